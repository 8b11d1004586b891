"""Base of states: plain mutable data with slots, cloned by hand."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from rules.core.move import Move
from rules.core.target import Seat

if TYPE_CHECKING:
    from rules.core.step import Step


class GameState:
    """What every title's state has.

    `turn` counts from 1: while it is 0 something is chosen before the first turn. `pending` is the stack of steps, the
    last one on top; `waiting` holds effects that are due in an order still to be chosen. `rng` is 0 in a state that may
    not draw. `reveals` counts every hidden thing shown: undo stops where it changed. `unknown` is empty in a real
    state; in a seen one it holds, sorted, all that fills the holes. `offer` keeps the legal moves of the top step; it
    is no part of `key()`.
    """

    __slots__ = ("active", "offer", "pending", "reveals", "rng", "seats", "turn", "unknown", "waiting")

    seats: int
    active: Seat
    turn: int
    pending: "list[Step]"
    waiting: "list[Step]"
    rng: int
    reveals: int
    unknown: list[int]
    offer: Sequence[Move] | None

    def __init__(self, seats: int, rng: int) -> None:
        self.seats = seats
        self.active = 0
        self.turn = 0
        self.pending = []
        self.waiting = []
        self.rng = rng
        self.reveals = 0
        self.unknown = []
        self.offer = None

    def clone(self) -> Self:
        """An independent copy; steps, moves and events are values and may be shared."""
        raise NotImplementedError

    def key(self) -> tuple[Any, ...]:
        """All that makes two states the same: for equality, fingerprints, states met twice."""
        raise NotImplementedError

    def copy_core(self, into: "GameState") -> None:
        """Copy the fields of this base: the first half of every `clone`."""
        into.seats = self.seats
        into.active = self.active
        into.turn = self.turn
        into.pending = self.pending[:]
        into.waiting = self.waiting[:]
        into.rng = self.rng
        into.reveals = self.reveals
        into.unknown = self.unknown[:]
        into.offer = self.offer

    def core_key(self) -> tuple[Any, ...]:
        """The part of `key` that belongs to this base."""
        return (
            self.seats,
            self.active,
            self.turn,
            tuple(self.pending),
            tuple(self.waiting),
            self.rng,
            self.reveals,
            tuple(self.unknown),
        )
