"""Games to test on: at random, by a small planner, and from placed positions."""

import os
from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from rules.core.event import Event
from rules.core.move import END_TURN, SKIP, Move
from rules.core.rules import Rules
from tests.every_title.table import Table

GAMES: Final = int(os.environ.get("COMPTOIR_GAMES", "40"))
"""Random games of each title and number of seats; planned ones are a tenth of it, but not many."""
GAMES_COMING: Final = 10
"""A coming title plays no more of them, so that nobody waits for what cannot be opened yet."""
USUAL_LENGTH: Final = 250
"""Decisions of a random game. Of a title whose games are longer fewer are played: each has its share of the time."""
LEAST: Final = 6
"""Of every title so many: enough for each value of each option."""
MOST_PLANNED: Final = 8
TABLES_AT_ONCE: Final = 2
"""Tests come table by table: games of more tables are not kept."""
LONGEST: Final = 20_000
"""No game takes more decisions, however it is played."""


class Ply(NamedTuple):
    """One decision of a game: the states around it and what happened."""

    before: Any
    move: Move
    events: list[Event]
    after: Any


Chooser: TypeAlias = Callable[[Rules[Any], Any, Random], Move]


def at_random(rules: Rules[Any], state: Any, chance: Random) -> Move:
    """Any legal move."""
    return chance.choice(rules.legal_moves(state))


def by_plan(rules: Rules[Any], state: Any, chance: Random) -> Move:
    """The move after which the own score is best, give or take a little; rather something than nothing.

    It may look at what is hidden.
    """
    seat = rules.decider(state)

    def promise(move: Move) -> float:
        ahead = state.clone()
        rules.apply(ahead, move)
        idle = 8 if move in (SKIP, END_TURN) else 0
        return rules.scores(ahead)[seat].total + chance.uniform(0, 6) - idle

    return max(rules.search_moves(state), key=promise)


def lively(rules: Rules[Any], state: Any, chance: Random) -> Move:
    """Any legal move, but rather something than nothing."""
    moves = rules.legal_moves(state)
    busy = [move for move in moves if move not in (SKIP, END_TURN)]
    return chance.choice(busy if busy and chance.random() < 0.9 else moves)


def play(rules: Rules[Any], state: Any, choose: Chooser, seed: int, most: int = LONGEST) -> Iterator[Ply]:
    """Play on from a state, which is left as it was; stops at the end or after so many decisions."""
    chance = Random(seed)
    for _ in range(most):
        if rules.is_over(state):
            return
        move = choose(rules, state, chance)
        after = state.clone()
        events: list[Event] = []
        rules.apply(after, move, events.append)
        yield Ply(state, move, events, after)
        state = after


@lru_cache(maxsize=2 * GAMES if GAMES <= 50 else 0)
def random_game(table: Table, seed: int) -> tuple[Ply, ...]:
    """A whole game at random, kept for other tests unless there are too many: clone its states before changing one."""
    return tuple(play(table.rules, table.new_state(seed), at_random, seed))


@lru_cache(maxsize=2 * MOST_PLANNED)
def planned_game(table: Table, seed: int) -> tuple[Ply, ...]:
    """A whole game by the planner."""
    return tuple(play(table.rules, table.new_state(seed), by_plan, seed))


@lru_cache(maxsize=TABLES_AT_ONCE)
def placed_games(table: Table) -> tuple[tuple[Ply, ...], ...]:
    """A game from every placed position: the whole of it, unless the title's games are very long."""
    most = LONGEST if "COMPTOIR_GAMES" in os.environ else 2 * USUAL_LENGTH
    return tuple(tuple(play(table.rules, state, at_random, 7, most)) for _, state in table.placed())


@lru_cache(maxsize=TABLES_AT_ONCE)
def placed_endings(table: Table) -> tuple[Ply, ...]:
    """The last decision of every game from a placed position: those that were cut short are played on to it."""
    return tuple(_last(table, game) for game in placed_games(table))


def _last(table: Table, game: tuple[Ply, ...]) -> Ply:
    last = game[-1]
    for ply in play(table.rules, last.after, at_random, 7):
        last = ply
    return last


def as_many(table: Table, number: int, least: int) -> int:
    """How many games are played where so many of the usual length would be; all of them if COMPTOIR_GAMES asks."""
    if "COMPTOIR_GAMES" in os.environ:
        return number
    return min(number, max(least, number * USUAL_LENGTH // len(random_game(table, 0))))


def games(table: Table, number: int = GAMES) -> Iterator[tuple[Ply, ...]]:
    """Games of all kinds: at random, by the planner, from placed positions."""
    yield from _games_from_the_deal(table, number)
    yield from placed_games(table)


def endings(table: Table, number: int = GAMES) -> Iterator[Ply]:
    """The last decision of each of those games."""
    yield from (game[-1] for game in _games_from_the_deal(table, number))
    yield from placed_endings(table)


def _games_from_the_deal(table: Table, number: int) -> Iterator[tuple[Ply, ...]]:
    number = as_many(table, number, LEAST) if table.built else min(number, GAMES_COMING)
    for seed in range(number):
        yield random_game(table, seed)
    for seed in range(min(MOST_PLANNED, 1 + number // 10)):
        yield planned_game(table, seed)


def plies(table: Table, number: int = GAMES) -> Iterator[Ply]:
    """All decisions of all those games."""
    for each in games(table, number):
        yield from each


@lru_cache(maxsize=2 * TABLES_AT_ONCE)
def positions(table: Table, about: int = 300) -> list[Any]:
    """About so many states from all over those games, ends and, if there is room, placed positions among them.

    They are kept for other tests: clone before changing one.
    """
    states = [state for _, state in table.placed()]
    each = max(1, about // (GAMES + len(states)))
    for number, met in enumerate(games(table)):
        step = max(1, len(met) // each)
        states += [ply.before for ply in met[number % step :: step]]
        if number % 8 == 0:
            states.append(met[-1].after)
    return states[:: max(1, len(states) // about)]
