"""Information: what all see and what nobody else does."""

import pytest

from rules.core.bits import numbers_in
from rules.core.chance import draw, seeded
from rules.core.errors import HiddenAhead
from rules.core.target import HIDDEN
from rules.yangtze.events.goods import CargoSold, GoodBought, GoodDiscarded, GoodsSwapped
from rules.yangtze.moves import DRAW
from rules.yangtze.places import BAG, DISCARDS, GOOD, HIDDEN_GOOD, HIDDEN_TOKEN, SCREEN
from rules.yangtze.state import YangtzeState
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.test_buy import RIVER_GOODS
from tests.titles.yangtze.rules.test_emperors import NEW, drawn
from tests.titles.yangtze.rules.tokens import good, goods, of_kind, post
from tests.titles.yangtze.rules.watching import RULES

RICE = of_kind("rice", 6)
SEEDS = range(60)


def seen(table: Table, seat: int) -> YangtzeState:
    return RULES.seen_by(table.state, seat)


def worlds(table: Table, seat: int) -> list[YangtzeState]:
    """Worlds that fit what a seat has seen."""
    return [RULES.imagine(seen(table, seat), seed) for seed in SEEDS]


@clause("YZ-INFO-1")
def test_money_is_public_at_all_times() -> None:
    table = Table().money(58, 7, 0).goods(0, *RICE[:3]).begin()
    assert all(seen(table, seat).money == [58, 7, 0] for seat in range(3))
    table.sell(*RICE[:3])
    assert all(seen(table, seat).money == [78, 7, 0] for seat in range(3))


@clause("YZ-INFO-2")
def test_posts_and_cards_are_public() -> None:
    table = Table().posts(1, "F1", "T3").all_cards().cards(2, "liquidity_10").begin()
    for seat in range(3):
        assert seen(table, seat).posts == [[], [post("F1"), post("T3")], []]
        assert seen(table, seat).cards == table.state.cards == [0b111111, 0b111111, 0b001000]


@clause("YZ-INFO-3")
def test_goods_behind_a_screen_are_hidden_from_the_others() -> None:
    table = Table().goods(0, *RICE[:2]).goods(1, "silk/bright_red").begin()
    assert seen(table, 0).goods == [goods(*RICE[:2]), [HIDDEN], []]
    assert seen(table, 1).goods == [[HIDDEN, HIDDEN], goods("silk/bright_red"), []]
    assert seen(table, 2).goods == [[HIDDEN, HIDDEN], [HIDDEN], []]
    assert RULES.things(seen(table, 1))[SCREEN[0], HIDDEN_GOOD] == 2
    assert (SCREEN[0], GOOD[good(RICE[0])]) not in RULES.things(seen(table, 1))


@clause("YZ-INFO-3")
def test_two_worlds_that_differ_behind_screens_look_the_same() -> None:
    one = Table().goods(0, RICE[1]).goods(1, RICE[2]).river(*RIVER_GOODS).bag("silk/bright_blue").begin()
    other = Table().goods(0, RICE[1]).goods(1, "silk/bright_blue").river(*RIVER_GOODS).bag(RICE[2]).begin()
    one.state.rng, other.state.rng = 5, 6
    assert one.state.key() != other.state.key()
    assert seen(one, 0).key() == seen(other, 0).key()
    assert seen(one, 1).key() != seen(other, 1).key()


@clause("YZ-INFO-3")
def test_goods_picked_for_a_cargo_stay_the_owners_secret() -> None:
    table = Table().goods(0, *RICE[:2]).begin().take(RICE[0])
    assert table.last == [], "nothing is announced"
    assert seen(table, 0).picked == goods(RICE[0])
    assert seen(table, 1).picked == []
    assert len(seen(table, 1).goods[0]) == 2
    assert table.state.offer
    assert seen(table, 1).offer is None, "the choices on offer would name the goods"
    assert all(world.offer is None for world in worlds(table, 1))


