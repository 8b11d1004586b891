"""What the signs on buildings mean, and the four buildings with effects of their own."""

import pytest

from rules.core.target import Target
from rules.singapore.events.raid import TokensReturned
from rules.singapore.events.town import MovesGained, WorkerMoved, WorkerReceived
from rules.singapore.moves import BACK, FORTH, Enter, Jump, ReturnTokens, Send
from rules.singapore.places import EFFECT, WORKER
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, EAST, NORTH
from tests.titles.singapore.rules.test_moves import START, row


def goods(town: Town) -> list[str]:
    """The kinds one may click now."""
    return [str(move.targets()[0].key) for move in town.legal]


@clause("SG-BLD-1")
def test_without_an_arrow_things_are_taken_for_nothing() -> None:
    town = Town().on(0, "port_2").money(0).work(0).use("port_2")
    assert town.held(0) == {"brick": 1, "tea": 1, "opium": 1}
    money = Town().on(0, "syndicate_cash_2").money(0).draws("black").work(0).use("syndicate_cash_2")
    assert money.state.money[0] == 5
    assert "Given" not in [*town.order(), *money.order()]


@clause("SG-BLD-2")
def test_a_single_arrow_goes_one_way() -> None:
    town = Town().on(0, "tea_carrier_1").cubes(0, tea=4).money(8).work(0).use("tea_carrier_1")
    assert (town.held(0), town.state.money[0]) == ({}, 16)
    assert Town().on(0, "tea_carrier_1").money(99).work(0).usable() == set(), "money buys no tea"


@clause("SG-BLD-3")
def test_a_double_arrow_goes_either_way_at_each_activation() -> None:
    def office() -> Town:
        return Town().on(0, "office").cubes(0, brick=2, cloth=2).money(10).work(0).use("office")

    town = office()
    assert town.legal == [FORTH, BACK]
    assert (town.forth().held(0), town.state.money[0]) == ({}, 20)
    other = office().back()
    assert (other.held(0), other.state.money[0]) == ({"brick": 4, "cloth": 4}, 0)


@clause("SG-BLD-3")
def test_the_only_direction_that_can_be_paid_is_taken_unasked() -> None:
    sells = Town().on(0, "office").cubes(0, brick=2, cloth=2).money(9).work(0).use("office")
    assert sells.state.money[0] == 19
    buys = Town().on(0, "office").cubes(0, brick=1, cloth=2).money(10).work(0).use("office")
    assert (buys.held(0), buys.state.money[0]) == ({"brick": 3, "cloth": 4}, 0)


@clause("SG-BLD-4")
def test_any_means_any_kinds_mixed_at_will() -> None:
    town = Town().on(0, "port_4").cubes(0, tea=1, opium=2, cloth=1).money(5).vp(0).work(0).use("port_4")
    assert goods(town) == ["tea", "opium", "cloth"]
    town.take("opium")
    assert town.held(0) == {"tea": 1, "opium": 2, "cloth": 1}, "not before all are chosen"
    town.take("cloth")
    assert goods(town) == ["tea", "opium"]
    town.take("opium")
    assert (town.held(0), town.state.vp[0], town.state.money[0]) == ({"tea": 1}, 9, 0)


@clause("SG-BLD-4")
def test_any_on_the_right_side() -> None:
    town = Town().on(0, "black_market_2").cubes(0, cloth=2).draws("black").work(0).use("black_market_2")
    assert goods(town) == ["tea", "opium", "brick", "cloth"]
    assert town.take("opium", "tea", "opium", "brick").held(0) == {"tea": 1, "opium": 2, "brick": 1}
    market = Town().on(0, "market").cubes(0, brick=2, cloth=1).work(0).use("market").back()
    assert market.take("opium").held(0) == {"opium": 1}


@clause("SG-BLD-5")
def test_same_means_all_of_one_kind() -> None:
    town = Town().on(0, "east_india_1").cubes(0, tea=3, opium=3, brick=2, cloth=9).work(0).use("east_india_1")
    assert goods(town) == ["tea", "opium", "cloth"], "there are too few brick"
    assert town.take("opium").held(0) == {"tea": 3, "brick": 2, "cloth": 9}
    assert Town().on(0, "east_india_1").cubes(0, tea=2, opium=2, brick=2, cloth=2).work(0).usable() == set()


@clause("SG-BLD-5")
@pytest.mark.parametrize("good", ["tea", "opium", "brick", "cloth"])
def test_same_on_the_right_side(good: str) -> None:
    town = Town().on(0, "trading_house").cubes(0, brick=1, cloth=1).work(0).use("trading_house")
    assert goods(town) == ["tea", "opium", "brick", "cloth"]
    assert town.take(good).held(0) == {good: 2}


