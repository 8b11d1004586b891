"""What is printed on the components: tables read from the data file, no logic.

Areas, cards, tiles and tokens are counted from 0 in the order of the data file. Of a kind of Area that lies twice in
the box the first copies are used when fewer play. What a seat owns in numbers is a list: goods, imports and yen, then
its pieces in hand, then its pieces in the Warehouse.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from rules.core.printed import printed
from rules.harbour.prices import Due
from rules.harbour.purse import Purse
from rules.harbour.rewards import Reward, read_rewards

_DATA: Final = printed("yokohama")
NONE: Final = -1
"""No card, no Area, nobody; an empty space."""
BLOCKED: Final = -2
"""A space of the Church or Customs board held by an assistant of nobody."""
SEAT_COUNTS: Final = tuple(range(_DATA["meta"]["players_min"], _DATA["meta"]["players_max"] + 1))
MOST_SEATS: Final = SEAT_COUNTS[-1]

# ------------------------------------------------------------ items and pieces
GOODS: Final = tuple(_DATA["trade_goods"]["ids"])
COPPER: Final = GOODS.index("copper")
SILK: Final = GOODS.index("silk")
ITEMS: Final = (*GOODS, "import", "yen")
IMPORT: Final = ITEMS.index("import")
YEN: Final = ITEMS.index("yen")
PIECES: Final = ("assistant", "shop", "house")
ASSISTANT, SHOP, HOUSE = range(3)
IN_HAND: Final = tuple(range(len(ITEMS), len(ITEMS) + 3))
"""By piece, its place in the list of what a seat owns: those in hand."""
IN_STORE: Final = tuple(range(len(ITEMS) + 3, len(ITEMS) + 6))
"""The same for those in the Warehouse."""
OWNED: Final = len(ITEMS) + 6
HAND_ASSISTANTS: Final = IN_HAND[ASSISTANT]
REWARDED_ITEM: Final = {item: number for number, item in enumerate(ITEMS)}
"""Reward kinds that are items."""
PURSE: Final = Purse(YEN, (IMPORT,))


def rewards_of(printed: Mapping[str, int]) -> tuple[Reward, ...]:
    """A printed reward, an Imported Good called as the item is."""
    return read_rewards({"import" if kind == "imported_good" else kind: n for kind, n in printed.items()})


_PLAYER: Final[dict[str, Any]] = _DATA["player_components"]
COLOURS: Final = tuple(_PLAYER["colors"])
SCORE_MARKERS: Final[int] = _DATA["assistant_split"]["score_markers"]
TOTALS: Final[tuple[int, ...]] = (
    _PLAYER["assistants_in_hand"] + _DATA["assistant_split"]["recruitable"],
    _PLAYER["shops_total"],
    _PLAYER["trading_houses_total"],
)
"""By piece, how many a seat has in all; the markers of the score are none of them."""
START_HAND: Final = (_PLAYER["assistants_in_hand"], _PLAYER["shops_in_hand"], _PLAYER["trading_houses_in_hand"])
START_GOODS: Final = tuple(_PLAYER["start_goods"].get(good, 0) for good in GOODS)
START_IMPORTS: Final[int] = _PLAYER["start_imported_goods"]
START_YEN_FIRST: Final[int] = _PLAYER["start_yen_first_player"]
START_YEN: Final[int] = _PLAYER["start_yen_other_players"]
SHOP_COST: Final[int] = _DATA["warehouse"]["shop_cost"]
ASSISTANT_COST: Final[int] = _DATA["warehouse"]["assistant_cost"]
HOUSE_COSTS: Final = tuple(_DATA["warehouse"]["trading_house_costs"])

# ------------------------------------------------------------ limits and fees
_RULES: Final[dict[str, int]] = _DATA["rules"]
SPREAD_MOST: Final = _RULES["placement_spread_max"]
STACK: Final = _RULES["placement_stack"]
PRESIDENT_FEE: Final = _RULES["president_fee_yen"]
HOUSE_INCOME: Final = _RULES["trading_house_income_yen"]
TOKEN_POWER: Final = _RULES["five_power_bonus_power"]
BUILD_POWER: Final = _RULES["build_min_power"]
AGENTS_PER_TURN: Final = _RULES["agents_per_turn"]
ICONS_PER_AGENT: Final = _RULES["icons_per_agent"]
CANAL_FEE: Final[int] = _DATA["canal"]["crossing_cost_yen"]


# ------------------------------------------------------------ Areas
class Area(NamedTuple):
    """One Area board. `letter` tells the two Ports and the two Laboratories apart: 0, 1, else NONE."""

    key: str
    kind: str
    type: str
    letter: int


_KINDS: Final[list[dict[str, Any]]] = _DATA["area_boards"]["kinds"]
_LETTERS: Final = {"a": 0, "b": 1}


def _boards(kind: dict[str, Any]) -> list[Area]:
    """All copies of a kind of Area."""
    name, _, letter = kind["id"].rpartition("_")
    if letter in _LETTERS:
        return [Area(kind["id"], name, kind["type"], _LETTERS[letter])]
    if kind["copies"] == 1:
        return [Area(kind["id"], kind["id"], kind["type"], NONE)]
    return [Area(f"{kind['id']}_{copy + 1}", kind["id"], kind["type"], NONE) for copy in range(kind["copies"])]


AREAS: Final = tuple(area for kind in _KINDS for area in _boards(kind))
CANAL: Final = next(number for number, area in enumerate(AREAS) if area.kind == "canal")


def _in_play(seats: int) -> tuple[int, ...]:
    """Of every kind the first copies, as many as are used."""
    used = [area for kind in _KINDS for area in _boards(kind)[: kind["used"][f"p{seats}"]]]
    return tuple(map(AREAS.index, used))


BOARDS: Final = {seats: _in_play(seats) for seats in SEAT_COUNTS}
"""By number of seats, the Areas that are laid out."""
GROUNDS: Final = {seats: tuple(area for area in BOARDS[seats] if area != CANAL) for seats in SEAT_COUNTS}
"""The same without the Canal: where pieces may be put and Presidents stop."""
_LAYOUTS: Final[dict[str, Any]] = _DATA["layouts"]
ROWS: Final = {seats: tuple(_LAYOUTS[f"p{seats}"]["rows"]) for seats in SEAT_COUNTS}
_CELLS: Final = {seats: tuple(_LAYOUTS[f"p{seats}"]["adjacency"]) for seats in SEAT_COUNTS}
CELL_NEIGHBOURS: Final = {
    seats: tuple(tuple(map(_CELLS[seats].index, near)) for near in _LAYOUTS[f"p{seats}"]["adjacency"].values())
    for seats in SEAT_COUNTS
}
"""By number of seats and cell (row by row), the cells it touches."""

_EFFECTS: Final[dict[str, Any]] = _DATA["area_effects"]
MOST_POWER: Final[int] = _EFFECTS["max_power"]
PORT_LEVELS: Final = ("none", "low", "mid", "high")
YIELD: Final[dict[str, tuple[int, ...]]] = {
    "copper_mine": tuple(_EFFECTS["copper_mine_copper"]),
    "silk_mill": tuple(_EFFECTS["silk_mill_silk"]),
    "tea": tuple(_EFFECTS["tea_tea"]),
    "fishing": tuple(_EFFECTS["fishing_fish"]),
    "bank": tuple(_EFFECTS["bank_yen"]),
    "chinatown": tuple(_EFFECTS["chinatown_exchanges"]),
    "church": tuple(_EFFECTS["church_faith"]),
    "customs": tuple(_EFFECTS["customs_max_imported_goods"]),
    "employment_agency": tuple(_EFFECTS["employment_agency_tokens"]),
    "laboratory": tuple(_EFFECTS["laboratory_production"]),
    "port": tuple(PORT_LEVELS.index(level) for level in _EFFECTS["port_max_level"]),
}
"""By kind of Area, its figures for Power 1 to 5; of a Port the highest level open."""
GIVEN_ITEM: Final = {"copper_mine": COPPER, "silk_mill": SILK, "tea": 2, "fishing": 3, "bank": YEN}
"""The item an Area gives by itself."""
PORT_POINTS: Final = tuple(_EFFECTS["port_bonus_points"])


# ------------------------------------------------------------ prices
class Rate(NamedTuple):
    """One line of the exchange table."""

    item: int
    yen: int
    sold: bool


RATES: Final = (
    *(Rate(GOODS.index(good), yen, True) for good, yen in _DATA["chinatown"]["yen_per_good"].items()),
    Rate(IMPORT, _DATA["chinatown"]["buy_imported_good_yen"], _DATA["chinatown"]["sell_imported_good"]),
)
FAITH_PRICE: Final = tuple(1 if item != YEN else _DATA["church"]["yen_per_faith"] for item in range(len(ITEMS)))
"""By item, how many of it buy one Faith, once."""
MOST_FAITH: Final[int] = _DATA["church"]["max_faith"]
_LAB: Final[dict[str, int]] = _DATA["laboratory"]
PRODUCTION: Final = Due(_LAB["yen_per_production"], _LAB["imported_goods_per_production"])
SURCHARGE: Final = Due(_LAB["surcharge_yen"], _LAB["surcharge_imported_goods"])
SURCHARGE_FROM: Final = _LAB["surcharge_from_card_number"]
SECOND_ORDER: Final = Due(_DATA["port"]["second_card_cost_yen"], _DATA["port"]["second_card_cost_imported_goods"])
ORDERS_PER_ACTION: Final[int] = _DATA["port"]["max_cards_per_action"]
HAND_LIMIT: Final[int] = _DATA["setup"]["orders_dealt"]["hand_limit"]
ORDERS_DEALT: Final[int] = _DATA["setup"]["orders_dealt"]["dealt_per_player"]


# ------------------------------------------------------------ boards beside the Areas
class Space(NamedTuple):
    """A space of the Church or Customs board; `cost` is Faith or imports."""

    key: str
    position: int
    cost: int
    rewards: tuple[Reward, ...]


CHURCH, CUSTOMS = 0, 1
BOARD_KEYS: Final = ("church", "customs")
SPACES: Final = tuple(
    tuple(Space(s["id"], s["position"], s[cost], rewards_of(s["reward"])) for s in _DATA[board]["spaces"])
    for board, cost in (("church_board", "faith"), ("customs_board", "imported_goods"))
)
BLOCKED_SPACES: Final = tuple(
    tuple(at for at, space in enumerate(SPACES[number]) if space.key in _DATA[board]["blocked_two_player"])
    for number, board in enumerate(("church_board", "customs_board"))
)
MAJORITY: Final = (tuple(_DATA["final_scoring"]["church"]), tuple(_DATA["final_scoring"]["customs"]))
SLOTS: Final[int] = _DATA["port_boards"]["slots"]
SLOT_LEVELS: Final = tuple(map(PORT_LEVELS.index, _DATA["port_boards"]["slot_levels"]))
SLOT_SURCHARGE: Final[tuple[int, ...]] = tuple(_DATA["laboratory_boards"]["slot_surcharge"])


class SetUp(NamedTuple):
    """What differs with the number of seats."""

    ports: int
    laboratories: int
    orders_removed: int
    blocks: bool
    church_end: int
    customs_end: int


def _set_up(seats: int) -> SetUp:
    told, ends = _DATA["setup"][f"p{seats}"], _DATA["end_conditions"]
    gone = told["remove_management_boards"]
    return SetUp(
        ports=sum(board not in gone for board in _DATA["port_boards"]["boards"]),
        laboratories=sum(board not in gone for board in _DATA["laboratory_boards"]["boards"]),
        orders_removed=told["orders_removed"],
        blocks=told["block_two_player_spaces"],
        church_end=ends["church_assistants"][f"p{seats}"],
        customs_end=ends["customs_assistants"][f"p{seats}"],
    )


SET_UP: Final = {seats: _set_up(seats) for seats in SEAT_COUNTS}
HOUSES_END: Final[int] = _DATA["end_conditions"]["trading_houses_built"]
SHOPS_END: Final[int] = _DATA["end_conditions"]["shops_built"]
EXTRA_ROUNDS: Final[int] = _DATA["end_conditions"]["extra_full_rounds"]
