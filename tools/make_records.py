"""Writes the stored games and counted trees that the tests replay: `python -m tools.make_records [title ...]`.

For every title, number of seats and way to end, the first game that ends so. Run it after a change of
the rules that is meant to change games, and read the difference before it is kept.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Final

from game.match import Match
from game.record import SUFFIX, as_bytes
from game.seat import Chair
from game.titles import TITLES
from tests.every_title.playing import at_random, by_plan, play
from tests.every_title.records import FOLDER, POSITIONS, TREES, ending, endings, tree
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
    """One game for every way to end."""
    missing = set(endings(table.title))
    for match in games(table):
        how = ending(table.title, match.events)
        if how in missing:
            missing.remove(how)
            (folder / f"{table.seats}_{how}{SUFFIX}").write_bytes(as_bytes(match.record().lines))
            print(f"{table}: {how} after {len(match.moves)} moves, {match.result()}")
        if not missing:
            return


def main(titles: Sequence[str]) -> None:
    """Write the files of these titles, of all if none is named."""
    for title in titles or list(TITLES):
        folder = FOLDER / title
        folder.mkdir(parents=True, exist_ok=True)
        for table in tables():
            if table.title == title:
                write_records(table, folder)
        trees = {str(table): [tree(table, *at) for at in POSITIONS] for table in tables() if table.title == title}
        rows = ",\n".join(f" {json.dumps(name)}: {json.dumps(counts)}" for name, counts in trees.items())
        (folder / TREES).write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
