"""How long the strongest opponent thinks."""

import time
from collections.abc import Iterator
from statistics import median, quantiles
from typing import Final

from game.opponents.levels import limit_of, player
from game.titles import TITLES
from rules.core.deal import Deal
from tools.bench.figure import Figure

LEVEL: Final = "tycoon"
QUESTIONS: Final = 40


def measure() -> Iterator[Figure]:
    """Each title with three seats, or as near to it as it has."""
    for title, rules in TITLES.items():
        seats = min(rules.seat_counts, key=lambda count: abs(count - 3))
        times = _thoughts(title, seats)
        yield from (
            Figure(f"{title}: {LEVEL} a decision, median", median(times) * 1000, "ms"),
            Figure(f"{title}: {LEVEL} a decision, 95th of 100", quantiles(times, n=20)[-1] * 1000, "ms", 2000),
        )


def _thoughts(title: str, seats: int) -> list[float]:
    """Seconds for each question of a game, a question being one line of moves."""
    rules, chooser = TITLES[title], player(title, LEVEL)
    state = rules.new_state(Deal(title, seats, {}, 5))
    times: list[float] = []
    while state.pending and len(times) < QUESTIONS:
        seen = rules.seen_by(state, rules.decider(state))
        start = time.perf_counter()
        line = chooser.choose(seen, limit_of(LEVEL)).line
        times.append(time.perf_counter() - start)
        for move in line:
            if move not in rules.legal_moves(state):
                break
            rules.apply(state, move)
    return times
