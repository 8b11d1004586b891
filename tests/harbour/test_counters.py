"""What moves between seats and the supply, and addresses of the seats."""

from rules.core.event import Shift
from rules.core.target import Target
from rules.harbour.addresses import of_seats, seat_and_name
from rules.harbour.counters import Counters

TEA, MONEY, SUPPLY = Target("good", "tea"), Target("money", "yen"), Target("supply", "supply")
OF_SEATS = of_seats("counter", ("tea", "yen"), 2)
COUNTERS = Counters((TEA, MONEY), OF_SEATS, SUPPLY)


def test_gains_come_from_the_supply_and_payments_go_there() -> None:
    assert COUNTERS.gained(1, 0, 3) == Shift(TEA, 3, SUPPLY, OF_SEATS[1][0])
    assert COUNTERS.paid(0, 1, 2) == Shift(MONEY, 2, OF_SEATS[0][1], SUPPLY)
    assert COUNTERS.all_paid(0, [(0, 0), (1, 2)]) == (COUNTERS.paid(0, 1, 2),), "none is no payment"


def test_an_address_tells_whose_it_is() -> None:
    assert seat_and_name(OF_SEATS[1][1]) == (1, "yen")
