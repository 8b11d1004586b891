"""Why a thing cannot be clicked: the reason given is the true one."""

import pytest

from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.singapore.components import NEUTRAL, TILE_OF
from rules.singapore.places import BAG, BUILDING, EFFECT, GOOD, PLOT, SCREEN, STREET, TILE, TOKENS, TOP, WORKER, track
from rules.singapore.words.names import counted
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, EAST, EAST_2, HEADLAND, NORTH, SOUTH_WEST, WEST, WEST_2, WEST_3
from tests.titles.singapore.rules.watching import RULES


def building(town: Town, key: str) -> Target:
    return BUILDING[town.square(key)]


def reason(town: Town, key: str) -> Text | None:
    """The whole sentence about using a building."""
    return RULES.why_not(town.state, EFFECT[town.square(key)])


def test_what_is_never_clicked_needs_no_reason() -> None:
    town = Town().display("market", "bank").flag(0, WEST).turn(0)
    for target in (SCREEN[1], BAG, track(5), TOKENS[0], SEATS[1]):
        assert RULES.why_not(town.state, target) == say("common.refuse.not_now"), "which the table does not show"
    assert town.why_not(WORKER[0]) == "build_first"


# ------------------------------------------------------------ preparation
@clause("SG-PREP-4", "SG-TWO-16")
def test_why_a_plot_cannot_be_built_on_in_preparation() -> None:
    town = Town(2).display("market", "architect", "brickyard", "weaver_1").preparation()
    town.prepare("market", NORTH).done().prepare("architect", WEST)
    assert town.why_not(PLOT[town.square(WEST_2)]) == "own_building", "only the own Architect stands beside it"
    assert town.why_not(PLOT[town.square(WEST_3)]) == "plot_alone"
    assert town.why_not(TILE[town.state.top]) == town.why_not(TOP) == "not_displayed"
    assert town.why_not(building(town, "market")) == "build_first"


@clause("SG-TWO-4")
def test_where_the_first_worker_cannot_start() -> None:
    town = Town(2).display("market", "architect", "brickyard", "weaver_1").preparation()
    town.prepare("market", NORTH).done().prepare("architect", WEST).prepare("brickyard", SOUTH_WEST)
    town.lay("brickyard", "bazaar")
    assert town.why_not(building(town, "market")) == "starts_on_own"


@clause("SG-PREP-8")
def test_nothing_is_left_to_choose_once_all_is_in_place() -> None:
    town = Town().display("market", "architect", "brickyard").preparation().prepare("brickyard", WEST)
    assert town.why_not(EFFECT[town.square("brickyard")]) == "go_on", "there were no moves to use up"


# ------------------------------------------------------------ rounds
@clause("SG-PLOT-1", "SG-PLOT-2")
def test_what_comes_before_the_flags() -> None:
    town = Town().new_round().put_flags(WEST)
    assert town.why_not(TILE[town.state.display[0]]) == "plots_first"
    assert town.why_not(PLOT[town.square(WEST)]) == "flagged"
    assert town.why_not(PLOT[town.square(WEST_2)]) == "plot_alone"


@clause("SG-BUILD-2", "SG-BUILD-3")
def test_what_comes_before_building() -> None:
    town = Town().display("market", "architect").flag(0, WEST).worker(0, "bazaar").turn(0)
    assert town.why_not(PLOT[town.square(NORTH)]) == "plot_is_set"
    assert town.why_not(TILE[TILE_OF["pawnbroker"]]) == "not_displayed"
    assert town.why_not(TILE[town.state.top]) == "top_last_only"
    assert town.why_not(building(town, "pawnbroker")) == "build_first"


@clause("SG-BUILD-9", "SG-STREET-7")
def test_where_the_free_street_cannot_lie() -> None:
    town = Town().display("market", "architect").building("bank", WEST, 1).building("office", NORTH, 1)
    town.flag(0, CORNER).worker(0, "bazaar").turn(0).build("market")
    assert town.why_not(STREET[town.edge("bank", "pawnbroker")]) == "street_elsewhere"
    assert town.why_not(STREET[town.edge(CORNER, (-1, -2))]) == "no_building_beyond", "it touches the new building"
    assert town.why_not(building(town, "bank")) == "street_first"


@clause("SG-HUT-3")
def test_the_hut_comes_first() -> None:
    town = Town().display("market", "architect").worker(2, "bazaar").work(2).done()
    assert town.why_not(building(town, "bazaar")) == "hut_first"
    assert town.mark("market").why_not(building(town, "bazaar")) == "go_on"


# ------------------------------------------------------------ workers
@clause("SG-MOVE-2")
def test_why_no_worker_can_go_there() -> None:
    town = Town().on(0, "market").building("bank", CORNER, 1).work(0)
    assert town.why_not(building(town, "bank")) == "no_street_there"
    assert town.why_not(building(town, "market")) == "short_both", "it could be used where the worker stands"
    assert town.why_not(PLOT[town.square(EAST)]) == "no_building"
    assert town.why_not(WORKER[2]) == "worker_of_other"
    assert town.why_not(WORKER[1]) == "worker_aside"
    stuck = Town().building("bank", CORNER, 1).worker(0, "bank").work(0)
    assert stuck.why_not(WORKER[0]) == "worker_stuck"
    spent = Town().on(0, "market").work(0, walk=0)
    assert spent.why_not(WORKER[0]) == spent.why_not(building(spent, "pawnbroker")) == "no_moves"


