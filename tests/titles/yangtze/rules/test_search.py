"""What opponents look at: a part of what is legal that reaches the same ends."""

from rules.core.move import SKIP
from rules.yangtze.free import SELL_CARD, Cash
from rules.yangtze.moves import BUY, BUY_NOTHING, CARRY_OUT, DRAW, PASS, SELL, STOP_SELLING, TAKE, Bid, Exchange
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.test_emperors import NEW, drawn
from tests.titles.yangtze.rules.tokens import card, good, goods, of_kind
from tests.titles.yangtze.rules.watching import RULES

RICE = of_kind("rice", 4)
LIQUIDITY = ("liquidity_10", "liquidity_15", "liquidity_20")


def searched(table: Table) -> list[object]:
    return list(RULES.search_moves(table.state))


def test_cargoes_are_loaded_upwards_only() -> None:
    for table in (
        Table(seats=2).goods(0, *RICE).begin(),
        drawn("sell_cargo", Table(seats=2).goods(0, *RICE)),
        Table(seats=2).goods(0, *RICE).cards(0, "sell_cargo").begin().sell_by_card(),
    ):
        first = [move for move in searched(table) if move in TAKE]
        assert first[:4] == [TAKE[each] for each in goods(*RICE)], "any good may be the first"
        assert SELL not in searched(table)
        table.take(RICE[2])
        assert searched(table) == [TAKE[good(RICE[3])], SELL]
        table.take(RICE[0])
        assert searched(table) == [TAKE[good(RICE[3])], SELL]


def test_the_ways_out_are_searched_too() -> None:
    assert searched(Table(seats=2).goods(0, *RICE).begin())[-1] == STOP_SELLING
    assert searched(drawn("sell_cargo", Table(seats=2).goods(0, *RICE)))[-1] == SKIP


def test_a_swap_is_not_taken_back() -> None:
    table = drawn("swap_good", Table(seats=2).goods(0, RICE[0]))
    assert searched(table) == table.legal
    table.take(RICE[0])
    assert searched(table) == [Exchange(space) for space in range(1, 8)]


def test_a_few_raises_are_tried() -> None:
    table = Table(seats=2).money(30, 9).bag("F1", NEW).begin().buy_at(4).draw()
    assert searched(table) == [PASS, Bid(1), Bid(2), Bid(4), Bid(8)]
    table.bid(5)
    assert searched(table) == [PASS, Bid(6), Bid(7), Bid(9)]


def test_cards_are_tried_where_their_money_is_spent() -> None:
    cash = [Cash(0, card(name)) for name in LIQUIDITY]
    table = Table(seats=2).goods(0, *RICE).cards(0, "sell_cargo", *LIQUIDITY).bag("F1", "tax_goods", NEW).begin()
    assert searched(table) == [*(TAKE[each] for each in goods(*RICE)), STOP_SELLING]
    table.stop_selling()
    assert searched(table) == [*BUY, BUY_NOTHING, *cash, SELL_CARD[0]]
    table.buy_at(4)
    assert searched(table) == [DRAW]
    table.draw()
    assert searched(table) == [PASS, Bid(1), Bid(2), Bid(4), Bid(8), *cash, SELL_CARD[0]]
    table.pass_().pass_()
    assert searched(table) == [CARRY_OUT, SELL_CARD[0]], "money does not help against a tax"


def test_after_the_end_nothing_is_searched() -> None:
    assert searched(Table(seats=2).begin().pass_turn().pass_turn()) == []
