"""A tooltip comes to who rests: how long pointer or focus have stayed where they are."""

from ui.clock import Clock
from ui.theme import TOOLTIP_DELAY


class Resting:
    """Counts from the last change of what is meant until a tooltip is due."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since = 0.0
        self.long_enough = False
        """Has a tooltip come due, and nothing changed since?"""

    def begin(self) -> None:
        """Something else is meant now."""
        self._since = self._clock.now()
        self.long_enough = False

    def _left(self) -> float:
        return self._since + TOOLTIP_DELAY - self._clock.now()

    def comes_due(self) -> bool:
        """True once, when the time has come."""
        if self.long_enough or self._left() > 0:
            return False
        self.long_enough = True
        return True

    def next_wake(self) -> float | None:
        """Seconds until it comes due; None: it has."""
        return None if self.long_enough else max(0.0, self._left())
