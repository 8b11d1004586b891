"""Does a saved game still tell the same game?"""

from pathlib import Path
from typing import NamedTuple

from game.files import literal
from game.reading import read_record
from game.record import Result
from game.replay import Replay
from game.titles import TITLES
from rules.core.errors import BadRecord
from rules.core.text import Text, say


class Report(NamedTuple):
    """What came out: `text` says it, `ok` is False where the file leaves the rules."""

    ok: bool
    text: Text
    moves: int = 0
    turns: int = 0
    result: Result | None = None


def check_file(path: Path) -> Report:
    """Replay a saved game from its first line to its last."""
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
    return Result(replay.chart[-1].points, tuple(replay.rules.winners(state)))
