"""What a player is asked and told at each decision."""

from rules.core.target import Target
from rules.core.text import Text, say
from rules.yangtze.moves import SELL, Bid, Buy
from rules.yangtze.places import CARD, EMPEROR, GOOD, RIVER
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.test_buy import RIVER_GOODS
from tests.titles.yangtze.rules.test_emperors import NEW, drawn
from tests.titles.yangtze.rules.tokens import EMPEROR_NAMES, card, emperor, good, of_kind
from tests.titles.yangtze.rules.watching import RULES

RICE = of_kind("rice", 3)
LIQUIDITY = ("liquidity_10", "liquidity_15", "liquidity_20")


def asked(table: Table) -> tuple[Text | None, Text | None, str]:
    """Prompt, help, and the part of the turn, which names the phase in the top bar and the role in the slip."""
    part = RULES.phase(table.state).key.rsplit(".")[-1]
    assert RULES.role(table.state) == (None if part == "over" else Text(f"yangtze.role.{part}"))
    return RULES.prompt(table.state), RULES.help(table.state), part


def prompt(key: str, **args: int | Target) -> Text:
    return say(f"yangtze.prompt.{key}", **args)


def help_(key: str, **args: int) -> Text:
    return say(f"yangtze.help.{key}", **args)


def test_selling() -> None:
    table = Table(seats=2).goods(0, *RICE).cards(0, "sell_cargo").begin()
    assert asked(table) == (prompt("sell"), help_("sell"), "sell")
    table.take(RICE[0]).take(RICE[1])
    assert asked(table) == (prompt("sell_now", n=2, value=10), help_("sell"), "sell")
    table.play(SELL)
    assert asked(table) == (prompt("sell"), help_("sell_more"), "sell")
    table.sell_by_card()
    assert asked(table) == (prompt("load"), help_("one_cargo"), "card")
    table.take(RICE[2])
    assert asked(table) == (prompt("sell_now", n=1, value=3), help_("one_cargo"), "card")


def test_buying() -> None:
    table = Table(seats=2).money(9).cards(0, "two_goods", "free_good").begin()
    assert asked(table) == (prompt("buy"), help_("reach", money=9, n=6), "buy")
    table.lay("two_goods")
    assert asked(table) == (prompt("buy_two"), help_("reach", money=9, n=6), "buy")
    table.buy_at(5)
    assert asked(table) == (prompt("buy_second"), help_("reach", money=4, n=1), "buy")
    table.lay("free_good")
    assert asked(table) == (prompt("take_free"), help_("reach", money=4, n=7), "buy")
    table.buy_at(10)
    assert asked(table) == (prompt("draw"), help_("draw", n=2), "draw")


def test_bidding() -> None:
    table = Table(seats=3).money(30, 3, 2).cards(1, *LIQUIDITY[1:]).cards(2, "liquidity_10").bag("F1", NEW).begin()
    table.buy_at(4).draw()
    assert asked(table) == (prompt("bid", least=1), help_("bid", money=26), "auction")
    table.bid(3)
    assert asked(table) == (prompt("cannot_bid", least=4), help_("bid_cards", money=3, most=38, kept=30), "auction")
    table.cash(20)
    assert asked(table) == (prompt("bid", least=4), help_("bid_cards", money=23, most=38, kept=30), "auction")
    table.pass_()
    assert asked(table)[0] == prompt("cannot_bid", least=4)
    table.cash(10).bid(9)
    assert asked(table)[0] == prompt("bid", least=10), "seat 0 is called again"
    just_enough = Table(seats=2).money(30, 4).cards(1, "liquidity_10").bag("F1", NEW).begin().buy_at(4).draw().bid(3)
    assert asked(just_enough)[0] == prompt("bid", least=4)


@clause("YZ-EMP-21")
def test_bonus_and_taxes_say_what_they_bring() -> None:
    table = drawn("bonus_fortress", Table(seats=2).posts(0, "F1", "F4", "C1").cards(0, "liquidity_10"))
    expected = prompt("bonus", emperor=EMPEROR[emperor("bonus_fortress")], n=4)
    assert asked(table) == (expected, help_("liquidity_first"), "emperor"), "the sell card is spent"
    both = Table(seats=2).goods(0, *RICE).cards(0, "sell_cargo", "liquidity_10")
    assert asked(drawn("bonus_fortress", both))[1] == help_("cards_first")
    assert asked(drawn("bonus_fortress", Table(seats=2).goods(0, *RICE).cards(0, "sell_cargo")))[1] == help_(
        "sell_card_first"
    )
    table = drawn("tax_posts", Table(seats=2).money(11).posts(0, "F1", "F4", "C1").cards(0, *LIQUIDITY))
    assert asked(table)[0] == prompt("tax", emperor=EMPEROR[emperor("tax_posts")], n=3)
    table.carry_out()
    assert asked(table) == (prompt("forced_card", n=2), None, "emperor")


