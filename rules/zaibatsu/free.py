"""What may be done at any time of the own turn: silk for money."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules.core.event import Emit
from rules.core.move import FreeMove, Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.components import SEATS_MOST, SILK, SILK_TO_MONEY
from rules.zaibatsu.effects import stock
from rules.zaibatsu.state import ZaibatsuState


@dataclass(slots=True, unsafe_hash=True)
class Melt(FreeMove):
    """Change one silk into money."""

    seat: Seat

    def targets(self) -> tuple[Target, ...]:
        return (places.SILK_CHIP[self.seat][0],)

    def play(self, state: Any, seat: Seat, emit: Emit) -> None:
        stock.melt(state, seat, 1, emit)

    def phrase(self, state: ZaibatsuState, seat: Seat) -> Text:
        """What it would do."""
        return say("zaibatsu.do.melt", n=SILK_TO_MONEY)


MELT: Final = tuple((Melt(seat),) for seat in range(SEATS_MOST))


def free_moves(state: ZaibatsuState, seat: Seat, step: Step) -> Sequence[Move]:
    """Steps of the own turn alone are interruptible: only the silk must be there."""
    return MELT[seat] if state.stock[seat][SILK] else ()
