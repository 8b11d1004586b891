"""One value over time."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]


def ease_out(share: float) -> float:
    """Fast at first, then settling; 0 and 1 stay where they are.

    >>> ease_out(0.5)
    0.875
    """
    rest = 1 - min(1.0, max(0.0, share))
    return 1 - rest * rest * rest


class Tween:
    """Goes from one point to another within a time, past the points in between."""

    def __init__(self, points: Sequence[Point], begins: float, seconds: float) -> None:
        self.points = points
        self.begins = begins
        self.seconds = seconds

    @property
    def ends(self) -> float:
        """When it has arrived."""
        return self.begins + self.seconds

    def hasten(self, now: float, share: float) -> None:
        """From now on everything takes only this share of its time."""
        self.begins = now + (self.begins - now) * share
        self.seconds *= share

    def legs(self) -> list[tuple[Point, Point]]:
        """From point to point."""
        return list(pairwise(self.points))

    def at(self, now: float) -> Point:
        """Where it is."""
        share = ease_out((now - self.begins) / self.seconds) if self.seconds else 1.0
        legs = self.legs()
        leg = min(int(share * len(legs)), len(legs) - 1)
        (x0, y0), (x1, y1) = legs[leg]
        part = share * len(legs) - leg
        return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
