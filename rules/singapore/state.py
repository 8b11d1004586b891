"""The state of a game of Singapore."""

from typing import Any, Final, Self

from rules.core.state import GameState
from rules.core.target import NOBODY, Seat
from rules.singapore.components import (
    COLOURS,
    CUBES,
    EMPTY,
    GOODS,
    LAND_TILES,
    SQUARES,
    START_MONEY,
    START_POINTS,
    WORKERS,
)

SET_ASIDE: Final = -1
"""Where a worker is that its player has not received yet."""
WAITS: Final = -2
"""Where a worker is that was received but has not entered the board."""


class SingaporeState(GameState):
    """Flat lists. Masks are bit sets, of squares (`built`, `reach`) or of edges (`lanes`, `streets`).

    Board: `tiles` and `owner` by square; `reach` are the squares beside a building, `lanes` the edges with a building
    on either side, `streets` those of them with a street. `flagged` is by colour the plot that bears its flag this
    round. `workers` are squares, SET_ASIDE or WAITS.

    Track: `track` names the seats from the furthest back, equal ones from the bottom of their pile; `sealed` counts the
    seals that have paid; `owner_points` and `sold` tell points by where they came from and went.

    Stock: `cubes` of seat s and kind k lie at s * kinds + k. In a seen state the cubes and money of the other seats are
    HIDDEN and `unknown` holds the cubes of all of them together, unless `open_screens` lets everybody look. `picked`
    are the kinds of cubes the deciding seat has clicked so far.

    Tiles: `display` by slot, slot 0 nearest to the stack; `top` lies face up on the `stack`, which is kept sorted, for
    which of its tiles comes next is not decided before it is turned up.
    """

    __slots__ = (
        "built",
        "cubes",
        "display",
        "ended",
        "flagged",
        "gone",
        "hut",
        "land",
        "lanes",
        "layout",
        "money",
        "open_screens",
        "owner",
        "owner_points",
        "picked",
        "raffles",
        "reach",
        "round",
        "sealed",
        "sold",
        "stack",
        "streets",
        "supply",
        "tiles",
        "tokens",
        "top",
        "track",
        "vp",
        "workers",
    )

    layout: int
    land: tuple[int, ...]
    tiles: list[int]
    owner: list[int]
    built: int
    reach: int
    lanes: int
    streets: int
    flagged: list[int]
    workers: list[int]
    vp: list[int]
    track: list[Seat]
    sealed: list[int]
    owner_points: list[int]
    sold: list[int]
    money: list[int]
    cubes: list[int]
    supply: list[int]
    tokens: list[int]
    display: list[int]
    stack: list[int]
    top: int
    hut: int
    gone: list[int]
    raffles: Seat
    round: int
    picked: list[int]
    open_screens: bool
    ended: str

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng)
        self.layout = 0
        self.land = tuple(range(len(LAND_TILES)))
        self.tiles = [EMPTY for _ in SQUARES]
        self.owner = [NOBODY for _ in SQUARES]
        self.built = self.reach = self.lanes = self.streets = 0
        self.flagged = [EMPTY for _ in COLOURS]
        self.workers = [SET_ASIDE] * (seats * WORKERS)
        self.vp = [START_POINTS] * seats
        self.track = list(range(seats))
        self.sealed = [0] * seats
        self.owner_points = [0] * seats
        self.sold = [0] * seats
        self.money = [START_MONEY] * seats
        self.cubes = [0] * (seats * len(GOODS))
        self.supply = list(CUBES)
        self.tokens = [0 for _ in COLOURS]
        self.display = []
        self.stack = []
        self.top = EMPTY
        self.hut = EMPTY
        self.gone = []
        self.raffles = 0
        self.round = 0
        self.picked = []
        self.open_screens = False
        self.ended = ""

    def clone(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        self.copy_core(twin)
        twin.layout = self.layout
        twin.land = self.land
        twin.tiles = self.tiles[:]
        twin.owner = self.owner[:]
        twin.built = self.built
        twin.reach = self.reach
        twin.lanes = self.lanes
        twin.streets = self.streets
        twin.flagged = self.flagged[:]
        twin.workers = self.workers[:]
        twin.vp = self.vp[:]
        twin.track = self.track[:]
        twin.sealed = self.sealed[:]
        twin.owner_points = self.owner_points[:]
        twin.sold = self.sold[:]
        twin.money = self.money[:]
        twin.cubes = self.cubes[:]
        twin.supply = self.supply[:]
        twin.tokens = self.tokens[:]
        twin.display = self.display[:]
        twin.stack = self.stack[:]
        twin.top = self.top
        twin.hut = self.hut
        twin.gone = self.gone[:]
        twin.raffles = self.raffles
        twin.round = self.round
        twin.picked = self.picked[:]
        twin.open_screens = self.open_screens
        twin.ended = self.ended
        return twin

    def key(self) -> tuple[Any, ...]:
        return (
            *self.core_key(),
            self.layout,
            self.land,
            tuple(self.tiles),
            tuple(self.owner),
            self.built,
            self.reach,
            self.lanes,
            self.streets,
            tuple(self.flagged),
            tuple(self.workers),
            tuple(self.vp),
            tuple(self.track),
            tuple(self.sealed),
            tuple(self.owner_points),
            tuple(self.sold),
            tuple(self.money),
            tuple(self.cubes),
            tuple(self.supply),
            tuple(self.tokens),
            tuple(self.display),
            tuple(self.stack),
            self.top,
            self.hut,
            tuple(self.gone),
            self.raffles,
            self.round,
            tuple(self.picked),
            # Games saved before screens could be open have nothing here.
            (True,) if self.open_screens else (),
            self.ended,
        )