@clause("YZ-INFO-4")
def test_the_number_of_goods_is_public() -> None:
    table = Table().goods(0, *RICE[:5]).goods(1, "silk/bright_red").begin()
    assert [len(each) for each in seen(table, 2).goods] == [5, 1, 0]
    assert {tuple(len(each) for each in world.goods) for world in worlds(table, 2)} == {(5, 1, 0)}


@clause("YZ-INFO-5")
def test_a_bought_good_is_seen_by_all() -> None:
    table = Table().river(*RIVER_GOODS).goods(0, RICE[1]).begin().stop_selling().buy_at(10)
    bought = good(RIVER_GOODS[0])
    event = GoodBought(0, bought, 0, 10)
    assert table.last == [event]
    assert all(event.seen_by(seat) == event for seat in range(3))
    assert numbers_in(table.state.seen[0]) == [bought]
    for world in worlds(table, 1):
        assert bought in world.goods[0], "all remember it"
    assert len({tuple(world.goods[0]) for world in worlds(table, 1)}) > 10, "but not the dealt one"


@clause("YZ-INFO-6")
def test_a_sold_cargo_is_seen_by_all() -> None:
    table = Table().goods(0, *RICE[:2]).begin().sell(*RICE[:2])
    (event,) = table.told(CargoSold)
    assert all(event.seen_by(seat) == CargoSold(0, tuple(goods(*RICE[:2])), 10) for seat in range(3))
    assert all(seen(table, seat).gone == goods(*RICE[:2]) for seat in range(3))


@clause("YZ-INFO-7")
def test_a_discarded_good_goes_away_unseen() -> None:
    table = drawn("discard_good", Table().goods(0, *RICE[:2])).discard(RICE[0])
    (event,) = table.told(GoodDiscarded)
    assert event.seen_by(0) == event == GoodDiscarded(0, good(RICE[0]))
    for other in (1, 2):
        assert event.seen_by(other) == GoodDiscarded(0, HIDDEN)
        assert event.seen_by(other).shifts()[0].what == HIDDEN_GOOD
        assert event.seen_by(other).text().key == "yangtze.log.discarded_hidden"
        assert [discard.good for discard in seen(table, other).discards] == [HIDDEN]
        assert RULES.things(seen(table, other))[DISCARDS[0], HIDDEN_GOOD] == 1
        assert good(RICE[0]) in seen(table, other).unknown
    assert event.text().key == "yangtze.log.discarded"
    assert [discard.good for discard in seen(table, 0).discards] == [good(RICE[0])], "the owner remembers"
    assert good(RICE[0]) not in table.state.gone


@clause("YZ-INFO-7")
def test_the_others_cannot_tell_a_dealt_good_from_a_bought_one() -> None:
    """One of two goods nobody saw, or the one bought before all eyes, was discarded: each is imagined."""
    tables = [drawn("discard_good", Table(seats=2).river(*RIVER_GOODS).goods(0, *RICE[1:3])) for _ in range(2)]
    bought = RIVER_GOODS[0]
    tables[0].discard(bought)
    tables[1].discard(RICE[1])
    assert numbers_in(tables[0].state.seen[0]) == numbers_in(tables[1].state.seen[0]) == [good(bought)]
    for table in tables:
        imagined = [world.discards[0].good == good(bought) for world in worlds(table, 1)]
        assert 0.15 < sum(imagined) / len(SEEDS) < 0.55, "one good of three"
        for world in worlds(table, 1):
            assert (good(bought) in world.goods[0]) != (world.discards[0].good == good(bought))
        assert {world.discards[0].good for world in worlds(table, 0)} == {table.state.discards[0].good}


@clause("YZ-INFO-7")
def test_when_all_others_are_shown_the_discarded_good_is_known() -> None:
    table = drawn("discard_good", Table(seats=2).river(*RIVER_GOODS).goods(0, RICE[1])).discard(RIVER_GOODS[0])
    table.pass_turn().sell(RICE[1])
    assert {world.discards[0].good for world in worlds(table, 1)} == {good(RIVER_GOODS[0])}
    assert all(world.goods[0] == [] for world in worlds(table, 1))


