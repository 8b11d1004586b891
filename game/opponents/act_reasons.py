"""Why each move of a line is made: one does something by itself, another makes that ready or pays for it."""

from abc import abstractmethod
from typing import Any, NamedTuple, TypeVar

from game.opponents.faculties import Reasons
from game.opponents.player import Line
from rules.core.errors import HiddenAhead
from rules.core.move import END_TURN
from rules.core.rules import Rules
from rules.core.state import GameState
from rules.core.text import Text

S = TypeVar("S", bound=GameState)
T = TypeVar("T")


class ActReasons(Reasons[S, T]):
    """Reasons that know which moves speak for themselves."""

    @abstractmethod
    def deed(self, seen: S, line: Line) -> Text | None:
        """Why a part of a line is played; None where it only makes something ready or pays for something."""

    def serves(self, seen: S, line: Line) -> int:
        """How many moves later in a line that comes which its first move makes ready, though it could stand for itself;
        0: none does."""
        return 0


class Opened(NamedTuple):
    """A move that opened what is asked after it: the height of the stack of steps when it was made, and its reason."""

    height: int
    reason: Text


class Account:
    """A line and why each of its moves is made, as far as its seat can foresee it; found when it is asked for.

    `opened` are moves of the same turn before the line: what follows them belongs to them.
    """

    def __init__(
        self, reasons: ActReasons[Any, Any], rules: Rules[Any], seen: Any, line: Line, opened: tuple[Opened, ...] = ()
    ) -> None:
        self._reasons, self._line, self._opened = reasons, line, opened
        self._seen: list[Any] = []
        seat, ahead = rules.decider(seen), seen.clone()
        for move in line:
            if rules.decider(ahead) != seat or move not in rules.legal_moves(ahead):
                break
            self._seen.append(ahead.clone())
            try:
                rules.apply(ahead, move)
            except HiddenAhead:
                break
        self._found: dict[int, Text] = {}

    def reason(self, at: int) -> Text | None:
        """Why that move of the line is made; None where it cannot be foreseen."""
        if at >= len(self._seen):
            return None
        if at not in self._found:
            self._found[at] = self._find(at)
        return self._found[at]

    def opened_after(self, at: int) -> tuple[Opened, ...]:
        """What is open once that move of the line is made, the lowest first."""
        opened = list(self._opened)
        for each in range(min(at + 1, len(self._seen))):
            height = self._height(each)
            opened = [before for before in opened if before.height < height]
            reason = self.reason(each)
            opened += [] if reason is None else [Opened(height, reason)]
        return tuple(opened)

    def _height(self, at: int) -> int:
        return len(self._seen[at].pending)

    def _find(self, at: int) -> Text:
        seen, line = self._seen[at], self._line[at:]
        if line[0] != END_TURN:
            served = self._reasons.serves(seen, line)
            found = self.reason(at + served) if served else None
            found = found or self._spoken(at) or self._owner(at) or self._aim(at)
            if found is not None:
                return found
        return self._reasons.reason(seen, line[:1])

    def _spoken(self, at: int) -> Text | None:
        """By the move itself, or with the first that speaks of those it opens."""
        for last in range(at, len(self._seen)):
            if last > at and self._height(last) <= self._height(at):
                return None
            said = self._reasons.deed(self._seen[at], self._line[at : last + 1])
            if said is not None:
                return said
        return None

    def _owner(self, at: int) -> Text | None:
        """The reason of the move that opened the step in which this one is made."""
        height = self._height(at)
        for before in reversed(range(at)):
            if self._height(before) < height:
                return self.reason(before)
        return next((each.reason for each in reversed(self._opened) if each.height < height), None)

    def _aim(self, at: int) -> Text | None:
        """The reason of what comes next, unless that is the end of the turn."""
        after = (later for later in range(at + 1, len(self._seen)) if self._height(later) <= self._height(at))
        later = next(after, None)
        return None if later is None or self._line[later] == END_TURN else self.reason(later)
