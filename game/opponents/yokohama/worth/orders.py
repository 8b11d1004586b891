"""Orders in hand: how many goods are still missing, against the turns that are left."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.worth.things import Rates, rewards, spare_goods
from rules.core.target import HIDDEN
from rules.yokohama.cards import BALL, LANGUAGE_SCHOOL, ORDERS
from rules.yokohama.components import GOODS, HAND_LIMIT

_GOODS: Final = range(len(GOODS))
_SOON: Final = 0.97
"""An order whose goods are there is as good as completed, but not better."""
_LIKELY: Final = 0.85
"""Of the orders for which there is time, the part that will be completed."""
_DEMANDS: Final = tuple(tuple((good, number) for good, number in enumerate(order.demand) if number) for order in ORDERS)
_UNSEEN: Final = 3.2
"""What an order nobody has seen may be worth."""
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


def effort(order: int, goods: Sequence[int], rate: Rates) -> float:
    """The price of the goods an order still lacks."""
    prices = rate.goods
    return sum([prices[good] * (number - goods[good]) for good, number in _DEMANDS[order] if number > goods[good]])


def _in_time(price: float, rate: Rates, temper: Temper) -> float:
    """The chance to gather so much in the turns left: sure up to the usual pace, none at twice the pace."""
    room = temper.pace * rate.turns
    return max(0.0, min(1.0, 2.0 - price / room)) if room else 0.0


def hand_worth(
    hand: Sequence[int], owned: Sequence[int], values: Mapping[int, float], rate: Rates, temper: Temper
) -> float:
    """Orders and goods together; `values` go by order. Goods go to the order that gains most by them, then to the next.

    Orders still in hand at the end count for nothing, and a hidden one for what orders usually are.
    """
    total = 0.0
    if not hand or not rate.turns:
        for good in _GOODS:
            total += spare_goods(owned[good], good, rate)
        return total
    goods = list(owned[: len(GOODS)])
    known = [order for order in hand if order != HIDDEN]
    total += (len(hand) - len(known)) * _UNSEEN * min(1.0, rate.turns / 5)
    gathered = 0.0
    while known:
        best, found = 0.0, None
        for order in known:
            lack = effort(order, goods, rate)
            if lack:
                chance = _LIKELY * _in_time(gathered + lack, rate, temper)
            else:
                chance = _SOON
            used = sum([rate.spare[good] * min(number, goods[good]) for good, number in _DEMANDS[order]])
            gain = chance * (values[order] - lack - 0.7 * used)
            if gain > best:
                best, found, price = gain, order, lack
        if found is None:
            break
        total += best
        gathered += price
        known.remove(found)
        for good, number in _DEMANDS[found]:
            goods[good] -= min(number, goods[good])
        # What was counted as used keeps a part of its worth: the order may never be completed.
    for good in _GOODS:
        total += spare_goods(goods[good], good, rate)
        taken = owned[good] - goods[good]
        if taken:
            total += 0.7 * rate.spare[good] * taken
    if len(hand) >= HAND_LIMIT:
        total -= _CROWDED * rate.late
    return total


def needs(hand: Sequence[int], owned: Sequence[int]) -> list[int]:
    """By good, how many units the orders in hand lack, all taken together; less than 0: too many."""
    lack = [-number for number in owned[: len(GOODS)]]
    for order in hand:
        if order != HIDDEN:
            for good, number in _DEMANDS[order]:
                lack[good] += number
    return lack
