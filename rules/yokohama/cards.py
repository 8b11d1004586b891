"""Cards, tiles and tokens as they are printed: tables, no logic."""

from typing import Any, Final, NamedTuple

from rules.core.printed import printed
from rules.harbour.demand import Demands
from rules.harbour.rewards import Reward
from rules.yokohama.components import GOODS, NONE, rewards_of

_DATA: Final = printed("yokohama")

# ------------------------------------------------------------ countries and Agents
COUNTRIES: Final = tuple(_DATA["countries"]["ids"])
AGENTS: Final = tuple(_DATA["foreign_agents"]["tokens"][country] for country in COUNTRIES)
"""By country, how many Foreign Agents there are."""
FREE_TOKEN: Final = len(COUNTRIES)
"""The kind of a Free Agent that came as a 5-Power token."""
FREE_REWARD: Final = FREE_TOKEN + 1
"""The kind of the Free Agent among the Achievement rewards."""
AGENT_KINDS: Final = (*COUNTRIES, "free_token", "free_reward")


# ------------------------------------------------------------ orders and technologies
class Order(NamedTuple):
    """An order card; `demand` goes by good."""

    key: str
    country: int
    demand: tuple[int, ...]
    rewards: tuple[Reward, ...]


ORDERS: Final = tuple(
    Order(
        card["id"],
        COUNTRIES.index(card["country"]),
        tuple(card["goods"].get(good, 0) for good in GOODS),
        rewards_of(card["reward"]),
    )
    for card in _DATA["orders"]["cards"]
)
DEMANDS: Final = Demands([order.demand for order in ORDERS])


class Technology(NamedTuple):
    """One Technology card; those of the same title differ in the country only."""

    key: str
    title: int
    country: int
    production: int


_TITLES: Final[list[dict[str, Any]]] = _DATA["technologies"]["titles"]
TITLES: Final = tuple(title["id"] for title in _TITLES)
TECHNOLOGIES: Final = tuple(
    Technology(f"{title['id']}_{country}", number, COUNTRIES.index(country), title["production_value"])
    for number, title in enumerate(_TITLES)
    for country in title["countries"]
)
TITLE_CARDS: Final = tuple(
    sum(1 << card for card, each in enumerate(TECHNOLOGIES) if each.title == title) for title in range(len(TITLES))
)
"""By title, the bit set of its cards."""
SAME_TITLE: Final = tuple(TITLE_CARDS[card.title] for card in TECHNOLOGIES)
"""By card, the bit set of the cards with its title."""
AMOUNT: Final = tuple(title["amount"] for title in _TITLES)
"""By title, the number in its effect."""


class Skill(NamedTuple):
    """An effect of a technology: the bit set of cards that have it, the title's number, the amount."""

    cards: int
    title: int
    amount: int


def _skill(effect: str) -> Skill:
    number = next(number for number, title in enumerate(_TITLES) if title["effect"] == effect)
    return Skill(TITLE_CARDS[number], number, AMOUNT[number])


BALL: Final = _skill("points_per_order")
BRICKYARD: Final = _skill("points_per_customs_placement")
ELECTRICAL_LIGHT: Final = _skill("points_per_trading_house")
EXPOSITION: Final = _skill("points_immediately")
GASLIGHT: Final = _skill("points_per_shop")
LANGUAGE_SCHOOL: Final = _skill("yen_per_order")
LETTERPRESS: Final = _skill("yen_per_later_technology")
MINING: Final = _skill("extra_copper_per_gain")
NEWSPAPER: Final = _skill("placement_spread_limit")
PATENT: Final = _skill("points_per_later_technology")
POSTAL: Final = _skill("may_end_with_president")
SPINNING: Final = _skill("yen_for_silk_once_per_turn")
STAGECOACH: Final = _skill("no_movement_payments")
STATION: Final = _skill("station_token")
STOCK_MARKET: Final = _skill("refill_yen_at_turn_start")
TELEGRAM: Final = _skill("extra_adjacent_assistant")
TELEPHONE: Final = _skill("leave_assistants_on_recovery")
TRAM: Final = _skill("move_to_any_area_without_president")
UNIVERSITY: Final = _skill("assistant_for_yen_once_per_turn")
WINERY: Final = _skill("points_per_church_placement")
POWER_OF_STATION: Final = 1
"""What the Station token adds to everybody's Power where it lies."""


