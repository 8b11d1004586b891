"""The last moment of a turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import END_TURN, Move
from rules.core.text import Text
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Between


@dataclass(slots=True, unsafe_hash=True)
class EndTurn(Between):
    """Nothing is left but free actions."""

    def moves(self, state: DuelState) -> Sequence[Move]:
        return (END_TURN,)

    def apply(self, state: DuelState, move: Move, emit: Emit) -> None:
        """The turn is over; who comes next is settled below."""

    def prompt(self, state: DuelState) -> Text:
        return Text("yokohama_duel.prompt.end_turn")

    def help(self, state: DuelState) -> Text | None:
        return Text("yokohama_duel.help.end_turn")
