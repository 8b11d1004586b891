"""What a position of Yangtze is worth to who has learned it from many games.

Wealth of each kind has a weight that changes with the purchases left. The weights are a least-squares fit of how games
ended, by seats, to what lay on the table at the start of every turn; all played by reflex, now and then at random.
"""

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple, TypeAlias

from game.opponents.yangtze.evaluate import LIQUIDITY_POINTS, YangtzeEvaluation, redeemable
from game.opponents.yangtze.outlook import Outlook, goods_mask
from game.opponents.yangtze.worth.auction import paid, within_reach
from game.opponents.yangtze.worth.ending import UNKNOWN_GOOD
from game.opponents.yangtze.worth.goods import growth
from game.opponents.yangtze.worth.posts import post_hopes
from rules.core.target import Seat
from rules.yangtze.components import EMPTY, FREE_GOOD, SELL_CARGO, TWO_GOODS
from rules.yangtze.reckoning.cargo import worth_of_mask
from rules.yangtze.state import YangtzeState

Curve: TypeAlias = tuple[float, float, float]
"""A number without, by and by the square of `FULL_GAME` parts of purchases left."""
FULL_GAME: Final = 22.0
"""Purchases of a seat in a game of two."""
FIRST_COINS: Final = 11.0
"""Coins of which the first are worth more."""


class Curves(NamedTuple):
    """What each thing counts: a coin, the first coins, what goods would bring, what they may grow by, each of them,
    what posts may bring, a liquidity card's points, Free good, a card that may be bought back, to be next."""

    coin: Curve
    first: Curve
    goods: Curve
    growth: Curve
    good: Curve
    posts: Curve
    card: Curve
    free: Curve
    redeem: Curve
    tempo: Curve


CURVES: Final = {
    2: Curves(
        coin=(0.964, 1.724, -0.324),
        first=(0.999, 0.521, -2.992),
        goods=(0.881, 1.356, -0.289),
        growth=(0.888, -0.225, 0.870),
        good=(1.095, 0.769, 1.389),
        posts=(0.976, 0.119, -0.040),
        card=(0.913, -0.135, 0.522),
        free=(13.9, 3.8, -6.0),
        redeem=(0.932, -1.688, 0.424),
        tempo=(1.1, 2.2, 0.0),
    ),
    3: Curves(
        coin=(1.046, 3.297, 0.691),
        first=(0.688, 3.166, -5.084),
        goods=(0.899, 3.414, -2.424),
        growth=(0.433, 1.722, 1.517),
        good=(0.866, 1.902, 15.849),
        posts=(0.982, 0.301, 1.591),
        card=(0.920, -0.095, 3.852),
        free=(-1.5, 9.1, 39.0),
        redeem=(0.288, 0.780, -2.689),
        tempo=(0.75, 5.41, 0.0),
    ),
    4: Curves(
        coin=(1.037, 3.318, 5.200),
        first=(0.815, 9.404, -34.828),
        goods=(0.893, 3.624, -2.150),
        growth=(0.951, -1.296, 11.407),
        good=(0.870, 0.012, 30.174),
        posts=(0.977, 0.115, 3.652),
        card=(0.909, -0.078, 6.461),
        free=(5.0, 13.0, 46.4),
        redeem=(-0.092, 2.228, -8.323),
        tempo=(0.25, 5.68, 0.0),
    ),
}


class Weights(NamedTuple):
    """The curves at one moment."""

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


@lru_cache(maxsize=1 << 12)
def weights(seats: int, purchases: float) -> Weights:
    """What things count with so many purchases left to each seat."""
    part = purchases / FULL_GAME
    return Weights(*[flat + part * (rise + part * bend) for flat, rise, bend in CURVES[seats]])


class LearnedEvaluation(YangtzeEvaluation):
    """The same table, the same auctions, but weights that were learned."""

    def _hopes(self, state: YangtzeState, ahead: Outlook) -> list[float]:
        weight = weights(state.seats, ahead.purchases)
        posts = post_hopes(ahead.held, ahead.posts, ahead.emperors, self.temper.hope)
        hopes = [weight.posts * posts[seat] + self._owned(state, seat, ahead, weight) for seat in range(state.seats)]
        bought = EMPTY in state.river
        hopes[(state.active + bought) % state.seats] += weight.tempo
        return hopes

    def _owned(self, state: YangtzeState, seat: Seat, ahead: Outlook, weight: Weights) -> float:
        temper = self.temper
        money, cards = state.money[seat], state.cards[seat]
        mask, unknown = goods_mask(state, seat)
        chances = (ahead.river_chance, ahead.unseen_chance, ahead.price)
        grown = growth(mask, ahead.river, ahead.unseen, *chances, round(ahead.purchases))
        goods = worth_of_mask(mask) + UNKNOWN_GOOD * unknown
        worth = weight.coin * money + weight.goods * goods + weight.good * len(state.goods[seat])
        worth += temper.growth * weight.growth * grown + temper.cash * weight.first * self._purse(money, cards)
        worth += weight.card * LIQUIDITY_POINTS[cards] + weight.redeem * redeemable(state, seat)
        time = min(1.0, ahead.purchases / 3)
        if cards >> FREE_GOOD & 1:
            worth += weight.free * time
        if cards >> TWO_GOODS & 1:
            worth += temper.two_goods * time
        if cards >> SELL_CARGO & 1:
            worth += temper.sell_cargo * time
        return worth

    def _purse(self, money: int, cards: int) -> float:
        """What the first coins within reach count."""
        size = FIRST_COINS * self.temper.purse
        return size * (1 - exp(-within_reach(money, cards) / size))

    def _cost(self, state: YangtzeState, seat: Seat, price: int, ahead: Outlook) -> float:
        weight = weights(state.seats, ahead.purchases)
        money, cards = state.money[seat], state.cards[seat]
        left, kept = paid(money, cards, price)
        poorer = self._purse(money, cards) - self._purse(left, kept)
        lost = LIQUIDITY_POINTS[cards] - LIQUIDITY_POINTS[kept]
        return weight.card * lost + weight.coin * (money - left) + self.temper.cash * weight.first * poorer
