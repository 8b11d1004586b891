"""Addresses: every thing and every place of the table as a target, ready-made.

What belongs to a seat has a key that begins with it, "0/rnd"; the automa's things begin with its number.
"""

from collections.abc import Sequence
from typing import Final

from rules.core.target import Seat, Target
from rules.zaibatsu.board import CITIES, DEMANDS, DESTINATIONS, MARKET_SPACES, RAIL_GIFTS, RAILS_PER_REGION, REGIONS
from rules.zaibatsu.components import (
    ACTIONS,
    AREA,
    AUTOMA,
    COLOURS,
    FACTORY_SLOTS,
    FAVOURS,
    GOODS,
    ITEMS,
    OBJECTIVES,
    PERIODS,
    PIECES,
    PIECES_EACH,
    ROUNDS,
    ROWS_PER_ZONE,
    SEATS_MOST,
    SPACES,
    STEPS,
    TRACK_LENGTH,
    TRACKS,
    VALUES,
)
from rules.zaibatsu.tiles import (
    ACTION_TOKENS,
    CONTRACTS,
    GAPS,
    MACHINE_SLOTS,
    OLD_TYPES,
    PRICES,
    SHARED,
    SLOT_COLOURS,
    SOLO,
    START_A,
    START_B,
    TILES,
)

_SEATS: Final = range(SEATS_MOST)
_OWNERS: Final = range(AUTOMA + 1)


def _each(kind: str, keys: Sequence[str | int]) -> tuple[Target, ...]:
    return tuple(Target(kind, key) for key in keys)


def _by_seat(kind: str) -> tuple[Target, ...]:
    return _each(kind, _SEATS)


def _of_seat(kind: str, names: Sequence[str | int], owners: range = _SEATS) -> tuple[tuple[Target, ...], ...]:
    return tuple(_each(kind, [f"{seat}/{name}" for name in names]) for seat in owners)


# ------------------------------------------------------------ things
THING: Final = _each("item", ITEMS)
"""By item."""
GOOD: Final = _each("good", GOODS)
CUBE: Final = Target("good", "any")
"""A good that has no type yet."""
POINT: Final = Target("point", "vp")
WORKER: Final = _each("worker", COLOURS)
EXPERT_WORKER: Final = _each("expert", COLOURS)
OCCUPANT: Final = (*WORKER, *EXPERT_WORKER)
"""By what stands in a worker area."""
IMPROVEMENT: Final = _each("improvement", COLOURS)
TILE: Final = (*_each("tile", [tile.key for tile in TILES]), *_each("tile", [f"old_{GOODS[g]}" for g in OLD_TYPES]))
PIECE: Final = tuple(_of_seat("piece", PIECES, _OWNERS))
"""By owner and row, a ship, machine or train."""
MARKER: Final = _of_seat("marker", TRACKS)
TOKEN: Final = tuple(tuple(Target("token", f"{owner}/{value}") for value in (0, *VALUES)) for owner in _OWNERS)
"""By owner and value, an influence token."""
CONTRACT: Final = _of_seat("contract", [contract.key for contract in CONTRACTS])
FAVOUR: Final = _of_seat("favour", range(len(FAVOURS)))
"""By seat and level, a favour token; and what one clicks to take another level."""
START_TOKEN_A: Final = _each("start_a", [token.key for token in START_A])
START_TOKEN_B: Final = _each("start_b", [key for key, _ in START_B])
DEMAND: Final = _each("demand", DEMANDS)
ROUND_MARKER: Final = Target("round_marker", "round")
LAST_MARKER: Final = Target("round_marker", "last")
SHARED_TOKEN: Final = _each("shared", [token.key for token in SHARED])
SOLO_TOKEN: Final = _each("solo", [token.key for token in SOLO])
ACTION_TOKEN: Final = _each("action_token", [token.key for token in ACTION_TOKENS])

# ------------------------------------------------------------ places of the table
SUPPLY: Final = Target("supply", "supply")
BAG: Final = Target("bag", "bag")
GONE: Final = Target("gone", "gone")
SHELF: Final = Target("shelf", "shelf")
ACTION: Final = _each("action", ACTIONS)
HIRING: Final = _each("hiring", SPACES)
QUEUE: Final = _each("queue", range(ROWS_PER_ZONE * 3))
REGION: Final = _each("region", [region.key for region in REGIONS])
CITY: Final = _each("city", CITIES)
SPACE: Final = _each("space", MARKET_SPACES)
RAIL: Final = _each(
    "rail", [f"{REGIONS[at // RAILS_PER_REGION].key}/{at % RAILS_PER_REGION}" for at in range(len(RAIL_GIFTS))]
)
DESTINATION: Final = _each("destination", DESTINATIONS)
ROUND: Final = _each("round", range(ROUNDS + 1))
PAIR: Final = _each("pair", range(SEATS_MOST + 1))
PERIOD: Final = _each("period", range(PERIODS + 1))

