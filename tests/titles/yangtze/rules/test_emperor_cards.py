"""Emperors that touch cards and other emperors: redeeming, repeating, forced cards for taxes."""

from rules.core.move import SKIP
from rules.yangtze.events.cards import CardRedeemed, Cashed
from rules.yangtze.events.emperors import BonusPaid, EmperorDeclined, EmperorFollowed, TaxPaid
from rules.yangtze.events.goods import CargoSold
from rules.yangtze.free import Cash, SellCard
from rules.yangtze.moves import CARRY_OUT, Follow, Redeem
from rules.yangtze.places import GOOD
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.test_emperors import NEW, drawn, taxes
from tests.titles.yangtze.rules.tokens import card, emperor, of_kind

RICE = of_kind("rice", 6)
POSTS = ("F1", "F2", "F3", "F4", "F5", "C1", "C2", "C3", "C4", "C5", "T1", "T2", "T3", "T4", "T5", "H1", "H2")


def redeemable(table: Table) -> list[int]:
    """The deciding seat's cards that can be bought back now."""
    return [move.card for move in table.offered(Redeem)]


@clause("YZ-EMP-13")
def test_one_played_liquidity_card_for_its_cash_value() -> None:
    for amount in (10, 15, 20):
        table = drawn("redeem_liquidity", Table(seats=2).money(60))
        assert redeemable(table) == [card("liquidity_10"), card("liquidity_15"), card("liquidity_20")]
        table.redeem(amount)
        assert table.told(CardRedeemed) == [CardRedeemed(0, card(f"liquidity_{amount}"), amount)]
        assert table.state.money[0] == 50 - amount
        assert table.state.cards[0] == 1 << card(f"liquidity_{amount}")
        assert table.decider == 1, "one card and no more"


@clause("YZ-EMP-13")
def test_only_played_liquidity_cards_and_only_own_ones() -> None:
    table = drawn("redeem_liquidity", Table(seats=2).money(60).cards(0, "liquidity_15"))
    assert redeemable(table) == [card("liquidity_10"), card("liquidity_20")], "not the unplayed one, no other cards"
    assert {move.seat for move in table.offered(Redeem)} == {0}


@clause("YZ-EMP-14")
def test_a_redeemed_card_is_unplayed_again() -> None:
    table = Table(seats=2).cards(1, "liquidity_20")
    drawn("redeem_liquidity", table).redeem(20)
    assert table.has_card(0, "liquidity_20")
    assert table.rules.scores(table.state)[0].rows[-1].points == 30
    table.decline()
    assert table.decider == 1
    table.to_buy_step().buy_nothing().to_buy_step()
    assert table.offers_card("liquidity_20"), "it can be played once more"
    table.cash(20)
    assert table.state.money[0] == 30 - 10 - 20 + 20


@clause("YZ-EMP-15")
def test_repeat_each_for_oneself_and_differently() -> None:
    table = Table(seats=3).emperors("bonus_fortress", "tax_posts", "tax_wealth")
    table = drawn("repeat", table.posts(0, "F1", "F2").posts(1, "F3"))
    assert table.offered(Follow) == [Follow(emperor(name)) for name in ("bonus_fortress", "tax_posts", "tax_wealth")]
    assert table.legal == table.offered(Follow)
    table.follow("bonus_fortress")
    assert table.told(BonusPaid) == [BonusPaid(0, emperor("bonus_fortress"), 4)], "alone: nobody else receives"
    table.follow("tax_posts").follow("tax_wealth")
    assert taxes(table) == [(1, 1), (2, 3)]
    assert [(event.seat, event.emperor) for event in table.told(EmperorFollowed)] == [
        (0, emperor("bonus_fortress")), (1, emperor("tax_posts")), (2, emperor("tax_wealth")),
    ]  # fmt: skip
    assert table.state.active == 1


@clause("YZ-EMP-16")
def test_repeat_alone_does_nothing() -> None:
    table = drawn("repeat", Table(seats=2))
    assert (table.state.active, table.state.money) == (1, [20, 30])
    table = drawn("repeat", Table(seats=2).cards(0, "liquidity_10").cards(1, "liquidity_10"))
    assert table.legal[0] == CARRY_OUT, "it stops only for a card"
    assert table.offered(Follow) == []
    table.carry_out().carry_out()
    assert (table.state.active, table.state.money) == (1, [20, 30])
    assert table.told(EmperorFollowed) == []


