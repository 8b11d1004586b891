"""Preparation: everybody builds once before the first round."""

import pytest

from rules.core.move import END_TURN
from rules.singapore.components import TILE_OF
from rules.singapore.events.raid import TokenDrawn
from rules.singapore.events.town import Built, PlotPaid, StreetBuilt, WorkerMoved
from rules.singapore.events.trade import Activated
from rules.singapore.moves import Build, Prepare, Street
from rules.singapore.reckoning.board import BOARDS
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, EAST, NORTH, NORTH_2, SOUTH_WEST, WEST, WEST_2
from tests.titles.singapore.rules.test_board import new_game

FOUR = ("architect", "market", "brickyard", "opium_smuggler_1")


def prepared(seats: int = 3, raffles: int = 0) -> Town:
    return Town(seats).raffles(raffles).display(*FOUR[: 4 if seats == 2 else seats]).preparation()


def open_plots(town: Town) -> set[tuple[int, int]]:
    return {BOARDS[town.state.layout].spots[move.square] for move in town.offered(Prepare)}


@clause("SG-PREP-1")
@pytest.mark.parametrize("seats", [3, 4])
def test_as_many_tiles_as_players(seats: int) -> None:
    state = new_game(seats)
    assert len(state.display) == seats
    assert -1 not in state.display
    assert len(state.stack) + 1 == 42 - seats


@clause("SG-PREP-2")
@pytest.mark.parametrize(("seats", "raffles", "order"), [(3, 0, [2, 1, 0]), (3, 1, [0, 2, 1]), (4, 2, [1, 0, 3, 2])])
def test_counter_clockwise_and_raffles_last(seats: int, raffles: int, order: list[int]) -> None:
    town = prepared(seats, raffles)
    seen = []
    for tile, spot in zip(FOUR[:seats], (WEST, NORTH, SOUTH_WEST, EAST), strict=False):
        seen.append(town.decider)
        town.prepare(tile, spot)
        while town.decider == seen[-1] and town.offered(Street):
            town.play(town.offered(Street)[0])
        town.done()
    assert seen == order
    assert town.state.round == 1, "then the first round begins"


@clause("SG-PREP-3")
def test_any_displayed_tile_on_any_free_plot() -> None:
    town = prepared()
    offered = {(move.tile, move.square) for move in town.offered(Prepare)}
    plots = {town.square(spot) for spot in (WEST, SOUTH_WEST, NORTH, EAST)}
    assert offered == {(TILE_OF[tile], plot) for tile in FOUR[:3] for plot in plots}
    assert len(town.legal) == len(offered), "and nothing else"
    town.prepare("market", SOUTH_WEST).done()
    assert town.tile_at(SOUTH_WEST) == "market"
    assert town.shown() == ["architect", "", "brickyard"]
    assert {move.tile for move in town.offered(Prepare)} == {TILE_OF["architect"], TILE_OF["brickyard"]}
    assert SOUTH_WEST not in open_plots(town), "it is no longer free"


@clause("SG-PREP-4")
def test_beside_a_start_building_or_one_of_another_player() -> None:
    town = prepared()
    assert open_plots(town) == {WEST, SOUTH_WEST, NORTH, EAST}
    town.prepare("market", WEST).done()
    assert open_plots(town) == {SOUTH_WEST, NORTH, EAST, CORNER, WEST_2}, "seat 2 has built beside them"


@clause("SG-PREP-4")
def test_an_own_building_alone_is_not_enough() -> None:
    town = Town().building("bank", WEST, 2).building("office", NORTH, 1).display(*FOUR[:3]).preparation()
    assert town.decider == 2
    assert WEST_2 not in open_plots(town), "only beside the own Bank"
    assert {NORTH_2, CORNER} <= open_plots(town), "beside the Office of another"


