"""Orders in hand: how many goods are still missing, against the turns that are left."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from game.opponents.yokohama_duel.outlook import Outlook
from game.opponents.yokohama_duel.temper import Temper
from game.opponents.yokohama_duel.worth.things import (
    FLIPPED,
    WEIGHTS,
    coin,
    fresh_order,
    open_import,
    order_values,
    spare,
)
from rules.core.target import HIDDEN, Seat
from rules.yokohama_duel.components import GOODS, ORDERS
from rules.yokohama_duel.state import DuelState

_GOODS: Final = range(len(GOODS))
_SOON: Final = 0.97
"""An order whose goods are there is as good as completed, but not better."""
_REMEMBERED: Final = 1 << 14
"""Hands whose worth is kept: while one choice is made, most are met again and again."""
_DEMANDS: Final = tuple(tuple((good, number) for good, number in enumerate(order.demand) if number) for order in ORDERS)


class Hand(NamedTuple):
    """What orders and goods together are worth, and how many orders will be completed."""

    worth: float
    orders: float


@cache
def _spares(turns: int, temper: Temper) -> tuple[float, ...]:
    return tuple(spare(turns, good, temper) for good in _GOODS)


def missing(order: int, goods: Sequence[int]) -> float:
    """The weight of the goods an order still lacks."""
    return sum([WEIGHTS[good] * (number - goods[good]) for good, number in _DEMANDS[order] if number > goods[good]])


def _in_time(weight: float, turns: int, temper: Temper) -> float:
    """The chance to gather so much in so many turns: sure up to the usual pace, none at twice the pace."""
    room = temper.pace * turns
    return max(0.0, min(1.0, 2.0 - weight / room)) if room else 0.0


def hand_worth(hand: Sequence[int], stock: Sequence[int], ahead: Outlook, temper: Temper) -> Hand:
    """Goods go to the order that lacks least, then to the next."""
    return _hand_worth(tuple(hand), tuple(stock[: len(GOODS)]), ahead, temper)


@lru_cache(_REMEMBERED)
def _hand_worth(hand: tuple[int, ...], stock: tuple[int, ...], ahead: Outlook, temper: Temper) -> Hand:
    turns = ahead.turns
    goods = list(stock)
    each = _spares(turns, temper)
    total = sum([goods[good] * each[good] for good in _GOODS])
    count, gathered = 0.0, 0.0
    if not turns and not ahead.acting:
        return Hand(total, 0.0)
    known = [order for order in hand if order != HIDDEN]
    hidden = len(hand) - len(known)
    if hidden:
        total += hidden * fresh_order(turns, temper)
        count += 0.5 * hidden * min(1.0, turns / 5)
    values = order_values(turns, temper)
    lacking = sorted([(missing(order, goods), order) for order in known])
    for position in range(len(lacking)):
        if position:
            lacking[position:] = sorted([(missing(order, goods), order) for _, order in lacking[position:]])
        lack, order = lacking[position]
        used = sum([min(number, goods[good]) * each[good] for good, number in _DEMANDS[order]])
        if lack:
            chance = temper.likely * _in_time(gathered + lack, turns, temper)
            gain = chance * (values[order] - temper.effort * lack - used)
        else:
            chance = _SOON
            gain = chance * (values[order] - used)
        if gain <= 0:
            continue
        gathered += lack
        total += gain
        count += chance
        for good, number in _DEMANDS[order]:
            goods[good] -= min(number, goods[good])
    return Hand(total, count)


def needs(hand: Sequence[int], stock: Sequence[int]) -> list[int]:
    """By good, how many units the orders in hand lack, all taken together; less than 0: too many."""
    lack = [-number for number in stock[: len(GOODS)]]
    for order in hand:
        if order != HIDDEN:
            for good, number in _DEMANDS[order]:
                lack[good] += number
    return lack


def item_costs(state: DuelState, seat: Seat, ahead: Outlook, temper: Temper) -> list[float]:
    """By item, what giving one away costs: goods that orders wait for are dearer."""
    turns = ahead.turns
    lack = needs(state.hands[seat], state.stock[seat])
    goods = [spare(turns, good, temper) + (0.5 if lack[good] >= 0 else 0.0) for good in _GOODS]
    return [*goods, open_import(turns, temper), 1 + FLIPPED, coin(turns, temper)]


def best_of(drawn: int, pool: Sequence[int], stock: Sequence[int], ahead: Outlook, temper: Temper) -> float:
    """What the best of so many orders drawn from a pool may be worth, given the goods at hand."""
    if not pool or not drawn or not ahead.turns:
        return 0.0
    plain = sum([stock[good] * each for good, each in enumerate(_spares(ahead.turns, temper))])
    found = sorted([hand_worth((order,), stock, ahead, temper).worth - plain for order in pool], reverse=True)
    return found[min(len(found) - 1, len(found) // (drawn + 1))]
