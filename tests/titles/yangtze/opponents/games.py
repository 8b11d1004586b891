"""Positions of Yangtze met by opponents, and ways to place some by hand."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from game.opponents.levels import player
from game.opponents.player import Answer, Limit
from rules.core.deal import Deal
from rules.yangtze.rules import Yangtze
from rules.yangtze.state import YangtzeState

RULES: Final = Yangtze()
QUICK: Final = Limit(60.0, 12)
"""Iterations alone decide, so that a slow machine answers the same."""


def new_game(seed: int, seats: int = 2) -> YangtzeState:
    """A fresh deal."""
    return RULES.new_state(Deal("yangtze", seats, {}, seed))


def played(levels: tuple[str, ...], seed: int) -> Iterator[tuple[YangtzeState, Answer]]:
    """A game, choice by choice: the state before each, and the choice."""
    state = new_game(seed, len(levels))
    while not RULES.is_over(state):
        seat = RULES.decider(state)
        choice = player("yangtze", levels[seat]).choose(RULES.seen_by(state, seat), QUICK)
        yield state.clone(), choice
        for move in choice.line:
            RULES.check(state, move)
            RULES.apply(state, move)


@cache
def met(seed: int = 3) -> tuple[YangtzeState, ...]:
    """Positions of one game, one of each kind of decision and then some more."""
    states = [state for state, _ in played(("merchant", "apprentice"), seed)]
    kinds = {type(state.pending[-1]): state for state in states}
    return (*kinds.values(), *states[::25])
