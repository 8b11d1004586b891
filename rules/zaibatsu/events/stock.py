"""Money, resources, goods and points that come and go."""

from dataclasses import dataclass

from rules.core.event import Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.zaibatsu.components import COAL, MONEY, SILK
from rules.zaibatsu.places import (
    FACTORY_SLOT,
    GOOD,
    POINT,
    SCORE,
    STOCK,
    SUPPLY,
    THING,
)
from rules.zaibatsu.tiles import GOOD_OF
from rules.zaibatsu.words.amounts import amount, counted, of_good


@dataclass(slots=True, unsafe_hash=True)
class Gained(SeatEvent):
    """An item from the supply."""

    item: int
    number: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(THING[self.item], self.number, SUPPLY, STOCK[self.seat][self.item]),)

    def text(self) -> Text:
        return say("zaibatsu.log.gained", seat=SEATS[self.seat], what=amount(self.item, self.number))

    def goes_on(self) -> bool:
        return True

    def tail(self) -> Text:
        return say("zaibatsu.log.tail.gains", what=amount(self.item, self.number))


@dataclass(slots=True, unsafe_hash=True)
class PointsGained(SeatEvent):
    """Points during play."""

    number: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(POINT, self.number, SUPPLY, SCORE[self.seat]),)

    def text(self) -> Text:
        return say("zaibatsu.log.gained", seat=SEATS[self.seat], what=say("zaibatsu.amount.vp", n=self.number))

    def goes_on(self) -> bool:
        return True

    def tail(self) -> Text:
        return say("zaibatsu.log.tail.gains", what=say("zaibatsu.amount.vp", n=self.number))


@dataclass(slots=True, unsafe_hash=True)
class Paid(SeatEvent):
    """Not told: what was paid for is."""

    item: int
    number: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(THING[self.item], self.number, STOCK[self.seat][self.item], SUPPLY),)


@dataclass(slots=True, unsafe_hash=True)
class KeptCoalSpent(SeatEvent):
    """Coal from a start token or a tile; not told."""

    number: int
    place: Target

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(THING[COAL], self.number, self.place, SUPPLY),)


@dataclass(slots=True, unsafe_hash=True)
class CoalLaid(SeatEvent):
    """Coal that no consolidation takes."""

    number: int
    place: Target

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(THING[COAL], self.number, SUPPLY, self.place),)

    def text(self) -> Text:
        return say("zaibatsu.log.coal_laid", seat=SEATS[self.seat], n=self.number)

    def tail(self) -> Text:
        return say("zaibatsu.log.tail.coal_laid", n=self.number)


@dataclass(slots=True, unsafe_hash=True)
class Melted(SeatEvent):
    """Silk for money."""

    number: int
    money: int

    def shifts(self) -> tuple[Shift, ...]:
        given = Shift(THING[SILK], self.number, STOCK[self.seat][SILK], SUPPLY)
        return (given, Shift(THING[MONEY], self.money, SUPPLY, STOCK[self.seat][MONEY]))

    def text(self) -> Text:
        what = amount(SILK, self.number)
        return say("zaibatsu.log.melted", seat=SEATS[self.seat], what=what, money=amount(MONEY, self.money))


@dataclass(slots=True, unsafe_hash=True)
class GoodsStored(SeatEvent):
    """Goods put in a factory; `lost` is what found no room."""

    factory: int
    tile: int
    number: int
    lost: int

    def shifts(self) -> tuple[Shift, ...]:
        if not self.number:
            return ()
        return (Shift(GOOD[GOOD_OF[self.tile]], self.number, SUPPLY, FACTORY_SLOT[self.seat][self.factory]),)

    def text(self) -> Text:
        key = "stored_lost" if self.lost else "stored"
        return say(f"zaibatsu.log.{key}", seat=SEATS[self.seat], **self._what())

    def goes_on(self) -> bool:
        return True

    def tail(self) -> Text:
        return say("zaibatsu.log.tail.stored_lost" if self.lost else "zaibatsu.log.tail.stored", **self._what())

    def _what(self) -> dict[str, int | Text | Target]:
        what: dict[str, int | Text | Target] = {"what": of_good(GOOD_OF[self.tile], self.number)}
        if self.lost:
            what["lost"] = self.lost
        return what


@dataclass(slots=True, unsafe_hash=True)
class GoodsSpent(SeatEvent):
    """Not told: what they were spent for is."""

    factory: int
    tile: int
    number: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(GOOD[GOOD_OF[self.tile]], self.number, FACTORY_SLOT[self.seat][self.factory], SUPPLY),)


@dataclass(slots=True, unsafe_hash=True)
class Discarded(SeatEvent):
    """Money and coal go at a consolidation."""

    money: int
    coal: int

    def shifts(self) -> tuple[Shift, ...]:
        gone = ((MONEY, self.money), (COAL, self.coal))
        return tuple(Shift(THING[item], number, STOCK[self.seat][item], SUPPLY) for item, number in gone if number)

    def text(self) -> Text:
        what = counted([(MONEY, self.money), (COAL, self.coal)])
        return say("zaibatsu.log.discarded", seat=SEATS[self.seat], what=what)


@dataclass(slots=True, unsafe_hash=True)
class SalariesPaid(SeatEvent):
    """What was due, what was paid, and the points lost for the rest."""

    due: int
    paid: int
    points: int

    def shifts(self) -> tuple[Shift, ...]:
        found = []
        if self.paid:
            found.append(Shift(THING[MONEY], self.paid, STOCK[self.seat][MONEY], SUPPLY))
        if self.points:
            found.append(Shift(POINT, self.points, SCORE[self.seat], SUPPLY))
        return tuple(found)

    def text(self) -> Text:
        if self.paid == self.due:
            return say("zaibatsu.log.salaries", seat=SEATS[self.seat], paid=amount(MONEY, self.paid))
        paid, unpaid = amount(MONEY, self.paid), self.due - self.paid
        return say("zaibatsu.log.salaries_short", seat=SEATS[self.seat], paid=paid, unpaid=unpaid, n=self.points)
