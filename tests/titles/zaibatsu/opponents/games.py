"""Positions of Nippon: Zaibatsu met by opponents, and what opponents do in works placed by hand."""

from collections.abc import Iterator, Mapping
from functools import cache

from game.opponents.levels import player
from game.opponents.player import Answer, Limit, Line
from rules.core.deal import Deal
from rules.zaibatsu.rules import Zaibatsu
from rules.zaibatsu.state import ZaibatsuState
from tests.titles.zaibatsu.kit import Works

RULES = Zaibatsu()
QUICK = Limit(60.0, 6)
"""A short thought that never runs out of time."""


def played(
    levels: tuple[str, ...], seed: int, options: Mapping[str, str | bool] | None = None
) -> Iterator[tuple[ZaibatsuState, Answer]]:
    """A game by these levels: each state met and what was chosen there, every move of it checked."""
    state = RULES.new_state(Deal("zaibatsu", len(levels), dict(options or {}), seed))
    while not RULES.is_over(state):
        seat = RULES.decider(state)
        choice = player("zaibatsu", levels[seat]).choose(RULES.seen_by(state, seat), QUICK)
        yield state.clone(), choice
        for move in choice.line:
            RULES.check(state, move)
            RULES.apply(state, move)


@cache
def met() -> tuple[tuple[ZaibatsuState, Answer], ...]:
    """A game of two, from the start tokens to the last consolidations."""
    return tuple(played(("merchant", "apprentice"), 5))


def chosen(works: Works, level: str) -> Line:
    """What a level does in works placed by hand."""
    seen = RULES.seen_by(works.state, works.decider)
    return player("zaibatsu", level).choose(seen, QUICK).line


def after(works: Works, line: Line) -> Works:
    """The same works once the line is played."""
    for move in line:
        works.make(move)
    return works
