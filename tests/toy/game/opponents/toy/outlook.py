"""What is still to come."""

from rules.core.target import HIDDEN
from rules.toy.components import ACTS, VALUES
from rules.toy.state import Pebbles


def unseen_worth(state: Pebbles) -> float:
    """What a pebble whose value is not known counts on the average."""
    unseen = state.unknown or state.bag
    known = [VALUES[each] for each in unseen if each != HIDDEN]
    return sum(known) / len(known) if known else 0.0


def acts_left(state: Pebbles) -> int:
    """Pebbles that one seat may still gather, roughly."""
    return max(0, state.length - state.turn + 1) * ACTS // state.seats
