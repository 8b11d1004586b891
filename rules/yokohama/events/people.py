"""Presidents and assistants on their ways."""

from dataclasses import dataclass

from rules.core.event import Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS, Seat, Target
from rules.core.text import Text, say
from rules.yokohama.components import NONE, YEN
from rules.yokohama.moves import IN_HAND_SOURCE
from rules.yokohama.places import AREA, ASSISTANT, AT_HOME, COUNTER, COUNTERS, HELD, PRESIDENT, STORE, SUPPLY, THING
from rules.yokohama.words.amounts import amount, tolls


def _paid(seat: Seat, paid: tuple[tuple[Seat, int], ...]) -> tuple[Shift, ...]:
    """Yen to other seats, NONE standing for the bank."""
    purse = COUNTER[seat][YEN]
    ends = ((SUPPLY if to == NONE else COUNTER[to][YEN], number) for to, number in paid)
    return tuple(Shift(THING[YEN], number, purse, end) for end, number in ends)


@dataclass(slots=True, unsafe_hash=True)
class AssistantPlaced(SeatEvent):
    """`paid` goes to the owners of the Presidents there."""

    area: int
    paid: tuple[tuple[Seat, int], ...]

    def shifts(self) -> tuple[Shift, ...]:
        man = Shift(ASSISTANT[self.seat], 1, HELD[self.seat][0], AREA[self.area])
        return (*_paid(self.seat, self.paid), man)

    def text(self) -> Text:
        if not self.paid:
            return say("yokohama.log.placed", seat=SEATS[self.seat], area=AREA[self.area])
        return say("yokohama.log.placed_paid", seat=SEATS[self.seat], area=AREA[self.area], paid=tolls(self.paid))

    def goes_on(self) -> bool:
        return not self.paid

    def tail(self) -> Text | None:
        return None if self.paid else say("yokohama.log.placed_too", area=AREA[self.area])


@dataclass(slots=True, unsafe_hash=True)
class PresidentMoved(SeatEvent):
    """Along `path`, whose last is where he stops; `how` is "walk", "hand", "tram" or "station"."""

    source: int
    path: tuple[int, ...]
    paid: tuple[tuple[Seat, int], ...]
    how: str

    def shifts(self) -> tuple[Shift, ...]:
        start = AT_HOME[self.seat] if self.source == NONE else AREA[self.source]
        return (*_paid(self.seat, self.paid), Shift(PRESIDENT[self.seat], 1, start, AREA[self.path[-1]]))

    def stops(self) -> tuple[Target, ...]:
        return tuple(AREA[area] for area in self.path[:-1])

    def text(self) -> Text:
        seat, area = SEATS[self.seat], AREA[self.path[-1]]
        others = tuple(each for each in self.paid if each[0] != NONE)
        canal = sum(number for to, number in self.paid if to == NONE)
        if others and canal:
            return say("yokohama.log.went_paid_canal", seat=seat, area=area, paid=tolls(others), n=canal)
        if others:
            return say("yokohama.log.went_paid", seat=seat, area=area, paid=tolls(others))
        if canal:
            return say("yokohama.log.went_canal", seat=seat, area=area, n=canal)
        return say(f"yokohama.log.went_{self.how}", seat=seat, area=area)


@dataclass(slots=True, unsafe_hash=True)
class PresidentTakenBack(SeatEvent):
    """Home from an Area; before his first journey he is there already."""

    area: int

    def shifts(self) -> tuple[Shift, ...]:
        if self.area == NONE:
            return ()
        return (Shift(PRESIDENT[self.seat], 1, AREA[self.area], AT_HOME[self.seat]),)

    def text(self) -> Text:
        if self.area == NONE:
            return say("yokohama.log.stayed_home", seat=SEATS[self.seat])
        return say("yokohama.log.taken_back", seat=SEATS[self.seat], area=AREA[self.area])


@dataclass(slots=True, unsafe_hash=True)
class AssistantsReturned(SeatEvent):
    """Home with the President."""

    area: int
    number: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(ASSISTANT[self.seat], self.number, AREA[self.area], HELD[self.seat][0]),)

    def text(self) -> Text:
        return say("yokohama.log.returned", seat=SEATS[self.seat], area=AREA[self.area], n=self.number)


@dataclass(slots=True, unsafe_hash=True)
class Recovered(SeatEvent):
    """The assistants of an action go home; `left` stay behind."""

    area: int
    number: int
    left: int

    def shifts(self) -> tuple[Shift, ...]:
        if not self.number:
            return ()
        return (Shift(ASSISTANT[self.seat], self.number, AREA[self.area], HELD[self.seat][0]),)

    def text(self) -> Text:
        key = "yokohama.log.recovered_but" if self.left else "yokohama.log.recovered"
        args = {"left": self.left} if self.left else {}
        return say(key, seat=SEATS[self.seat], area=AREA[self.area], n=self.number, **args)


@dataclass(slots=True, unsafe_hash=True)
class FreelyMoved(SeatEvent):
    """One assistant from an Area or from hand to an Area, free of charge."""

    source: int
    area: int

    def shifts(self) -> tuple[Shift, ...]:
        start = HELD[self.seat][0] if self.source == IN_HAND_SOURCE else AREA[self.source]
        return (Shift(ASSISTANT[self.seat], 1, start, AREA[self.area]),)

    def text(self) -> Text:
        if self.source == IN_HAND_SOURCE:
            return say("yokohama.log.freely_placed", seat=SEATS[self.seat], area=AREA[self.area])
        source = AREA[self.source]
        return say("yokohama.log.freely_moved", seat=SEATS[self.seat], source=source, area=AREA[self.area])


@dataclass(slots=True, unsafe_hash=True)
class Studied(SeatEvent):
    """The University: yen for an assistant from the Warehouse."""

    price: int

    def shifts(self) -> tuple[Shift, ...]:
        from_store = Shift(ASSISTANT[self.seat], 1, STORE[self.seat][0], HELD[self.seat][0])
        return (COUNTERS.paid(self.seat, YEN, self.price), from_store)

    def text(self) -> Text:
        return say("yokohama.log.studied", seat=SEATS[self.seat], price=amount(YEN, self.price))
