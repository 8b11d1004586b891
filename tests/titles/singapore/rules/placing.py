"""Placing a town by hand: buildings, streets, workers, stocks, tiles.

Buildings are named by their tile, plots by column and row, the start tile's upper left corner being (0, 0).
"""

from typing import Final, Self, TypeAlias

from rules.core.chance import roll, seeded
from rules.core.event import Event
from rules.core.state import GameState
from rules.core.step import Step
from rules.core.target import NOBODY, Seat
from rules.singapore.components import (
    BLACK_TOKENS,
    EMPTY,
    GOODS,
    NEUTRAL,
    SEALS,
    STACK_TILES,
    START_SQUARES,
    START_TILES,
    TILE_OF,
    WHITE_TOKENS,
    WORKERS,
)
from rules.singapore.effects.town import set_building
from rules.singapore.reckoning.board import BOARDS
from rules.singapore.state import WAITS, SingaporeState
from rules.singapore.steps.prepare import PrepareTurn, preparation_order
from rules.singapore.steps.rounds import BeginRound, BeginTurn, TurnOver
from rules.singapore.steps.work import Work
from tests.titles.singapore.rules.watching import RULES, check_announced, check_at_rest

Spot: TypeAlias = tuple[int, int]
Place: TypeAlias = "str | Spot"

WEST, WEST_2, WEST_3 = (-1, 0), (-2, 0), (-3, 0)
"""The row left of the Pawnbroker, prices 3, 2, 1."""
SOUTH_WEST, SOUTH_WEST_2, SOUTH_WEST_3 = (-1, 1), (-2, 1), (-3, 1)
"""The row below it, left of the Bazaar, prices 2, 1, 0."""
NORTH, NORTH_2, NORTH_3 = (0, -1), (0, -2), (0, -3)
"""The column above the Pawnbroker, prices 2, 1, 3 (of another land tile)."""
EAST, EAST_2 = (1, -1), (1, -2)
"""The column above the Tea jetty, prices 1, 0."""
CORNER = (-1, -1)
"""Beside WEST and NORTH, price 3."""
DEAR = (-4, -1)
"""A plot of price 4."""
LAYOUTS: Final = ("plateau", "headland", "saddle")
HEADLAND: Final = BOARDS[LAYOUTS.index("headland")]


