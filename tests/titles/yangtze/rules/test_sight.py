"""Whole games at random: views and imagined worlds fit each other at every decision."""

import random

import pytest

from rules.core.deal import Deal
from rules.yangtze.components import FIRST_POST
from rules.yangtze.state import YangtzeState
from tests.titles.clause import clause
from tests.titles.yangtze.rules.watching import RULES


def positions(seats: int, seed: int, every: int) -> list[YangtzeState]:
    """Every so many decisions of a game played at random."""
    chance = random.Random(seed)
    state = RULES.new_state(Deal("yangtze", seats, {}, seed))
    met = []
    for number in range(20_000):
        if RULES.is_over(state):
            break
        if number % every == 0:
            met.append(state.clone())
        RULES.apply(state, chance.choice(list(RULES.legal_moves(state))))
    assert RULES.is_over(state)
    return met


@clause("YZ-INFO-3", "YZ-INFO-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_worlds_fit_what_was_seen(seats: int) -> None:
    for seed in range(4):
        for number, state in enumerate(positions(seats, seed, every=9)):
            for seat in range(seats):
                view = RULES.seen_by(state, seat)
                world = RULES.imagine(view, number)
                assert RULES.seen_by(world, seat).key() == view.key()
                assert world.unknown == []
                assert world.rng != 0
                assert world.bag == sorted(world.bag)
                assert all(good < FIRST_POST for goods in world.goods for good in goods)
                assert sorted(_hidden(world)) == sorted(_hidden(state))
                for other in range(seats):
                    if other != seat:
                        assert _may_lie_behind(state, other) <= _behind(world, other)
            decider = RULES.decider(state)
            view = RULES.seen_by(state, decider)
            assert list(RULES.legal_moves(view)) == list(RULES.legal_moves(state))


def _hidden(state: YangtzeState) -> list[int]:
    return [
        *state.bag,
        *(good for goods in state.goods for good in goods),
        *(discard.good for discard in state.discards),
    ]


def _may_lie_behind(state: YangtzeState, seat: int) -> set[int]:
    """What all saw go behind a screen and not leave it."""
    return {good for good in range(FIRST_POST) if state.seen[seat] >> good & 1}


def _behind(state: YangtzeState, seat: int) -> set[int]:
    """What lies behind a screen or was discarded from there."""
    return {*state.goods[seat], *(discard.good for discard in state.discards if discard.seat == seat)}
