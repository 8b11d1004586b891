"""Payment in yen or imports, imports being one item or two."""

from itertools import product

from rules.harbour.prices import Due
from rules.harbour.purse import Purse, spend

ONE, TWO = Purse(yen=1, imports=(0,)), Purse(yen=2, imports=(0, 1))
PRICE = Due(yen=2, imports=1)


def test_both_sides_of_an_import_pay_where_there_are_two() -> None:
    assert ONE.holds([3, 4]) == (4, 3)
    assert TWO.holds([3, 1, 4]) == (4, 4)


def test_a_way_is_open_only_while_the_rest_can_still_be_paid() -> None:
    assert ONE.ways([1, 2], (PRICE, PRICE)) == [0, 1]
    assert ONE.ways([1, 1], (PRICE,)) == [0]
    assert ONE.ways([0, 2], (PRICE,)) == [1]
    assert ONE.ways([3, 3], ()) == []
    assert TWO.ways([0, 2, 1], (PRICE, PRICE)) == [1], "yen would not be enough, and none lie on the other side"


def test_a_way_is_open_exactly_if_shares_leave_enough() -> None:
    for up, down, yen, parts in product(range(3), range(3), range(5), range(1, 4)):
        owned, dues = [up, down, yen], (PRICE,) * parts
        for item in range(3):
            left = owned.copy()
            spend(left, TWO.shares(owned, PRICE, item))
            fine = owned[item] > 0 and min(left) >= 0 and TWO.pays(left, dues[1:])
            assert (item in TWO.ways(owned, dues)) == fine, (owned, parts, item)


def test_nobody_is_asked_where_all_ways_leave_the_same() -> None:
    assert ONE.decided([0, 2], (PRICE,))
    assert not ONE.decided([1, 2], (PRICE,))
    assert not TWO.decided([1, 1, 0], (PRICE,)), "which side is a choice"
    assert TWO.decided([1, 1, 2], (PRICE,) * 3), "all must be given"


def test_a_price_in_imports_takes_the_named_side_first() -> None:
    assert TWO.shares([1, 2, 0], Due(9, 3), 0) == ((0, 1), (1, 2))
    assert TWO.shares([3, 2, 0], Due(9, 3), 0) == ((0, 3),)
    assert ONE.shares([3, 9], Due(9, 3), 0) == ((0, 3),)
    assert ONE.shares([3, 9], Due(9, 3), 1) == ((1, 9),)


def test_what_is_missing_is_told_in_yen_and_in_imports() -> None:
    assert ONE.missing([0, 0], (PRICE, PRICE)) == (4, 2)
    assert ONE.missing([1, 1], (PRICE, PRICE)) == (1, 1)
    assert ONE.missing([2, 0], (PRICE, PRICE)) == (0, 0)
