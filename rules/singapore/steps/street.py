"""The free street that comes with a new building."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.singapore.board import BOARDS, bits
from rules.singapore.components import STREETS
from rules.singapore.effects import town
from rules.singapore.moves import Street, streets_over
from rules.singapore.places import TILE
from rules.singapore.state import SingaporeState


def streets_left(state: SingaporeState) -> int:
    """How many streets the supply still has."""
    return STREETS - state.streets.bit_count()


@dataclass(slots=True, unsafe_hash=True)
class FreeStreet(Step):
    """Between the new building and one beside it; asks only if there are several."""

    seat: Seat
    square: int

    def decider(self, state: SingaporeState) -> Seat:
        return self.seat

    def open_edges(self, state: SingaporeState) -> int:
        """The edges from the new building to others, as a mask; none if no street is left."""
        if not streets_left(state):
            return 0
        return state.lanes & BOARDS[state.layout].ways[self.square] & ~state.streets

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        edges = self.open_edges(state)
        return streets_over(edges) if edges & edges - 1 else ()

    def apply(self, state: SingaporeState, move: Street, emit: Emit) -> None:
        town.lay_free_street(state, self.seat, move.edge, emit)

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        edges = bits(self.open_edges(state))
        if edges:
            town.lay_free_street(state, self.seat, edges[0], emit)
        else:
            town.miss_street(state, self.square, emit)

    def prompt(self, state: SingaporeState) -> Text:
        return say("singapore.prompt.free_street", tile=TILE[state.tiles[self.square]])

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        if target.kind == "street":
            touches = BOARDS[state.layout].ways[self.square] >> int(target.key) & 1
            return Text("singapore.refuse.no_building_beyond" if touches else "singapore.refuse.street_elsewhere")
        return Text("singapore.refuse.street_first")
