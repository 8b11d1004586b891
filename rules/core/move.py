"""Choices. A move holds ids and numbers only, so that it can be written down and read back."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rules.core.target import Seat, Target

if TYPE_CHECKING:
    from rules.core.event import Event
    from rules.core.text import Text

    Emit = Callable[[Event], None]


class Move:
    """One legal choice. Its targets are the things one clicks, in any order, to mean it."""

    __slots__ = ()

    def targets(self) -> tuple[Target, ...]:
        """No move's targets may contain another's while both are legal."""
        raise NotImplementedError


class Instead(Move):
    """A choice that, once made, can be changed for another of its kind until the step is closed."""

    __slots__ = ()


class FreeMove(Move):
    """A choice "at any time": played on top of the step that asked, which then asks again."""

    __slots__ = ()

    def play(self, state: Any, seat: Seat, emit: "Emit") -> None:
        """Change the state; push a step if something follows."""
        raise NotImplementedError

    def phrase(self, state: Any, seat: Seat) -> "Text":
        """What it would do, as a short phrase."""
        raise NotImplementedError


@dataclass(slots=True, unsafe_hash=True)
class Button(Move):
    """A choice with no place on the board: SKIP declines, DONE closes, END_TURN passes on."""

    name: str

    def targets(self) -> tuple[Target, ...]:
        return (Target("button", self.name),)


@dataclass(slots=True, unsafe_hash=True)
class Take(Move):
    """Add one thing to what is being picked, or choose it among several."""

    what: Target

    def targets(self) -> tuple[Target, ...]:
        return (self.what,)


@dataclass(slots=True, unsafe_hash=True)
class PutBack(Move):
    """Take a picked thing out again."""

    what: Target

    def targets(self) -> tuple[Target, ...]:
        return (self.what,)


DONE: Final = Button("done")
SKIP: Final = Button("skip")
END_TURN: Final = Button("end_turn")
