"""Turns and the end."""

from dataclasses import dataclass

from rules.core.event import Event
from rules.core.seats import SeatEvent
from rules.core.target import SEATS, Seat
from rules.core.text import Text, say


@dataclass(slots=True, unsafe_hash=True)
class TurnBegan(Event):
    """A seat's turn begins; turns are numbered through the game."""

    seat: Seat
    number: int

    def text(self) -> Text:
        return say("yangtze.log.turn", number=self.number)

    def heading(self) -> bool:
        return True

    def opens_turn(self) -> Seat:
        return self.seat


@dataclass(slots=True, unsafe_hash=True)
class BoughtNothing(SeatEvent):
    """The buy step ended without a purchase; `passed` if nothing had been sold either."""

    passed: bool

    def text(self) -> Text:
        return say("yangtze.log.turn_passed" if self.passed else "yangtze.log.bought_nothing", seat=SEATS[self.seat])


@dataclass(slots=True, unsafe_hash=True)
class GameEnded(Event):
    """The last emperor came, or all passed in a row."""

    reason: str

    def text(self) -> Text:
        return say(f"yangtze.log.end_{self.reason}")

    def heading(self) -> bool:
        return True
