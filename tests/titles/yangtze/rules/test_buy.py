"""Buying one good from the river."""

from rules.core.event import Shift
from rules.yangtze.components import EMPTY
from rules.yangtze.events.emperors import TaxPaid
from rules.yangtze.events.goods import CargoSold, GoodArrived, GoodBought
from rules.yangtze.moves import BUY, BUY_NOTHING, DRAW
from rules.yangtze.places import BANK, GOOD, MONEY, PURSE, RIVER, SCREEN
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.tokens import good

RIVER_GOODS = (
    "rice/pale_rose", "silk/bright_red", "fish/pale_mint", "jade/bright_blue",
    "salt/pale_sky", "tea/bright_green", "cotton/pale_lilac", "vegetables/pale_lemon",
)  # fmt: skip
PRICES = (10, 10, 9, 8, 7, 6, 5, 4)


@clause("YZ-BUY-1")
def test_one_good_from_any_space() -> None:
    for space, name in enumerate(RIVER_GOODS):
        table = Table().river(*RIVER_GOODS).begin()
        assert table.legal == [*BUY, BUY_NOTHING]
        table.play(BUY[space])
        assert table.held(0) == [name]
        assert table.legal == [DRAW], "one good, not two"
        assert table.why_not_buy_at(5) == "bought"


@clause("YZ-BUY-1")
def test_nothing_can_be_bought_from_an_empty_space() -> None:
    table = Table().river(*RIVER_GOODS).cards(0, "two_goods").begin().lay("two_goods").buy_at(7)
    assert 7 not in table.prices_on_offer()
    assert table.why_not_buy_at(7) == "empty"


@clause("YZ-BUY-2")
def test_the_price_is_that_of_the_space() -> None:
    for goods_in_order in (RIVER_GOODS, RIVER_GOODS[::-1]):
        for space, price in enumerate(PRICES):
            table = Table().river(*goods_in_order).begin().play(BUY[space])
            assert table.state.money == [30 - price, 30, 30]


@clause("YZ-BUY-2")
def test_only_what_can_be_paid_is_offered() -> None:
    for money in range(12):
        table = Table().money(money).begin()
        assert table.prices_on_offer() == [price for price in PRICES if price <= money]


@clause("YZ-BUY-3")
def test_paid_before_the_good_goes_behind_the_screen() -> None:
    table = Table().river(*RIVER_GOODS).begin().buy_at(7)
    bought = good("salt/pale_sky")
    assert table.last == [GoodBought(0, bought, 4, 7)]
    assert table.last[0].shifts() == (
        Shift(MONEY, 7, PURSE[0], BANK),
        Shift(GOOD[bought], 1, RIVER[4], SCREEN[0]),
    )


@clause("YZ-BUY-4")
def test_after_the_purchase_the_buyer_draws() -> None:
    table = Table().bag("rice/pale_rose").begin().buy_at(7)
    assert (table.decider, table.legal) == (0, [DRAW])
    assert table.state.river[4] == EMPTY
    table.draw()
    assert table.state.bag == []
    assert [event.good for event in table.told(GoodArrived)] == [good("rice/pale_rose")]


@clause("YZ-BUY-5")
def test_the_bought_good_counts_for_the_goods_tax_at_once() -> None:
    table = Table().river(*RIVER_GOODS).bag("tax_goods", "rice/pale_apricot").begin().buy_at(7)
    assert table.held(0) == ["salt/pale_sky"], "behind the screen before the first draw"
    table.draw()
    assert [(event.seat, event.paid) for event in table.told(TaxPaid)] == [(0, 1), (1, 0), (2, 0)]


@clause("YZ-BUY-5")
def test_the_bought_good_can_be_discarded_swapped_or_sold_at_once() -> None:
    table = Table().river(*RIVER_GOODS).bag("discard_good", "rice/pale_apricot").begin().buy_at(7).draw()
    assert table.discard("salt/pale_sky").held(0) == []
    table = Table().river(*RIVER_GOODS).bag("swap_good", "rice/pale_apricot").begin().buy_at(7).draw()
    assert table.swap("salt/pale_sky", 4).held(0) == ["vegetables/pale_lemon"]
    table = Table().river(*RIVER_GOODS).bag("sell_cargo", "rice/pale_apricot").begin().buy_at(7).draw()
    assert table.sell("salt/pale_sky").state.money[0] == 30 - 7 + 3
    table = Table().river(*RIVER_GOODS).cards(0, "sell_cargo").begin().buy_at(7).sell_by_card("salt/pale_sky")
    assert table.last == [CargoSold(0, (good("salt/pale_sky"),), 3)]


@clause("YZ-BUY-6")
def test_all_spaces_are_occupied_when_a_buy_step_begins() -> None:
    table = Table(seats=2).money(90, 90).cards(0, "two_goods").begin()
    table.lay("two_goods").buy_at(9).buy_at(4)
    assert table.state.river.count(EMPTY) == 2
    for _ in range(4):
        table.draw()
        assert EMPTY not in table.state.river
        table.to_buy_step().buy_at(6)
