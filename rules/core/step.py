"""Base of steps: one thing that must happen next.

A state holds a stack of steps and only the top one asks. A step is a small value: it remembers the turn (a place, a
level, a price), never a secret, for all seats see it. Interrupts are steps pushed on top.
"""

from collections.abc import Hashable, Sequence
from typing import Any

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.shortcut import Shortcut
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text


class Step:
    """One decision, or one thing the engine does by itself."""

    __slots__ = ()

    def decider(self, state: Any) -> Seat:
        """Who decides; NOBODY: nobody ever does, the engine resolves the step at once."""
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

    def targets(self, state: Any, move: Move) -> tuple[Target, ...]:
        """What one clicks to mean a move of this step: always what one keeps or uses, also where the move names the
        thing that goes."""
        return move.targets()

    def sense(self, state: Any, move: Move) -> Hashable:
        """What a move of this step comes to: of moves that come to the same a table asks for none in particular."""
        return move

    def shortcuts(self, state: Any) -> Sequence[Shortcut]:
        """Choices that are several moves at once, for people who click."""
        return ()

    def errand(self, state: Any, limit: int) -> Move | None:
        """The move that keeps within a limit its seat has left; None: the seat is asked."""
        return None

    def idle(self, state: Any) -> Move | None:
        """The move that decides nothing here though others are offered (pay 0 before a card could be played): a table
        makes it unasked. The end of a turn is never idle."""
        return None

    def warning(self, state: Any, move: Any) -> Text | None:
        """What a move would do for good that its name does not say; asked before it is done."""
        return None

    def phase(self, state: Any) -> Text:
        """Where in the turn the game stands, for the top bar."""
        raise NotImplementedError

    def role(self, state: Any) -> Text | None:
        """What the deciding seat does now, in a word or two for the head of its slip; None: the table says it acts."""
        return None

    def phrase(self, state: Any, move: Any) -> Text:
        """What one of its moves would do, as a short phrase: buttons, hints, lists of choices."""
        raise NotImplementedError

    def in_hand(self, state: Any) -> tuple[Target, ...]:
        """What is chosen already and waits to be paid for, placed or sent: the question is about it."""
        return ()

    def refuse(self, state: Any, target: Target) -> Text | None:
        """Why this thing cannot be clicked now, if this step knows."""
        return None

    def handle(self) -> Target:
        """What one clicks to choose this step among several."""
        raise NotImplementedError

    def plain(self, state: Any) -> bool:
        """Waits for its turn, but nothing else that waits can change it: it may go first unasked."""
        return False
