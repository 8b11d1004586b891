"""What lies where."""

from collections import Counter

from rules.core.target import Target
from rules.toy.components import SHELL
from rules.toy.places import BAG, BEACH, HAND, ROW, TIDE, TOKEN, WELL, pebble
from rules.toy.state import Pebbles


def things(state: Pebbles) -> dict[tuple[Target, Target], int]:
    """(place, thing) -> how many."""
    counts: Counter[tuple[Target, Target]] = Counter()
    heaps = [(BAG, state.bag), (ROW, state.row)]
    for seat in range(state.seats):
        heaps += [(HAND[seat], state.open[seat]), (HAND[seat], state.secret[seat]), (WELL[seat], state.sunk[seat])]
        counts[HAND[seat], TOKEN[SHELL]] = state.shells[seat]
    for place, pebbles in heaps:
        counts.update((place, pebble(each)) for each in pebbles)
    for place, tokens in ((TIDE, state.tide), (BEACH, state.beach)):
        for kind, number in enumerate(tokens):
            counts[place, TOKEN[kind]] = number
    return {entry: number for entry, number in counts.items() if number}
