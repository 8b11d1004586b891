"""What a merchant does without thinking: fast enough for thousands of turns played ahead in the mind.

It needs a whole world, real or imagined: a seen one has goods it cannot weigh.
"""

from collections.abc import Callable
from math import exp
from typing import Any, Final

from game.opponents.faculties import Reflex
from game.opponents.player import Line
from game.opponents.yangtze.outlook import Outlook, outlook
from game.opponents.yangtze.propose import cashed, loading, proposed
from game.opponents.yangtze.temper import TRIED, Temper
from game.opponents.yangtze.worth.auction import limits, outcome
from game.opponents.yangtze.worth.ending import may_buy_nothing
from game.opponents.yangtze.worth.goods import best_cargoes, gain_of, line_hope
from rules.core.bits import mask_of
from rules.core.move import SKIP
from rules.core.target import Seat
from rules.yangtze.components import (
    BASIC_COUNT,
    CASH,
    EMPERORS,
    EMPTY,
    FREE_GOOD,
    LIQUIDITY,
    PRICES,
    REDEEM_COST,
    TWO_GOODS,
)
from rules.yangtze.moves import (
    BUY,
    BUY_NOTHING,
    CARRY_OUT,
    DISCARD,
    EXCHANGE,
    FOLLOW,
    LAY_CARD,
    PASS,
    REDEEM,
    STOP_SELLING,
    TAKE,
    Bid,
)
from rules.yangtze.reckoning.cargo import LINES_OF, cargo_value, worth_of_mask
from rules.yangtze.reckoning.emperors import amount_due
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.auction import Auction
from rules.yangtze.steps.buy import AfterBuying, BuyStep
from rules.yangtze.steps.emperor import DiscardGood, PayOrReceive, RedeemCard, RepeatEmperor
from rules.yangtze.steps.offers import SellOffer, SwapOffer
from rules.yangtze.steps.sell import SellStep
from rules.yangtze.steps.tax import Tax

USUAL: Final = Temper(TRIED)
"""Whoever imagines the game, everybody in it plays with what is usual."""


class YangtzeReflex(Reflex[YangtzeState, Temper]):
    """A habit for every kind of step; where there is none, the first line anybody would consider."""

    def line(self, state: YangtzeState) -> Line:
        step = state.pending[-1]
        habit = _HABITS.get(type(step))
        if habit is None or state.picked:
            return proposed(self.rules, state, USUAL)[0]
        return habit(state, step, USUAL)


def _sell(state: YangtzeState, step: SellStep, temper: Temper) -> Line:
    ahead = outlook(state, temper)
    cargo = _cargo_to_sell(state, step.seat, ahead, temper)
    return loading(cargo) if cargo else (STOP_SELLING,)


def _sell_offer(state: YangtzeState, step: SellOffer, temper: Temper) -> Line:
    cargo = _cargo_to_sell(state, step.seat, outlook(state, temper), temper) if state.goods[step.seat] else None
    return loading(cargo) if cargo else (SKIP,)


def _cargo_to_sell(state: YangtzeState, seat: Seat, ahead: Outlook, temper: Temper) -> tuple[int, ...] | None:
    """The cargo whose money in hand is worth most more than what the cargo may still grow by."""
    money, pace = state.money[seat], ahead.pace
    best: tuple[int, ...] | None = None
    most = 0.0
    needy = exp(-money / pace.purse)
    for cargo in best_cargoes(mask_of(state.goods[seat])):
        if len(cargo) < 2 and money >= min(PRICES):
            break
        value = cargo_value(cargo)
        mask = mask_of(cargo)
        line = next(line for line in LINES_OF[cargo[0]] if line.mask & mask == mask)
        near, far = (line.mask & ahead.river).bit_count(), (line.mask & ahead.unseen).bit_count()
        luxury = cargo[0] >= BASIC_COUNT
        hope = line_hope(luxury, len(cargo), near, far, *pace.chances) - value
        ready = pace.cash * pace.purse * (needy - exp(-(money + value) / pace.purse))
        gain = ready - pace.holding * pace.gain * hope
        if gain > most:
            best, most = cargo, gain
    return best


