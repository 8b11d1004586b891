"""A turn begins with building."""

import pytest

from rules.core.move import END_TURN
from rules.singapore.components import NEUTRAL, TILE_OF, TILES
from rules.singapore.events.rounds import TopTurned
from rules.singapore.events.town import Built, PlotPaid, TopBought
from rules.singapore.events.trade import Activated, PointsSold
from rules.singapore.moves import Activate, Build, Go, Street
from rules.singapore.places import TILE, TOP
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, DEAR, EAST, NORTH, SOUTH_WEST, WEST


def to_build(at: tuple[int, int] = WEST, seat: int = 0, seats: int = 3) -> Town:
    """A seat is about to build on this plot; its worker stands on the Bazaar."""
    return Town(seats).display("market", "architect", "brickyard").flag(seat, at).worker(seat, "bazaar")


def last_to_build(*stack: str) -> Town:
    """The last player of the round is about to build on a plot of price 1."""
    return Town().display("", "market", "", "architect").stack(*stack).flag(2, EAST).worker(2, "bazaar")


@clause("SG-BUILD-1")
def test_clockwise_from_the_raffles_holder() -> None:
    town = Town(4).vp(9, 9, 4, 9).new_round().put_flags(WEST, NORTH, EAST)
    order = []
    for _ in range(4):
        order.append(town.decider)
        town.pass_turn()
    assert order == [2, 3, 0, 1]
    assert town.state.round == 5


@clause("SG-BUILD-2")
def test_building_is_binding_and_comes_first() -> None:
    town = to_build().turn(0)
    assert {type(move) for move in town.legal} == {Build}
    assert END_TURN not in town.legal
    town.build("market")
    assert {type(move) for move in town.legal} == {Go, END_TURN.__class__}, "now the workers; nothing more is built"
    assert town.why_not(TILE[TILE_OF["architect"]]) == "has_built"


@clause("SG-BUILD-3")
def test_a_displayed_tile_on_the_own_plot() -> None:
    town = to_build().flag(1, NORTH).turn(0)
    assert town.buildable() == ["market", "architect", "brickyard"]
    town.build("architect")
    assert town.tile_at(WEST) == "architect"
    assert town.state.owner[town.square(WEST)] == 0
    assert town.shown() == ["market", "", "brickyard"]
    assert town.state.flagged[:2] == [-1, town.square(NORTH)]
    assert town.told(Built) == [Built(0, TILE_OF["architect"], 1, town.square(WEST), True, False)]


@clause("SG-BUILD-4")
@pytest.mark.parametrize(("at", "price"), [(WEST, 3), (EAST, 1), (SOUTH_WEST, 2), (NORTH, 2)])
def test_the_price_goes_to_the_bank(at: tuple[int, int], price: int) -> None:
    town = to_build(at).turn(0).build("market")
    assert town.state.money == [5 - price, 5, 5]
    assert town.told(PlotPaid) == [PlotPaid(0, price, price)]


@clause("SG-BUILD-5")
def test_points_are_sold_two_pounds_each_and_change_is_kept() -> None:
    town = to_build(WEST).money(0).vp(5, 9, 9).turn(0).build("market")
    assert (town.state.vp[0], town.state.money[0]) == (3, 1), "2 points, 4 pounds, a price of 3"
    assert town.told(PointsSold) == [PointsSold(0, 2, 4, 5)]
    even = to_build(WEST).money(1).turn(0).build("market")
    assert (even.state.vp[0], even.state.money[0]) == (4, 0)


@clause("SG-BUILD-6")
@pytest.mark.parametrize(("money", "sold"), [(0, 2), (1, 1), (2, 1), (3, 0), (4, 0)])
def test_no_more_points_are_sold_than_needed(money: int, sold: int) -> None:
    town = to_build(WEST).money(money).turn(0).build("market")
    assert town.state.vp[0] == 5 - sold
    assert town.state.money[0] == money + 2 * sold - 3
    assert sum(event.points for event in town.told(PointsSold)) == sold


@clause("SG-BUILD-7")
@pytest.mark.parametrize(("money", "points", "paid"), [(0, 0, 0), (2, 0, 2), (0, 1, 2), (1, 0, 1)])
def test_who_cannot_pay_all_pays_what_there_is_and_builds(money: int, points: int, paid: int) -> None:
    town = to_build(WEST).money(money).vp(points).turn(0).build("market")
    assert (town.state.money[0], town.state.vp[0]) == (0, 0)
    assert town.told(PlotPaid) == [PlotPaid(0, 3, paid)]
    assert town.tile_at(WEST) == "market"


