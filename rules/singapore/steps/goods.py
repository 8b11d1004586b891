"""Picking cubes, one click each: those given for an arrow and those received by it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from rules.core.event import Emit
from rules.core.move import Move, Take
from rules.core.picking import Picking
from rules.core.target import Target
from rules.core.text import Text, say
from rules.singapore.components import KINDS, TILES, Side
from rules.singapore.effects import stock as effects
from rules.singapore.moves import TAKE
from rules.singapore.places import GOOD, TILE
from rules.singapore.reckoning.trade import sides, stock
from rules.singapore.state import SingaporeState
from rules.singapore.steps.base import SeatDecision
from rules.singapore.words.names import counted, side


@dataclass(slots=True, unsafe_hash=True)
class PickGoods(Picking, SeatDecision):
    """First `alike` cubes of one kind by a single click, then `mixed` cubes one by one; both count what is still open.

    The picks lie in the state, a secret until the cubes change hands. It closes itself with the last click; a wrong
    click is taken back by undo, for a kind can be clicked again to take more of it.
    """

    PHRASE: ClassVar[str]
    """The key of what a click on a good does."""

    tile: int
    back: bool
    alike: int
    mixed: int

    def pool(self, state: SingaporeState) -> list[int]:
        """By kind, what there is to pick from before anything was picked."""
        raise NotImplementedError

    def enough_alike(self) -> int:
        """How many of a kind there must be so that it can be chosen as the one kind."""
        raise NotImplementedError

    def side(self) -> Side:
        """The side of the arrow that is being picked."""
        raise NotImplementedError

    def picked(self, state: SingaporeState) -> Sequence[int]:
        return state.picked

    def _left(self, state: SingaporeState) -> list[int]:
        left = self.pool(state)
        for kind in state.picked:
            left[kind] -= 1
        return left

    def candidates(self, state: SingaporeState) -> Sequence[int]:
        least = self.enough_alike() if self.alike else 1
        return [kind for kind, number in enumerate(self._left(state)) if number >= least]

    def complete(self, state: SingaporeState) -> bool:
        return False

    def thing(self, item: int) -> Target:
        return GOOD[item]

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        if not self.alike and (not self.mixed or sum(self._left(state)) <= self.mixed):
            return ()
        kinds = self.candidates(state)
        return [TAKE[kind] for kind in kinds] if len(kinds) > 1 else ()

    def search_moves(self, state: SingaporeState) -> Sequence[Move]:
        """Upwards only, and only where enough is left above."""
        if self.alike or self.side().alike:
            return self.moves(state)
        left = self._left(state)
        above = state.picked[-1] if state.picked else 0
        kinds = [kind for kind in range(above, len(left)) if left[kind] > 0 and sum(left[kind:]) >= self.mixed]
        return [TAKE[kind] for kind in kinds] or self.moves(state)

    def apply(self, state: SingaporeState, move: Move, emit: Emit) -> None:
        self._click(state, TAKE.index(move), emit)

    def _click(self, state: SingaporeState, kind: int, emit: Emit) -> None:
        number = min(self.alike, self._left(state)[kind]) if self.alike else 1
        open_still = replace(self, alike=0) if self.alike else replace(self, mixed=self.mixed - 1)
        open_still.pick(state, sorted([*state.picked, *[kind] * number]), emit)

    def pick(self, state: SingaporeState, picked: list[int], emit: Emit) -> None:
        effects.pick(state, picked)
        if self.mixed:
            state.pending.append(self)
        else:
            self.finish(state, emit)

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        """What leaves no choice is picked unasked: the only kind, or all there is."""
        kinds = self.candidates(state)
        if kinds and (self.alike or self.mixed):
            self._click(state, kinds[0], emit)
        elif self.alike:
            replace(self, alike=0).pick(state, state.picked, emit)
        else:
            self.finish(state, emit)

    def phrase(self, state: SingaporeState, move: Take) -> Text:
        return say(self.PHRASE, good=move.what)

    def help(self, state: SingaporeState) -> Text | None:
        if not state.picked:
            return self.in_return()
        return say("singapore.help.picked", what=counted([state.picked.count(kind) for kind in KINDS]))

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        if target.kind == "good":
            return self.refuse_good()
        return say("singapore.refuse.goods_first", tile=TILE[self.tile])

    def in_return(self) -> Text | None:
        """What the cubes are given for, before any was picked."""
        return None

    def refuse_good(self) -> Text:
        """Why a kind cannot be clicked."""
        raise NotImplementedError


@dataclass(slots=True, unsafe_hash=True)
class GiveGoods(PickGoods):
    """What is given comes from behind the own screen."""

    PHRASE = "singapore.do.give_good"

    def side(self) -> Side:
        return sides(TILES[self.tile], self.back)[0]

    def pool(self, state: SingaporeState) -> list[int]:
        return [held - number for held, number in zip(stock(state, self.seat), self.side().cubes, strict=True)]

    def enough_alike(self) -> int:
        return self.alike

    def finish(self, state: SingaporeState, emit: Emit) -> None:
        effects.give(state, self.seat, self.side(), emit)

    def prompt(self, state: SingaporeState) -> Text:
        key = "singapore.prompt.give_same" if self.alike else "singapore.prompt.give_any"
        return say(key, tile=TILE[self.tile], n=self.alike or self.mixed)

    def in_return(self) -> Text | None:
        return say("singapore.help.for", what=side(sides(TILES[self.tile], self.back)[1]))

    def refuse_good(self) -> Text:
        return say("singapore.refuse.not_enough", n=self.alike) if self.alike else Text("singapore.refuse.none_left")


@dataclass(slots=True, unsafe_hash=True)
class ReceiveGoods(PickGoods):
    """What is received comes from the supply, once the input has gone back there."""

    PHRASE = "singapore.do.receive_good"

    def side(self) -> Side:
        return sides(TILES[self.tile], self.back)[1]

    def pool(self, state: SingaporeState) -> list[int]:
        return [max(0, there - number) for there, number in zip(state.supply, self.side().cubes, strict=True)]

    def enough_alike(self) -> int:
        return 1

    def finish(self, state: SingaporeState, emit: Emit) -> None:
        effects.receive(state, self.seat, self.side(), emit)

    def prompt(self, state: SingaporeState) -> Text:
        key = "singapore.prompt.take_same" if self.alike else "singapore.prompt.take_any"
        return say(key, tile=TILE[self.tile], n=self.alike or self.mixed)

    def refuse_good(self) -> Text:
        return Text("singapore.refuse.supply_empty")
