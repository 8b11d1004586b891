"""Base of steps: one thing that must happen next.

A state holds a stack of steps and only the top one asks. A step is a small value: it remembers the turn (a place, a
level, a price), never a secret, for all seats see it. Interrupts are steps pushed on top.
"""

from collections.abc import Sequence
from typing import Any

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text


class Step:
    """One decision, or one thing the engine does by itself."""

    __slots__ = ()

    def decider(self, state: Any) -> Seat:
        """Who decides; NOBODY: the engine resolves the step at once."""
        return NOBODY

    def moves(self, state: Any) -> Sequence[Move]:
        """The choices, in a stable order. Empty: nothing to choose, the engine resolves the step."""
        return ()

    def search_moves(self, state: Any) -> Sequence[Move]:
        """A part of `moves` that reaches the same ends, for opponents. Never empty where `moves` is not."""
        return self.moves(state)

    def apply(self, state: Any, move: Any, emit: Emit) -> None:
        """Carry out a choice. The step is already popped; push what follows."""
        raise NotImplementedError

    def resolve(self, state: Any, emit: Emit) -> None:
        """Happen without a choice. The step is already popped."""

    def interruptible(self) -> bool:
        """May free moves be offered here?"""
        return False

    def prompt(self, state: Any) -> Text:
        """The sentence the prompt shows to the seat that must act."""
        raise NotImplementedError

    def help(self, state: Any) -> Text | None:
        """One more line under the prompt: what limits the choice, what else is possible."""
        return None

    def refuse(self, state: Any, target: Target) -> Text | None:
        """Why this thing cannot be clicked now, if this step knows."""
        return None

    def handle(self) -> Target:
        """What one clicks to choose this step among several."""
        raise NotImplementedError

    def plain(self, state: Any) -> bool:
        """Waits for its turn, but nothing else that waits can change it: it may go first unasked."""
        return False
