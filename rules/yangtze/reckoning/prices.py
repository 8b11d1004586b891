"""What goods on the river cost."""

from rules.core.target import Seat
from rules.yangtze.components import PRICES
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.buy import BuyStep
from rules.yangtze.steps.offers import SwapOffer


def price_now(state: YangtzeState, seat: Seat, space: int) -> int:
    """What the good on a space costs this seat: nothing while its Free good waits for a purchase."""
    waits = any(isinstance(step, BuyStep) and step.free and step.seat == seat for step in state.pending)
    return 0 if waits else PRICES[space]


def swaps_now(state: YangtzeState, seat: Seat) -> bool:
    """Does an emperor let this seat swap a good with the river now?"""
    return bool(state.pending) and isinstance(state.pending[-1], SwapOffer) and state.pending[-1].seat == seat
