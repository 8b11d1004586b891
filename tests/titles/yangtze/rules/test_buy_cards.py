"""The two cards of the buy step: Two goods and Free good."""

import pytest

from rules.yangtze.components import EMPTY
from rules.yangtze.events.cards import CardPlayed
from rules.yangtze.events.goods import GoodArrived, GoodBought
from rules.yangtze.free import Cash
from rules.yangtze.moves import BUY_NOTHING, DRAW, Buy, LayCard
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.test_buy import RIVER_GOODS
from tests.titles.yangtze.rules.test_emperors import drawn
from tests.titles.yangtze.rules.tokens import CARD_NAMES, card, good, of_kind

RICE = of_kind("rice", 6)
ANY_TIME = ("sell_cargo", "liquidity_10", "liquidity_15", "liquidity_20")
FIRST, SECOND = "crockery/pale_lemon", "crockery/pale_sky"


def on_offer(table: Table) -> set[str]:
    """The cards the deciding seat may play now."""
    return {name for name in CARD_NAMES if table.offers_card(name)}


def buying(*cards: str, money: int = 30) -> Table:
    """Seat 0 in the buy step with these cards, and eight goods on the river."""
    return Table(seats=2).money(money).cards(0, *cards).river(*RIVER_GOODS).bag(FIRST, SECOND).begin()


@clause("YZ-CARD-3")
def test_two_goods_each_at_the_price_of_its_space() -> None:
    table = buying("two_goods").lay("two_goods").buy_at(8)
    assert table.prices_on_offer() == [10, 10, 9, 7, 6, 5, 4], "no refill between, prices as before"
    table.buy_at(9)
    assert table.state.money[0] == 30 - 8 - 9
    assert table.held(0) == ["fish/pale_mint", "jade/bright_blue"]
    assert table.legal == [DRAW], "two, not three"


@clause("YZ-CARD-4")
@pytest.mark.parametrize("prices", [(9, 6), (6, 9)])
def test_two_draws_the_first_closes_the_upstream_gap(prices: tuple[int, int]) -> None:
    table = buying("two_goods").lay("two_goods").buy_at(prices[0]).buy_at(prices[1]).draw()
    r = RIVER_GOODS
    assert table.shown() == [SECOND, FIRST, r[0], r[1], r[3], r[4], r[6], r[7]]
    assert [event.pushed for event in table.told(GoodArrived)] == [
        tuple(map(good, r[:2])), tuple(map(good, [FIRST, r[0], r[1], r[3], r[4]])),
    ]  # fmt: skip
    assert table.decider == 1


@clause("YZ-CARD-4")
def test_posts_and_emperors_between_the_two_draws() -> None:
    table = Table(seats=2).cards(0, "two_goods").river(*RIVER_GOODS).bag("F1", FIRST, "tax_posts", "C1", SECOND)
    table.begin().lay("two_goods").buy_at(9).buy_at(6).draw().bid(1).pass_()
    assert table.state.river.count(EMPTY) == 1, "the second gap is open while the second post is auctioned"
    assert (table.shown()[5], table.decider) == ("", 0)
    table.pass_().pass_()
    assert EMPTY not in table.state.river
    assert table.state.money[0] == 30 - 15 - 1 - 1


@clause("YZ-CARD-5")
def test_a_free_good_costs_nothing() -> None:
    table = buying("free_good", money=3).lay("free_good")
    assert table.prices_on_offer() == [10, 10, 9, 8, 7, 6, 5, 4], "whatever the money"
    table.buy_at(10)
    assert table.state.money[0] == 3
    assert table.last == [GoodBought(0, good(RIVER_GOODS[0]), 0, 0)]
    assert table.legal == [DRAW], "the purchase limit stays one"


@clause("YZ-CARD-5")
def test_with_two_goods_one_is_free_and_the_buyer_says_which() -> None:
    first_free = buying("two_goods", "free_good").lay("two_goods").lay("free_good").buy_at(10).buy_at(4)
    assert first_free.state.money[0] == 26
    second_free = buying("two_goods", "free_good").lay("two_goods").buy_at(4).lay("free_good").buy_at(10)
    assert second_free.state.money[0] == 26
    either_order = buying("two_goods", "free_good").lay("free_good").lay("two_goods").buy_at(10).buy_at(4)
    assert either_order.state.money[0] == 26
    assert either_order.held(0) == second_free.held(0) == first_free.held(0)


