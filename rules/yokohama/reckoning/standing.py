"""Where a seat stands: icons of countries, Achievements, end conditions."""

from collections.abc import Callable
from typing import Final

from rules.core.target import Seat
from rules.yokohama.cards import ACHIEVEMENTS, COUNTRIES, ORDERS, TECHNOLOGIES
from rules.yokohama.components import AREAS, GOODS, HOUSE, IN_HAND, IN_STORE, NONE, SHOP, TOTALS, YEN
from rules.yokohama.reckoning.ground import buildings
from rules.yokohama.state import YokohamaState


def cards_of(state: YokohamaState, seat: Seat) -> list[int]:
    """The technologies of a seat."""
    techs = state.techs[seat]
    return [card for card in range(techs.bit_length()) if techs >> card & 1]


def icons(state: YokohamaState, seat: Seat) -> list[int]:
    """By country, the icons on technologies, completed orders and a flag token."""
    count = [0] * len(COUNTRIES)
    for card in cards_of(state, seat):
        count[TECHNOLOGIES[card].country] += 1
    for order in state.completed[seat]:
        count[ORDERS[order].country] += 1
    if state.flags[seat] != NONE:
        count[state.flags[seat]] += 1
    return count


def agents_and_tokens(state: YokohamaState, seat: Seat) -> int:
    """Agents, used or not, and 5-Power tokens together."""
    return sum(state.agents[seat]) + sum(state.spent[seat]) + len(state.taken[seat])


def _counter(kind: str, what: str) -> Callable[[YokohamaState, Seat], int]:
    """What counts towards one part of a requirement."""
    if kind == "goods":
        good = GOODS.index(what)
        return lambda state, seat: state.stock[seat][good]
    if kind == "areas":
        return lambda state, seat: sum(AREAS[area].type == what for area in buildings(state, seat))
    return _COUNTERS[kind]


_COUNTERS: Final[dict[str, Callable[[YokohamaState, Seat], int]]] = {
    "technologies": lambda state, seat: state.techs[seat].bit_count(),
    "yen": lambda state, seat: state.stock[seat][YEN],
    "agents_and_tokens": agents_and_tokens,
    "completed_orders": lambda state, seat: len(state.completed[seat]),
}
_PARTS: Final = tuple(
    tuple((what, _counter(tile.kind, what), need) for what, need in tile.needs) for tile in ACHIEVEMENTS
)
"""By tile: what is counted, how, and how many it takes."""


def progress(state: YokohamaState, seat: Seat, tile: int) -> list[tuple[str, int, int]]:
    """What an Achievement counts: its name, how many this seat has, how many it takes."""
    return [(what, count(state, seat), need) for what, count, need in _PARTS[tile]]


def meets(state: YokohamaState, seat: Seat, tile: int) -> bool:
    """Does this seat meet a tile's requirement now?"""
    goal = ACHIEVEMENTS[tile]
    if goal.kind == "areas" and built(state, seat, SHOP) + built(state, seat, HOUSE) < goal.total:
        return False  # asked before every decision of Phases A and C: the Areas are gone through only near the goal
    short = [what for what, count, need in _PARTS[tile] if count(state, seat) < need]
    return not short


def built(state: YokohamaState, seat: Seat, piece: int) -> int:
    """How many pieces of a sort a seat has built."""
    owned = state.stock[seat]
    return int(TOTALS[piece]) - owned[IN_HAND[piece]] - owned[IN_STORE[piece]]


def shops_built(state: YokohamaState, seat: Seat) -> int:
    """How many Shops a seat has built."""
    return built(state, seat, SHOP)


def houses_built(state: YokohamaState, seat: Seat) -> int:
    """How many Trading Houses a seat has built."""
    return built(state, seat, HOUSE)


def on_board(state: YokohamaState, board: int) -> int:
    """How many assistants stand on the Church or Customs board, those of nobody included."""
    row = state.boards[board]
    return len(row) - row.count(NONE)