def _buy(state: YangtzeState, step: BuyStep, temper: Temper) -> Line:
    seat = step.seat
    ahead = outlook(state, temper)
    pace = ahead.pace
    mask = mask_of(state.goods[seat])
    money, cards = state.money[seat], state.cards[seat]
    gains = []
    for space, good in enumerate(state.river):
        if good != EMPTY:
            gain = gain_of(good, mask, ahead.river, ahead.unseen, *pace.chances)
            gains.append((gain - temper.thrift * PRICES[space], space))
    gains.sort(reverse=True)
    payable = [(gain, space) for gain, space in gains if PRICES[space] <= money]
    if cards >> FREE_GOOD & 1:
        space = max(gains, key=lambda each: each[0] + temper.thrift * PRICES[each[1]])[1]
        if PRICES[space] >= temper.free_good or not payable:
            return LAY_CARD[seat][FREE_GOOD], BUY[space]
    if not payable:
        return (BUY_NOTHING,)
    if cards >> TWO_GOODS & 1 and len(payable) > 1 and payable[1][0] > temper.two_goods:
        (_, first), (_, second) = payable[:2]
        if PRICES[first] + PRICES[second] <= money:
            return LAY_CARD[seat][TWO_GOODS], BUY[first], BUY[second]
    if payable[0][0] < 0 and not state.acted and may_buy_nothing(state, seat):
        return (BUY_NOTHING,)
    return (BUY[payable[0][1]],)


def _draw(state: YangtzeState, step: AfterBuying, temper: Temper) -> Line:
    return (step.moves(state)[0],)


def _bid(state: YangtzeState, step: Auction, temper: Temper) -> Line:
    """Who will win says so at once, who will not drives the price up to the own limit: few words, the same end."""
    seat = step.queue[0]
    most = limits(state, outlook(state, temper), temper)
    end = outcome(step, most)
    amount = end.price if end.winner == seat else most[seat]
    if amount < step.least():
        return (PASS,)
    line = cashed(state, seat, amount)
    return (*line, Bid(amount)) if line or amount <= state.money[seat] else (PASS,)


def _obey(state: YangtzeState, step: PayOrReceive, temper: Temper) -> Line:
    return (CARRY_OUT,)


def _pay(state: YangtzeState, step: Tax, temper: Temper) -> Line:
    """The largest card: all are worth the same if kept."""
    return (step.moves(state)[-1],)


def _discard(state: YangtzeState, step: DiscardGood, temper: Temper) -> Line:
    goods = state.goods[step.seat]
    if not goods:
        return (CARRY_OUT,)
    mask = mask_of(goods)
    return (DISCARD[max(goods, key=lambda good: worth_of_mask(mask ^ (1 << good)))],)


def _swap(state: YangtzeState, step: SwapOffer, temper: Temper) -> Line:
    mask = mask_of(state.goods[step.seat])
    best, line = worth_of_mask(mask), (SKIP,)  # type: tuple[int, Line]
    for given in best_cargoes(mask)[-1] if mask else ():
        for space, taken in enumerate(state.river):
            if taken != EMPTY:
                worth = worth_of_mask(mask ^ (1 << given) | 1 << taken)
                if worth > best:
                    best, line = worth, (TAKE[given], EXCHANGE[space])
    return line


def _redeem(state: YangtzeState, step: RedeemCard, temper: Temper) -> Line:
    seat, money = step.seat, state.money[step.seat]
    for card in LIQUIDITY:
        if not state.cards[seat] >> card & 1 and REDEEM_COST[card] + min(PRICES) <= money:
            return (REDEEM[seat][card],)
    return (SKIP,)


def _repeat(state: YangtzeState, step: RepeatEmperor, temper: Temper) -> Line:
    """The emperor that pays most or costs least; an offer costs nothing."""

    def gain(emperor: int) -> int:
        token = EMPERORS[emperor]
        if token.effect == "discard_good":
            return -4
        if token.effect == "redeem_liquidity_card":
            played = [c for c in LIQUIDITY if not state.cards[step.seat] >> c & 1]
            return max((20 - CASH[c] for c in played if REDEEM_COST[c] <= state.money[step.seat]), default=0)
        return 0 if token.optional or token.effect.startswith("repeat") else amount_due(state, step.seat, emperor)

    others = [emperor for emperor in state.emperors if emperor != step.emperor]
    return (FOLLOW[max(others, key=gain)],) if others else (CARRY_OUT,)


_HABITS: dict[type, Callable[[YangtzeState, Any, Temper], Line]] = {
    SellStep: _sell,
    BuyStep: _buy,
    AfterBuying: _draw,
    Tax: _pay,
    Auction: _bid,
    PayOrReceive: _obey,
    DiscardGood: _discard,
    SellOffer: _sell_offer,
    SwapOffer: _swap,
    RedeemCard: _redeem,
    RepeatEmperor: _repeat,
}
