"""Goods: sold, bought, arrived, discarded, swapped."""

from dataclasses import dataclass

from rules.core.event import Event, Shift
from rules.core.seats import SeatEvent
from rules.core.target import HIDDEN, SEATS, Seat
from rules.core.text import Text, say
from rules.yangtze.places import BAG, BANK, DISCARDS, GONE, GOOD, HIDDEN_GOOD, MONEY, PURSE, RIVER, SCREEN
from rules.yangtze.words.names import shared_mark


@dataclass(slots=True, unsafe_hash=True)
class CargoSold(SeatEvent):
    """Goods left a screen as one cargo."""

    goods: tuple[int, ...]
    value: int

    def shifts(self) -> tuple[Shift, ...]:
        sold = (Shift(GOOD[good], 1, SCREEN[self.seat], GONE) for good in self.goods)
        return (*sold, Shift(MONEY, self.value, BANK, PURSE[self.seat]))

    def text(self) -> Text:
        first = GOOD[self.goods[0]]
        if len(self.goods) == 1:
            return say("yangtze.log.sold_one", seat=SEATS[self.seat], good=first, value=self.value)
        what = shared_mark(self.goods)
        return say("yangtze.log.sold", seat=SEATS[self.seat], n=len(self.goods), what=what, value=self.value)


@dataclass(slots=True, unsafe_hash=True)
class GoodBought(SeatEvent):
    """A good went from the river behind a screen; a price of 0 was the Free good."""

    good: int
    space: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        moved = Shift(GOOD[self.good], 1, RIVER[self.space], SCREEN[self.seat])
        return (Shift(MONEY, self.price, PURSE[self.seat], BANK), moved) if self.price else (moved,)

    def text(self) -> Text:
        if not self.price:
            return say("yangtze.log.took_free", seat=SEATS[self.seat], good=GOOD[self.good])
        return say("yangtze.log.bought", seat=SEATS[self.seat], good=GOOD[self.good], price=self.price)


@dataclass(slots=True, unsafe_hash=True)
class GoodArrived(Event):
    """A new good enters upstream; `pushed` are the goods it pushes one space down, the most upstream first."""

    good: int
    pushed: tuple[int, ...]

    def shifts(self) -> tuple[Shift, ...]:
        down = [Shift(GOOD[good], 1, RIVER[space], RIVER[space + 1]) for space, good in enumerate(self.pushed)]
        return (*reversed(down), Shift(GOOD[self.good], 1, BAG, RIVER[0]))

    def text(self) -> Text:
        return say("yangtze.log.arrived", good=GOOD[self.good])


@dataclass(slots=True, unsafe_hash=True)
class GoodDiscarded(SeatEvent):
    """A good went away face down: only its owner knows which."""

    good: int

    def shifts(self) -> tuple[Shift, ...]:
        what = HIDDEN_GOOD if self.good == HIDDEN else GOOD[self.good]
        return (Shift(what, 1, SCREEN[self.seat], DISCARDS[self.seat]),)

    def text(self) -> Text:
        if self.good == HIDDEN:
            return say("yangtze.log.discarded_hidden", seat=SEATS[self.seat])
        return say("yangtze.log.discarded", seat=SEATS[self.seat], good=GOOD[self.good])

    def seen_by(self, seat: Seat) -> "GoodDiscarded":
        return self if seat == self.seat else GoodDiscarded(self.seat, HIDDEN)


@dataclass(slots=True, unsafe_hash=True)
class GoodsSwapped(SeatEvent):
    """An own good and one of the river changed places."""

    given: int
    taken: int
    space: int

    def shifts(self) -> tuple[Shift, ...]:
        out = Shift(GOOD[self.taken], 1, RIVER[self.space], SCREEN[self.seat])
        return (out, Shift(GOOD[self.given], 1, SCREEN[self.seat], RIVER[self.space]))

    def text(self) -> Text:
        return say("yangtze.log.swapped", seat=SEATS[self.seat], given=GOOD[self.given], taken=GOOD[self.taken])
