"""What each seat would have if the game ended now."""

from game.opponents.yangtze.outlook import goods_mask
from rules.core.target import Seat
from rules.yangtze.reckoning.cargo import worth_of_mask
from rules.yangtze.scoring import liquidity_points, post_points
from rules.yangtze.state import YangtzeState

UNKNOWN_GOOD = 7.0
"""What a good nobody has seen is taken to be worth."""


def final_worths(state: YangtzeState) -> list[float]:
    """By seat, all its wealth."""
    posts = post_points(state)
    totals = []
    for seat in range(state.seats):
        mask, unknown = goods_mask(state, seat)
        goods = worth_of_mask(mask) + UNKNOWN_GOOD * unknown
        totals.append(state.money[seat] + goods + posts[seat] + liquidity_points(state.cards[seat]))
    return totals


def ends_lost_game(state: YangtzeState, seat: Seat) -> bool:
    """Would this seat, by buying nothing, end a game that it does not win?"""
    if state.acted or state.passes < state.seats - 1:
        return False
    totals = final_worths(state)
    return totals[seat] < max(totals)