class PlacedTown:
    """The start buildings on the layout "headland", its land in order; seats with 5 pounds and 5 points; seat 0 has the
    Raffles tile in round 3. Tiles that the test does not place lie in the stack."""

    def __init__(self, seats: int = 3, layout: str = "headland") -> None:
        self.rules = RULES
        self.state = state = SingaporeState(seats, seeded(1))
        state.layout = LAYOUTS.index(layout)
        state.round = 3
        for square in START_SQUARES:
            set_building(state, NOBODY, START_TILES[square], square)
        self.events: list[Event] = []
        self.last: list[Event] = []
        self._stack: list[int] | None = None

    def square(self, place: Place) -> int:
        """The number of a square, by the building on it or by its spot."""
        if isinstance(place, str):
            return self.state.tiles.index(TILE_OF[place])
        return BOARDS[self.state.layout].spots.index(place)

    def edge(self, one: Place, other: Place) -> int:
        """The number of the edge between two squares."""
        ends = sorted((self.square(one), self.square(other)))
        return BOARDS[self.state.layout].edges.index((ends[0], ends[1]))

    # ------------------------------------------------------------ placing
    def building(self, key: str, at: Spot, owner: int) -> Self:
        """A building of a seat, or of NEUTRAL, without a street."""
        assert self.state.tiles[self.square(at)] == EMPTY
        set_building(self.state, owner, TILE_OF[key], self.square(at))
        return self

    def on(self, seat: Seat, key: str, owner: int = 1, at: Spot = WEST) -> Self:
        """A worker on a building beside the Pawnbroker, with a street between the two."""
        return self.building(key, at, owner).street(key, "pawnbroker").worker(seat, key)

    def full(self, *free: Spot) -> Self:
        """Buildings on all plots but these, of tiles not on display and of all seats in turn."""
        unused = [tile for tile in range(STACK_TILES) if tile not in self.state.display]
        for number, spot in enumerate(spot for spot in BOARDS[self.state.layout].spots[4:] if spot not in free):
            set_building(self.state, number % self.state.seats, unused[number], self.square(spot))
        return self

    def street(self, one: Place, other: Place) -> Self:
        """A street that lies already."""
        self.state.streets |= 1 << self.edge(one, other)
        return self

    def worker(self, seat: Seat, where: Place, second: bool = False) -> Self:
        self.state.workers[seat * WORKERS + second] = self.square(where)
        return self

    def second_waits(self, seat: Seat) -> Self:
        """The second worker was received but has not entered."""
        self.state.workers[seat * WORKERS + 1] = WAITS
        return self

    def cubes(self, seat: Seat, **numbers: int) -> Self:
        """All cubes of a seat, from the supply."""
        for kind, good in enumerate(GOODS):
            at, number = seat * len(GOODS) + kind, numbers.get(good, 0)
            self.state.supply[kind] += self.state.cubes[at] - number
            self.state.cubes[at] = number
        return self

    def supply(self, **numbers: int) -> Self:
        """So much of some kinds is left in the supply; the rest is of no interest."""
        for good, number in numbers.items():
            self.state.supply[GOODS.index(good)] = number
        return self

    def money(self, *amounts: int) -> Self:
        """Pounds by seat; the others keep theirs."""
        self.state.money[: len(amounts)] = amounts
        return self

    def vp(self, *points: int) -> Self:
        """Points by seat, their seals paid; among equals the lower seat is further down."""
        self.state.vp[: len(points)] = points
        self.state.sealed = [sum(1 for seal in SEALS if seal <= each) for each in self.state.vp]
        return self.pile(*range(self.state.seats))

    def pile(self, *seats: Seat) -> Self:
        """Among equals the order from the bottom."""
        self.state.track = sorted(seats, key=lambda seat: self.state.vp[seat])
        return self

    def tokens(self, *numbers: int, neutral: int = 0) -> Self:
        """Black tokens by seat."""
        self.state.tokens[: len(numbers)] = numbers
        self.state.tokens[NEUTRAL] = neutral
        return self

    def draws(self, colour: str) -> Self:
        """The very next token out of the bag has this colour."""
        black = BLACK_TOKENS - sum(self.state.tokens)
        for seed in range(10_000):
            trial = GameState(2, seeded(seed))
            if (roll(trial, black + WHITE_TOKENS) < black) == (colour == "black"):
                self.state.rng = seeded(seed)
                return self
        raise AssertionError("no such token in the bag")

    def display(self, *keys: str) -> Self:
        """Tiles on display, the first nearest to the stack."""
        self.state.display = [TILE_OF[key] if key else EMPTY for key in keys]
        return self

    def stack(self, *keys: str) -> Self:
        """All that the stack has, the first on top; all else has left the game."""
        self._stack = [TILE_OF[key] for key in keys]
        return self

    def hut(self, key: str) -> Self:
        self.state.hut = TILE_OF[key]
        return self

    def raffles(self, seat: Seat) -> Self:
        self.state.raffles = seat
        return self

    def flag(self, colour: int, at: Spot) -> Self:
        """The flag of this round."""
        self.state.flagged[colour] = self.square(at)
        return self

    # ------------------------------------------------------------ beginning
    def work(self, seat: Seat, **left: int) -> Self:
        """The seat has built and goes on with its workers."""
        self.state.active = seat
        return self._begin(TurnOver(), Work(seat, **left))

    def turn(self, seat: Seat) -> Self:
        """The turn of a seat begins."""
        return self._begin(BeginTurn(seat))

    def new_round(self) -> Self:
        return self._begin(BeginRound())

    def preparation(self) -> Self:
        """Preparation begins, by the Raffles tile as it lies."""
        self.state.round = 0
        return self._begin(BeginRound(), PrepareTurn(preparation_order(self.state.raffles, self.state.seats)))

    def _begin(self, *steps: Step) -> Self:
        state = self.state
        placed = [tile for tile in (*state.tiles, *state.display, *(self._stack or ())) if tile != EMPTY]
        assert len(placed) == len(set(placed)), "a tile was placed twice"
        unused = [tile for tile in range(STACK_TILES) if tile not in placed]
        if self._stack is None:
            self._stack = unused
        else:
            state.gone = unused
        state.top = self._stack[0] if self._stack else EMPTY
        state.stack = sorted(self._stack[1:])
        state.pending = [*steps]
        before = state.clone()
        self.last = []
        self.rules.settle(state, self.last.append)
        self.events += self.last
        check_announced(before, state, self.last)
        check_at_rest(state)
        return self
