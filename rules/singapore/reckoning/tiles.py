"""The tiles on offer and those still in the stack."""

from rules.singapore.components import COUNTS, EMPTY, PLOTS_MASK
from rules.singapore.state import SingaporeState


def displayed(state: SingaporeState) -> list[int]:
    """The tiles on offer, from the stack outwards."""
    return [tile for tile in state.display if tile != EMPTY]


def shown_in(state: SingaporeState, slot: int) -> int:
    """The tile in a slot of the display; EMPTY if there is none, or no such slot with so many players."""
    return state.display[slot] if slot < len(state.display) else EMPTY


def stack_size(state: SingaporeState) -> int:
    """How many tiles the stack has, its top one included."""
    return len(state.stack) + (state.top != EMPTY)


def top_tile_ends(state: SingaporeState) -> bool:
    """Would the game end because the last player took the top tile, while else tiles and plots allow another round?"""
    count = COUNTS[state.seats]
    flagged = sum(1 for square in state.flagged if square != EMPTY)
    plots = (PLOTS_MASK & ~state.built).bit_count() - flagged
    return stack_size(state) == count.display - 1 and plots >= count.flags


def missing_tiles(state: SingaporeState) -> int:
    """How many tiles the reveal of a new round must find in the stack."""
    return COUNTS[state.seats].display - len(displayed(state))
