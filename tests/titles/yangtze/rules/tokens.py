"""Short names of the things on the table, for tests.

Goods are "kind/colour"; posts a letter and their dots (F fortress, C counting house, T temple, H harbour); emperors
their id without its first word; cards their name.
"""

from typing import Final

from rules.yangtze.components import CARDS, EMPERORS, FIRST_EMPEROR, FIRST_POST, GOODS, POST_TYPES, POSTS

GOOD_NAMES: Final = tuple(f"{good.kind}/{good.colour}" for good in GOODS)
_TYPES: Final = {"F": "fortress", "C": "counting_house", "T": "temple", "H": "harbour"}
_CARDS: Final = {
    "two_goods": "double_purchase",
    "free_good": "free_good",
    "sell_cargo": "sell_any_time",
    "liquidity_10": "liquidity_10",
    "liquidity_15": "liquidity_15",
    "liquidity_20": "liquidity_20",
}
CARD_NAMES: Final = tuple(_CARDS)
EMPEROR_NAMES: Final = tuple(emperor.key.removeprefix("emperor_") for emperor in EMPERORS)


def good(name: str) -> int:
    """The number of a goods token."""
    return GOOD_NAMES.index(name)


def goods(*names: str) -> list[int]:
    """The numbers of several goods, ascending."""
    return sorted(map(good, names))


def of_kind(kind: str, number: int) -> tuple[str, ...]:
    """So many goods of one kind, in different colours."""
    return tuple(name for name in GOOD_NAMES if name.startswith(f"{kind}/"))[:number]


def of_colour(colour: str, number: int) -> tuple[str, ...]:
    """So many goods of one colour, of different kinds."""
    return tuple(name for name in GOOD_NAMES if name.endswith(f"/{colour}"))[:number]


def post(name: str) -> int:
    """The number of a post among the posts."""
    wanted = (POST_TYPES.index(_TYPES[name[0]]), int(name[1]))
    return next(number for number, each in enumerate(POSTS) if (each.type, each.dots) == wanted)


def emperor(name: str) -> int:
    """The number of an emperor among the emperors."""
    return EMPEROR_NAMES.index(name)


def card(name: str) -> int:
    """The number of a card within a seat's six."""
    return CARDS.index(_CARDS[name])


def token(name: str) -> int:
    """The number of any token, as the bag counts them."""
    if "/" in name:
        return good(name)
    if name[0] in _TYPES:
        return FIRST_POST + post(name)
    return FIRST_EMPEROR + emperor(name)
