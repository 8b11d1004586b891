"""What a position of Yangtze is worth."""

from collections.abc import Sequence
from math import exp, sqrt

from game.opponents.faculties import Evaluation, chance
from game.opponents.yangtze.outlook import Outlook, goods_mask, outlook
from game.opponents.yangtze.temper import Temper
from game.opponents.yangtze.worth.auction import limits, outcome, standing
from game.opponents.yangtze.worth.goods import growth
from game.opponents.yangtze.worth.posts import post_hopes
from rules.core.target import HIDDEN, NOBODY, Seat
from rules.yangtze.components import ALL_CARDS, CASH, EMPERORS, EMPTY, FREE_GOOD, LIQUIDITY, SELL_CARGO, TWO_GOODS
from rules.yangtze.reckoning.cargo import worth_of_mask
from rules.yangtze.scoring import liquidity_points, post_points
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.auction import Auction

UNKNOWN_GOOD = 7.0
"""What a good nobody has seen is taken to be worth."""
_LIQUIDITY_POINTS = [float(liquidity_points(cards)) for cards in range(ALL_CARDS + 1)]
_EFFECT = {emperor.effect: number for number, emperor in enumerate(EMPERORS) if emperor.post_type < 0}
_WEALTH_TAX = _EFFECT["tax_per_full_ten_money"]
_GOODS_TAX = _EFFECT["tax_per_good"]
_POST_TAX = _EFFECT["tax_per_post"]
_REDEEM = _EFFECT["redeem_liquidity_card"]


class YangtzeEvaluation(Evaluation[YangtzeState, Temper]):
    """Counts what lies on the table and guesses what will come of it."""

    def worths(self, state: YangtzeState) -> Sequence[float]:
        if not state.pending:
            return self._final(state)
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
        return 12.0 + 12.0 * sqrt(ahead.purchases)

    def value(self, state: YangtzeState, seat: Seat) -> float:
        """One pass before the end a seat that leads is expected to pass."""
        if not state.pending:
            return self.at_rest(state, seat)
        step = state.pending[-1]
        if state.block != EMPTY and isinstance(step, Auction):
            state = self._hammered(state, step)
        ahead = outlook(state, self.temper)
        going_on = chance(self.stance(self._hopes(state, ahead), seat), self._spread(ahead))
        if state.passes != state.seats - 1 or state.acted:
            return going_on
        decider = self.rules.decider(state)
        over = state.clone()
        over.pending.clear()
        if decider == seat or self.stance(self._final(over), decider) <= 0:
            return going_on
        return min(going_on, self.at_rest(over, seat))

    @staticmethod
    def _final(state: YangtzeState) -> list[float]:
        posts = post_points(state)
        totals = []
        for seat in range(state.seats):
            mask, unknown = goods_mask(state, seat)
            goods = worth_of_mask(mask) + UNKNOWN_GOOD * unknown
            totals.append(state.money[seat] + goods + posts[seat] + liquidity_points(state.cards[seat]))
        return totals

    def _hammered(self, state: YangtzeState, step: Auction) -> YangtzeState:
        """The position after the auction, as it will probably end."""
        end = outcome(step, limits(state, outlook(state, self.temper), self.temper))
        after = state.clone()
        after.block = EMPTY
        if end.winner != NOBODY:
            after.posts[end.winner].append(state.block)
            self._pay(after, end.winner, end.price)
        return after

    @staticmethod
    def _pay(state: YangtzeState, seat: Seat, price: int) -> None:
        """Pay, playing the cards that lose least where money is short."""
        for card in reversed(LIQUIDITY):
            if state.money[seat] >= price:
                break
            if state.cards[seat] >> card & 1:
                state.cards[seat] &= ~(1 << card)
                state.money[seat] += CASH[card]
        state.money[seat] -= price

    def _own(self, state: YangtzeState, seat: Seat, ahead: Outlook) -> float:
        temper = self.temper
        money = state.money[seat]
        cards = state.cards[seat]
        mask, unknown = goods_mask(state, seat)
        chances = (ahead.river_chance, ahead.unseen_chance)
        grown = growth(mask, ahead.river, ahead.unseen, *chances, round(ahead.purchases))
        goods = worth_of_mask(mask) + temper.growth * grown + UNKNOWN_GOOD * unknown
        ready = ahead.cash * temper.purse * (1 - exp(-money / temper.purse))
        return ahead.gain * (money + goods) + ready + self._cards(cards, ahead) + self._edicts(state, seat, ahead)

    def _cards(self, cards: int, ahead: Outlook) -> float:
        temper = self.temper
        time = min(1.0, ahead.purchases / 3)
        worth = _LIQUIDITY_POINTS[cards]
        if cards >> TWO_GOODS & 1:
            worth += temper.two_goods * time
        if cards >> FREE_GOOD & 1:
            worth += temper.free_good * time
        if cards >> SELL_CARGO & 1:
            worth += temper.sell_cargo * time
        return worth

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
        if _REDEEM not in drawn:
            worth += max((20.0 - CASH[c] + 10.0 for c in LIQUIDITY if not state.cards[seat] >> c & 1), default=0.0) / 2
        return worth * ahead.arriving * 0.7
