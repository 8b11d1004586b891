"""What is printed on the components: tables read from the data file, no logic.

Places, cards and technologies are counted from 0 in the order of the data file. What a seat owns in numbers is a list
by item: the goods, then imports face up, imports face down, yen.
"""

from typing import Any, Final, NamedTuple

from rules.core.bits import mask_of
from rules.core.printed import printed
from rules.harbour.demand import Demands
from rules.harbour.prices import Due, read_due
from rules.harbour.purse import Purse
from rules.harbour.rewards import Reward, read_rewards

_DATA: Final = printed("yokohama_duel")
NONE: Final = -1
"""No card, no place, no technology; an empty space of a display."""

# ------------------------------------------------------------ items
GOODS: Final = tuple(_DATA["goods"]["ids"])
ITEMS: Final = (*GOODS, "import_up", "import_down", "yen")
IMPORT_UP: Final = ITEMS.index("import_up")
IMPORT_DOWN: Final = ITEMS.index("import_down")
YEN: Final = ITEMS.index("yen")
GAINED_IMPORT: Final = IMPORT_UP if _DATA["imports"]["gained_side"] == "face_up" else IMPORT_DOWN
IMPORTS: Final = tuple(ITEMS.index(side.replace("face", "import")) for side in _DATA["imports"]["spendable_sides"])
"""The sides with which an import may be paid."""
PURSE: Final = Purse(YEN, IMPORTS)


def _item(name: str) -> int:
    """The item a data key speaks of; a plain import is one as it is gained."""
    return GAINED_IMPORT if name == "import" else ITEMS.index(name)


REWARDED_ITEM: Final = {name: _item(name) for name in (*GOODS, "import", "yen")}
"""Reward kinds that are items."""


# ------------------------------------------------------------ places
class Place(NamedTuple):
    """One of the ten places; `good` is NONE unless the place gives one, `amount` goes by level."""

    key: str
    always_open: bool
    effect: str
    good: int
    amount: tuple[int, ...]


PLACES: Final = tuple(
    Place(p["id"], p["always_open"], p["effect"], GOODS.index(p["good"]) if "good" in p else NONE, tuple(p["amount"]))
    for p in _DATA["places"]["list"]
)


def place_with(effect: str) -> int:
    """The one place that has this effect."""
    return next(number for number, place in enumerate(PLACES) if place.effect == effect)


ALL_PLACES: Final = (1 << len(PLACES)) - 1
ALWAYS_OPEN: Final = sum(1 << number for number, place in enumerate(PLACES) if place.always_open)
STATION_INFLUENCE: Final[int] = _DATA["station_token"]["influence"]

# ------------------------------------------------------------ influence, assist, merchants
INFLUENCES: Final = tuple(card["id"] for card in _DATA["influence_cards"]["cards"])
_UPGRADES: Final = {card["id"]: card for card in _DATA["influence_upgrades"]["cards"]}
LEVELS: Final = tuple(
    (card["level"], _UPGRADES[card["id"]]["level_after"]) for card in _DATA["influence_cards"]["cards"]
)
"""By card, its level before and after the upgrade."""
LEVELS_BY_UPGRADES: Final = tuple(
    tuple(int(sides[upgraded >> card & 1]) for card, sides in enumerate(LEVELS)) for upgraded in range(1 << len(LEVELS))
)
"""By the bit set of upgraded cards, the levels of all cards."""
UPGRADE_COST: Final = tuple(_UPGRADES[key]["cost"] for key in INFLUENCES)
UPGRADES_EACH: Final[int] = _DATA["influence_upgrades"]["max_per_round_end"]

ASSISTS: Final = tuple(kind["id"] for kind in _DATA["assist_cards"]["kinds"])
ASSIST_VALUE: Final = tuple(kind["influence"] for kind in _DATA["assist_cards"]["kinds"])
ASSIST_SUPPLY: Final = tuple(_DATA["assist_supply"][key] for key in ASSISTS)
ASSIST_LIMIT: Final[int] = _DATA["game"]["assist_hand_limit"]
ASSISTS_EACH: Final[int] = _DATA["game"]["assists_per_action"]


