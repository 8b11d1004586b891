"""Base of what a seat does."""

from dataclasses import dataclass

from rules.core.event import Event
from rules.core.target import Seat


@dataclass(slots=True, unsafe_hash=True)
class SeatEvent(Event):
    """Something a seat did or got."""

    seat: Seat

    def actor(self) -> Seat:
        return self.seat
