"""Stored games are replayed move by move, trees are counted again: nothing changes unnoticed."""

import json
from pathlib import Path

import pytest

from game.check import check_file
from game.reading import read_record
from game.record import SUFFIX, fingerprint
from game.titles import TITLES
from game.unfold import unfold
from tests.every_title.records import FOLDER, POSITIONS, TREES, ending, endings, tree
from tests.every_title.table import Table

RECORDS = sorted(FOLDER.rglob(f"*{SUFFIX}"))


def test_there_is_a_stored_game_for_every_way_to_end(table: Table) -> None:
    names = {path.stem for path in (FOLDER / table.title).glob(f"{table.seats}_*{SUFFIX}")}
    assert endings(table.title)
    assert {f"{table.seats}_{how}" for how in endings(table.title)} <= names


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_stored_game_is_still_the_same_game(path: Path) -> None:
    record = read_record(path)
    rules = TITLES[record.header.deal.title]
    events = []
    for number, played in enumerate(unfold(rules, record), 1):
        events += played.events
        if played.print is not None:
            assert record.marks[number] == played.print == fingerprint(played.after)
    seats, how = path.stem.split("_", 1)
    assert record.header.deal.seats == int(seats)
    assert ending(rules.title, events) == how
    assert check_file(path).ok


@pytest.mark.parametrize("at", range(len(POSITIONS)))
def test_a_counted_tree_has_as_many_lines_as_before(table: Table, at: int) -> None:
    stored = json.loads((FOLDER / table.title / TREES).read_text(encoding="utf-8"))
    assert tree(table, *POSITIONS[at]) == stored[str(table)][at]
