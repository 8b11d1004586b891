"""Face-down discards: what the others may think they were."""

from rules.yangtze.state import Discard, YangtzeState
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.test_buy import RIVER_GOODS
from tests.titles.yangtze.rules.test_emperors import NEW
from tests.titles.yangtze.rules.tokens import good, of_kind
from tests.titles.yangtze.rules.watching import RULES

FISH = of_kind("fish", 6)
SEEDS = range(80)
BOUGHT = RIVER_GOODS[4]


def worlds(table: Table, seat: int = 1) -> list[YangtzeState]:
    return [RULES.imagine(RULES.seen_by(table.state, seat), seed) for seed in SEEDS]


def bit(*names: str) -> int:
    return sum(1 << good(name) for name in names)


def two_discards(first: str, second: str, *dealt: str) -> Table:
    """Seat 0 buys a good and discards two: one for the emperor, one by repeating it."""
    table = Table(seats=2).river(*RIVER_GOODS).goods(0, *dealt).bag("discard_good", "repeat", NEW)
    table.begin().to_buy_step().buy_at(7).draw().discard(first)
    return table.follow("discard_good").discard(second).follow("discard_good")


@clause("YZ-INFO-7")
def test_a_discard_remembers_what_it_may_have_been() -> None:
    table = two_discards(FISH[0], BOUGHT, *FISH[:3])
    assert table.state.discards == [Discard(0, good(FISH[0]), bit(BOUGHT), 3), Discard(0, good(BOUGHT), bit(BOUGHT), 3)]
    table = two_discards(BOUGHT, FISH[0], FISH[0])
    assert [(each.seen, each.unseen) for each in table.state.discards] == [(bit(BOUGHT), 1), (bit(BOUGHT), 1)]


@clause("YZ-INFO-7")
def test_discards_of_others_do_not_count() -> None:
    table = Table(seats=3).goods(0, *FISH[:2]).goods(1, *FISH[2:4]).bag("discard_good", NEW).begin()
    table.stop_selling().buy_at(4).draw().discard(FISH[0]).discard(FISH[2])
    assert [each.unseen for each in table.state.discards] == [2, 2]


@clause("YZ-INFO-7")
def test_one_of_two_bought_goods_was_discarded() -> None:
    """Nothing behind the screen is unseen: the discarded good is one of two, and each of them is imagined."""
    table = Table(seats=2).river(*RIVER_GOODS).cards(0, "two_goods").bag("discard_good", NEW, FISH[0]).begin()
    table.lay("two_goods").buy_at(7).buy_at(9).draw().discard(BOUGHT)
    assert table.state.discards[0].unseen == 0
    imagined = [world.discards[0].good for world in worlds(table)]
    assert set(imagined) == {good(BOUGHT), good(RIVER_GOODS[2])}
    assert 0.2 < imagined.count(good(BOUGHT)) / len(SEEDS) < 0.8
    for world in worlds(table):
        assert {world.discards[0].good, *world.goods[0]} == {good(BOUGHT), good(RIVER_GOODS[2])}


@clause("YZ-INFO-7")
def test_of_two_discards_the_bought_good_may_be_either_or_neither() -> None:
    table = two_discards(FISH[0], BOUGHT, *FISH[:3])
    found = {tuple(discard.good == good(BOUGHT) for discard in world.discards) for world in worlds(table)}
    assert found == {(False, False), (True, False), (False, True)}
    for world in worlds(table):
        lies = (*world.goods[0], *(discard.good for discard in world.discards))
        assert len(set(lies)) == len(lies) == 4
        assert good(BOUGHT) in lies


@clause("YZ-INFO-7")
def test_with_an_empty_screen_the_bought_good_is_one_of_the_discards() -> None:
    table = two_discards(FISH[0], BOUGHT, FISH[0])
    assert table.held(0) == []
    found = {tuple(discard.good == good(BOUGHT) for discard in world.discards) for world in worlds(table)}
    assert found == {(True, False), (False, True)}
    assert all(world.goods[0] == [] for world in worlds(table))
