"""From a deal to the first state."""

from bisect import insort

from rules.core.chance import draw, seeded
from rules.core.deal import Deal
from rules.toy.components import ROW_SIZE, UNLESS_CHOSEN, VALUES
from rules.toy.modules import MODULES
from rules.toy.state import Pebbles
from rules.toy.steps.turn import Turn


def dealt(deal: Deal) -> Pebbles:
    """A row of pebbles, the others in the bag; the first seat begins."""
    chosen = {**UNLESS_CHOSEN, **deal.options}
    state = Pebbles(deal.seats, seeded(deal.seed))
    state.length = int(chosen["length"])
    state.modules = tuple(key for key in MODULES if chosen[key])
    state.bag = list(range(len(VALUES)))
    for _ in range(ROW_SIZE):
        insort(state.row, draw(state, state.bag))
    for key in state.modules:
        MODULES[key].opened(state)
    state.reveals = 0
    state.turn = 1
    state.pending.append(Turn(0))
    return state
