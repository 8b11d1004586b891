"""Turns, starting orders, the end of the game."""

from dataclasses import dataclass

from rules.core.event import Event, Shift
from rules.core.seats import SeatEvent
from rules.core.target import HIDDEN, SEATS, Seat
from rules.core.text import Text, say
from rules.yokohama.places import DRAWN, HAND, RETURNED, order_face
from rules.yokohama.words.amounts import an_order


@dataclass(slots=True, unsafe_hash=True)
class StartingOrderChosen(SeatEvent):
    """Not told: it may still be another."""

    order: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(order_face(self.order), 1, DRAWN[self.seat], HAND[self.seat]),)

    def seen_by(self, seat: Seat) -> "StartingOrderChosen":
        return self if seat == self.seat else StartingOrderChosen(self.seat, HIDDEN)


@dataclass(slots=True, unsafe_hash=True)
class StartingOrderPutBack(SeatEvent):
    """Another is chosen instead."""

    order: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(order_face(self.order), 1, HAND[self.seat], DRAWN[self.seat]),)

    def seen_by(self, seat: Seat) -> "StartingOrderPutBack":
        return self if seat == self.seat else StartingOrderPutBack(self.seat, HIDDEN)


@dataclass(slots=True, unsafe_hash=True)
class StartingOrderReturned(SeatEvent):
    """What is not kept leaves the game unseen."""

    order: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(order_face(self.order), 1, DRAWN[self.seat], RETURNED[self.seat]),)

    def text(self) -> Text:
        return say("yokohama.log.started", seat=SEATS[self.seat], order=an_order(self.order))

    def seen_by(self, seat: Seat) -> "StartingOrderReturned":
        return self if seat == self.seat else StartingOrderReturned(self.seat, HIDDEN)


@dataclass(slots=True, unsafe_hash=True)
class TurnBegan(SeatEvent):
    """Opens a chapter of the log."""

    turn: int
    round: int

    def text(self) -> Text:
        return say("yokohama.log.turn", round=self.round)

    def heading(self) -> bool:
        return True

    def opens_turn(self) -> Seat:
        return self.seat


@dataclass(slots=True, unsafe_hash=True)
class EndTriggered(SeatEvent):
    """An end condition is met: this round is finished, then one more is played."""

    cause: str

    def text(self) -> Text:
        return say(f"yokohama.log.cause_{self.cause}", seat=SEATS[self.seat])


@dataclass(slots=True, unsafe_hash=True)
class GameEnded(Event):
    """The last turn is over; what follows is counting."""

    def text(self) -> Text:
        return Text("yokohama.log.end_round")

    def heading(self) -> bool:
        return True
