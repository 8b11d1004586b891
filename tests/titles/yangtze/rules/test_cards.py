"""Special cards, above all those that may be played at any time."""

import pytest

from rules.yangtze.components import SELL_CARGO
from rules.yangtze.events.cards import CardPlayed, Cashed
from rules.yangtze.events.goods import CargoSold
from rules.yangtze.free import SELL_CARD, Cash, SellCard
from rules.yangtze.moves import SELL, STOP_SELLING, Buy
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.test_buy import RIVER_GOODS
from tests.titles.yangtze.rules.test_emperors import drawn, taxes
from tests.titles.yangtze.rules.tokens import CARD_NAMES, EMPEROR_NAMES, card, good, of_kind

RICE = of_kind("rice", 6)
ANY_TIME = ("sell_cargo", "liquidity_10", "liquidity_15", "liquidity_20")
FIRST, SECOND = "crockery/pale_lemon", "crockery/pale_sky"


def on_offer(table: Table) -> set[str]:
    """The cards the deciding seat may play now."""
    return {name for name in CARD_NAMES if table.offers_card(name)}


def buying(*cards: str, money: int = 30) -> Table:
    """Seat 0 in the buy step with these cards, and eight goods on the river."""
    return Table(seats=2).money(money).cards(0, *cards).river(*RIVER_GOODS).bag(FIRST, SECOND).begin()


@clause("YZ-CARD-1")
def test_each_card_is_used_once() -> None:
    table = Table(seats=2).money(60).goods(0, *RICE).all_cards().begin()
    table.sell_by_card(RICE[0]).cash(10).cash(15).cash(20).stop_selling()
    table.lay("two_goods").lay("free_good").buy_at(4).buy_at(5)
    assert table.state.cards[0] == 0
    assert on_offer(table) == set()
    table.draw().pass_turn()
    assert (table.decider, on_offer(table)) == (0, set()), "nor in a later turn"
    table.to_buy_step()
    assert on_offer(table) == set()


@clause("YZ-CARD-2")
def test_several_cards_at_the_same_time() -> None:
    table = buying("two_goods", "free_good", "liquidity_10", "liquidity_15", money=0)
    table.cash(10).cash(15).lay("two_goods").lay("free_good")
    assert table.decider == 0
    table.buy_at(10).buy_at(9)
    assert table.state.money[0] == 25 - 9


@clause("YZ-CARD-3", "YZ-CARD-5")
def test_only_in_the_own_buy_step() -> None:
    table = Table(seats=2).goods(0, *RICE[:2]).all_cards().bag("F1", "tax_goods", FIRST).begin()
    assert on_offer(table) == set(ANY_TIME), "not in the sell step"
    table.stop_selling()
    assert on_offer(table) == set(CARD_NAMES)
    table.buy_at(4)
    assert on_offer(table) == set(ANY_TIME), "not after the purchase"
    table.draw()
    assert on_offer(table) == set(ANY_TIME), "not in an auction"
    table.pass_().pass_()
    assert on_offer(table) == set(ANY_TIME), "not for an emperor"


@clause("YZ-CARD-6")
def test_the_sell_card_sells_one_cargo_also_outside_the_own_turn() -> None:
    table = Table(seats=2).goods(1, *RICE[:4]).cards(1, "sell_cargo", "liquidity_10").bag("F1", FIRST)
    table.begin().buy_at(4).draw().pass_()
    assert (table.state.active, table.decider) == (0, 1)
    table.sell_by_card(*RICE[:3])
    assert table.told(CardPlayed) == [CardPlayed(1, SELL_CARGO)]
    assert table.told(CargoSold)[0].value == 20
    assert (table.state.money[1], table.held(1)) == (50, [RICE[3]])
    assert (table.decider, table.has_card(1, "sell_cargo")) == (1, False)
    assert on_offer(table) == {"liquidity_10"}, "exactly one cargo"


@clause("YZ-CARD-7")
@pytest.mark.parametrize("amount", [10, 15, 20])
def test_liquidity_brings_its_money(amount: int) -> None:
    table = Table(seats=2).cards(0, f"liquidity_{amount}").begin().cash(amount)
    assert table.state.money == [30 + amount, 30]
    assert table.last == [Cashed(0, card(f"liquidity_{amount}"), amount)]
    assert table.state.cards[0] == 0


