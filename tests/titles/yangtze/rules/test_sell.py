"""Selling: what a cargo is and what it brings."""

from itertools import combinations

import pytest

from rules.yangtze.components import GOODS
from rules.yangtze.events.goods import CargoSold
from rules.yangtze.moves import PUT_BACK, SELL, STOP_SELLING, TAKE
from rules.yangtze.places import GOOD
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.tokens import GOOD_NAMES, good, goods, of_colour, of_kind

RICE = of_kind("rice", 6)
ROSE = of_colour("pale_rose", 6)
SILK = of_kind("silk", 5)
RED = of_colour("bright_red", 5)


def may_be_sold(names: tuple[str, ...]) -> bool:
    """Can one cargo of these goods be put together by clicks?"""
    table = Table().goods(0, *names).begin()
    for name in names:
        if TAKE[good(name)] not in table.legal:
            return False
        table.take(name)
    return SELL in table.legal


def sold(*names: str) -> int:
    """What one cargo of these goods brings."""
    return Table().goods(0, *names).begin().sell(*names).state.money[0] - 30


@clause("YZ-SELL-1")
def test_any_number_of_cargoes() -> None:
    table = Table().goods(0, *RICE[:3], *SILK[:2], "fish/pale_mint").begin()
    table.sell(*RICE[:2]).sell(RICE[2]).sell(*SILK[:2])
    assert table.decider == 0
    assert STOP_SELLING in table.legal
    table.sell("fish/pale_mint")
    assert table.state.money[0] == 30 + 10 + 3 + 15 + 3
    assert [event.value for event in table.told(CargoSold)] == [10, 3, 15, 3]


@clause("YZ-SELL-2")
def test_a_cargo_is_of_one_kind_or_of_one_colour() -> None:
    assert may_be_sold(RICE)
    assert may_be_sold(ROSE)
    assert may_be_sold(SILK)
    assert may_be_sold(RED)
    assert not may_be_sold(("rice/pale_rose", "fish/pale_mint"))
    assert not may_be_sold(("rice/pale_rose", "rice/pale_mint", "fish/pale_mint")), "a chain is no cargo"
    assert not may_be_sold(("silk/bright_red", "silk/bright_blue", "jade/bright_blue"))


@clause("YZ-SELL-2", "YZ-SELL-3")
def test_which_pairs_fit() -> None:
    """Every pair of goods: together only in one category, and alike in kind or colour."""
    everything = Table().goods(0, *GOOD_NAMES)
    everything.state.river = [-1] * 8
    everything.begin()
    for first, one in enumerate(GOODS):
        everything.play(TAKE[first])
        fitting = {move.what.key for move in everything.offered(type(TAKE[0]))}
        assert fitting == {
            second
            for second, other in enumerate(GOODS)
            if second != first and one.luxury == other.luxury and (one.kind == other.kind or one.colour == other.colour)
        }
        everything.play(PUT_BACK[first])


@clause("YZ-SELL-2")
def test_what_does_not_fit_says_why() -> None:
    table = Table().goods(0, "rice/pale_rose", "fish/pale_mint").begin().take("rice/pale_rose")
    assert table.why_not(GOOD[good("fish/pale_mint")]) == "does_not_fit"


@clause("YZ-SELL-3")
def test_basic_and_luxury_do_not_mix() -> None:
    for basic, luxury in (("rice/pale_rose", "silk/bright_red"), ("cotton/pale_lilac", "silk/bright_red")):
        assert not may_be_sold((basic, luxury))
        assert not may_be_sold((luxury, basic))


@clause("YZ-SELL-4")
def test_a_single_good_is_a_cargo() -> None:
    assert may_be_sold(("rice/pale_rose",))
    assert may_be_sold(("silk/bright_red",))


@clause("YZ-SELL-5")
def test_the_seller_may_keep_back_what_would_fit() -> None:
    for size in range(1, 7):
        for chosen in combinations(RICE, size):
            table = Table().goods(0, *RICE).begin().sell(*chosen)
            assert table.held(0) == [name for name in RICE if name not in chosen]


@clause("YZ-SELL-5")
def test_picked_goods_can_be_put_back() -> None:
    table = Table().goods(0, *RICE[:3], "fish/pale_rose").begin().take(RICE[0])
    assert STOP_SELLING not in table.legal, "first the cargo is sold or put back"
    table.take("fish/pale_rose").put_back(RICE[0])
    assert table.state.picked == goods("fish/pale_rose")
    assert TAKE[good(RICE[0])] in table.legal
    table.put_back("fish/pale_rose")
    assert (table.state.picked, table.state.money[0], len(table.held(0))) == ([], 30, 4)
    assert STOP_SELLING in table.legal


@clause("YZ-SELL-6")
def test_basic_cargoes() -> None:
    assert [sold(*RICE[:n]) for n in range(1, 7)] == [3, 10, 20, 35, 55, 80]


@clause("YZ-SELL-7")
def test_luxury_cargoes() -> None:
    assert [sold(*SILK[:n]) for n in range(1, 6)] == [5, 15, 25, 40, 60]


@clause("YZ-SELL-8")
def test_kind_and_colour_bring_the_same() -> None:
    assert [sold(*ROSE[:n]) for n in range(1, 7)] == [sold(*RICE[:n]) for n in range(1, 7)]
    assert [sold(*RED[:n]) for n in range(1, 6)] == [sold(*SILK[:n]) for n in range(1, 6)]


@clause("YZ-SELL-8")
@pytest.mark.parametrize("name", GOOD_NAMES)
def test_every_good_of_a_category_brings_the_same(name: str) -> None:
    assert sold(name) == (5 if GOODS[good(name)].luxury else 3)


@clause("YZ-SELL-9")
def test_a_good_belongs_to_one_cargo() -> None:
    """Rice in rose fits the rice and the rose goods: after the first cargo it is gone from the second."""
    corner, other_rice, other_rose = "rice/pale_rose", "rice/pale_mint", "fish/pale_rose"
    table = Table().goods(0, corner, other_rice, other_rose).begin().take(corner)
    assert TAKE[good(corner)] not in table.legal, "not twice in one cargo"
    table.take(other_rice).play(SELL)
    assert table.held(0) == [other_rose]
    table.take(other_rose)
    assert table.legal == [PUT_BACK[good(other_rose)], SELL]
    table.play(SELL)
    assert table.state.money[0] == 30 + 10 + 3


@clause("YZ-SELL-10")
def test_money_comes_at_once_and_goods_leave_the_game() -> None:
    table = Table(seats=2).goods(0, *RICE[:2], "fish/pale_mint").begin()
    table.state.seen[0] = 1 << good(RICE[0])
    bag = table.state.bag[:]
    table.sell(*RICE[:2])
    assert table.state.money == [40, 30]
    assert table.held(0) == ["fish/pale_mint"]
    assert table.state.gone == goods(*RICE[:2])
    assert table.state.bag == bag
    assert table.state.seen[0] == 0
