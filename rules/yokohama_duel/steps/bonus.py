"""The second step of a turn: one level-5 bonus card."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.step import Step
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yokohama_duel.components import BONUS_CARDS, NONE
from rules.yokohama_duel.effects import cards as effects
from rules.yokohama_duel.moves import TAKE_BONUS, TakeBonus
from rules.yokohama_duel.places import BONUS
from rules.yokohama_duel.reckoning.influence import rewards_at
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Between
from rules.yokohama_duel.steps.build import BuildHere
from rules.yokohama_duel.steps.rewards import gain_rewards
from rules.yokohama_duel.words.amounts import bonus_rewards

SOURCE = "level5_bonus"


@dataclass(slots=True, unsafe_hash=True)
class ChooseBonus(Between):
    """Mandatory at this level."""

    PHASE: ClassVar[str] = "bonus"
    ROLE: ClassVar[str] = "bonus"

    level: int

    def moves(self, state: DuelState) -> Sequence[Move]:
        return [TAKE_BONUS[card] for card in state.bonus_row if card != NONE]

    def apply(self, state: DuelState, move: TakeBonus, emit: Emit) -> None:
        number = rewards_at(self.level)
        effects.choose_bonus(state, self.seat, move.card, number, emit)
        state.pending.append(ReplaceBonus(move.card))
        gain_rewards(state, self.seat, BONUS_CARDS[move.card].rewards[:number], SOURCE, emit)

    def phrase(self, state: DuelState, move: Move) -> Text:
        if isinstance(move, TakeBonus):
            return say("yokohama_duel.do.bonus", rewards=bonus_rewards(move.card, rewards_at(self.level)))
        return Between.phrase(self, state, move)

    def place_in_hand(self, state: DuelState) -> int:
        """The step below knows it: a level that brings a bonus card lets build, too."""
        return next((step.place for step in state.pending[-2:-1] if isinstance(step, BuildHere)), NONE)

    def more_about(self, state: DuelState, target: Target) -> list[Text]:
        if target not in BONUS:
            return []
        rewards = bonus_rewards(BONUS.index(target), rewards_at(self.level))
        return [say("yokohama_duel.about.bonus_now", rewards=rewards)]

    def prompt(self, state: DuelState) -> Text:
        return say("yokohama_duel.prompt.bonus", level=self.level, n=rewards_at(self.level))

    def help(self, state: DuelState) -> Text | None:
        return Text("yokohama_duel.help.bonus")

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        return Text("yokohama_duel.refuse.bonus_first") if target.kind in ("place", "build") else None


@dataclass(slots=True, unsafe_hash=True)
class ReplaceBonus(Step):
    """Once its rewards are gained the card is discarded, then another is revealed."""

    card: int

    def resolve(self, state: DuelState, emit: Emit) -> None:
        effects.replace_bonus(state, self.card, emit)
