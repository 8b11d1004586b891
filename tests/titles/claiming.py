"""What opponents say of their lines, with the table around it: what a title's `claims.py` tries by looking."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from game.opponents.player import Line
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.core.text import Text


class Told(NamedTuple):
    """A reason. `before` is what the seat saw, `foreseen` the table after the line up to what chance brings, `after`
    the table as it came to lie, as the seat saw it."""

    rules: Rules[Any]
    text: Text
    line: Line
    seat: Seat
    before: Any
    foreseen: Any
    after: Any

    @property
    def name(self) -> str:
        """The last part of its key."""
        return self.text.key.rpartition(".")[2]

    def arg(self, name: str) -> Any:
        """What the sentence says."""
        return dict(self.text.args)[name]

    def does(self, *kinds: type) -> list[Any]:
        """The moves of the line that are of these kinds."""
        return [move for move in self.line if isinstance(move, kinds)]


Claim: TypeAlias = Callable[[Told], bool]


def opinion(told: Told) -> bool:
    """A sentence that claims nothing that could be looked up."""
    return True
