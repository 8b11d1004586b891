"""What is still to come, as far as the deciding seat can tell."""

from functools import lru_cache
from typing import Final, NamedTuple

from game.opponents.yangtze.temper import Temper
from game.opponents.yangtze.worth.goods import STEPS
from game.opponents.yangtze.worth.posts import post_mask
from rules.core.bits import mask_of
from rules.core.target import HIDDEN, Seat
from rules.yangtze.components import EMPTY, FIRST_EMPEROR, FIRST_POST, GOODS, LAST_EMPEROR
from rules.yangtze.state import YangtzeState


class Crowd(NamedTuple):
    """What money and growing cargoes are worth beyond their face, early in the game."""

    premium: float
    cash: float
    growth: float


CROWDS: Final = {2: Crowd(1.0, 1.2, 1.3), 3: Crowd(1.0, 1.2, 1.4), 4: Crowd(0.1, 0.7, 2.0)}
"""By seats: two bidders leave posts far below what they bring, so that a coin buys two points; four pay what they are
worth, and leave more goods to who wants them. Measured by what became of positions in many games."""


class Outlook(NamedTuple):
    """`emperors`: how many are still to come; `arriving`: the part of the bag that comes before the last of them.

    `unseen` are goods that may still arrive, `held` the posts by seat, `posts` those still in the bag, `purchases` are
    left to each seat. `gain` is what wealth at work is worth against wealth at the end, `cash` how much dearer still
    the first coin in hand is, `growth` what counts of what cargoes may gain. The chances, in twentieths, are those that
    a wanted good ends up with a seat.
    """

    emperors: int
    arriving: float
    river: int
    unseen: int
    held: tuple[int, ...]
    posts: int
    purchases: float
    gain: float
    cash: float
    growth: float
    river_chance: int
    unseen_chance: int


@lru_cache(maxsize=1 << 12)
def _goods_and_posts(tokens: tuple[int, ...]) -> tuple[int, int]:
    goods = mask_of(token for token in tokens if token < FIRST_POST)
    return goods, post_mask(token - FIRST_POST for token in tokens if FIRST_POST <= token < FIRST_EMPEROR)


@lru_cache(maxsize=1 << 12)
def _pace(
    emperors: int, goods: int, posts: int, seats: int, temper: Temper
) -> tuple[float, float, float, float, int, int]:
    """Purchases, gain, cash, growth and chances. Of the bag e in e + 1 tokens come before the last of e emperors."""
    arriving = emperors / (emperors + 1)
    coming = goods * arriving
    purchases = coming / seats
    crowd = CROWDS[seats]
    gain = 1 + temper.premium * crowd.premium * coming / len(GOODS)
    cash = temper.cash * crowd.cash * min(1.0, posts * arriving / 8)
    soon = min(1.0, purchases / 3)
    river_chance = round(STEPS * min(0.8, temper.river_share / seats) * soon)
    unseen_chance = round(STEPS * min(0.8, temper.unseen_share / seats) * arriving * soon)
    return purchases, gain, cash, temper.growth * crowd.growth, river_chance, unseen_chance


def outlook(state: YangtzeState, temper: Temper) -> Outlook:
    """Count what is left."""
    emperors = LAST_EMPEROR - len(state.emperors)
    unseen, posts = _goods_and_posts(tuple(state.unknown or state.bag))
    if state.unknown:
        for seen in state.seen:
            unseen &= ~seen
    river = 0
    for good in state.river:
        if good != EMPTY:
            river |= 1 << good
    held = tuple([post_mask(own) for own in state.posts])
    coming = posts.bit_count()
    pace = _pace(emperors, len(state.bag) - emperors - coming, coming, state.seats, temper)
    return Outlook(emperors, emperors / (emperors + 1), river, unseen, held, posts, *pace)


def goods_mask(state: YangtzeState, seat: Seat) -> tuple[int, int]:
    """A seat's goods as far as they are known, and how many are not."""
    goods = state.goods[seat]
    if HIDDEN not in goods:
        return mask_of(goods), 0
    known = state.seen[seat]
    return known, max(0, len(goods) - known.bit_count())
