"""Picking several things, one click each: every order meets in the same place."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from rules.core.deal import Deal
from rules.core.event import Emit
from rules.core.move import DONE, Move, PutBack, Take
from rules.core.picking import Picking
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.toy.rules import Toy
from rules.toy.state import Pebbles

TOY = Toy()


@dataclass(slots=True, unsafe_hash=True)
class PickThings(Picking):
    """Two or three things of five."""

    seat: Seat
    chosen: tuple[int, ...] = ()

    def decider(self, state: Any) -> Seat:
        return self.seat

    def picked(self, state: Any) -> Sequence[int]:
        return self.chosen

    def candidates(self, state: Any) -> Sequence[int]:
        return [n for n in range(5) if n not in self.chosen] if len(self.chosen) < 3 else []

    def complete(self, state: Any) -> bool:
        return len(self.chosen) >= 2

    def pick(self, state: Any, picked: list[int], emit: Emit) -> None:
        state.pending.append(PickThings(self.seat, tuple(picked)))

    def finish(self, state: Any, emit: Emit) -> None:
        state.row = list(self.chosen)

    def thing(self, item: int) -> Target:
        return Target("thing", item)

    def prompt(self, state: Any) -> Text:
        return say("toy.pick")


def fresh() -> Pebbles:
    state = TOY.new_state(Deal("toy", 2))
    state.pending = [PickThings(0)]
    TOY.settle(state)
    return state


def take(item: int) -> Take:
    return Take(Target("thing", item))


def test_all_orders_meet_in_the_same_state() -> None:
    keys = set()
    for order in permutations((4, 0, 2)):
        state = fresh()
        for item in order:
            TOY.apply(state, take(item))
        keys.add(state.key())
    assert len(keys) == 1


def test_putting_back_undoes_taking() -> None:
    state = fresh()
    start = state.key()
    TOY.apply(state, take(3))
    assert PutBack(Target("thing", 3)) in TOY.legal_moves(state)
    TOY.apply(state, PutBack(Target("thing", 3)))
    assert state.key() == start


def test_done_only_when_complete() -> None:
    state = fresh()
    assert DONE not in TOY.legal_moves(state)
    TOY.apply(state, take(3))
    assert DONE not in TOY.legal_moves(state)
    TOY.apply(state, take(1))
    assert TOY.legal_moves(state)[-1] == DONE
    TOY.apply(state, DONE)
    assert state.row == [1, 3]


def ends(state: Pebbles, search: bool) -> set[tuple[int, ...]]:
    """All ways to close the picking, by clicks that never go back."""
    if not state.pending:
        return {tuple(state.row)}
    found: set[tuple[int, ...]] = set()
    moves: Sequence[Move] = TOY.search_moves(state) if search else TOY.legal_moves(state)
    for move in moves:
        if not isinstance(move, PutBack):
            ahead = state.clone()
            TOY.apply(ahead, move)
            found |= ends(ahead, search)
    return found


def test_search_only_goes_upwards_and_reaches_every_end() -> None:
    state = fresh()
    TOY.apply(state, take(2))
    assert TOY.search_moves(state) == [take(3), take(4)]
    TOY.apply(state, take(0))
    assert TOY.search_moves(state) == [take(3), take(4), DONE], "above the highest, whatever was clicked last"
    assert len(ends(fresh(), search=False)) == 20
    assert ends(fresh(), search=True) == ends(fresh(), search=False)


def test_after_a_click_downwards_search_falls_back_to_all_moves() -> None:
    state = fresh()
    TOY.apply(state, take(4))
    assert TOY.search_moves(state) == TOY.legal_moves(state)
