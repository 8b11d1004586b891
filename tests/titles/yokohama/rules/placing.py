"""A harbour placed by hand: whatever is said replaces what the deal had laid there, and no card lies twice."""

from collections.abc import Iterable
from typing import Any, Final, Self

from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.target import Seat
from rules.yokohama.cards import (
    ACHIEVEMENTS,
    AGENT_KINDS,
    HOUSE_SPACE,
    SPACES_PER_TILE,
    TECHNOLOGIES,
    TOKEN_KEYS,
)
from rules.yokohama.components import (
    AREAS,
    BOARD_KEYS,
    BOARDS,
    HOUSE,
    IN_HAND,
    IN_STORE,
    ITEMS,
    NONE,
    SHOP,
    SLOTS,
    TOTALS,
)
from rules.yokohama.rules import Yokohama
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.action import act_in
from rules.yokohama.steps.turn import BeginTurn, CloseTurn, TurnOver

RULES: Final = Yokohama()
AREA_KEYS: Final = [area.key for area in AREAS]
TECH_KEYS: Final = [card.key for card in TECHNOLOGIES]
HAND: Final = {"assistant": IN_HAND[0], "shop": IN_HAND[1], "house": IN_HAND[2]}
STORE: Final = {"assistant": IN_STORE[0], "shop": IN_STORE[1], "house": IN_STORE[2]}


def area(name: str) -> int:
    """An Area by its key; of two copies the first may be called by the kind."""
    return AREA_KEYS.index(name if name in AREA_KEYS else f"{name}_1")


def tech(name: str) -> int:
    """A technology card by its key, or the first of a title."""
    if name in TECH_KEYS:
        return TECH_KEYS.index(name)
    return next(number for number, key in enumerate(TECH_KEYS) if key.startswith(name))


def achievement(name: str) -> int:
    """An Achievement by its key."""
    return next(number for number, tile in enumerate(ACHIEVEMENTS) if tile.key == name)


