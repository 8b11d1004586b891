"""Both ways through a written game."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from game.history import History
from game.journal import Journal
from game.match import Match
from game.record import Record
from game.unfold import unfold
from rules.core.event import Event
from rules.core.move import Move
from rules.core.rules import Rules
from rules.core.target import Seat

KEYFRAME: Final = 16
"""A copy of the state is kept every so many moves; any other position is at most this far from one."""


class TurnSpan(NamedTuple):
    """One turn of the whole game: whose, and the moves from `first` up to but without `end`."""

    seat: Seat
    first: int
    end: int


class ChartPoint(NamedTuple):
    """Points by seat after a number of moves."""

    moves: int
    points: tuple[int, ...]


class Replay:
    """A game that was played: position 0 is the deal, position n the table after n moves."""

    def __init__(self, rules: Rules[Any], record: Record) -> None:
        self.rules = rules
        self.record = record
        opening: list[Event] = []
        first = rules.new_state(record.header.deal, opening.append)
        self.history = History(opening)
        self._keyframes = [first]
        self.chart = [self._point(first, 0)]
        last = first
        for number, played in enumerate(unfold(rules, record), 1):
            self.history.add(played, rules.decider(played.before))
            last = played.after
            if number % KEYFRAME == 0:
                self._keyframes.append(last)
            if played.print is not None:
                self.chart.append(self._point(last, number))
        if self.chart[-1].moves != len(self):
            self.chart.append(self._point(last, len(self)))

    def __len__(self) -> int:
        """The number of moves."""
        return len(self.history.moves)

    def _point(self, state: Any, moves: int) -> ChartPoint:
        return ChartPoint(moves, tuple(sheet.total for sheet in self.rules.scores(state)))

    @property
    def moves(self) -> Sequence[Move]:
        """All moves."""
        return self.history.moves

    def at(self, position: int) -> Any:
        """A copy of the state after so many moves."""
        if not 0 <= position <= len(self):
            raise IndexError("beyond the game")
        frame = position // KEYFRAME
        state = self._keyframes[frame].clone()
        for move in self.history.moves[frame * KEYFRAME : position]:
            self.rules.apply(state, move)
        return state

    def events_of(self, move: int) -> Sequence[Event]:
        """What the move of that number did, counted from 0."""
        return self.history.events_of(move)

    def turns(self) -> list[TurnSpan]:
        """All turns in order."""
        starts, seats = self.history.turn_starts, self.history.turn_seats
        ends = [*starts[1:], len(self)]
        return [TurnSpan(*turn) for turn in zip(seats, starts, ends, strict=False)]

    def turn_of(self, position: int) -> int:
        """The number of the turn, counted from 0, in which the move to this position was made."""
        return max(sum(start < position for start in self.history.turn_starts) - 1, 0)

    def branch(self, position: int, journal: Journal | None = None) -> Match:
        """Play on from a position as a new game."""
        return Match.branch(self.rules, self.record, position, journal)
