"""Positions for tests, placed by hand in a sentence; and the short names of things.

Places have short names (see `PLACE_NAMES`), technologies, Church and bonus cards their keys without what they share,
orders their printed number, Influence cards the level before the upgrade.
"""

from typing import Final, Self

from rules.core.chance import seeded
from rules.core.event import Event
from rules.core.step import Step
from rules.core.target import Seat
from rules.yokohama_duel.components import (
    BONUS_CARDS,
    CHURCH_CARDS,
    CRITERIA,
    INFLUENCES,
    ITEMS,
    NONE,
    ORDERS,
    SETUP,
    TECHNOLOGIES,
)
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.end_turn import EndTurn
from rules.yokohama_duel.steps.turn import BeginTurn, TurnOver
from tests.titles.yokohama_duel.rules.watching import RULES, check_announced, check_at_rest

PLACE_NAMES: Final = (
    "tea", "fish", "silk", "copper", "church", "customs", "chinatown", "bank", "laboratory", "port",
)  # fmt: skip
TECH_NAMES: Final = tuple(card.key for card in TECHNOLOGIES)
CHURCH_NAMES: Final = tuple(card.key.removeprefix("church_") for card in CHURCH_CARDS)
CRITERION_NAMES: Final = tuple(criterion.key for criterion in CRITERIA)
_SHORT: Final = {"up": "import_up", "down": "import_down"}


def place(name: str) -> int:
    """The number of a place."""
    return PLACE_NAMES.index(name)


def places(*names: str) -> int:
    """A bit set of places."""
    return sum(1 << place(name) for name in names)


def item(name: str) -> int:
    """The number of a good, of yen, or of an import by its side, "up" or "down"."""
    return ITEMS.index(_SHORT.get(name, name))


def tech(name: str) -> int:
    """The number of a technology."""
    return TECH_NAMES.index(name)


def techs(*names: str) -> int:
    """A bit set of technologies."""
    return sum(1 << tech(name) for name in names)


def church(name: str) -> int:
    """The number of a Church card, named by its faith."""
    return CHURCH_NAMES.index(name)