@clause("SG-PREP-5")
def test_price_flag_and_one_free_street() -> None:
    town = prepared().prepare("market", WEST)
    assert town.state.money == [5, 5, 2], "a plot of price 3"
    assert town.state.owner[town.square(WEST)] == 2
    assert town.has_street("market", "pawnbroker"), "the only building beside it"
    (street,) = town.told(StreetBuilt)
    assert street == StreetBuilt(2, town.edge("market", "pawnbroker"), TILE_OF["pawnbroker"], TILE_OF["market"], 0)
    assert (town.decider, town.legal) == (2, [END_TURN])
    town.done().prepare("architect", NORTH).done().prepare("brickyard", CORNER)
    assert town.streets_on_offer() == {frozenset(("brickyard", "market")), frozenset(("brickyard", "architect"))}
    assert len(town.legal) == 2, "one of them is laid, and only one"
    town.lay("brickyard", "market")
    assert not town.has_street("brickyard", "architect")
    assert town.legal == [END_TURN]
    assert town.state.money == [2, 3, 2]


@clause("SG-PREP-6")
def test_an_illegal_tile_draws_a_token() -> None:
    town = Town().display("opium_smuggler_1", "market", "architect").draws("black").preparation()
    town.prepare("opium_smuggler_1", WEST)
    assert town.state.tokens[:3] == [0, 0, 1]
    assert town.held(2) == {}, "it is not used"
    town.done().prepare("market", NORTH)
    assert len(town.told(TokenDrawn)) == 1, "a legal one does not"


@clause("SG-PREP-7")
def test_the_first_worker_stands_on_the_new_building() -> None:
    town = prepared()
    assert [town.worker_of(seat) for seat in range(3)] == ["aside"] * 3
    town.prepare("market", WEST)
    assert [town.worker_of(seat) for seat in range(3)] == ["aside", "aside", "market"]
    assert [event.how for event in town.told(WorkerMoved)] == ["starts"]
    town.done().prepare("architect", NORTH).done().prepare("brickyard", SOUTH_WEST)
    while town.offered(Street):
        town.play(town.legal[0])
    assert [town.worker_of(seat) for seat in range(3)] == ["brickyard", "architect", "market"]
    assert [town.worker_of(seat, second=True) for seat in range(3)] == ["aside"] * 3


@clause("SG-PREP-8")
def test_nothing_is_activated() -> None:
    town = prepared().prepare("brickyard", WEST)
    assert town.usable() == set()
    town.done().prepare("market", NORTH).done().prepare("architect", EAST)
    while not town.state.round:
        assert town.usable() == set()
        town.play(town.legal[0])
    assert town.told(Activated) == []
    assert town.state.cubes == [0] * 12


@clause("SG-PREP-9")
def test_points_are_sold_for_the_price() -> None:
    town = Town().money(5, 5, 0).vp(5, 5, 5).display(*FOUR[:3]).preparation().prepare("market", WEST)
    assert (town.state.money[2], town.state.vp[2]) == (1, 3), "2 points make 4 pounds, 3 are paid"
    assert town.state.track[0] == 2
    poor = Town().money(5, 5, 0).vp(5, 5, 1).display(*FOUR[:3]).preparation().prepare("market", WEST)
    assert (poor.state.money[2], poor.state.vp[2]) == (0, 0), "all there is"
    assert poor.told(PlotPaid) == [PlotPaid(2, 3, 2)]


@clause("SG-PREP-9")
def test_neither_extra_streets_nor_the_stack_tile() -> None:
    town = prepared().prepare("market", WEST).done().prepare("architect", NORTH).done()
    assert town.decider == 0, "the last one"
    assert town.offered(Build) == []
    assert TILE_OF["opium_smuggler_1"] not in {move.tile for move in town.offered(Prepare)}
    town.prepare("brickyard", CORNER).lay("brickyard", "market")
    assert town.offered(Street) == [], "though the Architect lies beside it and there is money"
    assert town.state.money[0] == 2


@clause("SG-PREP-10")
def test_tile_flag_price_token_street_worker() -> None:
    town = Town().display("opium_smuggler_1", "market", "architect").draws("black").preparation()
    town.prepare("opium_smuggler_1", WEST)
    assert town.order() == ["Built", "PlotPaid", "TokenDrawn", "StreetBuilt", "WorkerMoved"]
    (built,) = town.told(Built)
    assert [shift.what.kind for shift in built.shifts()] == ["tile", "flag"]
