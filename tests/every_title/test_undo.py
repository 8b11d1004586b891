"""Undo and redo on a match with people on all seats."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import TypeAlias

from game.match import Match
from game.seat import Chair
from rules.core.move import Move
from tests.every_title.cases import Cases
from tests.every_title.playing import GAMES, planned_game
from tests.every_title.table import Table

Way: TypeAlias = tuple[Match, Callable[[], Move]]
"""A match, and what says the next move."""


def new_match(table: Table, seed: int) -> Match:
    """A game in memory."""
    return Match(table.rules, table.deal(seed), [Chair(f"Player {seat}", crest=seat) for seat in range(table.seats)])


def ways(table: Table) -> Iterator[Way]:
    """Matches at random, by the planner, and from placed positions."""
    for seed in range(max(4, GAMES // 5)):
        match = new_match(table, seed)
        yield match, partial(any_move, match, Random(seed))
    for seed in range(2):
        moves = iter([ply.move for ply in planned_game(table, seed)])
        yield new_match(table, seed), partial(next, moves)
    for _, state in table.placed():
        match = new_match(table, 0)
        match.state = state
        yield match, partial(any_move, match, Random(7))


def any_move(match: Match, chance: Random) -> Move:
    return chance.choice(match.legal_moves())


def test_undo_then_redo_gives_the_same_state(table: Table, cases: Cases) -> None:
    for match, move in ways(table):
        while not match.is_over:
            before, events = match.state.key(), list(match.events)
            match.play(move())
            if match.undo_refused() is None:
                after = match.state.key()
                match.undo()
                cases.found += 1
                assert match.state.key() == before
                assert match.events == events
                match.redo()
                assert match.state.key() == after


def test_undo_is_refused_exactly_after_a_reveal_another_seat_or_the_end(table: Table, cases: Cases) -> None:
    for match, move in ways(table):
        while not match.is_over:
            seat, reveals = match.decider, match.state.reveals
            match.play(move())
            same = match.decider == seat and match.state.reveals == reveals
            assert (match.undo_refused() is None) == same
            cases.found += 1


def test_all_of_a_turn_can_be_taken_back_up_to_what_was_revealed(table: Table, cases: Cases) -> None:
    """In the first game in which somebody did so; turns of which everything can be taken back are rare in some."""
    for seed in range(1, GAMES):
        if not cases.found:
            take_back_turns(table, seed, cases)


def take_back_turns(table: Table, seed: int, cases: Cases) -> None:
    """Play a game in which now and then all that can be taken back of a turn is."""
    match, chance = new_match(table, seed), Random(seed)
    keys: list[object] = []
    while not match.is_over:
        key = match.state.key()
        match.play(chance.choice(match.legal_moves()))
        keys = [*keys, key] if match.undo_refused() is None else []
        if len(keys) >= 3 and chance.random() < 0.3:
            for before in cases.of(reversed(keys)):
                match.undo()
                assert match.state.key() == before
            assert match.undo_refused() is not None
            while match.can_redo():
                match.redo()
