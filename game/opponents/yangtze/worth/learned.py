"""What a position of Yangtze is worth to who has learned it from many games.

Wealth of each kind has a weight that changes with the purchases left. The weights are a least-squares fit of how games
ended, by seats, to what lay on the table at the start of every turn; all played by reflex, now and then at random.
"""

from math import exp
from operator import mul
from typing import Final, NamedTuple

from game.opponents.learning import Hope, Weighing, read_curves
from game.opponents.yangtze.evaluate import LIQUIDITY_POINTS, YangtzeEvaluation, goods_and_growth, redeemable
from game.opponents.yangtze.outlook import Outlook, outlook
from game.opponents.yangtze.worth.auction import paid, within_reach
from game.opponents.yangtze.worth.posts import post_hopes
from rules.core.target import Seat
from rules.yangtze.components import EMPTY, FREE_GOOD
from rules.yangtze.state import YangtzeState

FULL_GAME: Final = 22.0
"""Purchases of a seat in a game of two."""
FIRST_COINS: Final = 11.0
"""Coins of which the first are worth more."""


class Weights(NamedTuple):
    """What each thing counts: a coin, the first coins, what goods would bring, what they may grow by, each of them,
    what posts may bring, a liquidity card's points, Free good, a card that may be bought back, to be next."""

    coin: float
    first: float
    goods: float
    growth: float
    good: float
    posts: float
    card: float
    free: float
    redeem: float
    tempo: float


LEARNED: Final = Weighing(Weights, Weights._fields, read_curves("yangtze", Weights._fields))


class LearnedEvaluation(YangtzeEvaluation):
    """The same table, the same auctions, but weights that were learned."""

    weighing = LEARNED

    def part_left(self, state: YangtzeState) -> float:
        """By the purchases still to come."""
        return outlook(state, self.temper).pace.purchases / FULL_GAME

    def hopes(self, state: YangtzeState) -> list[Hope]:
        """What lies on the table, by seat."""
        return self._on_the_table(state, outlook(state, self.temper))

    def _hopes(self, state: YangtzeState, ahead: Outlook) -> list[float]:
        weight = self.weighing.at(state.seats, ahead.pace.purchases / FULL_GAME)
        return [given + sum(map(mul, weight, features)) for given, features in self._on_the_table(state, ahead)]

    def _on_the_table(self, state: YangtzeState, ahead: Outlook) -> list[Hope]:
        posts = post_hopes(ahead.held, ahead.posts, ahead.emperors, self.temper.hope)
        following = (state.active + (EMPTY in state.river)) % state.seats
        return [self._owned(state, seat, ahead, posts[seat], seat == following) for seat in range(state.seats)]

    def _owned(self, state: YangtzeState, seat: Seat, ahead: Outlook, posts: float, following: bool) -> Hope:
        temper, time = self.temper, ahead.pace.time
        money, cards = state.money[seat], state.cards[seat]
        goods, grown = goods_and_growth(state, seat, ahead)
        return Hope(
            sum(self.cards_for_a_turn(cards, time)),
            (
                money,
                temper.cash * self._purse(money, cards),
                goods,
                temper.growth * grown,
                len(state.goods[seat]),
                posts,
                LIQUIDITY_POINTS[cards],
                time if cards >> FREE_GOOD & 1 else 0.0,
                redeemable(state, seat),
                following,
            ),
        )

    def _purse(self, money: int, cards: int) -> float:
        """What the first coins within reach count."""
        size = FIRST_COINS * self.temper.purse
        return size * (1 - exp(-within_reach(money, cards) / size))

    def _cost(self, state: YangtzeState, seat: Seat, price: int, ahead: Outlook) -> float:
        weight = self.weighing.at(state.seats, ahead.pace.purchases / FULL_GAME)
        money, cards = state.money[seat], state.cards[seat]
        left, kept = paid(money, cards, price)
        poorer = self._purse(money, cards) - self._purse(left, kept)
        lost = LIQUIDITY_POINTS[cards] - LIQUIDITY_POINTS[kept]
        return weight.card * lost + weight.coin * (money - left) + self.temper.cash * weight.first * poorer
