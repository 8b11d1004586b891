"""Money between purse and bank: always part of something that is announced."""

from rules.core.target import Seat
from rules.yangtze.state import YangtzeState


def earn(state: YangtzeState, seat: Seat, amount: int) -> None:
    """The bank pays a seat."""
    state.money[seat] += amount
    state.bank -= amount


def spend(state: YangtzeState, seat: Seat, amount: int) -> None:
    """A seat pays the bank."""
    state.money[seat] -= amount
    state.bank += amount
