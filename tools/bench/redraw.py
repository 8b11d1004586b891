"""A full redraw of the table, pixels by software."""

from tools.bench.children import answer
from tools.bench.figure import Figure, is_light, with_tables

SIZES = ((1280, 800), (1920, 1080))
BOUNDS, BOUNDS_WHEN_LIGHT = (10.0, None), (8.0, 12.0)
"""Milliseconds by size; heavier boards have a little more time."""


def measure() -> list[Figure]:
    """Every title with all its seats taken, in two windows."""
    figures = []
    for title in with_tables():
        bounds = BOUNDS_WHEN_LIGHT if is_light(title) else BOUNDS
        for (width, height), bound in zip(SIZES, bounds, strict=True):
            found = answer("tools.bench.table_window", "redraw", title, width, height)
            figures.append(Figure(f"{title}: table drawn anew, {width}x{height}", found["anew"], "ms", bound))
            figures.append(Figure(f"{title}: table with nothing new, {width}x{height}", found["same"], "ms"))
    return figures
