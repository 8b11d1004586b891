"""Worlds played on: by reflex so many turns far, by plans as well as the best plan that is followed."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.opponents.ahead import Ahead, ByJudgement, ByPlans, ByReflex
from game.opponents.beam import candidates
from game.opponents.faculties import Mind, TurnProposals
from game.opponents.levels import school
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.state import GameState

TITLE = "yangtze"


class Road(GameState):
    """A table of one number: at every own turn the road forks, into twice as much and one more than that."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.seats = 2
        self.number = number


class Forks(TurnProposals[Road, None]):
    """What stands in `ends` is over."""

    def __init__(self, ends: tuple[int, ...]) -> None:
        self.ends = ends

    def turns(self, state: Road) -> list[Road]:
        return [Road(2 * state.number), Road(2 * state.number + 1)]

    def next_turn(self, state: Road, seat: int) -> bool:
        return state.number not in self.ends


def worth(values: dict[int, float], turns: int, width: int, ends: tuple[int, ...] = ()) -> float:
    """What plans find on the road from 1, where only some numbers are worth anything."""

    def worthy(state: Road, seat: int) -> float:
        return values.get(state.number, 0.0)

    evaluation = SimpleNamespace(value=worthy, at_rest=worthy)
    mind = cast(Mind[Any], SimpleNamespace(proposals=Forks(ends), evaluation=evaluation))
    return ByPlans(turns, width, effort=1.0).value(mind, Road(1), 0, 0)


@pytest.mark.parametrize(("turns", "found"), [(1, 0.3), (2, 0.2), (3, 0.9)])
def test_what_counts_is_where_the_last_turn_leads(turns: int, found: float) -> None:
    assert worth({3: 0.3, 6: 0.2, 13: 0.9}, turns, 1) == found


def test_wider_plans_find_what_looks_worse_at_first() -> None:
    values = {2: 0.1, 3: 0.3, 5: 0.8, 7: 0.4}
    assert worth(values, 2, 1) == 0.4
    assert worth(values, 2, 2) == 0.8


def test_an_end_counts_though_others_go_on() -> None:
    assert worth({2: 0.6, 3: 0.5, 7: 0.4}, 2, 2, ends=(2,)) == 0.6
    assert worth({2: 0.6, 3: 0.5, 7: 0.7}, 2, 2, ends=(2,)) == 0.7
    assert worth({1: 0.5}, 3, 2, ends=(1,)) == 0.5


@pytest.mark.parametrize(("seats", "turns", "games"), [(2, 3, 7), (3, 2, 6), (4, 1, 2), (5, 1, 2)])
def test_with_more_seats_fewer_turns_are_planned(seats: int, turns: int, games: int) -> None:
    """A turn counts for as many games as there are pairs of seats, and every further one for each plan that is kept."""
    plans = ByPlans(turns=3, width=3, effort=1.0, crowd=1)
    assert plans.turns_at(seats) == turns
    assert plans.games(seats) == games


def test_who_thinks_further_plans_a_turn_and_a_plan_more() -> None:
    plans = ByPlans(turns=3, width=3, effort=1.0, crowd=1)
    assert plans.deeper(0) == plans
    assert plans.deeper(1) == ByPlans(turns=4, width=4, effort=1.0, crowd=1)


def test_a_game_by_judgement_counts_by_its_turns() -> None:
    judged = ByJudgement(horizon=4, effort=1.25)
    assert judged.games(2) == 5
    assert judged.deeper(1).games(2) == 8
    assert ByReflex(4).deeper(2) == ByReflex(4)


@pytest.mark.parametrize("horizon", [1, 3])
@pytest.mark.parametrize("way", [ByReflex, lambda horizon: ByJudgement(horizon, 1.0)])
def test_all_play_so_many_turns(way: Callable[[int], Ahead], horizon: int) -> None:
    mind, state = begun()
    turn = state.turn
    found = way(horizon).value(mind, state, 0, turn)
    assert state.turn == turn + horizon
    assert 0 < found < 1


def test_by_judgement_everybody_plays_the_line_after_which_it_stands_best() -> None:
    mind, state = begun()
    turn, judge = state.turn, mind.evaluation.at_rest
    own = state.clone()
    while own.turn == turn:
        for move in candidates(mind, own, 1, judge)[0].line:
            mind.rules.apply(own, move)
    ByJudgement(1, 1.0).value(mind, state, 0, turn)
    assert state.key() == own.key()


def begun() -> tuple[Mind[Any], Any]:
    """Somebody to think and a whole table."""
    taught = school(TITLE)
    assert taught is not None
    return taught.mind(taught.levels["tycoon"].temper), TITLES[TITLE].new_state(Deal(TITLE, 2, {}, 1))
