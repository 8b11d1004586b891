"""Facts of trade: buildings used, cubes, money and points given and received."""

from dataclasses import dataclass

from rules.core.event import Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS
from rules.core.text import Text, say
from rules.singapore.events.base import cubes_given, cubes_taken, from_bank, marker_moved, to_bank
from rules.singapore.places import TILE
from rules.singapore.words.names import counted


@dataclass(slots=True, unsafe_hash=True)
class Activated(SeatEvent):
    """A building is used; what comes of it follows."""

    square: int
    tile: int

    def text(self) -> Text:
        return say("singapore.log.uses", seat=SEATS[self.seat], tile=TILE[self.tile])

    def goes_on(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class Given(SeatEvent):
    """The left side of an arrow; `before` are the points until then."""

    cubes: tuple[int, ...]
    money: int
    points: int
    before: int

    def shifts(self) -> tuple[Shift, ...]:
        marker = marker_moved(self.seat, self.before, self.before - self.points)
        return (*cubes_given(self.seat, self.cubes), *to_bank(self.seat, self.money), *marker)

    def text(self) -> Text:
        what = counted(self.cubes, money=self.money, points=self.points)
        return say("singapore.log.gives", seat=SEATS[self.seat], what=what)

    def tail(self) -> Text:
        return say("singapore.log.tail.gives", what=counted(self.cubes, money=self.money, points=self.points))

    def goes_on(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class Received(SeatEvent):
    """The right side of an arrow, as much of it as was there; `before` are the points until then."""

    cubes: tuple[int, ...]
    money: int
    points: int
    before: int

    def shifts(self) -> tuple[Shift, ...]:
        marker = marker_moved(self.seat, self.before, self.before + self.points)
        return (*cubes_taken(self.seat, self.cubes), *from_bank(self.seat, self.money), *marker)

    def text(self) -> Text:
        what = counted(self.cubes, money=self.money, points=self.points)
        return say("singapore.log.receives", seat=SEATS[self.seat], what=what)

    def tail(self) -> Text:
        return say("singapore.log.tail.receives", what=counted(self.cubes, money=self.money, points=self.points))


@dataclass(slots=True, unsafe_hash=True)
class EffectLost(SeatEvent):
    """A raid took what the building asks for."""

    tile: int

    def text(self) -> Text:
        return say("singapore.log.effect_lost", seat=SEATS[self.seat], tile=TILE[self.tile])


@dataclass(slots=True, unsafe_hash=True)
class OwnerRewarded(SeatEvent):
    """Another player used a building of this seat."""

    tile: int
    points: int
    before: int

    def shifts(self) -> tuple[Shift, ...]:
        return marker_moved(self.seat, self.before, self.before + self.points)

    def text(self) -> Text:
        return say("singapore.log.owner", seat=SEATS[self.seat], tile=TILE[self.tile], n=self.points)


@dataclass(slots=True, unsafe_hash=True)
class SealPassed(SeatEvent):
    """A seal was reached or passed for the first time."""

    seal: int
    money: int

    def shifts(self) -> tuple[Shift, ...]:
        return from_bank(self.seat, self.money)

    def text(self) -> Text:
        return say("singapore.log.seal", seat=SEATS[self.seat], seal=self.seal, money=self.money)


@dataclass(slots=True, unsafe_hash=True)
class PointsSold(SeatEvent):
    """Short of money for a plot or a fine."""

    points: int
    money: int
    before: int

    def shifts(self) -> tuple[Shift, ...]:
        marker = marker_moved(self.seat, self.before, self.before - self.points)
        return (*marker, *from_bank(self.seat, self.money))

    def text(self) -> Text:
        return say("singapore.log.sells_points", seat=SEATS[self.seat], n=self.points, money=self.money)
