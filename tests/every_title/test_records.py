"""Stored games are replayed move by move, trees are counted again: nothing changes unnoticed, in any version."""

from pathlib import Path

import pytest

from game.check import check_file
from game.processes import apart
from game.titles import TITLES
from rules.core.printed import today
from tests.built import BUILT
from tests.every_title.cases import Cases
from tests.every_title.records import (
    POSITIONS,
    endings,
    prints,
    records_of,
    replay_stored,
    stored_games,
    stored_trees,
    stored_versions,
    tree,
    trees,
)
from tests.every_title.table import Table, only_built

VERSIONS = [(title, version) for title in BUILT for version in range(1, today(title) + 1)]
EARLIER = [(title, version) for title, version in VERSIONS if version != today(title)]
GAMES = [(path, title, version) for title, version in VERSIONS for path in stored_games(title, version)]


@pytest.mark.parametrize("title", BUILT)
def test_only_titles_have_records(title: str) -> None:
    assert {folder.name for folder in records_of(title).parent.iterdir() if folder.is_dir()} <= set(TITLES)


def test_there_is_a_stored_game_for_every_way_to_end(table: Table, cases: Cases) -> None:
    only_built(table)
    names = {path.stem for path in stored_games(table.title, today(table.title))}
    assert {f"{table.seats}_{how}" for how in cases.of(endings(table.title))} <= names


@pytest.mark.parametrize(("title", "version"), VERSIONS)
def test_a_version_keeps_its_values_and_trees(title: str, version: int) -> None:
    assert stored_games(title, version)
    assert prints(title, version, stored_trees(title, version)) == stored_versions(title).get(str(version)), (
        f"version {version} of {title} was played otherwise: keep its values in rules/{title}/earlier/{version}.toml, "
        f"raise `version` in rules/{title}/title.toml, and run tools.make_records"
    )


@pytest.mark.parametrize(
    ("path", "title", "version"), GAMES, ids=lambda part: part.stem if isinstance(part, Path) else None
)
def test_a_stored_game_is_still_the_same_game(path: Path, title: str, version: int) -> None:
    if version == today(title):
        replay_stored(path)
    else:
        apart({title: version}, replay_stored, path)
    report = check_file(path)
    assert (report.ok, report.version) == (True, version)


@pytest.mark.parametrize("at", range(len(POSITIONS)))
def test_a_counted_tree_has_as_many_lines_as_before(table: Table, cases: Cases, at: int) -> None:
    only_built(table)
    stored = stored_trees(table.title, today(table.title))[str(table)][at]
    assert tree(table, *POSITIONS[at]) == list(cases.of(stored))


@pytest.mark.parametrize(("title", "version"), EARLIER)
def test_the_trees_of_an_earlier_version_are_still_the_same(title: str, version: int) -> None:
    assert apart({title: version}, trees, title) == stored_trees(title, version)
