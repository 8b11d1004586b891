"""Workers: how they move."""

from rules.core.move import END_TURN
from rules.singapore.events.town import WorkerMoved
from rules.singapore.moves import Activate, Go
from rules.singapore.places import BUILDING
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, EAST, NORTH, WEST, WEST_2, WEST_3

START = {"pawnbroker", "tea_jetty", "bazaar", "government_house"}


def row() -> Town:
    """Three buildings in a row left of the Pawnbroker, joined to each other and to it."""
    town = Town().building("brickyard", WEST, 0).building("weaver_1", WEST_2, 0).building("market", WEST_3, 0)
    return town.street("pawnbroker", "brickyard").street("brickyard", "weaver_1").street("weaver_1", "market")


@clause("SG-MOVE-1")
def test_three_moves_and_three_activations_in_any_order() -> None:
    town = row().worker(0, "brickyard").work(0)
    assert (town.hub.walk, town.hub.acts) == (3, 3)
    town.use("brickyard").go("weaver_1").use("weaver_1").go("brickyard", "pawnbroker").use("pawnbroker")
    assert town.offered(Go) == []
    assert town.offered(Activate) == []
    assert town.held(0) == {"brick": 2, "cloth": 2}
    walker = row().worker(0, "market").work(0).go("weaver_1", "brickyard", "pawnbroker")
    assert walker.offered(Go) == [], "no fourth move"
    assert walker.usable() == {"pawnbroker"}
    assert walker.why_not(BUILDING[walker.square("brickyard")]) == "no_moves"


@clause("SG-MOVE-1")
def test_no_fourth_activation() -> None:
    town = row().worker(0, "brickyard").work(0).use("brickyard").go("pawnbroker").use("pawnbroker").go("tea_jetty")
    assert town.usable() == {"tea_jetty"}
    town.use("tea_jetty").go("pawnbroker")
    assert town.offered(Activate) == []
    other = row().worker(0, "weaver_1").work(0, acts=0)
    assert (other.usable(), other.reach()) == (set(), {"brickyard", "market"})


@clause("SG-MOVE-1", "SG-MOVE-9")
def test_all_of_it_is_optional() -> None:
    town = row().worker(0, "brickyard").display("bank", "office").flag(1, NORTH).work(0)
    assert END_TURN in town.legal
    town.done()
    assert town.decider == 1


@clause("SG-MOVE-2")
def test_one_worker_along_one_street_to_the_next_building() -> None:
    town = row().worker(0, "weaver_1").worker(1, "market").building("bank", CORNER, 1).work(0)
    assert town.reach() == {"brickyard", "market"}, "the Pawnbroker is two streets away"
    assert {move.worker for move in town.offered(Go)} == {0}, "own workers only"
    town.go("market")
    assert (town.worker_of(0), town.hub.walk) == ("market", 2)
    assert town.told(WorkerMoved)[-1].how == "moves"
    assert town.worker_of(1) == "market"
    town.go("weaver_1", "brickyard")
    assert "bank" not in town.reach(), "beside it, but without a street"


@clause("SG-MOVE-3")
def test_nobody_blocks() -> None:
    town = row().worker(0, "weaver_1").worker(1, "market").worker(2, "market").worker(1, "brickyard", second=True)
    town.work(0)
    assert town.reach() == {"brickyard", "market"}
    town.go("market")
    assert [town.worker_of(seat) for seat in range(3)] == ["market"] * 3


@clause("SG-MOVE-4")
def test_start_buildings_are_joined_without_streets() -> None:
    town = Town().worker(0, "pawnbroker").work(0)
    assert town.state.streets == 0
    assert town.reach() == START - {"pawnbroker"}, "diagonally too"


@clause("SG-MOVE-5")
def test_from_one_start_building_to_another_is_one_move() -> None:
    town = Town().worker(0, "pawnbroker").work(0).go("government_house")
    assert town.hub.walk == 2
    town.go("tea_jetty")
    assert town.hub.walk == 1
    assert "tea_jetty" not in town.reach(), "one does not move to where one is"


@clause("SG-MOVE-6")
def test_a_street_to_one_start_building_leads_to_each() -> None:
    town = Town().building("market", WEST, 1).street("market", "pawnbroker").worker(0, "market").work(0)
    assert town.reach() == START
    town.go("government_house")
    assert town.hub.walk == 2
    assert town.reach() == START - {"government_house"} | {"market"}, "and from each of them"
    apart = Town().building("market", WEST, 1).building("bank", EAST, 1).street("bank", "tea_jetty")
    apart.worker(0, "bazaar").work(0)
    assert "bank" in apart.reach()
    assert "market" not in apart.reach()


@clause("SG-MOVE-7")
def test_two_workers_share_moves_and_activations() -> None:
    town = row().worker(0, "brickyard").worker(0, "market", second=True).work(0)
    assert town.reach() == {"weaver_1", *START}
    assert town.reach(second=True) == {"weaver_1"}
    town.go("weaver_1").go("weaver_1", second=True).go("brickyard", second=True)
    assert (town.hub.walk, town.offered(Go)) == (0, [])
    town.use("weaver_1").use("brickyard")
    assert town.hub.acts == 1
    assert town.held(0) == {"brick": 2, "cloth": 2}


@clause("SG-MOVE-8")
def test_what_is_not_used_is_lost() -> None:
    town = (
        row().worker(0, "brickyard").display("bank", "office").flag(1, NORTH).work(0, walk=1, acts=2, extra=4, runner=0)
    )
    town.done().build("bank")
    assert (town.hub.walk, town.hub.acts, town.hub.extra) == (3, 3, 0), "three of each again"


@clause("SG-MOVE-9")
def test_moves_activations_and_streets_alternate() -> None:
    town = row().building("bank", CORNER, 1).money(6).vp(3).worker(0, "brickyard").work(0)
    town.use("brickyard").lay("brickyard", "bank").go("bank").use("bank").go("brickyard")
    assert town.decider == 0
    assert (town.hub.walk, town.hub.acts, town.state.money[0]) == (1, 1, 0)
    town.go("weaver_1").use("weaver_1")
    assert town.legal == [END_TURN], "the player ends the turn, even with nothing left to do"
    assert town.decider == 0


@clause("SG-MOVE-10")
def test_a_worker_stays_where_it_is() -> None:
    town = row().worker(0, "brickyard").worker(1, "market").display("bank", "office").flag(1, NORTH).work(0)
    town.go("weaver_1").done()
    assert town.worker_of(0) == "weaver_1"
    assert town.worker_of(1) == "market"
    town.build("bank")
    assert town.reach() == {"weaver_1"}, "the next one begins where it stood"