@clause("YZ-INFO-8")
def test_what_left_the_game_never_returns() -> None:
    table = Table(seats=2).goods(0, *RICE[:2]).bag("F1", NEW).begin().sell(*RICE[:2]).buy_at(4).draw().pass_().pass_()
    left = [*goods(*RICE[:2]), 61 + post("F1")]
    assert table.state.gone == left
    for seat in range(2):
        for world in worlds(table, seat):
            assert not set(left) & {*world.bag, *world.river, *world.goods[0], *world.goods[1]}


@clause("YZ-INFO-9")
def test_the_bag_is_hidden_and_its_order_random() -> None:
    table = Table(seats=2).goods(1, *RICE[:2]).begin()
    view = seen(table, 0)
    assert set(view.bag) == {HIDDEN}
    assert RULES.things(view)[BAG, HIDDEN_TOKEN] == len(table.state.bag)
    assert view.unknown == sorted([*table.state.bag, *goods(*RICE[:2])])
    with pytest.raises(HiddenAhead):
        draw(view, view.bag)
    assert len({draw(world, world.bag) for world in worlds(table, 0)}) > 20
    assert table.state.unknown == []


@clause("YZ-INFO-9")
def test_what_is_drawn_from_the_bag_is_left_to_chance() -> None:
    """The same move from the same table: another state of the generator, another good."""
    table = Table(seats=2).begin().buy_at(4)
    first = {play_with(table, seed) for seed in SEEDS}
    assert len(first) > 20


def play_with(table: Table, seed: int) -> int:
    """The good that comes to the river after a draw."""
    state = table.state.clone()
    state.rng = seeded(seed)
    RULES.apply(state, DRAW)
    return state.river[0]


@clause("YZ-INFO-10")
def test_a_swap_is_seen_by_all() -> None:
    table = drawn("swap_good", Table(seats=2).river(*RIVER_GOODS).goods(1, RICE[2], RICE[3])).decline()
    table.take(RICE[2])
    assert seen(table, 0).picked == [], "until it is done"
    table.put_back(RICE[2]).swap(RICE[2], 5)
    (event,) = table.told(GoodsSwapped)
    assert all(event.seen_by(seat) == event for seat in range(2))
    assert (event.given, event.taken) == (good(RICE[2]), good("cotton/pale_lilac"))
    assert numbers_in(table.state.seen[1]) == goods("cotton/pale_lilac")
    for world in worlds(table, 0):
        assert good("cotton/pale_lilac") in world.goods[1]
        assert world.river[6] == good(RICE[2])


@clause("YZ-INFO-10")
def test_a_good_given_back_is_no_longer_known_behind_the_screen() -> None:
    table = drawn("swap_good", Table(seats=2).river(*RIVER_GOODS)).swap(RIVER_GOODS[0], 5)
    assert numbers_in(table.state.seen[0]) == goods("cotton/pale_lilac")


@clause("YZ-INFO-7", "YZ-INFO-10")
def test_a_good_that_was_swapped_away_was_not_discarded_before() -> None:
    """Bought, kept at the discard, given to the river and bought again: all know that it lies behind the screen."""
    table = Table(seats=2).river(*RIVER_GOODS).goods(0, RICE[1], RICE[2]).bag("discard_good", "swap_good", NEW)
    bought = RIVER_GOODS[2]
    table.begin().stop_selling().buy_at(9).draw().discard(RICE[1]).swap(bought, 4).pass_turn()
    table.stop_selling().buy_at(4)
    assert bought in table.held(0)
    assert all(good(bought) in world.goods[0] for world in worlds(table, 1))


@clause("YZ-INFO-11")
def test_river_emperors_and_the_number_of_tokens_are_public() -> None:
    table = Table().emperors("tax_wealth", "repeat").river(*RIVER_GOODS).begin()
    for seat in range(3):
        view = seen(table, seat)
        assert view.river == table.state.river
        assert view.emperors == table.state.emperors
        assert len(view.bag) == len(table.state.bag)
        assert {len(world.bag) for world in worlds(table, seat)} == {len(table.state.bag)}
