"""Bases of what a seat decides."""

from dataclasses import dataclass
from typing import Final

from rules.core.flow import Settle
from rules.core.move import Move
from rules.core.seats import SeatStep
from rules.core.text import Text
from rules.zaibatsu.components import SEATS_MOST
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.words.names import name


def phase_of_effect(state: ZaibatsuState) -> Text:
    """An effect of a turn, or of a start token."""
    return Text("zaibatsu.phase.effect" if state.turn else "zaibatsu.phase.start")


@dataclass(slots=True, unsafe_hash=True)
class Choice(SeatStep):
    """A choice that belongs to an effect: each effect is resolved fully, so nothing may come in between."""

    def phase(self, state: ZaibatsuState) -> Text:
        return phase_of_effect(state)

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return name(move.targets()[0])


@dataclass(slots=True, unsafe_hash=True)
class Decision(Choice):
    """A decision point of the own turn: silk may be changed into money instead of answering."""

    def interruptible(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class SettleBonuses(Settle):
    """Bonuses that ask something, in the order their owner chooses."""

    def phase(self, state: ZaibatsuState) -> Text:
        return phase_of_effect(state)

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return name(move.targets()[0])


SETTLE: Final = tuple(SettleBonuses(seat, Text("zaibatsu.prompt.settle")) for seat in range(SEATS_MOST))
"""By seat: all bonuses due are resolved now."""