@clause("SG-BLD-15")
def test_moves_that_only_one_worker_has() -> None:
    town = Town().on(0, "raffles_tactics").building("market", WEST_2, 1).building("bank", WEST_3, 1)
    town.street("market", "bank").worker(0, "market", second=True).work(0, walk=0).use("raffles_tactics")
    assert town.why_not(building(town, "bank")) == "runner_only", "a street leads there, but not for the runner"
    assert town.why_not(WORKER[1]) == "runner_only"
    assert town.why_not(building(town, "market")) == "short_both"
    both = Town().on(0, "market").building("bank", EAST, 1).building("office", EAST_2, 1).street("bank", "office")
    both.worker(0, "bank", second=True).work(0)
    assert both.why_not(building(both, "office")) == "", "the second worker may go there"


@clause("SG-BLD-15")
@pytest.mark.parametrize("waits", [False, True])
def test_a_worker_off_the_board_has_no_way(waits: bool) -> None:
    """Beside the last squares of the board, whose numbers those not on it must not be taken for."""
    town = Town().on(0, "raffles_tactics")
    spots = HEADLAND.spots
    for key, spot in zip(("market", "bank", "office"), (spots[37], spots[38], spots[39]), strict=True):
        town.building(key, spot, 1)
    town.street("market", "bank").street("bank", "office")
    town = town.second_waits(0) if waits else town
    town.work(0, walk=0).use("raffles_tactics")
    assert {town.why_not(building(town, key)) for key in ("market", "bank", "office")} == {"no_street_there"}


@clause("SG-BLD-15")
def test_a_runner_without_a_street() -> None:
    town = Town().building("raffles_tactics", CORNER, 1).worker(0, "raffles_tactics").work(0, walk=0)
    town.use("raffles_tactics")
    assert town.hub.extra == 5
    assert town.why_not(WORKER[0]) == "worker_stuck", "it has moves, but no way"


@clause("SG-ACT-1", "SG-ACT-2", "SG-ACT-8")
def test_why_a_building_cannot_be_used() -> None:
    town = Town().on(0, "market").worker(1, "bazaar").work(0, acts=0)
    assert town.why_not(EFFECT[town.square("market")]) == "no_activations"
    assert town.why_not(EFFECT[town.square("bazaar")]) == "no_worker_here"


@clause("SG-ACT-8")
@pytest.mark.parametrize(
    ("key", "held", "money", "short"),
    [
        ("stonecutter", {"brick": 3}, 4, counted((0, 0, 2, 0), money=6)),
        ("trading_house", {"brick": 1}, 0, counted((0, 0, 0, 1))),
        ("port_4", {"tea": 1, "cloth": 1}, 9, counted((0, 0, 0, 0), mixed=1)),
        ("east_india_2", {"tea": 1, "cloth": 2}, 5, counted((0, 0, 0, 0), alike=1)),
        ("bank", {}, 3, counted((0, 0, 0, 0), money=2)),
    ],
)
def test_what_is_lacking(key: str, held: dict[str, int], money: int, short: Text) -> None:
    town = Town().on(0, key).cubes(0, **held).money(money).work(0)
    assert reason(town, key) == Text("singapore.refuse.short", (("what", short),))


@clause("SG-ACT-8")
def test_the_pawnbroker_lacks_a_point() -> None:
    town = Town().worker(0, "pawnbroker").vp(0).work(0)
    short = counted((0, 0, 0, 0), points=1)
    assert reason(town, "pawnbroker") == Text("singapore.refuse.short", (("what", short),))


@clause("SG-BLD-3", "SG-ACT-8")
def test_what_is_lacking_for_either_way() -> None:
    town = Town().on(0, "opium_den").money(3).work(0)
    there, back = counted((0, 1, 0, 0)), counted((0, 0, 0, 0), money=1)
    assert reason(town, "opium_den") == Text("singapore.refuse.short_both", (("there", there), ("back", back)))


# ------------------------------------------------------------ within an effect
@clause("SG-BLD-4", "SG-BLD-5", "SG-COMP-12")
def test_why_a_kind_cannot_be_picked() -> None:
    alike = Town().on(0, "east_india_1").cubes(0, tea=3, opium=3, brick=2).work(0).use("east_india_1")
    assert alike.why_not(GOOD[2]) == "not_enough"
    mixed = Town().on(0, "port_4").cubes(0, tea=2, opium=2).work(0).use("port_4")
    assert mixed.why_not(GOOD[3]) == "none_left"
    assert mixed.why_not(building(mixed, "pawnbroker")) == "goods_first"
    got = Town().on(0, "trading_house").cubes(0, brick=1, cloth=1).supply(tea=0).work(0).use("trading_house")
    assert got.why_not(GOOD[0]) == "supply_empty"


@clause("SG-BLD-3", "SG-BLD-6")
def test_direction_and_tokens_come_first() -> None:
    office = Town().on(0, "office").cubes(0, brick=2, cloth=2).money(10).work(0).use("office")
    assert office.why_not(building(office, "pawnbroker")) == "direction_first"
    court = Town().on(0, "courthouse").tokens(2).work(0).use("courthouse")
    assert court.why_not(Target("amount", 3)) == "tokens"
    assert court.why_not(building(court, "pawnbroker")) == "tokens_first"


@clause("SG-BLD-8", "SG-BLD-12", "SG-BLD-13")
def test_which_worker_cannot_be_sent_and_where_none_can_stand() -> None:
    town = Town().on(0, "raffles_orders").second_waits(0).worker(1, "bazaar").building("bank", EAST, NEUTRAL).work(0)
    town.use("raffles_orders")
    assert town.why_not(WORKER[2]) == "worker_of_other"
    assert town.why_not(building(town, "bank")) == "worker_first"
    town.send()
    assert town.why_not(PLOT[town.square(NORTH)]) == "no_building"
    assert town.why_not(WORKER[1]) == "place_first"
