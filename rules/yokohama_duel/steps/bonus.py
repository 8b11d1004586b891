"""The second step of a turn: one level-5 bonus card."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.step import Step
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yokohama_duel.components import BONUS_CARDS, BONUS_LEVEL, BONUS_REWARDS, NONE
from rules.yokohama_duel.effects import cards as effects
from rules.yokohama_duel.moves import TAKE_BONUS, TakeBonus
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Between
from rules.yokohama_duel.steps.rewards import gain_rewards

SOURCE = "level5_bonus"


def rewards_at(level: int) -> int:
    """How many rewards of a bonus card this level brings."""
    return int(BONUS_REWARDS[min(level - BONUS_LEVEL, len(BONUS_REWARDS) - 1)]) if level >= BONUS_LEVEL else 0


@dataclass(slots=True, unsafe_hash=True)
class ChooseBonus(Between):
    """Mandatory at this level."""

    level: int

    def moves(self, state: DuelState) -> Sequence[Move]:
        return [TAKE_BONUS[card] for card in state.bonus_row if card != NONE]

    def apply(self, state: DuelState, move: TakeBonus, emit: Emit) -> None:
        number = rewards_at(self.level)
        effects.choose_bonus(state, self.seat, move.card, number, emit)
        state.pending.append(ReplaceBonus(move.card))
        gain_rewards(state, self.seat, BONUS_CARDS[move.card].rewards[:number], SOURCE, emit)

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
