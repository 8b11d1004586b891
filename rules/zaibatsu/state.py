"""The state of a game of Nippon: Zaibatsu."""

from typing import Any, Final, Self

from rules.core.state import GameState
from rules.core.target import NOBODY, Seat
from rules.zaibatsu.board import DESTINATIONS, MARKET_SPACES, RAIL_GIFTS
from rules.zaibatsu.components import (
    COLOURS,
    ITEMS,
    NONE,
    OBJECTIVES,
    PERIODS,
    PIECES,
    SPACES,
    TOKENS_FREE,
    TOKENS_LOCKED,
    TRACKS,
)

FROM_START, IN_PLAY, INFLUENCE, SHARED_PRIZES, SALARIES = 0, 1, 1, 5, 6
"""Indexes of `points`: the influence of period n stands at INFLUENCE + n."""
FIRST_OBJECTIVE: Final = 7
FROM_STOCK: Final = FIRST_OBJECTIVE + len(OBJECTIVES)
FROM_MONEY: Final = FROM_STOCK + 1
CATEGORIES: Final = FROM_MONEY + 1
VALUE_BITS: Final = 3
VALUE: Final = (1 << VALUE_BITS) - 1
"""A token on the map is its owner, shifted by VALUE_BITS, and its value; 0 is an empty space."""
TOKEN_BITS: Final = 2
"""Influence tokens at hand are counted side by side in one number, by value."""


def _at_hand() -> int:
    return sum(1 << TOKEN_BITS * value for value in TOKENS_FREE)


