"""What a position of Yangtze is worth."""

from collections.abc import Sequence
from math import exp, sqrt

from game.opponents.faculties import Evaluation, chance
from game.opponents.yangtze.outlook import Outlook, goods_mask, outlook
from game.opponents.yangtze.temper import Temper
from game.opponents.yangtze.worth.auction import limits, limits_for, outcome, paid, standing, within_reach
from game.opponents.yangtze.worth.ending import UNKNOWN_GOOD, final_worths
from game.opponents.yangtze.worth.goods import growth
from game.opponents.yangtze.worth.posts import ALL_POSTS, GREEN, ONE_TYPE, PER_TYPE, post_hopes
from rules.core.seat_order import from_seat
from rules.core.target import HIDDEN, NOBODY, Seat
from rules.yangtze.components import (
    ALL_CARDS,
    CASH,
    EMPERORS,
    EMPTY,
    FREE_GOOD,
    LIQUIDITY,
    SELL_CARGO,
    TWO_GOODS,
)
from rules.yangtze.reckoning.cargo import worth_of_mask
from rules.yangtze.scoring import liquidity_points
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.auction import Auction

_ALIKE = [ONE_TYPE << (PER_TYPE * t) & colour for t in range(4) for colour in (GREEN, ALL_POSTS ^ GREEN)]
LIQUIDITY_POINTS = [float(liquidity_points(cards)) for cards in range(ALL_CARDS + 1)]
_EFFECT = {emperor.effect: number for number, emperor in enumerate(EMPERORS) if emperor.post_type < 0}
_WEALTH_TAX = _EFFECT["tax_per_full_ten_money"]
_GOODS_TAX = _EFFECT["tax_per_good"]
_POST_TAX = _EFFECT["tax_per_post"]
_REDEEM = _EFFECT["redeem_liquidity_card"]


