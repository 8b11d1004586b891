"""Amounts: by how much a fact changed what a seat has, as far as everybody may count it."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.core.target import Seat, Target


class Amount(NamedTuple):
    """So many more (or less, below 0) of a thing for a seat; `place` is where that number stands."""

    seat: Seat
    what: Target
    number: int
    place: Target


def netted(amounts: Iterable[Amount]) -> list[Amount]:
    """One amount for each thing of each seat, in the order first met; what came and went again is left out.

    >>> tea, screen = Target("good", "tea"), Target("screen", 0)
    >>> netted([Amount(0, tea, 3, screen), Amount(0, tea, -1, screen)])[0].number
    2
    """
    sums: dict[tuple[Seat, Target], Amount] = {}
    for amount in amounts:
        key = amount.seat, amount.what
        held = sums.get(key)
        sums[key] = amount if held is None else held._replace(number=held.number + amount.number)
    return [amount for amount in sums.values() if amount.number]
