"""Streets."""

from rules.core.target import Target
from rules.singapore.components import START_SQUARES
from rules.singapore.events.town import StreetBuilt
from rules.singapore.moves import Street
from rules.singapore.reckoning.board import BOARDS
from rules.singapore.steps.work import Work
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, EAST, NORTH, SOUTH_WEST, WEST, WEST_2

PAIR = frozenset(("market", "pawnbroker"))


def three_houses() -> Town:
    """A row of three buildings above each other, none joined; nobody's worker is near."""
    return Town().building("market", WEST, 1).building("bank", CORNER, 2).building("office", NORTH, 1)


@clause("SG-STREET-1")
def test_a_street_joins_two_adjacent_buildings() -> None:
    town = three_houses().worker(0, "bazaar").work(0)
    assert town.streets_on_offer() == {
        PAIR, frozenset(("market", "bank")), frozenset(("bank", "office")), frozenset(("office", "pawnbroker")),
    }  # fmt: skip
    assert frozenset(("market", "office")) not in town.streets_on_offer(), "diagonal"
    assert frozenset(("bank", "pawnbroker")) not in town.streets_on_offer()


@clause("SG-STREET-2")
def test_at_most_one_street_per_pair() -> None:
    town = three_houses().worker(0, "bazaar").work(0).lay("market", "bank")
    assert frozenset(("market", "bank")) not in town.streets_on_offer()
    assert town.why_not(Target("street", town.edge("market", "bank"))) == "street_lies"
    assert frozenset(("bank", "office")) in town.streets_on_offer()


@clause("SG-STREET-3")
def test_any_number_of_extra_streets_at_a_pound_each() -> None:
    town = three_houses().worker(0, "bazaar").work(0)
    for count, pair in enumerate((("market", "bank"), ("bank", "office"), ("market", "pawnbroker")), 1):
        town.lay(*pair)
        assert town.state.money == [5 - count, 5, 5]
        assert town.has_street(*pair)
    assert [event.price for event in town.told(StreetBuilt)] == [1, 1, 1]
    assert all(town.state.owner[town.square(key)] != 0 for key in ("market", "bank", "office")), "whoever owns them"


@clause("SG-STREET-4")
def test_an_extra_street_costs_neither_move_nor_activation() -> None:
    town = three_houses().worker(0, "bazaar").work(0).lay("market", "pawnbroker")
    assert (town.hub.walk, town.hub.acts) == (3, 3)
    town.go("market").lay("market", "bank").go("bank", "market")
    assert (town.hub.walk, town.hub.acts) == (0, 3)
    assert town.streets_on_offer() == {frozenset(("bank", "office")), frozenset(("office", "pawnbroker"))}
    town.lay("bank", "office")
    assert town.state.money[0] == 2


@clause("SG-STREET-4")
def test_but_only_after_the_tile_is_built() -> None:
    town = three_houses().worker(0, "bazaar").display("architect", "weaver_1").flag(0, EAST).turn(0)
    assert town.offered(Street) == []
    town.build("architect")
    assert town.streets_on_offer() == {frozenset(("architect", "tea_jetty")), frozenset(("architect", "office"))}
    town.lay("architect", "tea_jetty")
    assert PAIR in town.streets_on_offer()


@clause("SG-STREET-5")
def test_all_workers_use_all_streets() -> None:
    """Seat 0 lays a street between buildings of seats 1 and 2; the worker of seat 1 crosses it."""
    town = three_houses().worker(0, "bazaar").worker(1, "market").display("weaver_1", "architect").flag(1, EAST)
    town.work(0).lay("market", "bank").done().build("weaver_1").lay("weaver_1", "tea_jetty")
    assert town.decider == 1
    assert town.reach() == {"bank"}
    assert town.go("bank").state.money[0] == 4, "nobody pays for its use"


@clause("SG-STREET-6")
def test_streets_never_leave_the_board() -> None:
    town = three_houses().worker(0, "bazaar").new_round().put_flags(EAST, SOUTH_WEST, WEST_2).pass_turn()
    laid = 0
    while town.state.round < 6:
        assert town.state.streets & laid == laid
        laid = town.state.streets
        if town.plots():
            town.put_flags(min(town.plots()))
        else:
            town.pass_turn()
    assert town.state.streets & laid == laid != 0
    assert town.state.streets.bit_count() == 6, "one for each building of two rounds"


@clause("SG-STREET-7")
def test_no_street_between_start_buildings_nor_to_an_empty_plot() -> None:
    town = Town().building("market", WEST, 1).worker(0, "bazaar").work(0)
    assert town.streets_on_offer() == {PAIR}
    for board in BOARDS:
        assert not any(one in START_SQUARES and other in START_SQUARES for one, other in board.edges)
    assert town.why_not(Target("street", town.edge(WEST, WEST_2))) == "no_building_beyond"
    built = Town().display("weaver_1", "market").flag(0, SOUTH_WEST).flag(1, WEST).worker(0, "bazaar").turn(0)
    built.build("market")
    assert built.has_street("market", "bazaar"), "the only building beside it: the flagged plot is empty"


@clause("SG-STREET-8")
def test_paid_from_cash_and_far_from_any_own_worker() -> None:
    town = three_houses().worker(0, "government_house").money(1).work(0).lay("bank", "office")
    assert town.state.money[0] == 0
    assert town.offered(Street) == [], "points are not sold for it"
    assert town.why_not(Target("street", town.edge("market", "bank"))) == "street_cash"
    assert town.state.vp[0] == 5
    assert isinstance(town.state.pending[-1], Work)