class ZaibatsuState(GameState):
    """Lists by seat, and lists of the table.

    `tokens` and `rails` tell whose token or train stands where; `docked` counts ships by destination and seat;
    `experts` are the destinations whose expert is there, `improved` the colours improved, `shelf` the tiles left, all
    bit sets. Of a seat: `left` counts the pieces that have left their rows, `hand` its influence tokens, `slots` its
    factory tiles with their `goods` and `machines` (a bit set each), `workers` its worker area from the bottom,
    `kept_token` and `kept_tile` coal that no consolidation takes. `pairs` are start tokens still to be picked.
    `last_first` holds the second round marker. What belongs to the solo game is empty in all others.
    """

    __slots__ = (
        "bag",
        "contracts",
        "demand",
        "demand_tiles",
        "difficulty",
        "docked",
        "ended",
        "experts",
        "favours",
        "first",
        "goods",
        "hand",
        "held_goods",
        "held_machine",
        "hiring",
        "improved",
        "kept_tile",
        "kept_token",
        "last_first",
        "left",
        "locked",
        "lost",
        "machines",
        "modules",
        "pairs",
        "pile",
        "points",
        "priority",
        "queue",
        "rails",
        "region_workers",
        "revealed",
        "round",
        "row_used",
        "shared",
        "shelf",
        "slots",
        "solo",
        "start_a",
        "start_b",
        "stock",
        "tokens",
        "tracks",
        "workers",
    )

    first: Seat
    last_first: int
    round: int
    ended: bool
    lost: bool
    modules: tuple[int, ...]
    shelf: int
    bag: list[int]
    hiring: list[int]
    queue: list[int]
    demand_tiles: tuple[tuple[int, int], ...]
    demand: tuple[int, ...]
    tokens: list[int]
    rails: list[int]
    docked: list[int]
    experts: int
    pairs: list[int]
    shared: tuple[tuple[int, ...], ...]

    stock: list[list[int]]
    points: list[list[int]]
    workers: list[list[int]]
    tracks: list[list[int]]
    left: list[list[int]]
    improved: list[int]
    hand: list[int]
    locked: list[int]
    contracts: list[list[int]]
    favours: list[list[int]]
    slots: list[list[int]]
    goods: list[list[int]]
    machines: list[list[int]]
    start_a: list[int]
    start_b: list[int]
    kept_token: list[int]
    kept_tile: list[int]
    held_machine: list[int]
    held_goods: list[int]

    difficulty: int
    pile: list[int]
    revealed: list[int]
    priority: list[int]
    region_workers: tuple[int, ...]
    solo: tuple[int, ...]
    row_used: list[int]

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng)
        self.first = 0
        self.last_first = NOBODY
        self.round = 1
        self.ended = False
        self.lost = False
        self.modules = ()
        self.shelf = 0
        self.bag = [0] * len(COLOURS)
        self.hiring = [0] * len(SPACES)
        self.queue = []
        self.demand_tiles = ()
        self.demand = ()
        self.tokens = [0] * len(MARKET_SPACES)
        self.rails = [NOBODY] * len(RAIL_GIFTS)
        self.docked = [0] * (len(DESTINATIONS) * seats)
        self.experts = (1 << len(DESTINATIONS)) - 1
        self.pairs = []
        self.shared = ((),) * (PERIODS + 1)
        self.stock = [[0] * len(ITEMS) for _ in range(seats)]
        self.points = [[0] * CATEGORIES for _ in range(seats)]
        self.workers = [[] for _ in range(seats)]
        self.tracks = [[0] * len(TRACKS) for _ in range(seats)]
        self.left = [[0] * len(PIECES) for _ in range(seats)]
        self.improved = [0] * seats
        self.hand = [_at_hand()] * seats
        self.locked = [sum(1 << value for value in TOKENS_LOCKED)] * seats
        self.contracts = [[] for _ in range(seats)]
        self.favours = [[0] * len(OBJECTIVES) for _ in range(seats)]
        self.slots = [[] for _ in range(seats)]
        self.goods = [[] for _ in range(seats)]
        self.machines = [[] for _ in range(seats)]
        self.start_a = [NONE] * seats
        self.start_b = [NONE] * seats
        self.kept_token = [0] * seats
        self.kept_tile = [0] * seats
        self.held_machine = [0] * seats
        self.held_goods = [0] * seats
        self.difficulty = 0
        self.pile = []
        self.revealed = []
        self.priority = []
        self.region_workers = ()
        self.solo = ()
        self.row_used = [0] * PERIODS

    def clone(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        self.copy_core(twin)
        twin.first = self.first
        twin.last_first = self.last_first
        twin.round = self.round
        twin.ended = self.ended
        twin.lost = self.lost
        twin.modules = self.modules
        twin.shelf = self.shelf
        twin.bag = self.bag[:]
        twin.hiring = self.hiring[:]
        twin.queue = self.queue[:]
        twin.demand_tiles = self.demand_tiles
        twin.demand = self.demand
        twin.tokens = self.tokens[:]
        twin.rails = self.rails[:]
        twin.docked = self.docked[:]
        twin.experts = self.experts
        twin.pairs = self.pairs[:]
        twin.shared = self.shared
        twin.stock = [each[:] for each in self.stock]
        twin.points = [each[:] for each in self.points]
        twin.workers = [each[:] for each in self.workers]
        twin.tracks = [each[:] for each in self.tracks]
        twin.left = [each[:] for each in self.left]
        twin.improved = self.improved[:]
        twin.hand = self.hand[:]
        twin.locked = self.locked[:]
        twin.contracts = [each[:] for each in self.contracts]
        twin.favours = [each[:] for each in self.favours]
        twin.slots = [each[:] for each in self.slots]
        twin.goods = [each[:] for each in self.goods]
        twin.machines = [each[:] for each in self.machines]
        twin.start_a = self.start_a[:]
        twin.start_b = self.start_b[:]
        twin.kept_token = self.kept_token[:]
        twin.kept_tile = self.kept_tile[:]
        twin.held_machine = self.held_machine[:]
        twin.held_goods = self.held_goods[:]
        twin.difficulty = self.difficulty
        twin.pile = self.pile[:]
        twin.revealed = self.revealed[:]
        twin.priority = self.priority[:]
        twin.region_workers = self.region_workers
        twin.solo = self.solo
        twin.row_used = self.row_used[:]
        return twin

    def key(self) -> tuple[Any, ...]:
        return (
            *self.core_key(),
            (self.first, self.last_first, self.round, self.ended, self.lost, self.modules, self.shelf),
            tuple(self.bag),
            tuple(self.hiring),
            tuple(self.queue),
            self.demand_tiles,
            self.demand,
            tuple(self.tokens),
            tuple(self.rails),
            tuple(self.docked),
            self.experts,
            tuple(self.pairs),
            self.shared,
            tuple(map(tuple, self.stock)),
            tuple(map(tuple, self.points)),
            tuple(map(tuple, self.workers)),
            tuple(map(tuple, self.tracks)),
            tuple(map(tuple, self.left)),
            (tuple(self.improved), tuple(self.hand), tuple(self.locked)),
            tuple(map(tuple, self.contracts)),
            tuple(map(tuple, self.favours)),
            tuple(map(tuple, self.slots)),
            tuple(map(tuple, self.goods)),
            tuple(map(tuple, self.machines)),
            (tuple(self.start_a), tuple(self.start_b), tuple(self.kept_token), tuple(self.kept_tile)),
            (tuple(self.held_machine), tuple(self.held_goods)),
            (self.difficulty, tuple(self.pile), tuple(self.revealed), tuple(self.priority)),
            (self.region_workers, self.solo, tuple(self.row_used)),
        )
