"""The five titles as the boxes on the shelf tell them."""

from typing import Final, NamedTuple


class Box(NamedTuple):
    """What is printed on a box: who can play, for how long, how heavy it is (1 to 5), and whether it can be opened."""

    title: str
    fewest: int
    most: int
    minutes: int
    weight: int
    built: bool = False


CATALOGUE: Final = (
    Box("yokohama", 2, 4, 90, 4),
    Box("yokohama_duel", 2, 2, 60, 3, built=True),
    Box("zaibatsu", 1, 4, 120, 5),
    Box("yangtze", 2, 4, 45, 2, built=True),
    Box("singapore", 2, 4, 75, 3, built=True),
)


def box(title: str) -> Box:
    """The box of a title.

    >>> box("yangtze").minutes
    45
    """
    return next(entry for entry in CATALOGUE if entry.title == title)
