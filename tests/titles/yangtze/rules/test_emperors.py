"""Emperors: placing them, bonus, taxes, goods."""

import pytest

from rules.core.move import SKIP
from rules.core.target import Target
from rules.yangtze.components import EMPERORS, EMPTY
from rules.yangtze.events.emperors import BonusPaid, EmperorDeclined, EmperorDrawn, TaxPaid
from rules.yangtze.events.goods import CargoSold, GoodDiscarded, GoodsSwapped
from rules.yangtze.moves import CARRY_OUT, DISCARD, TAKE, Discard, Exchange
from rules.yangtze.places import GOOD, SLOT
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.test_buy import RIVER_GOODS
from tests.titles.yangtze.rules.tokens import emperor, good, goods, of_kind

NEW = "crockery/pale_lemon"


def drawn(name: str, table: Table | None = None, drawer: int = 0) -> Table:
    """An emperor is drawn after a good was bought for 10."""
    return (table or Table()).bag(name, NEW).begin(drawer).to_buy_step().buy_at(10).draw()


def taxes(table: Table) -> list[tuple[int, int]]:
    """Who paid what, in the order in which it was paid."""
    return [(event.seat, event.paid) for event in table.told(TaxPaid)]


@clause("YZ-EMP-1")
def test_emperors_fill_the_slots_from_nurhaci_to_puyi() -> None:
    assert (SLOT[0].key, SLOT[11].key) == ("slot_nurhaci", "slot_puyi")
    table = Table().bag("tax_wealth", "bonus_temple", NEW).begin().buy_at(10).draw()
    assert table.state.emperors == [emperor("tax_wealth"), emperor("bonus_temple")]
    assert [(event.emperor, event.slot) for event in table.told(EmperorDrawn)] == [
        (emperor("tax_wealth"), 0), (emperor("bonus_temple"), 1),
    ]  # fmt: skip
    later = drawn("tax_wealth", Table().emperors("bonus_temple", "bonus_harbour"))
    assert later.told(EmperorDrawn)[0].slot == 2
    assert later.state.money == table.state.money, "the slot has no effect of its own"


@clause("YZ-EMP-2")
def test_every_player_obeys_clockwise_from_whose_turn_it_is() -> None:
    table = drawn("tax_wealth", Table(seats=4).money(55, 21, 37, 99), drawer=2)
    assert taxes(table) == [(2, 2), (3, 9), (0, 5), (1, 2)]


@clause("YZ-EMP-3")
def test_optional_tokens_can_be_declined_binding_ones_cannot() -> None:
    rice = of_kind("rice", 1)
    for name in ("bonus_fortress", "bonus_temple", "tax_goods", "discard_good", "repeat"):
        table = drawn(name, Table().goods(0, *rice).emperors("tax_wealth").cards(0, "liquidity_10"))
        assert SKIP not in table.legal
    for name in ("sell_cargo", "swap_good", "redeem_liquidity"):
        table = drawn(name, Table().goods(0, *rice).cards(0, "liquidity_10"))
        held, money = table.held(0), table.state.money[0]
        table.decline()
        assert (table.held(0), table.state.money[0]) == (held, money)
        assert table.told(EmperorDeclined)[0] == EmperorDeclined(0, emperor(name))


@clause("YZ-EMP-4")
def test_which_tokens_are_optional() -> None:
    assert {each.key for each in EMPERORS if each.optional} == {
        "emperor_sell_cargo", "emperor_swap_good", "emperor_redeem_liquidity",
    }  # fmt: skip


@clause("YZ-EMP-5")
@pytest.mark.parametrize(
    ("name", "letter"),
    [("bonus_fortress", "F"), ("bonus_counting_house", "C"), ("bonus_temple", "T"), ("bonus_harbour", "H")],
)
def test_bonus_of_two_per_post_of_the_type_in_both_colours(name: str, letter: str) -> None:
    others = [f"{other}{dots}" for other in "FCTH" if other != letter for dots in (2, 4)]
    table = drawn(name, Table().posts(0, f"{letter}1", f"{letter}3", f"{letter}5").posts(1, *others))
    assert table.state.money == [30 - 10 + 6, 30, 30]
    assert table.told(BonusPaid) == [BonusPaid(seat, emperor(name), 6 if seat == 0 else 0) for seat in range(3)]
    assert table.told(TaxPaid) == []


