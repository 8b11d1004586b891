"""What opponents look at: a part of the choices that reaches the same ends."""

from rules.core.move import END_TURN, Move
from rules.singapore.moves import TAKE, Go, Jump, ReturnTokens, Street
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, EAST, NORTH, WEST, WEST_2
from tests.titles.singapore.rules.watching import RULES


def searched(town: Town, kind: type[Move]) -> list[Move]:
    return [move for move in RULES.search_moves(town.state) if type(move) is kind]


def test_a_street_is_bought_only_from_under_an_own_worker_and_then_crossed() -> None:
    town = Town().on(0, "market").building("bank", CORNER, 1).building("office", NORTH, 1).work(0)
    under = Street(town.edge("market", "bank"))
    assert searched(town, Street) == [under], "not between the Bank and the Office"
    town.play(under)
    assert RULES.search_moves(town.state) == [Go(0, town.square("bank"))]
    assert END_TURN in town.legal
    town.go("pawnbroker")
    assert END_TURN in RULES.search_moves(town.state)


def test_no_street_is_bought_that_leads_nowhere_new() -> None:
    """From a start building all streets of all four lead on, and what is joined to one is joined to each."""
    town = Town().building("market", WEST, 1).building("bank", CORNER, 1).building("office", NORTH, 1)
    town.street("market", "pawnbroker").worker(0, "bazaar").work(0)
    assert searched(town, Street) == [Street(town.edge("office", "pawnbroker"))]
    spent = Town().on(0, "market").building("bank", CORNER, 1).work(0, walk=0)
    assert searched(spent, Street) == []
    assert len(spent.streets_on_offer()) == 1
    twice = Town().on(0, "market").building("brickyard", (-1, 1), 1).street("brickyard", "bazaar").work(0)
    assert searched(twice, Street) == [Street(twice.edge("market", "brickyard"))]
    apart = Town().building("market", WEST, 1).building("brickyard", (-1, 1), 1).street("brickyard", "bazaar")
    apart.street("market", "brickyard").worker(0, "brickyard").work(0)
    assert searched(apart, Street) == [], "the Pawnbroker can be reached already"


def test_a_runner_may_cross_what_it_buys_with_its_own_moves() -> None:
    town = Town().building("raffles_tactics", WEST, 0).building("bank", WEST_2, 1).worker(0, "raffles_tactics")
    town.worker(0, "bank", second=True).work(0, walk=0).use("raffles_tactics")
    assert searched(town, Street) == [
        Street(town.edge("raffles_tactics", "pawnbroker")), Street(town.edge("raffles_tactics", "bank")),
    ]  # fmt: skip
    town.lay("raffles_tactics", "bank")
    assert RULES.search_moves(town.state) == [Go(0, town.square("bank"))], "the other worker has no move"


def test_of_two_workers_in_one_place_one_moves() -> None:
    town = Town().on(0, "market").worker(0, "market", second=True).work(0)
    assert len(town.offered(Go)) == 8
    assert {move.targets()[0].key for move in searched(town, Go)} == {0}
    assert len(searched(town, Go)) == 4
    runner = Town().on(0, "raffles_tactics").building("bank", WEST_2, 1).street("bank", "raffles_tactics")
    runner.worker(0, "bank", second=True).work(0).use("raffles_tactics").go("bank")
    assert {move.targets()[0].key for move in searched(runner, Go)} == {0}, "whose moves are its own"
    other = Town().on(0, "market").worker(0, "market", second=True).work(0, runner=1, extra=2)
    assert {move.targets()[0].key for move in searched(other, Go)} == {1}
    apart = Town().on(0, "market").worker(0, "bazaar", second=True).work(0)
    assert searched(apart, Go) == apart.offered(Go)


def test_picks_go_upwards_while_enough_is_left_above() -> None:
    town = Town().on(0, "port_4").cubes(0, tea=1, opium=1, brick=2, cloth=1).work(0).use("port_4")
    assert RULES.search_moves(town.state) == [TAKE[0], TAKE[1], TAKE[2]], "one cloth alone is not enough"
    town.take("brick")
    assert RULES.search_moves(town.state) == [TAKE[2]]
    assert town.legal == list(TAKE)
    down = Town().on(0, "port_4").cubes(0, tea=2, opium=2, cloth=1).work(0).use("port_4").take("cloth")
    assert RULES.search_moves(down.state) == [TAKE[0], TAKE[1]], "nothing is above: a hint still finds a way"
    last = Town().on(0, "port_4").cubes(0, tea=1, cloth=4).work(0).use("port_4")
    assert RULES.search_moves(last.state) == [TAKE[0], TAKE[3]]
    alike = Town().on(0, "east_india_1").cubes(0, tea=3, cloth=3).work(0).use("east_india_1")
    assert RULES.search_moves(alike.state) == [TAKE[0], TAKE[3]]


def test_all_tokens_that_can_be_returned_are() -> None:
    town = Town().on(0, "courthouse").tokens(5).work(0).use("courthouse")
    assert RULES.search_moves(town.state) == (ReturnTokens(3),)


def test_a_worker_is_put_anywhere_but_where_it_stands() -> None:
    town = Town().on(0, "raffles_orders").building("bank", EAST, 1).work(0).use("raffles_orders")
    assert len(searched(town, Jump)) == len(town.legal) - 1
    assert Jump(town.square("raffles_orders")) not in searched(town, Jump)
    waits = Town().on(0, "new_agent").second_waits(0).work(0)
    waits.play(waits.legal[[type(move).__name__ for move in waits.legal].index("Enter")])
    assert searched(waits, Jump) == waits.legal
