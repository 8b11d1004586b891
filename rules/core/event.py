"""Facts. Whatever changes the state announces it as an event; the animator, the log and the tests read nothing else."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text


class Shift(NamedTuple):
    """So many of this went from there to there."""

    what: Target
    number: int
    source: Target
    to: Target


class Event:
    """Something that happened: who, what, from where, to where."""

    __slots__ = ()

    def shifts(self) -> tuple[Shift, ...]:
        """All that moved; what the animator moves and the tests count."""
        return ()

    def text(self) -> Text | None:
        """The log's sentence; None: shown but not logged."""
        return None

    def goes_on(self) -> bool:
        """May the next fact of the same move and actor be told in the same sentence, if it has a `tail`?"""
        return False

    def tail(self) -> Text | None:
        """What is added to the sentence before it, where that one goes on; None: it stands alone everywhere."""
        return None

    def actor(self) -> Seat:
        """Whose crest stands before the sentence."""
        return NOBODY

    def heading(self) -> bool:
        """Does the sentence open a chapter of the log (a turn, a round)?"""
        return False

    def seen_by(self, seat: Seat) -> "Event":
        """The same fact as that seat may know it: a secret draw becomes "drew a card"."""
        return self


Emit: TypeAlias = Callable[[Event], None]


def ignore(event: Event) -> None:
    """For those who do not listen."""
