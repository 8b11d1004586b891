"""Addresses on the table: the one vocabulary that rules, screen, log and lessons share."""

from typing import Final, NamedTuple

Seat = int
NOBODY: Final = -1
"""No seat: the engine itself resolves the step."""
HIDDEN: Final = -1
"""Stands for a thing whose back is all that may be seen."""


class Target(NamedTuple):
    """Anything that can be pointed at: a river space, a card, a seat, an amount, a button.

    >>> Target("river", 3)
    Target(kind='river', key=3)
    """

    kind: str
    key: str | int


SEATS: Final = tuple(Target("seat", seat) for seat in range(8))