@clause("YZ-EMP-6")
@pytest.mark.parametrize(("money", "tax"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (60, 6), (110, 11), (239, 23)])
def test_wealth_tax_of_one_per_full_ten(money: int, tax: int) -> None:
    table = drawn("tax_wealth", Table().money(30, money))
    assert table.state.money[1] == money - tax
    assert (1, tax) in taxes(table)


@clause("YZ-EMP-7")
def test_post_tax_of_one_per_own_post() -> None:
    table = drawn("tax_posts", Table().posts(0, "F1", "T3", "T4").posts(2, "H5"))
    assert table.state.money == [30 - 10 - 3, 30, 29]


@clause("YZ-EMP-8")
def test_goods_tax_of_one_per_good_behind_the_screen() -> None:
    table = drawn("tax_goods", Table().goods(1, *of_kind("rice", 4)).posts(2, "F1"))
    assert taxes(table) == [(0, 1), (1, 4), (2, 0)]
    assert table.state.money == [30 - 10 - 1, 26, 30]


@clause("YZ-EMP-9")
def test_sell_exactly_one_cargo() -> None:
    rice = of_kind("rice", 3)
    table = drawn("sell_cargo", Table(seats=2).goods(1, *rice, "fish/pale_mint"))
    assert table.decider == 0
    table.decline()
    assert table.decider == 1
    assert table.legal == [*(TAKE[each] for each in goods(*rice, "fish/pale_mint")), SKIP]
    table.sell(*rice)
    assert table.told(CargoSold) == [CargoSold(1, tuple(goods(*rice)), 20)]
    assert table.state.money[1] == 50
    assert table.told(TaxPaid) == []
    assert table.state.active == 1, "one cargo and no more: the turn went on"
    assert table.held(1) == ["fish/pale_mint"]


@clause("YZ-EMP-9")
def test_a_player_without_goods_has_nothing_to_sell() -> None:
    table = drawn("sell_cargo", Table(seats=2).cards(1, "liquidity_10"))
    table.decline()
    assert (table.decider, table.legal[0]) == (1, SKIP), "only to play a card"
    assert not any(move in TAKE for move in table.legal)
    table = drawn("sell_cargo", Table(seats=2).cards(1, "sell_cargo", "two_goods", "free_good")).decline()
    assert table.state.active == 1, "no card to play, nothing to sell: not asked"


@clause("YZ-EMP-10")
def test_each_player_with_goods_must_discard_one_of_own_choice() -> None:
    rice = of_kind("rice", 2)
    table = drawn("discard_good", Table().goods(0, "fish/pale_mint").goods(1, *rice))
    bought = table.held(0)[1]
    assert table.legal == [DISCARD[each] for each in goods("fish/pale_mint", bought)], "dealt or bought, no way round"
    table.discard("fish/pale_mint")
    assert table.decider == 1
    table.discard(rice[1])
    assert table.told(GoodDiscarded) == [GoodDiscarded(0, good("fish/pale_mint")), GoodDiscarded(1, good(rice[1]))]
    assert (table.held(0), table.held(1), table.held(2)) == ([bought], [rice[0]], [])
    assert table.state.money == [20, 30, 30], "nothing is paid for it"
    assert table.state.active == 1, "seat 2 has none and does nothing"


@clause("YZ-EMP-10")
def test_a_player_without_goods_may_still_play_a_card_then() -> None:
    table = drawn("discard_good", Table(seats=2).cards(1, "liquidity_10"))
    table.discard(table.held(0)[0])
    assert (table.decider, table.offered(Discard)) == (1, [])
    table.cash(10)
    assert (table.state.active, table.state.money[1]) == (1, 40)


