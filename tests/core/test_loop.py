"""The loop all titles share, played with the toy."""

import random
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

from rules.core.chance import draw
from rules.core.deal import Deal
from rules.core.errors import BadDeal, IllegalMove
from rules.core.event import Emit, Event, ignore
from rules.core.move import END_TURN, FreeMove, Move
from rules.core.seat_order import clockwise, from_seat
from rules.core.state import GameState
from rules.core.step import Step
from rules.core.target import SEATS, Target
from rules.core.text import say
from rules.toy.free import Toss
from rules.toy.moves import DIP, Grab
from rules.toy.rules import Toy
from rules.toy.state import Pebbles
from rules.toy.steps.turn import Turn

TOY = Toy()


def positions(seed: int) -> list[Pebbles]:
    """All positions of one game at random."""
    chance = random.Random(seed)
    state = TOY.new_state(Deal("toy", 2 + seed % 3, {}, seed))
    found = [state.clone()]
    while not TOY.is_over(state):
        TOY.apply(state, chance.choice(TOY.legal_moves(state)))
        found.append(state.clone())
    return found


@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_is_what_is_asked_anew(seed: int) -> None:
    for state in positions(seed):
        kept = list(TOY.legal_moves(state))
        state.offer = None
        assert list(TOY.legal_moves(state)) == kept
        assert set(TOY.search_moves(state)) <= set(kept)
        assert len(set(kept)) == len(kept)


@pytest.mark.parametrize("seed", range(6))
def test_a_clone_shares_nothing(seed: int) -> None:
    for state in positions(seed):
        before = state.key()
        for move in TOY.legal_moves(state):
            TOY.apply(state.clone(), move)
        assert state.key() == before


@pytest.mark.parametrize("seed", range(6))
def test_nothing_changes_unannounced(seed: int) -> None:
    for state in positions(seed):
        for move in TOY.legal_moves(state):
            things, events, after = TOY.things(state), list[Event](), state.clone()
            TOY.apply(after, move, events.append)
            for event in events:
                for what, number, source, to in event.shifts():
                    things[source, what] -= number
                    things[to, what] = things.get((to, what), 0) + number
            assert {place: n for place, n in things.items() if n} == TOY.things(after)


@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_world_looks_the_same(seed: int) -> None:
    for state in positions(seed):
        for seat in range(state.seats):
            seen = TOY.seen_by(state, seat)
            world = TOY.imagine(seen, 99)
            assert TOY.seen_by(world, seat).key() == seen.key()
            if TOY.decider(state) == seat:
                assert TOY.legal_moves(world) == TOY.legal_moves(state)


def test_a_free_move_leaves_the_step_where_it_is() -> None:
    state = TOY.new_state(Deal("toy", 2))
    state.open[0], state.offer = [1, 2, 3, 4], None
    TOY.settle(state)
    assert Toss(4) in TOY.legal_moves(state)
    TOY.apply(state, Toss(4))
    assert state.pending == [Turn(0)]
    assert 4 in state.row
    assert not any(isinstance(move, FreeMove) for move in TOY.legal_moves(state))


def test_check_refuses_what_is_not_offered() -> None:
    state = TOY.new_state(Deal("toy", 2))
    TOY.check(state, DIP)
    for move in (END_TURN, Grab(99)):
        with pytest.raises(IllegalMove):
            TOY.check(state, move)


@pytest.mark.parametrize(
    "deal",
    [
        Deal("toy", 1),
        Deal("toy", 5),
        Deal("toy", 2, {"length": 5}),
        Deal("toy", 2, {"wings": True}),
        Deal("toy", 2, {"well": 1}),
        Deal("toy", 2, {"length": "12"}),
    ],
)
def test_a_deal_the_title_does_not_offer(deal: Deal) -> None:
    with pytest.raises(BadDeal):
        TOY.check_deal(deal)


def test_a_wrong_number_of_seats_is_told_the_right_ones() -> None:
    with pytest.raises(BadDeal) as refused:
        TOY.check_deal(Deal("toy", 5))
    assert refused.value.text == say("common.refuse.seats", least=2, most=4, n=5)


def test_a_deal_the_title_offers() -> None:
    for seats in (2, 3, 4):
        TOY.check_deal(Deal("toy", seats, {"length": 6, "well": True}))
    assert TOY.new_state(Deal("toy", 2, {"length": 6, "well": False})).length == 6
    assert Deal("toy", 2) == Deal("toy", 2, {}, 0)


def test_opponents_consider_free_moves_where_the_step_can_be_interrupted() -> None:
    met = [state for seed in range(6) for state in positions(seed)]
    tossing = [state for state in met if any(isinstance(move, Toss) for move in TOY.legal_moves(state))]
    assert tossing
    for state in tossing:
        assert list(TOY.search_moves(state)) == list(TOY.legal_moves(state))


@dataclass(slots=True, unsafe_hash=True)
class Told(Event):
    value: int


@dataclass(slots=True, unsafe_hash=True)
class Tell(Step):
    """Tells a number, or what it draws from the bag."""

    value: int = 0

    def resolve(self, state: Any, emit: Emit) -> None:
        emit(Told(self.value or draw(state, state.bag)))


def test_steps_nobody_has_reached_are_foreseen_the_last_first() -> None:
    state = TOY.new_state(Deal("toy", 2))
    before = state.key()
    assert TOY.foresee(state, Tell(1), Tell(2)) == ((Told(2), Told(1)), True)
    assert TOY.foresee(state, Tell(1), Tell(), Tell(2)) == ((Told(2),), False), "cut at what is hidden"
    assert state.key() == before


def test_a_preview_is_cut_at_what_is_hidden() -> None:
    state = TOY.new_state(Deal("toy", 2))
    before = state.key()
    grab = TOY.legal_moves(state)[0]
    assert TOY.preview(state, grab).whole
    assert len(TOY.preview(state, grab).events) == 1
    assert TOY.preview(state, DIP) == ((), False)
    assert TOY.foresee(state, Turn(1)) == ((), True)
    assert state.key() == before


def test_why_not() -> None:
    state = TOY.new_state(Deal("toy", 2))
    assert TOY.why_not(state, Target("row", 0)) == say("toy.when.wave"), "the step knows no better reason"
    assert TOY.why_not(state, Target("tide", 0)) == say("common.refuse.not_now"), "it is never chosen"
    assert TOY.why_not(state, Target("bag", 0)) == say("toy.refuse.button")
    assert TOY.prompt(state) == say("toy.prompt.turn", n=2)
    assert TOY.help(state) is None


def test_seats_go_clockwise() -> None:
    for seats in range(1, 6):
        for first in range(seats):
            order = from_seat(first, seats)
            assert sorted(order) == list(range(seats))
            assert all(clockwise(a, seats) == b for a, b in pairwise(order))
    assert SEATS[2] == Target("seat", 2)


def test_the_bases_wait_for_their_authors() -> None:
    state = GameState(2, 1)
    for ask in (state.clone, state.key, Move().targets):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(NotImplementedError):
        FreeMove().play(state, 0, ignore)
    event = Event()
    assert event.shifts() == ()
    assert event.text() is None
    assert event.seen_by(0) is event
    assert not event.heading()
