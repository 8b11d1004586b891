"""A game under way: who sits there, what was played, how far it can be taken back."""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Self

from game.files import StorageTrouble
from game.history import History
from game.journal import Journal
from game.record import BACK, UNDO, Header, Record, Result, WrittenMove, end_line, line, mark_line, now
from game.seat import Chair
from game.undo import Snapshots
from game.unfold import Played, play_on, unfold
from rules.core.deal import Deal
from rules.core.errors import ComptoirError
from rules.core.event import Event
from rules.core.move import Move
from rules.core.printed import values_print
from rules.core.rules import Rules
from rules.core.target import NOBODY, Seat
from rules.core.text import Text, say

LONGEST_THOUGHT: Final = 300.0
"""Seconds between two moves that count as playing; who comes back from dinner has not played all evening."""


class UndoRefused(ComptoirError):
    """The move stands."""


class Match:
    """One game at one table.

    Every move is checked, tried on a copy and written to the journal; only then the copy becomes `state`. So what is
    shown is on disk, and a fault in the rules never reaches the file. `state` is another object after every move.
    `trouble` says why the game is not on disk at the moment; it is None while all is well.
    """

    def __init__(
        self,
        rules: Rules[Any],
        deal: Deal,
        chairs: Sequence[Chair],
        journal: Journal | None = None,
        *,
        practice: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        rules.check_deal(deal)
        self.rules = rules
        self.header = _header(rules, deal, chairs, practice)
        self.practice = practice
        self.trouble: Text | None = None
        self._clock = clock
        self._last_sign = clock()
        self._seconds = 0.0
        self._journal: Journal | None = None
        self._reset()
        if journal is not None:
            self._begin(journal)

    def _reset(self) -> None:
        opening: list[Event] = []
        self.state: Any = self.rules.new_state(self.header.deal, opening.append)
        self.history = History(opening)
        self._snapshots = Snapshots()
        self._undone: list[Move] = []

    @classmethod
    def resume(cls, rules: Rules[Any], record: Record, journal: Journal | None = None) -> Self:
        """The game a record tells, at its last move. `journal` is the one that goes on with the record's file."""
        match = cls(rules, record.header.deal, record.header.chairs, practice=record.practice)
        match.header = record.header
        match._seconds = record.seconds
        for played in unfold(rules, record):
            match._take_over(played)
        match._journal = journal
        if match.is_over and record.result is None:
            match._write([end_line(match._result(match.state))])
        return match

    @classmethod
    def branch(cls, rules: Rules[Any], record: Record, moves: int, journal: Journal | None = None) -> Self:
        """A new game that shares the first moves of a record. Who plays it knows what may come: a practice game."""
        header = _header(rules, record.header.deal, record.header.chairs, practice=True)
        match = cls.resume(rules, Record(record.name, header, record.moves[:moves], practice=True))
        if journal is not None:
            match._begin(journal)
        return match

    # ------------------------------------------------------------ who and what
    @property
    def deal(self) -> Deal:
        """Title, seats, options, seed."""
        return self.header.deal

    @property
    def chairs(self) -> list[Chair]:
        """Who sits where."""
        return self.header.chairs

    @property
    def people(self) -> list[Seat]:
        """Seats with a person on them."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.human]

    @property
    def decider(self) -> Seat:
        """The seat that must choose; NOBODY when the game is over."""
        return self.rules.decider(self.state)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.rules.is_over(self.state)

    @property
    def moves(self) -> list[Move]:
        """All moves that stand."""
        return self.history.moves

    @property
    def events(self) -> list[Event]:
        """All that happened."""
        return self.history.events

    @property
    def seconds(self) -> int:
        """Time played."""
        return int(self._seconds)

    @property
    def journal(self) -> Journal | None:
        """Where the game is written down."""
        return self._journal

    def legal_moves(self) -> Sequence[Move]:
        """What the decider may do."""
        return self.rules.legal_moves(self.state)

    def seen_by(self, seat: Seat) -> Any:
        """The state as that seat may know it."""
        return self.rules.seen_by(self.state, seat)

    def result(self) -> Result | None:
        """Points and winners of a finished game."""
        return self._result(self.state) if self.is_over else None

    def _result(self, state: Any) -> Result:
        points = tuple(sheet.total for sheet in self.rules.scores(state))
        return Result(points, tuple(self.rules.victors(state)))

    # ------------------------------------------------------------ playing
    def play(self, move: Move) -> Sequence[Event]:
        """Make a move; it is on disk when this returns. IllegalMove when it is not legal."""
        played = play_on(self.rules, self.state, move)
        self._count_time()
        if self._journal is not None:
            self._write(self._lines(played))
        if self._undone and self._undone.pop() != move:
            self._undone.clear()
        self._take_over(played)
        return played.events

    def _lines(self, played: Played) -> list[str]:
        lines = [line(self.rules.codec.encode(played.move))]
        if played.print is not None:
            lines.append(mark_line(played.print, self.seconds))
        if self.rules.is_over(played.after):
            lines.append(end_line(self._result(played.after)))
        return lines

    def _take_over(self, played: Played) -> None:
        seat, to_seat = self.rules.decider(played.before), self.rules.decider(played.after)
        self._snapshots.note(played.before, played.after, seat, to_seat)
        self.history.add(played, seat)
        self.state = played.after

    # ------------------------------------------------------------ taking back
    def undo_refused(self) -> Text | None:
        """Why the last move cannot be taken back; None when it can."""
        decider = self.decider
        if decider != NOBODY and not self.chairs[decider].human:
            return say("common.undo.other_seat")
        return self._snapshots.refused()

    def undo(self) -> None:
        """Take back the last move of the seat that decides."""
        refusal = self.undo_refused()
        if refusal is not None:
            raise UndoRefused(refusal)
        self._write([line([UNDO])])
        self._undone.append(self.moves[-1])
        self.state = self._snapshots.pop()
        self.history.forget(len(self.moves) - 1)

    def way_back(self) -> Iterator[Any]:
        """The states that taking back move by move would lead to, the nearest first."""
        return iter(self._snapshots if self.undo_refused() is None else ())

    def can_redo(self) -> bool:
        """Is there a move that was just taken back, and none made since?"""
        return bool(self._undone)

    def redo(self) -> Sequence[Event]:
        """Play again what was just taken back."""
        return self.play(self._undone[-1])

    def take_back_refused(self) -> Text | None:
        """Why one cannot go back to the person's last decision; None when one can."""
        if len(self.people) != 1:
            return say("common.undo.not_alone")
        if self.history.last_by(self.people[0]) < 0:
            return say("common.undo.nothing")
        return None

    def take_back(self) -> None:
        """Back to the person's last decision, replies included. Beyond what `undo` may, it makes a practice game."""
        if self.undo_refused() is None:
            self.undo()
            return
        refusal = self.take_back_refused()
        if refusal is not None:
            raise UndoRefused(refusal)
        keep = self.history.last_by(self.people[0])
        self._write([line([BACK, len(self.moves) - keep])])
        self.practice = True
        self.rewind(keep)

    def rewind(self, keep: int) -> None:
        """Go back to the position after so many moves, unwritten. Playing them again is fast and needs no copies."""
        moves = self.moves[:keep]
        self._reset()
        for move in moves:
            self._take_over(play_on(self.rules, self.state, move))

    # ------------------------------------------------------------ on paper
    def record(self, name: str = "") -> Record:
        """The game so far, as a record."""
        record = Record(name, self.header, practice=self.practice, seconds=self.seconds, result=self.result())
        record.lines.append(line({**self.header.written(), "practice": self.practice}))
        for number, move in enumerate(self.moves, 1):
            code = self.rules.codec.encode(move)
            record.lines.append(line(code))
            record.moves.append(WrittenMove(len(record.lines), code))
            if number in self.history.prints:
                record.marks[number] = self.history.prints[number]
                record.lines.append(mark_line(record.marks[number], self.seconds))
        if record.result is not None:
            record.lines.append(end_line(record.result))
        return record

    def _begin(self, journal: Journal) -> None:
        """Write all there is into a new file and go on there."""
        self._journal = journal
        self._guarded(lambda: journal.begin(self.record().lines))

    def _write(self, lines: list[str]) -> None:
        journal = self._journal
        if journal is not None:
            self._guarded(lambda: journal.append(lines))

    def _guarded(self, write: Callable[[], None]) -> None:
        """The game goes on in memory when the disk does not; the trouble is kept to be told."""
        try:
            write()
        except StorageTrouble as error:
            self.trouble = error.text
        else:
            if self._journal is not None and not self._journal.behind:
                self.trouble = None

    def _count_time(self) -> None:
        sign = self._clock()
        self._seconds += min(max(sign - self._last_sign, 0.0), LONGEST_THOUGHT)
        self._last_sign = sign


def _header(rules: Rules[Any], deal: Deal, chairs: Sequence[Chair], practice: bool) -> Header:
    """The first line of a game that begins now."""
    values = values_print(rules.title, rules.version)
    return Header(deal, list(chairs), rules.version, now(), practice, values)
