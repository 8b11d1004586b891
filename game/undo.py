"""Taking moves back: snapshots, dropped as soon as something was revealed or another seat must decide.

Undo is never a flag on a move and never a list of exceptions.
"""

from collections.abc import Iterator
from typing import Any

from rules.core.target import NOBODY, Seat
from rules.core.text import Text, say


class Snapshots:
    """The states before the last moves, as far back as they may be taken back."""

    def __init__(self) -> None:
        self._kept: list[Any] = []
        self._refusal = say("common.undo.start")

    def note(self, before: Any, after: Any, from_seat: Seat, to_seat: Seat) -> None:
        """A move led from one state to another: keep the way back, or cut it and remember why."""
        if to_seat == NOBODY:
            self._cut("common.undo.over")
        elif to_seat != from_seat:
            self._cut("common.undo.other_seat")
        elif before.reveals != after.reveals:
            self._cut("common.undo.revealed")
        else:
            self._kept.append(before)

    def _cut(self, reason: str) -> None:
        self._kept.clear()
        self._refusal = say(reason)

    def refused(self) -> Text | None:
        """Why the last move cannot be taken back; None when it can."""
        return None if self._kept else self._refusal

    def __iter__(self) -> Iterator[Any]:
        """The states that taking back would lead to, the nearest first."""
        yield from reversed(self._kept)

    def pop(self) -> Any:
        """The state before the last move."""
        return self._kept.pop()
