"""What is still to come, as far as the deciding seat can tell."""

from functools import lru_cache
from typing import NamedTuple

from game.opponents.yangtze.temper import Temper
from game.opponents.yangtze.worth.goods import STEPS
from game.opponents.yangtze.worth.posts import post_mask
from rules.core.bits import mask_of
from rules.core.target import HIDDEN, Seat
from rules.yangtze.components import EMPTY, FIRST_EMPEROR, FIRST_POST, GOODS, LAST_EMPEROR
from rules.yangtze.state import YangtzeState


class Pace(NamedTuple):
    """The part of an outlook that hangs on nothing but how much is left.

    `purchases` are left to each seat, `time` is the part of a plan that they are still enough for. `gain` is what
    wealth at work is worth against wealth at the end, `cash` how much dearer still the first coin in hand is, `purse`
    with how many coins that ends, `growth` what counts of what cargoes may gain. The chances, in twentieths, are those
    that a wanted good ends up with a seat; `price` is what it then costs. `holding` weighs growth against a sale,
    `eager` what is bid against what a post is worth.
    """

    purchases: float
    time: float
    gain: float
    cash: float
    purse: float
    growth: float
    river_chance: int
    unseen_chance: int
    price: float
    holding: float
    eager: float

    @property
    def chances(self) -> tuple[int, int, float]:
        """How likely goods of the river and others come to a seat, and for how much."""
        return self.river_chance, self.unseen_chance, self.price


class Outlook(NamedTuple):
    """`emperors`: how many are still to come; `arriving`: the part of the bag that comes before the last of them.

    `unseen` are goods that may still arrive, `held` the posts by seat, `posts` those still in the bag.
    """

    emperors: int
    arriving: float
    river: int
    unseen: int
    held: tuple[int, ...]
    posts: int
    pace: Pace


@lru_cache(maxsize=1 << 12)
def _goods_and_posts(tokens: tuple[int, ...]) -> tuple[int, int]:
    goods = mask_of(token for token in tokens if token < FIRST_POST)
    return goods, post_mask(token - FIRST_POST for token in tokens if FIRST_POST <= token < FIRST_EMPEROR)


@lru_cache(maxsize=1 << 12)
def _pace(emperors: int, goods: int, posts: int, seats: int, temper: Temper) -> Pace:
    """Of the bag e in e + 1 tokens come before the last of e emperors."""
    arriving = emperors / (emperors + 1)
    coming = goods * arriving
    purchases = coming / seats
    crowd = temper.crowds[seats]
    time = min(1.0, purchases / 3)
    return Pace(
        purchases=purchases,
        time=time,
        gain=1 + temper.premium * crowd.premium * coming / len(GOODS),
        cash=temper.cash * crowd.cash * min(1.0, posts * arriving / crowd.lively),
        purse=temper.purse * crowd.purse,
        growth=temper.growth * crowd.growth,
        river_chance=round(STEPS * min(0.8, crowd.river_share / seats) * time),
        unseen_chance=round(STEPS * min(0.8, crowd.unseen_share / seats) * arriving * time),
        price=crowd.usual_price,
        holding=_at_stage(crowd.holding, emperors),
        eager=_at_stage(crowd.eager, emperors),
    )


def _at_stage(ends: tuple[float, float], emperors: int) -> float:
    """A number that goes from one to another as emperors come."""
    first, last = ends
    return last + (first - last) * emperors / LAST_EMPEROR


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
    return Outlook(emperors, emperors / (emperors + 1), river, unseen, held, posts, pace)


def goods_mask(state: YangtzeState, seat: Seat) -> tuple[int, int]:
    """A seat's goods as far as they are known, and how many are not."""
    goods = state.goods[seat]
    if HIDDEN not in goods:
        return mask_of(goods), 0
    known = state.seen[seat]
    return known, max(0, len(goods) - known.bit_count())
