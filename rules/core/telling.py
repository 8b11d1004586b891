"""What rules tell of facts: amounts, briefs, moments, what changed for somebody."""

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from rules.core.amounts import Amount
from rules.core.event import Event
from rules.core.moment import Moment
from rules.core.speaking import Speaking
from rules.core.state import GameState
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text

S = TypeVar("S", bound=GameState)


class Telling(Speaking[S]):
    """What came of a title's moves; facts are told as a seat may know them."""

    counted: ClassVar[frozenset[str]] = frozenset()
    """Kinds of things that are told as amounts: +3 of this, 5 less of that."""
    momentous: ClassVar[tuple[type[Event], ...]] = ()
    """Facts that may be worth a moment."""

    def holder(self, place: Target) -> Seat:
        """Whose counted things lie at a place; NOBODY: the supply, the board."""
        return NOBODY

    def amounts(self, event: Event) -> list[Amount]:
        """What a fact, as somebody may know it, gave and took."""
        found: list[Amount] = []
        for what, number, source, to in event.shifts():
            if what.kind in self.counted:
                ends = ((source, -number), (to, number))
                found += [
                    Amount(seat, what, signed, place)
                    for place, signed in ends
                    if (seat := self.holder(place)) != NOBODY
                ]
        return found

    def brief(self, facts: Sequence[Event], seat: Seat) -> Text | None:
        """What a seat did in a turn, in a few words for its slip; None: nothing that must be told."""
        return None

    def moment(self, told: Sequence[Event], at: int, state: S, seat: Seat) -> Moment | None:
        """The moment of a fact: `told[at]` of all that happened, as this seat may know it; None: it is none for it.

        `state` is what the seat sees after the move, for whose last facts the others may come after `at`.
        """
        return None

    def opening(self, state: S, seat: Seat) -> Moment | None:
        """The moment before the first move: who begins, where that is worth a word."""
        return None

    def changed_for(self, facts: Sequence[Event], state: S, seat: Seat) -> list[Text]:
        """What facts of others, as it knows them, changed for a seat: a place lost, a thing gone; the gravest first."""
        return []
