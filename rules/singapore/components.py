"""What is printed on the components: tables read from the data file, no logic.

Tiles are numbered stage by stage, the start buildings after them. Colours are the seats, and NEUTRAL where two play.
"""

from typing import Any, Final, NamedTuple

from rules.core.printed import printed

_DATA: Final = printed("singapore")

# ------------------------------------------------------------ goods
GOODS: Final[tuple[str, ...]] = tuple(kind["id"] for kind in _DATA["goods"]["kinds"])
KINDS: Final = range(len(GOODS))
CUBES: Final[tuple[int, ...]] = tuple(kind["count"] for kind in _DATA["goods"]["kinds"])
OPIUM: Final = GOODS.index("opium")


# ------------------------------------------------------------ buildings
class Side(NamedTuple):
    """One side of an arrow. `mixed` are cubes of any kinds, `alike` cubes of one kind, both chosen by the player."""

    cubes: tuple[int, ...]
    mixed: int
    alike: int
    money: int
    points: int


class Tile(NamedTuple):
    """One building. Without an arrow `give` is nothing; `special` is "" unless the effect is no exchange."""

    key: str
    stage: int
    illegal: bool
    give: Side
    get: Side
    both_ways: bool
    special: str
    amount: int


def _side(printed_side: dict[str, int]) -> Side:
    cubes = tuple(printed_side.get(good, 0) for good in GOODS)
    return Side(cubes, *(printed_side.get(name, 0) for name in ("any", "same", "money", "vp")))


def _tile(row: dict[str, Any], stage: int, illegal: bool) -> Tile:
    give, get = _side(row.get("give", {})), _side(row.get("get", {}))
    both_ways = row["kind"] == "exchange_both_ways"
    return Tile(row["id"], stage, illegal, give, get, both_ways, row.get("special", ""), row.get("amount", 0))


_STACKED: Final = sorted(_DATA["buildings"]["tiles"], key=lambda row: row["stage"])
_FIRST: Final = _DATA["start_buildings"]
STACK_TILES: Final = len(_STACKED)
TILES: Final[tuple[Tile, ...]] = (
    *(_tile(row, row["stage"], row["illegal"]) for row in _STACKED),
    *(_tile(row, 0, _FIRST["illegal"]) for row in _FIRST["buildings"]),
)
STAGE_END: Final = tuple(sum(1 for row in _STACKED if row["stage"] <= tile.stage) for tile in TILES)
"""By tile, the first number beyond its stage."""
TILE_OF: Final = {tile.key: number for number, tile in enumerate(TILES)}
EMPTY: Final = -1
"""No tile, no square."""

RETURN_TOKENS: Final = "return_black_tokens"
SECOND_WORKER: Final = "second_worker"
EXTRA_MOVES: Final = "extra_moves"
PLACE_ANYWHERE: Final = "place_worker_anywhere"

# ------------------------------------------------------------ land
_LAND: Final = _DATA["land_tiles"]
LAND_WIDTH: Final[int] = _LAND["width"]
LAND_HEIGHT: Final[int] = _LAND["height"]
LAND_TILES: Final[tuple[str, ...]] = tuple(tile["id"] for tile in _LAND["tiles"])
LAND_PRICES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(price for row in tile["prices"] for price in row) for tile in _LAND["tiles"]
)
"""By land tile the prices of its plots, row by row."""
PLOTS_PER_TILE: Final = LAND_WIDTH * LAND_HEIGHT
_START: Final = {
    (x, y): TILE_OF[name]
    for y, row in enumerate(_DATA["start_tile"]["squares"])
    for x, name in enumerate(row)
    if name in TILE_OF
}
START_SPOTS: Final = tuple(_START)
START_TILES: Final = tuple(_START.values())
START_SQUARES: Final = range(len(_START))
START_MASK: Final = (1 << len(_START)) - 1
SQUARES: Final = range(len(_START) + PLOTS_PER_TILE * len(LAND_TILES))
"""The start buildings are 0, 1, 2...; a plot's number depends only on the place of its land tile and its corner there,
so that squares have the same numbers in every layout, whatever lies beside them."""
PLOTS_MASK: Final = (1 << len(SQUARES)) - 1 ^ START_MASK