class PlacedHarbour:
    """The table before the first turn of seat 0, who starts, with nothing in any Area.

    Everybody has no goods, no yen, no orders; the pieces are as at the start.
    """

    def __init__(self, seats: int = 4, seed: int = 1, **options: bool) -> None:
        self.rules = RULES
        self.events: list[Event] = []
        self.last: list[Event] = []
        self.state: YokohamaState = RULES.new_state(Deal("yokohama", seats, options, seed))
        state = self.state
        for seat in range(seats):
            state.deck = sorted(state.deck + state.drawn[seat])
            state.drawn[seat] = []
            state.stock[seat][: len(ITEMS)] = [0] * len(ITEMS)
        state.first = state.active = 0
        state.pending = [BeginTurn(0)]

    # ------------------------------------------------------------ the harbour
    def lay(self, *names: str) -> Self:
        """These Areas in the first cells, row by row; the others after them."""
        first = [area(name) for name in names]
        rest = [each for each in BOARDS[self.state.seats] if each not in first]
        self.state.layout = (*first, *rest)
        return self

    def tile(self, name: str, number: int) -> Self:
        """A Building tile, counted from 1, in an Area."""
        tiles = list(self.state.tiles)
        at = area(name)
        if number - 1 in tiles:
            tiles[tiles.index(number - 1)] = tiles[at]
        tiles[at] = number - 1
        self.state.tiles = tuple(tiles)
        return self

    def token(self, name: str, key: str) -> Self:
        """A 5-Power token in an Area; "" takes it away."""
        self.state.tokens[area(name)] = TOKEN_KEYS.index(key) if key else NONE
        return self

    def station(self, name: str) -> Self:
        """The Station token lies in an Area."""
        self.state.station = area(name)
        return self

    # ------------------------------------------------------------ a seat
    def own(self, seat: Seat = 0, **numbers: int) -> Self:
        """Items of a seat; `imports` stands for Imported Goods."""
        for name, number in numbers.items():
            self.state.stock[seat][ITEMS.index("import" if name == "imports" else name)] = number
        return self

    def hold(self, seat: Seat = 0, **numbers: int) -> Self:
        """Pieces in hand: assistant, shop, house; the Warehouse stays as it is."""
        for name, number in numbers.items():
            self.state.stock[seat][HAND[name]] = number
        return self

    def store(self, seat: Seat = 0, **numbers: int) -> Self:
        """Pieces in the Warehouse."""
        for name, number in numbers.items():
            self.state.stock[seat][STORE[name]] = number
        return self

    def men(self, seat: Seat = 0, **numbers: int) -> Self:
        """Assistants in Areas, besides those in hand."""
        for name, number in numbers.items():
            self.state.men[seat][area(name)] = number
        return self

    def president(self, seat: Seat, name: str) -> Self:
        """A President stands in an Area; "" puts him in hand."""
        self.state.presidents[seat] = area(name) if name else NONE
        return self

    def shop(self, seat: Seat, name: str, space: int = 3) -> Self:
        """A Shop stands on a space of an Area, the one without reward unless said."""
        self._take_piece(seat, SHOP)
        self.state.built[area(name) * SPACES_PER_TILE + space] = seat
        return self

    def house(self, seat: Seat, name: str) -> Self:
        """A Trading House stands in an Area."""
        self._take_piece(seat, HOUSE)
        self.state.built[area(name) * SPACES_PER_TILE + HOUSE_SPACE] = seat
        return self

    def _take_piece(self, seat: Seat, piece: int) -> None:
        owned = self.state.stock[seat]
        owned[IN_STORE[piece] if owned[IN_STORE[piece]] else IN_HAND[piece]] -= 1
        assert owned[IN_HAND[piece]] + owned[IN_STORE[piece]] < TOTALS[piece]

    def agents(self, seat: Seat = 0, **numbers: int) -> Self:
        """Unused Agents by kind."""
        for name, number in numbers.items():
            self.state.agents[seat][AGENT_KINDS.index(name)] = number
        return self

    # ------------------------------------------------------------ cards
    def _lists(self) -> Iterable[list[int]]:
        state = self.state
        yield state.deck
        yield state.removed
        for pile in (state.hands, state.drawn, state.returned, state.completed):
            yield from pile

    def _free_order(self, order: int) -> int:
        for cards in self._lists():
            if order in cards:
                cards.remove(order)
                return order
        for row in self.state.ports:
            if order in row:
                row[row.index(order)] = self.state.deck.pop()
        return order

    def orders(self, seat: Seat, *numbers: int) -> Self:
        """Orders in hand, counted from 1."""
        self.state.hands[seat] = sorted(self._free_order(number - 1) for number in numbers)
        return self

    def done(self, seat: Seat, *numbers: int) -> Self:
        """Completed orders, counted from 1."""
        self.state.completed[seat] = sorted(self._free_order(number - 1) for number in numbers)
        return self

    def port(self, letter: str, *numbers: int) -> Self:
        """The orders on a Port board from left to right, counted from 1; slots not named stay empty."""
        state, at = self.state, "ab".index(letter)
        state.deck = sorted(state.deck + [card for card in state.ports[at] if card != NONE])
        state.ports[at] = [NONE] * SLOTS
        for slot, number in enumerate(numbers):
            state.ports[at][slot] = self._free_order(number - 1)
        return self

    def deck(self, *numbers: int) -> Self:
        """The order deck holds just these; the others are out of the game."""
        state = self.state
        for number in numbers:
            self._free_order(number - 1)
        state.removed = sorted(state.removed + state.deck)
        state.deck = sorted(number - 1 for number in numbers)
        return self

    def _free_tech(self, card: int) -> int:
        state = self.state
        if card in state.tech_deck:
            state.tech_deck.remove(card)
        for row in state.laboratories:
            if card in row:
                row[row.index(card)] = state.tech_deck.pop()
        for seat in range(state.seats):
            state.techs[seat] &= ~(1 << card)
        return card

    def techs(self, seat: Seat, *names: str) -> Self:
        """Technologies of a seat."""
        for name in names:
            self.state.techs[seat] |= 1 << self._free_tech(tech(name))
        return self

    def laboratory(self, letter: str, *names: str) -> Self:
        """The technologies on a Laboratory board from left to right; slots not named stay empty."""
        state, at = self.state, "ab".index(letter)
        state.tech_deck = sorted(state.tech_deck + [card for card in state.laboratories[at] if card != NONE])
        state.laboratories[at] = [NONE] * SLOTS
        for slot, name in enumerate(names):
            state.laboratories[at][slot] = self._free_tech(tech(name))
        return self

    # ------------------------------------------------------------ boards
    def board(self, name: str, **owners: Seat) -> Self:
        """Owners of spaces of the Church or Customs board: `space_3=1`."""
        row = self.state.boards[BOARD_KEYS.index(name)]
        for key, owner in owners.items():
            row[int(key.removeprefix("space_")) - 1] = owner
        return self

    def achievements(self, *names: str) -> Self:
        """The three tiles on display."""
        self.state.achievements = tuple(map(achievement, names))
        self.state.achieved = [[] for _ in names]
        return self

    def achieved(self, name: str, *seats: Seat) -> Self:
        """Who has completed a tile, the first named first."""
        self.state.achieved[self.state.achievements.index(achievement(name))] = list(seats)
        return self

    # ------------------------------------------------------------ beginning
    def begin(self) -> Any:
        """The first turn begins."""
        self.state.offer = None
        self.rules.settle(self.state, self.events.append)
        return self

    def at(self, name: str, power: int, seat: Seat = 0) -> Any:
        """This seat acts in an Area with so much Power: its President there and assistants for the rest."""
        state, here = self.state, area(name)
        state.active, state.turn = seat, seat + 1
        state.presidents[seat] = here
        state.men[seat][here] = power - 1
        return self.acting(name, seat)

    def acting(self, name: str, seat: Seat = 0) -> Any:
        """This seat acts in an Area with what stands there."""
        state = self.state
        state.active, state.turn = seat, max(state.turn, seat + 1)
        state.pending = [TurnOver(), CloseTurn(seat)]
        act_in(state, seat, area(name))
        return self.begin()
