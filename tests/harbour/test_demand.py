"""Which orders can be completed, and what is missing."""

from itertools import product

from rules.harbour.demand import Demands

ORDERS = ((2, 0, 1), (0, 0, 3), (1, 1, 1), (0, 2, 0))


def test_an_order_can_be_completed_exactly_if_nothing_is_lacking() -> None:
    demands = Demands(ORDERS)
    for goods in product(range(4), repeat=3):
        owned = [*goods, 50]
        met = demands.met(owned, range(len(ORDERS)))
        for number, demand in enumerate(ORDERS):
            short = [(good, need - have) for good, (need, have) in enumerate(zip(demand, goods, strict=True))]
            lacking = [(good, more) for good, more in short if more > 0]
            assert demands.lacking(owned, number) == lacking
            assert (number in met) == (not lacking)


def test_orders_are_answered_in_the_order_asked() -> None:
    assert Demands(ORDERS).met([9, 9, 9], [3, 0, 2]) == [3, 0, 2]
    assert Demands(ORDERS).met([9, 9, 9], []) == []
