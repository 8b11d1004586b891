"""What a measurement comes to."""

from typing import NamedTuple

from rules.core.manifest import manifests


class Figure(NamedTuple):
    """One line of the table. `bound` is what it should at most be, or at least where `least` is set."""

    what: str
    value: float
    unit: str
    bound: float | None = None
    least: bool = False

    @property
    def holds(self) -> bool:
        """Is the bound kept?"""
        if self.bound is None:
            return True
        return self.value >= self.bound if self.least else self.value <= self.bound

    def line(self) -> str:
        """As it is printed."""
        wanted = "" if self.bound is None else f"{'>=' if self.least else '<='} {self.bound:g}"
        sign = "" if self.bound is None else "ok" if self.holds else "MISSED"
        return f"{self.what:<58} {spoken(self.value):>10} {self.unit:<7} {wanted:>9} {sign}"


def weight(title: str) -> int:
    """How heavy its box says it is, from 1 to 5: the lighter a title, the tighter its bounds."""
    return manifests()[title].weight


def with_tables() -> list[str]:
    """The titles that can be sat down to; one that is still coming may have its rules only."""
    return [title for title, each in manifests().items() if each.built]


class Skipped(Exception):
    """A part cannot be measured here; the reason is its argument."""


def spoken(value: float) -> str:
    """Three digits are enough.

    >>> spoken(12345.6), spoken(3.14159), spoken(0.01234)
    ('12,300', '3.14', '0.0123')
    """
    if value >= 1000:
        return f"{round(value, 2 - len(str(int(value))) + 1):,.0f}"
    return f"{value:.3g}"
