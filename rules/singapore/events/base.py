"""What the facts of all sorts share."""

from dataclasses import dataclass

from rules.core.event import Event, Shift
from rules.core.target import NOBODY, Seat
from rules.singapore.components import NEUTRAL
from rules.singapore.places import BANK, GOOD, MARKER, MONEY, SCREEN, SUPPLY, track


@dataclass(slots=True, unsafe_hash=True)
class ColourEvent(Event):
    """Base of what happens to a seat or to the neutral colour."""

    colour: int

    def actor(self) -> Seat:
        return NOBODY if self.colour == NEUTRAL else self.colour


def to_bank(seat: Seat, money: int) -> tuple[Shift, ...]:
    """Money goes to the bank."""
    return (Shift(MONEY, money, SCREEN[seat], BANK),) if money else ()


def from_bank(seat: Seat, money: int) -> tuple[Shift, ...]:
    """Money comes from the bank."""
    return (Shift(MONEY, money, BANK, SCREEN[seat]),) if money else ()


def cubes_given(seat: Seat, cubes: tuple[int, ...]) -> tuple[Shift, ...]:
    """Cubes go back to the supply."""
    return tuple(Shift(GOOD[kind], number, SCREEN[seat], SUPPLY) for kind, number in enumerate(cubes) if number)


def cubes_taken(seat: Seat, cubes: tuple[int, ...]) -> tuple[Shift, ...]:
    """Cubes come from the supply."""
    return tuple(Shift(GOOD[kind], number, SUPPLY, SCREEN[seat]) for kind, number in enumerate(cubes) if number)


def marker_moved(seat: Seat, before: int, after: int) -> tuple[Shift, ...]:
    """The score marker goes from one number of points to another."""
    return (Shift(MARKER[seat], 1, track(before), track(after)),) if before != after else ()
