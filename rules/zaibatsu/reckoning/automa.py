"""What the automa would choose."""

from rules.core.target import NOBODY
from rules.zaibatsu.board import (
    CITY_OF,
    LEFT_TO_RIGHT,
    PRINTED,
    RAILS_OF_REGION,
    REGIONS,
    SPACES_OF_CITY,
)
from rules.zaibatsu.components import AUTOMA, COUNTS, NIBBLE, NONE, PERIODS, ROUND_PERIOD, counted
from rules.zaibatsu.reckoning.influence import influence
from rules.zaibatsu.state import VALUE, VALUE_BITS, ZaibatsuState
from rules.zaibatsu.tiles import AUTOMA_GOODS, AUTOMA_ROWS, AUTOMA_TRAINS


def fullest_space(state: ZaibatsuState, leftmost: bool) -> int:
    """The hiring space with the most workers, ties as the arrow points; NONE if all are empty."""
    numbers = [counted(workers) for workers in state.hiring]
    most = max(numbers)
    if not most:
        return NONE
    tied = [space for space, number in enumerate(numbers) if number == most]
    return tied[0] if leftmost else tied[-1]


def worker_taken(state: ZaibatsuState, space: int) -> int:
    """Of the colours on a hiring space, the one furthest left in the priority area."""
    return next(colour for colour in state.priority if state.hiring[space] >> NIBBLE * colour & 15)


def regions_by_priority(state: ZaibatsuState) -> list[int]:
    """The regions in the order of their colours in the priority area; colours without a region are skipped."""
    return [state.region_workers.index(colour) for colour in state.priority if colour in state.region_workers]


def influences(state: ZaibatsuState, region: int) -> tuple[int, int]:
    """The automa's influence in a region, and the player's."""
    return influence(state, region, AUTOMA), influence(state, region, 0)


def trains_left(state: ZaibatsuState) -> int:
    """The automa's trains that are not on the map."""
    return AUTOMA_TRAINS - state.rails.count(AUTOMA)


def next_rails(state: ZaibatsuState) -> list[int]:
    """By region, the topmost free train space; NONE without one, or without trains left."""
    if not trains_left(state):
        return [NONE] * len(REGIONS)
    return [
        next((rail for rail in rails if state.rails[rail] == NOBODY), NONE) for rails in RAILS_OF_REGION[state.seats]
    ]


def row_in_use(state: ZaibatsuState) -> int:
    """The row of the current period, or of the next that has tokens; NONE if there is none."""
    rows = range(ROUND_PERIOD[state.round] - 1, PERIODS)
    return next((row for row in rows if state.row_used[row] < len(AUTOMA_ROWS[row])), NONE)


def next_spaces(state: ZaibatsuState, row: int) -> list[int]:
    """By region, where the lowest token of a row would go; NONE where it cannot."""
    if row == NONE:
        return [NONE] * len(REGIONS)
    value = AUTOMA_ROWS[row][state.row_used[row]]
    return [_space_for(state, region, value, AUTOMA_GOODS[row]) for region in range(len(REGIONS))]


def _space_for(state: ZaibatsuState, region: int, value: int, goods: int) -> int:
    """The player's highest token that is lower, else the empty space with the highest print; ties to the left."""
    spaces = [space for space in LEFT_TO_RIGHT[region] if goods >> state.demand[space] & 1]
    lower = [
        (-(state.tokens[space] & VALUE), at, space)
        for at, space in enumerate(spaces)
        if state.tokens[space] and state.tokens[space] >> VALUE_BITS != AUTOMA and state.tokens[space] & VALUE < value
    ]
    empty = [
        (-PRINTED[space], at, space)
        for at, space in enumerate(spaces)
        if not state.tokens[space] and not _is_full(state, CITY_OF[space])
    ]
    return min(lower or empty, default=(0, 0, NONE))[2]


def _is_full(state: ZaibatsuState, city: int) -> bool:
    tokens = sum(1 for space in SPACES_OF_CITY[city] if state.tokens[space])
    return tokens >= COUNTS[state.seats].city_tokens
