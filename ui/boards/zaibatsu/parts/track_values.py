"""What a space of a track says: the level of R&D, the coal of Mines, the money of Finance."""

from rules.zaibatsu.components import COAL_INCOME, MONEY_INCOME, RND_LEVEL

_VALUES = (RND_LEVEL, COAL_INCOME, MONEY_INCOME)


def value_at(track: int, space: int) -> int:
    """The number printed on a space.

    >>> value_at(0, 0)
    1
    """
    return int(_VALUES[track][space])
