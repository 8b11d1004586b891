"""Positions of Singapore met by opponents, and towns placed by hand."""

from collections.abc import Iterator
from functools import cache

from game.opponents.levels import player
from game.opponents.player import Answer, Limit, Line
from rules.core.deal import Deal
from rules.singapore.components import NEUTRAL
from rules.singapore.rules import Singapore
from rules.singapore.state import SingaporeState
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import WEST, WEST_2

RULES = Singapore()
QUICK = Limit(9.0, 6)
"""A short thought that never runs out of time."""


def played(levels: tuple[str, ...], seed: int) -> Iterator[tuple[SingaporeState, Answer]]:
    """A game by these levels: each state met and what was chosen there, every move of it checked."""
    state = RULES.new_state(Deal("singapore", len(levels), {}, seed))
    while not RULES.is_over(state):
        seat = RULES.decider(state)
        choice = player("singapore", levels[seat]).choose(RULES.seen_by(state, seat), QUICK)
        yield state.clone(), choice
        for move in choice.line:
            RULES.check(state, move)
            RULES.apply(state, move)


@cache
def met() -> tuple[SingaporeState, ...]:
    """States from all over a game, at every kind of decision."""
    return tuple(state for state, _ in played(("merchant", "apprentice"), 5))[::5]


def chosen(town: Town, level: str) -> Line:
    """What a level does in a town placed by hand."""
    seen = RULES.seen_by(town.state, town.decider)
    return player("singapore", level).choose(seen, QUICK).line


def a_town() -> Town:
    """Two seats; the other one and nobody have their flags of the round and tiles to build."""
    town = Town(2).worker(1, "bazaar").flag(1, (-3, 1)).flag(NEUTRAL, (1, -2))
    return town.display("architect", "trading_house", "market")


def weaver_and_company() -> Town:
    """A worker on a weaver, two cloth short of nine points, one street missing."""
    town = a_town().building("weaver_1", WEST, 0).building("east_india_1", WEST_2, 0)
    return town.street("weaver_1", "pawnbroker").worker(0, "weaver_1").cubes(0, cloth=1)
