"""Addresses of all that can be pointed at, ready-made."""

from typing import Final

from rules.core.target import Target
from rules.yangtze.components import (
    CARDS,
    EMPERORS,
    FIRST_EMPEROR,
    FIRST_POST,
    GOODS,
    MOST_SEATS,
    POST_TYPES,
    POSTS,
    SLOTS,
    SPACES,
)

_SEATS: Final = range(MOST_SEATS)

GOOD: Final = tuple(Target("good", good) for good in range(len(GOODS)))
CARGO: Final = tuple(Target("cargo", number) for number in range(len(GOODS)))
"""The cargoes of the best split of one's own goods, the dearest first."""
RIVER: Final = tuple(Target("river", space) for space in SPACES)
POST: Final = tuple(Target("post", post.key) for post in POSTS)
TYPE: Final = tuple(Target("type", key) for key in POST_TYPES)
EMPEROR: Final = tuple(Target("emperor", emperor.key) for emperor in EMPERORS)
SLOT: Final = tuple(Target("slot", slot) for slot in SLOTS)
CARD: Final = tuple(tuple(Target("card", f"{seat}/{card}") for card in CARDS) for seat in _SEATS)
SCREEN: Final = tuple(Target("screen", seat) for seat in _SEATS)
PURSE: Final = tuple(Target("purse", seat) for seat in _SEATS)
OWN_POSTS: Final = tuple(Target("posts", seat) for seat in _SEATS)
HAND: Final = tuple(Target("hand", seat) for seat in _SEATS)
PLAYED: Final = tuple(Target("played", seat) for seat in _SEATS)
DISCARDS: Final = tuple(Target("discards", seat) for seat in _SEATS)
BAG: Final = Target("bag", "bag")
BLOCK: Final = Target("block", "block")
GONE: Final = Target("gone", "gone")
BANK: Final = Target("bank", "bank")
MONEY: Final = Target("money", "coin")
CARGO_VALUES: Final = Target("cargo_values", "cargo_values")
STANDINGS: Final = Target("standings", "standings")
HIDDEN_TOKEN: Final = Target("token", "back")
HIDDEN_GOOD: Final = Target("good", "back")


def token(number: int) -> Target:
    """The address of any token."""
    if number < FIRST_POST:
        return GOOD[number]
    if number < FIRST_EMPEROR:
        return POST[number - FIRST_POST]
    return EMPEROR[number - FIRST_EMPEROR]
