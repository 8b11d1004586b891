"""The turn: sell, then buy; passing."""

from rules.yangtze.events.goods import CargoSold, GoodArrived
from rules.yangtze.events.turns import BoughtNothing, GameEnded, TurnBegan
from rules.yangtze.moves import BUY_NOTHING, DRAW, STOP_SELLING, TAKE, Buy
from rules.yangtze.places import GOOD
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.tokens import good

RICE, FISH = "rice/pale_rose", "fish/pale_mint"


def table_with_goods() -> Table:
    return Table().goods(0, RICE, FISH).goods(1, "salt/pale_sky").goods(2, "salt/pale_lilac")


@clause("YZ-TURN-1")
def test_first_sell_then_buy() -> None:
    table = table_with_goods().begin()
    assert table.legal == [TAKE[good(RICE)], TAKE[good(FISH)], STOP_SELLING]
    table.take(RICE)
    assert table.why_not_buy_at(4) == "sell_first"
    table.put_back(RICE).stop_selling()
    assert table.prices_on_offer() == [10, 10, 9, 8, 7, 6, 5, 4]
    assert [*table.offered(Buy), BUY_NOTHING] == table.legal


@clause("YZ-TURN-2")
def test_both_steps_are_optional() -> None:
    table = table_with_goods().begin()
    assert STOP_SELLING in table.legal
    table.stop_selling()
    assert BUY_NOTHING in table.legal
    table.buy_nothing()
    assert table.decider == 1
    assert (table.state.money[0], table.held(0)) == (30, [RICE, FISH])


@clause("YZ-TURN-3")
def test_no_sale_after_the_purchase_but_by_card() -> None:
    table = table_with_goods().begin().stop_selling().buy_at(4)
    assert table.legal == [DRAW]
    table = table_with_goods().cards(0, "sell_cargo").begin().stop_selling().buy_at(4)
    assert table.offers_card("sell_cargo")
    assert not any(move in TAKE for move in table.legal)
    table.sell_by_card(RICE)
    assert table.state.money[0] == 30 - 4 + 3
    assert table.legal == [DRAW]
    table.draw()
    assert table.decider == 1, "nor when the new good has come: the turn is over"


@clause("YZ-TURN-3")
def test_or_by_an_emperor() -> None:
    table = table_with_goods().bag("sell_cargo", "cotton/pale_sky").begin().stop_selling().buy_at(4).draw()
    table.sell(RICE)
    assert table.state.money[0] == 30 - 4 + 3


@clause("YZ-TURN-4")
def test_who_buys_nothing_draws_nothing() -> None:
    table = table_with_goods().begin()
    bag, river = table.state.bag[:], table.shown()
    table.pass_turn()
    assert (table.state.bag, table.shown()) == (bag, river)
    assert table.told(GoodArrived) == []
    table.stop_selling().buy_at(4).draw()
    assert len(table.state.bag) == len(bag) - 1
    assert len(table.told(GoodArrived)) == 1


@clause("YZ-TURN-5")
def test_play_passes_clockwise() -> None:
    table = Table(seats=3).begin(1).buy_at(4).draw()
    assert (table.decider, table.state.active) == (2, 2)
    table.buy_at(4).draw()
    assert (table.decider, table.state.active) == (0, 0)
    assert [(event.seat, event.number) for event in table.told(TurnBegan)] == [(1, 1), (2, 2), (0, 3)]


@clause("YZ-TURN-6")
def test_neither_sale_nor_purchase_is_a_pass() -> None:
    table = table_with_goods().begin().pass_turn()
    assert table.state.passes == 1
    assert table.told(BoughtNothing) == [BoughtNothing(0, True)]


@clause("YZ-TURN-6")
def test_a_sale_or_a_purchase_is_no_pass() -> None:
    table = table_with_goods().passes(1).begin().sell(RICE).stop_selling().buy_nothing()
    assert table.state.passes == 0
    assert table.told(BoughtNothing) == [BoughtNothing(0, False)]
    table = table_with_goods().passes(1).begin().stop_selling().buy_at(4).draw()
    assert table.state.passes == 0


@clause("YZ-TURN-6")
def test_cards_alone_are_no_action() -> None:
    """The sell card sells in the sell step too, but it is a card: the turn stays a pass."""
    table = table_with_goods().cards(0, "liquidity_10", "sell_cargo").begin()
    table.cash(10).sell_by_card(RICE).stop_selling().buy_nothing()
    assert table.told(CargoSold) == [CargoSold(0, (good(RICE),), 3)]
    assert table.state.passes == 1
    assert table.told(BoughtNothing) == [BoughtNothing(0, True)]


@clause("YZ-TURN-7")
def test_a_full_round_of_passes_ends_the_game() -> None:
    for seats in (2, 3, 4):
        table = Table(seats).begin(1)
        for number in range(1, seats):
            table.pass_turn()
            assert (table.is_over(), table.state.passes) == (False, number)
        table.pass_turn()
        assert table.is_over()
        assert table.told(GameEnded) == [GameEnded("passes")]
        assert table.state.ended == "passes"
        assert table.legal == []
        assert len(table.told(TurnBegan)) == seats, "no further turn begins"


@clause("YZ-TURN-7")
def test_any_other_turn_restarts_the_count() -> None:
    table = Table(seats=2).begin().pass_turn().buy_at(4).draw()
    assert table.state.passes == 0
    table.pass_turn()
    assert (table.is_over(), table.state.passes) == (False, 1)
    table.pass_turn()
    assert table.is_over()


@clause("YZ-TURN-8")
def test_a_free_good_is_a_purchase() -> None:
    table = Table(seats=2).cards(0, "free_good").passes(1).begin().lay("free_good").buy_at(10).draw()
    assert (table.is_over(), table.state.passes) == (False, 0)
    assert len(table.told(GoodArrived)) == 1, "and so it draws"
    assert table.state.money[0] == 30


@clause("YZ-TURN-9")
def test_the_sell_step_ends_by_decision_and_does_not_come_back() -> None:
    table = table_with_goods().cards(0, "liquidity_10").begin().sell(RICE)
    assert STOP_SELLING in table.legal, "a sale does not end the step"
    assert not table.offered(Buy)
    table.stop_selling()
    assert not any(move in TAKE for move in table.legal)
    assert table.why_not(GOOD[good(FISH)]) == "selling_over_for_good"
    table.cash(10)
    assert STOP_SELLING not in table.legal
    assert not any(move in TAKE for move in table.legal)


@clause("YZ-TURN-9")
def test_no_card_of_the_buy_step_brings_the_sell_step_back() -> None:
    table = table_with_goods().all_cards().begin().stop_selling()
    for play in (lambda: table.lay("two_goods"), lambda: table.lay("free_good"), lambda: table.buy_at(4)):
        play()
        assert table.offered(Buy)
        assert STOP_SELLING not in table.legal
        assert not any(move in TAKE for move in table.legal)
    table.buy_at(5).draw()
    assert table.decider == 1, "nor after the purchase they changed"


@clause("YZ-TURN-9")
def test_without_goods_there_is_no_sell_step_to_end() -> None:
    assert Table().begin().offered(Buy)
    table = Table().goods(0, RICE).begin().sell(RICE)
    assert table.offered(Buy), "the last good is sold: nothing is left to decide"
