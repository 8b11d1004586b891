"""Orders in hand: how many goods are still missing, against the turns that are left."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.worth.things import Rates, rewards, spare_goods
from rules.core.target import HIDDEN
from rules.yokohama.cards import BALL, LANGUAGE_SCHOOL, ORDERS
from rules.yokohama.components import GOODS, HAND_LIMIT

_GOODS: Final = range(len(GOODS))
_SOON: Final = 0.97
"""An order whose goods are there is as good as completed, but not better."""
_LIKELY: Final = 0.65
"""Of the orders for which there is time, the part that will be completed, as counted in games of Merchants."""
_DEMANDS: Final = tuple(tuple((good, number) for good, number in enumerate(order.demand) if number) for order in ORDERS)
_UNSEEN: Final = 3.2
"""What an order nobody has seen may be worth."""
_USED: Final = 0.7
"""The part of their worth that goods keep while they wait for an order."""
_CROWDED: Final = 0.5
"""What a hand without room costs."""


def order_value(order: int, flag: float, techs: int, rate: Rates) -> float:
    """What completing an order brings: reward, icon, and what technologies add."""
    value = rewards(ORDERS[order].rewards, rate) + flag
    if techs & BALL.cards:
        value += BALL.amount
    if techs & LANGUAGE_SCHOOL.cards:
        value += LANGUAGE_SCHOOL.amount * rate.yen
    return value


def _in_time(price: float, rate: Rates, temper: Temper) -> float:
    """The chance to gather so much in the turns left: sure up to the usual pace, none at twice the pace."""
    room = temper.pace * rate.turns
    return max(0.0, min(1.0, 2.0 - price / room)) if room else 0.0


def hand_worth(
    hand: Sequence[int],
    owned: Sequence[int],
    values: Mapping[int, float],
    counted: tuple[float, ...],
    rate: Rates,
    temper: Temper,
) -> float:
    """Orders and goods together; `values` go by order, `counted` is what the first completed brings besides, and so on.

    Orders still in hand at the end count for nothing, and a hidden one for what orders usually are.
    """
    if not hand or not rate.turns:
        return sum([spare_goods(owned[good], good, rate) for good in _GOODS])
    known = tuple([(order, values[order]) for order in hand if order != HIDDEN])
    worth = _matched(known, tuple(owned[: len(GOODS)]), counted, rate, temper)
    worth += (len(hand) - len(known)) * _UNSEEN * min(1.0, rate.turns / 5)
    return worth - _CROWDED * rate.late if len(hand) >= HAND_LIMIT else worth


@lru_cache(maxsize=100_000)
def _matched(
    hand: tuple[tuple[int, float], ...],
    owned: tuple[int, ...],
    counted: tuple[float, ...],
    rate: Rates,
    temper: Temper,
) -> float:
    """Goods go to the order that gains most by them, then to the next.

    What an order uses keeps a part of its worth besides: the order may never be completed.
    """
    total, gathered = 0.0, 0.0
    goods = list(owned)
    spare, prices = rate.spare, rate.goods
    left = list(hand)
    while left:
        best, found, price = 0.0, None, 0.0
        done = len(hand) - len(left)
        besides = counted[done] if done < len(counted) else 0.0
        for each in left:
            order, value = each
            lack = used = 0.0
            for good, number in _DEMANDS[order]:
                have = goods[good]
                if number > have:
                    lack += prices[good] * (number - have)
                    used += spare[good] * have
                else:
                    used += spare[good] * number
            chance = _LIKELY * _in_time(gathered + lack, rate, temper) if lack else _SOON
            gain = chance * (value + besides - lack - _USED * used)
            if gain > best:
                best, found, price = gain, each, lack
        if found is None:
            break
        total += best
        gathered += price
        left.remove(found)
        for good, number in _DEMANDS[found[0]]:
            taken = min(number, goods[good])
            goods[good] -= taken
            total += _USED * spare[good] * taken
    return total + sum([spare_goods(goods[good], good, rate) for good in _GOODS])


def needs(hand: Sequence[int], owned: Sequence[int]) -> list[int]:
    """By good, how many units the orders in hand lack, all taken together; less than 0: too many."""
    lack = [-number for number in owned[: len(GOODS)]]
    for order in hand:
        if order != HIDDEN:
            for good, number in _DEMANDS[order]:
                lack[good] += number
    return lack