class Criterion(NamedTuple):
    """For what a Merchant can be recruited."""

    key: str
    counts: str
    at_least: int


CRITERIA: Final = tuple(Criterion(c["id"], c["counts"], c["at_least"]) for c in _DATA["merchants"]["criteria"])
MERCHANT_LEVEL: Final[int] = _DATA["merchants"]["level"]
MERCHANT_SUPPLY: Final[int] = _DATA["merchant_supply"]["count"]


# ------------------------------------------------------------ cards
class Order(NamedTuple):
    """An order card; `demand` goes by good."""

    key: str
    demand: tuple[int, ...]
    rewards: tuple[Reward, ...]
    points: int


class ChurchCard(NamedTuple):
    """A Church card."""

    key: str
    faith: int
    points: int
    rewards: tuple[Reward, ...]


class BonusCard(NamedTuple):
    """A level-5 bonus card."""

    key: str
    rewards: tuple[Reward, ...]


ORDERS: Final = tuple(
    Order(c["id"], tuple(c["demand"].get(good, 0) for good in GOODS), read_rewards(c["rewards"]), c["points"])
    for c in _DATA["orders"]["cards"]
)
DEMANDS: Final = Demands([order.demand for order in ORDERS])
CHURCH_CARDS: Final = tuple(
    ChurchCard(c["id"], c["faith"], c["points"], read_rewards(c["rewards"])) for c in _DATA["church_cards"]["cards"]
)
BONUS_CARDS: Final = tuple(BonusCard(c["id"], read_rewards(c["rewards"])) for c in _DATA["level5_bonus"]["cards"])

_BY_LEVEL: Final = {
    int(key.removeprefix("rewards_at_level_").removesuffix("_plus")): number
    for key, number in _DATA["level5_rules"].items()
    if key.startswith("rewards_at_level_")
}
BONUS_LEVEL: Final = min(_BY_LEVEL)
BONUS_REWARDS: Final = tuple(_BY_LEVEL[level] for level in sorted(_BY_LEVEL))
"""How many rewards of a bonus card are gained, from the bonus level upwards."""


# ------------------------------------------------------------ technologies
class Technology(NamedTuple):
    """A Technology card. `pays` is item and number; `sources` say where a gain of copper counts."""

    key: str
    cost: int
    timing: str
    once: bool
    access: str
    points_per: str
    points: int
    includes_itself: bool
    influence: int
    yen: int
    max_yen: int
    copper: int
    sources: tuple[str, ...]
    assists: tuple[int, ...]
    pays: tuple[int, int]
    upgrade_cost: int


def _technology(card: dict[str, Any]) -> Technology:
    pays = next(((_item(key.removeprefix("pay_")), n) for key, n in card.items() if key.startswith("pay_")), (YEN, 0))
    return Technology(
        key=card["id"],
        cost=_DATA["technology_costs"]["costs"][card["id"]],
        timing=card["timing"],
        once=card["once_per_round"],
        access=card.get("access", ""),
        points_per=card.get("points_per", ""),
        points=card.get("points", 0),
        includes_itself=card.get("includes_itself", True),
        influence=card.get("influence", 0),
        yen=card.get("yen", 0),
        max_yen=card.get("max_yen", 0),
        copper=card.get("copper", 0),
        sources=tuple(card.get("sources", ())),
        assists=tuple(card.get(kind, 0) for kind in ASSISTS),
        pays=pays,
        upgrade_cost=card.get("upgrade_cost", NONE),
    )


TECHNOLOGIES: Final = tuple(map(_technology, _DATA["technologies"]["cards"]))


def _timed(*timings: str) -> tuple[int, ...]:
    """The technologies that speak up at these moments."""
    return tuple(number for number, card in enumerate(TECHNOLOGIES) if card.timing in timings)


