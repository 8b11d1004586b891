"""What an opponent is: it sees what its seat may see and answers with a line of moves and a reason."""

from typing import Any, Final, NamedTuple, Protocol, TypeAlias

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


USUAL: Final = 240
"""Iterations of the level that looks ahead."""


def further(limit: Limit) -> int:
    """How often over somebody may think four times as far as usual.

    >>> [further(Limit(1.0, USUAL * times)) for times in (1, 3, 4, 5, 16)]
    [0, 0, 1, 1, 2]
    """
    return max(0, (limit.iterations // USUAL).bit_length() - 1) // 2


class Player(Protocol):
    """One level of one title."""

    def choose(self, seen: Any, limit: Limit) -> Answer:
        """The answer of the seat that decides. `seen` is all it gets: the state as that seat may know it."""
        ...
