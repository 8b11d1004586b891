"""What trading posts may bring at the end.

A seat's posts are a set of 20 bits, five to a type in the order of their dots: 1, 2 green and 3, 4, 5 brown.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from rules.yangtze.components import COLOUR_SET, MAJORITY, POST_TYPES, POSTS

PER_TYPE: Final = len(POSTS) // len(POST_TYPES)
ONE_TYPE: Final = (1 << PER_TYPE) - 1
ALL_POSTS: Final = (1 << len(POSTS)) - 1
GREEN: Final = sum(1 << number for number, post in enumerate(POSTS) if post.green)


def post_mask(posts: Iterable[int]) -> int:
    """Posts as a bit set."""
    mask = 0
    for post in posts:
        mask |= 1 << post
    return mask


def _of_type(mask: int, post_type: int) -> int:
    return mask >> (PER_TYPE * post_type) & ONE_TYPE


def _awards(holdings: tuple[int, ...]) -> tuple[float, ...]:
    """First and second place of one type: most posts, then the lowest dot."""
    ranked = sorted((-mask.bit_count(), mask & -mask, seat) for seat, mask in enumerate(holdings) if mask)
    awards = [0.0] * len(holdings)
    for award, (_, _, seat) in zip(MAJORITY, ranked, strict=False):
        awards[seat] = float(award)
    return tuple(awards)


@lru_cache(maxsize=1 << 17)
def _majority(holdings: tuple[int, ...], left: int, emperors: int) -> tuple[float, ...]:
    """Expected awards of one type if each post still to come goes to any seat, or not out of the bag in time."""
    if not left:
        return _awards(holdings)
    post = left & -left
    rest = left ^ post
    seats = len(holdings)
    never = 1 / (emperors + 1)
    total = [never * award for award in _majority(holdings, rest, emperors)]
    share = (1 - never) / seats
    for seat, held in enumerate(holdings):
        taken = (*holdings[:seat], held | post, *holdings[seat + 1 :])
        for other, award in enumerate(_majority(taken, rest, emperors)):
            total[other] += share * award
    return tuple(total)


@lru_cache(maxsize=1 << 16)
def _set(held: int, left: int, emperors: int, seats: int, hope: float) -> float:
    """One colour's set of a seat: what it brings now and a part of what it may grow by."""
    chances = []
    types = 0
    for post_type in range(len(POST_TYPES)):
        if _of_type(held, post_type):
            types += 1
        else:
            coming = _of_type(left, post_type).bit_count()
            chances.append(1 - (1 - emperors / (emperors + 1) / seats) ** coming)
    reached = {types: 1.0}
    for chance in chances:
        after: dict[int, float] = {}
        for count, likely in reached.items():
            after[count] = after.get(count, 0.0) + likely * (1 - chance)
            after[count + 1] = after.get(count + 1, 0.0) + likely * chance
        reached = after
    now = COLOUR_SET[types]
    later = sum(COLOUR_SET[count] * likely for count, likely in reached.items())
    return now + hope * (later - now)


@lru_cache(maxsize=1 << 16)
def post_hopes(held: tuple[int, ...], left: int, emperors: int, hope: float) -> tuple[float, ...]:
    """By seat, the points posts may bring. `left` are the posts still in the bag; `hope` weighs what is to come."""
    seats = len(held)
    total = [0.0] * seats
    for post_type in range(len(POST_TYPES)):
        holdings = tuple(_of_type(mask, post_type) for mask in held)
        now = _awards(holdings)
        later = _majority(holdings, _of_type(left, post_type), emperors)
        for seat in range(seats):
            total[seat] += now[seat] + hope * (later[seat] - now[seat])
    for seat, mask in enumerate(held):
        for colour in (GREEN, ALL_POSTS ^ GREEN):
            total[seat] += _set(mask & colour, left & colour, emperors, seats, hope)
    return tuple(total)
