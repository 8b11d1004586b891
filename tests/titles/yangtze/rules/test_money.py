"""Money: never below nothing, coins above sixty, no credit."""

import pytest

from rules.core.text import say
from rules.yangtze.moves import Bid
from rules.yangtze.places import PURSE
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.tokens import of_kind
from tests.titles.yangtze.rules.watching import RULES


def purse_says(money: int) -> object:
    """The line of the tooltip that says how money is held."""
    table = Table().money(money)
    return RULES.about(table.state, 0, PURSE[0])[1]


@clause("YZ-MONEY-1")
def test_money_never_falls_below_nothing() -> None:
    table = Table().money(2, 4, 30).posts(0, "F1", "F2", "F3").posts(1, "C1", "C2", "C3", "C4")
    table.cards(0, "liquidity_10").bag("tax_posts", "rice/pale_rose").begin()
    table.cash(10).buy_at(10).draw()
    assert table.state.money == [0, 0, 30]


@clause("YZ-MONEY-2")
@pytest.mark.parametrize(
    ("money", "coins", "board"),
    [(61, 1, 11), (93, 1, 43), (110, 1, 60), (111, 2, 11), (160, 2, 60), (161, 3, 11)],
)
def test_above_sixty_fifty_is_held_as_a_coin(money: int, coins: int, board: int) -> None:
    assert purse_says(money) == say("yangtze.about.coins", money=money, n=coins, board=board)


@clause("YZ-MONEY-2")
@pytest.mark.parametrize("money", [0, 1, 30, 60])
def test_up_to_sixty_there_is_no_coin(money: int) -> None:
    assert purse_says(money) == say("yangtze.about.money", n=money)


@clause("YZ-MONEY-2")
def test_coins_are_ordinary_money() -> None:
    table = Table(seats=2).money(93).bag("F1", "rice/pale_rose").begin().buy_at(4).draw()
    table.bid(89)
    assert table.state.money == [0, 30], "the coin was spent with the rest"


@clause("YZ-MONEY-3")
def test_coins_never_run_out() -> None:
    table = Table(seats=4).money(1000, 1000, 1000, 1000)
    assert purse_says(1000) == say("yangtze.about.coins", money=1000, n=19, board=50)
    table.goods(0, *of_kind("rice", 6)).begin().sell(*of_kind("rice", 6))
    assert table.state.money[0] == 1080, "76 coins on the table, whatever the box holds"


@clause("YZ-MONEY-4")
def test_no_purchase_beyond_the_money() -> None:
    table = Table().money(7).begin()
    assert table.prices_on_offer() == [7, 6, 5, 4]
    assert table.why_not_buy_at(8) == "short"
    table = Table().money(3).begin()
    assert table.prices_on_offer() == []
    assert table.why_not_buy_at(4) == "short"


@clause("YZ-MONEY-4")
def test_no_bid_beyond_the_money() -> None:
    table = Table().money(14).bag("F1", "rice/pale_rose").begin().buy_at(4).draw()
    assert table.offered(Bid) == [Bid(amount) for amount in range(1, 11)]