@clause("YZ-CARD-8")
def test_at_every_decision_of_the_own_turn() -> None:
    table = Table(seats=2).goods(0, *RICE[:2]).all_cards().begin()
    assert on_offer(table) >= set(ANY_TIME), "in the sell step"
    table.sell(RICE[0])
    assert on_offer(table) >= set(ANY_TIME), "between two cargoes"
    table.stop_selling()
    assert on_offer(table) >= set(ANY_TIME), "in the buy step"
    table.lay("two_goods").buy_at(4)
    assert on_offer(table) >= set(ANY_TIME), "between two goods"
    table.lay("free_good")
    assert on_offer(table) >= set(ANY_TIME), "after another card"
    table.buy_at(5)
    assert on_offer(table) >= set(ANY_TIME), "after the purchase, before the draw"


@clause("YZ-CARD-8")
def test_a_cargo_half_picked_is_one_decision() -> None:
    table = Table(seats=2).goods(0, *RICE[:2]).all_cards().begin().take(RICE[0])
    assert on_offer(table) == set()
    table.put_back(RICE[0])
    assert on_offer(table) == set(ANY_TIME)


@clause("YZ-CARD-8")
@pytest.mark.parametrize(
    "name",
    ["bonus_temple", "tax_wealth", "tax_posts", "tax_goods", "discard_good", "sell_cargo", "swap_good",
     "redeem_liquidity", "repeat"],
)  # fmt: skip
def test_before_every_emperor_also_on_another_turn(name: str) -> None:
    table = drawn(name, Table(seats=2).goods(1, *RICE[:2]).cards(1, *CARD_NAMES), drawer=0)
    while table.decider == 0:
        table.play(table.legal[-1])
    assert (table.decider, table.state.active) == (1, 0)
    assert on_offer(table) == set(ANY_TIME)
    table.cash(10)
    assert (table.decider, table.state.active, table.state.money[1]) == (1, 0, 40), "the instruction still waits"


@clause("YZ-CARD-8")
def test_not_after_the_instruction_was_carried_out() -> None:
    table = drawn("tax_goods", Table(seats=2).cards(0, "liquidity_10").cards(1, "liquidity_20")).carry_out()
    assert (table.decider, table.offered(Cash)) == (1, [Cash(1, card("liquidity_20"))])
    assert taxes(table) == [(0, 1)]


@clause("YZ-CARD-13")
def test_the_sell_card_needs_a_good_and_follows_the_rules_of_selling() -> None:
    assert "sell_cargo" not in on_offer(buying("sell_cargo"))
    table = Table(seats=2).goods(0, RICE[0], RICE[1], "fish/pale_rose").cards(0, "sell_cargo").begin().stop_selling()
    table.sell_by_card()
    assert SELL not in table.legal, "a cargo has at least one good"
    assert STOP_SELLING not in table.legal, "and the card is no empty gesture"
    table.take(RICE[0]).take("fish/pale_rose")
    assert [move.what.key for move in table.legal if hasattr(move, "what")] == [good(RICE[0]), good("fish/pale_rose")]
    table.play(SELL)
    assert (table.state.money[0], table.held(0)) == (40, [RICE[1]])
    assert table.state.gone == sorted([good(RICE[0]), good("fish/pale_rose")])
    assert table.offered(Buy), "and the buy step goes on"


@clause("YZ-CARD-14")
def test_no_card_after_the_end() -> None:
    by_passing = Table(seats=2).all_cards().goods(1, RICE[0]).begin().pass_turn().pass_turn()
    assert (by_passing.is_over(), by_passing.legal) == (True, [])
    eleven = [name for name in EMPEROR_NAMES if name != "tax_goods"]
    by_emperor = drawn("tax_goods", Table(seats=2).all_cards().emperors(*eleven).goods(1, RICE[0])).carry_out()
    assert by_emperor.legal[-1] == SELL_CARD[1], "before it is carried out there is still time"
    by_emperor.carry_out()
    assert by_emperor.state.cards == [0b111111, 0b111111], "both have cards, but nobody is asked"
    assert (by_emperor.is_over(), by_emperor.legal) == (True, [])
    assert by_emperor.offered(SellCard) == []