# ------------------------------------------------------------ tiles and tokens
class Tile(NamedTuple):
    """A Building tile: the rewards of its Shop spaces, then that of its Trading House space."""

    key: str
    rewards: tuple[tuple[Reward, ...], ...]


SHOP_SPACES: Final[int] = _DATA["building_tiles"]["shop_spaces_per_tile"]
SPACES_PER_TILE: Final[int] = SHOP_SPACES + _DATA["building_tiles"]["trading_house_spaces_per_tile"]
HOUSE_SPACE: Final = SHOP_SPACES
TILES: Final = tuple(
    Tile(tile["id"], (*map(rewards_of, tile["shops"]), rewards_of(tile["trading_house"])))
    for tile in _DATA["building_tiles"]["tiles"]
)


class Token(NamedTuple):
    """A kind of 5-Power token."""

    key: str
    copies: int
    rewards: tuple[Reward, ...]


TOKENS: Final = tuple(
    Token(kind["id"], kind["count"], rewards_of(kind["reward"])) for kind in _DATA["five_power_tokens"]["kinds"]
)
_FREE: Final[dict[str, Any]] = _DATA["mini_expansion_free_agents"]
FREE_AGENT: Final = len(TOKENS)
"""The kind of 5-Power token that is a Free Agent, after all others."""
FREE_AGENTS: Final[int] = _FREE["total"]
TOKEN_KEYS: Final = (*(token.key for token in TOKENS), _FREE["token_id"])
TOKEN_REWARDS: Final = (*(token.rewards for token in TOKENS), rewards_of(_FREE["reward"]))


# ------------------------------------------------------------ Achievements
class Achievement(NamedTuple):
    """An Achievement tile; `needs` goes by what it counts, `total` adds it up."""

    key: str
    stack: str
    kind: str
    needs: tuple[tuple[str, int], ...]
    total: int
    first: int
    later: int


ACHIEVEMENTS: Final = tuple(
    Achievement(
        tile["id"],
        tile["stack"],
        tile["kind"],
        tuple((what, number) for what, number in tile["requirement"].items() if number),
        sum(tile["requirement"].values()),
        tile["first_points"],
        tile["later_points"],
    )
    for tile in _DATA["achievements"]["tiles"]
)
STACKS: Final = tuple(
    tuple(number for number, tile in enumerate(ACHIEVEMENTS) if tile.stack == stack)
    for stack in dict.fromkeys(tile.stack for tile in ACHIEVEMENTS)
)
DRAWN_PER_STACK: Final[int] = _DATA["achievements"]["drawn_per_stack"]


class RewardToken(NamedTuple):
    """A token beside the Achievements; `country` is that of its flag, NONE of the Free Agent."""

    key: str
    country: int


_REWARDS: Final[dict[str, Any]] = _DATA["mini_expansion_achievement_rewards"]
REWARD_TOKENS: Final = tuple(
    RewardToken(token["id"], COUNTRIES.index(token["country"]) if token["kind"] == "flag" else NONE)
    for token in _REWARDS["tokens"]
)
REWARDS_DRAWN: Final[int] = _REWARDS["drawn"]

# ------------------------------------------------------------ final scoring
_FINAL: Final[dict[str, Any]] = _DATA["final_scoring"]
TECHNOLOGY_POINTS: Final = tuple(_FINAL["technology"])
SET_POINTS: Final = (0, *(_FINAL["country_set_points"][f"n{size}"] for size in range(1, len(COUNTRIES) + 1)))
"""By size, what a set of different countries scores."""
AGENT_POINTS: Final[int] = _FINAL["unused_foreign_agent"]
IMPORT_POINTS: Final[int] = _FINAL["imported_good"]
YEN_PER_POINT: Final[int] = _FINAL["yen_per_point"]
GOODS_PER_POINT: Final[int] = _FINAL["trade_goods_per_point"]
