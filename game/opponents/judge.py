"""What a title tells its opponents: what positions are worth, what is worth trying, what to do without thinking."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import tanh
from typing import Final, Generic, TypeVar

from game.opponents.player import Line
from rules.core.rules import Rules
from rules.core.state import GameState
from rules.core.target import Seat
from rules.core.text import Text

S = TypeVar("S", bound=GameState)
CLEAR: Final = 0.08
"""So much more chance of winning makes a choice clear."""


def chance(stance: float, spread: float) -> float:
    """A lead in points as a chance of winning, from 0 to 1."""
    return 0.5 + 0.5 * tanh(stance / spread)


class Judge(ABC, Generic[S]):
    """A title's judgement. It must take seen states as well as imagined ones."""

    rules: Rules[S]

    @abstractmethod
    def worths(self, state: S) -> Sequence[float]:
        """By seat, the points it may hope for at the end; exact once the game is over."""

    @abstractmethod
    def stance(self, worths: Sequence[float], seat: Seat) -> float:
        """How well a seat stands among these hopes."""

    @abstractmethod
    def spread(self, state: S) -> float:
        """By how many points the end may still differ from what is hoped for; more than 0."""

    @abstractmethod
    def reason(self, seen: S, line: Line) -> Text:
        """One sentence on why the deciding seat plays this line."""

    def options(self, state: S) -> Sequence[Line]:
        """What the deciding seat should consider, each up to where its worth shows. Never empty before the end."""
        return [(move,) for move in self.rules.search_moves(state)]

    def reflex(self, state: S) -> Line:
        """What the deciding seat does without thinking: cheap, for games played ahead in the mind."""
        return self.options(state)[0]

    def clear(self, state: S, best: float, second: float) -> bool:
        """Is the better of two lines so clear that looking ahead would be a waste of time?"""
        return best - second > CLEAR

    def value(self, state: S, seat: Seat) -> float:
        """The chance of winning, roughly, from 0 to 1: points more count little once a game is as good as decided.

        It also sets an end now against a game that goes on: nobody who is behind wants the end.
        """
        return chance(self.stance(self.worths(state), seat), self.spread(state))
