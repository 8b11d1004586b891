"""Workers: how they activate buildings."""

import pytest

from rules.core.target import Target
from rules.singapore.components import NEUTRAL, TILE_OF
from rules.singapore.events.trade import OwnerRewarded
from rules.singapore.moves import Activate
from rules.singapore.places import EFFECT
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, EAST, NORTH, WEST_2


def effect(town: Town, key: str) -> Target:
    return EFFECT[town.square(key)]


@clause("SG-ACT-1")
def test_only_the_building_under_an_own_worker() -> None:
    town = Town().on(0, "brickyard").building("weaver_1", WEST_2, 0).street("brickyard", "weaver_1")
    town.worker(1, "tea_jetty").worker(0, "weaver_1", second=True).work(0)
    assert town.usable() == {"brickyard", "weaver_1"}
    assert town.why_not(effect(town, "tea_jetty")) == "no_worker_here"
    town.use("brickyard")
    assert town.held(0) == {"brick": 2}, "once"
    assert town.hub.acts == 2


@clause("SG-ACT-2")
def test_a_building_is_activated_once_per_turn() -> None:
    town = Town().on(0, "brickyard").worker(0, "tea_jetty", second=True).work(0).use("brickyard")
    assert "brickyard" not in town.usable()
    town.go("pawnbroker", "brickyard")
    assert "brickyard" not in town.usable(), "nor after coming back"
    town.go("brickyard", second=True)
    assert "brickyard" not in town.usable(), "nor by the other worker"
    assert town.why_not(effect(town, "brickyard")) == "used"
    assert town.hub.acts == 2


@clause("SG-ACT-3")
def test_another_player_may_activate_it_in_the_same_round() -> None:
    town = Town().on(0, "brickyard", owner=2).worker(1, "brickyard").display("bank", "office").flag(1, NORTH).work(0)
    town.use("brickyard").done().build("bank").use("brickyard")
    assert (town.held(0), town.held(1)) == ({"brick": 2}, {"brick": 2})
    assert town.state.vp[2] == 5 + 2


@clause("SG-ACT-4")
def test_where_the_worker_began_the_turn() -> None:
    town = Town().on(0, "brickyard").display("bank", "office").flag(0, NORTH).turn(0).build("bank")
    assert town.usable() == {"brickyard"}


@clause("SG-ACT-5")
def test_the_building_built_this_turn() -> None:
    town = Town().display("weaver_1", "office").flag(0, NORTH).worker(0, "bazaar").turn(0).build("weaver_1")
    assert town.usable() == set(), "no worker is there, and nothing to give at the Bazaar"
    town.go("weaver_1").use("weaver_1")
    assert town.held(0) == {"cloth": 2}


@clause("SG-ACT-6")
def test_the_owner_gets_a_point() -> None:
    town = Town().on(0, "brickyard", owner=2).work(0).use("brickyard")
    assert town.state.vp == [5, 5, 6]
    assert town.told(OwnerRewarded) == [OwnerRewarded(2, TILE_OF["brickyard"], 1, 5)]
    assert town.state.money == [5, 5, 5], "from the bank"
    assert town.state.owner_points == [0, 0, 1]


@clause("SG-ACT-6")
@pytest.mark.parametrize(("seats", "user", "owner"), [(2, 1, 0), (3, 2, 0), (4, 3, 0), (4, 0, 3), (4, 2, 1), (2, 0, 1)])
def test_whoever_uses_and_whoever_owns(seats: int, user: int, owner: int) -> None:
    town = Town(seats).on(user, "brickyard", owner).work(user).use("brickyard")
    assert town.state.vp == [5 + (seat == owner) for seat in range(seats)]
    assert town.held(user) == {"brick": 2}


@clause("SG-ACT-7")
@pytest.mark.parametrize("key", ["brickyard", "tea_jetty"])
def test_own_and_start_buildings_give_nobody_a_point(key: str) -> None:
    town = Town().on(0, "brickyard", owner=0).worker(0, key).work(0).use(key)
    assert town.state.vp == [5, 5, 5]
    assert town.told(OwnerRewarded) == []


