"""A table of any title for tests: what may be asked of it, and what must hold after every move."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Self, TypeVar

from rules.core.event import Event
from rules.core.move import Move
from rules.core.rules import Rules
from rules.core.target import NOBODY, Seat, Target
from tests.every_title.counting import shifted, shifts_of, totals

E = TypeVar("E", bound=Event)


def announced(rules: Rules[Any], before: Any, after: Any, events: Sequence[Event]) -> None:
    """What lay on the table, moved as the events say, is what lies there now; nothing was lost or doubled."""
    then, now = rules.things(before), rules.things(after)
    assert totals(then) == totals(now)
    assert shifted(then, shifts_of(events)) == now


def at_rest(rules: Rules[Any], state: Any) -> None:
    """The offer is fresh, without doubles, empty at the end only; a seat of the table decides."""
    legal = list(rules.legal_moves(state))
    afresh = state.clone()
    assert afresh.key() == state.key()
    afresh.offer = None
    assert list(rules.legal_moves(afresh)) == legal
    assert len(set(legal)) == len(legal)
    assert (rules.decider(state) == NOBODY) == (not legal) == rules.is_over(state)
    assert rules.is_over(state) or rules.decider(state) in range(state.seats)
    searched = list(rules.search_moves(state))
    assert set(searched) <= set(legal)
    assert len(set(searched)) == len(searched)
    assert bool(searched) == bool(legal)


class Watched(ABC):
    """A table on which every move is legal when it is made, and all that changes is announced."""

    rules: Rules[Any]
    state: Any
    events: list[Event]
    last: list[Event]

    @abstractmethod
    def watch(self, before: Any) -> None:
        """What this title asks to hold after every move; `last` are the events since `before`."""

    @property
    def decider(self) -> Seat:
        """Who must choose now."""
        return self.rules.decider(self.state)

    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.rules.is_over(self.state)

    @property
    def legal(self) -> list[Move]:
        """All choices of the deciding seat."""
        return list(self.rules.legal_moves(self.state))

    def offered(self, kind: type[Move]) -> list[Any]:
        """The choices of one sort."""
        return [move for move in self.legal if type(move) is kind]

    def told(self, kind: type[E]) -> list[E]:
        """All facts of one sort since the table was set."""
        return [event for event in self.events if type(event) is kind]

    def why_not(self, target: Target) -> str:
        """The key of the reason why a thing cannot be clicked now; empty: it can."""
        reason = self.rules.why_not(self.state, target)
        return "" if reason is None else reason.key.rsplit(".", 1)[-1]

    def make(self, move: Move) -> Self:
        """Make a legal move and watch what happens."""
        assert move in self.legal, f"{move} is not among {self.legal}"
        state, self.last = self.state, []
        before, key = state.clone(), state.key()
        self.rules.apply(state, move, self.last.append)
        self.events += self.last
        assert before.key() == key, "a copy was changed too"
        self.watch(before)
        return self