class YangtzeEvaluation(Evaluation[YangtzeState, Temper]):
    """Counts what lies on the table and guesses what will come of it."""

    def worths(self, state: YangtzeState) -> Sequence[float]:
        if not state.pending:
            return final_worths(state)
        step = state.pending[-1]
        if state.block != EMPTY and isinstance(step, Auction):
            state = self._hammered(state, step)
        return self._hopes(state, outlook(state, self.temper))

    def _hopes(self, state: YangtzeState, ahead: Outlook) -> list[float]:
        posts = post_hopes(ahead.held, ahead.posts, ahead.emperors, self.temper.hope)
        return [posts[seat] + self._own(state, seat, ahead) for seat in range(state.seats)]

    def stance(self, worths: Sequence[float], seat: Seat) -> float:
        return standing(worths, seat)

    def spread(self, state: YangtzeState) -> float:
        if not state.pending:
            return 1.0 + UNKNOWN_GOOD * any(HIDDEN in goods for goods in state.goods)
        return self._spread(outlook(state, self.temper))

    @staticmethod
    def _spread(ahead: Outlook) -> float:
        return 12.0 + 12.0 * sqrt(ahead.pace.purchases)

    def value(self, state: YangtzeState, seat: Seat) -> float:
        """One pass before the end a seat that leads is expected to pass."""
        if not state.pending:
            return self.at_rest(state, seat)
        step = state.pending[-1]
        if state.block != EMPTY and isinstance(step, Auction):
            state = self._hammered(state, step)
        ahead = outlook(state, self.temper)
        hopes = self._hopes(state, ahead)
        if EMPTY in state.river and self.temper.foresight:
            hopes = self._auctioned(state, ahead, hopes)
        going_on = chance(self.stance(hopes, seat), self._spread(ahead))
        if state.passes != state.seats - 1 or state.acted:
            return going_on
        decider = self.rules.decider(state)
        over = state.clone()
        over.pending.clear()
        if decider == seat or self.stance(final_worths(over), decider) <= 0:
            return going_on
        return min(going_on, self.at_rest(over, seat))

    def _auctioned(self, state: YangtzeState, ahead: Outlook, hopes: list[float]) -> list[float]:
        """Hopes with the auctions that the next draw may bring while purses are what they are."""
        goods = len(state.bag) - ahead.emperors - ahead.posts.bit_count()
        likely = self.temper.foresight / (goods + 1)
        step = Auction(0, NOBODY, from_seat(state.active, state.seats))
        before = post_hopes(ahead.held, ahead.posts, ahead.emperors, self.temper.hope)
        result = hopes[:]
        for alike in _ALIKE:
            coming = ahead.posts & alike
            if not coming:
                continue
            bit = coming & -coming
            then = ahead._replace(posts=ahead.posts ^ bit)
            end = outcome(step, limits_for(bit.bit_length() - 1, state, then, self.temper))
            if end.winner == NOBODY:
                continue
            held = tuple([mask | bit if each == end.winner else mask for each, mask in enumerate(ahead.held)])
            after = post_hopes(held, then.posts, ahead.emperors, self.temper.hope)
            part = likely * coming.bit_count()
            for each in range(state.seats):
                result[each] += part * (after[each] - before[each])
            result[end.winner] -= part * self._cost(state, end.winner, end.price, ahead)
        return result

    def _cost(self, state: YangtzeState, seat: Seat, price: int, ahead: Outlook) -> float:
        """What paying takes from a seat, cards included."""
        money, cards = state.money[seat], state.cards[seat]
        left, kept = paid(money, cards, price)
        pace, purse = ahead.pace, ahead.pace.purse
        poorer = exp(-within_reach(left, kept) / purse) - exp(-within_reach(money, cards) / purse)
        lost = LIQUIDITY_POINTS[cards] - LIQUIDITY_POINTS[kept]
        return lost + pace.gain * (money - left) + pace.cash * purse * poorer

    def _hammered(self, state: YangtzeState, step: Auction) -> YangtzeState:
        """The position after the auction, as it will probably end."""
        end = outcome(step, limits(state, outlook(state, self.temper), self.temper))
        after = state.clone()
        after.block = EMPTY
        if end.winner != NOBODY:
            after.posts[end.winner].append(state.block)
            after.money[end.winner], after.cards[end.winner] = paid(
                state.money[end.winner], state.cards[end.winner], end.price
            )
        return after

    def _own(self, state: YangtzeState, seat: Seat, ahead: Outlook) -> float:
        money, cards, pace = state.money[seat], state.cards[seat], ahead.pace
        goods, grown = goods_and_growth(state, seat, ahead)
        ready = pace.cash * pace.purse * (1 - exp(-within_reach(money, cards) / pace.purse))
        worth = pace.gain * (money + goods) + pace.growth * grown + ready
        return worth + self._cards(cards, pace.time) + self._edicts(state, seat, ahead)

    def _cards(self, cards: int, time: float) -> float:
        two_goods, sell_cargo = self.cards_for_a_turn(cards, time)
        worth = LIQUIDITY_POINTS[cards] + two_goods
        if cards >> FREE_GOOD & 1:
            worth += self.temper.free_good * time
        return worth + sell_cargo

    def cards_for_a_turn(self, cards: int, time: float) -> tuple[float, float]:
        """What Two goods and Sell cargo are worth to who holds them."""
        temper = self.temper
        return (
            temper.two_goods * time if cards >> TWO_GOODS & 1 else 0.0,
            temper.sell_cargo * time if cards >> SELL_CARGO & 1 else 0.0,
        )

    @staticmethod
    def _edicts(state: YangtzeState, seat: Seat, ahead: Outlook) -> float:
        """Emperors still to come: taxes, bonuses, a card bought back."""
        worth = 0.0
        drawn = state.emperors
        if _WEALTH_TAX not in drawn:
            worth -= state.money[seat] // 10
        if _GOODS_TAX not in drawn:
            worth -= len(state.goods[seat])
        if _POST_TAX not in drawn:
            worth -= len(state.posts[seat])
        return (worth + redeemable(state, seat)) * ahead.arriving * 0.7


def redeemable(state: YangtzeState, seat: Seat) -> float:
    """Half of what a card brings that may still be bought back."""
    if _REDEEM in state.emperors:
        return 0.0
    return max((20.0 - CASH[c] + 10.0 for c in LIQUIDITY if not state.cards[seat] >> c & 1), default=0.0) / 2


def goods_and_growth(state: YangtzeState, seat: Seat, ahead: Outlook) -> tuple[float, float]:
    """What a seat's goods would bring now, and what they may still grow by."""
    mask, unknown = goods_mask(state, seat)
    pace = ahead.pace
    grown = growth(mask, ahead.river, ahead.unseen, *pace.chances, round(pace.purchases))
    return worth_of_mask(mask) + UNKNOWN_GOOD * unknown, grown