# ------------------------------------------------------------ places of a seat
STOCK: Final = _of_seat("stock", ITEMS)
SCORE: Final = _by_seat("score")
AREA_SPACE: Final = _of_seat("area", range(AREA))
SERVICE: Final = _of_seat("service", COLOURS)
TRACK_SPACE: Final = tuple(
    tuple(_each("track", [f"{seat}/{track}/{at}" for at in range(TRACK_LENGTH)]) for track in TRACKS) for seat in _SEATS
)
ROW_SPACE: Final = tuple(
    tuple(_each("row", [f"{seat}/{row}/{at}" for at in range(PIECES_EACH)]) for row in PIECES) for seat in _SEATS
)
GAP: Final = tuple(
    tuple(_each("gap", [f"{seat}/{gap}/{at}" for at in range(PIECES_EACH)]) for gap in range(len(GAPS)))
    for seat in _SEATS
)
FACTORY_SLOT: Final = _of_seat("factory", range(FACTORY_SLOTS))
MACHINE_SLOT: Final = tuple(
    tuple(_each("machine", [f"{seat}/{at}/{slot}" for slot in range(MACHINE_SLOTS)]) for at in range(FACTORY_SLOTS))
    for seat in _SEATS
)
MODIFIER: Final = _of_seat("modifier", range(FACTORY_SLOTS))
"""The effect printed on a built tile, as against the factory itself."""
OWN_TOKENS: Final = _by_seat("tokens")
LOCKED: Final = _by_seat("locked")
OWN_CONTRACTS: Final = _by_seat("contracts")
CONTRACT_SLOT: Final = _of_seat("contract_slot", range(len(CONTRACTS)))
OWN_FAVOURS: Final = _by_seat("favours")
OBJECTIVE: Final = _of_seat("objective", OBJECTIVES)
START: Final = _by_seat("start")
"""What lasts of the own start tokens: kept coal, a held machine, held goods."""
MARKER_PLACE: Final = _by_seat("last_marker")

# ------------------------------------------------------------ the automa
AUTOMA_STOCK: Final = Target("automa", "pieces")
AUTOMA_MARKER: Final = Target("last_marker", AUTOMA)
AUTOMA_ROW: Final = _each("automa_row", range(PERIODS))
PILE: Final = Target("action_pile", "pile")
REVEALED: Final = Target("revealed", "revealed")
PRIORITY: Final = _each("priority", range(len(COLOURS)))
REGION_WORKER: Final = _each("region_worker", [region.key for region in REGIONS])
SOLO_SLOT: Final = _each("solo_slot", SLOT_COLOURS)

# ------------------------------------------------------------ what else one clicks
HIRE: Final = tuple(_each("hire", [f"{space}/{colour}" for colour in COLOURS]) for space in SPACES)
"""By hiring space and colour, a worker one can take there."""
STEP_CHIP: Final = _each("steps", STEPS)
PRICE_CHIP: Final = _each("price", range(len(PRICES)))
REWARD: Final = _each("reward", ("region", "points"))
SERVICE_CHIP: Final = _each("serve", COLOURS)
TRACK_CHIP: Final = _each("advance", TRACKS)
PIECE_CHIP: Final = _each("build", PIECES)
COLOUR_CHIP: Final = _each("from_bag", COLOURS)
OLD_SIDE: Final = _each("old_side", [GOODS[good] for good in OLD_TYPES])
KEEP_CHIP: Final = _each("keep", ITEMS[:2])
PRIZE: Final = tuple(_each("prize", [f"{period}/{at}" for at in range(3)]) for period in range(PERIODS + 1))
SILK_CHIP: Final = _of_seat("melt", ("silk",))


def seat_and_name(target: Target) -> tuple[Seat, str]:
    """Whose thing it is, and which, of a key that tells both.

    >>> seat_and_name(Target("track", "1/rnd/4"))
    (1, 'rnd/4')
    """
    seat, _, name = str(target.key).partition("/")
    return int(seat), name
