"""The Laboratory: one Technology card in reach, its missing production and the surcharge paid part by part."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from rules.core.event import Emit
from rules.core.move import SKIP, Move
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.harbour.prices import Due, leftovers, payable
from rules.yokohama_duel.components import (
    IMPORT_DOWN,
    IMPORT_UP,
    IMPORTS,
    NONE,
    PRODUCTION,
    SURCHARGE,
    SURCHARGE_FROM,
    TECHNOLOGIES,
    YEN,
)
from rules.yokohama_duel.effects import cards, stock
from rules.yokohama_duel.moves import TAKE_TECHNOLOGY, TakeTechnology
from rules.yokohama_duel.places import TECHNOLOGY
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Decision
from rules.yokohama_duel.steps.paying import Paying
from rules.yokohama_duel.steps.rewards import technology_gained
from rules.yokohama_duel.words import amount


def dues_for(state: DuelState, seat: Seat, technology: int, production: int) -> tuple[Due, ...]:
    """What a technology costs: production beyond that of the level, and a surcharge from the fourth card on."""
    missing = max(0, TECHNOLOGIES[technology].cost - production)
    surcharge = (SURCHARGE,) if state.techs[seat].bit_count() + 1 >= SURCHARGE_FROM else ()
    return (PRODUCTION,) * missing + surcharge


def in_purse(owned: Sequence[int]) -> tuple[int, int]:
    """Yen, and imports that may be spent."""
    return owned[YEN], sum(owned[side] for side in IMPORTS)


@dataclass(slots=True, unsafe_hash=True)
class ChooseTechnology(Decision):
    """Optional; with no card in reach nothing happens."""

    production: int

    def moves(self, state: DuelState) -> Sequence[Move]:
        seat, production = self.seat, self.production
        purse = in_purse(state.stock[seat])
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

    def prompt(self, state: DuelState) -> Text:
        return say("yokohama_duel.prompt.technology", production=self.production)

    def help(self, state: DuelState) -> Text | None:
        surcharge = state.techs[self.seat].bit_count() + 1 >= SURCHARGE_FROM
        key = "yokohama_duel.help.technology_surcharge" if surcharge else "yokohama_duel.help.technology"
        return say(key, yen=PRODUCTION.yen, n=PRODUCTION.imports)

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        if target not in TECHNOLOGY or TECHNOLOGY.index(target) not in state.tech_row:
            return None
        dues = dues_for(state, self.seat, TECHNOLOGY.index(target), self.production)
        yen, imports = in_purse(state.stock[self.seat])
        more_yen = next(more for more in count() if payable(dues, yen + more, imports))
        more_imports = next(more for more in count() if payable(dues, yen, imports + more))
        return say("yokohama_duel.refuse.production_short", yen=more_yen, n=more_imports)


@dataclass(slots=True, unsafe_hash=True)
class PayTechnology(Paying):
    """`dues` are still to be paid for the card chosen, each wholly in yen or in imports."""

    technology: int
    dues: tuple[Due, ...]
    given: tuple[tuple[int, int], ...]

    def options(self, state: DuelState) -> Sequence[int]:
        if not self.dues:
            return ()
        owned, due, rest = state.stock[self.seat], self.dues[0], self.dues[1:]
        yen, imports = in_purse(owned)
        found = []
        if due.imports <= imports and payable(rest, yen, imports - due.imports):
            found += [side for side in IMPORTS if owned[side]]
        if due.yen <= yen and payable(rest, yen - due.yen, imports):
            found.append(YEN)
        return sorted(found)

    def forced(self, state: DuelState, options: Sequence[int]) -> int:
        if len(options) == 1:
            return options[0]
        owned = state.stock[self.seat]
        sides = (owned[IMPORT_UP] if IMPORT_UP in IMPORTS else 0, owned[IMPORT_DOWN] if IMPORT_DOWN in IMPORTS else 0)
        return options[0] if len(leftovers(self.dues, owned[YEN], *sides)) == 1 else NONE

    def give(self, state: DuelState, item: int, emit: Emit) -> None:
        shares = stock.shares(state, self.seat, self.dues[0], item)
        for share, number in shares:
            stock.pay(state, self.seat, share, number, emit)
        given = tuple(sorted((*self.given, *shares)))
        state.pending.append(PayTechnology(self.seat, self.technology, self.dues[1:], given))

    def finish(self, state: DuelState, emit: Emit) -> None:
        cards.take_technology(state, self.seat, self.technology, self.given, emit)
        technology_gained(state, self.seat, self.technology, emit)

    def search_moves(self, state: DuelState) -> Sequence[Move]:
        return Paying.search_moves(self, state) if len(set(self.dues)) == 1 else self.moves(state)

    def last_given(self) -> int:
        return self.given[-1][0] if self.given else NONE

    def can_go_on(self, stock: Sequence[int]) -> bool:
        return payable(self.dues, *in_purse(stock))

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
