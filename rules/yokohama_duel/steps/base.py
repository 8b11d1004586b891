"""Bases of what a seat decides in its own turn."""

from dataclasses import dataclass

from rules.core.step import Step
from rules.core.target import Seat
from rules.yokohama_duel.state import DuelState


@dataclass(slots=True, unsafe_hash=True)
class Decision(Step):
    """A decision point of the active seat: free actions are possible instead of answering."""

    seat: Seat

    def decider(self, state: DuelState) -> Seat:
        return self.seat

    def interruptible(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class Forced(Step):
    """A choice that follows a gain, or one outside the turns: no free action is possible before it is made."""

    seat: Seat

    def decider(self, state: DuelState) -> Seat:
        return self.seat


@dataclass(slots=True, unsafe_hash=True)
class Between(Decision):
    """A moment between the steps of a turn: a Merchant may be called, unless this is the turn of one."""

    merchant: bool
