"""Drawing from the bag and refilling the river."""

from rules.core.deal import Deal
from rules.core.event import Shift
from rules.yangtze.components import EMPTY
from rules.yangtze.events.emperors import EmperorDrawn, TaxPaid
from rules.yangtze.events.goods import GoodArrived
from rules.yangtze.events.posts import BidMade, PostDrawn, PostUnsold, PostWon
from rules.yangtze.moves import Bid, Exchange
from rules.yangtze.places import BAG, GOOD, RIVER
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.test_buy import RIVER_GOODS
from tests.titles.yangtze.rules.tokens import good, of_kind, post
from tests.titles.yangtze.rules.watching import RULES

NEW, LATER = "crockery/pale_lemon", "crockery/pale_sky"


@clause("YZ-DRAW-1")
def test_one_token_at_a_time_resolved_before_the_next() -> None:
    table = Table().bag("tax_wealth", "F1", NEW).begin().buy_at(4).draw()
    assert table.decider == 0
    assert len(table.state.bag) == 1, "the good waits until the post is auctioned"
    assert [type(event) for event in table.last] == [EmperorDrawn, TaxPaid, TaxPaid, TaxPaid, PostDrawn]
    table.pass_().pass_().pass_()
    assert [type(event) for event in table.events][-3:-1] == [PostUnsold, GoodArrived]


@clause("YZ-DRAW-2")
def test_a_post_is_auctioned_at_once_then_the_buyer_draws_again() -> None:
    table = Table(seats=2).bag("F1", "C2", NEW).begin(1).buy_at(4).draw()
    assert (table.decider, table.state.block) == (1, post("F1"))
    table.bid(1).pass_()
    assert (table.decider, table.state.block) == (1, post("C2")), "the same buyer draws, and speaks first"
    table.pass_().bid(1)
    assert table.state.block == EMPTY
    assert table.state.posts == [[post("C2")], [post("F1")]]
    assert [event.seat for event in table.told(PostDrawn)] == [1, 1]
    assert len(table.told(GoodArrived)) == 1


@clause("YZ-DRAW-3")
def test_an_emperor_is_carried_out_at_once_then_the_buyer_draws_again() -> None:
    table = Table().bag("tax_wealth", "bonus_temple", NEW).begin().buy_at(10).draw()
    assert table.state.money == [18, 27, 27]
    assert len(table.state.emperors) == 2
    assert [event.seat for event in table.told(EmperorDrawn)] == [0, 0]
    assert (table.decider, table.state.bag) == (1, []), "the good ended the drawing and the turn"


@clause("YZ-DRAW-3")
def test_after_the_twelfth_emperor_nobody_draws() -> None:
    table = Table().emperors(*eleven_emperors()).bag("tax_wealth", NEW).begin().buy_at(10).draw()
    assert table.is_over()
    assert len(table.state.bag) == 1


def eleven_emperors() -> tuple[str, ...]:
    """All but the wealth tax."""
    return (
        "bonus_fortress", "bonus_counting_house", "bonus_temple", "bonus_harbour", "tax_posts", "tax_goods",
        "discard_good", "sell_cargo", "swap_good", "redeem_liquidity", "repeat",
    )  # fmt: skip


@clause("YZ-DRAW-4")
def test_a_good_enters_upstream_and_pushes_until_the_gap_is_closed() -> None:
    for gap, price in ((7, 4), (3, 8), (2, 9), (0, 10)):
        table = Table().river(*RIVER_GOODS).bag(NEW, LATER).begin().buy_at(price).draw()
        assert table.shown() == [NEW, *RIVER_GOODS[:gap], *RIVER_GOODS[gap + 1 :]]
        assert table.decider == 1, "the good ends the drawing"
        assert len(table.state.bag) == 1


@clause("YZ-DRAW-4")
def test_the_push_is_told_from_the_gap_upwards() -> None:
    table = Table().river(*RIVER_GOODS).bag(NEW).begin().buy_at(9).draw()
    (arrived,) = table.told(GoodArrived)
    first, second = RIVER_GOODS[:2]
    assert arrived.shifts() == (
        Shift(GOOD[good(second)], 1, RIVER[1], RIVER[2]),
        Shift(GOOD[good(first)], 1, RIVER[0], RIVER[1]),
        Shift(GOOD[good(NEW)], 1, BAG, RIVER[0]),
    )


@clause("YZ-DRAW-5")
def test_goods_downstream_of_the_gap_do_not_move() -> None:
    table = Table().river(*RIVER_GOODS).bag(NEW).begin().buy_at(8).draw()
    assert table.shown()[4:] == list(RIVER_GOODS[4:])


@clause("YZ-DRAW-6")
def test_the_space_stays_empty_until_a_good_is_drawn() -> None:
    table = Table(seats=2).river(*RIVER_GOODS).goods(1, "rice/pale_sky").bag("F1", "swap_good", NEW).begin()
    with_gap = [*RIVER_GOODS[:4], "", *RIVER_GOODS[5:]]
    table.buy_at(7)
    assert table.shown() == with_gap
    table.draw()
    assert (bool(table.offered(Bid)), table.shown()) == (True, with_gap), "during the auction"
    table.bid(1).pass_()
    assert table.shown() == with_gap, "during the emperor"
    table.take("salt/pale_sky")
    assert [move.space for move in table.offered(Exchange)] == [0, 1, 2, 3, 5, 6, 7]
    table.put_back("salt/pale_sky").decline().decline()
    assert table.shown() == [NEW, *RIVER_GOODS[:4], *RIVER_GOODS[5:]]
    assert len(table.told(BidMade)) == len(table.told(PostWon)) == 1


@clause("YZ-DRAW-7")
def test_the_bag_holds_an_emperor_as_long_as_one_is_missing() -> None:
    """So the last token of a bag is the twelfth emperor at the latest, and with it the game ends."""
    state = RULES.new_state(Deal("yangtze", 4, {}, 1))
    assert len(state.emperors) + sum(1 for token in state.bag if token >= 81) == 12
    table = Table(seats=2).emperors(*eleven_emperors()).bag("tax_wealth").begin().buy_at(4).draw()
    assert table.is_over()
    assert table.state.bag == []


@clause("YZ-DRAW-7")
def test_tokens_once_drawn_never_go_back() -> None:
    table = Table(seats=2).goods(0, *of_kind("rice", 2)).bag("F1", "discard_good", NEW).begin()
    table.sell("rice/pale_rose").stop_selling().buy_at(4).draw()
    table.pass_().pass_().discard("rice/pale_apricot")
    assert table.state.bag == []
