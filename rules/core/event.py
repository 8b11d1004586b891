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


class Part(NamedTuple):
    """A fact as a part of something longer, such as an auction: its facts are one entry of the log, which opens.

    `affair` names what it belongs to; an affair goes on, whatever else happens meanwhile, until a part `ends` it or a
    turn does. `figure` is where the actor stands by this fact (a bid, a total), `counted` the words that count its
    like ("9 bids"), and the sentence of a part that `leads` stands for the whole.
    """

    affair: str
    figure: int | None = None
    counted: str = ""
    leads: bool = False
    ends: bool = False


class Event:
    """Something that happened: who, what, from where, to where."""

    __slots__ = ()

    def shifts(self) -> tuple[Shift, ...]:
        """All that moved; what the animator moves and the tests count."""
        return ()

    def stops(self) -> tuple[Target, ...]:
        """The places that the last of its shifts passes on the way; none: it goes straight."""
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

    def opens_turn(self) -> Seat:
        """Whose turn begins with it: what follows stands in the log under that seat's name; NOBODY: no turn begins.

        Its sentence, if it has one, stands beside the name and need not repeat it.
        """
        return NOBODY

    def affair(self) -> Part | None:
        """The longer affair it is a part of; None: it stands for itself."""
        return None

    def alarm(self) -> str:
        """The sign of what nobody should overlook, folded or not, such as a raid; empty: nothing of the kind."""
        return ""

    def seen_by(self, seat: Seat) -> "Event":
        """The same fact as that seat may know it: a secret draw becomes "drew a card"."""
        return self


Emit: TypeAlias = Callable[[Event], None]


def ignore(event: Event) -> None:
    """For those who do not listen. What happens all the time is not even put into a fact for it."""
