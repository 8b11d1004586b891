"""The clauses that tooltips open, where a kind has more than one."""

from typing import Final

from rules.core.target import Target
from rules.singapore.components import START_TILES, TILE_OF, TILES

_OF_STACK: Final = {"top": "SG-BUILD-10", "stack": "SG-SETUP-1"}
_OF_SUPPLY: Final = {"goods": "SG-COMP-9", "streets": "SG-COMP-11", "hut": "SG-HUT-1"}
_OF_BUTTON: Final = {"forth": "SG-BLD-3", "back": "SG-BLD-3", "end_turn": "SG-MOVE-9"}


def of_tile(number: int) -> str:
    """The clause that states what a tile does."""
    if number in START_TILES:
        return f"SG-BLD-{START_TILES.index(number) + 1}S"
    stage = TILES[number].stage
    before = sum(1 for tile in TILES[:number] if tile.stage == stage)
    return f"SG-BLD-{stage}{before + 1:02}"


def tile(target: Target) -> str:
    """Every tile has a clause of its own."""
    return of_tile(TILE_OF[str(target.key)])


def stack(target: Target) -> str:
    """The top tile can be taken; the rest waits."""
    return _OF_STACK[str(target.key)]


def supply(target: Target) -> str:
    """Goods, streets, the hut."""
    return _OF_SUPPLY[str(target.key)]


def button(target: Target) -> str:
    """The two directions of an arrow, and the end of a turn."""
    return _OF_BUTTON[str(target.key)]
