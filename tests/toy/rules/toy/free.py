"""What may be done at any time during one's turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.event import Emit
from rules.core.move import FreeMove, Move
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.toy.components import TOSS_ABOVE
from rules.toy.effects import pebbles
from rules.toy.places import pebble
from rules.toy.state import Pebbles


@dataclass(slots=True, unsafe_hash=True)
class Toss(FreeMove):
    """Put an open pebble back into the row."""

    pebble: int

    def targets(self) -> tuple[Target, ...]:
        return (pebble(self.pebble),)

    def play(self, state: Any, seat: Seat, emit: Emit) -> None:
        pebbles.toss(state, seat, self.pebble, emit)

    def phrase(self, state: Any, seat: Seat) -> Text:
        return say("toy.do.toss", pebble=pebble(self.pebble))


def playable(state: Pebbles, seat: Seat) -> Sequence[Move]:
    """Tosses of whoever has many open pebbles."""
    held = state.open[seat]
    return [Toss(each) for each in held] if len(held) > TOSS_ABOVE else ()
