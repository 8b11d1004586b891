"""The shelf of saved games."""

import contextlib
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game.check import check_file
from game.files import free_name, trouble, write_whole
from game.journal import Journal
from game.match import Match
from game.paths import games_folder
from game.reading import read_bytes, read_outline, read_record
from game.record import SUFFIX, Record, Result
from game.replay import Replay
from game.seat import Chair
from game.titles import TITLES
from game.values import OtherValues
from rules.core.deal import Deal
from rules.core.errors import BadRecord
from rules.core.printed import held, values_print
from rules.core.text import Text


class Summary(NamedTuple):
    """A saved game at a glance, every line read but no move played. `damage` says what is wrong."""

    path: Path
    saved: float
    title: str = ""
    chairs: tuple[Chair, ...] = ()
    seed: int = 0
    started: str = ""
    moves: int = 0
    turns: int = 0
    practice: bool = False
    result: Result | None = None
    damage: Text | None = None

    @property
    def running(self) -> bool:
        """Can it be played on?"""
        return self.result is None and self.damage is None

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, by seat."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def crests(self) -> tuple[int, ...]:
        """Their crests, by seat."""
        return tuple(chair.crest for chair in self.chairs)


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
        return Match(TITLES[deal.title], deal, chairs, Journal(self.path_for(deal)), practice=practice)

    def open(self, path: Path) -> Match:
        """Go on with a saved game at its last move; BadRecord says why one cannot, OtherValues that not here."""
        record = self._read(path)
        rules = TITLES[record.header.deal.title]
        values = values_print(rules.title, rules.version)
        if record.header.values != values:
            record.name_values(rules.version, values)
        return Match.resume(rules, record, Journal.resume(path, record))

    def replay(self, path: Path) -> Replay:
        """Look through a saved game; it says the same when one cannot."""
        record = self._read(path)
        return Replay(TITLES[record.header.deal.title], record)

    def open_or_replay(self, path: Path) -> Match | Replay:
        """Go on with a game under way, look through a finished one."""
        return self.open(path) if read_outline(path).result is None else self.replay(path)

    def _read(self, path: Path) -> Record:
        header = read_outline(path).header
        title = header.deal.title
        if header.versions() != (held(title),):
            # What is wrong with a game is told here, not by a program that starts again only to say so.
            report = check_file(path)
            if not report.ok:
                raise BadRecord(report.text)
            if report.version != held(title):
                raise OtherValues(title, report.version)
        return read_record(path)

    def branch(self, replay: Replay, position: int) -> Match:
        """Play on from a position of a replay, in a new file."""
        return replay.branch(position, Journal(self.path_for(replay.record.header.deal)))

    def path_for(self, deal: Deal) -> Path:
        """Where a game that begins now is written."""
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
        report = check_file(path)
        if not report.ok:
            raise BadRecord(report.text)
        place = free_name(self.folder / (path.stem + SUFFIX))
        try:
            write_whole(place, read_bytes(path))
        except OSError as error:
            raise trouble(place, error) from error
        return place


def start_file(deal: Deal, chairs: Sequence[Chair], practice: bool) -> Path | Text:
    """Begin a new game and leave it at its deal: where it lies, or the sentence why it could not be written."""
    journal = Journal(Library().path_for(deal))
    match = Match(TITLES[deal.title], deal, chairs, journal, practice=practice)
    return match.trouble or journal.path


def summarise(path: Path, saved: float) -> Summary:
    """A glance at a file saved at that time."""
    try:
        record = read_record(path)
    except BadRecord as error:
        return Summary(path, saved, damage=error.text)
    header = record.header
    return Summary(
        path,
        saved,
        header.deal.title,
        tuple(header.chairs),
        header.deal.seed,
        header.started,
        len(record.moves),
        len(record.marks) + (record.result is None),
        record.practice,
        record.result,
    )
