"""The worked examples, each quoted in the test that plays it."""

import pytest

from rules.core.text import say
from rules.yangtze.components import PRICES
from rules.yangtze.events.cards import Cashed
from rules.yangtze.events.emperors import EmperorDrawn, TaxPaid
from rules.yangtze.events.goods import CargoSold
from rules.yangtze.events.turns import GameEnded
from rules.yangtze.moves import CARRY_OUT
from rules.yangtze.places import PURSE
from rules.yangtze.scoring import majorities
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.test_buy import RIVER_GOODS
from tests.titles.yangtze.rules.test_emperors import drawn, taxes
from tests.titles.yangtze.rules.test_scoring import ROWS, row
from tests.titles.yangtze.rules.tokens import GOOD_NAMES, card, of_colour, of_kind
from tests.titles.yangtze.rules.watching import RULES

X, SECOND = "crockery/pale_lemon", "crockery/pale_sky"


def sold(*names: str) -> int:
    return Table().goods(0, *names).begin().sell(*names).state.money[0] - 30


@clause("YZ-EX-1")
def test_one_basic_good() -> None:
    """Given 1 basic good; when sold; then +3."""
    assert sold("rice/pale_rose") == 3


@clause("YZ-EX-2")
def test_four_basic_goods_of_one_kind() -> None:
    """Given 4 basic goods of one kind (4 colours); when sold as one cargo; then +35."""
    assert sold(*of_kind("salt", 4)) == 35


@clause("YZ-EX-3")
def test_three_basic_goods_of_one_colour() -> None:
    """Given 3 basic goods of one colour (3 kinds); when sold as one cargo; then +20."""
    assert sold(*of_colour("pale_mint", 3)) == 20


@clause("YZ-EX-4")
def test_one_luxury_good() -> None:
    """Given 1 luxury good; when sold; then +5."""
    assert sold("jade/bright_blue") == 5


@clause("YZ-EX-5")
def test_two_luxury_goods_of_one_kind() -> None:
    """Given 2 luxury goods of one kind (2 colours); when sold as one cargo; then +15."""
    assert sold(*of_kind("tea", 2)) == 15


@clause("YZ-EX-6")
def test_three_luxury_goods_of_one_colour() -> None:
    """Given 3 luxury goods of one colour (3 kinds); when sold as one cargo; then +25."""
    assert sold(*of_colour("bright_green", 3)) == 25


@clause("YZ-EX-7")
def test_one_coin_and_forty_three() -> None:
    """Given 58 money; when a cargo of 35 is sold; then money is 93, shown as one 50 coin and 43 on the board."""
    rice = of_kind("rice", 4)
    table = Table().money(58).goods(0, *rice).begin().sell(*rice)
    assert table.state.money[0] == 93
    assert RULES.about(table.state, 0, PURSE[0])[1] == say("yangtze.about.coins", money=93, n=1, board=43)


@clause("YZ-EX-8")
def test_the_river_after_a_purchase_at_seven() -> None:
    """Given a full river; when the good at price 7 is bought and a good is drawn; then the goods at 10, 10, 9, 8 move
    to 10, 9, 8, 7, the new good is on the first 10, and those at 6, 5, 4 stay."""
    table = Table().river(*RIVER_GOODS).bag(X).begin().buy_at(7).draw()
    assert table.shown() == [X, *RIVER_GOODS[:4], *RIVER_GOODS[5:]]
    now_at = dict(zip(table.shown(), PRICES, strict=True))
    assert [now_at[name] for name in RIVER_GOODS[:4]] == [10, 9, 8, 7]
    assert [now_at[name] for name in RIVER_GOODS[5:]] == [6, 5, 4]


@clause("YZ-EX-9")
def test_wealth_tax_on_ninety_three() -> None:
    """Given 93 money; when the wealth tax is drawn; then 9 is paid."""
    assert taxes(drawn("tax_wealth", Table().money(30, 93)))[1] == (1, 9)


@clause("YZ-EX-10")
def test_post_tax_forces_the_card() -> None:
    """Given 3 money, 5 posts and an unplayed liquidity 10; when the post tax is drawn; then the card must be played
    and 5 paid, leaving 8."""
    table = Table().money(30, 3).posts(1, "F1", "F2", "C3", "T4", "H5").cards(1, "liquidity_10")
    drawn("tax_posts", table).carry_out()
    assert table.told(Cashed) == [Cashed(1, card("liquidity_10"), 10)]
    assert taxes(table)[1] == (1, 5)
    assert table.state.money[1] == 8


