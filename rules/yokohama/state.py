"""The state of a game of Yokohama."""

from typing import Any, Final, Self

from rules.core.state import GameState
from rules.core.target import Seat
from rules.yokohama.cards import AGENT_KINDS, SPACES_PER_TILE
from rules.yokohama.components import AREAS, NONE, OWNED

EARNED: Final = ("orders", "achievements", "spaces", "buildings", "technologies", "areas")
"""What points are gained for during the game."""
SPUN, STUDIED = 1, 2
"""What a seat did this turn and may not do again."""


class YokohamaState(GameState):
    """Lists by seat; what is owned in numbers is a list by item and piece, points a list by what they were gained for.

    `layout` tells by cell which Area lies there. By Area: `tiles`, the 5-Power `tokens` still there, and `built`, the
    owners of its building spaces, side by side. `men` are a seat's assistants by Area, `presidents` the Areas they
    stand in (NONE: in hand). `boards` are the owners of the spaces of Church and Customs. `techs` are bit sets of
    cards. `agents` go by kind, those used in `spent`. `taken` are 5-Power tokens, face down. Rows of orders and
    technologies keep their empty slots at the right. Orders that left the game lie in `removed`, a seat's own, which
    it knows, in `returned`. `last_turn` is 0 until an end condition is met. `modules` is a bit set, so is `done`, what
    was done this turn and may not be done again; `sent` counts the Agents used this turn.
    """

    __slots__ = (
        "achieved",
        "achievements",
        "agents",
        "boards",
        "built",
        "cause",
        "completed",
        "deck",
        "done",
        "drawn",
        "earned",
        "ended",
        "first",
        "flags",
        "hands",
        "laboratories",
        "last_turn",
        "layout",
        "men",
        "modules",
        "ports",
        "presidents",
        "removed",
        "returned",
        "reward_row",
        "sent",
        "spent",
        "station",
        "stock",
        "taken",
        "tech_deck",
        "techs",
        "tiles",
        "tokens",
    )

    first: Seat
    last_turn: int
    cause: str
    ended: bool
    modules: int
    done: int
    sent: int
    station: int
    layout: tuple[int, ...]
    tiles: tuple[int, ...]
    achievements: tuple[int, ...]
    tokens: list[int]
    built: list[int]
    presidents: list[int]
    boards: list[list[int]]
    achieved: list[list[int]]
    reward_row: list[int]
    stock: list[list[int]]
    earned: list[list[int]]
    men: list[list[int]]
    techs: list[int]
    agents: list[list[int]]
    spent: list[list[int]]
    taken: list[list[int]]
    flags: list[int]
    hands: list[list[int]]
    drawn: list[list[int]]
    returned: list[list[int]]
    completed: list[list[int]]
    ports: list[list[int]]
    laboratories: list[list[int]]
    deck: list[int]
    tech_deck: list[int]
    removed: list[int]

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng)
        self.first = 0
        self.last_turn = 0
        self.cause = ""
        self.ended = False
        self.modules = 0
        self.done = 0
        self.sent = 0
        self.station = NONE
        self.layout = ()
        self.tiles = (NONE,) * len(AREAS)
        self.achievements = ()
        self.tokens = [NONE] * len(AREAS)
        self.built = [NONE] * (len(AREAS) * SPACES_PER_TILE)
        self.presidents = [NONE] * seats
        self.boards = [[], []]
        self.achieved = []
        self.reward_row = []
        self.stock = [[0] * OWNED for _ in range(seats)]
        self.earned = [[0] * len(EARNED) for _ in range(seats)]
        self.men = [[0] * len(AREAS) for _ in range(seats)]
        self.techs = [0] * seats
        self.agents = [[0] * len(AGENT_KINDS) for _ in range(seats)]
        self.spent = [[0] * len(AGENT_KINDS) for _ in range(seats)]
        self.taken = [[] for _ in range(seats)]
        self.flags = [NONE] * seats
        self.hands = [[] for _ in range(seats)]
        self.drawn = [[] for _ in range(seats)]
        self.returned = [[] for _ in range(seats)]
        self.completed = [[] for _ in range(seats)]
        self.ports = []
        self.laboratories = []
        self.deck = []
        self.tech_deck = []
        self.removed = []

    def clone(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        self.copy_core(twin)
        twin.first = self.first
        twin.last_turn = self.last_turn
        twin.cause = self.cause
        twin.ended = self.ended
        twin.modules = self.modules
        twin.done = self.done
        twin.sent = self.sent
        twin.station = self.station
        twin.layout = self.layout
        twin.tiles = self.tiles
        twin.achievements = self.achievements
        twin.tokens = self.tokens[:]
        twin.built = self.built[:]
        twin.presidents = self.presidents[:]
        twin.boards = [each[:] for each in self.boards]
        twin.achieved = [each[:] for each in self.achieved]
        twin.reward_row = self.reward_row[:]
        twin.stock = [each[:] for each in self.stock]
        twin.earned = [each[:] for each in self.earned]
        twin.men = [each[:] for each in self.men]
        twin.techs = self.techs[:]
        twin.agents = [each[:] for each in self.agents]
        twin.spent = [each[:] for each in self.spent]
        twin.taken = [each[:] for each in self.taken]
        twin.flags = self.flags[:]
        twin.hands = [each[:] for each in self.hands]
        twin.drawn = [each[:] for each in self.drawn]
        twin.returned = [each[:] for each in self.returned]
        twin.completed = [each[:] for each in self.completed]
        twin.ports = [each[:] for each in self.ports]
        twin.laboratories = [each[:] for each in self.laboratories]
        twin.deck = self.deck[:]
        twin.tech_deck = self.tech_deck[:]
        twin.removed = self.removed[:]
        return twin

    def key(self) -> tuple[Any, ...]:
        return (
            *self.core_key(),
            self.first,
            self.last_turn,
            self.cause,
            self.ended,
            self.modules,
            self.done,
            self.sent,
            self.station,
            self.layout,
            self.tiles,
            self.achievements,
            tuple(self.tokens),
            tuple(self.built),
            tuple(self.presidents),
            tuple(map(tuple, self.boards)),
            tuple(map(tuple, self.achieved)),
            tuple(self.reward_row),
            tuple(map(tuple, self.stock)),
            tuple(map(tuple, self.earned)),
            tuple(map(tuple, self.men)),
            tuple(self.techs),
            tuple(map(tuple, self.agents)),
            tuple(map(tuple, self.spent)),
            tuple(map(tuple, self.taken)),
            tuple(self.flags),
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.drawn)),
            tuple(map(tuple, self.returned)),
            tuple(map(tuple, self.completed)),
            tuple(map(tuple, self.ports)),
            tuple(map(tuple, self.laboratories)),
            tuple(self.deck),
            tuple(self.tech_deck),
            tuple(self.removed),
        )

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the first turn."""
        return (self.turn + self.seats - 1) // self.seats

    def points(self, seat: Seat) -> int:
        """What a seat has gained so far."""
        return sum(self.earned[seat])
