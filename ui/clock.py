"""Time as the screen counts it; tests put their own clock in its place."""

import time
from typing import Final, Protocol

# A window that was dragged or a machine that slept must not make everything jump.
LONGEST_STEP: Final = 0.1


class Clock(Protocol):
    """Anything that tells seconds that only grow."""

    def now(self) -> float:
        """Seconds since some moment."""
        ...


class SystemClock:
    """The clock of the machine."""

    def now(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()


class HandClock:
    """A clock that stands still until it is pushed."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        """Seconds it was pushed so far."""
        return self.seconds

    def push(self, seconds: float) -> None:
        """Let time pass."""
        self.seconds += seconds


class Stopwatch:
    """Measures the steps between frames."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = clock.now()

    def step(self) -> float:
        """Seconds since the last call, at most a tenth."""
        now = self._clock.now()
        passed, self._last = now - self._last, now
        return min(max(passed, 0.0), LONGEST_STEP)