@clause("YZ-EX-11")
def test_post_tax_takes_all_there_is() -> None:
    """Given 3 money, 5 posts and no unplayed liquidity card; when the post tax is drawn; then 3 is paid, money is 0,
    no goods are sold."""
    table = Table().money(30, 3).posts(1, "F1", "F2", "C3", "T4", "H5").goods(1, *of_kind("rice", 3))
    drawn("tax_posts", table)
    assert taxes(table)[1] == (1, 3)
    assert table.state.money[1] == 0
    assert (table.told(CargoSold), len(table.held(1))) == ([], 3)


@clause("YZ-EX-12")
def test_repeat_as_the_first_emperor() -> None:
    """Given Repeat is the first emperor drawn; when it is resolved; then nothing happens."""
    table = drawn("repeat")
    drawn_at = next(at for at, event in enumerate(table.events) if isinstance(event, EmperorDrawn))
    assert [type(event).__name__ for event in table.events[drawn_at:]] == ["EmperorDrawn", "GoodArrived", "TurnBegan"]
    assert table.state.money == [20, 30, 30]


@clause("YZ-EX-13")
def test_three_green_types_and_two_brown() -> None:
    """Given green posts of 3 types and brown posts of 2 types; when scored; then 30 + 15."""
    table = Table().posts(0, "F1", "C1", "T1", "F3", "H3")
    assert (row(table, 0, "green"), row(table, 0, "brown")) == (30, 15)


@clause("YZ-EX-14")
def test_four_brown_types_one_twice() -> None:
    """Given brown posts of all 4 types, one twice; when scored; then 50."""
    table = Table().posts(0, "F3", "F4", "C3", "T3", "H3")
    assert (row(table, 0, "green"), row(table, 0, "brown")) == (0, 50)


@clause("YZ-EX-15")
def test_temples_ranked_by_dots() -> None:
    """Given temples: A holds dots 2 and 5, B holds 1 and 4, C holds 3; when scored; then B gets 30, A gets 15, C gets
    0."""
    table = Table().posts(0, "T2", "T5").posts(1, "T1", "T4").posts(2, "T3")
    assert [row(table, seat, "majorities") for seat in range(3)] == [15, 30, 0]


@clause("YZ-EX-16")
def test_two_unplayed_liquidity_cards() -> None:
    """Given liquidity 15 and 20 unplayed, liquidity 10 played; when scored; then +60."""
    table = Table().cards(0, "liquidity_15", "liquidity_20")
    assert row(table, 0, "liquidity") == 60


EXAMPLE_18 = (
    ("F1", "F3", "C1", "C3", "T1", "H3"), ("F4", "C4", "T2", "T3", "H2", "H4"), ("F2", "C2", "H1", "T4"),
)  # fmt: skip
ANOTHER_TABLE = (("F1", "C3", "T3"), ("F2", "F3", "C1", "H4"), ("F4", "C2", "C4", "T5"))


@clause("YZ-EX-17")
@pytest.mark.parametrize("holdings", [EXAMPLE_18, ANOTHER_TABLE])
def test_the_shape_of_the_rulebooks_post_example(holdings: tuple[tuple[str, ...], ...]) -> None:
    """Any test of it must satisfy: one 30 per type held, at most one 15 per type."""
    table = Table()
    for seat, posts in enumerate(holdings):
        table.posts(seat, *posts)
    given = [award for awards in majorities(table.state) for award in awards]
    types_held = {post[0] for posts in holdings for post in posts}
    assert given.count(30) == len(types_held) == 4
    assert given.count(15) == sum(1 for letter in types_held if sum(letter in "".join(p) for p in holdings) > 1)
    assert set(given) == {30, 15}


