"""From turn to turn."""

from dataclasses import dataclass
from typing import Final

from rules.core.event import Emit
from rules.core.seat_order import clockwise
from rules.core.step import Step
from rules.core.target import Seat
from rules.yangtze.components import MOST_SEATS
from rules.yangtze.effects import turns as effects
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.buy import BuyStep
from rules.yangtze.steps.sell import SellStep


@dataclass(slots=True, unsafe_hash=True)
class BeginTurn(Step):
    """A turn: sell, then buy, then on to the next seat."""

    seat: Seat

    def resolve(self, state: YangtzeState, emit: Emit) -> None:
        effects.begin_turn(state, self.seat, emit)
        state.pending += _TURNS[self.seat]


@dataclass(slots=True, unsafe_hash=True)
class TurnOver(Step):
    """Play passes clockwise, unless as many turns in a row as there are players were passes."""

    def resolve(self, state: YangtzeState, emit: Emit) -> None:
        if effects.count_pass(state) >= state.seats:
            effects.end_game(state, "passes", emit)
        else:
            state.pending.append(BeginTurn(clockwise(state.active, state.seats)))


_TURNS: Final = tuple((TurnOver(), BuyStep(seat), SellStep(seat)) for seat in range(MOST_SEATS))
"""The steps of a turn by seat, the last one first."""
