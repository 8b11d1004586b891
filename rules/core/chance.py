"""Chance: splitmix64 on one integer inside the state, so that a game is its deal and its moves.

A bag or deck is a pool kept sorted: nothing depends on the order in which things were put back.
"""

from typing import Final, TypeVar

from rules.core.errors import HiddenAhead
from rules.core.state import GameState

T = TypeVar("T")
MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


def mixed(x: int) -> int:
    """The output function of splitmix64."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def seeded(seed: int) -> int:
    """A generator for this seed. Never 0: that means "may not draw"."""
    return mixed((seed + GOLDEN) & MASK) or GOLDEN


def roll(state: GameState, sides: int) -> int:
    """A number from 0 to sides - 1; something hidden is shown by it."""
    if state.rng == 0:
        raise HiddenAhead
    state.rng = (state.rng + GOLDEN) & MASK or GOLDEN
    state.reveals += 1
    return (mixed(state.rng) * sides) >> 64


def draw(state: GameState, pool: list[T]) -> T:
    """Take one thing at random out of a pool."""
    return pool.pop(roll(state, len(pool)))


def draw_counted(state: GameState, counts: list[int]) -> int:
    """Take one token at random out of a pool kept as counts; returns its index."""
    at = roll(state, sum(counts))
    for index, count in enumerate(counts):
        if at < count:
            counts[index] -= 1
            return index
        at -= count
    raise AssertionError("counts changed while drawing")