@clause("YZ-EMP-11")
def test_swap_one_own_good_for_one_on_the_river() -> None:
    table = drawn("swap_good", Table(seats=2).river(*RIVER_GOODS).goods(1, "rice/pale_sky", "rice/pale_mint"))
    table.decline()
    assert table.decider == 1
    river = table.shown()
    table.swap("rice/pale_sky", 5)
    assert table.held(1) == ["rice/pale_mint", "cotton/pale_lilac"]
    assert table.told(GoodsSwapped) == [GoodsSwapped(1, good("rice/pale_sky"), good("cotton/pale_lilac"), 6)]
    assert table.shown() == [NEW, *river[1:6], "rice/pale_sky", river[7]], "the given good lies where the other lay"
    assert table.state.money == [20, 30]
    assert table.state.active == 1, "one swap and no more"


@clause("YZ-EMP-11")
def test_the_own_good_is_clicked_first_and_can_be_put_back() -> None:
    table = drawn("swap_good", Table(seats=2).goods(0, "rice/pale_sky", "rice/pale_mint"))
    assert table.why_not_buy_at(4) == "own_good_first"
    assert table.offered(Exchange) == []
    table.take("rice/pale_sky")
    assert not any(move in TAKE for move in table.legal), "one good, not two"
    assert SKIP not in table.legal
    table.put_back("rice/pale_sky").decline()
    assert table.held(0)[:2] == ["rice/pale_mint", "rice/pale_sky"]
    assert table.told(GoodsSwapped) == []


@clause("YZ-EMP-12")
def test_without_goods_no_swap() -> None:
    table = drawn("swap_good", Table(seats=2).goods(0, "rice/pale_sky").cards(1, "liquidity_10")).decline()
    assert table.decider == 1
    assert [move for move in table.legal if move != SKIP] == [table.legal[-1]]
    assert table.offers_card("liquidity_10")
    table = drawn("swap_good", Table(seats=2)).decline()
    assert table.state.active == 1, "not even asked"


@clause("YZ-EMP-22")
def test_nothing_can_be_taken_from_the_empty_space() -> None:
    table = drawn("swap_good", Table(seats=2).goods(0, "rice/pale_sky")).take("rice/pale_sky")
    assert [move.space for move in table.offered(Exchange)] == [1, 2, 3, 4, 5, 6, 7]
    assert table.why_not(Target("river", 0)) == "empty"
    table.play(table.offered(Exchange)[0])
    assert table.told(GoodsSwapped)[0].space == 1


@clause("YZ-EMP-22")
def test_the_empty_space_stays_empty_for_all() -> None:
    table = Table(seats=2).goods(0, "rice/pale_sky").goods(1, "fish/pale_sky").bag("swap_good", NEW).begin()
    table.stop_selling().buy_at(8).draw().swap("rice/pale_sky", 4)
    assert table.state.river[3] == EMPTY
    table.take("fish/pale_sky")
    assert 3 not in [move.space for move in table.offered(Exchange)]


@clause("YZ-EMP-24")
def test_the_next_player_finds_the_river_as_it_was_left() -> None:
    table = drawn("swap_good", Table(seats=2).river(*RIVER_GOODS).goods(0, "rice/pale_sky").goods(1, "fish/pale_sky"))
    table.take("rice/pale_sky")
    assert table.decider == 0, "seat 1 waits until the swap is done"
    table.play(Exchange(7))
    assert table.decider == 1
    table.swap("fish/pale_sky", 4)
    assert table.held(1) == ["rice/pale_sky"], "what seat 0 gave"
    assert table.shown()[7] == "fish/pale_sky"


def test_other_things_say_that_the_emperor_comes_first() -> None:
    table = drawn("tax_goods", Table().cards(0, "liquidity_10"))
    assert table.legal[0] == CARRY_OUT
    assert table.why_not_buy_at(4) == "emperor_first"
    assert table.why_not(GOOD[table.state.goods[0][0]]) == "emperor_first"