@clause("SG-BLD-6")
@pytest.mark.parametrize(("held", "choices"), [(2, [1, 2]), (3, [1, 2, 3]), (5, [1, 2, 3])])
def test_the_courthouse_takes_back_one_to_three_tokens(held: int, choices: list[int]) -> None:
    for number in choices:
        town = Town().on(0, "courthouse").tokens(held, 4).work(0).use("courthouse")
        assert town.legal == [ReturnTokens(number) for number in choices]
        town.return_tokens(number)
        assert town.state.tokens[:2] == [held - number, 4]
        assert town.told(TokensReturned) == [TokensReturned(0, number)]


@clause("SG-BLD-6")
def test_without_a_token_the_courthouse_cannot_be_used() -> None:
    town = Town().on(0, "courthouse").tokens(0, 4).work(0)
    assert town.usable() == set()
    assert town.why_not(EFFECT[town.square("courthouse")]) == "no_tokens"
    single = Town().on(0, "courthouse").tokens(1).work(0).use("courthouse")
    assert single.state.tokens[0] == 0, "the only one is returned unasked"


# ------------------------------------------------------------ New agent
@clause("SG-BLD-7")
def test_new_agent_once_per_player_and_game() -> None:
    town = Town().on(0, "new_agent").worker(1, "new_agent").display("bank", "office").flag(1, NORTH).work(0)
    assert town.worker_of(0, second=True) == "aside"
    town.use("new_agent")
    assert town.worker_of(0, second=True) == "waits"
    assert town.told(WorkerReceived) == [WorkerReceived(0, 1)]
    assert town.worker_of(1, second=True) == "aside"
    again = Town().on(0, "new_agent").second_waits(0).work(0)
    assert again.usable() == set()
    assert again.why_not(EFFECT[again.square("new_agent")]) == "agent_once"
    assert Town().on(0, "new_agent").worker(0, "bazaar", second=True).work(0).usable() == set()
    town.done().build("bank")
    assert town.usable() == {"new_agent"}, "each player once"


@clause("SG-BLD-8")
def test_the_second_worker_enters_anywhere_for_one_move() -> None:
    town = Town().on(0, "new_agent").building("bank", EAST, 2).work(0).use("new_agent")
    assert town.offered(Enter) == [Enter(1)]
    town.play(Enter(1))
    assert {town.tile_at(move.square) for move in town.offered(Jump)} == {*START, "new_agent", "bank"}
    town.jump("bank")
    assert (town.worker_of(0, second=True), town.hub.walk) == ("bank", 2)
    assert town.offered(Enter) == []
    assert town.told(WorkerMoved)[-1].how == "enters"


@clause("SG-BLD-9")
def test_without_a_move_it_waits_for_a_later_turn() -> None:
    town = Town().on(0, "new_agent").work(0, walk=0).use("new_agent")
    assert town.offered(Enter) == []
    assert town.why_not(WORKER[1]) == "no_move_to_enter"
    town.done()
    assert town.worker_of(0, second=True) == "waits"
    later = Town().on(0, "new_agent").second_waits(0).display("bank", "office").flag(0, EAST).turn(0).build("bank")
    later.enter("bank")
    assert (later.worker_of(0, second=True), later.hub.walk) == ("bank", 2)


# ------------------------------------------------------------ Raffles
@clause("SG-BLD-10")
def test_five_further_moves_for_the_worker() -> None:
    town = row().building("raffles_tactics", CORNER, 1).street("raffles_tactics", "brickyard")
    town.worker(0, "raffles_tactics").work(0, walk=0).use("raffles_tactics")
    assert town.reach() == {"brickyard"}, "along streets as always"
    town.go("brickyard", "weaver_1", "market", "weaver_1", "brickyard")
    assert town.reach() == set(), "five and no more"
    assert town.told(MovesGained) == [MovesGained(0, 0, 5)]
    both = Town().on(0, "raffles_tactics").work(0).use("raffles_tactics")
    both.go(*["pawnbroker", "raffles_tactics"] * 4)
    assert both.reach() == set(), "eight in all"


@clause("SG-BLD-10")
def test_they_are_gone_at_the_end_of_the_turn() -> None:
    town = Town().on(0, "raffles_tactics").display("bank", "office").flag(1, EAST).work(0).use("raffles_tactics")
    town.worker(1, "bazaar").done().build("bank")
    assert (town.hub.runner, town.hub.extra) == (-1, 0)


@clause("SG-BLD-11")
def test_no_further_activation() -> None:
    town = Town().on(0, "raffles_tactics").work(0, acts=1).use("raffles_tactics").go("tea_jetty")
    assert town.usable() == set()
    assert Town().on(0, "raffles_tactics").work(0).use("raffles_tactics").hub.acts == 2