class PlacedHarbour:
    """Seat 0 is the first player. Nobody owns anything; decks hold whatever the test does not place elsewhere."""

    def __init__(self) -> None:
        self.rules = RULES
        self.state = DuelState(2, seeded(1))
        self.state.round = 1
        self.events: list[Event] = []
        self.last: list[Event] = []
        self._orders: list[int] | None = None
        self._bonuses: list[int] | None = None
        self._techs: list[int] | None = None

    # ------------------------------------------------------------ what a seat owns
    def own(self, seat: Seat, **numbers: int) -> Self:
        """Goods by name, imports by side, yen: `own(0, copper=1, up=2, yen=3)`."""
        for name, number in numbers.items():
            self.state.stock[seat][item(name)] = number
        return self

    def assists(self, seat: Seat, ones: int, twos: int = 0) -> Self:
        self.state.assists[seat] = [ones, twos]
        return self

    def laid(self, seat: Seat, **cards: str) -> Self:
        """Influence cards at places: `laid(0, one="bank", two="port")`."""
        for name, where in cards.items():
            self.state.laid[seat][("one", "two", "three", "four").index(name)] = place(where)
        return self

    def upgraded(self, seat: Seat, *cards: int) -> Self:
        self.state.upgraded[seat] = sum(1 << card - 1 for card in cards)
        return self

    def shops(self, seat: Seat, *names: str) -> Self:
        self.state.shops[seat] = places(*names)
        return self

    def houses(self, seat: Seat, *names: str) -> Self:
        self.state.houses[seat] = places(*names)
        return self

    def techs(self, seat: Seat, *names: str) -> Self:
        self.state.techs[seat] = techs(*names)
        return self

    def used(self, seat: Seat, *names: str) -> Self:
        self.state.used[seat] = techs(*names)
        return self

    def churches(self, seat: Seat, *names: str) -> Self:
        self.state.churches[seat] = sorted(map(church, names))
        return self

    def hand(self, seat: Seat, *orders: int) -> Self:
        self.state.hands[seat] = sorted(order - 1 for order in orders)
        return self

    def completed(self, seat: Seat, *orders: int) -> Self:
        self.state.completed[seat] = sorted(order - 1 for order in orders)
        return self

    def merchants(self, seat: Seat, face_up: int, *criteria: str) -> Self:
        """Merchants face up, recruited for these criteria; more criteria than Merchants: the others are spent."""
        names = criteria or CRITERION_NAMES[:face_up]
        self.state.merchants[seat] = face_up
        self.state.spent[seat] = len(names) - face_up
        self.state.recruited[seat] = sum(1 << CRITERION_NAMES.index(name) for name in names)
        return self

    # ------------------------------------------------------------ what lies in the middle
    def station(self, name: str) -> Self:
        self.state.station = place(name)
        return self

    def display(self, *names: str) -> Self:
        """Technologies face up; the other spaces are empty."""
        row = [tech(name) for name in names]
        self.state.tech_row = row + [NONE] * (SETUP["tech_face_up"] - len(row))
        return self

    def tech_deck(self, *names: str) -> Self:
        """All that the technology deck holds."""
        self._techs = sorted(map(tech, names))
        return self

    def church_display(self, *names: str) -> Self:
        row = [church(name) for name in names]
        self.state.church_row = row + [NONE] * (SETUP["church_face_up"] - len(row))
        return self

    def bonuses(self, *cards: int) -> Self:
        """The three bonus cards face up, by their printed numbers."""
        self.state.bonus_row = [card - 1 for card in cards]
        return self

    def bonus_deck(self, *cards: int) -> Self:
        """All that the bonus deck holds; the others of the twelve are discarded."""
        self._bonuses = sorted(card - 1 for card in cards)
        return self

    def deck(self, *orders: int) -> Self:
        """All that the shuffled order deck holds."""
        self._orders = sorted(order - 1 for order in orders)
        return self

    def under(self, *orders: int) -> Self:
        """Orders under the shuffled deck, the next to come up first."""
        self.state.under = [order - 1 for order in orders]
        return self

    # ------------------------------------------------------------ moments
    def round(self, number: int) -> Self:
        self.state.round = number
        return self

    def at_level(self, level: int, where: str, seat: Seat = 0) -> Self:
        """The next action of a seat at this place has this level (1 to 7); lower cards lie at the Port."""
        card = min(level, len(INFLUENCES))
        self.state.laid[seat] = [place("port")] * (card - 1) + [NONE] * (len(INFLUENCES) - card + 1)
        if level > 4:
            self.upgraded(seat, 4)
        if level > 5:
            self.shops(seat, where)
        if level > 6:
            self.station(where)
        return self

    def begin(self, seat: Seat = 0) -> Self:
        """Fill what was left open and let the turn of a seat begin."""
        return self.at_rest(BeginTurn(seat), seat=seat)

    def last_turn(self, seat: Seat = 1) -> Self:
        """All Influence cards lie at the Port; nothing is left to do in the round but to end this turn."""
        self.state.laid = [[place("port")] * len(INFLUENCES) for _ in range(2)]
        return self.at_rest(TurnOver(), EndTurn(seat, False), seat=seat)

    def at_rest(self, *steps: Step, seat: Seat = 0) -> Self:
        """The same for any steps, the last on top."""
        self._fill()
        state = self.state
        state.active = seat
        state.turn = max(state.round - 1, 0) * 8 + sum(where != NONE for laid in state.laid for where in laid)
        state.pending = list(steps)
        before = state.clone()
        self.rules.settle(state, self.events.append)
        check_announced(before, state, self.events)
        check_at_rest(state)
        return self

    def _fill(self) -> None:
        state = self.state
        placed = {card for cards in (*state.hands, *state.completed, state.under) for card in cards}
        state.deck = [c for c in range(len(ORDERS)) if c not in placed] if self._orders is None else self._orders
        if not state.bonus_row:
            state.bonus_row = [0, 1, 2]
        rest = [card for card in range(len(BONUS_CARDS)) if card not in state.bonus_row]
        state.bonus_deck = rest if self._bonuses is None else self._bonuses
        state.bonus_discard = [card for card in rest if card not in state.bonus_deck]
        known = state.techs[0] | state.techs[1]
        spare = [n for n in range(len(TECHNOLOGIES)) if not known >> n & 1 and n not in state.tech_row]
        if not state.tech_row:
            state.tech_row, spare = spare[:5], spare[5:]
        state.tech_deck = spare if self._techs is None else self._techs
        taken = [card for cards in state.churches for card in cards]
        left = [card for card in range(len(CHURCH_CARDS)) if card not in taken and card not in state.church_row]
        if not state.church_row:
            state.church_row, left = (left[:6] + [NONE] * 6)[:6], left[6:]
        state.box = left
