"""What criteria and technologies count."""

from collections.abc import Callable
from typing import Final

from rules.core.target import Seat
from rules.yokohama_duel.components import CRITERIA, IMPORT_DOWN
from rules.yokohama_duel.state import DuelState

COUNT: Final[dict[str, Callable[[DuelState, Seat], int]]] = {
    "completed_orders": lambda state, seat: len(state.completed[seat]),
    "technologies": lambda state, seat: state.techs[seat].bit_count(),
    "church_cards": lambda state, seat: len(state.churches[seat]),
    "face_down_imports": lambda state, seat: state.stock[seat][IMPORT_DOWN],
    "trading_houses": lambda state, seat: state.houses[seat].bit_count(),
    "shops": lambda state, seat: state.shops[seat].bit_count(),
    "flat": lambda state, seat: 1,
}


OPEN_CRITERIA: Final = tuple(
    tuple((number, COUNT[each.counts], each.at_least) for number, each in enumerate(CRITERIA) if not used >> number & 1)
    for used in range(1 << len(CRITERIA))
)
"""By the bit set of criteria used, those still open: number, what they count, how many it takes."""
_TALLIED: Final = ("completed_orders", "technologies", "church_cards", "face_down_imports")
OPEN_TALLIES: Final = tuple(
    tuple((number, _TALLIED.index(CRITERIA[number].counts), least) for number, _, least in still_open)
    for still_open in OPEN_CRITERIA
)
"""The same with a place in these four instead of what is counted."""
