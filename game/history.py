"""What was played so far, move by move, and what happened each time."""

from collections.abc import Sequence
from typing import Any

from game.unfold import Played
from rules.core.event import Event
from rules.core.move import Move
from rules.core.target import Seat


class History:
    """Moves with their seats and events.

    A turn begins where the state's turn number changes; what was chosen before the first one belongs to it.
    `turn_starts` holds the number of moves before each turn, `turn_seats` whose it is, `prints` a fingerprint of the
    state after each turn. `opening` is what happened before anybody chose.
    """

    def __init__(self, opening: Sequence[Event] = ()) -> None:
        self.opening = tuple(opening)
        self.moves: list[Move] = []
        self.actors: list[Seat] = []
        self.events: list[Event] = []
        self.event_marks: list[int] = []
        self.turn_starts: list[int] = []
        self.turn_seats: list[Seat] = []
        self.prints: dict[int, int] = {}

    def add(self, played: Played, seat: Seat) -> None:
        """One more move, made by that seat."""
        if not self.moves:
            self._begin_turn(played.before)
        self.moves.append(played.move)
        self.actors.append(seat)
        self.event_marks.append(len(self.events))
        self.events += played.events
        if played.print is not None:
            self.prints[len(self.moves)] = played.print
        if played.after.turn != played.before.turn and played.after.pending:
            if played.before.turn:
                self._begin_turn(played.after)
            else:
                self.turn_seats[-1] = played.after.active

    def _begin_turn(self, state: Any) -> None:
        self.turn_starts.append(len(self.moves))
        self.turn_seats.append(state.active)

    def forget(self, keep: int) -> None:
        """Only the first moves were ever made."""
        for number in range(keep + 1, len(self.moves) + 1):
            self.prints.pop(number, None)
        while self.turn_starts and (not keep or self.turn_starts[-1] > keep):
            self.turn_starts.pop()
        del self.turn_seats[len(self.turn_starts) :]
        del self.events[self.event_marks[keep] :]
        del self.moves[keep:], self.actors[keep:], self.event_marks[keep:]

    def events_of(self, move: int) -> Sequence[Event]:
        """What the move of that number did, counted from 0."""
        end = self.event_marks[move + 1] if move + 1 < len(self.event_marks) else len(self.events)
        return self.events[self.event_marks[move] : end]

    def last_by(self, seat: Seat) -> int:
        """The number of the last move of a seat; -1 when it made none."""
        return max((at for at, actor in enumerate(self.actors) if actor == seat), default=-1)
