"""What opponents do with states: cloning, asking, seeing, imagining."""

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from game.titles import TITLES
from rules.core.deal import Deal
from tools.bench.figure import Figure


def measure() -> Iterator[Figure]:
    """Microseconds for one state of the middle of a game, each title with the most seats it has."""
    for title, rules in TITLES.items():
        states = _met(title)

        def ask(state: Any, rules: Any = rules) -> None:
            state.offer = None
            rules.legal_moves(state)

        def imagine(state: Any, rules: Any = rules) -> None:
            rules.imagine(rules.seen_by(state, 0), 1)

        yield from (
            Figure(f"{title}: clone", _each(states, lambda state: state.clone()), "us", 15),
            Figure(f"{title}: legal moves asked anew", _each(states, ask), "us"),
            Figure(f"{title}: seen by a seat and imagined", _each(states, imagine), "us"),
            Figure(f"{title}: things", _each(states, rules.things), "us"),
        )


def _met(title: str) -> list[Any]:
    """Every tenth state of ten random games."""
    rules = TITLES[title]
    states = []
    for seed in range(10):
        choice = random.Random(seed).choice
        state = rules.new_state(Deal(title, rules.seat_counts[-1], {}, seed))
        number = 0
        while state.pending:
            if number % 10 == 0:
                states.append(state.clone())
            rules.apply(state, choice(rules.legal_moves(state)))
            number += 1
    return states


def _each(states: list[Any], work: Callable[[Any], Any]) -> float:
    best = float("inf")
    for _ in range(9):
        start = time.process_time()
        for state in states:
            work(state)
        best = min(best, time.process_time() - start)
    return best / len(states) * 1e6
