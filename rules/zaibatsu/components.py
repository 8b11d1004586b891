"""What is printed on the boards and tokens: tables read from the data file, no logic.

Colours, goods, actions, tracks, spaces and all else are counted from 0 in the order of the data file. A handful of
workers is one number with four bits for each colour.
"""

from typing import Any, Final, NamedTuple

from rules.core.printed import printed

_DATA: Final = printed("zaibatsu")
NONE: Final = -1
"""No colour, no space, no tile."""

# ------------------------------------------------------------ stock, goods, workers
ITEMS: Final = ("money", "coal", "silk", "iron")
MONEY, COAL, SILK, IRON = range(4)
VP: Final = 4
"""Stands among the items for points where an effect gives some."""
GAINS: Final = (*ITEMS, "vp")
SILK_TO_MONEY: Final[int] = _DATA["resources"]["silk_to_money"]
BOOST_SILK: Final[tuple[int, ...]] = (0, *_DATA["resources"]["temporary_rnd_silk_cost"])
"""By levels of R&D a build lacks, the silk it takes."""

_GOODS: Final = _DATA["goods"]["items"]
GOODS: Final = tuple(good["id"] for good in _GOODS)
GOOD_LEVEL: Final = tuple(int(good["level"]) for good in _GOODS)
MOST_GOODS: Final[int] = _DATA["goods"]["capacity_per_factory"]
TOKEN_FOR: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_DATA["goods"]["influence_value_by_level"][str(level)]) for level in GOOD_LEVEL
)
"""By good, the values of the influence tokens for 1, 2 and 3 of it."""

COLOURS: Final = tuple(_DATA["worker_colors"]["items"])
WORKERS_PER_COLOUR: Final[int] = _DATA["worker_colors"]["per_color"]
EXPERT: Final = len(COLOURS)
"""Added to a colour in a worker area: an expert of that colour."""
NIBBLE: Final = 4
ONE_OF: Final = tuple(1 << NIBBLE * colour for colour in range(len(COLOURS)))
"""By colour, one worker as a handful."""


def colours_in(workers: int) -> tuple[int, ...]:
    """The colours of a handful, each once.

    >>> colours_in(ONE_OF[0] * 2 + ONE_OF[3])
    (0, 3)
    """
    return tuple(colour for colour in range(len(COLOURS)) if workers >> NIBBLE * colour & 15)


def counted(workers: int) -> int:
    """How many workers a handful has.

    >>> counted(ONE_OF[0] * 2 + ONE_OF[3])
    3
    """
    return sum(workers >> NIBBLE * colour & 15 for colour in range(len(COLOURS)))


class Service(NamedTuple):
    """What a colour gives, base and improved; `item` is NONE where it gives steps."""

    key: str
    item: int
    amounts: tuple[int, int]


_SERVICES: Final = {service["color"]: service for service in _DATA["services"]["items"]}


def _service(colour: str) -> Service:
    service = _SERVICES[colour]
    item = NONE if service["gives"] == "track_steps" else GAINS.index(service["gives"])
    return Service(service["id"], item, (service["base"], service["improved"]))


SERVICES: Final = tuple(map(_service, COLOURS))
WHITE: Final = next(colour for colour, service in enumerate(SERVICES) if service.item == NONE)
ALL_COLOURS: Final = tuple(range(len(COLOURS)))

# ------------------------------------------------------------ actions and hiring
_ACTIONS: Final = {action["id"]: action for action in _DATA["actions"]["items"]}
ACTIONS: Final = tuple(_ACTIONS)
RND, MINES, FACTORY, MACHINES, PRODUCTION, SHIPS, TRAINS, MARKETS, INVESTMENT = range(9)
ACTIVATIONS: Final = tuple(int(action["activations_max"]) for action in _ACTIONS.values())
STEP_COST: Final[tuple[int, ...]] = tuple(_ACTIONS["rnd"]["money_cost"])
STEPS: Final[tuple[int, ...]] = tuple(_ACTIONS["rnd"]["steps"])
FACTORY_COST: Final[int] = _ACTIONS["factory"]["money_cost_each"]
MACHINE_COST: Final[int] = _ACTIONS["machines"]["money_cost_each"]
MARKET_POINTS: Final[int] = _ACTIONS["local_markets"]["vp_instead_of_region_bonus"]
INVEST_GOODS: Final[tuple[int, ...]] = tuple(_ACTIONS["investment"]["goods_cost_by_activation"])
INVEST_STEPS: Final[tuple[int, ...]] = tuple(_ACTIONS["investment"]["finance_steps_by_activation"])

_SPACES: Final = _DATA["hiring_spaces"]["items"]
SPACES: Final = tuple(space["id"] for space in _SPACES)
ACTIONS_AT: Final = tuple(tuple(ACTIONS.index(action) for action in space["actions"]) for space in _SPACES)
SPACE_OF: Final = tuple(next(at for at, acts in enumerate(ACTIONS_AT) if act in acts) for act in range(len(ACTIONS)))
WORKERS_PER_SPACE: Final[int] = _DATA["hiring_spaces"]["workers_per_space"]
_QUEUE: Final = _DATA["worker_queue"]
WORKERS_PER_ROW: Final[int] = _QUEUE["workers_per_row"]
ROWS_PER_ZONE: Final[int] = _QUEUE["rows_per_zone"]

_AREA: Final = _DATA["worker_area"]
AREA: Final[int] = _AREA["count"]
SECOND_SERVICE: Final[int] = _AREA["second_bonus_min_workers"]
SALARY: Final[int] = _AREA["salary_per_color"]
KEPT_MONEY: Final[int] = _AREA["money_never_spent_on_salary"]
LOSS: Final[int] = _AREA["vp_lost_per_unpaid_money"]


