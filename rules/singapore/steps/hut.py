"""The black hut, where two tiles are left over."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.singapore.effects import rounds
from rules.singapore.moves import MarkTile
from rules.singapore.places import TILE
from rules.singapore.reckoning.tiles import displayed
from rules.singapore.state import SingaporeState
from rules.singapore.steps.base import BUILDS, SeatDecision


@dataclass(slots=True, unsafe_hash=True)
class ChooseHut(SeatDecision):
    """Whoever took the top tile of the stack says which tile gets the hut; the other leaves the game."""

    part = "hut"
    doing = BUILDS

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        return [MarkTile(tile) for tile in displayed(state)]

    def apply(self, state: SingaporeState, move: MarkTile, emit: Emit) -> None:
        for tile in displayed(state):
            if tile != move.tile:
                rounds.drop_tile(state, tile, emit)
        rounds.mark_tile(state, move.tile, emit)

    def phrase(self, state: SingaporeState, move: MarkTile) -> Text:
        return say("singapore.do.hut", tile=TILE[move.tile])

    def prompt(self, state: SingaporeState) -> Text:
        return Text("singapore.prompt.hut")

    def help(self, state: SingaporeState) -> Text | None:
        return Text("singapore.help.hut")

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        return Text("singapore.refuse.hut_first")
