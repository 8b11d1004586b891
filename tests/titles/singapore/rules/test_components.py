"""Components: how many there are of each, and what happens when they run short."""

from collections import Counter

import pytest

from rules.core.bits import numbers_in
from rules.core.deal import Deal
from rules.core.target import Target
from rules.singapore import components
from rules.singapore.components import LAND_TILES, NEUTRAL, SQUARES, START_SQUARES, TILES, Tile
from rules.singapore.effects.stock import give, receive
from rules.singapore.events.town import NoStreet
from rules.singapore.moves import Prepare
from rules.singapore.places import BAG, BLACK, FLAG, FLAGS, GOOD, HUT, MARKER, RAFFLES, ROAD, SUPPLY, WHITE, WORKER
from rules.singapore.reckoning.board import BOARDS, prices
from tests.every_title.counting import totals
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, HEADLAND, NORTH, NORTH_2, SOUTH_WEST, WEST
from tests.titles.singapore.rules.watching import RULES

ILLEGAL = {
    "opium_smuggler_1", "syndicate_cash_1", "syndicate_swap", "gaming_house", "opium_barter", "black_market_1",
    "syndicate_sale", "opium_smuggler_2", "opium_den",
    "syndicate_cash_2", "syndicate_points", "black_market_2",
}  # fmt: skip


def counted(seats: int) -> Counter[Target]:
    """All things of a new game, wherever they lie."""
    return totals(RULES.things(RULES.new_state(Deal("singapore", seats, {}, 4))))


def of_stage(stage: int) -> list[Tile]:
    return [tile for tile in TILES if tile.stage == stage]


@clause("SG-COMP-1")
def test_fourteen_tiles_of_each_stage() -> None:
    assert [len(of_stage(stage)) for stage in (1, 2, 3)] == [14, 14, 14]
    assert len({tile.key for tile in TILES if tile.stage}) == components.STACK_TILES == 42
    assert len({tile[2:] for tile in TILES}) == 46, "no two of them are alike"
    assert (TILES[0].key, TILES[14].key, TILES[28].key) == ("architect", "east_india_1", "east_india_2")
    assert components.STAGE_END[0] == components.STAGE_END[13] == 14
    assert components.STAGE_END[14] == components.STAGE_END[27] == 28
    assert components.STAGE_END[28] == components.STAGE_END[41] == 42


@clause("SG-COMP-2")
def test_twelve_of_them_are_illegal() -> None:
    assert {tile.key for tile in TILES if tile.illegal} == ILLEGAL
    assert [sum(tile.illegal for tile in of_stage(stage)) for stage in (1, 2, 3)] == [6, 3, 3]
    assert not any(tile.illegal for tile in TILES if tile.key.startswith("port"))


@clause("SG-COMP-3")
@pytest.mark.parametrize("layout", ["plateau", "headland", "saddle"])
def test_the_start_tile_has_four_neutral_buildings_and_no_plot(layout: str) -> None:
    town = Town(layout=layout)
    assert [town.tile_at(square) for square in START_SQUARES] == [
        "pawnbroker", "tea_jetty", "bazaar", "government_house",
    ]  # fmt: skip
    assert {town.state.owner[square] for square in START_SQUARES} == {-1}
    assert BOARDS[town.state.layout].spots[:4] == ((0, 0), (1, 0), (0, 1), (1, 1))
    assert numbers_in(town.state.built) == [*START_SQUARES], "water bears nothing"
    town.display("market", "bank", "office").preparation()
    assert not {move.square for move in town.offered(Prepare)} & {*START_SQUARES}


@clause("SG-COMP-4")
def test_six_land_tiles_of_six_plots() -> None:
    assert len(LAND_TILES) == 6
    assert len(SQUARES) - len(START_SQUARES) == 36
    by_tile = [Counter(prices((tile,) * 6)[4:10]) for tile in range(6)]
    assert [sum(counter.values()) for counter in by_tile] == [6] * 6
    assert sum(by_tile, Counter()) == {0: 4, 1: 11, 2: 11, 3: 6, 4: 4}
    assert prices((0, 1, 2, 3, 4, 5))[4:10] == (1, 2, 3, 0, 1, 2)
    assert prices((5, 1, 2, 3, 4, 0))[4:10] == (4, 2, 1, 3, 1, 0)


@clause("SG-COMP-5")
def test_twenty_cubes_of_each_kind() -> None:
    assert components.GOODS == ("tea", "opium", "brick", "cloth")
    assert [counted(3)[good] for good in GOOD] == [20, 20, 20, 20]
    assert Town().cubes(0, tea=2).state.supply == [18, 20, 20, 20]


@clause("SG-COMP-6")
def test_sixteen_black_tokens_and_two_white_ones() -> None:
    things = RULES.things(RULES.new_state(Deal("singapore", 3, {}, 4)))
    assert (things[BAG, BLACK], things[BAG, WHITE]) == (16, 2)


