"""The board in each of its layouts: where squares lie, which touch, which edges a street may cross."""

from functools import cache
from typing import Final, NamedTuple

from rules.core.bits import mask_of
from rules.singapore.components import (
    LAND_HEIGHT,
    LAND_PRICES,
    LAND_WIDTH,
    LAYOUTS,
    SQUARES,
    START_SPOTS,
    START_SQUARES,
    Layout,
)


class Board(NamedTuple):
    """One layout. Masks are bit sets of squares or of edges.

    `spots` are columns and rows, the start tile's upper left corner being (0, 0). `edges` join squares of which at
    least one is a plot, the lower number first. `edges_at` names for each square its edges and what lies beyond them.
    `near` are the squares beside a square, `ways` its edges as a mask: for a start building those of all of them, for
    they are one location.
    """

    key: str
    spots: tuple[tuple[int, int], ...]
    edges: tuple[tuple[int, int], ...]
    edges_at: tuple[tuple[tuple[int, int], ...], ...]
    near: tuple[int, ...]
    ways: tuple[int, ...]


def _laid_out(layout: Layout) -> Board:
    spots = [*START_SPOTS]
    spots += [(left + x, top + y) for left, top in layout.places for y in range(LAND_HEIGHT) for x in range(LAND_WIDTH)]
    at = {spot: square for square, spot in enumerate(spots)}
    beside = [
        sorted(at[spot] for spot in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if spot in at) for x, y in spots
    ]
    edges = [(a, b) for a in SQUARES for b in beside[a] if a < b and b not in START_SQUARES]
    edges_at = tuple(
        tuple((edge, b if square == a else a) for edge, (a, b) in enumerate(edges) if square in (a, b))
        for square in SQUARES
    )
    ways = [mask_of(edge for edge, _ in edges_at[square]) for square in SQUARES]
    from_start = mask_of(edge for square in START_SQUARES for edge, _ in edges_at[square])
    return Board(
        layout.key,
        tuple(spots),
        tuple(edges),
        edges_at,
        tuple(map(mask_of, beside)),
        tuple(from_start if square in START_SQUARES else way for square, way in enumerate(ways)),
    )


BOARDS: Final = tuple(map(_laid_out, LAYOUTS))
MOST_EDGES: Final = max(len(board.edges) for board in BOARDS)


@cache
def prices(land: tuple[int, ...]) -> tuple[int, ...]:
    """By square, what it costs to build there when the land tiles were dealt like this."""
    return (*(0 for _ in START_SQUARES), *(price for tile in land for price in LAND_PRICES[tile]))


@cache
def reached(layout: int, square: int, streets: int) -> tuple[int, ...]:
    """Where one move leads, ascending; `streets` may be cut down to the ways of the square."""
    board = BOARDS[layout]
    starts = tuple(START_SQUARES)
    origins = starts if square in START_SQUARES else (square,)
    found = [other for origin in origins for edge, other in board.edges_at[origin] if streets >> edge & 1]
    if square in START_SQUARES or any(other in START_SQUARES for other in found):
        found += starts
    return tuple(other for other in sorted(dict.fromkeys(found)) if other != square)
