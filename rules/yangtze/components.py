"""What is printed on the components: tables read from the data file, no logic.

Every token has one number: goods 0-60, posts 61-80, emperors 81-92. Posts and emperors are also counted from 0 within
their kind.
"""

from typing import Final, NamedTuple

from rules.core.printed import printed

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
CASH: Final[tuple[int, ...]] = tuple(c.get("cash", 0) for c in _DATA["special_cards"]["cards"])
REDEEM_COST: Final[tuple[int, ...]] = tuple(c.get("redeem_cost", 0) for c in _DATA["special_cards"]["cards"])
UNPLAYED_VALUE: Final[tuple[int, ...]] = tuple(c.get("end_value_unused", 0) for c in _DATA["special_cards"]["cards"])
LIQUIDITY: Final = tuple(card for card, cash in enumerate(CASH) if cash)
LIQUIDITY_MASK: Final = sum(1 << card for card in LIQUIDITY)
ANY_TIME_MASK: Final = LIQUIDITY_MASK | 1 << SELL_CARGO
"""The cards that may be played whenever their owner is asked."""
ALL_CARDS: Final = (1 << len(CARDS)) - 1

START_MONEY: Final[int] = _DATA["setup"]["start_money"]
START_GOODS: Final[int] = _DATA["setup"]["initial_goods_per_player"]
BOARD_MONEY: Final[int] = _DATA["setup"]["money_board_max"]
COIN: Final[int] = _DATA["setup"]["coin_value"]
LEAST_BID: Final[int] = _DATA["auction"]["minimum_bid"]
LEAST_RAISE: Final[int] = _DATA["auction"]["minimum_raise"]
LAST_EMPEROR: Final[int] = _DATA["end_game"]["emperors_to_end"]
MOST_SEATS: Final[int] = _DATA["meta"]["max_players"]

MAJORITY: Final[tuple[int, int]] = (
    _DATA["trading_post_scoring"]["majority_first"],
    _DATA["trading_post_scoring"]["majority_second"],
)
COLOUR_SET: Final = tuple(
    int(_DATA["trading_post_scoring"]["colour_set"].get(str(types), 0)) for types in range(len(POST_TYPES) + 1)
)
