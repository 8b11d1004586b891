"""What opponents do thousands of times a second stays cheap, in every title."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.every_title.playing import at_random, play, positions
from tests.every_title.table import Table, tables

TABLES = list({table.title: table for table in tables()}.values())
"""Each title with the most seats it has."""


def best_of(rounds: int, work: Callable[[], Any]) -> float:
    """Seconds of the fastest round: the others were disturbed."""
    times = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    chosen: Table = request.param
    return chosen


@pytest.fixture
def running(table: Table) -> list[Any]:
    return [state for state in positions(table, 200) if not table.rules.is_over(state)]


def each_us(running: list[Any], work: Callable[[Any], Any]) -> float:
    """Microseconds for one state."""
    return best_of(7, lambda: [work(state) for state in running]) / len(running) * 1e6


def test_a_clone_takes_under_60_us(running: list[Any]) -> None:
    assert each_us(running, lambda state: state.clone()) < 60


def test_asking_for_the_moves_anew_takes_under_200_us(table: Table, running: list[Any]) -> None:
    def ask(state: Any) -> None:
        state.offer = None
        table.rules.legal_moves(state)

    assert each_us(running, ask) < 200


def test_seeing_and_imagining_take_under_500_us(table: Table, running: list[Any]) -> None:
    def imagine(state: Any) -> None:
        table.rules.imagine(table.rules.seen_by(state, 0), 1)

    assert each_us(running, imagine) < 500


def test_a_decision_takes_under_250_us_in_a_playout(table: Table) -> None:
    def playout() -> None:
        for _ in play(table.rules, table.new_state(3), at_random, 3):
            pass

    decisions = sum(1 for _ in play(table.rules, table.new_state(3), at_random, 3))
    assert best_of(5, playout) / decisions * 1e6 < 250


def test_a_deal_takes_under_5_ms(table: Table) -> None:
    chance = Random(1)
    assert best_of(20, lambda: table.new_state(chance.randrange(1 << 32))) < 0.005
