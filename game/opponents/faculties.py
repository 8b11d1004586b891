"""What an opponent thinks with, in four parts of which each can be exchanged without touching the others.

All of them must take seen states as well as imagined ones. They are made by a school, of the rules and a temper: the
numbers a title weighs with.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from math import tanh
from typing import Any, Final, Generic, TypeVar

from game.opponents.player import Line
from rules.core.rules import Rules
from rules.core.state import GameState
from rules.core.target import NOBODY, Seat
from rules.core.text import Text

S = TypeVar("S", bound=GameState)
T = TypeVar("T")
CLEAR: Final = 0.08
"""So much more chance of winning makes a choice clear."""


_TAIL: Final = 1e-4
"""How much a point counts where the game is decided: next to nothing, but never nothing."""


def chance(stance: float, spread: float) -> float:
    """A lead in points as a chance of winning, from 0 to 1. Who has lost still prefers more points to fewer."""
    lead = stance / spread
    return 0.5 + 0.5 * ((1 - _TAIL) * tanh(lead) + _TAIL * lead / (1 + abs(lead)))


class Evaluation(ABC, Generic[S, T]):
    """What a position is worth."""

    def __init__(self, rules: Rules[S], temper: T) -> None:
        self.rules = rules
        self.temper = temper

    @abstractmethod
    def worths(self, state: S) -> Sequence[float]:
        """By seat, the points it may hope for at the end; exact once the game is over."""

    @abstractmethod
    def stance(self, worths: Sequence[float], seat: Seat) -> float:
        """How well a seat stands among these hopes."""

    @abstractmethod
    def spread(self, state: S) -> float:
        """By how many points the end may still differ from what is hoped for; more than 0."""

    def at_rest(self, state: S, seat: Seat) -> float:
        """The chance of winning, roughly, from 0 to 1: points more count little once a game is as good as decided.

        It also sets an end now against a game that goes on: nobody who is behind wants the end.
        """
        return chance(self.stance(self.worths(state), seat), self.spread(state))

    def value(self, state: S, seat: Seat) -> float:
        """The chance of winning, with what the seat that decides will do next where the title can foresee it."""
        return self.at_rest(state, seat)


class Proposals(Generic[S, T]):
    """Which lines to consider. They may ask the evaluation, to leave out what is clearly worse."""

    def __init__(self, rules: Rules[S], temper: T, evaluation: Evaluation[S, T]) -> None:
        self.rules = rules
        self.temper = temper
        self.evaluation = evaluation

    def lines(self, state: S) -> Sequence[Line]:
        """What the deciding seat should consider, each up to where its worth shows. Never empty before the end."""
        return [(move,) for move in self.rules.search_moves(state)]

    def care(self, state: S) -> int:
        """How many times as many lines as usual to follow: more where all that counts is in this one turn."""
        return 1

    def clear(self, state: S, best: float, second: float) -> bool:
        """Is the better of two lines so clear that looking ahead would be a waste of time?"""
        return best - second > CLEAR


class TurnProposals(Proposals[S, T]):
    """Proposals of whole turns, for those who look some turns ahead."""

    @abstractmethod
    def turns(self, state: S) -> Sequence[S]:
        """The table after the better turns of the deciding seat, each to its end."""

    @abstractmethod
    def next_turn(self, state: S, seat: Seat) -> bool:
        """Let the others do what is usual until the seat has its next turn; False where it has none.

        The state is changed; it must be an imagined world.
        """


class UsualTurns(TurnProposals[S, T]):
    """Turns of which all but the beginning is what is usual."""

    @abstractmethod
    def begins(self, state: S) -> bool:
        """Does the deciding seat begin a turn?"""

    @abstractmethod
    def usual(self, state: S) -> Line:
        """What the deciding seat does without thinking."""

    def play_usual(self, state: S) -> None:
        """The deciding seat does what is usual."""
        for move in self.usual(state):
            self.rules.apply(state, move)

    def next_turn(self, state: S, seat: Seat) -> bool:
        while (decider := self.rules.decider(state)) != NOBODY:
            if decider == seat and self.begins(state):
                return True
            self.play_usual(state)
        return False


class Reflex(ABC, Generic[S, T]):
    """What to do without thinking: cheap, for games played ahead in the mind."""

    def __init__(self, rules: Rules[S], temper: T) -> None:
        self.rules = rules
        self.temper = temper

    @abstractmethod
    def line(self, state: S) -> Line:
        """The next moves of the deciding seat; never empty before the end."""


class Reasons(ABC, Generic[S, T]):
    """How to say why."""

    def __init__(self, rules: Rules[S], temper: T) -> None:
        self.rules = rules
        self.temper = temper

    @abstractmethod
    def reason(self, seen: S, line: Line) -> Text:
        """One sentence on why the deciding seat plays this line."""


@dataclass(frozen=True, slots=True, eq=False)
class Mind(Generic[S]):
    """The four together, as the title-free ways of choosing use them.

    `liking` is what a character looks at between lines that are as good as each other; None: it has no character.
    """

    rules: Rules[S]
    evaluation: Evaluation[S, Any]
    proposals: Proposals[S, Any]
    reflex: Reflex[S, Any]
    reasons: Reasons[S, Any]
    liking: Evaluation[S, Any] | None = None
