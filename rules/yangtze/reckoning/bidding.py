"""How an auction stands."""

from typing import NamedTuple

from rules.core.target import Seat
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.auction import Auction


class Bidding(NamedTuple):
    """`leader` made the bid of `price`; `queue` holds the seats still in, the one now called first; a bid must reach
    `least`. While a card lies over the auction no call is `awaited`."""

    price: int
    leader: Seat
    queue: tuple[Seat, ...]
    least: int
    awaited: bool


def bidding(state: YangtzeState) -> Bidding | None:
    """The auction under way, if there is one."""
    for step in reversed(state.pending):
        if isinstance(step, Auction):
            return Bidding(step.price, step.leader, step.queue, step.least(), step is state.pending[-1])
    return None
