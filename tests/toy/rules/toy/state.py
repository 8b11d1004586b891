"""The table at one moment."""

from typing import Any

from rules.core.state import GameState
from rules.toy.components import TOKENS


class Pebbles(GameState):
    """Pebbles by their numbers, sorted; tokens as counts by kind.

    `picked` are the pebbles about to be sunk, their owner's secret. Without the module of the well `modules` is empty
    and all that belongs to it stays at 0.
    """

    __slots__ = ("bag", "beach", "length", "modules", "open", "picked", "row", "secret", "shells", "sunk", "tide")

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng)
        self.length = 0
        self.modules: tuple[str, ...] = ()
        self.bag: list[int] = []
        self.row: list[int] = []
        self.open: list[list[int]] = [[] for _ in range(seats)]
        self.secret: list[list[int]] = [[] for _ in range(seats)]
        self.sunk: list[list[int]] = [[] for _ in range(seats)]
        self.picked: list[int] = []
        self.tide = [0] * len(TOKENS)
        self.beach = [0] * len(TOKENS)
        self.shells = [0] * seats

    def clone(self) -> "Pebbles":
        twin = Pebbles.__new__(Pebbles)
        self.copy_core(twin)
        twin.length, twin.modules = self.length, self.modules
        twin.bag, twin.row, twin.picked = self.bag[:], self.row[:], self.picked[:]
        twin.open = [hand[:] for hand in self.open]
        twin.secret = [hand[:] for hand in self.secret]
        twin.sunk = [held[:] for held in self.sunk]
        twin.tide, twin.beach, twin.shells = self.tide[:], self.beach[:], self.shells[:]
        return twin

    def key(self) -> tuple[Any, ...]:
        by_seat = tuple(tuple(map(tuple, held)) for held in (self.open, self.secret, self.sunk))
        flat = tuple(map(tuple, (self.bag, self.row, self.picked, self.tide, self.beach, self.shells)))
        return (*self.core_key(), self.length, self.modules, *by_seat, *flat)
