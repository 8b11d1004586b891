"""What each seat would have if the game ended now."""

from typing import Final

from game.opponents.yangtze.outlook import goods_mask
from rules.core.target import Seat
from rules.yangtze.components import LAST_EMPEROR
from rules.yangtze.reckoning.cargo import worth_of_mask
from rules.yangtze.scoring import liquidity_points, post_points
from rules.yangtze.state import YangtzeState

UNKNOWN_GOOD: Final = 7.0
"""What a good nobody has seen is taken to be worth."""
RICH: Final = 12
"""Who has so much in hand buys, as long as goods may still grow: money that lies idle earns nothing."""


def final_worths(state: YangtzeState) -> list[float]:
    """By seat, all its wealth."""
    posts = post_points(state)
    totals = []
    for seat in range(state.seats):
        mask, unknown = goods_mask(state, seat)
        goods = worth_of_mask(mask) + UNKNOWN_GOOD * unknown
        totals.append(state.money[seat] + goods + posts[seat] + liquidity_points(state.cards[seat]))
    return totals


def may_buy_nothing(state: YangtzeState, seat: Seat) -> bool:
    """Is there any sense in buying nothing: for want of money, near the end, or to end a game that is won?"""
    if state.passes == state.seats - 1 and not state.acted:
        return not ends_lost_game(state, seat)
    return state.money[seat] < RICH or len(state.emperors) >= LAST_EMPEROR - 1


def ends_lost_game(state: YangtzeState, seat: Seat) -> bool:
    """Would this seat, by buying nothing, end a game that it does not win?"""
    if state.acted or state.passes < state.seats - 1:
        return False
    totals = final_worths(state)
    return totals[seat] < max(totals)
