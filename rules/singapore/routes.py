"""How far it is: moves to every building, and the streets one would have to buy on the way."""

from typing import NamedTuple

from rules.core.target import Seat
from rules.singapore.board import BOARDS, reached
from rules.singapore.components import WORKERS
from rules.singapore.state import SingaporeState


class Way(NamedTuple):
    """A shortest way: so many moves and, of the ways with as few, the fewest streets to buy."""

    moves: int
    streets: int


def distances(state: SingaporeState, seat: Seat) -> dict[int, Way]:
    """By square the way from the nearest own worker on the board; what cannot be reached is left out."""
    own = state.workers[seat * WORKERS : (seat + 1) * WORKERS]
    found = {square: Way(0, 0) for square in own if square >= 0}
    edge_of_town = dict(found)
    ways = BOARDS[state.layout].ways
    while edge_of_town:
        beyond: dict[int, Way] = {}
        for square, way in edge_of_town.items():
            paved = reached(state.layout, square, state.streets & ways[square])
            for to in reached(state.layout, square, state.lanes & ways[square]):
                if to not in found:
                    further = Way(way.moves + 1, way.streets + (to not in paved))
                    beyond[to] = min(further, beyond.get(to, further))
        found |= beyond
        edge_of_town = beyond
    return found
