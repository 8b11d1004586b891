"""Auctions of trading posts."""

from rules.core.target import Target
from rules.yangtze.components import EMPTY, FIRST_POST
from rules.yangtze.events.posts import BidMade, BidPassed, PostUnsold, PostWon
from rules.yangtze.moves import PASS, Bid
from rules.yangtze.places import BANK
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.tokens import of_kind, post

NEW = "crockery/pale_lemon"


def auction(table: Table | None = None, drawer: int = 0) -> Table:
    """Fortress 1 comes up after the drawer has bought for 4."""
    return (table or Table()).bag("F1", NEW).begin(drawer).buy_at(4).draw()


def bids_on_offer(table: Table) -> list[int]:
    return [move.amount for move in table.offered(Bid)]


@clause("YZ-AUCTION-1")
def test_the_drawer_speaks_first_then_clockwise() -> None:
    table = auction(Table(seats=4), drawer=2)
    callers = []
    while table.state.block != EMPTY:
        callers.append(table.decider)
        table.pass_()
    assert callers == [2, 3, 0, 1]


@clause("YZ-AUCTION-2")
def test_higher_or_pass() -> None:
    table = auction().bid(5)
    assert bids_on_offer(table) == list(range(6, 31))
    assert table.legal[0] == PASS
    assert table.why_not(Target("amount", 5)) == "too_low"
    table.bid(20)
    assert bids_on_offer(table) == list(range(21, 31)), "a bid may leap, the next goes beyond it"


@clause("YZ-AUCTION-3")
def test_the_first_bid_is_at_least_one() -> None:
    table = auction()
    assert bids_on_offer(table) == list(range(1, 27))
    table.bid(1)
    assert bids_on_offer(table)[0] == 2
    table = auction(Table().money(5, 1, 30)).pass_()
    assert bids_on_offer(table) == [1], "the first bid, not the first call"


@clause("YZ-AUCTION-4")
def test_the_drawer_may_pass_without_bidding() -> None:
    table = auction()
    assert PASS in table.legal
    table.pass_()
    assert table.decider == 1
    assert table.told(BidPassed) == [BidPassed(0)]


@clause("YZ-AUCTION-5")
def test_who_passes_is_out_of_this_auction() -> None:
    table = auction().bid(1).pass_().bid(2).bid(3)
    assert table.decider == 2, "seat 1 is not called again"
    table.bid(4).bid(5).bid(6)
    assert table.decider == 0
    table.pass_()
    assert table.told(PostWon) == [PostWon(2, post("F1"), 6)]


@clause("YZ-AUCTION-5")
def test_but_only_of_this_one() -> None:
    table = Table(seats=2).bag("F1", "C1", NEW).begin().buy_at(4).draw().pass_().pass_()
    assert (table.decider, table.state.block) == (0, post("C1"))
    table.bid(3)
    assert table.decider == 1


@clause("YZ-AUCTION-6")
def test_it_ends_when_all_but_the_highest_bidder_have_passed() -> None:
    table = auction().bid(4).pass_()
    assert table.told(PostWon) == []
    table.pass_()
    assert table.told(PostWon) == [PostWon(0, post("F1"), 4)]
    assert table.state.block == EMPTY


@clause("YZ-AUCTION-7")
def test_the_winner_pays_the_bank_and_gets_the_post() -> None:
    table = auction().bid(4).bid(7).pass_().pass_()
    assert table.state.money == [26, 23, 30], "nobody pays for a bid that was beaten"
    assert table.state.bank == 4 + 7
    assert table.state.posts == [[], [post("F1")], []]
    assert table.rules.seen_by(table.state, 2).posts == table.state.posts, "face up"
    (won,) = table.told(PostWon)
    assert won.shifts()[0].to == BANK
    assert won.shifts()[0].number == 7


@clause("YZ-AUCTION-8")
def test_no_bid_beyond_the_present_money() -> None:
    table = auction(Table().money(12, 5, 9))
    assert bids_on_offer(table) == list(range(1, 9)), "4 went for the good"
    assert table.why_not(Target("amount", 9)) == "short"
    table.bid(5)
    assert table.decider == 2, "seat 1 has 5, can raise nothing and is passed over"
    assert table.told(BidPassed) == [BidPassed(1)]
    assert bids_on_offer(table) == [6, 7, 8, 9]


@clause("YZ-AUCTION-8")
def test_goods_alone_are_no_means_to_bid() -> None:
    table = auction(Table().money(30, 5).goods(1, *of_kind("rice", 3)).cards(1, "two_goods", "free_good")).bid(5)
    assert table.decider == 2, "without the sell card nothing can be sold now"


