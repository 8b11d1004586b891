"""The score track: markers, piles, seals."""

import pytest

from rules.singapore.components import printed_space
from rules.singapore.effects.stock import move_marker
from rules.singapore.events.town import PlotPaid
from rules.singapore.events.trade import PointsSold, SealPassed
from rules.singapore.places import MARKER, track
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, NORTH, WEST
from tests.titles.singapore.rules.watching import RULES


def at_the_bank(points: int, *others: int, money: int = 5) -> Town:
    """Seat 0 is about to gain 5 points of its own bank."""
    return Town().on(0, "bank", owner=0).money(money, 0, 0).vp(points, *others)


def gained(points: int, key: str = "bank") -> Town:
    town = Town().on(0, key, owner=0).cubes(0, brick=5, opium=3, tea=4).money(20).vp(points)
    return town.draws("black").work(0).use(key)


@clause("SG-VP-1")
def test_every_gain_and_loss_moves_the_marker_at_once() -> None:
    town = at_the_bank(3).work(0).use("bank")
    assert town.state.vp[0] == 8
    assert RULES.things(town.state)[track(8), MARKER[0]] == 1
    assert (track(3), MARKER[0]) not in RULES.things(town.state)
    town.go("pawnbroker").use("pawnbroker")
    assert RULES.things(town.state)[track(7), MARKER[0]] == 1


@clause("SG-VP-2")
def test_a_marker_goes_on_top_of_the_pile() -> None:
    assert at_the_bank(3, 8, 8).work(0).use("bank").state.track == [1, 2, 0], "forward"
    back = Town().worker(0, "pawnbroker").vp(9, 8, 8).work(0).use("pawnbroker")
    assert back.state.track == [1, 2, 0], "and backward"
    owner = Town().on(0, "brickyard", owner=1).vp(6, 5, 6).work(0).use("brickyard")
    assert owner.state.track == [0, 2, 1]


@clause("SG-VP-3")
def test_points_never_fall_below_nothing() -> None:
    town = Town().display("market", "bank").flag(0, WEST).money(0).vp(1).worker(0, "pawnbroker").turn(0)
    town.build("market")
    assert (town.state.vp[0], town.told(PlotPaid)) == (0, [PlotPaid(0, 3, 2)])
    assert town.usable() == set(), "no point is left for the Pawnbroker"


@clause("SG-VP-4")
@pytest.mark.parametrize(("points", "money"), [(4, 0), (5, 5), (6, 5), (9, 5), (10, 0), (15, 5)])
def test_a_seal_reached_or_passed_pays_five(points: int, money: int) -> None:
    town = at_the_bank(points).work(0).use("bank")
    assert town.state.vp[0] == points + 5
    assert town.state.money[0] == money
    assert len(town.told(SealPassed)) == money // 5


@clause("SG-VP-4")
def test_once_per_seal_and_player() -> None:
    town = Town().on(0, "bank", owner=1).money(5, 0).vp(5, 9).work(0).use("bank")
    assert town.told(SealPassed) == [SealPassed(0, 10, 5), SealPassed(1, 10, 5)], "the owner too, each for itself"
    assert town.state.money == [5, 5, 5]
    assert town.state.sealed == [1, 1, 0]


@clause("SG-VP-5")
def test_backward_and_forward_again_give_nothing() -> None:
    town = Town().on(0, "street_kitchen", owner=0).vp(10).money(2).work(0)
    town.go("pawnbroker").use("pawnbroker")
    assert (town.state.vp[0], town.state.money[0]) == (9, 5), "three pounds for the point, none for or against the seal"
    town.go("street_kitchen").use("street_kitchen")
    assert (town.state.vp[0], town.state.money[0]) == (11, 3)
    assert town.told(SealPassed) == []


@clause("SG-VP-6")
@pytest.mark.parametrize("seal", [10, 20, 30, 40, 50, 60])
def test_where_the_seals_lie(seal: int) -> None:
    assert gained(seal - 5).told(SealPassed) == [SealPassed(0, seal, 5)]
    assert gained(seal - 6).told(SealPassed) == []
    assert gained(seal).told(SealPassed) == []


