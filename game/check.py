"""Does a saved game still tell the same game, under the values it was played with?"""

from pathlib import Path
from typing import NamedTuple

from game.files import literal
from game.processes import apart
from game.reading import read_outline, read_record
from game.record import Result
from game.replay import Replay
from game.titles import TITLES
from rules.core.errors import BadRecord
from rules.core.printed import held
from rules.core.text import Text, say


class Report(NamedTuple):
    """What came out: `text` says it, `ok` is False where the file leaves the rules; `version` is that of its values."""

    ok: bool
    text: Text
    moves: int = 0
    turns: int = 0
    result: Result | None = None
    version: int = 0


def check_file(path: Path) -> Report:
    """Replay a saved game from its first line to its last; one that names no values, under each it may have."""
    try:
        header = read_outline(path).header
    except BadRecord as error:
        return Report(False, error.text)
    reports: list[Report] = []
    for version in header.versions():
        reports.append(_check_under(path, header.deal.title, version))
        if reports[-1].ok:
            return reports[-1]
    return reports[0]


def _check_under(path: Path, title: str, version: int) -> Report:
    report = check_held(path) if held(title) == version else apart({title: version}, check_held, path)
    return report._replace(version=version)


def check_held(path: Path) -> Report:
    """Replay a saved game under the values this process holds."""
    try:
        record = read_record(path)
        replay = Replay(TITLES[record.header.deal.title], record)
    except BadRecord as error:
        return Report(False, error.text)
    turns = len(replay.turns())
    found = _result(replay)
    if record.result is not None and record.result != found:
        return Report(False, say("common.record.other_end", file=literal(record.name)), len(replay), turns, found)
    key = "common.record.running" if found is None else "common.record.finished"
    return Report(True, say(key, file=literal(record.name), n=len(replay), turns=turns), len(replay), turns, found)


def _result(replay: Replay) -> Result | None:
    """How the game ended by the rules, whatever the file says."""
    state = replay.at(len(replay))
    if not replay.rules.is_over(state):
        return None
    return Result(replay.chart[-1].points, tuple(replay.rules.victors(state)))
