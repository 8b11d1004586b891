"""One value over time."""


def ease_out(share: float) -> float:
    """Fast at first, then settling; 0 and 1 stay where they are.

    >>> ease_out(0.5)
    0.875
    """
    rest = 1 - min(1.0, max(0.0, share))
    return 1 - rest * rest * rest


class Tween:
    """Goes from one point to another within a time."""

    def __init__(self, start: tuple[float, float], end: tuple[float, float], begins: float, seconds: float) -> None:
        self.start = start
        self.end = end
        self.begins = begins
        self.seconds = seconds

    @property
    def ends(self) -> float:
        """When it has arrived."""
        return self.begins + self.seconds

    def at(self, now: float) -> tuple[float, float]:
        """Where it is."""
        share = ease_out((now - self.begins) / self.seconds) if self.seconds else 1.0
        (x0, y0), (x1, y1) = self.start, self.end
        return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
