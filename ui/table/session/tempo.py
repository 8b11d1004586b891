"""A person's patience while others act: how it is shared out among their turns, their acts and their thoughts."""

from collections.abc import Sequence
from typing import Final

from game.seat import Chair
from rules.core.target import Seat
from ui.clock import Clock

PATIENCE: Final = 4.6
"""Seconds between two decisions of a person in which all that the others do is thought and told at the usual pace."""
ACT: Final = 0.6
"""Seconds one sentence takes to read: where there is less for every act, some of one turn are told together."""
LEAST_ACT: Final = 0.25
LEAST_THOUGHT: Final = 0.25
TOLD_LAST: Final = 0.6
"""What is left for telling when the last thought is over."""


class Tempo:
    """Counts the time a person waits; what they read or hold on to themselves is not counted."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._spent = 0.0
        self._counted_at = clock.now()
        self.together = 1
        """How many acts are told as one."""
        self.stay = PATIENCE
        """Seconds until the next."""

    def rest(self) -> None:
        """A person decides: whoever waits again has all their patience."""
        self._spent = 0.0
        self.stand_still()

    def stand_still(self) -> None:
        """Somebody reads, or something asks for their hand."""
        self._counted_at = self._clock.now()

    def count(self) -> None:
        """Others act: time passes."""
        self._spent += self._clock.now() - self._counted_at
        self.stand_still()

    def share(self, turns: int) -> float:
        """Seconds for one of so many turns that are still to come."""
        return max(LEAST_ACT, (PATIENCE - self._spent) / turns)

    def spread(self, acts: int, turns: int) -> None:
        """So many acts of one turn are known: tell them in as many steps as there is time for."""
        seconds = self.share(turns)
        steps = max(1, min(acts, int(seconds / ACT)))
        self.together = -(-acts // steps)
        self.stay = seconds / steps

    def thought(self, turns: int) -> float:
        """Seconds in which the first of so many turns must be thought out."""
        return max(LEAST_THOUGHT, (PATIENCE - TOLD_LAST - self._spent) / turns)


def turns_until_person(chairs: Sequence[Chair], seat: Seat) -> int:
    """How many seats act from this one on until it is a person's turn; at least one."""
    turns = 1
    while turns < len(chairs) and not chairs[(seat + turns) % len(chairs)].human:
        turns += 1
    return turns
