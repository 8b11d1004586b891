"""What an opponent is: it sees what its seat may see and answers with a line of moves and a reason."""

from typing import Any, NamedTuple, Protocol, TypeAlias

from rules.core.move import Move
from rules.core.text import Text

Line: TypeAlias = tuple[Move, ...]
"""Moves of one seat, one after the other, up to the next reveal or the next seat at most."""


class Answer(NamedTuple):
    """What to play, and why in one sentence."""

    line: Line
    reason: Text


class Limit(NamedTuple):
    """How long to think: so many iterations, but no longer than so many seconds.

    Iterations come first, so that the same question gets the same answer; seconds are for slow machines.
    """

    seconds: float = 1.5
    iterations: int = 400


class Player(Protocol):
    """One level of one title."""

    def choose(self, seen: Any, limit: Limit) -> Answer:
        """The answer of the seat that decides. `seen` is all it gets: the state as that seat may know it."""
        ...