@clause("YZ-EMP-17")
def test_choosing_binds_but_a_chosen_offer_may_be_declined() -> None:
    table = drawn("repeat", Table(seats=2).emperors("sell_cargo").goods(0, RICE[0]))
    assert SKIP not in table.legal
    assert CARRY_OUT not in table.legal
    table.follow("sell_cargo")
    assert (table.decider, SKIP in table.legal) == (0, True)
    assert not table.offered(Follow), "no second thoughts"
    table.decline()
    assert table.told(EmperorDeclined) == [EmperorDeclined(0, emperor("sell_cargo"))]
    assert (table.decider, table.offered(Follow)) == (1, [Follow(emperor("sell_cargo"))])


@clause("YZ-EMP-17")
def test_a_chosen_duty_must_be_done() -> None:
    table = drawn("repeat", Table(seats=2).emperors("discard_good").goods(0, RICE[0])).follow("discard_good")
    assert SKIP not in table.legal
    assert len(table.legal) == 2, "one of two goods"


@clause("YZ-EMP-18")
def test_who_is_short_must_play_liquidity_cards_in_an_order_of_own_choice() -> None:
    table = Table(seats=2).money(11).posts(0, *POSTS).cards(0, "liquidity_10", "liquidity_15", "liquidity_20")
    drawn("tax_posts", table).carry_out()
    assert (table.decider, table.state.money[0]) == (0, 1)
    assert table.legal == [Cash(0, card(f"liquidity_{n}")) for n in (10, 15, 20)], "17 are due: no way round"
    table.cash(10)
    assert table.legal == [Cash(0, card(f"liquidity_{n}")) for n in (15, 20)], "11 is not yet enough"
    table.cash(20)
    assert taxes(table)[0] == (0, 17)
    assert table.state.money[0] == 1 + 10 + 20 - 17
    assert table.state.cards[0] == 1 << card("liquidity_15"), "and no more cards than are needed"


@clause("YZ-EMP-18")
def test_who_can_just_pay_plays_no_card() -> None:
    table = Table(seats=2).money(13).posts(0, "F1", "F2", "F3").cards(0, "liquidity_10", "liquidity_20")
    drawn("tax_posts", table).carry_out()
    assert taxes(table)[0] == (0, 3)
    assert table.state.money[0] == 0
    assert table.told(Cashed) == []


@clause("YZ-EMP-18")
def test_the_last_card_is_played_unasked() -> None:
    table = Table(seats=2).money(11).posts(0, *POSTS).cards(0, "liquidity_10", "liquidity_15")
    drawn("tax_posts", table).carry_out().cash(10)
    assert [event.card for event in table.told(Cashed)] == [card("liquidity_10"), card("liquidity_15")]
    assert table.state.money[0] == 1 + 10 + 15 - 17


@clause("YZ-EMP-19")
def test_still_short_pays_all_and_owes_nothing() -> None:
    table = Table(seats=2).money(10, 30).posts(0, *POSTS).cards(0, "liquidity_10")
    drawn("tax_posts", table).carry_out()
    assert table.told(TaxPaid)[0] == TaxPaid(0, emperor("tax_posts"), 17, 10)
    assert (table.state.money[0], table.state.cards[0]) == (0, 0)
    table.buy_nothing().sell(table.held(0)[0])
    assert (table.decider, table.state.money[0]) == (0, 5), "nothing is owed later"