@clause("YZ-AUCTION-2")
def test_all_the_money_may_still_be_too_low() -> None:
    table = auction(Table().money(30, 5).cards(1, "liquidity_10")).bid(5)
    assert table.why_not(Target("amount", 5)) == "too_low"
    assert table.why_not(Target("amount", 6)) == "short"


@clause("YZ-AUCTION-8")
def test_there_is_no_other_limit() -> None:
    assert bids_on_offer(auction(Table().money(403))) == list(range(1, 400))
    assert bids_on_offer(auction(Table().money(404))) == list(range(1, 401))


@clause("YZ-AUCTION-9")
def test_cards_first_then_the_new_money() -> None:
    table = auction(Table().money(30, 5).cards(1, "liquidity_10", "liquidity_20", "two_goods", "free_good"))
    table.bid(8)
    assert table.decider == 1
    assert bids_on_offer(table) == []
    assert not table.offers_card("two_goods")
    assert not table.offers_card("free_good")
    table.cash(10)
    assert (table.decider, bids_on_offer(table)) == (1, list(range(9, 16)))
    table.cash(20).bid(35)
    assert table.told(BidMade)[-1] == BidMade(1, 35)


@clause("YZ-AUCTION-9")
def test_the_sell_card_counts_too() -> None:
    rice = of_kind("rice", 2)
    table = auction(Table().money(30, 5).goods(1, *rice).cards(1, "sell_cargo")).bid(8)
    assert (table.decider, bids_on_offer(table)) == (1, [])
    table.sell_by_card(*rice)
    assert bids_on_offer(table) == list(range(9, 16))
    table = auction(Table().money(30, 5).cards(1, "sell_cargo")).bid(8)
    assert table.decider == 2, "without goods the sell card is no way to bid"


@clause("YZ-AUCTION-9")
def test_cards_are_played_on_the_own_call_only() -> None:
    table = auction(Table().cards(0, "liquidity_10").cards(1, "liquidity_20"))
    assert table.offers_card("liquidity_10")
    assert {move.seat for move in table.legal if hasattr(move, "seat")} == {0}


@clause("YZ-AUCTION-10")
def test_an_unsold_post_leaves_the_game() -> None:
    table = auction().pass_().pass_().pass_()
    assert table.told(PostUnsold) == [PostUnsold(post("F1"))]
    assert table.state.gone == [FIRST_POST + post("F1")]
    assert table.state.posts == [[], [], []]
    assert table.state.money == [26, 30, 30]
    assert (table.state.bag, table.state.block) == ([], EMPTY)


@clause("YZ-AUCTION-11")
def test_all_take_part() -> None:
    for winner in range(4):
        table = auction(Table(seats=4))
        for seat in range(4):
            table = table.bid(3) if seat == winner else table.pass_()
        assert table.told(PostWon) == [PostWon(winner, post("F1"), 3)]


@clause("YZ-AUCTION-12")
def test_calls_go_round_skipping_who_passed_and_who_leads() -> None:
    table = auction(Table(seats=4))
    calls = []
    for amount in (1, None, 2, None, 3, 4, None):
        calls.append(table.decider)
        table = table.bid(amount) if amount else table.pass_()
    assert calls == [0, 1, 2, 3, 0, 2, 0]
    assert table.told(PostWon) == [PostWon(2, post("F1"), 4)]


@clause("YZ-AUCTION-12")
def test_the_leader_is_not_asked_to_raise_the_own_bid() -> None:
    table = auction(Table(seats=2)).bid(1).pass_()
    assert table.told(PostWon) == [PostWon(0, post("F1"), 1)]


@clause("YZ-AUCTION-13")
def test_the_last_player_is_still_called_when_nobody_bid() -> None:
    table = auction().pass_().pass_()
    assert table.decider == 2
    assert table.state.block == post("F1")
    table.bid(1)
    assert table.told(PostWon) == [PostWon(2, post("F1"), 1)], "and a bid wins at once"


@clause("YZ-AUCTION-13")
def test_a_last_player_without_means_cannot_be_called() -> None:
    table = auction(Table().money(30, 30, 0)).pass_().pass_()
    assert table.told(BidPassed) == [BidPassed(0), BidPassed(1), BidPassed(2)]
    assert table.told(PostUnsold) == [PostUnsold(post("F1"))]


@clause("YZ-AUCTION-14")
def test_cards_stay_played_whoever_wins() -> None:
    rice = of_kind("rice", 2)
    table = auction(Table().money(30, 5).goods(1, *rice).cards(1, "liquidity_10", "sell_cargo"))
    table.bid(8).cash(10).sell_by_card(*rice).bid(20).pass_().bid(21).pass_()
    assert table.told(PostWon) == [PostWon(0, post("F1"), 21)]
    assert table.state.cards[1] == 0
    assert table.state.money[1] == 25
    assert table.held(1) == []
