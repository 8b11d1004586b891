"""The black hut, where two tiles are left over."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text
from rules.singapore.components import EMPTY
from rules.singapore.effects import rounds
from rules.singapore.moves import MarkTile
from rules.singapore.state import SingaporeState


@dataclass(slots=True, unsafe_hash=True)
class ChooseHut(Step):
    """Whoever took the top tile of the stack says which tile gets the hut; the other leaves the game."""

    seat: Seat

    def decider(self, state: SingaporeState) -> Seat:
        return self.seat

    def _left(self, state: SingaporeState) -> list[int]:
        return [tile for tile in state.display if tile != EMPTY]

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        return [MarkTile(tile) for tile in self._left(state)]

    def apply(self, state: SingaporeState, move: MarkTile, emit: Emit) -> None:
        for tile in self._left(state):
            if tile != move.tile:
                rounds.drop_tile(state, tile, emit)
        rounds.mark_tile(state, move.tile, emit)

    def prompt(self, state: SingaporeState) -> Text:
        return Text("singapore.prompt.hut")

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        return Text("singapore.refuse.hut_first")
