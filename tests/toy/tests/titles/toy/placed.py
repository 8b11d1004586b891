"""Positions of Pebbles that play hardly ever reaches."""

from collections.abc import Callable, Iterator
from typing import Final

from rules.core.target import Seat
from rules.toy.components import HOLE
from rules.toy.modules import MODULES
from rules.toy.modules.well import Hole
from rules.toy.state import Pebbles
from rules.toy.steps.turn import Turn, TurnOver
from tests.every_title.table import Table


def placed(table: Table) -> Iterator[tuple[str, Pebbles]]:
    """Each position with its name."""
    for arrange in ARRANGEMENTS:
        state: Pebbles = table.new_state(0)
        arrange(state, state.active)
        state.offer = None
        table.rules.settle(state)
        yield arrange.__name__, state


def nothing_left_to_gather(state: Pebbles, seat: Seat) -> None:
    """Row and bag are empty: a turn can only end."""
    state.secret[seat] = sorted(state.bag)
    state.open[seat] = sorted(state.row)
    state.bag, state.row = [], []
    state.pending = [Turn(seat)]


def much_to_sink(state: Pebbles, seat: Seat) -> None:
    """Half the bag is in one hand, and a hole opens."""
    state.modules = ("well",)
    MODULES["well"].opened(state)
    state.secret[seat], state.bag = state.bag[::2], state.bag[1::2]
    state.tide[HOLE] -= 1
    state.beach[HOLE] += 1
    state.pending = [TurnOver(), Hole(seat)]


ARRANGEMENTS: Final[tuple[Callable[[Pebbles, Seat], None], ...]] = (nothing_left_to_gather, much_to_sink)
