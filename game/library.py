"""The shelf of saved games."""

import contextlib
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from game.files import free_name, trouble, write_whole
from game.journal import Journal
from game.match import Match
from game.paths import games_folder
from game.reading import parse, read_bytes, read_record
from game.record import BACK, SUFFIX, UNDO, Result, line
from game.replay import Replay
from game.seat import Chair
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.errors import BadRecord
from rules.core.text import Text

UNDO_LINE: Final = line([UNDO]).encode()
BACK_LINE: Final = line([BACK]).encode()[:-1] + b","
MARK: Final = b'{"mark":'
END: Final = b'{"end":'


class Summary(NamedTuple):
    """A saved game at a glance, told from its header and the count of its lines. `damage` says what is wrong."""

    path: Path
    title: str
    names: tuple[str, ...]
    people: tuple[int, ...]
    crests: tuple[int, ...]
    seed: int
    started: str
    saved: float
    moves: int
    turns: int
    practice: bool
    result: Result | None
    damage: Text | None = None

    @property
    def running(self) -> bool:
        """Can it be played on?"""
        return self.result is None and self.damage is None


class Library:
    """Saved games in one folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or games_folder()

    # ------------------------------------------------------------ looking
    def summaries(self) -> list[Summary]:
        """All saved games, the last played first."""
        return list(self._newest_first())

    def running(self) -> Summary | None:
        """The game "Continue" opens: the one played last among those not finished."""
        return next((summary for summary in self._newest_first() if summary.running), None)

    def _newest_first(self) -> Iterator[Summary]:
        times: list[tuple[float, Path]] = []
        for path in self.folder.glob(f"[!.]*{SUFFIX}"):
            with contextlib.suppress(OSError):
                times.append((path.stat().st_mtime, path))
        for saved, path in sorted(times, reverse=True):
            yield summarise(path, saved)

    # ------------------------------------------------------------ playing
    def start(self, deal: Deal, chairs: Sequence[Chair], practice: bool = False) -> Match:
        """Begin a new game in a file of its own."""
        return Match(TITLES[deal.title], deal, chairs, Journal(self._path(deal)), practice=practice)

    def open(self, path: Path) -> Match:
        """Go on with a saved game at its last move; BadRecord says why one cannot."""
        record = read_record(path)
        return Match.resume(TITLES[record.header.deal.title], record, Journal.resume(path, record))

    def replay(self, path: Path) -> Replay:
        """Look through a saved game."""
        record = read_record(path)
        return Replay(TITLES[record.header.deal.title], record)

    def branch(self, replay: Replay, position: int) -> Match:
        """Play on from a position of a replay, in a new file."""
        return replay.branch(position, Journal(self._path(replay.record.header.deal)))

    def _path(self, deal: Deal) -> Path:
        return self.folder / f"{deal.title} {datetime.now():%Y-%m-%d %H.%M.%S}{SUFFIX}"

    # ------------------------------------------------------------ tidying
    def delete(self, path: Path) -> None:
        """Throw a saved game away; StorageTrouble says why one cannot."""
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise trouble(path, error) from error

    def bring_in(self, path: Path) -> Path:
        """Copy a file somebody sent onto the shelf, once it was replayed without a fault; the original stays."""
        data = read_bytes(path)
        record = parse(path.name, data)
        Replay(TITLES[record.header.deal.title], record)
        place = free_name(self.folder / (path.stem + SUFFIX))
        try:
            write_whole(place, data)
        except OSError as error:
            raise trouble(place, error) from error
        return place


def summarise(path: Path, saved: float) -> Summary:
    """A glance at a file saved at that time: its first and last line are read, those between only counted."""
    try:
        data = read_bytes(path)
        first, *others = data.split(b"\n")
        last = others[-2] if len(others) > 1 and others[-2].startswith(END) else b""
        record = parse(path.name, first + b"\n" + last)
    except BadRecord as error:
        return Summary(path, "", (), (), (), 0, "", saved, 0, 0, False, None, error.text)
    moves, turns, taken_back = _counted(others)
    header = record.header
    return Summary(
        path,
        header.deal.title,
        tuple(chair.name for chair in header.chairs),
        tuple(seat for seat, chair in enumerate(header.chairs) if chair.human),
        tuple(chair.crest for chair in header.chairs),
        header.deal.seed,
        header.started,
        saved,
        moves,
        turns + (record.result is None),
        record.practice or taken_back,
        record.result,
    )


def _counted(lines: list[bytes]) -> tuple[int, int, bool]:
    """Moves and turns that stand, and whether some were taken back in practice."""
    moves, taken_back = 0, False
    closed: list[int] = []
    for text in lines[:-1]:
        if text.startswith(MARK):
            closed.append(moves)
        elif text.startswith(BACK_LINE):
            number = text[len(BACK_LINE) :].rstrip(b"]\r")
            moves, taken_back = moves - (int(number) if number.isdigit() else 0), True
        elif text.startswith(UNDO_LINE):
            moves -= 1
        elif text.startswith(b"["):
            moves += 1
        while closed and closed[-1] > moves:
            closed.pop()
    return moves, len(closed), taken_back
