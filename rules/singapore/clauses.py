"""The clauses of the rules that tooltips link to."""

from typing import Final

from rules.core.target import Target
from rules.singapore.board import START_TILES
from rules.singapore.components import EMPTY, TILE_OF, TILES
from rules.singapore.state import SingaporeState

_OF_KIND: Final = {
    "plot": "SG-PLOT-2",
    "street": "SG-STREET-3",
    "worker": "SG-MOVE-2",
    "waiting": "SG-BLD-9",
    "aside": "SG-SETUP-3",
    "flag": "SG-BUILD-3",
    "flags": "SG-PLOT-1",
    "good": "SG-COMP-9",
    "screen": "SG-INFO-1",
    "stock": "SG-INFO-1",
    "money": "SG-SETUP-3",
    "bank": "SG-COMP-10",
    "tokens": "SG-RAID-3",
    "token": "SG-RAID-1",
    "bag": "SG-RAID-19",
    "raid": "SG-RAID-4",
    "amount": "SG-BLD-6",
    "track": "SG-VP-2",
    "marker": "SG-VP-1",
    "seal": "SG-VP-4",
    "seat": "SG-INFO-3",
    "raffles": "SG-ROUND-2",
    "display": "SG-ROUND-4",
    "gone": "SG-HUT-2",
    "hut": "SG-HUT-1",
    "road": "SG-STREET-1",
}
_OF_PLACE: Final = {
    Target("stack", "top"): "SG-BUILD-10",
    Target("stack", "stack"): "SG-SETUP-1",
    Target("supply", "goods"): "SG-COMP-9",
    Target("supply", "streets"): "SG-COMP-11",
    Target("supply", "hut"): "SG-HUT-1",
    Target("button", "forth"): "SG-BLD-3",
    Target("button", "back"): "SG-BLD-3",
    Target("button", "end_turn"): "SG-MOVE-9",
}


def of_tile(number: int) -> str:
    """The clause that states what a tile does."""
    if number in START_TILES:
        return f"SG-BLD-{START_TILES.index(number) + 1}S"
    stage = TILES[number].stage
    before = sum(1 for tile in TILES[:number] if tile.stage == stage)
    return f"SG-BLD-{stage}{before + 1:02}"


def clause(state: SingaporeState, target: Target) -> str:
    """The clause for anything on the table."""
    kind, key = target
    if kind == "tile":
        return of_tile(TILE_OF[str(key)])
    if kind in ("building", "effect"):
        number = state.tiles[int(key)]
        return of_tile(number) if number != EMPTY else "SG-BUILD-3"
    return _OF_PLACE.get(target) or _OF_KIND.get(kind, "SG-ROUND-1")
