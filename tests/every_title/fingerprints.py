"""Prints the fingerprints of a random game: `python -m tests.every_title.fingerprints yangtze 3 7`."""

import sys
from collections.abc import Iterator

from game.record import fingerprint
from tests.every_title.playing import at_random, play
from tests.every_title.table import Table


def fingerprints(table: Table, seed: int) -> Iterator[int]:
    """One number for the first state and one after every move."""
    state = table.new_state(seed)
    yield fingerprint(state)
    for ply in play(table.rules, state, at_random, seed):
        yield fingerprint(ply.after)


if __name__ == "__main__":
    title, seats, seeds = sys.argv[1], int(sys.argv[2]), range(int(sys.argv[3]))
    print(*(mark for seed in seeds for mark in fingerprints(Table(title, seats), seed)))
