"""The state of a game of Yangtze."""

from typing import Any, NamedTuple, Self

from rules.core.state import GameState
from rules.core.target import Seat
from rules.yangtze.components import EMPTY


class Discard(NamedTuple):
    """A good that went away face down.

    `seen` is what all had seen go behind that screen by then and not come out by a swap since, `unseen` how many goods
    behind it nobody else had seen: the discarded good is one of the first or one of the second.
    """

    seat: Seat
    good: int
    seen: int
    unseen: int


class YangtzeState(GameState):
    """Flat lists by seat. `cards` are bit sets of unplayed cards; `seen` of goods all saw go behind a screen and not
    leave it. `picked` are own goods of the deciding seat that it has clicked for a cargo or a swap: still its secret,
    and still among its goods. `bank` is what the bank has taken in less what it has paid out. `acted`
    says that this turn was no pass: something was sold in the sell step, or bought."""

    __slots__ = (
        "acted",
        "bag",
        "bank",
        "block",
        "cards",
        "discards",
        "emperors",
        "ended",
        "gone",
        "goods",
        "money",
        "passes",
        "picked",
        "posts",
        "river",
        "seen",
    )

    money: list[int]
    goods: list[list[int]]
    posts: list[list[int]]
    cards: list[int]
    seen: list[int]
    river: list[int]
    bag: list[int]
    emperors: list[int]
    gone: list[int]
    discards: list[Discard]
    picked: list[int]
    block: int
    bank: int
    acted: bool
    passes: int
    ended: str

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng)
        self.money = [0] * seats
        self.goods = [[] for _ in range(seats)]
        self.posts = [[] for _ in range(seats)]
        self.cards = [0] * seats
        self.seen = [0] * seats
        self.river = []
        self.bag = []
        self.emperors = []
        self.gone = []
        self.discards = []
        self.picked = []
        self.block = EMPTY
        self.bank = 0
        self.acted = False
        self.passes = 0
        self.ended = ""

    def clone(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        self.copy_core(twin)
        twin.money = self.money[:]
        twin.goods = [goods[:] for goods in self.goods]
        twin.posts = [posts[:] for posts in self.posts]
        twin.cards = self.cards[:]
        twin.seen = self.seen[:]
        twin.river = self.river[:]
        twin.bag = self.bag[:]
        twin.emperors = self.emperors[:]
        twin.gone = self.gone[:]
        twin.discards = self.discards[:]
        twin.picked = self.picked[:]
        twin.block = self.block
        twin.bank = self.bank
        twin.acted = self.acted
        twin.passes = self.passes
        twin.ended = self.ended
        return twin

    def key(self) -> tuple[Any, ...]:
        return (
            *self.core_key(),
            tuple(self.money),
            tuple(map(tuple, self.goods)),
            tuple(map(tuple, self.posts)),
            tuple(self.cards),
            tuple(self.seen),
            tuple(self.river),
            tuple(self.bag),
            tuple(self.emperors),
            tuple(self.gone),
            tuple(self.discards),
            tuple(self.picked),
            self.block,
            self.bank,
            self.acted,
            self.passes,
            self.ended,
        )
