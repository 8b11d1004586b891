"""Bases of what a seat decides."""

from dataclasses import dataclass
from typing import Final

from rules.core.flow import Settle
from rules.core.move import Button, Move
from rules.core.seats import SeatStep
from rules.core.text import Text, say
from rules.zaibatsu.components import SEATS_MOST
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.words.names import name


def phase_of_effect(state: ZaibatsuState) -> Text:
    """An effect of a turn, or of a start token."""
    return Text("zaibatsu.phase.effect" if state.turn else "zaibatsu.phase.start")


def act(key: str, move: Move) -> Text:
    """A button bears its own words; of anything else they say what is done with it."""
    target = move.targets()[0]
    return name(target) if isinstance(move, Button) else say(key, what=target)


@dataclass(slots=True, unsafe_hash=True)
class Choice(SeatStep):
    """A choice that belongs to an effect: each effect is resolved fully, so nothing may come in between."""

    def phase(self, state: ZaibatsuState) -> Text:
        return phase_of_effect(state)

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return act("zaibatsu.do.choose", move)


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
        return act("zaibatsu.do.settle", move)


SETTLE: Final = tuple(SettleBonuses(seat, Text("zaibatsu.prompt.settle")) for seat in range(SEATS_MOST))
"""By seat: all bonuses due are resolved now."""
