"""Pebbles that change place."""

from dataclasses import dataclass

from rules.core.event import Event, Shift
from rules.core.seats import SeatEvent
from rules.core.target import HIDDEN, SEATS, Seat
from rules.core.text import Text, say
from rules.toy.places import BAG, HAND, ROW, WELL, pebble


@dataclass(slots=True, unsafe_hash=True)
class Grabbed(SeatEvent):
    """A pebble of the row."""

    pebble: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(pebble(self.pebble), 1, ROW, HAND[self.seat]),)

    def text(self) -> Text:
        return say("toy.log.grabbed", who=SEATS[self.seat], pebble=pebble(self.pebble))


@dataclass(slots=True, unsafe_hash=True)
class Tossed(SeatEvent):
    """An open pebble, back to the row."""

    pebble: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(pebble(self.pebble), 1, HAND[self.seat], ROW),)

    def text(self) -> Text:
        return say("toy.log.tossed", who=SEATS[self.seat], pebble=pebble(self.pebble))


@dataclass(slots=True, unsafe_hash=True)
class Dipped(SeatEvent):
    """A pebble of the bag, which only its owner sees."""

    pebble: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(pebble(self.pebble), 1, BAG, HAND[self.seat]),)

    def text(self) -> Text:
        return say("toy.log.dipped", who=SEATS[self.seat], pebble=pebble(self.pebble))

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Dipped(self.seat, HIDDEN)


@dataclass(slots=True, unsafe_hash=True)
class Sunk(SeatEvent):
    """A secret pebble, into the own well."""

    pebble: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(pebble(self.pebble), 1, HAND[self.seat], WELL[self.seat]),)

    def text(self) -> Text:
        return say("toy.log.sunk", who=SEATS[self.seat], pebble=pebble(self.pebble))

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Sunk(self.seat, HIDDEN)
