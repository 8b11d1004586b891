"""Who comes after whom."""

from functools import cache

from rules.core.target import Seat


def clockwise(seat: Seat, seats: int) -> Seat:
    """The next seat.

    >>> clockwise(2, 3)
    0
    """
    return (seat + 1) % seats


@cache
def from_seat(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats clockwise, beginning with one.

    >>> from_seat(1, 4)
    (1, 2, 3, 0)
    """
    return tuple((first + k) % seats for k in range(seats))
