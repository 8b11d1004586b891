"""One turn ends, another begins."""

from rules.core.event import Emit
from rules.core.seat_order import clockwise
from rules.toy.events.turns import Ended, TurnBegan
from rules.toy.state import Pebbles


def pass_on(state: Pebbles, emit: Emit) -> bool:
    """The next seat is active; False when that was the last turn."""
    state.turn += 1
    if state.turn > state.length:
        emit(Ended())
        return False
    state.active = clockwise(state.active, state.seats)
    emit(TurnBegan(state.active))
    return True
