"""Worlds played on: by reflex so many turns far, by plans as well as the best plan that is followed."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.opponents.ahead import ByPlans, ByReflex
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


@pytest.mark.parametrize("horizon", [1, 3])
def test_by_reflex_all_play_so_many_turns(horizon: int) -> None:
    taught = school(TITLE)
    assert taught is not None
    state: Any = TITLES[TITLE].new_state(Deal(TITLE, 2, {}, 1))
    begun = state.turn
    found = ByReflex(horizon).value(taught.mind(taught.levels["tycoon"].temper), state, 0, begun)
    assert state.turn == begun + horizon
    assert 0 < found < 1
