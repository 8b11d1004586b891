"""Bases of what belongs to one seat: facts about it, and steps it decides."""

from dataclasses import dataclass
from typing import Any

from rules.core.event import Event
from rules.core.step import Step
from rules.core.target import Seat


@dataclass(slots=True, unsafe_hash=True)
class SeatEvent(Event):
    """Something a seat did, or that happened to it."""

    seat: Seat

    def actor(self) -> Seat:
        return self.seat


@dataclass(slots=True, unsafe_hash=True)
class SeatStep(Step):
    """A step that one seat decides."""

    seat: Seat

    def decider(self, state: Any) -> Seat:
        return self.seat
