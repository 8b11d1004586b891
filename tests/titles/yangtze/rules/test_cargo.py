"""The best split of goods against a search through all splits, and the convexity its proof stands on."""

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.bits import mask_of, numbers_in
from rules.yangtze.components import BASIC_COUNT, GOODS
from rules.yangtze.reckoning.cargo import LINES, LINES_OF, best_split, cargo_value, fitting, worth
from tests.titles.clause import clause

BASIC_VALUES = (0, 3, 10, 20, 35, 55, 80)
LUXURY_VALUES = (0, 5, 15, 25, 40, 60)


def is_cargo(goods: tuple[int, ...]) -> bool:
    """Of one category, and all of one kind or all of one colour, said without the code under test."""
    marks = [GOODS[good] for good in goods]
    return len({good.luxury for good in marks}) == 1 and (
        len({good.kind for good in marks}) == 1 or len({good.colour for good in marks}) == 1
    )


@cache
def most(goods: tuple[int, ...]) -> int:
    """The highest total of all splits, by trying every cargo for the first good."""
    if not goods:
        return 0
    first, others = goods[0], goods[1:]
    values = LUXURY_VALUES if GOODS[first].luxury else BASIC_VALUES
    best = 0
    for chosen in range(1 << len(others)):
        cargo = (first, *(good for bit, good in enumerate(others) if chosen >> bit & 1))
        if is_cargo(cargo):
            rest = tuple(good for bit, good in enumerate(others) if not chosen >> bit & 1)
            best = max(best, values[len(cargo)] + most(rest))
    return best


def hands(numbers: range, largest: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.sampled_from(numbers), max_size=largest, unique=True).map(sorted)


# Small grids make lines cross often, which is where a split can go wrong.
CROWDED_BASIC = [row * 6 + column for row in range(4) for column in range(4)]
CROWDED_LUXURY = [BASIC_COUNT + row * 5 + column for row in range(3) for column in range(4)]


@clause("YZ-SCORE-2")
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.lists(st.sampled_from(CROWDED_BASIC), max_size=9, unique=True).map(sorted))
def test_best_split_of_basic_goods_is_best(goods: list[int]) -> None:
    check_split(goods)


@clause("YZ-SCORE-2")
@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(st.lists(st.sampled_from(CROWDED_LUXURY), max_size=8, unique=True).map(sorted))
def test_best_split_of_luxury_goods_is_best(goods: list[int]) -> None:
    check_split(goods)


@clause("YZ-SCORE-2")
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(hands(range(BASIC_COUNT), 6), hands(range(BASIC_COUNT, len(GOODS)), 5))
def test_best_split_of_mixed_goods_is_best(basic: list[int], luxury: list[int]) -> None:
    check_split(basic + luxury)


def check_split(goods: list[int]) -> None:
    """The cargoes are legal, hold every good once, come dearest first, and bring the most possible."""
    cargoes = best_split(goods)
    assert sorted(good for cargo in cargoes for good in cargo) == goods
    assert all(is_cargo(tuple(cargo)) for cargo in cargoes)
    values = [cargo_value(cargo) for cargo in cargoes]
    assert values == sorted(values, reverse=True)
    basic = tuple(good for good in goods if good < BASIC_COUNT)
    assert sum(values) == worth(goods) == most(basic) + most(tuple(goods[len(basic) :]))


@clause("YZ-SCORE-2")
def test_every_further_good_brings_at_least_as_much_as_the_one_before() -> None:
    """The best split is found by taking whole lines, which is right only while this holds."""
    for line in LINES:
        steps = [after - before for before, after in zip(line.values, line.values[1:], strict=False)]
        assert steps == sorted(steps)
        assert steps[0] > 0


@clause("YZ-SELL-6", "YZ-SELL-7")
def test_lines_are_the_rows_and_columns_of_both_grids() -> None:
    assert sorted(line.mask.bit_count() for line in LINES) == [5] * 10 + [6] * 12
    for number, good in enumerate(GOODS):
        values = LUXURY_VALUES if good.luxury else BASIC_VALUES
        kind, colour = LINES_OF[number]
        assert {GOODS[other].kind for other in numbers_in(kind.mask)} == {good.kind}
        assert {GOODS[other].colour for other in numbers_in(colour.mask)} == {good.colour}
        assert kind.values == colour.values == values


@settings(max_examples=50, deadline=None, derandomize=True, database=None)
@given(hands(range(len(GOODS)), 20))
def test_bit_sets_and_numbers_say_the_same(goods: list[int]) -> None:
    assert numbers_in(mask_of(goods)) == goods


@clause("YZ-SELL-2")
@settings(max_examples=80, deadline=None, derandomize=True, database=None)
@given(hands(range(len(GOODS)), 20).filter(bool), st.data())
def test_fitting_is_what_keeps_a_cargo_legal(goods: list[int], data: st.DataObject) -> None:
    loaded = [data.draw(st.sampled_from(goods))]
    while candidates := fitting(loaded, goods):
        expected = [good for good in goods if good not in loaded and is_cargo((*loaded, good))]
        assert candidates == expected
        loaded.append(data.draw(st.sampled_from(candidates)))
    assert not [good for good in goods if good not in loaded and is_cargo((*loaded, good))]
