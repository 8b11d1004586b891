"""A thing that a sane player never does, and what it is seen in: one line of one seat, as that seat saw it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from game.opponents.player import Line
from rules.core.move import Move
from rules.core.rules import Rules
from rules.core.state import GameState
from rules.core.target import Seat

S = TypeVar("S", bound=GameState)


class Kind(StrEnum):
    """A blunder: something strictly better was there. A doubt: nearly always worse, a few in a game may be right."""

    BLUNDER = "blunder"
    DOUBT = "doubt"


class Deed(NamedTuple, Generic[S]):
    """A line that was played. `before` and `after` are what the seat saw then, so that nobody is blamed for what it
    could not know; `past` are all deeds of the game up to this one, of every seat."""

    rules: Rules[S]
    seat: Seat
    before: S
    line: Line
    after: S
    past: Sequence["Deed[S]"] = ()

    def moments(self) -> Iterator[tuple[S, Move]]:
        """Each move with the table as it lay when it was made. What is hidden can show at the last move only."""
        state = self.before
        for number, move in enumerate(self.line):
            state = state.clone()
            if number:
                self.rules.apply(state, self.line[number - 1])
            yield state, move

    def turn(self) -> list["Deed[S]"]:
        """All deeds of the same turn of the same seat, this one last."""
        found = [self]
        for deed in reversed(self.past):
            if deed.seat != self.seat or deed.before.turn != self.before.turn:
                break
            found.append(deed)
        return found[::-1]


Look: TypeAlias = Callable[[Deed[Any]], bool]


@dataclass(frozen=True, slots=True, eq=False)
class Folly:
    """One check of a title's list. One `at_end` is asked once of every seat when the game is over: of its last deed,
    with the end as `after` and the whole game as `past`."""

    name: str
    kind: Kind
    about: str
    seen_in: Look
    at_end: bool = False


def _folly(kind: Kind, at_end: bool) -> Callable[[Look], Folly]:
    def made(look: Look) -> Folly:
        return Folly(look.__name__, kind, (look.__doc__ or "").partition("\n")[0], look, at_end)

    return made


blunder = _folly(Kind.BLUNDER, at_end=False)
"""Makes a blunder of a function: its name is the check's, its first line says what was done."""
doubt = _folly(Kind.DOUBT, at_end=False)
blunder_of_the_game = _folly(Kind.BLUNDER, at_end=True)
doubt_of_the_game = _folly(Kind.DOUBT, at_end=True)


def follies_of(title: str) -> tuple[Folly, ...]:
    """What a sane player of a title never does: `FOLLIES` in the `follies.py` beside its school."""
    found: tuple[Folly, ...] = import_module(f"game.opponents.{title}.follies").FOLLIES
    return found
