"""Questions about a state that the board and the opponents ask too."""

from rules.core.target import NOBODY
from rules.yangtze.free import SELL_CARD
from rules.yangtze.reckoning.bidding import Bidding, bidding
from rules.yangtze.reckoning.cards import money_within_reach
from rules.yangtze.reckoning.posts import holder_of
from rules.yangtze.reckoning.prices import price_now
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.tokens import post


def under_the_hammer() -> Table:
    """Seat 1 has drawn a fortress and is called first."""
    table = Table(3).money(30, 30, 30).all_cards().goods(0, "rice/pale_rose").bag("F1", "salt/pale_mint")
    return table.begin(1).buy_at(4).draw()


def test_how_an_auction_stands() -> None:
    table = under_the_hammer()
    assert bidding(table.state) == Bidding(0, NOBODY, (1, 2, 0), 1, True)
    assert bidding(table.bid(5).state) == Bidding(5, 1, (2, 0, 1), 6, True)
    assert bidding(table.pass_().state) == Bidding(5, 1, (0, 1), 6, True)
    assert bidding(table.play(SELL_CARD[0]).state) == Bidding(5, 1, (0, 1), 6, False), "a card lies over it"
    assert bidding(table.sell("rice/pale_rose").pass_().state) is None


def test_who_holds_a_post() -> None:
    table = under_the_hammer()
    assert holder_of(table.state, post("F1")) == NOBODY
    table.bid(5).pass_().pass_()
    assert holder_of(table.state, post("F1")) == 1


def test_a_good_is_free_for_whoever_laid_the_card() -> None:
    table = Table(2).cards(0, "free_good", "liquidity_10").begin()
    assert [price_now(table.state, seat, 7) for seat in (0, 1)] == [4, 4]
    table.lay("free_good")
    assert [price_now(table.state, seat, 7) for seat in (0, 1)] == [0, 4]


def test_liquidity_cards_are_within_reach() -> None:
    table = Table(2).money(7, 3).cards(0, "liquidity_10", "liquidity_20", "sell_cargo").begin()
    assert [money_within_reach(table.state, seat) for seat in (0, 1)] == [37, 3]
