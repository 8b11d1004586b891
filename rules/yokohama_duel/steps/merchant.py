"""The extra turn of a Merchant."""

from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.step import Step
from rules.core.target import Seat
from rules.yokohama_duel.effects import turns as effects
from rules.yokohama_duel.state import DuelState


@dataclass(slots=True, unsafe_hash=True)
class MerchantLeaves(Step):
    """The extra turn is over."""

    seat: Seat

    def resolve(self, state: DuelState, emit: Emit) -> None:
        effects.return_merchant(state, self.seat, emit)


def on_extra_turn(state: DuelState) -> bool:
    """Is a Merchant at work, or about to be sent?"""
    return any(isinstance(step, MerchantLeaves) for step in state.pending)
