"""The free street that comes with a new building."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules.core.bits import numbers_in
from rules.core.event import Emit
from rules.core.move import Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.singapore.effects import town
from rules.singapore.moves import STREETS, Street
from rules.singapore.places import TILE
from rules.singapore.reckoning.board import BOARDS
from rules.singapore.reckoning.town import joined_by, streets_left
from rules.singapore.state import SingaporeState
from rules.singapore.steps.base import BUILDS, SeatDecision


@lru_cache(maxsize=1 << 14)
def streets_over(edges: int) -> tuple[Move, ...]:
    """A street over each of these edges."""
    return tuple(STREETS[edge] for edge in numbers_in(edges))


@dataclass(slots=True, unsafe_hash=True)
class FreeStreet(SeatDecision):
    """Between the new building and one beside it; asks only if there are several."""

    part = "street"
    doing = BUILDS

    square: int

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
        edges = numbers_in(self.open_edges(state))
        if edges:
            town.lay_free_street(state, self.seat, edges[0], emit)
        else:
            town.miss_street(state, self.square, emit)

    def phrase(self, state: SingaporeState, move: Street) -> Text:
        here, there = joined_by(state, move.edge)
        return say("singapore.do.free_street", here=here, there=there)

    def prompt(self, state: SingaporeState) -> Text:
        return say("singapore.prompt.free_street", tile=TILE[state.tiles[self.square]])

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        if target.kind == "street":
            touches = BOARDS[state.layout].ways[self.square] >> int(target.key) & 1
            return Text("singapore.refuse.no_building_beyond" if touches else "singapore.refuse.street_elsewhere")
        return Text("singapore.refuse.street_first")
