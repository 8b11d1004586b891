"""The last moment of a turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rules.core.event import Emit
from rules.core.move import END_TURN, Move
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.yokohama_duel.reckoning.free_actions import completable, recruitable, usable
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Between


@dataclass(slots=True, unsafe_hash=True)
class EndTurn(Between):
    """Nothing is left but free actions."""

    PHASE: ClassVar[str] = "end"
    ROLE: ClassVar[str] = "end"

    def moves(self, state: DuelState) -> Sequence[Move]:
        return (END_TURN,)

    def apply(self, state: DuelState, move: Move, emit: Emit) -> None:
        """The turn is over; who comes next is settled below."""

    def prompt(self, state: DuelState) -> Text:
        return Text("yokohama_duel.prompt.end_turn")

    def help(self, state: DuelState) -> Text | None:
        """The free actions that are still possible are named."""
        possible = {
            "complete": completable(state, self.seat),
            "recruit": recruitable(state, self.seat),
            "call": state.merchants[self.seat],
            "use": usable(state, self.seat),
        }
        acts = [Text(f"yokohama_duel.free.{key}") for key, able in possible.items() if able]
        if acts:
            return say("yokohama_duel.help.end_turn_free", acts=listed(acts))
        return Text("yokohama_duel.help.end_turn")