def test_other_emperors() -> None:
    goods = Table(seats=2).goods(0, *RICE)
    table = drawn("discard_good", goods.cards(1, "liquidity_10"))
    assert asked(table) == (prompt("discard"), None, "emperor")
    table.discard(RICE[0])
    assert asked(table)[0] == prompt("nothing_to_discard")
    table = drawn("sell_cargo", Table(seats=2).goods(0, *RICE))
    assert asked(table) == (prompt("sell_offer"), help_("one_cargo"), "emperor")
    assert asked(table.take(RICE[0]))[0] == prompt("sell_now", n=1, value=3)
    table = drawn("swap_good", Table(seats=2).goods(0, *RICE))
    assert asked(table) == (prompt("swap"), help_("swap"), "emperor")
    assert asked(table.take(RICE[0]))[0] == prompt("swap_for")
    assert asked(drawn("redeem_liquidity")) == (prompt("redeem"), None, "emperor")
    table = drawn("repeat", Table(seats=2).emperors("tax_wealth"))
    assert asked(table) == (prompt("repeat"), None, "emperor")
    assert asked(drawn("repeat", Table(seats=2).cards(0, "liquidity_10")))[0] == prompt("nothing_to_repeat")


def test_after_the_end_there_is_nothing_to_ask() -> None:
    table = Table(seats=2).begin().pass_turn().pass_turn()
    assert asked(table) == (None, None, "over")
    assert table.why_not(RIVER[0]) == "over"


@clause("YZ-TURN-7", "YZ-END-1")
def test_the_end_is_announced_when_it_draws_near() -> None:
    table = Table(seats=3).begin()
    assert RULES.end_note(table.state) is None
    assert RULES.end_note(table.pass_turn().state) is None
    assert RULES.end_note(table.pass_turn().state) == Text("yangtze.end.one_pass")
    assert RULES.end_note(table.pass_turn().state) is None, "it is over"
    for drawn_already, note in ((9, None), (10, say("yangtze.end.near", n=2)), (11, say("yangtze.end.near", n=1))):
        assert RULES.end_note(Table().emperors(*EMPEROR_NAMES[:drawn_already]).begin().state) == note
    last = drawn("repeat", Table().emperors(*EMPEROR_NAMES[:11]))
    assert RULES.end_note(last.state) == Text("yangtze.end.last")


@clause("YZ-TURN-7")
def test_a_turn_that_is_no_pass_any_more_lifts_the_warning() -> None:
    table = Table(seats=2).goods(0, RICE[0]).passes(1).begin()
    assert RULES.end_note(table.state) == Text("yangtze.end.one_pass")
    assert RULES.end_note(table.sell(RICE[0]).state) is None, "sold: passing is over for this turn"
    assert RULES.end_note(Table(seats=2).passes(1).begin().buy_at(4).state) is None
    last = drawn("repeat", Table(seats=2).emperors(*EMPEROR_NAMES[:11]).passes(1))
    assert RULES.end_note(last.state) == Text("yangtze.end.last")


def test_why_a_card_is_not_for_now() -> None:
    table = Table(seats=2).cards(0, "sell_cargo", "two_goods").all_cards().goods(0, RICE[0]).begin()
    assert table.why_not_card("two_goods") == "card_in_buy_step"
    assert table.why_not_card("free_good") == "card_in_buy_step"
    assert table.why_not(CARD[1][card("two_goods")]) == "card_of_other"
    table.take(RICE[0])
    assert table.why_not_card("liquidity_10") == "cargo_first"
    table.play(SELL)
    assert table.why_not_card("sell_cargo") == "nothing_to_sell"
    table.cash(10)
    assert table.why_not_card("liquidity_10") == "card_played"


@clause("YZ-CARD-1")
def test_a_card_used_before_says_so_even_to_the_poor() -> None:
    table = Table(seats=2).money(3).cards(0, "liquidity_10").begin()
    assert table.why_not_card("two_goods") == "card_played"
    assert table.why_not_card("free_good") == "card_played"


