"""Where goods, imports and yen lie: a counter for each seat and item, and the supply."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.core.event import Shift
from rules.core.target import Seat, Target


class Counters(NamedTuple):
    """By item what lies there; by seat and item where; and where it comes from and goes to."""

    things: tuple[Target, ...]
    of_seats: tuple[tuple[Target, ...], ...]
    supply: Target

    def gained(self, seat: Seat, item: int, number: int) -> Shift:
        """From the supply to a seat."""
        return Shift(self.things[item], number, self.supply, self.of_seats[seat][item])

    def paid(self, seat: Seat, item: int, number: int) -> Shift:
        """From a seat to the supply."""
        return Shift(self.things[item], number, self.of_seats[seat][item], self.supply)

    def all_paid(self, seat: Seat, given: Iterable[tuple[int, int]]) -> tuple[Shift, ...]:
        """Items and numbers, from a seat to the supply."""
        return tuple(self.paid(seat, item, number) for item, number in given if number)
