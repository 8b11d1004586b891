"""What lies where."""

from rules.core.laying import Layout
from rules.core.target import Target
from rules.toy.components import SHELL
from rules.toy.places import BAG, BEACH, HAND, ROW, TIDE, TOKEN, WELL, pebble
from rules.toy.state import Pebbles


def things(state: Pebbles) -> dict[tuple[Target, Target], int]:
    """(place, thing) -> how many."""
    table = Layout()
    heaps = [(BAG, state.bag), (ROW, state.row)]
    for seat in range(state.seats):
        heaps += [(HAND[seat], state.open[seat]), (HAND[seat], state.secret[seat]), (WELL[seat], state.sunk[seat])]
        table.lay(HAND[seat], TOKEN[SHELL], state.shells[seat])
    for place, pebbles in heaps:
        for each in pebbles:
            table.lay(place, pebble(each))
    for place, tokens in ((TIDE, state.tide), (BEACH, state.beach)):
        for kind, number in enumerate(tokens):
            table.lay(place, TOKEN[kind], number)
    return table.things