@clause("SG-COMP-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_player_has(seats: int) -> None:
    things = counted(seats)
    for seat in range(seats):
        assert [things[WORKER[2 * seat]], things[WORKER[2 * seat + 1]]] == [1, 1]
        assert (things[FLAG[seat]], things[MARKER[seat]]) == (14, 1)
    assert things[FLAG[NEUTRAL]] == (14 if seats == 2 else 0)
    if seats < 4:
        assert (things[FLAG[seats]], things[MARKER[seats]], things[WORKER[2 * seats]]) == (0, 0, 0)


@clause("SG-COMP-8")
def test_streets_hut_and_raffles() -> None:
    things = counted(4)
    assert (things[ROAD], things[HUT], things[RAFFLES]) == (55, 1, 1)


@clause("SG-COMP-9")
def test_of_a_short_kind_one_takes_what_is_left() -> None:
    town = Town().on(0, "opium_barter").cubes(0, opium=2).supply(brick=1, tea=0).draws("black").work(0)
    town.use("opium_barter")
    assert town.held(0) == {"brick": 1, "cloth": 1}, "of 2 brick, 1 tea, 1 cloth"
    assert town.state.supply == [0, 20, 0, 19]
    full = Town().on(0, "opium_barter").cubes(0, opium=2).supply(brick=2, tea=1).draws("black").work(0)
    assert full.use("opium_barter").held(0) == {"tea": 1, "brick": 2, "cloth": 1}


@clause("SG-COMP-10")
def test_money_is_never_short() -> None:
    town = Town().on(0, "office").money(500, 500, 500).cubes(0, brick=2, cloth=2).work(0).use("office").forth()
    assert town.state.money == [510, 500, 500]


@clause("SG-COMP-11")
def test_without_a_street_left_none_is_laid() -> None:
    town = Town().display("market", "architect").full(WEST).flag(0, WEST)
    laid = sum(1 << edge for edge in numbers_in(town.state.lanes)[:55])
    town.state.streets = laid
    town.worker(0, "pawnbroker").turn(0).build("market")
    assert town.told(NoStreet) == [NoStreet(components.TILE_OF["market"])]
    assert town.state.streets == laid
    assert town.streets_on_offer() == set(), "nor can one be bought"
    assert town.state.money[0] == 5 - 3


@clause("SG-COMP-11")
def test_the_last_street_is_laid() -> None:
    town = Town().on(0, "market").building("architect", CORNER, 1).work(0)
    town.state.streets |= sum(1 << edge for edge in numbers_in(~town.state.lanes & (1 << len(HEADLAND.edges)) - 1)[:53])
    town.state.offer = None
    assert town.streets_on_offer() == {frozenset(("market", "architect"))}, "one is left"
    town.state.streets |= 1 << max(numbers_in(~town.state.lanes & (1 << len(HEADLAND.edges)) - 1))
    town.state.offer = None
    assert town.streets_on_offer() == set()
    assert town.why_not(Target("street", town.edge("market", "architect"))) == "no_streets"


@clause("SG-COMP-12")
def test_the_input_goes_back_before_the_output_is_taken() -> None:
    """Two brick are given of a kind the supply had run out of: they can be received again."""
    town = Town().on(0, "black_market_2").cubes(0, brick=3).supply(tea=0, opium=0, brick=0, cloth=1).draws("black")
    town.work(0).use("black_market_2")
    assert town.held(0) == {"brick": 3, "cloth": 1}, "2 brick given; 2 brick and 1 cloth are all there is"
    assert town.state.supply == [0, 0, 0, 0]


@clause("SG-COMP-12")
def test_one_picks_among_the_kinds_in_supply() -> None:
    town = Town().on(0, "trading_house").cubes(0, brick=1, cloth=1).supply(tea=0, opium=1).work(0)
    town.use("trading_house")
    assert town.legal == RULES.legal_moves(town.state) != []
    assert [move.what.key for move in town.legal] == ["opium", "brick", "cloth"], "there is no tea"  # type: ignore[attr-defined]
    assert town.take("opium").held(0) == {"opium": 1}, "of two due the one that is left"


@clause("SG-COMP-12")
def test_giving_and_receiving_by_themselves() -> None:
    town = Town().cubes(0, tea=4).supply(tea=0)
    told: list[object] = []
    give(town.state, 0, TILES[components.TILE_OF["tea_carrier_1"]].give, told.append)
    assert (town.held(0), town.state.supply[0]) == ({}, 4)
    receive(town.state, 0, TILES[components.TILE_OF["tea_house"]].get, told.append)
    assert (town.held(0), town.state.supply[0]) == ({"tea": 3}, 1)
    assert RULES.things(town.state)[SUPPLY, GOOD[0]] == 1


@clause("SG-COMP-13")
@pytest.mark.parametrize(("seats", "rounds", "first"), [(2, 10, 2), (3, 11, 1), (4, 8, 1)])
def test_flags_never_run_out(seats: int, rounds: int, first: int) -> None:
    """Every round takes one flag of each colour and as many plots; preparation takes at most four."""
    count = components.COUNTS[seats]
    assert (36 - count.preparation) // count.flags == rounds
    assert first + rounds <= components.FLAGS == 14
    town = Town(seats).display("market").flag(0, NORTH).building("bank", NORTH_2, 0).building("office", SOUTH_WEST, 0)
    things = RULES.things(town.worker(0, "bank").turn(0).state)
    assert things[FLAGS[0], FLAG[0]] == 14 - 3
    assert town.price(WEST) == 3