@clause("SG-VP-7")
def test_past_sixty_points_add_up_without_seal_money() -> None:
    town = gained(66)
    assert (town.state.vp[0], town.told(SealPassed)) == (71, [])
    assert gained(116).told(SealPassed) == []
    assert [printed_space(points) for points in (0, 59, 60, 61, 63, 120, 121)] == [0, 59, 60, 1, 3, 60, 1]


@clause("SG-VP-8")
def test_several_seals_in_one_gain_each_pay() -> None:
    town = gained(9, "stonecutter")
    assert town.state.vp[0] == 34
    assert town.told(SealPassed) == [SealPassed(0, 10, 5), SealPassed(0, 20, 5), SealPassed(0, 30, 5)]
    assert town.state.money[0] == 20 - 10 + 15


@clause("SG-VP-9")
def test_points_are_sold_for_plots_fines_and_by_the_pawnbroker_only() -> None:
    town = Town().on(0, "bank").building("market", CORNER, 1).money(0).vp(40).work(0)
    assert town.usable() == set(), "not for the input of a building"
    assert town.streets_on_offer() == set(), "not for an extra street"
    top = Town().display("market", "", "", "bank").flag(2, NORTH).money(5, 5, 0).turn(2)
    assert top.buildable() == ["market", "bank"], "not for the tile of the stack"
    assert top.build("market").told(PointsSold) == [PointsSold(2, 1, 2, 5)], "but for the plot"
    assert Town().worker(0, "pawnbroker").money(0).work(0).use("pawnbroker").state.money[0] == 3
    fined = Town().on(0, "opium_den", owner=0).money(4).tokens(0, 1).vp(5, 5, 5).draws("white")
    fined.money(4, 0).work(0).use("opium_den")
    assert fined.told(PointsSold) == [PointsSold(1, 1, 2, 5)], "and for a fine"


@clause("SG-VP-10")
def test_a_lap_ahead_is_another_place() -> None:
    town = Town().vp(65, 5, 64).new_round()
    assert printed_space(65) == printed_space(5)
    assert town.state.track == [1, 2, 0]
    assert town.state.raffles == 1
    things = RULES.things(town.state)
    assert (things[track(65), MARKER[0]], things[track(5), MARKER[1]]) == (1, 1)
    assert RULES.winners(town.state) == [0]


@clause("SG-VP-11")
def test_one_gain_is_one_movement() -> None:
    """From 3 to 8 past the markers on 5 and 6: it joins neither pile, and theirs stay as they are."""
    town = at_the_bank(3, 5, 8).work(0).use("bank")
    assert town.state.track == [1, 2, 0]
    (received,) = (event for event in town.last if type(event).__name__ == "Received")
    assert [shift.to for shift in received.shifts() if shift.what == MARKER[0]] == [track(8)]


@clause("SG-VP-11")
def test_a_change_of_nothing_does_not_move_it() -> None:
    town = Town().on(0, "brickyard", owner=0).vp(5, 5, 5).pile(0, 1, 2).work(0).use("brickyard")
    assert town.state.track == [0, 1, 2], "it does not go on top"
    paid = Town().display("market", "bank").flag(0, WEST).vp(5, 5, 5).pile(0, 1, 2).worker(0, "bazaar").turn(0)
    assert paid.build("market").state.track == [0, 1, 2], "paid without a sale"
    poor = Town().display("market", "bank").flag(0, WEST).money(0).vp(0, 0, 0).worker(0, "bazaar").turn(0)
    assert poor.build("market").state.track == [0, 1, 2], "there was nothing to sell"
    assert poor.told(PointsSold) == []
    seller = Town().on(0, "tea_carrier_1", owner=0).cubes(0, tea=4).vp(5, 5, 5).work(0).use("tea_carrier_1")
    assert seller.state.track == [0, 1, 2]


@clause("SG-VP-12")
def test_the_others_keep_their_order() -> None:
    town = at_the_bank(8, 8, 8).pile(0, 2, 1).work(0).use("bank")
    assert town.state.track == [2, 1, 0]
    middle = at_the_bank(8, 8, 8).pile(2, 0, 1)
    move_marker(middle.state, 0, 4)
    assert middle.state.track == [0, 2, 1]
