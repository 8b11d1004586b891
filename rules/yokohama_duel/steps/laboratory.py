"""The Laboratory: one Technology card in reach, its missing production and the surcharge paid part by part."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rules.core.event import Emit
from rules.core.move import SKIP, Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.harbour.paying import ASKED
from rules.harbour.prices import Due, payable
from rules.harbour.purse import Given
from rules.yokohama_duel.components import (
    IMPORT_UP,
    NONE,
    PRODUCTION,
    PURSE,
    YEN,
    place_with,
)
from rules.yokohama_duel.effects import cards, stock
from rules.yokohama_duel.moves import TAKE_TECHNOLOGY, TakeTechnology
from rules.yokohama_duel.places import TECHNOLOGY
from rules.yokohama_duel.reckoning.prices import dues_for, surcharged
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Decision
from rules.yokohama_duel.steps.paying import Paying
from rules.yokohama_duel.steps.rewards import technology_gained
from rules.yokohama_duel.words.amounts import amount

HERE: Final = place_with("take_technology")


@dataclass(slots=True, unsafe_hash=True)
class ChooseTechnology(Decision):
    """Optional; with no card in reach nothing happens."""

    KEY: ClassVar[str] = "technology"
    FREE_MOVES_CAN_WAIT: ClassVar[bool] = False

    production: int

    def moves(self, state: DuelState) -> Sequence[Move]:
        seat, production = self.seat, self.production
        purse = PURSE.holds(state.stock[seat])
        found: list[Move] = [
            TAKE_TECHNOLOGY[each]
            for each in state.tech_row
            if each != NONE and payable(dues_for(state, seat, each, production), *purse)
        ]
        if found:
            found.append(SKIP)
        return found

    def apply(self, state: DuelState, move: Move, emit: Emit) -> None:
        if isinstance(move, TakeTechnology):
            dues = dues_for(state, self.seat, move.technology, self.production)
            state.pending.append(PayTechnology(self.seat, move.technology, dues, ()))

    def phrase(self, state: DuelState, move: Move) -> Text:
        if isinstance(move, TakeTechnology):
            return say("yokohama_duel.do.technology", technology=TECHNOLOGY[move.technology])
        return Decision.phrase(self, state, move)

    def place_in_hand(self, state: DuelState) -> int:
        return HERE

    def more_about(self, state: DuelState, target: Target) -> list[Text]:
        technology = TECHNOLOGY.index(target) if target in TECHNOLOGY else NONE
        if technology == NONE or technology not in state.tech_row:
            return []
        dues = dues_for(state, self.seat, technology, self.production)
        if not dues:
            return [Text("yokohama_duel.about.technology_free")]
        yen, imports = sum(due.yen for due in dues), sum(due.imports for due in dues)
        return [say("yokohama_duel.about.technology_price", yen=yen, n=imports)]

    def prompt(self, state: DuelState) -> Text:
        return say("yokohama_duel.prompt.technology", production=self.production)

    def help(self, state: DuelState) -> Text | None:
        key = "technology_surcharge" if surcharged(state, self.seat) else "technology"
        return say(f"yokohama_duel.help.{key}", yen=PRODUCTION.yen, n=PRODUCTION.imports)

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        if target not in TECHNOLOGY or TECHNOLOGY.index(target) not in state.tech_row:
            return None
        dues = dues_for(state, self.seat, TECHNOLOGY.index(target), self.production)
        yen, imports = PURSE.missing(state.stock[self.seat], dues)
        return say("yokohama_duel.refuse.production_short", yen=yen, n=imports)


@dataclass(slots=True, unsafe_hash=True)
class PayTechnology(Paying):
    """`dues` are still to be paid for the card chosen, each wholly in yen or in imports."""

    technology: int
    dues: tuple[Due, ...]
    given: Given

    def options(self, state: DuelState) -> Sequence[int]:
        return PURSE.ways(state.stock[self.seat], self.dues)

    def forced(self, state: DuelState, options: Sequence[int]) -> int:
        if len(options) == 1:
            return options[0]
        return options[0] if PURSE.decided(state.stock[self.seat], self.dues) else ASKED

    def give(self, state: DuelState, item: int, emit: Emit) -> None:
        shares = self.part(state, item)
        for share, number in shares:
            stock.pay(state, self.seat, share, number, emit)
        given = tuple(sorted((*self.given, *shares)))
        state.pending.append(PayTechnology(self.seat, self.technology, self.dues[1:], given))

    def part(self, state: DuelState, item: int) -> Given:
        return PURSE.shares(state.stock[self.seat], self.dues[0], item)

    def finish(self, state: DuelState, emit: Emit) -> None:
        cards.take_technology(state, self.seat, self.technology, self.given, emit)
        technology_gained(state, self.seat, self.technology, emit)

    def lowest(self, state: DuelState) -> int:
        """Prices that differ are paid one after the other: there the order counts."""
        return Paying.lowest(self, state) if len(set(self.dues)) == 1 else 0

    def can_go_on(self, owned: Sequence[int]) -> bool:
        return PURSE.pays(owned, self.dues)

    def place_in_hand(self, state: DuelState) -> int:
        return HERE

    def card_in_hand(self) -> Target:
        return TECHNOLOGY[self.technology]

    def prompt(self, state: DuelState) -> Text:
        due = self.dues[0]
        return say(
            "yokohama_duel.prompt.pay_technology",
            technology=TECHNOLOGY[self.technology],
            yen=amount(YEN, due.yen),
            imports=amount(IMPORT_UP, due.imports),
            n=len(self.dues),
        )

    def help(self, state: DuelState) -> Text | None:
        return Text("yokohama_duel.help.pay_technology")
