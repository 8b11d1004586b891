"""Games of Yokohama Duel played by opponents."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from game.opponents.levels import player
from game.opponents.player import Answer, Limit
from rules.core.deal import Deal
from rules.yokohama_duel.rules import YokohamaDuel
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.choose_place import ChoosePlace

RULES: Final = YokohamaDuel()
QUICK: Final = Limit(60.0, 8)
"""Iterations alone decide, so that a slow machine answers the same."""


def new_game(seed: int) -> DuelState:
    return RULES.new_state(Deal("yokohama_duel", 2, {}, seed))


def played(levels: tuple[str, str], seed: int) -> Iterator[tuple[DuelState, Answer]]:
    """A game, choice by choice: the state before each, and the choice."""
    state = new_game(seed)
    while not RULES.is_over(state):
        seat = RULES.decider(state)
        choice = player("yokohama_duel", levels[seat]).choose(RULES.seen_by(state, seat), QUICK)
        yield state.clone(), choice
        for move in choice.line:
            RULES.check(state, move)
            RULES.apply(state, move)
    yield state, Answer((), choice.reason)


@cache
def game(level: str, seed: int) -> tuple[tuple[DuelState, Answer], ...]:
    return tuple(played((level, level), seed))


def turn_of_first(state: DuelState) -> int:
    """Past the draft, at the first place."""
    while not isinstance(state.pending[-1], ChoosePlace):
        RULES.apply(state, RULES.legal_moves(state)[0])
    return state.active