@clause("YZ-CARD-9")
def test_a_free_good_still_draws() -> None:
    table = buying("free_good").lay("free_good").buy_at(7)
    assert table.legal == [DRAW]
    table.draw()
    assert [event.good for event in table.told(GoodArrived)] == [good(FIRST)]


@clause("YZ-CARD-10")
def test_two_goods_only_with_money_for_two() -> None:
    assert "two_goods" in on_offer(buying("two_goods", money=9)), "the two cheapest cost 4 and 5"
    poor = buying("two_goods", money=8)
    assert "two_goods" not in on_offer(poor)
    assert poor.why_not_card("two_goods") == "two_unpayable"
    assert "two_goods" in on_offer(buying("two_goods", "free_good", money=4)), "with Free good for one"
    assert "two_goods" not in on_offer(buying("two_goods", "free_good", money=3))
    assert "two_goods" in on_offer(buying("two_goods", "free_good", money=4).lay("free_good"))
    assert "two_goods" not in on_offer(buying("two_goods", "free_good", money=3).lay("free_good"))


@clause("YZ-CARD-10")
def test_two_goods_must_lie_there() -> None:
    """The river is full in every game; a river set by hand shows that empty spaces do not count."""

    def may_lay(money: int, *occupied: int) -> bool:
        table = Table(seats=2).money(money).cards(0, "two_goods")
        table.state.river = [space if space in occupied else EMPTY for space in range(8)]
        return "two_goods" in on_offer(table.begin())

    assert not may_lay(18, 0, 2), "10 and 9"
    assert may_lay(19, 0, 2)
    assert not may_lay(30, 7), "one good is not two"


@clause("YZ-CARD-10")
def test_a_first_good_that_leaves_the_second_unpayable_is_refused() -> None:
    table = buying("two_goods", money=12).lay("two_goods")
    assert table.prices_on_offer() == [8, 7, 6, 5, 4]
    assert table.why_not_buy_at(9) == "second_unpayable"
    table.buy_at(8)
    assert table.prices_on_offer() == [4]
    table = buying("two_goods", "free_good", money=4).lay("two_goods")
    assert table.prices_on_offer() == [4], "the other is then free"
    table.buy_at(4)
    assert table.legal == [LayCard(0, card("free_good"))], "and must be"
    table = buying("two_goods", "free_good", money=4).lay("two_goods").lay("free_good")
    assert table.prices_on_offer() == [10, 10, 9, 8, 7, 6, 5], "not the only good that could be paid"
    assert table.why_not_buy_at(4) == "second_unpayable"


@clause("YZ-CARD-11")
def test_with_two_goods_both_are_bought() -> None:
    table = buying("two_goods").lay("two_goods")
    assert BUY_NOTHING not in table.legal
    table.buy_at(10)
    assert {type(move) for move in table.legal} == {Buy}, "no way to stop at one"
    table.buy_at(9)
    assert table.state.money[0] == 11
    swapped = buying("two_goods").lay("two_goods").buy_at(9).buy_at(10)
    assert swapped.state.key() == table.state.key(), "the order does not matter"


@clause("YZ-CARD-12")
def test_two_goods_and_free_good_come_before_the_purchase_and_bind_to_it() -> None:
    for name in ("two_goods", "free_good"):
        table = buying(name).lay(name)
        assert table.last == [CardPlayed(0, card(name))]
        assert BUY_NOTHING not in table.legal
        assert not table.has_card(0, name)
        assert not table.offers_card(name)
        assert table.why_not_card(name) == ("two_now" if name == "two_goods" else "card_played")
    table = buying("two_goods", "free_good").buy_at(4)
    assert on_offer(table) == set(), "too late after the purchase"
    assert table.why_not_card("two_goods") == table.why_not_card("free_good") == "bought"
    assert buying("two_goods").buy_at(4).why_not_card("free_good") == "card_played"
    table = buying("two_goods", "free_good").lay("two_goods").buy_at(4)
    assert on_offer(table) == {"free_good"}, "Free good still changes the second purchase"
    assert table.why_not_card("two_goods") == "two_now"


@clause("YZ-CARD-12")
def test_they_are_never_redeemed() -> None:
    table = drawn("redeem_liquidity", Table(seats=2).cards(0, "liquidity_10", "liquidity_15", "liquidity_20"))
    assert {type(move) for move in table.legal} >= {Cash}
    assert not any(hasattr(move, "card") and move.card < 3 for move in table.legal)
