"""The ready-made layouts of the board: where squares lie, which touch, which edges a street may cross.

The start buildings are the squares 0, 1, 2...; a plot's number depends only on its place and its corner there, so that
squares have the same numbers in every layout, whatever lies beside them.
"""

from functools import cache
from typing import Final, NamedTuple

from rules.core.printed import printed
from rules.singapore.components import TILE_OF

_DATA: Final = printed("singapore")
_LAND: Final = _DATA["land_tiles"]
_WIDTH: Final[int] = _LAND["width"]
_HEIGHT: Final[int] = _LAND["height"]
_START: Final[tuple[tuple[int, int, str], ...]] = tuple(
    (x, y, name)
    for y, row in enumerate(_DATA["start_tile"]["squares"])
    for x, name in enumerate(row)
    if name in TILE_OF
)

START_SQUARES: Final = range(len(_START))
START_TILES: Final = tuple(TILE_OF[name] for _, _, name in _START)
PLOTS_PER_TILE: Final = _WIDTH * _HEIGHT
LAND_TILES: Final[tuple[str, ...]] = tuple(tile["id"] for tile in _LAND["tiles"])
SQUARES: Final = range(len(_START) + PLOTS_PER_TILE * len(LAND_TILES))
START_MASK: Final = (1 << len(_START)) - 1
PLOTS_MASK: Final = (1 << len(SQUARES)) - 1 ^ START_MASK


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


def _laid_out(key: str, places: list[list[int]]) -> Board:
    spots = [(x, y) for x, y, _ in _START]
    spots += [(left + x, top + y) for left, top in places for y in range(_HEIGHT) for x in range(_WIDTH)]
    at = {spot: square for square, spot in enumerate(spots)}
    beside = [
        sorted(at[spot] for spot in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if spot in at) for x, y in spots
    ]
    edges = [(a, b) for a in SQUARES for b in beside[a] if a < b and b not in START_SQUARES]
    edges_at = tuple(
        tuple((edge, b if square == a else a) for edge, (a, b) in enumerate(edges) if square in (a, b))
        for square in SQUARES
    )
    ways = [sum(1 << edge for edge, _ in edges_at[square]) for square in SQUARES]
    from_start = sum(ways[square] for square in START_SQUARES)
    return Board(
        key,
        tuple(spots),
        tuple(edges),
        edges_at,
        tuple(sum(1 << other for other in row) for row in beside),
        tuple(from_start if square in START_SQUARES else way for square, way in enumerate(ways)),
    )


BOARDS: Final = tuple(_laid_out(row["id"], row["places"]) for row in _DATA["board_layouts"]["layouts"])
MOST_EDGES: Final = max(len(board.edges) for board in BOARDS)


@cache
def prices(land: tuple[int, ...]) -> tuple[int, ...]:
    """By square, what it costs to build there when the land tiles were dealt like this."""
    plots = [price for tile in land for row in _LAND["tiles"][tile]["prices"] for price in row]
    return (*(0 for _ in START_SQUARES), *plots)


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


def bits(mask: int) -> list[int]:
    """A bit set as ascending numbers.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers
