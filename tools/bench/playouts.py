"""Decisions a second in random play, beside two well-known engines; they take turns, so that the load is the same."""

import random
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.rules import Rules
from tools.bench.figure import Figure, Skipped, weight

RIVALS: Final = Path(__file__).resolve().parent / "rivals"
ROUNDS: Final = 5
SECONDS: Final = 1.5
LEAST: Final = {1: 4.0, 2: 4.0, 3: 3.0, 4: 2.5, 5: 2.0}
"""How many times as many decisions as catanatron makes, by weight: a decision of a heavy title does more."""


def own(rules: Rules[Any], seats: int, seed: int) -> float:
    """Decisions a second, deals included."""
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        choice = random.Random(seed).choice
        state = rules.new_state(Deal(rules.title, seats, {}, seed))
        while state.pending:
            rules.apply(state, choice(rules.legal_moves(state)))
            decisions += 1
        seed += 1
    return decisions / (time.process_time() - start)


def rival(interpreter: Path, script: str, *arguments: object) -> float:
    """The figure another engine prints, run by an interpreter that has it."""
    command = [str(interpreter), str(RIVALS / script), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Skipped(f"{script}: {done.stderr.strip().splitlines()[-1]}")
    return float(done.stdout)


def measure(rivals: Path) -> list[Figure]:
    """Every title at every number of seats, catanatron at the same number, chess."""
    if not rivals.exists():
        raise Skipped(f"no {rivals} with catanatron and chess: `make bench` builds it")
    runs: dict[str, Callable[[int], float]] = {
        "python-chess": lambda seed: rival(rivals, "chess_play.py", SECONDS, seed),
    }
    counts = sorted({seats for rules in TITLES.values() for seats in rules.seat_counts})
    for seats in (count for count in counts if 2 <= count <= 4):
        runs[f"catanatron, {seats} seats"] = lambda seed, n=seats: rival(rivals, "catanatron_play.py", n, SECONDS, seed)
    for title, rules in TITLES.items():
        for seats in rules.seat_counts:
            runs[f"{title}, {seats} seats"] = lambda seed, r=rules, n=seats: own(r, n, seed)
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(ROUNDS):
        for name, run in runs.items():
            rates[name].append(run(1000 * number))
    figures = [Figure(f"random play: {name}", median(rates[name]), "/s") for name in runs]
    for title, rules in TITLES.items():
        for seats in rules.seat_counts:
            ours = rates[f"{title}, {seats} seats"]
            for other, bound in ((f"catanatron, {seats} seats", LEAST[weight(title)]), ("python-chess", None)):
                if other in rates:
                    ratio = median(a / b for a, b in zip(ours, rates[other], strict=True))
                    figures.append(Figure(f"{title}, {seats} seats / {other}", ratio, "x", bound, least=True))
    return figures
