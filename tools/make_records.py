"""Writes the stored games and counted trees that the tests replay: `python -m tools.make_records [title ...]`.

For every title, number of seats and way to end, the first game that ends so, under the version of today. What is stored
stays as it is: a change of values or rules that changes games needs a new version. Only a title that is not yet built
is written anew.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Final

from game.match import Match
from game.record import SUFFIX, as_bytes
from game.seat import Chair
from game.titles import TITLES
from rules.core.manifest import manifests
from rules.core.printed import today
from tests.every_title.playing import at_random, by_plan, play
from tests.every_title.records import (
    TREES,
    VERSIONS,
    ending,
    endings,
    prints,
    records_of,
    stored_games,
    stored_versions,
    trees,
)
from tests.every_title.table import Table, tables

STARTED: Final = "2026-01-01T12:00:00+00:00"
PLAYERS: Final = ("Aiko", "Lin Wei", "Okada", "Duval")


def games(table: Table) -> Iterator[Match]:
    """Finished games in turn: by the planner, at random, and as a title plays towards its rarest ends."""
    for seed in count():
        for choose in (by_plan, at_random, *table.rarely()):
            chairs = [Chair(name, crest=crest) for crest, name in enumerate(PLAYERS[: table.seats])]
            match = Match(table.rules, table.deal(seed), chairs, clock=lambda: 0.0)
            match.header.started = STARTED
            for ply in play(table.rules, match.state, choose, seed):
                match.play(ply.move)
            yield match


def write_records(table: Table, folder: Path) -> None:
    """One game for every way to end that none is stored for."""
    missing = {how for how in endings(table.title) if not (folder / f"{table.seats}_{how}{SUFFIX}").exists()}
    for match in games(table) if missing else ():
        how = ending(table.title, match.events)
        if how in missing:
            missing.remove(how)
            (folder / f"{table.seats}_{how}{SUFFIX}").write_bytes(as_bytes(match.record().lines))
            print(f"{table}: {how} after {len(match.moves)} moves, {match.result()}")
        if not missing:
            return


def write_rows(path: Path, rows: Mapping[str, object]) -> None:
    """A table as JSON, one row a line."""
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items())
    path.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def write_title(title: str) -> None:
    """The files of one title, under its version of today."""
    version = today(title)
    folder = records_of(title) / str(version)
    folder.mkdir(parents=True, exist_ok=True)
    counted, kept = trees(title), stored_versions(title)
    found = prints(title, version, counted)
    if kept.get(str(version), found) != found:
        if manifests()[title].built:
            sys.exit(
                f"Version {version} of {title} was played otherwise. Keep its values in rules/{title}/earlier/"
                f"{version}.toml and raise `version` in rules/{title}/title.toml; then this can be run again."
            )
        for path in stored_games(title, version):
            path.unlink()
    for table in tables():
        if table.title == title:
            write_records(table, folder)
    write_rows(folder / TREES, counted)
    write_rows(records_of(title) / VERSIONS, {**kept, str(version): found})


def main(titles: Sequence[str]) -> None:
    """Write the files of these titles, of all if none is named."""
    if unknown := [title for title in titles if title not in TITLES]:
        sys.exit(f"No title is called {unknown[0]}; there are {', '.join(TITLES)}.")
    for title in titles or list(TITLES):
        write_title(title)


if __name__ == "__main__":
    main(sys.argv[1:])
