"""Facts of the town: buildings, streets, workers."""

from dataclasses import dataclass

from rules.core.event import Event, Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.singapore.components import EMPTY
from rules.singapore.events.base import ColourEvent, to_bank
from rules.singapore.places import (
    ASIDE,
    BUILDING,
    DISPLAY,
    FLAG,
    FLAGS,
    HUT,
    HUT_REST,
    PLOT,
    ROAD,
    ROADS,
    STREET,
    TILE,
    TOP,
    WAITING,
    WORKER,
)
from rules.singapore.words.names import colour


@dataclass(slots=True, unsafe_hash=True)
class TopBought(SeatEvent):
    """The last player pays for taking the top tile of the stack."""

    tile: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        return to_bank(self.seat, self.price)

    def text(self) -> Text:
        return say("singapore.log.top_bought", seat=SEATS[self.seat], tile=TILE[self.tile], price=self.price)


@dataclass(slots=True, unsafe_hash=True)
class Built(ColourEvent):
    """A tile goes from a slot (EMPTY: from the stack) to a square, a flag on it.

    The flag comes from the plot where `planned`, else from before the player. `hut`: the tile gives the hut back.
    """

    tile: int
    slot: int
    square: int
    planned: bool
    hut: bool

    def shifts(self) -> tuple[Shift, ...]:
        square, flag, tile = self.square, FLAG[self.colour], TILE[self.tile]
        moved = (
            Shift(tile, 1, TOP if self.slot == EMPTY else DISPLAY[self.slot], BUILDING[square]),
            Shift(flag, 1, PLOT[square] if self.planned else FLAGS[self.colour], BUILDING[square]),
        )
        return (Shift(HUT, 1, tile, HUT_REST), *moved) if self.hut else moved

    def text(self) -> Text:
        return say("singapore.log.built", seat=colour(self.colour), tile=TILE[self.tile])


@dataclass(slots=True, unsafe_hash=True)
class PlotPaid(SeatEvent):
    """The price of the plot, or all there was."""

    due: int
    paid: int

    def shifts(self) -> tuple[Shift, ...]:
        return to_bank(self.seat, self.paid)

    def text(self) -> Text:
        if self.paid < self.due:
            return say("singapore.log.plot_short", seat=SEATS[self.seat], paid=self.paid, due=self.due)
        return say("singapore.log.plot", seat=SEATS[self.seat], paid=self.paid)


@dataclass(slots=True, unsafe_hash=True)
class StreetBuilt(SeatEvent):
    """A street between the buildings `tile` and `other`; `price` is 0 for the free street of a new building."""

    edge: int
    tile: int
    other: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        return (*to_bank(self.seat, self.price), Shift(ROAD, 1, ROADS, STREET[self.edge]))

    def text(self) -> Text:
        here, there = TILE[self.tile], TILE[self.other]
        if not self.price:
            return say("singapore.log.free_street", seat=SEATS[self.seat], here=here, there=there)
        return say("singapore.log.street", seat=SEATS[self.seat], here=here, there=there, price=self.price)


@dataclass(slots=True, unsafe_hash=True)
class NoStreet(Event):
    """The streets are used up: a new building stays without one."""

    tile: int

    def text(self) -> Text:
        return say("singapore.log.no_street", tile=TILE[self.tile])


@dataclass(slots=True, unsafe_hash=True)
class WorkerMoved(SeatEvent):
    """`how` is starts, moves, enters or sent; `source` where the worker was, `tile` the building it comes to."""

    how: str
    worker: int
    source: Target
    square: int
    tile: int

    def shifts(self) -> tuple[Shift, ...]:
        to = BUILDING[self.square]
        return (Shift(WORKER[self.worker], 1, self.source, to),) if self.source != to else ()

    def text(self) -> Text:
        return say(f"singapore.log.worker_{self.how}", seat=SEATS[self.seat], tile=TILE[self.tile])


@dataclass(slots=True, unsafe_hash=True)
class WorkerReceived(SeatEvent):
    """New agent: a further worker, which waits before its player."""

    worker: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(WORKER[self.worker], 1, ASIDE[self.seat], WAITING[self.seat]),)

    def text(self) -> Text:
        return say("singapore.log.second_worker", seat=SEATS[self.seat])


@dataclass(slots=True, unsafe_hash=True)
class MovesGained(SeatEvent):
    """Raffles' tactics: further moves of one worker in this turn."""

    worker: int
    number: int

    def text(self) -> Text:
        return say("singapore.log.extra_moves", seat=SEATS[self.seat], n=self.number)
