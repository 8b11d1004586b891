"""From turn to turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.core.event import Emit
from rules.core.move import END_TURN, Move
from rules.core.seat_order import clockwise
from rules.core.step import Step
from rules.core.target import Seat
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.yokohama.effects import turns as effects
from rules.yokohama.free import Achieve, Complete, Spin, Study, UseAgent, free_moves
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.base import Hub
from rules.yokohama.steps.movement import Movement
from rules.yokohama.steps.placement import OpenTurn

_FREE: Final[dict[type[Move], Text]] = {
    Complete: Text("yokohama.free.complete"),
    Achieve: Text("yokohama.free.achieve"),
    UseAgent: Text("yokohama.free.agent"),
    Spin: Text("yokohama.free.use"),
    Study: Text("yokohama.free.use"),
}


@dataclass(slots=True, unsafe_hash=True)
class BeginTurn(Step):
    """Phase A with Placement, Movement and what follows from it, Phase C."""

    seat: Seat

    def resolve(self, state: YokohamaState, emit: Emit) -> None:
        effects.begin_turn(state, self.seat, emit)
        state.pending += (TurnOver(), CloseTurn(self.seat), Movement(self.seat), OpenTurn(self.seat))


@dataclass(slots=True, unsafe_hash=True)
class CloseTurn(Hub):
    """Phase C: it ends when the player ends the turn."""

    KEY = "close"
    PHASE = "additional"

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        return (END_TURN,)

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        """The turn is over; who comes next is settled below."""

    def help(self, state: YokohamaState) -> Text | None:
        """What may still be done is named."""
        acts = dict.fromkeys(_FREE[type(move)] for move in free_moves(state, self.seat, self))
        return say("yokohama.help.close_free", acts=listed(list(acts))) if acts else Text("yokohama.help.close")


@dataclass(slots=True, unsafe_hash=True)
class TurnOver(Step):
    """Clockwise, until the last turn of the last round."""

    def resolve(self, state: YokohamaState, emit: Emit) -> None:
        if state.turn == state.last_turn:
            effects.end_game(state, emit)
        else:
            state.pending.append(BeginTurn(clockwise(state.active, state.seats)))
