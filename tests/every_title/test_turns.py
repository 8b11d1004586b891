"""Turns are counted alike by the rules, the replay, the chart and the library."""

from functools import lru_cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from game.journal import Journal
from game.library import summarise
from game.match import Match
from game.replay import Replay
from game.seat import Chair
from tests.every_title.cases import Cases
from tests.every_title.table import Table


class Game(NamedTuple):
    """A game played to its end, and the numbers of the turns in which somebody decided."""

    match: Match
    path: Path
    numbers: list[int]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the games lie."""
    return tmp_path_factory.mktemp("turns")


@pytest.fixture
def game(table: Table, folder: Path) -> Game:
    """Only looked at, so that the tests of a table share it: each move waits for the disk."""
    return played(table, folder)


@lru_cache(maxsize=1)
def played(table: Table, folder: Path) -> Game:
    path = folder / f"{table}.comptoir"
    chairs = [Chair(f"Player {seat}", crest=seat) for seat in range(table.seats)]
    match, chance = Match(table.rules, table.deal(2), chairs, Journal(path)), Random(2)
    numbers: dict[int, None] = {}
    while not match.is_over:
        numbers[match.state.turn] = None
        match.play(chance.choice(match.legal_moves()))
    return Game(match, path, [number for number in numbers if number])


def test_what_comes_before_the_first_turn_is_none(game: Game, cases: Cases) -> None:
    replay = Replay(game.match.rules, game.match.record())
    assert len(replay.turns()) == len(list(cases.of(game.numbers)))
    assert len(replay.chart) - 1 == len(game.numbers)
    assert summarise(game.path, 0).turns == len(game.numbers)


def test_every_move_lies_in_one_turn_of_the_seat_that_has_it(game: Game, cases: Cases) -> None:
    replay = Replay(game.match.rules, game.match.record())
    turns = replay.turns()
    assert [turn.first for turn in turns] == [0, *(turn.end for turn in turns[:-1])]
    assert turns[-1].end == len(replay)
    for turn, number in cases.of(zip(turns, game.numbers, strict=True)):
        last = replay.at(turn.end - 1)
        assert (last.turn, last.active) == (number, turn.seat)