@clause("YZ-EX-18")
def test_three_players_posts() -> None:
    """Given fortress (F), counting house (C), temple (T), harbour (H) with their dots: player P holds F1 F3 C1 C3 T1
    H3, player Q holds F4 C4 T2 T3 H2 H4, player R holds F2 C2 H1 T4; when scored; then P gets 30 green + 30 brown + 30
    (F) + 30 (C) + 15 (T) = 135, Q gets 15 + 50 + 30 (T) + 30 (H) = 125, R gets 30 + 0 + 15 (F) + 15 (C) + 15 (H) = 75.
    """
    table = Table()
    for seat, posts in enumerate(EXAMPLE_18):
        table.posts(seat, *posts)
    parts = [[row(table, seat, name) for name in ("green", "brown", "majorities")] for seat in range(3)]
    assert parts == [[30, 30, 75], [15, 50, 60], [30, 0, 45]]
    assert [sum(each) for each in parts] == [135, 125, 75]
    assert majorities(table.state) == [[30, 30, 15], [30, 30], [15, 15, 15]]
    assert len(ROWS) == 6


@clause("YZ-EX-19")
def test_a_cargo_sold_before_the_goods_tax() -> None:
    """Given 6 goods behind the screen, 3 of them a cargo, and an unplayed sell card; when the goods tax is drawn and
    the player first sells that cargo by card; then the tax is 3."""
    cargo, others = of_kind("rice", 3), ("fish/pale_sky", "jade/bright_red", "salt/pale_lilac")
    table = drawn("tax_goods", Table().goods(1, *cargo, *others).cards(1, "sell_cargo"))
    assert table.decider == 1
    table.sell_by_card(*cargo)
    assert taxes(table)[1] == (1, 3)


@clause("YZ-EX-20")
def test_a_forced_card_for_the_goods_tax() -> None:
    """Given 9 money, an unplayed liquidity 20 and 12 goods; when the goods tax is drawn and no card is played of own
    will; then the card must be played and 12 paid, leaving 17."""
    table = drawn("tax_goods", Table().money(30, 9).goods(1, *GOOD_NAMES[:12]).cards(1, "liquidity_20"))
    assert table.legal[0] == CARRY_OUT
    table.carry_out()
    assert table.told(TaxPaid)[1].paid == 12
    assert (table.state.money[1], table.has_card(1, "liquidity_20")) == (17, False)


@clause("YZ-EX-21")
def test_two_goods_at_nine_and_six() -> None:
    """Given a full river and Two goods; when the goods at 9 and 6 are bought and two goods drawn, X first; then 15 is
    paid, X closes the gap at 9, the second good closes the gap at 6, and at the end X stands on the second 10 and the
    second good on the first 10."""
    table = Table().cards(0, "two_goods").river(*RIVER_GOODS).bag(X, SECOND).begin()
    table.lay("two_goods").buy_at(9).buy_at(6).draw()
    assert table.state.money[0] == 15
    assert table.shown()[:2] == [SECOND, X]
    assert table.shown()[2:6] == [RIVER_GOODS[0], RIVER_GOODS[1], RIVER_GOODS[3], RIVER_GOODS[4]]
    assert table.shown()[6:] == list(RIVER_GOODS[6:])


@clause("YZ-EX-22")
def test_two_goods_one_of_them_free() -> None:
    """Given 10 money, Two goods and Free good; when the goods at 10 and 8 are taken and the one at 10 is named free;
    then 8 is paid and drawing is done twice."""
    for order in ("free first", "free second"):
        table = Table().money(10).cards(0, "two_goods", "free_good").river(*RIVER_GOODS).bag(X, SECOND).begin()
        table.lay("two_goods")
        if order == "free first":
            table.lay("free_good").buy_at(10).buy_at(8)
        else:
            table.buy_at(8).lay("free_good").buy_at(10)
        assert table.state.money[0] == 2
        table.draw()
        assert table.state.bag == []
        assert len(table.held(0)) == 2


@clause("YZ-EX-23")
def test_six_turns_of_three_players() -> None:
    """Given 3 players; when A passes, B passes, C sells a cargo and does not buy, A passes, B passes, C passes; then
    the game ends after the last of these turns and not before."""
    table = Table().goods(2, "rice/pale_rose").begin()
    table.pass_turn().pass_turn().sell("rice/pale_rose").buy_nothing()
    assert not table.is_over()
    table.pass_turn().pass_turn()
    assert not table.is_over()
    table.pass_turn()
    assert table.is_over()
    assert table.told(GameEnded) == [GameEnded("passes")]
