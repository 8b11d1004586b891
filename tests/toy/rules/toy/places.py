"""Addresses of everything that can be pointed at."""

from typing import Final

from rules.core.target import HIDDEN, Target
from rules.toy.components import MOST_SEATS, TOKENS, VALUES

BAG: Final = Target("bag", 0)
ROW: Final = Target("row", 0)
TIDE: Final = Target("tide", 0)
"""Tokens still to come."""
BEACH: Final = Target("beach", 0)
"""Tokens drawn and not yet used."""
HAND: Final = tuple(Target("hand", seat) for seat in range(MOST_SEATS))
WELL: Final = tuple(Target("well", seat) for seat in range(MOST_SEATS))
TOKEN: Final = tuple(Target("token", name) for name in TOKENS)

_PEBBLES: Final = tuple(Target("pebble", number) for number in range(len(VALUES)))
BACK: Final = Target("pebble", "back")


def pebble(number: int) -> Target:
    """A pebble by its number, or the back of one that is hidden."""
    return BACK if number == HIDDEN else _PEBBLES[number]
