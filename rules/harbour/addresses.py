"""Addresses that tell whose they are: things and places of the seats as targets."""

from collections.abc import Sequence

from rules.core.target import Seat, Target


def by_seat(kind: str, seats: int) -> tuple[Target, ...]:
    """One for each seat.

    >>> by_seat("hand", 2)
    (Target(kind='hand', key=0), Target(kind='hand', key=1))
    """
    return tuple(Target(kind, seat) for seat in range(seats))


def of_seats(kind: str, names: Sequence[str], seats: int) -> tuple[tuple[Target, ...], ...]:
    """By seat, one for each name."""
    return tuple(tuple(Target(kind, f"{seat}/{name}") for name in names) for seat in range(seats))


def seat_and_name(target: Target) -> tuple[Seat, str]:
    """Whose thing it is, and which, of a key that tells both.

    >>> seat_and_name(of_seats("counter", ["tea", "yen"], 2)[1][1])
    (1, 'yen')
    """
    seat, _, name = str(target.key).partition("/")
    return int(seat), name