@clause("YZ-EMP-20")
def test_nobody_is_forced_to_sell_for_a_tax() -> None:
    table = Table(seats=2).money(10).goods(0, *RICE).posts(0, "F1", "F2", "F3")
    table = drawn("tax_posts", table.cards(0, "sell_cargo", "liquidity_10", "liquidity_20"))
    table.carry_out()
    assert table.offered(SellCard) == [], "forced cards are liquidity cards"
    assert table.why_not_card("sell_cargo") == "tax_first"
    table.cash(10)
    assert table.has_card(0, "sell_cargo")
    assert table.told(CargoSold) == []
    table = drawn("tax_posts", Table(seats=2).money(10).goods(0, *RICE).posts(0, "F1", "F2").cards(0, "sell_cargo"))
    table.carry_out()
    assert taxes(table)[0] == (0, 0)
    assert (table.has_card(0, "sell_cargo"), len(table.held(0))) == (True, 7)


@clause("YZ-EMP-21")
def test_cards_of_own_will_change_the_tax_forced_ones_do_not() -> None:
    table = drawn("tax_wealth", Table(seats=2).money(19).cards(0, "liquidity_20")).cash(20)
    assert taxes(table)[0] == (0, 2), "9 and 20 are 29 when the tax is fixed"
    table = drawn("tax_goods", Table(seats=2).money(10).goods(0, *RICE[:3]).cards(0, "sell_cargo"))
    table.sell_by_card(*RICE[:3])
    assert taxes(table)[0] == (0, 1)
    assert table.state.money[0] == 20 - 1


@clause("YZ-EMP-21")
def test_forced_cards_come_after_the_tax_is_fixed() -> None:
    table = Table(seats=2).money(10).goods(0, *RICE).cards(0, "liquidity_10", "liquidity_15", "liquidity_20")
    drawn("tax_goods", table).carry_out().cash(10)
    assert table.told(TaxPaid)[0] == TaxPaid(0, emperor("tax_goods"), 7, 7)
    assert len(table.told(Cashed)) == 1


@clause("YZ-EMP-23")
def test_repeat_may_name_what_has_no_effect() -> None:
    table = drawn("repeat", Table(seats=2).emperors("swap_good", "bonus_harbour", "redeem_liquidity"))
    assert [move.emperor for move in table.offered(Follow)] == [
        emperor(name) for name in ("swap_good", "bonus_harbour", "redeem_liquidity")
    ]
    table.follow("bonus_harbour")
    assert table.told(BonusPaid) == [BonusPaid(0, emperor("bonus_harbour"), 0)]
    assert (table.decider, table.state.money[0]) == (1, 20)
    table.follow("swap_good")
    assert table.state.active == 1


@clause("YZ-EMP-25")
def test_nothing_to_redeem_or_nothing_to_pay_with() -> None:
    table = drawn("redeem_liquidity", Table(seats=2).money(24).cards(1, "liquidity_10", "liquidity_15", "liquidity_20"))
    assert redeemable(table) == [card("liquidity_10")], "14 money"
    assert table.why_not_card("liquidity_15") == "short"
    table.decline()
    assert (table.decider, redeemable(table)) == (1, []), "none played"
    table = drawn("redeem_liquidity", Table(seats=2).money(19, 30).cards(0, "sell_cargo"))
    assert redeemable(table) == []
    table = drawn("redeem_liquidity", Table(seats=2).money(19, 9))
    assert table.state.active == 1, "neither card nor money: nobody is asked"


@clause("YZ-EMP-25")
def test_any_time_cards_may_be_played_first_to_pay() -> None:
    table = drawn("redeem_liquidity", Table(seats=2).money(10).goods(0, *RICE[:3]).cards(0, "sell_cargo"))
    assert redeemable(table) == []
    table.sell_by_card(*RICE[:3]).redeem(20)
    assert (table.state.money[0], table.has_card(0, "liquidity_20")) == (0, True)
    table = drawn("redeem_liquidity", Table(seats=2).money(10).cards(0, "liquidity_20"))
    table.cash(20)
    assert redeemable(table) == [card("liquidity_10"), card("liquidity_15"), card("liquidity_20")]


def test_a_card_too_dear_says_what_is_missing_and_other_things_wait() -> None:
    table = drawn("redeem_liquidity", Table(seats=2).money(22))
    reason = table.rules.why_not(table.state, table._card("liquidity_20"))
    assert reason is not None
    assert dict(reason.args) == {"n": 8}
    assert table.why_not(GOOD[0]) == "not_behind_screen"
    assert NEW not in table.shown()
