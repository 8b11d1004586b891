"""Rows of a place: what it gives by level."""

from collections.abc import Sequence


def at_level(row: Sequence[int], level: int) -> int:
    """What a row gives; a level above the last uses the last.

    >>> at_level((0, 1, 2, 3, 4), 7)
    4
    """
    return row[min(level, len(row)) - 1]
