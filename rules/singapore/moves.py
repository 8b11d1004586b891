"""One small value per choice. Those made often lie ready in tables."""

from dataclasses import dataclass
from typing import Final

from rules.core.move import Button, Move, Take
from rules.core.target import Target
from rules.singapore.components import SQUARES, STACK_TILES
from rules.singapore.places import BUILDING, EFFECT, GOOD, PLOT, STREET, TILE, WORKER


@dataclass(slots=True, unsafe_hash=True)
class Prepare(Move):
    """Preparation: build a displayed tile on a plot of one's choice."""

    tile: int
    square: int

    def targets(self) -> tuple[Target, ...]:
        return (TILE[self.tile], PLOT[self.square])


@dataclass(slots=True, unsafe_hash=True)
class StartOn(Move):
    """Two players: put the first worker on one of the two own buildings."""

    square: int

    def targets(self) -> tuple[Target, ...]:
        return (BUILDING[self.square],)


@dataclass(slots=True, unsafe_hash=True)
class PutFlag(Move):
    """The Raffles holder gives the flag whose turn it is this plot."""

    square: int

    def targets(self) -> tuple[Target, ...]:
        return (PLOT[self.square],)


@dataclass(slots=True, unsafe_hash=True)
class Build(Move):
    """Build a displayed tile, or the top tile of the stack, on the own plot."""

    tile: int

    def targets(self) -> tuple[Target, ...]:
        return (TILE[self.tile],)


@dataclass(slots=True, unsafe_hash=True)
class Street(Move):
    """Lay a street over an edge: the free one of a new building, or an extra one."""

    edge: int

    def targets(self) -> tuple[Target, ...]:
        return (STREET[self.edge],)


@dataclass(slots=True, unsafe_hash=True)
class Go(Move):
    """One move of a worker to the next building."""

    worker: int
    square: int

    def targets(self) -> tuple[Target, ...]:
        return (WORKER[self.worker], BUILDING[self.square])


@dataclass(slots=True, unsafe_hash=True)
class Activate(Move):
    """Use the building under an own worker."""

    square: int

    def targets(self) -> tuple[Target, ...]:
        return (EFFECT[self.square],)


@dataclass(slots=True, unsafe_hash=True)
class Enter(Move):
    """Bring in the waiting worker; where comes next."""

    worker: int

    def targets(self) -> tuple[Target, ...]:
        return (WORKER[self.worker],)


@dataclass(slots=True, unsafe_hash=True)
class Send(Move):
    """Raffles' orders: this worker is put down anew; where comes next."""

    worker: int

    def targets(self) -> tuple[Target, ...]:
        return (WORKER[self.worker],)


@dataclass(slots=True, unsafe_hash=True)
class Jump(Move):
    """Put the worker chosen before down here."""

    square: int

    def targets(self) -> tuple[Target, ...]:
        return (BUILDING[self.square],)


@dataclass(slots=True, unsafe_hash=True)
class ReturnTokens(Move):
    """Courthouse: return so many black tokens."""

    number: int

    def targets(self) -> tuple[Target, ...]:
        return (Target("amount", self.number),)


@dataclass(slots=True, unsafe_hash=True)
class MarkTile(Move):
    """Of two tiles left over, this one gets the hut."""

    tile: int

    def targets(self) -> tuple[Target, ...]:
        return (TILE[self.tile],)


FORTH: Final = Button("forth")
BACK: Final = Button("back")
"""The two directions of a double arrow: as printed, and the other way."""

TAKE: Final = tuple(Take(target) for target in GOOD)
BUILD: Final = tuple(Build(tile) for tile in range(STACK_TILES))
PUT_FLAG: Final = tuple(PutFlag(square) for square in SQUARES)
STREETS: Final = tuple(Street(edge) for edge in range(len(STREET)))
ACTIVATE: Final = tuple(Activate(square) for square in SQUARES)
ENTER: Final = tuple(Enter(worker) for worker in range(len(WORKER)))
SEND: Final = tuple(Send(worker) for worker in range(len(WORKER)))
JUMP: Final = tuple(Jump(square) for square in SQUARES)
GO: Final = tuple(tuple(Go(worker, square) for square in SQUARES) for worker in range(len(WORKER)))
