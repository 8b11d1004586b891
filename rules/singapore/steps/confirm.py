"""The end of what a seat has to decide, where no turn of workers ends it."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import END_TURN, Move
from rules.core.target import Target
from rules.core.text import Text
from rules.singapore.state import SingaporeState
from rules.singapore.steps.base import BUILDS, SeatDecision


@dataclass(slots=True, unsafe_hash=True)
class Confirm(SeatDecision):
    """Nothing is left to choose; until the button is pressed all can be taken back."""

    doing = BUILDS

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        return (END_TURN,)

    def apply(self, state: SingaporeState, move: Move, emit: Emit) -> None:
        """The steps below go on."""

    def phrase(self, state: SingaporeState, move: Move) -> Text:
        return Text("singapore.do.confirm")

    def prompt(self, state: SingaporeState) -> Text:
        return Text("singapore.prompt.confirm")

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        return Text("singapore.refuse.go_on")
