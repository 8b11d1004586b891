"""Addresses: every thing and every place of the table as a target.

A thing of which only the back may be seen has the key "back". What belongs to a seat has its number before a slash.
"""

from collections.abc import Sequence
from typing import Final

from rules.core.target import HIDDEN, Target
from rules.harbour.addresses import by_seat, of_seats
from rules.harbour.counters import Counters
from rules.yokohama.cards import (
    ACHIEVEMENTS,
    AGENT_KINDS,
    COUNTRIES,
    FREE_AGENT,
    ORDERS,
    REWARD_TOKENS,
    SPACES_PER_TILE,
    STACKS,
    TECHNOLOGIES,
    TILES,
    TOKEN_KEYS,
)
from rules.yokohama.components import AREAS, COLOURS, GOODS, ITEMS, MOST_SEATS, PIECES, SET_UP, SLOTS, SPACES


def _by_seat(kind: str) -> tuple[Target, ...]:
    return by_seat(kind, MOST_SEATS)


def _of_seat(kind: str, names: Sequence[str]) -> tuple[tuple[Target, ...], ...]:
    return of_seats(kind, names, MOST_SEATS)


# ------------------------------------------------------------ things
ORDER: Final = tuple(Target("order", card.key) for card in ORDERS)
TECHNOLOGY: Final = tuple(Target("technology", card.key) for card in TECHNOLOGIES)
ORDER_BACK: Final = Target("order", "back")
TECHNOLOGY_BACK: Final = Target("technology", "back")
TILE: Final = tuple(Target("tile", tile.key) for tile in TILES)
FIVE: Final = tuple(Target("five", key) for key in TOKEN_KEYS)
ACHIEVEMENT: Final = tuple(Target("achievement", tile.key) for tile in ACHIEVEMENTS)
"""A tile; also the place of the assistants on it."""
REWARD: Final = tuple(Target("reward", token.key) for token in REWARD_TOKENS)
_FREE_REWARD: Final = next(REWARD[n] for n, token in enumerate(REWARD_TOKENS) if token.country < 0)
AGENT: Final = (*(Target("agent", country) for country in COUNTRIES), FIVE[FREE_AGENT], _FREE_REWARD)
PRESIDENT: Final = _by_seat("president")
ASSISTANT: Final = _by_seat("assistant")
SHOP: Final = _by_seat("shop")
HOUSE: Final = _by_seat("house")
PIECE: Final = tuple(zip(ASSISTANT, SHOP, HOUSE, strict=True))
"""By seat and piece."""
BLOCKER: Final = {seats: Target("blocker", COLOURS[seats]) for seats, told in SET_UP.items() if told.blocks}
"""The assistants of nobody have the first colour that no seat has."""
STATION: Final = Target("station", "token")
POINT: Final = Target("points", "point")
THING: Final = (*(Target("good", good) for good in GOODS), Target("import", "token"), Target("money", "yen"))
"""By item, what lies on its counter."""

# ------------------------------------------------------------ places of the table
AREA: Final = tuple(Target("area", area.key) for area in AREAS)
SITE: Final = tuple(tuple(Target("site", f"{area.key}/{space}") for space in range(SPACES_PER_TILE)) for area in AREAS)
TOKEN: Final = tuple(Target("token", area.key) for area in AREAS)
"""Where the 5-Power token of an Area lies."""
SPACE: Final = tuple(tuple(Target("space", space.key) for space in board) for board in SPACES)
PORT_SLOT: Final = tuple(tuple(Target("port_slot", f"{letter}/{slot}") for slot in range(SLOTS)) for letter in "ab")
LABORATORY_SLOT: Final = tuple(
    tuple(Target("laboratory_slot", f"{letter}/{slot}") for slot in range(SLOTS)) for letter in "ab"
)
ORDER_DECK: Final = Target("order_deck", "deck")
TECHNOLOGY_DECK: Final = Target("technology_deck", "deck")
GONE: Final = Target("gone", "box")
ACHIEVEMENT_ROW: Final = tuple(Target("achievement_row", number) for number in range(len(STACKS)))
REWARD_ROW: Final = Target("reward_row", "row")
AGENT_SUPPLY: Final = tuple(Target("agent_supply", country) for country in COUNTRIES)
SUPPLY: Final = Target("supply", "supply")

# ------------------------------------------------------------ places of a seat
COUNTER: Final = _of_seat("counter", ITEMS)
COUNTERS: Final = Counters(THING, COUNTER, SUPPLY)
SCORE: Final = _by_seat("score")
HELD: Final = _of_seat("in_hand", PIECES)
"""Pieces in hand."""
STORE: Final = _of_seat("store", PIECES)
"""Pieces in the Warehouse."""
AT_HOME: Final = tuple(Target("in_hand", f"{seat}/president") for seat in range(MOST_SEATS))
HAND: Final = _by_seat("hand")
DRAWN: Final = _by_seat("drawn")
RETURNED: Final = _by_seat("gone")
COMPLETED: Final = _by_seat("completed")
OWN_TECHNOLOGIES: Final = _by_seat("technologies")
OWN_AGENTS: Final = _of_seat("agents", AGENT_KINDS)
USED_AGENTS: Final = _by_seat("used_agents")
OWN_TOKENS: Final = _by_seat("tokens")
OWN_REWARDS: Final = _by_seat("rewards")
ICONS: Final = _by_seat("icons")
"""The icons of countries of a seat, counted."""

# ------------------------------------------------------------ what else one clicks
GROUP: Final = _of_seat("assistants", [area.key for area in AREAS])
"""The assistants of a seat in an Area."""
BUYING: Final = tuple(Target("buy", item) for item in ITEMS)
SELLING: Final = tuple(Target("sell", item) for item in ITEMS)
WISH: Final = tuple(Target("wish", good) for good in GOODS)
FROM: Final = (Target("source", "area"), Target("source", "hand"))
WAY: Final = tuple(Target("way", number) for number in range(24))
PART: Final = {kind: Target("part", kind) for kind in ("any_good", "warehouse", "move")}


def order_face(order: int) -> Target:
    """An order, or the back of one."""
    return ORDER_BACK if order == HIDDEN else ORDER[order]
