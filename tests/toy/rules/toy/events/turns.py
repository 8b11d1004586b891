"""The course of the game."""

from dataclasses import dataclass

from rules.core.event import Event
from rules.core.seats import SeatEvent
from rules.core.target import Seat
from rules.core.text import Text


@dataclass(slots=True, unsafe_hash=True)
class TurnBegan(SeatEvent):
    """Not told: the log puts the name of the seat over what it does."""

    def opens_turn(self) -> Seat:
        return self.seat


@dataclass(slots=True, unsafe_hash=True)
class Ended(Event):
    """All turns have been played."""

    def text(self) -> Text:
        return Text("toy.log.end_turns")

    def heading(self) -> bool:
        return True
