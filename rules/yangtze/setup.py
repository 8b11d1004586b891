"""From a deal to the first state."""

from bisect import insort

from rules.core.chance import draw, roll, seeded
from rules.core.deal import Deal
from rules.yangtze.components import (
    ALL_CARDS,
    FIRST_POST,
    PRICES,
    START_GOODS,
    START_MONEY,
    TOKENS,
)
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.turn import BeginTurn


def dealt(deal: Deal) -> YangtzeState:
    """Goods on the river and behind the screens, then posts and emperors into the bag; a start player by lot."""
    state = YangtzeState(deal.seats, seeded(deal.seed))
    state.bag = list(range(FIRST_POST))
    state.river = [draw(state, state.bag) for _ in PRICES]
    state.money = [START_MONEY] * deal.seats
    state.cards = [ALL_CARDS] * deal.seats
    for goods in state.goods:
        for _ in range(START_GOODS):
            insort(goods, draw(state, state.bag))
    state.bag += range(FIRST_POST, TOKENS)
    state.pending = [BeginTurn(roll(state, deal.seats))]
    state.reveals = 0
    return state
