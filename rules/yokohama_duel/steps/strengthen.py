"""After the place is chosen: an assist card, a paid technology, or neither; then the level is fixed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rules.core.event import Emit
from rules.core.move import DONE, Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yokohama_duel.components import (
    ASSISTS_EACH,
    BONUS_LEVEL,
    BUILD_LEVEL,
    PAID_INFLUENCE,
    TECHNOLOGIES,
)
from rules.yokohama_duel.effects import cards, stock
from rules.yokohama_duel.effects import turns as effects
from rules.yokohama_duel.moves import PAY_FOR_INFLUENCE, PLAY_ASSIST, PayForInfluence, PlayAssist
from rules.yokohama_duel.places import ASSIST, PLACE, TECHNOLOGY
from rules.yokohama_duel.reckoning.influence import assist_value, ready
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.act import Act
from rules.yokohama_duel.steps.base import Decision
from rules.yokohama_duel.steps.bonus import ChooseBonus
from rules.yokohama_duel.steps.build import BuildHere
from rules.yokohama_duel.steps.end_turn import EndTurn
from rules.yokohama_duel.words.amounts import amount


@dataclass(slots=True, unsafe_hash=True)
class Strengthen(Decision):
    """`level` is what counts so far, `assists` how many were played with this action."""

    KEY: ClassVar[str] = "strengthen"
    LEVEL_OPEN: ClassVar[bool] = True

    merchant: bool
    place: int
    level: int
    assists: int

    def moves(self, state: DuelState) -> Sequence[Move]:
        seat = self.seat
        found: list[Move] = []
        if self.assists < ASSISTS_EACH:
            found = [PLAY_ASSIST[kind] for kind, number in enumerate(state.assists[seat]) if number]
        for technology in ready(state, seat, PAID_INFLUENCE):
            item, number = TECHNOLOGIES[technology].pays
            if state.stock[seat][item] >= number:
                found.append(PAY_FOR_INFLUENCE[technology])
        if found:
            found.append(DONE)
        return found

    def apply(self, state: DuelState, move: Move, emit: Emit) -> None:
        seat = self.seat
        if isinstance(move, PlayAssist):
            level = self.level + assist_value(state, seat, move.kind)
            cards.play_assist(state, seat, move.kind, self.place, emit)
            state.pending.append(Strengthen(seat, self.merchant, self.place, level, self.assists + 1))
        elif isinstance(move, PayForInfluence):
            technology = TECHNOLOGIES[move.technology]
            stock.use(state, seat, move.technology, emit)
            stock.pay(state, seat, *technology.pays, emit)
            level = self.level + technology.influence
            state.pending.append(Strengthen(seat, self.merchant, self.place, level, self.assists))
        else:
            self.resolve(state, emit)

    def resolve(self, state: DuelState, emit: Emit) -> None:
        """The level is fixed: the place effect, then bonus and building by this level."""
        seat, merchant, level = self.seat, self.merchant, self.level
        effects.fix_level(state, seat, self.place, level, emit)
        if level >= BUILD_LEVEL:
            state.pending.append(BuildHere(seat, merchant, self.place))
        elif not merchant:
            state.pending.append(EndTurn(seat, False))
        if level >= BONUS_LEVEL:
            state.pending.append(ChooseBonus(seat, merchant, level))
        state.pending.append(Act(seat, self.place, level))

    def _paid(self, state: DuelState) -> list[int]:
        """The technologies that could be paid for."""
        return [move.technology for move in self.moves(state) if isinstance(move, PayForInfluence)]

    def phrase(self, state: DuelState, move: Move) -> Text:
        if isinstance(move, PlayAssist):
            return say("yokohama_duel.do.assist", n=assist_value(state, self.seat, move.kind))
        if isinstance(move, PayForInfluence):
            pays = amount(*TECHNOLOGIES[move.technology].pays)
            return say("yokohama_duel.do.strengthen", technology=TECHNOLOGY[move.technology], price=pays)
        return Decision.phrase(self, state, move)

    def place_in_hand(self, state: DuelState) -> int:
        return self.place

    def levels_at(self, state: DuelState, place: int) -> list[int]:
        return [self.level] if place == self.place else []

    def prompt(self, state: DuelState) -> Text:
        place, paid = PLACE[self.place], self._paid(state)
        if not paid:
            return say("yokohama_duel.prompt.strengthen", place=place, level=self.level)
        assist = self.assists < ASSISTS_EACH and any(state.assists[self.seat])
        key = "strengthen_any" if assist else "strengthen_paid"
        return say(f"yokohama_duel.prompt.{key}", place=place, level=self.level, technology=TECHNOLOGY[paid[0]])

    def help(self, state: DuelState) -> Text | None:
        paid = self._paid(state)
        if not paid:
            return Text("yokohama_duel.help.strengthen")
        technology = TECHNOLOGIES[paid[0]]
        return say(
            "yokohama_duel.help.strengthen_paid",
            technology=TECHNOLOGY[paid[0]],
            price=amount(*technology.pays),
            n=technology.influence,
        )

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        if target in ASSIST:
            key = "no_such_assist" if self.assists < ASSISTS_EACH else "one_assist"
            return Text(f"yokohama_duel.refuse.{key}")
        if target in TECHNOLOGY:
            return self._refuse_technology(state, TECHNOLOGY.index(target))
        return Text("yokohama_duel.refuse.place_chosen") if target.kind == "place" else None

    def _refuse_technology(self, state: DuelState, technology: int) -> Text | None:
        if not (PAID_INFLUENCE & state.techs[self.seat]) >> technology & 1:
            return None
        if state.used[self.seat] >> technology & 1:
            return Text("yokohama_duel.refuse.used")
        item, number = TECHNOLOGIES[technology].pays
        return say("yokohama_duel.refuse.short", n=number - state.stock[self.seat][item])
