"""Where a worker can get to: how many moves, which streets to buy, along which squares."""

from functools import lru_cache
from typing import NamedTuple

from rules.core.bits import numbers_in
from rules.singapore.components import EMPTY
from rules.singapore.reckoning.board import BOARDS, reached


class Hop(NamedTuple):
    """One move; `edge` is the street to buy for it, EMPTY if there is one."""

    square: int
    edge: int


class Way(NamedTuple):
    """A way with as few streets as so many moves allow."""

    square: int
    moves: int
    bought: int
    path: tuple[Hop, ...]


@lru_cache(maxsize=1 << 15)
def _hops(layout: int, square: int, streets: int, lanes: int) -> tuple[Hop, ...]:
    """`streets` and `lanes` are cut down to the ways of the square."""
    paved = reached(layout, square, streets)
    found = [Hop(to, EMPTY) for to in paved]
    met = set(paved)
    for edge in numbers_in(lanes & ~streets):
        for to in reached(layout, square, streets | 1 << edge):
            if to not in met:
                met.add(to)
                found.append(Hop(to, edge))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def ways(layout: int, square: int, streets: int, lanes: int, moves: int, purse: int) -> tuple[Way, ...]:
    """All ways worth going from a square, the shortest first; nowhere is a way too. At most `purse` streets."""
    around = BOARDS[layout].ways
    found = [Way(square, 0, 0, ())]
    least = {square: 0}
    edge_of_town = found[:]
    for moved in range(1, moves + 1):
        beyond: dict[int, Way] = {}
        for here, _, bought, path in edge_of_town:
            near = around[here]
            for hop in _hops(layout, here, streets & near, lanes & near):
                cost = bought + (hop.edge != EMPTY)
                to = hop.square
                if cost <= purse and cost < least.get(to, purse + 1):
                    least[to] = cost
                    beyond[to] = Way(to, moved, cost, (*path, hop))
        edge_of_town = list(beyond.values())
        found += edge_of_town
    return tuple(found)


def streets_of(path: tuple[Hop, ...]) -> int:
    """The streets bought on a way, as a mask."""
    mask = 0
    for _, edge in path:
        if edge != EMPTY:
            mask |= 1 << edge
    return mask
