"""What one thing of each kind is worth to a seat at a moment of the game."""

from functools import lru_cache
from typing import Final, NamedTuple

from game.opponents.zaibatsu.outlook import USUAL_GAME
from game.opponents.zaibatsu.temper import Temper
from rules.zaibatsu.components import (
    COAL,
    GOOD_LEVEL,
    IRON,
    ITEMS,
    ITEMS_PER_POINT,
    MONEY,
    NONE,
    ON_FINANCE,
    ON_MINES,
    ON_RND,
    SERVICES,
    SILK,
    TRACK_LENGTH,
    TRACKS,
    VP,
)

QUICK: Final = 2.2
"""Things that are spent keep their worth longer than things that bring something every turn."""
_FAR: Final = 7
"""From this space of R&D on nothing new can be built."""
_GOODS_FALL: Final = 4.0
"""Over so many last turns goods fall to what the end pays for them."""


class Prices(NamedTuple):
    """`lasting` is the part of the game that is left; `items` end with points; `stands` tell by track and space what it
    is worth to stand there."""

    lasting: float
    items: tuple[float, ...]
    goods: tuple[float, ...]
    stands: tuple[tuple[float, ...], ...]


@lru_cache(maxsize=1 << 10)
def prices(turns: float, temper: Temper) -> Prices:
    """By turns left; the temper is one of few."""
    lasting = min(1.0, turns / USUAL_GAME)
    quick = min(1.0, QUICK * lasting)
    items = [0.0] * (len(ITEMS) + 1)
    items[MONEY] = temper.money * quick
    items[COAL] = temper.coal * quick
    items[SILK] = max(1 / ITEMS_PER_POINT, temper.silk * quick + temper.kept)
    items[IRON] = max(1 / ITEMS_PER_POINT, temper.iron * quick + temper.kept)
    items[VP] = 1.0
    fall = min(1.0, turns / _GOODS_FALL)
    least = 1 / ITEMS_PER_POINT
    goods = tuple(
        least + fall * (temper.good + temper.good_level * level - least) if turns else least for level in GOOD_LEVEL
    )
    stands = [[0.0] * TRACK_LENGTH for _ in TRACKS]
    for at in range(TRACK_LENGTH):
        near = min(at, _FAR - 1)
        stands[ON_RND][at] = lasting * (temper.rnd * near + temper.rnd_far * (at - near))
        stands[ON_MINES][at] = lasting * temper.mines * at
        stands[ON_FINANCE][at] = lasting * temper.finance * at
    return Prices(lasting, tuple(items), goods, tuple(map(tuple, stands)))


def service_worth(colour: int, improved: int, tracks: list[int], at: Prices) -> float:
    """What the service of a colour would give."""
    service = SERVICES[colour]
    number = service.amounts[improved >> colour & 1]
    if service.item != NONE:
        return number * at.items[service.item]
    best = 0.0
    for track in (ON_RND, ON_MINES):
        stands, here = at.stands[track], tracks[track]
        best = max(best, stands[min(TRACK_LENGTH - 1, here + number)] - stands[here])
    return best
