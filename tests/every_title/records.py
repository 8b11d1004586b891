"""Stored games and counted trees: where they lie and how they are read."""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

from rules.core.event import Event
from rules.core.rules import Rules
from tests.every_title.playing import at_random, play
from tests.every_title.table import Table
from tests.every_title.words import words

FOLDER: Final = Path(__file__).resolve().parents[1] / "records"
TREES: Final = "trees.json"
POSITIONS: Final = ((1, 0), (2, 0), (3, 30), (4, 60), (5, 90))
"""Seed of a deal, and how many random moves are made before the lines are counted."""
DEEPEST: Final = 6
WIDEST: Final = 5_000
"""Lines are counted as long as a tree has fewer than so many."""


def endings(title: str) -> list[str]:
    """The ways a game can end: the title's language has a sentence `<title>.log.end_<way>` for each."""
    start = f"{title}.log.end_"
    return [key.removeprefix(start) for key in words("en") if key.startswith(start)]


def ending(title: str, events: Sequence[Event]) -> str:
    """How a finished game ended, by the last that was told."""
    told = [text.key for event in events if (text := event.text()) is not None]
    return told[-1].removeprefix(f"{title}.log.end_")


def lines(rules: Rules[Any], state: Any, depth: int) -> int:
    """How many different lines of so many moves there are; a game that ends ends its line."""
    moves = rules.legal_moves(state)
    if depth == 1 or not moves:
        return max(1, len(moves))
    total = 0
    for move in moves:
        after = state.clone()
        rules.apply(after, move)
        total += lines(rules, after, depth - 1)
    return total


def tree(table: Table, seed: int, moves: int) -> list[int]:
    """Lines to depth 1, 2, 3... from one position."""
    state = table.new_state(seed)
    for ply in islice(play(table.rules, state, at_random, seed), moves):
        state = ply.after
    counts: list[int] = []
    while len(counts) < DEEPEST and (not counts or counts[-1] < WIDEST):
        counts.append(lines(table.rules, state, len(counts) + 1))
    return counts
