"""Goods, imports and yen that come and go."""

from dataclasses import dataclass

from rules.core.event import Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS
from rules.core.text import Text, say
from rules.yokohama_duel.components import HOUSE_INCOME, IMPORT_DOWN, IMPORT_UP, YEN
from rules.yokohama_duel.places import (
    COUNTER,
    COUNTERS,
    IMPORT,
    OWN_TECHNOLOGIES,
    PLACE,
    TECHNOLOGY,
    USED_TECHNOLOGIES,
)
from rules.yokohama_duel.words.amounts import amount


@dataclass(slots=True, unsafe_hash=True)
class Gained(SeatEvent):
    """`quiet`: the card that gave it was told already."""

    item: int
    number: int
    quiet: bool

    def shifts(self) -> tuple[Shift, ...]:
        return (COUNTERS.gained(self.seat, self.item, self.number),)

    def text(self) -> Text | None:
        if self.quiet:
            return None
        return say("yokohama_duel.log.gained", seat=SEATS[self.seat], what=amount(self.item, self.number))


@dataclass(slots=True, unsafe_hash=True)
class IncomePaid(SeatEvent):
    """The owner of the trading house on the chosen place."""

    place: int

    def shifts(self) -> tuple[Shift, ...]:
        return (COUNTERS.gained(self.seat, YEN, HOUSE_INCOME),)

    def text(self) -> Text:
        return say("yokohama_duel.log.income", seat=SEATS[self.seat], place=PLACE[self.place], n=HOUSE_INCOME)


@dataclass(slots=True, unsafe_hash=True)
class TechnologyGave(SeatEvent):
    """A gain that follows by itself from a technology."""

    technology: int
    item: int
    number: int

    def shifts(self) -> tuple[Shift, ...]:
        return (COUNTERS.gained(self.seat, self.item, self.number),)

    def text(self) -> Text:
        what = amount(self.item, self.number)
        technology = TECHNOLOGY[self.technology]
        return say("yokohama_duel.log.technology_gave", seat=SEATS[self.seat], technology=technology, what=what)


@dataclass(slots=True, unsafe_hash=True)
class TechnologyUsed(SeatEvent):
    """A once-per-round technology is turned sideways."""

    technology: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(TECHNOLOGY[self.technology], 1, OWN_TECHNOLOGIES[self.seat], USED_TECHNOLOGIES[self.seat]),)

    def text(self) -> Text:
        return say("yokohama_duel.log.used", seat=SEATS[self.seat], technology=TECHNOLOGY[self.technology])


@dataclass(slots=True, unsafe_hash=True)
class TechnologiesRefreshed(SeatEvent):
    """Not told: it happens to all, every round."""

    technologies: tuple[int, ...]

    def shifts(self) -> tuple[Shift, ...]:
        source, to = USED_TECHNOLOGIES[self.seat], OWN_TECHNOLOGIES[self.seat]
        return tuple(Shift(TECHNOLOGY[each], 1, source, to) for each in self.technologies)


@dataclass(slots=True, unsafe_hash=True)
class Paid(SeatEvent):
    """Not told: what was bought is, with its price."""

    item: int
    number: int

    def shifts(self) -> tuple[Shift, ...]:
        return (COUNTERS.paid(self.seat, self.item, self.number),)


@dataclass(slots=True, unsafe_hash=True)
class ImportsFlipped(SeatEvent):
    """Imports are turned face down; `quiet` where what did it was told already."""

    number: int
    quiet: bool

    def shifts(self) -> tuple[Shift, ...]:
        counters = COUNTER[self.seat]
        return (Shift(IMPORT, self.number, counters[IMPORT_UP], counters[IMPORT_DOWN]),)

    def text(self) -> Text | None:
        return None if self.quiet else say("yokohama_duel.log.flipped", seat=SEATS[self.seat], n=self.number)


@dataclass(slots=True, unsafe_hash=True)
class Bought(SeatEvent):
    """One good of the Chinatown, for yen."""

    item: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        return (COUNTERS.paid(self.seat, YEN, self.price), COUNTERS.gained(self.seat, self.item, 1))

    def text(self) -> Text:
        what = amount(self.item, 1)
        return say("yokohama_duel.log.bought", seat=SEATS[self.seat], what=what, price=self.price)


@dataclass(slots=True, unsafe_hash=True)
class Sold(SeatEvent):
    """One good to the Chinatown, for yen."""

    item: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        return (COUNTERS.paid(self.seat, self.item, 1), COUNTERS.gained(self.seat, YEN, self.price))

    def text(self) -> Text:
        return say("yokohama_duel.log.sold", seat=SEATS[self.seat], what=amount(self.item, 1), price=self.price)
