"""A full redraw of the table, pixels by software."""

from collections.abc import Iterator

from tools.bench.children import answer
from tools.bench.figure import Figure, weight, with_tables

SIZES = ((1280, 800), (1920, 1080))
BOUNDS, BOUNDS_WHEN_HEAVIEST = (8.0, 12.0), (9.0, 13.0)
"""Milliseconds by size; the fullest boards have a little more time."""
HEAVIEST = 5


def measure() -> Iterator[Figure]:
    """Every title with all its seats taken, in two windows."""
    for title in with_tables():
        bounds = BOUNDS_WHEN_HEAVIEST if weight(title) == HEAVIEST else BOUNDS
        for (width, height), bound in zip(SIZES, bounds, strict=True):
            found = answer("tools.bench.table_window", "redraw", title, width, height)
            yield Figure(f"{title}: table drawn anew, {width}x{height}", found["anew"], "ms", bound)
            yield Figure(f"{title}: every pixel painted as well, {width}x{height}", found["whole"], "ms")
            yield Figure(f"{title}: table with nothing new, {width}x{height}", found["same"], "ms")
