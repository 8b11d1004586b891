"""Goods, imports, yen and points that come and go."""

from dataclasses import dataclass

from rules.core.event import Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS
from rules.core.text import Text, say
from rules.yokohama.components import HOUSE_INCOME, SILK, YEN
from rules.yokohama.places import AREA, COUNTERS, POINT, SCORE, SUPPLY
from rules.yokohama.words.amounts import amount, points, title


@dataclass(slots=True, unsafe_hash=True)
class Gained(SeatEvent):
    """`quiet`: what gave it was told already."""

    item: int
    number: int
    quiet: bool

    def shifts(self) -> tuple[Shift, ...]:
        return (COUNTERS.gained(self.seat, self.item, self.number),)

    def text(self) -> Text | None:
        if self.quiet:
            return None
        return say("yokohama.log.gained", seat=SEATS[self.seat], what=amount(self.item, self.number))


@dataclass(slots=True, unsafe_hash=True)
class PointsGained(SeatEvent):
    """`quiet`: what gave them was told already."""

    number: int
    quiet: bool

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(POINT, self.number, SUPPLY, SCORE[self.seat]),)

    def text(self) -> Text | None:
        if self.quiet:
            return None
        return say("yokohama.log.gained", seat=SEATS[self.seat], what=points(self.number))


@dataclass(slots=True, unsafe_hash=True)
class HousePaid(SeatEvent):
    """The owner of the Trading House where another acts."""

    area: int

    def shifts(self) -> tuple[Shift, ...]:
        return (COUNTERS.gained(self.seat, YEN, HOUSE_INCOME),)

    def text(self) -> Text:
        return say("yokohama.log.house", seat=SEATS[self.seat], area=AREA[self.area], n=HOUSE_INCOME)


@dataclass(slots=True, unsafe_hash=True)
class TechnologyGave(SeatEvent):
    """Items that follow by themselves from a technology."""

    title: int
    item: int
    number: int

    def shifts(self) -> tuple[Shift, ...]:
        return (COUNTERS.gained(self.seat, self.item, self.number),)

    def text(self) -> Text:
        what = amount(self.item, self.number)
        return say("yokohama.log.technology_gave", seat=SEATS[self.seat], technology=title(self.title), what=what)


@dataclass(slots=True, unsafe_hash=True)
class TechnologyScored(SeatEvent):
    """Points that follow by themselves from a technology."""

    title: int
    number: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(POINT, self.number, SUPPLY, SCORE[self.seat]),)

    def text(self) -> Text:
        what = points(self.number)
        return say("yokohama.log.technology_gave", seat=SEATS[self.seat], technology=title(self.title), what=what)


@dataclass(slots=True, unsafe_hash=True)
class Bought(SeatEvent):
    """One good for yen."""

    item: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        return (COUNTERS.paid(self.seat, YEN, self.price), COUNTERS.gained(self.seat, self.item, 1))

    def text(self) -> Text:
        return say("yokohama.log.bought", seat=SEATS[self.seat], what=amount(self.item, 1), price=self.price)


@dataclass(slots=True, unsafe_hash=True)
class Sold(SeatEvent):
    """One good for yen."""

    item: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        return (COUNTERS.paid(self.seat, self.item, 1), COUNTERS.gained(self.seat, YEN, self.price))

    def text(self) -> Text:
        return say("yokohama.log.sold", seat=SEATS[self.seat], what=amount(self.item, 1), price=self.price)


@dataclass(slots=True, unsafe_hash=True)
class Spun(SeatEvent):
    """The Spinning Mill: silk for yen."""

    price: int

    def shifts(self) -> tuple[Shift, ...]:
        return (COUNTERS.paid(self.seat, SILK, 1), COUNTERS.gained(self.seat, YEN, self.price))

    def text(self) -> Text:
        return say("yokohama.log.spun", seat=SEATS[self.seat], price=amount(YEN, self.price))