class Price(NamedTuple):
    """What a piece costs; `back` is steps back on Finance."""

    money: int
    iron: int
    back: int


def read_price(cost: dict[str, int]) -> Price:
    """A price from the data file."""
    return Price(cost.get("money", 0), cost.get("iron", 0), cost.get("finance_back", 0))


ACTION_PRICES: Final = tuple(map(read_price, _ACTIONS["ships"]["cost_options"]))
"""A ship or train of an action costs one of these."""


# ------------------------------------------------------------ by number of players
class Count(NamedTuple):
    """What depends on the number of players; 1 is the solo game."""

    removed_per_colour: int
    zones: int
    tiles_per_type: int
    late_tiles: int
    improvements: int
    pairs: int
    docks: int
    rails: int
    city_tokens: int
    shared_per_period: int
    value_indexes: tuple[int, ...]


def _count(entry: dict[str, Any]) -> Count:
    return Count(
        entry["workers_removed_per_color"],
        len(entry["queue_zones"]),
        entry["factory_tiles_per_type"],
        entry["late_factories"],
        entry["improvement_tokens_per_type"],
        entry["start_pairs"],
        entry["ship_spaces_per_destination"],
        entry["train_spaces_per_region"],
        entry["market_slots_per_city"],
        entry["shared_objectives_per_period"],
        tuple(entry["scoring_value_indexes"]),
    )


COUNTS: Final = {
    seats: _count(_DATA["player_counts"][str(seats)])
    for seats in range(_DATA["meta"]["players_min"], _DATA["meta"]["players_max"] + 1)
}
SEATS_MOST: Final[int] = _DATA["meta"]["players_max"]
AUTOMA: Final = SEATS_MOST
"""Owner of the automa's pieces, after all seats."""

# ------------------------------------------------------------ the zaibatsu board
TRACKS: Final = ("rnd", "mines", "finance")
ON_RND, ON_MINES, ON_FINANCE = range(3)
TRACK_LENGTH: Final[int] = _DATA["tracks"]["length"]
LAST: Final = TRACK_LENGTH - 1
RND_LEVEL: Final[tuple[int, ...]] = tuple(_DATA["tracks"]["rnd"]["level"])
COAL_INCOME: Final[tuple[int, ...]] = tuple(_DATA["tracks"]["mines"]["coal_income"])
MONEY_INCOME: Final[tuple[int, ...]] = tuple(_DATA["tracks"]["finance"]["money_income"])
PIECES: Final = tuple(_DATA["piece_rows"]["rows"])
SHIP, MACHINE, TRAIN = range(3)
PIECES_EACH: Final[int] = _DATA["piece_rows"]["columns"]
OBJECTIVES: Final = tuple(_DATA["personal_objectives"]["items"])
FIRST_TRACK: Final = len(PIECES)
"""Objectives are the three rows, the three tracks, factories, contracts."""
FACTORIES: Final = OBJECTIVES.index("factories")
CONTRACTS_ROW: Final = OBJECTIVES.index("contracts")
THRESHOLDS: Final = (
    *((_DATA["piece_rows"]["lower_threshold_column"], _DATA["piece_rows"]["upper_threshold_column"]),) * len(PIECES),
    *(
        (_DATA["tracks"][track]["lower_threshold_position"], _DATA["tracks"][track]["upper_threshold_position"])
        for track in TRACKS
    ),
)
"""By objective, the columns or positions from 1 on that reach the lower and the upper threshold."""
THRESHOLD_POINTS: Final = (
    tuple(_DATA["personal_objectives"]["lower_vp_by_level"]),
    tuple(_DATA["personal_objectives"]["upper_vp_by_level"]),
)
SLOT_POINTS: Final = tuple(
    tuple(map(tuple, _DATA["objective_rows"][row])) for row in (OBJECTIVES[FACTORIES], OBJECTIVES[CONTRACTS_ROW])
)
FACTORY_SLOTS: Final[int] = _DATA["objective_rows"]["factory_slots"]
FAVOUR_LEVELS: Final[tuple[int, ...]] = tuple(_DATA["favour_tokens"]["level_by_top_worker_space"])
FAVOURS: Final = (0, *(int(_DATA["favour_tokens"]["count_by_level"][str(level)]) for level in (1, 2, 3)))
"""By level, how many favour tokens everybody has."""
TOKENS_FREE: Final[tuple[int, ...]] = tuple(_DATA["influence_tokens"]["available"])
TOKENS_LOCKED: Final[tuple[int, ...]] = tuple(_DATA["influence_tokens"]["locked"])
VALUES: Final[tuple[int, ...]] = tuple(sorted({*TOKENS_FREE, *TOKENS_LOCKED}))

# ------------------------------------------------------------ time and scoring
ROUND_PERIOD: Final = (0, *(int(entry["period"]) for entry in _DATA["round_track"]["items"]))
"""By round, counted from 1, its period."""
ROUNDS: Final = len(ROUND_PERIOD) - 1
PERIODS: Final = max(ROUND_PERIOD)
FIRST_LIGHT: Final = next(int(e["round"]) for e in _DATA["round_track"]["items"] if e["shade"] == "light")
SCORING: Final[tuple[tuple[int, ...], ...]] = (
    (),
    *(tuple(_DATA["influence_scoring"][f"period_{period}"]) for period in range(1, PERIODS + 1)),
)
ITEMS_PER_POINT: Final[int] = _DATA["end_scoring"]["items_per_vp"]
MONEY_PER_POINT: Final[int] = _DATA["end_scoring"]["money_per_vp"]
MODIFIERS_PER_TURN: Final[int] = _DATA["modifiers"]["max_per_turn"]
BACK_NEEDS_ALL: Final[bool] = _DATA["modifiers"]["finance_back_needs_all_steps"]