@clause("SG-BLD-12")
def test_orders_put_a_worker_on_any_building_for_no_move() -> None:
    town = Town().on(0, "raffles_orders").worker(0, "bazaar", second=True).building("bank", EAST, 2).work(0)
    town.use("raffles_orders")
    assert town.legal == [Send(0), Send(1)], "one own worker"
    town.send(second=True)
    assert {town.tile_at(move.square) for move in town.offered(Jump)} == {*START, "raffles_orders", "bank"}
    town.jump("bank")
    assert (town.worker_of(0), town.worker_of(0, second=True)) == ("raffles_orders", "bank")
    assert (town.hub.walk, town.hub.acts) == (3, 2)
    assert town.told(WorkerMoved)[-1].how == "sent"
    assert town.state.vp[1] == 6


@clause("SG-BLD-13")
def test_orders_bring_in_the_waiting_worker() -> None:
    town = Town().on(0, "raffles_orders").second_waits(0).work(0).use("raffles_orders").send(second=True)
    town.jump("government_house")
    assert (town.worker_of(0, second=True), town.hub.walk) == ("government_house", 3)
    aside = Town().on(0, "raffles_orders").work(0).use("raffles_orders")
    assert aside.offered(Send) == [], "one that was not received cannot be sent: the other goes"
    assert aside.jump("bazaar").worker_of(0) == "bazaar"
    assert aside.worker_of(0, second=True) == "aside"


@clause("SG-BLD-14")
def test_the_second_worker_need_not_enter_at_once() -> None:
    town = Town().on(0, "new_agent").display("bank", "office").flag(1, EAST).worker(1, "bazaar").work(0)
    town.use("new_agent").done()
    assert (town.worker_of(0, second=True), town.decider) == ("waits", 1)
    later = Town().on(0, "new_agent").second_waits(0).work(0)
    assert later.offered(Enter) == [Enter(1)]
    assert later.go("pawnbroker").enter("bazaar").hub.walk == 1


@clause("SG-BLD-15")
def test_the_further_moves_are_that_workers_alone() -> None:
    town = Town().on(0, "raffles_tactics").worker(0, "bazaar", second=True).work(0, walk=1).use("raffles_tactics")
    town.go("pawnbroker", second=True)
    assert town.reach(second=True) == set(), "its one ordinary move is used"
    assert town.reach() == START
    town.go("tea_jetty").use("tea_jetty").go("pawnbroker").use("pawnbroker")
    assert (town.hub.extra, town.hub.walk, town.hub.acts) == (3, 0, 0), "mixed with activations"
    town.go("bazaar", "pawnbroker", "bazaar")
    assert town.reach() == set()


@clause("SG-BLD-15")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_second_worker_may_be_the_one_with_further_moves(seat: int) -> None:
    town = Town().on(seat, "raffles_tactics").worker(seat, "raffles_tactics", second=True).worker(seat, "bazaar")
    town.work(seat, walk=0).use("raffles_tactics")
    assert (town.reach(), town.reach(second=True)) == (set(), START)
    town.go("pawnbroker", second=True)
    assert (town.hub.runner, town.hub.extra) == (2 * seat + 1, 4)


@clause("SG-BLD-8", "SG-BLD-12")
@pytest.mark.parametrize("seat", [1, 2])
def test_workers_of_any_seat_enter_and_are_sent(seat: int) -> None:
    town = Town().on(seat, "new_agent", owner=0).building("raffles_orders", CORNER, 0).work(seat).use("new_agent")
    town.enter("raffles_orders").use("raffles_orders").send().jump("bazaar")
    assert (town.worker_of(seat), town.worker_of(seat, second=True)) == ("bazaar", "raffles_orders")
    assert town.told(WorkerReceived) == [WorkerReceived(seat, 2 * seat + 1)]
    assert town.decider == seat


@clause("SG-BLD-15")
def test_they_do_not_pay_for_the_entry() -> None:
    town = Town().on(0, "raffles_tactics").second_waits(0).work(0, walk=0).use("raffles_tactics")
    assert town.offered(Enter) == []
    mixed = Town().on(0, "raffles_tactics").second_waits(0).work(0, walk=1).use("raffles_tactics").go("pawnbroker")
    assert mixed.offered(Enter) == [Enter(1)], "a further move was used, the ordinary one is left"
    mixed.enter("raffles_tactics")
    assert (mixed.hub.walk, mixed.hub.extra) == (0, 4)


@clause("SG-BLD-16")
def test_orders_for_the_activating_worker() -> None:
    town = Town().on(0, "raffles_orders").work(0).use("raffles_orders").jump("tea_jetty").use("tea_jetty")
    assert town.held(0) == {"tea": 1}
    stays = Town().on(0, "raffles_orders").work(0).use("raffles_orders").jump("raffles_orders")
    assert stays.worker_of(0) == "raffles_orders"
    assert stays.usable() == set(), "it was used already"
    spent = Town().on(0, "raffles_orders").work(0, acts=1).use("raffles_orders").jump("tea_jetty")
    assert spent.usable() == set()
    assert spent.why_not(Target("effect", spent.square("tea_jetty"))) == "no_activations"
