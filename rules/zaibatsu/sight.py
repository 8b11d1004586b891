"""What a seat may know, and worlds that fit it.

Nothing lies face down: bag, pile and tiles out of the game can be worked out from what is open, and no order is fixed
before something is drawn. So all that a seat does not know is what chance will bring.
"""

from rules.core.chance import seeded
from rules.core.target import Seat
from rules.zaibatsu.state import ZaibatsuState


def seen_by(state: ZaibatsuState, seat: Seat) -> ZaibatsuState:
    """The same for every seat: the table without its chance."""
    seen = state.clone()
    seen.rng = 0
    seen.offer = None
    return seen


def imagine(seen: ZaibatsuState, seed: int) -> ZaibatsuState:
    """The same table with another chance."""
    world = seen.clone()
    world.offer = None
    world.rng = seeded(seed)
    return world