def test_things_of_another_moment_wait() -> None:
    table = Table(seats=2).goods(0, RICE[0]).goods(1, RICE[1]).bag("F1", "swap_good", NEW).begin()
    assert table.why_not(GOOD[good(RICE[1])]) == "not_behind_screen", "nothing is picked, so nothing can be unfitting"
    table.stop_selling().buy_at(4)
    assert table.why_not(GOOD[good(RICE[0])]) == "selling_over_for_good", "its card is spent"
    table.draw()
    assert table.why_not_buy_at(5) == table.why_not(GOOD[good(RICE[0])]) == "auction_first"
    assert table.why_not(Target("bag", "bag")) == "not_now"
    table.pass_().pass_()
    assert table.why_not(Target("bag", "bag")) == "not_now"


@clause("YZ-EMP-11", "YZ-EMP-12")
def test_why_not_while_goods_are_swapped() -> None:
    table = Table(seats=2).goods(0, *RICE[:2]).cards(0, "two_goods", "liquidity_10", "sell_cargo")
    drawn("swap_good", table.cards(1, "liquidity_10"))
    assert table.why_not_card("two_goods") == "card_in_buy_step"
    assert table.why_not_card("free_good") == "card_played", "that no emperor brings back"
    assert table.why_not(CARD[1][card("liquidity_10")]) == "card_of_other"
    assert table.why_not_buy_at(4) == "own_good_first"
    table.take(RICE[0])
    assert table.why_not_card("liquidity_10") == table.why_not_card("sell_cargo") == "swap_first"
    assert table.why_not(GOOD[good(RICE[1])]) == "swap_first", "one good, and it is picked"
    assert table.why_not_card("free_good") == "card_played"
    table.put_back(RICE[0]).decline()
    assert (table.decider, table.why_not_buy_at(4)) == (1, "nothing_to_give")


@clause("YZ-EMP-9")
def test_why_not_while_an_emperor_lets_sell() -> None:
    table = drawn("sell_cargo", Table(seats=2).goods(0, *RICE[:2]).cards(0, "liquidity_10"))
    assert table.why_not_buy_at(4) == "emperor_first", "there may be no buy step after this sale"
    table.take(RICE[0])
    assert table.why_not_buy_at(4) == "emperor_first"
    assert table.why_not_card("liquidity_10") == "cargo_first"


@clause("YZ-CARD-5")
def test_choices_are_described() -> None:
    table = Table(seats=2).river(*RIVER_GOODS).goods(0, *RICE[1:]).all_cards().bag("F1", NEW).begin()
    first = RICE[1]

    def says(move: object) -> Text:
        return RULES.describe(table.state, next(each for each in table.legal if each == move))

    assert says(table.legal[0]) == say("yangtze.do.take", good=GOOD[good(first)])
    assert [says(move).key for move in table.legal[2:]] == ["yangtze.do.stop_selling", *["yangtze.do.card"] * 4]
    table.take(first)
    assert [says(move).key.rsplit(".")[-1] for move in table.legal] == ["take", "put_back", "sell"]
    assert says(SELL) == say("yangtze.do.sell", n=1, value=3)
    table.put_back(first).stop_selling()
    assert says(Buy(4)) == say("yangtze.do.buy", good=GOOD[good(RIVER_GOODS[4])], price=7)
    table.lay("free_good")
    assert says(Buy(4)) == say("yangtze.do.buy", good=GOOD[good(RIVER_GOODS[4])], price=0)
    table.buy_at(7).draw()
    assert says(Bid(3)) == say("yangtze.do.bid", n=3)
    assert says(table.legal[-4]) == say("yangtze.do.card", card=CARD[0][card("liquidity_10")])
    assert says(table.legal[-1]) == say("yangtze.do.card", card=CARD[0][card("sell_cargo")])


def test_choices_of_emperors_are_described() -> None:
    table = drawn("discard_good", Table(seats=2).goods(0, RICE[0]))
    assert RULES.describe(table.state, table.legal[0]) == say("yangtze.do.discard", good=GOOD[good(RICE[0])])
    table = drawn("swap_good", Table(seats=2).river(*RIVER_GOODS).goods(0, RICE[1])).take(RICE[1])
    expected = say("yangtze.do.exchange", good=GOOD[good(RIVER_GOODS[1])])
    assert RULES.describe(table.state, table.legal[0]) == expected
    table = drawn("redeem_liquidity", Table(seats=2))
    expected = say("yangtze.do.redeem", card=CARD[0][card("liquidity_10")], n=10)
    assert RULES.describe(table.state, table.legal[0]) == expected
    table = drawn("repeat", Table(seats=2).emperors("tax_wealth"))
    expected = say("yangtze.do.follow", emperor=EMPEROR[emperor("tax_wealth")])
    assert RULES.describe(table.state, table.legal[0]) == expected