@clause("SG-ACT-8")
def test_the_whole_input_must_be_there() -> None:
    assert Town().on(0, "architect").cubes(0, brick=2, cloth=9).work(0).usable() == set()
    town = Town().on(0, "architect").cubes(0, brick=7).work(0)
    town.use("architect")
    assert (town.held(0), town.state.money[0]) == ({"brick": 4}, 9), "once, not twice"
    assert town.usable() == set()
    lacking = Town().on(0, "stonecutter").cubes(0, brick=4).money(9).work(0)
    assert lacking.why_not(effect(lacking, "stonecutter")) == "short"
    assert lacking.offered(Activate) == []


@clause("SG-ACT-9")
def test_passing_through_without_using() -> None:
    town = Town().on(0, "brickyard").building("weaver_1", WEST_2, 1).street("brickyard", "weaver_1")
    town.worker(0, "weaver_1").work(0).go("brickyard", "pawnbroker")
    assert (town.held(0), town.state.vp, town.hub.acts) == ({}, [5, 5, 5], 3)


@clause("SG-ACT-10")
def test_token_then_effect_then_the_owners_point() -> None:
    town = Town().on(0, "opium_smuggler_1").draws("black").work(0).use("opium_smuggler_1")
    assert town.order() == ["Activated", "TokenDrawn", "Received", "OwnerRewarded"]
    legal = Town().on(0, "architect").cubes(0, brick=3).work(0).use("architect")
    assert legal.order() == ["Activated", "Given", "Received", "OwnerRewarded"]


@clause("SG-ACT-10")
def test_the_owner_arrives_last_on_a_shared_space() -> None:
    """Seat 0 gains 2 and lands on 7, then the owner comes from 6 to 7: on top of it."""
    town = Town().on(0, "street_kitchen").vp(5, 6, 9).work(0).use("street_kitchen")
    assert town.state.vp[:2] == [7, 7]
    assert town.state.track == [0, 1, 2]


@clause("SG-ACT-11")
def test_points_may_not_be_sold_to_raise_cash_for_it() -> None:
    assert Town().on(0, "bank").money(4).vp(30).work(0).usable() == set()
    assert Town().on(0, "bank").money(5).vp(0).work(0).usable() == {"bank"}
    assert Town().worker(0, "pawnbroker").vp(0).work(0).usable() == set(), "there is no point to give"
    assert Town().worker(0, "pawnbroker").vp(1).work(0).usable() == {"pawnbroker"}


@clause("SG-ACT-12")
def test_a_giving_building_works_with_an_empty_supply() -> None:
    town = Town().on(0, "brickyard").supply(brick=0).work(0).use("brickyard")
    assert (town.held(0), town.hub.acts, town.state.vp[1]) == ({}, 2, 6)
    assert "brickyard" not in town.usable()
    short = Town().on(0, "brickyard").supply(brick=1).work(0).use("brickyard")
    assert (short.held(0), short.state.supply[2]) == ({"brick": 1}, 0)


@clause("SG-ACT-13")
def test_each_start_building_counts_by_itself() -> None:
    town = Town().worker(0, "tea_jetty").work(0).use("tea_jetty").go("pawnbroker").use("pawnbroker").go("bazaar")
    town.use("bazaar")
    assert town.hub.acts == 0
    assert town.state.money[0] == 5 + 3 + 1
    again = Town().worker(0, "tea_jetty").work(0).use("tea_jetty").go("pawnbroker", "tea_jetty")
    assert again.usable() == set()


@clause("SG-ACT-7", "SG-ACT-6")
def test_a_building_of_nobody_at_a_table_of_two() -> None:
    town = Town(2).on(0, "brickyard", owner=NEUTRAL).building("bank", CORNER, 1).building("office", EAST, 1).work(0)
    assert town.use("brickyard").state.vp == [5, 5]