AT_TURN_START: Final = _timed("turn_start")
AT_ROUND_START: Final = _timed("gained_and_round_start")
ON_ORDER: Final = _timed("order_completed")
ON_TECHNOLOGY: Final = _timed("technology_gained")
ON_COPPER: Final = _timed("copper_gained")
ON_ASSIST: Final = _timed("assist_played")
ON_UPGRADE: Final = _timed("influence_upgrade")
AT_END: Final = _timed("end_game")
# Of those used once a round it is asked before nearly every decision which are ready: these are bit sets.
ANY_TIME: Final = mask_of(_timed("any_time_own_turn"))
PAID_INFLUENCE: Final = mask_of(_timed("place_action_or_merchant"))
ACCESS: Final = mask_of(number for number, card in enumerate(TECHNOLOGIES) if card.access)
ANY_INFLUENCE: Final = mask_of(_timed("place_action")) & ~ACCESS
WITH_STATION: Final = tuple(n for n, card in enumerate(TECHNOLOGIES) if card.access == "occupied_with_station")
COPPER: Final = GOODS.index("copper")

# ------------------------------------------------------------ prices and limits
FAITH_EACH: Final[int] = _DATA["church_rules"]["faith_per_resource"]
FAITH_TIMES: Final[int] = _DATA["church_rules"]["max_per_resource"]
FAITH_ITEMS: Final = tuple(
    IMPORTS if name == "import" else (ITEMS.index(name),) for name in _DATA["church_rules"]["resources"]
)
"""By resource, the items that stand for it."""
_LABORATORY: Final = _DATA["laboratory_rules"]
PRODUCTION: Final = Due(_LABORATORY["yen_per_production"], _LABORATORY["imports_per_production"])
SURCHARGE: Final = read_due(_LABORATORY["surcharge_options"])
SURCHARGE_FROM: Final[int] = _LABORATORY["surcharge_from_nth_card"]
SECOND_ORDER: Final = read_due(_DATA["port_rules"]["second_card_options"])
KEEP_FREE: Final[int] = _DATA["port_rules"]["keep_free"]
KEEP_MOST: Final[int] = _DATA["port_rules"]["keep_max"]


class Rate(NamedTuple):
    """One line of the exchange table."""

    item: int
    yen: int
    buy: bool
    sell: bool


RATES: Final = tuple(Rate(_item(r["item"]), r["yen"], r["buy"], r["sell"]) for r in _DATA["chinatown_rates"]["list"])

BUILD_LEVEL: Final[int] = _DATA["building"]["min_level"]
SHOP_COST: Final[int] = _DATA["building"]["shop_cost"]
SHOP_INFLUENCE: Final[int] = _DATA["building"]["shop_influence"]
HOUSE_COSTS: Final = tuple(_DATA["building"]["trading_house_costs"])
HOUSE_INFLUENCE: Final[int] = _DATA["building"]["trading_house_influence"]
HOUSE_INCOME: Final[int] = _DATA["building"]["trading_house_income"]
SHOPS: Final[int] = _DATA["player_pieces"]["shops"]
HOUSES: Final[int] = _DATA["player_pieces"]["trading_houses"]

# ------------------------------------------------------------ the game
SEATS_HERE: Final[int] = _DATA["meta"]["players"]
ROUNDS: Final[int] = _DATA["game"]["rounds"]
TURNS_EACH: Final[int] = _DATA["game"]["turns_per_round"]
STARTERS: Final = tuple("ab".index(each) for each in _DATA["game"]["first_player_by_round"])
"""By round, how many seats after the first player its starter sits."""
SETUP: Final[dict[str, Any]] = _DATA["setup"]


class Category(NamedTuple):
    """One line of the score."""

    key: str
    rule: str
    points: int
    set_size: int


CATEGORIES: Final = tuple(
    Category(c["id"], c["rule"], c.get("points", 0), c.get("set_size", 1)) for c in _DATA["scoring"]["categories"]
)
