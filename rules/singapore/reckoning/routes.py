"""How far it is: moves to every building, and the streets one would have to buy on the way."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.target import HIDDEN, Seat
from rules.singapore.components import STREET_COST, WORKERS
from rules.singapore.reckoning.board import BOARDS, reached
from rules.singapore.reckoning.town import streets_left
from rules.singapore.state import SingaporeState


class Way(NamedTuple):
    """A shortest way: so many moves and, of the ways with as few, the fewest streets to buy."""

    moves: int
    streets: int


def affordable(state: SingaporeState, seat: Seat) -> int:
    """How many streets a seat could buy now; of a purse one may not look into, as many as there are."""
    left = streets_left(state)
    return left if state.money[seat] == HIDDEN else min(left, state.money[seat] // STREET_COST)


def way_to(state: SingaporeState, seat: Seat, square: int) -> Way | None:
    """The way a seat could take, or else the one it could take with enough money."""
    way = distances(state, seat, affordable(state, seat)).get(square)
    return way if way is not None else distances(state, seat, streets_left(state)).get(square)


def walks(state: SingaporeState, start: int, most: int) -> dict[int, tuple[int, ...]]:
    """By square the squares of a shortest walk over streets that lie, the last being the square itself."""
    found: dict[int, tuple[int, ...]] = {start: ()}
    arrived = [start]
    ways = BOARDS[state.layout].ways
    for _ in range(most):
        beyond: list[int] = []
        for square in arrived:
            for to in reached(state.layout, square, state.streets & ways[square]):
                if to not in found:
                    found[to] = (*found[square], to)
                    beyond.append(to)
        arrived = beyond
    del found[start]
    return found


def distances(state: SingaporeState, seat: Seat, most: int) -> dict[int, Way]:
    """By square the way from the nearest own worker on the board, with `most` streets bought on it."""
    return distances_from(state, state.workers[seat * WORKERS : (seat + 1) * WORKERS], most)


def distances_from(state: SingaporeState, starts: Sequence[int], most: int) -> dict[int, Way]:
    """The same from certain squares; what cannot be reached is left out."""
    found = {square: Way(0, 0) for square in starts if square >= 0}
    cheapest = {square: way.streets for square, way in found.items()}
    edge_of_town = dict(found)
    ways = BOARDS[state.layout].ways
    while edge_of_town:
        beyond: dict[int, Way] = {}
        for square, way in edge_of_town.items():
            paved = reached(state.layout, square, state.streets & ways[square])
            for to in reached(state.layout, square, state.lanes & ways[square]):
                further = Way(way.moves + 1, way.streets + (to not in paved))
                # A longer way with fewer streets leads on where the purse ends a shorter one.
                if further.streets <= most and further.streets < cheapest.get(to, most + 1):
                    beyond[to] = min(further, beyond.get(to, further))
        cheapest |= {square: way.streets for square, way in beyond.items()}
        found = beyond | found
        edge_of_town = beyond
    return found
