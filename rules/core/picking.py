"""Picking several things, one click each.

What is picked is kept sorted, so that different orders of clicking meet in the same state. A title says where the
picks lie: in the step when they are public, in a place of the state when they are secret.
"""

from collections.abc import Sequence
from typing import Any

from rules.core.event import Emit
from rules.core.move import DONE, Button, Move, PutBack, Take
from rules.core.step import Step
from rules.core.target import Target


class Picking(Step):
    """Base of steps that pick several things; subclasses say what, how many, and what then."""

    __slots__ = ()

    def picked(self, state: Any) -> Sequence[int]:
        """Ids picked so far, ascending."""
        raise NotImplementedError

    def candidates(self, state: Any) -> Sequence[int]:
        """Ids that may be added now, ascending."""
        raise NotImplementedError

    def complete(self, state: Any) -> bool:
        """May the picking be closed now?"""
        raise NotImplementedError

    def pick(self, state: Any, picked: list[int], emit: Emit) -> None:
        """Remember the picks and push the step that asks on."""
        raise NotImplementedError

    def finish(self, state: Any, emit: Emit) -> None:
        """Do what the things were picked for."""
        raise NotImplementedError

    def thing(self, item: int) -> Target:
        """What one clicks for this id."""
        raise NotImplementedError

    def take(self, item: int) -> Move:
        """The move that adds an id; titles return ready-made ones."""
        return Take(self.thing(item))

    def put_back(self, item: int) -> Move:
        """The move that takes an id out again; titles return ready-made ones."""
        return PutBack(self.thing(item))

    def item(self, move: Any) -> int:
        """The id a move speaks of."""
        return int(move.what.key)

    def returnable(self, state: Any) -> Sequence[int]:
        """Ids that may be put back: all that are picked, unless what is picked is gone."""
        return self.picked(state)

    def lowest(self, state: Any) -> int:
        """The lowest id that opponents still consider: going upwards reaches every end."""
        picked = self.picked(state)
        return picked[-1] + 1 if picked else 0

    def close(self) -> Button:
        """The button that closes the picking."""
        return DONE

    def moves(self, state: Any) -> Sequence[Move]:
        moves = [self.take(item) for item in self.candidates(state)]
        moves += [self.put_back(item) for item in self.returnable(state)]
        if self.complete(state):
            moves.append(self.close())
        return moves

    def search_moves(self, state: Any) -> Sequence[Move]:
        """Upwards only; after a person clicked downwards all moves, so that a hint still finds a way."""
        lowest = self.lowest(state)
        moves = [self.take(item) for item in self.candidates(state) if item >= lowest]
        if self.complete(state):
            moves.append(self.close())
        return moves or self.moves(state)

    def apply(self, state: Any, move: Move, emit: Emit) -> None:
        if isinstance(move, Take):
            self.pick(state, sorted([*self.picked(state), self.item(move)]), emit)
        elif isinstance(move, PutBack):
            out = self.item(move)
            self.pick(state, [item for item in self.picked(state) if item != out], emit)
        else:
            self.finish(state, emit)
