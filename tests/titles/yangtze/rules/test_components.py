"""Components: what is printed and how often."""

from collections import Counter

from rules.core.printed import printed
from rules.core.target import Target
from rules.yangtze import components, places
from rules.yangtze.components import (
    BASIC_COUNT,
    CARDS,
    CASH,
    EMPERORS,
    FIRST_EMPEROR,
    FIRST_POST,
    GOODS,
    LIQUIDITY,
    LIQUIDITY_MASK,
    POST_TYPES,
    POSTS,
    PRICES,
    REDEEM_COST,
    SLOTS,
    TOKENS,
    UNPLAYED_VALUE,
)
from rules.yangtze.places import token
from tests.titles.clause import clause

BASIC = [good for good in GOODS if not good.luxury]
LUXURY = [good for good in GOODS if good.luxury]


@clause("YZ-COMP-1")
def test_sixty_one_goods() -> None:
    assert (len(GOODS), len(BASIC), len(LUXURY)) == (61, 36, 25)
    assert BASIC_COUNT == 36
    assert [good.luxury for good in GOODS] == [False] * 36 + [True] * 25


@clause("YZ-COMP-2")
def test_every_colour_has_its_own_symbol() -> None:
    colours = [colour for table in ("goods_basic", "goods_luxury") for colour in printed("yangtze")[table]["colours"]]
    symbols = {colour["id"]: colour["symbol"] for colour in colours}
    assert len(symbols) == len(colours) == len(set(symbols.values())) == 11
    assert all(good.kind and good.colour in symbols for good in GOODS)


@clause("YZ-COMP-3")
def test_basic_goods_are_a_full_grid() -> None:
    assert len({good.kind for good in BASIC}) == len({good.colour for good in BASIC}) == 6
    assert set(Counter((good.kind, good.colour) for good in BASIC).values()) == {1}
    assert set(Counter(good.kind for good in BASIC).values()) == {6}
    assert set(Counter(good.colour for good in BASIC).values()) == {6}


@clause("YZ-COMP-4")
def test_luxury_goods_are_a_full_grid() -> None:
    assert len({good.kind for good in LUXURY}) == len({good.colour for good in LUXURY}) == 5
    assert set(Counter((good.kind, good.colour) for good in LUXURY).values()) == {1}
    assert set(Counter(good.kind for good in LUXURY).values()) == {5}
    assert set(Counter(good.colour for good in LUXURY).values()) == {5}


@clause("YZ-COMP-5")
def test_basic_and_luxury_share_nothing() -> None:
    assert not {good.kind for good in BASIC} & {good.kind for good in LUXURY}
    assert not {good.colour for good in BASIC} & {good.colour for good in LUXURY}


@clause("YZ-COMP-6")
def test_twenty_posts_of_four_types() -> None:
    assert (len(POSTS), len(POST_TYPES)) == (20, 4)
    assert Counter((post.type, post.green) for post in POSTS) == {
        (post_type, green): 2 if green else 3 for post_type in range(4) for green in (True, False)
    }


@clause("YZ-COMP-7")
def test_green_posts_bear_the_fewest_dots() -> None:
    for post_type in range(4):
        dots = {post.dots: post.green for post in POSTS if post.type == post_type}
        assert dots == {1: True, 2: True, 3: False, 4: False, 5: False}


@clause("YZ-COMP-8")
def test_twelve_emperors() -> None:
    bonus = [emperor for emperor in EMPERORS if emperor.effect == "bonus_per_post_of_type"]
    others = [emperor for emperor in EMPERORS if emperor not in bonus]
    assert len(EMPERORS) == len(SLOTS) == 12
    assert sorted(emperor.post_type for emperor in bonus) == [0, 1, 2, 3]
    assert len({emperor.effect for emperor in others}) == len(others) == 8
    assert {emperor.post_type for emperor in others} == {-1}


@clause("YZ-COMP-9")
def test_the_river_grows_cheaper_towards_shanghai() -> None:
    assert PRICES == (10, 10, 9, 8, 7, 6, 5, 4)


@clause("YZ-COMP-10")
def test_six_special_cards() -> None:
    assert CARDS == (
        "double_purchase", "free_good", "sell_any_time", "liquidity_10", "liquidity_15", "liquidity_20",
    )  # fmt: skip
    assert LIQUIDITY == (3, 4, 5)
    assert LIQUIDITY_MASK == 0b111000
    assert CASH == REDEEM_COST == (0, 0, 0, 10, 15, 20)
    assert UNPLAYED_VALUE == (0, 0, 0, 30, 30, 30)


def test_every_token_has_one_number_and_one_address() -> None:
    assert (FIRST_POST, FIRST_EMPEROR, TOKENS) == (61, 81, 93)
    addresses = [token(number) for number in range(TOKENS)]
    assert [address.kind for address in addresses] == ["good"] * 61 + ["post"] * 20 + ["emperor"] * 12
    assert len(set(addresses)) == TOKENS


def test_the_addresses_that_rules_screen_and_log_share() -> None:
    by_seat = {
        "screen": places.SCREEN, "purse": places.PURSE, "posts": places.OWN_POSTS,
        "hand": places.HAND, "played": places.PLAYED, "discards": places.DISCARDS,
    }  # fmt: skip
    for kind, targets in by_seat.items():
        assert targets == tuple(Target(kind, seat) for seat in range(4))
    for kind, place in {
        "bag": places.BAG, "block": places.BLOCK, "gone": places.GONE, "bank": places.BANK,
    }.items():  # fmt: skip
        assert place == Target(kind, kind)
    assert (Target("money", "coin"), Target("token", "back")) == (places.MONEY, places.HIDDEN_TOKEN)
    assert Target("good", "back") == places.HIDDEN_GOOD
    assert tuple(Target("river", space) for space in range(8)) == places.RIVER
    assert places.CARD[2][3] == Target("card", "2/liquidity_10")
    assert places.GOOD[60] == Target("good", 60)
    assert places.POST[7] == Target("post", POSTS[7].key)
    assert places.EMPEROR[11] == Target("emperor", "emperor_repeat")
    assert places.SLOT[11] == Target("slot", "slot_puyi")
    assert (components.EMPTY, components.START_MONEY, components.LAST_EMPEROR) == (-1, 30, 12)