FLAGS_BESIDE_FLAGS: Final[bool] = _DATA["settled_points"].get("flags_beside_flags_when_plots_short", False)
"""Where plots beside a building are too few, flags also go beside plots flagged this round. The first version of the
rules did not know it: then the game ended."""


class Layout(NamedTuple):
    """One way to lay the land around the start tile: the upper left corners of the places."""

    key: str
    places: tuple[tuple[int, int], ...]


LAYOUTS: Final = tuple(
    Layout(row["id"], tuple((left, top) for left, top in row["places"])) for row in _DATA["board_layouts"]["layouts"]
)

# ------------------------------------------------------------ seats
MOST_SEATS: Final[int] = _DATA["meta"]["max_players"]
NEUTRAL: Final = MOST_SEATS
"""The colour of nobody that joins where two play."""
COLOURS: Final = range(MOST_SEATS + 1)
START_MONEY: Final[int] = _DATA["setup"]["start_money"]
START_WORKERS: Final[int] = _DATA["setup"]["start_workers"]
WORKERS: Final[int] = _DATA["setup"]["workers_total_per_player"]
FLAGS: Final[int] = _DATA["setup"]["flags_per_player"]


class Count(NamedTuple):
    """What depends on the number of players."""

    preparation: int
    display: int
    flags: int
    neutral: bool


COUNTS: Final = {
    row["players"]: Count(row["preparation_tiles"], row["display_tiles"], row["flags_per_round"], row["neutral_colour"])
    for row in _DATA["player_counts"]["rows"]
}
MOST_DISPLAYED: Final = max(max(count.preparation, count.display) for count in COUNTS.values())

# ------------------------------------------------------------ turns
MOVES: Final[int] = _DATA["turn"]["moves_per_turn"]
ACTIVATIONS: Final[int] = _DATA["turn"]["activations_per_turn"]
OWNER_POINTS: Final[int] = _DATA["turn"]["owner_vp_per_foreign_activation"]
STREETS: Final[int] = _DATA["supplies"]["streets"]
STREET_COST: Final[int] = _DATA["costs"]["extra_street"]
TOP_COST: Final[int] = _DATA["costs"]["top_of_stack_tile"]

# ------------------------------------------------------------ raids
_BAG: Final = {token["id"]: token["count"] for token in _DATA["raid_bag"]["tokens"]}
BLACK_TOKENS: Final[int] = _BAG["black_token"]
WHITE_TOKENS: Final[int] = _BAG["white_token"]
FINE_PER_TOKEN: Final[int] = _DATA["raid_bag"]["fine_per_black_token"]
FINE_PER_OPIUM: Final[int] = _DATA["raid_bag"]["fine_per_opium"]
_DIVISOR: Final[int] = _DATA["raid_bag"]["opium_discard_divisor"]
_ROUND_UP: Final[bool] = _DATA["raid_bag"]["opium_discard_rounding"] == "up"
OPIUM_LOST: Final = tuple(
    -(-opium // _DIVISOR) if _ROUND_UP else opium // _DIVISOR for opium in range(CUBES[OPIUM] + 1)
)
"""What a raided player returns of so much opium."""

# ------------------------------------------------------------ score track
_TRACK: Final = _DATA["score_track"]
START_POINTS: Final[int] = _TRACK["start_space"]
FEWEST_POINTS: Final[int] = _TRACK["minimum_vp"]
LAP: Final[int] = _TRACK["lap_length"]
SEALS: Final[tuple[int, ...]] = tuple(sorted(_TRACK["seal_spaces"]))
SEAL_MONEY: Final[int] = _TRACK["seal_money"]
MONEY_PER_POINT: Final[int] = _DATA["vp_sale"]["money_per_vp"]


def printed_space(points: int) -> int:
    """Where on the track so many points stand.

    >>> printed_space(60), printed_space(63)
    (60, 3)
    """
    return (points - 1) % LAP + 1 if points > LAP else points
