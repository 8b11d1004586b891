"""Composites of steps, on the toy's table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from rules.core.deal import Deal
from rules.core.event import Emit
from rules.core.flow import ChooseOne, InOrder, MayDo, Settle
from rules.core.move import SKIP, Move, Take
from rules.core.step import Step
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import say
from rules.toy.rules import Toy
from rules.toy.state import Pebbles

ASK = say("toy.ask")


@dataclass(slots=True, unsafe_hash=True)
class Gain(Step):
    """Puts a number on the row; a plain one needs no question."""

    value: int
    easy: bool = False
    brings: int = 0

    def resolve(self, state: Any, emit: Emit) -> None:
        state.row.append(self.value)
        if self.brings:
            state.waiting.append(Gain(self.brings))

    def handle(self) -> Target:
        return Target("gain", self.value)

    def plain(self, state: Any) -> bool:
        return self.easy


@dataclass(slots=True, unsafe_hash=True)
class Pay(Step):
    """Takes one of the numbers off the row, if there is any."""

    seat: Seat

    def decider(self, state: Any) -> Seat:
        return self.seat

    def moves(self, state: Any) -> Sequence[Move]:
        return [Take(Target("pebble", value)) for value in state.row]

    def search_moves(self, state: Any) -> Sequence[Move]:
        return self.moves(state)[:1]

    def apply(self, state: Any, move: Take, emit: Emit) -> None:
        state.row.remove(move.what.key)

    def refuse(self, state: Any, target: Target) -> Any:
        return say("toy.too_dear") if target.kind == "pebble" else None

    def handle(self) -> Target:
        return Target("pay", 0)

    def prompt(self, state: Any) -> Any:
        return ASK


@pytest.fixture
def toy() -> Toy:
    return Toy()


@pytest.fixture
def state(toy: Toy) -> Pebbles:
    """An empty table with nothing pending."""
    state = toy.new_state(Deal("toy", 2))
    state.row, state.pending, state.offer = [], [], None
    return state


def rest(toy: Toy, state: Pebbles, *steps: Step) -> Pebbles:
    state.pending += steps
    toy.settle(state)
    return state


def take(value: int, kind: str = "gain") -> Take:
    return Take(Target(kind, value))


def test_an_empty_stack_is_the_end(toy: Toy, state: Pebbles) -> None:
    rest(toy, state)
    assert toy.is_over(state)
    assert toy.decider(state) == NOBODY
    assert toy.legal_moves(state) == toy.search_moves(state) == ()
    assert toy.prompt(state) is toy.help(state) is None
    assert toy.why_not(state, Target("row", 0)) == say("common.refuse.over")


def test_in_order_goes_first_to_last(toy: Toy, state: Pebbles) -> None:
    assert rest(toy, state, InOrder((Gain(1), Gain(2), Gain(3)))).row == [1, 2, 3]


def test_in_order_may_be_nested_and_empty(toy: Toy, state: Pebbles) -> None:
    assert rest(toy, state, InOrder((Gain(1), InOrder((Gain(2), Gain(3))), InOrder(()), Gain(4)))).row == [1, 2, 3, 4]


def test_choose_one_asks_for_a_handle(toy: Toy, state: Pebbles) -> None:
    rest(toy, state, ChooseOne(1, (Gain(1), Gain(2)), ASK))
    assert toy.decider(state) == 1
    assert toy.prompt(state) == ASK
    assert toy.legal_moves(state) == [take(1), take(2)]
    toy.apply(state, take(2))
    assert state.row == [2]


def test_one_option_is_no_choice(toy: Toy, state: Pebbles) -> None:
    assert rest(toy, state, ChooseOne(0, (Gain(5),), ASK)).row == [5]
    assert rest(toy, state, ChooseOne(0, (), ASK)).row == [5]


def test_may_do_adds_skip_to_the_same_clicks(toy: Toy, state: Pebbles) -> None:
    state.row = [3, 4]
    rest(toy, state, MayDo(Pay(1)))
    assert toy.decider(state) == 1
    assert toy.legal_moves(state) == [take(3, "pebble"), take(4, "pebble"), SKIP]
    assert toy.search_moves(state) == [take(3, "pebble"), SKIP]
    assert toy.prompt(state) == ASK
    assert toy.why_not(state, Target("pebble", 9)) == say("toy.too_dear")
    assert toy.why_not(state, Target("bag", 0)) == say("toy.when.wave")
    assert state.pending[-1].handle() == Target("pay", 0)
    other = state.clone()
    toy.apply(state, take(4, "pebble"))
    toy.apply(other, SKIP)
    assert (state.row, other.row) == ([3], [3, 4])


def test_may_do_asks_nothing_when_there_is_nothing(toy: Toy, state: Pebbles) -> None:
    rest(toy, state, MayDo(Pay(0)))
    assert toy.is_over(state)


def test_settle_runs_plain_ones_and_twins_unasked(toy: Toy, state: Pebbles) -> None:
    state.waiting = [Gain(2), Gain(1, easy=True), Gain(2)]
    rest(toy, state, Settle(0, ASK))
    assert state.row == [1, 2, 2]
    assert toy.is_over(state)


def test_settle_asks_the_owner_for_the_order(toy: Toy, state: Pebbles) -> None:
    state.waiting = [Gain(1), Gain(2), Gain(1), Gain(3, easy=True)]
    rest(toy, state, Settle(1, ASK))
    assert toy.decider(state) == 1
    assert state.row == [3]
    assert toy.legal_moves(state) == [take(1), take(2)]
    toy.apply(state, take(2))
    assert state.row == [3, 2, 1, 1]


def test_what_becomes_due_meanwhile_joins(toy: Toy, state: Pebbles) -> None:
    state.waiting = [Gain(1, brings=7), Gain(2)]
    rest(toy, state, Settle(0, ASK))
    toy.apply(state, take(1))
    assert toy.legal_moves(state) == [take(2), take(7)]
    toy.apply(state, take(7))
    assert state.row == [1, 7, 2]
    assert state.waiting == []


def test_settle_keeps_an_interrupted_step_below(toy: Toy, state: Pebbles) -> None:
    state.waiting = [Gain(1), Gain(2)]
    rest(toy, state, Gain(9), Settle(0, ASK))
    toy.apply(state, take(1))
    assert state.row == [1, 2, 9]


def test_steps_are_values() -> None:
    assert Settle(0, ASK) == Settle(0, ASK)
    assert hash(InOrder((Gain(1),))) == hash(InOrder((Gain(1),)))
    assert Gain(1) != Gain(2)


def test_a_bare_step_waits_for_its_author(state: Pebbles) -> None:
    bare = Step()
    for ask in (lambda: bare.apply(state, SKIP, print), lambda: bare.prompt(state), bare.handle):
        with pytest.raises(NotImplementedError):
            ask()
    assert bare.decider(state) == NOBODY
    assert not bare.interruptible()
    assert not bare.plain(state)