@clause("SG-BUILD-8")
def test_an_illegal_tile_draws_a_token_once_paid() -> None:
    town = Town().display("opium_den", "market").flag(0, WEST).draws("black").turn(0).build("opium_den")
    assert town.state.tokens[0] == 1
    assert town.order() == ["Built", "PlotPaid", "TokenDrawn", "StreetBuilt"]
    legal = to_build().turn(0).build("market")
    assert legal.state.tokens[0] == 0
    assert "TokenDrawn" not in legal.order()


@clause("SG-BUILD-8")
def test_the_raid_comes_when_the_plot_is_paid() -> None:
    """With 4 pounds and 2 opium: 3 go for the plot, 1 is left for the fine of 2, so a point is sold."""
    town = Town().display("opium_den", "market").flag(0, WEST).money(4).cubes(0, opium=2).draws("white").turn(0)
    town.build("opium_den")
    assert (town.state.money[0], town.state.vp[0], town.held(0)) == (1, 4, {"opium": 1})
    assert town.tile_at(WEST) == "opium_den"


@clause("SG-BUILD-9")
def test_then_one_free_street_to_an_adjacent_building() -> None:
    town = to_build(CORNER).building("bank", WEST, 1).building("office", NORTH, NEUTRAL).turn(0).build("market")
    assert {type(move) for move in town.legal} == {Street}, "binding"
    assert town.streets_on_offer() == {frozenset(("market", "bank")), frozenset(("market", "office"))}
    town.lay("market", "office")
    assert town.has_street("market", "office")
    assert not town.has_street("market", "bank")
    assert town.state.money[0] == 5 - 3, "free"
    single = to_build(WEST).turn(0).build("market")
    assert single.has_street("market", "pawnbroker"), "the only one is laid unasked"


@clause("SG-BUILD-10")
def test_the_last_player_may_take_the_stack_tile() -> None:
    town = last_to_build("bank", "office").turn(2)
    assert town.buildable() == ["market", "architect", "bank"]
    town.build("bank")
    assert town.state.money[2] == 5 - 1 - 1, "one pound on top of the price"
    assert town.tile_at(EAST) == "bank"
    assert town.shown() == ["", "market", "", "architect"]
    assert town.told(TopBought) == [TopBought(2, TILE_OF["bank"], 1)]
    plain = last_to_build("bank", "office").turn(2).build("market")
    assert plain.state.money[2] == 4


@clause("SG-BUILD-10")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_others_may_not(seat: int) -> None:
    town = to_build(seat=seat).turn(seat)
    assert town.buildable() == ["market", "architect", "brickyard"]
    assert town.why_not(TOP) == "top_last_only"


@clause("SG-BUILD-11")
def test_the_pound_is_paid_first_from_cash() -> None:
    broke = last_to_build("bank", "office").money(5, 5, 0).turn(2)
    assert broke.buildable() == ["market", "architect"], "points may not be sold for it"
    assert broke.why_not(TOP) == "top_cash"
    town = last_to_build("bank", "office").money(5, 5, 1).turn(2).build("bank")
    assert town.order()[:4] == ["TopBought", "Built", "PointsSold", "PlotPaid"]
    assert (town.state.money[2], town.state.vp[2]) == (1, 4), "the price is met by a sale"


@clause("SG-BUILD-12")
def test_not_from_an_empty_stack() -> None:
    town = last_to_build().turn(2)
    assert town.buildable() == ["market", "architect"]
    assert town.why_not(TOP) == "stack_empty"
    assert last_to_build("bank").turn(2).buildable() == ["market", "architect", "bank"]


@clause("SG-BUILD-13")
def test_building_does_not_activate() -> None:
    town = to_build().turn(0).build("brickyard")
    assert town.held(0) == {}
    assert town.told(Activated) == []
    assert town.hub.acts == 3
    assert town.offered(Activate) == []


@clause("SG-BUILD-14")
def test_the_stack_tile_is_built_like_any_other() -> None:
    town = last_to_build("opium_smuggler_1", "stonecutter").tokens(8, 8).turn(2).build("opium_smuggler_1")
    assert "RaidBegan" in town.order(), "an illegal one draws; only white tokens are left"
    assert town.has_street("opium_smuggler_1", "tea_jetty")
    assert TILES[town.state.top].key == "stonecutter"
    assert town.told(TopTurned) == [TopTurned(TILE_OF["stonecutter"])]
    last = last_to_build("bank").turn(2).build("bank")
    assert (last.state.top, last.told(TopTurned)) == (-1, [])


@clause("SG-BUILD-4")
def test_a_plot_of_price_four() -> None:
    town = to_build(DEAR).building("bank", (-3, -1), 1).turn(0).build("market")
    assert town.state.money[0] == 1
