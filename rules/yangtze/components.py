"""What is printed on the components: tables read from the data file, no logic.

Every token has one number: goods 0-60, posts 61-80, emperors 81-92. Posts and emperors are also counted from 0 within
their kind.
"""

from typing import Final, NamedTuple

from rules.core.printed import printed
from rules.core.target import Target

_DATA: Final = printed("yangtze")


class Good(NamedTuple):
    """One goods token."""

    luxury: bool
    kind: str
    colour: str


class Post(NamedTuple):
    """One trading post; `type` counts through POST_TYPES."""

    key: str
    type: int
    green: bool
    dots: int


class Emperor(NamedTuple):
    """One emperor token; `post_type` is -1 unless the token speaks of one type of posts."""

    key: str
    effect: str
    post_type: int
    amount: int
    optional: bool


def _goods(table: str) -> list[Good]:
    data = _DATA[table]
    luxury = data["category"] == "luxury"
    return [Good(luxury, k["id"], c["id"]) for k in data["kinds"] for c in data["colours"]]


GOODS: Final = (*_goods("goods_basic"), *_goods("goods_luxury"))
BASIC_COUNT: Final[int] = _DATA["goods_basic"]["token_count"]

POST_TYPES: Final = tuple(t["id"] for t in _DATA["trading_posts"]["types"])
POSTS: Final = tuple(
    Post(p["id"], POST_TYPES.index(p["type"]), p["colour"] == "green", p["dots"])
    for p in _DATA["trading_posts"]["tokens"]
)
EMPERORS: Final = tuple(
    Emperor(
        e["id"], e["effect"], POST_TYPES.index(e["post_type"]) if "post_type" in e else -1, e["amount"], e["optional"]
    )
    for e in _DATA["emperor_tokens"]["tokens"]
)
SLOTS: Final = tuple(s["id"] for s in _DATA["emperor_slots"]["slots"])

FIRST_POST: Final = len(GOODS)
FIRST_EMPEROR: Final = FIRST_POST + len(POSTS)
TOKENS: Final = FIRST_EMPEROR + len(EMPERORS)

PRICES: Final = tuple(s["price"] for s in sorted(_DATA["river"]["spaces"], key=lambda s: s["order"]))
SPACES: Final = range(len(PRICES))
EMPTY: Final = -1
"""A river space without a good, an auction block without a post."""

CARDS: Final = tuple(c["id"] for c in _DATA["special_cards"]["cards"])
TWO_GOODS: Final = CARDS.index("double_purchase")
FREE_GOOD: Final = CARDS.index("free_good")
SELL_CARGO: Final = CARDS.index("sell_any_time")
CASH: Final = tuple(c.get("cash", 0) for c in _DATA["special_cards"]["cards"])
REDEEM_COST: Final = tuple(c.get("redeem_cost", 0) for c in _DATA["special_cards"]["cards"])
UNPLAYED_VALUE: Final = tuple(c.get("end_value_unused", 0) for c in _DATA["special_cards"]["cards"])
LIQUIDITY: Final = tuple(card for card, cash in enumerate(CASH) if cash)
LIQUIDITY_MASK: Final = sum(1 << card for card in LIQUIDITY)
ALL_CARDS: Final = (1 << len(CARDS)) - 1

START_MONEY: Final[int] = _DATA["setup"]["start_money"]
START_GOODS: Final[int] = _DATA["setup"]["initial_goods_per_player"]
BOARD_MONEY: Final[int] = _DATA["setup"]["money_board_max"]
COIN: Final[int] = _DATA["setup"]["coin_value"]
LEAST_BID: Final[int] = _DATA["auction"]["minimum_bid"]
LEAST_RAISE: Final[int] = _DATA["auction"]["minimum_raise"]
LAST_EMPEROR: Final[int] = _DATA["end_game"]["emperors_to_end"]
SEAT_COUNTS: Final = tuple(range(_DATA["meta"]["min_players"], _DATA["meta"]["max_players"] + 1))

MAJORITY: Final[tuple[int, int]] = (
    _DATA["trading_post_scoring"]["majority_first"],
    _DATA["trading_post_scoring"]["majority_second"],
)
COLOUR_SET: Final = tuple(
    int(_DATA["trading_post_scoring"]["colour_set"].get(str(types), 0)) for types in range(len(POST_TYPES) + 1)
)

# ------------------------------------------------------------ addresses
GOOD: Final = tuple(Target("good", good) for good in range(len(GOODS)))
RIVER: Final = tuple(Target("river", space) for space in SPACES)
POST: Final = tuple(Target("post", post.key) for post in POSTS)
EMPEROR: Final = tuple(Target("emperor", emperor.key) for emperor in EMPERORS)
CARD: Final = tuple(tuple(Target("card", f"{seat}/{card}") for card in CARDS) for seat in range(4))
SCREEN: Final = tuple(Target("screen", seat) for seat in range(4))
PURSE: Final = tuple(Target("purse", seat) for seat in range(4))
OWN_POSTS: Final = tuple(Target("posts", seat) for seat in range(4))
HAND: Final = tuple(Target("hand", seat) for seat in range(4))
PLAYED: Final = tuple(Target("played", seat) for seat in range(4))
DISCARDS: Final = tuple(Target("discards", seat) for seat in range(4))
SLOT: Final = tuple(Target("slot", slot) for slot in SLOTS)
BAG: Final = Target("bag", "bag")
BLOCK: Final = Target("block", "block")
GONE: Final = Target("gone", "gone")
BANK: Final = Target("bank", "bank")
MONEY: Final = Target("money", "coin")
HIDDEN_TOKEN: Final = Target("token", "back")
HIDDEN_GOOD: Final = Target("good", "back")


def token(number: int) -> Target:
    """The address of any token."""
    if number < FIRST_POST:
        return GOOD[number]
    if number < FIRST_EMPEROR:
        return POST[number - FIRST_POST]
    return EMPEROR[number - FIRST_EMPEROR]
