"""Stored games and counted trees of every version of every title: where they lie and how they are read.

`<title>/<version>/` holds games and trees as they were under that version, `<title>/versions.json` the fingerprints of
its values and trees. All of it stays for good.
"""

import json
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

from game.reading import read_record
from game.record import SUFFIX, fingerprint
from game.titles import TITLES
from game.unfold import unfold
from rules.core.event import Event
from rules.core.printed import print_of, values_print
from rules.core.roots import rule_folder
from rules.core.rules import Rules
from tests.every_title.playing import at_random, play
from tests.every_title.table import Table, tables
from tests.every_title.words import words

TREES: Final = "trees.json"
VERSIONS: Final = "versions.json"
POSITIONS: Final = ((1, 0), (2, 0), (3, 30), (4, 60), (5, 90))
"""Seed of a deal, and how many random moves are made before the lines are counted."""
DEEPEST: Final = 6
WIDEST: Final = 5_000
"""Lines are counted as long as a tree has fewer than so many."""


def records_of(title: str) -> Path:
    """Where the stored games of a title lie, in the tree that holds the title."""
    return rule_folder(title).parents[1] / "tests" / "records" / title


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


def trees(title: str) -> dict[str, list[list[int]]]:
    """The counted trees of all tables of a title, under the values this process holds."""
    return {str(table): [tree(table, *at) for at in POSITIONS] for table in tables() if table.title == title}


def stored_trees(title: str, version: int) -> dict[str, list[list[int]]]:
    """The trees as they were counted once."""
    path = records_of(title) / str(version) / TREES
    counted: dict[str, list[list[int]]] = json.loads(path.read_text(encoding="utf-8"))
    return counted


def stored_versions(title: str) -> dict[str, dict[str, str]]:
    """The fingerprints of values and trees by version, as they were when the version was made."""
    path = records_of(title) / VERSIONS
    kept: dict[str, dict[str, str]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return kept


def prints(title: str, version: int, counted: dict[str, list[list[int]]]) -> dict[str, str]:
    """What must not change under an unchanged version."""
    return {"values": values_print(title, version), "trees": print_of(counted)}


def stored_games(title: str, version: int) -> list[Path]:
    """The games stored under a version."""
    return sorted((records_of(title) / str(version)).glob(f"*{SUFFIX}"))


def replay_stored(path: Path) -> None:
    """Play a stored game under the values this process holds: every mark and its end must be as they were."""
    record = read_record(path)
    rules = TITLES[record.header.deal.title]
    events: list[Event] = []
    for number, played in enumerate(unfold(rules, record), 1):
        events += played.events
        if played.print is not None:
            assert record.marks[number] == played.print == fingerprint(played.after)
    seats, how = path.stem.split("_", 1)
    assert record.header.deal.seats == int(seats)
    assert ending(rules.title, events) == rules.ending(played.after) == how
