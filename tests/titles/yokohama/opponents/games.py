"""Games of Yokohama played by opponents."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from game.opponents.levels import player
from game.opponents.player import Answer, Limit
from rules.core.deal import Deal
from rules.yokohama.rules import Yokohama
from rules.yokohama.state import YokohamaState
from tests.titles.yokohama.kit import Harbour

RULES: Final = Yokohama()
QUICK: Final = Limit(60.0, 4)
"""Iterations alone decide, so that a slow machine answers the same."""
MODULES: Final = {"achievement_rewards": True, "free_agents": True}


def played(levels: tuple[str, ...], seed: int, **options: bool) -> Iterator[tuple[YokohamaState, Answer]]:
    """A game, choice by choice: the state before each, and the choice; last the end, with nothing chosen."""
    state = RULES.new_state(Deal("yokohama", len(levels), options, seed))
    while not RULES.is_over(state):
        seat = RULES.decider(state)
        choice = player("yokohama", levels[seat]).choose(RULES.seen_by(state, seat), QUICK)
        yield state.clone(), choice
        for move in choice.line:
            RULES.check(state, move)
            RULES.apply(state, move)
    yield state, Answer((), choice.reason)


@cache
def game(level: str, seats: int = 2, seed: int = 5) -> tuple[tuple[YokohamaState, Answer], ...]:
    """A game among equals; with three and more seats both modules are in use."""
    return tuple(played((level,) * seats, seed, **(MODULES if seats > 2 else {})))


def chosen(harbour: Harbour, level: str = "merchant") -> Answer:
    """What a level does in a placed harbour."""
    state = harbour.state
    return player("yokohama", level).choose(RULES.seen_by(state, RULES.decider(state)), QUICK)
