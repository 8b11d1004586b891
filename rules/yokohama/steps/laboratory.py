"""Laboratories: one technology, its price above the Power paid in yen and imports."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import DONE, SKIP, Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.harbour.prices import Due
from rules.yokohama.cards import STATION, TECHNOLOGIES
from rules.yokohama.components import CANAL, GROUNDS, IMPORT, NONE, PRODUCTION, PURSE, YEN
from rules.yokohama.effects import cards, town
from rules.yokohama.moves import CHOOSE, GIVE, PLACE_STATION, Choose, Give, PlaceStation
from rules.yokohama.places import AREA, TECHNOLOGY
from rules.yokohama.reckoning.prices import dues, fewest_imports, fits, owns_title, parts, takeable
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.base import Turn
from rules.yokohama.words.amounts import amount, price, technology


@dataclass(slots=True, unsafe_hash=True)
class ChooseTechnology(Turn):
    """Optional; with no card in reach nothing happens."""

    letter: int
    production: int

    KEY = "technology"

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        found: list[Move] = [CHOOSE[card] for card in takeable(state, self.seat, self.letter, self.production)]
        return [*found, SKIP] if found else ()

    def dues(self, state: YokohamaState, card: int) -> tuple[Due, ...]:
        """What is left to pay for a card of the board."""
        slot = state.laboratories[self.letter].index(card)
        return dues(state, self.seat, card, slot, self.production)

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, Choose):
            prices = self.dues(state, move.card)
            imports = fewest_imports(state, self.seat, prices)
            state.pending.append(PayTechnology(self.seat, self.letter, move.card, prices, imports))

    def prompt(self, state: YokohamaState) -> Text:
        return say("yokohama.prompt.technology", n=self.production)

    def help(self, state: YokohamaState) -> Text | None:
        return say("yokohama.help.technology", yen=PRODUCTION.yen, n=PRODUCTION.imports)

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        if target not in TECHNOLOGY:
            return None
        card = TECHNOLOGY.index(target)
        if card not in state.laboratories[self.letter]:
            shown = any(card in row for row in state.laboratories)
            return Text("yokohama.refuse.other_laboratory") if shown else None
        if owns_title(state, self.seat, card):
            return Text("yokohama.refuse.same_title")
        yen, imports = PURSE.missing(state.stock[self.seat], self.dues(state, card))
        return say("yokohama.refuse.production", yen=yen, n=imports)

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if isinstance(move, Choose):
            due = len(self.dues(state, move.card))
            if not due:
                return say("yokohama.do.technology_free", technology=technology(move.card))
            return say("yokohama.do.technology", technology=technology(move.card), n=due)
        return Turn.phrase(self, state, move)


@dataclass(slots=True, unsafe_hash=True)
class PayTechnology(Turn):
    """`prices` are due, the first `imports` of them in imports, the others in yen.

    Confirmed also when all is free, for a card is revealed then.
    """

    letter: int
    card: int
    prices: tuple[Due, ...]
    imports: int

    KEY = "pay_technology"

    def in_hand(self, state: YokohamaState) -> tuple[Target, ...]:
        return (TECHNOLOGY[self.card],)

    def payable(self, state: YokohamaState) -> tuple[tuple[int, int], ...]:
        return ((YEN, PRODUCTION.yen), (IMPORT, PRODUCTION.imports)) if self.prices else ()

    def paid_now(self, state: YokohamaState) -> tuple[tuple[int, int], ...]:
        return parts(self.prices, self.imports)

    def _can(self, state: YokohamaState, imports: int) -> bool:
        return fits(state, self.seat, self.prices, imports)

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        found: list[Move] = []
        if self._can(state, self.imports + 1):
            found.append(GIVE[self.seat][IMPORT])
        if self._can(state, self.imports - 1):
            found.append(GIVE[self.seat][YEN])
        found.append(DONE)
        return found

    def search_moves(self, state: YokohamaState) -> Sequence[Move]:
        """Towards more imports only."""
        return [move for move in self.moves(state) if not isinstance(move, Give) or move.item == IMPORT]

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, Give):
            imports = self.imports + (1 if move.item == IMPORT else -1)
            state.pending.append(PayTechnology(self.seat, self.letter, self.card, self.prices, imports))
            return
        state.pending += (RefillLaboratory(self.letter), CheckPair(self.seat, TECHNOLOGIES[self.card].country))
        cards.take_technology(state, self.seat, self.letter, self.card, parts(self.prices, self.imports), emit)
        if STATION.cards >> self.card & 1:
            state.pending.append(LocateStation(self.seat))

    def prompt(self, state: YokohamaState) -> Text:
        card = technology(self.card)
        if not self.prices:
            return say("yokohama.prompt.take_technology", technology=card)
        paid = price(parts(self.prices, self.imports))
        return say("yokohama.prompt.pay_technology", technology=card, price=paid)

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        if target in TECHNOLOGY:
            return Text("yokohama.refuse.pay_first")
        return self.refuse_payment(state, target)

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if isinstance(move, Give):
            number = PRODUCTION.imports if move.item == IMPORT else PRODUCTION.yen
            return say("yokohama.do.rather", what=amount(move.item, number))
        return say("yokohama.do.technology_free", technology=technology(self.card))


@dataclass(slots=True, unsafe_hash=True)
class LocateStation(Turn):
    """Any Area but the Canal, for good."""

    KEY = "station"

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        return [PLACE_STATION[area] for area in GROUNDS[state.seats]] if state.station == NONE else ()

    def apply(self, state: YokohamaState, move: PlaceStation, emit: Emit) -> None:
        town.place_station(state, self.seat, move.area, emit)

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        return Text("yokohama.refuse.canal") if target == AREA[CANAL] else Text("yokohama.refuse.station_first")

    def phrase(self, state: YokohamaState, move: PlaceStation) -> Text:
        return say("yokohama.do.station", area=AREA[move.area])


@dataclass(slots=True, unsafe_hash=True)
class CheckPair(Step):
    """Has a country's number of icons become even?"""

    seat: Seat
    country: int

    def resolve(self, state: YokohamaState, emit: Emit) -> None:
        cards.check_pair(state, self.seat, self.country, emit)


@dataclass(slots=True, unsafe_hash=True)
class RefillLaboratory(Step):
    """What is revealed comes last."""

    letter: int

    def resolve(self, state: YokohamaState, emit: Emit) -> None:
        cards.refill_laboratory(state, self.letter, emit)
