"""Tooltips and names: what a thing is, does, and would give now."""

import pytest

from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.yangtze.moves import SELL
from rules.yangtze.places import BAG, BLOCK, CARD, EMPEROR, GOOD, POST, PURSE, RIVER, SCREEN, SLOT
from rules.yangtze.reckoning.posts import post_gain
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.spoken import check_spoken
from tests.titles.yangtze.rules.test_buy import RIVER_GOODS
from tests.titles.yangtze.rules.test_emperors import NEW
from tests.titles.yangtze.rules.tokens import EMPEROR_NAMES, card, emperor, good, of_kind, post
from tests.titles.yangtze.rules.watching import RULES

RICE = of_kind("rice", 4)


def lines(table: Table, target: Target, seat: int = 0) -> list[Text]:
    """The lines under the name."""
    first, *rest = RULES.about(table.state, seat, target)
    for line in (first, *rest):
        check_spoken(line)
    return rest


def named(target: Target) -> Text:
    check_spoken(RULES.name(target))
    return RULES.name(target)


def about(key: str, **args: int | Target | Text) -> Text:
    return say(f"yangtze.about.{key}", **args)


def kind(name: str) -> Text:
    return Text(f"yangtze.kind.{name}")


def colour(name: str) -> Text:
    return Text(f"yangtze.colour.{name}")


def test_names() -> None:
    assert named(GOOD[0]) == say("yangtze.good", kind=kind("rice"), colour=Text("yangtze.coloured.pale_rose"))
    assert named(Target("good", "back")) == Text("yangtze.good_back")
    green, brown = Text("yangtze.post_green"), Text("yangtze.post_brown")
    house, temple = Text("yangtze.type.counting_house"), Text("yangtze.type.temple")
    assert named(POST[post("C2")]) == say("yangtze.post", type=house, colour=green, n=2)
    assert named(POST[post("T5")]) == say("yangtze.post", type=temple, colour=brown, n=5)
    assert named(CARD[3][0]) == Text("yangtze.card.double_purchase")
    assert named(RIVER[2]) == say("yangtze.space", number=3)
    assert named(Target("amount", 4)) == say("yangtze.amount", n=4)
    assert named(SEATS[1]) == say("yangtze.place.seat", number=2)
    for place in ("screen", "purse", "posts", "hand", "played", "discards"):
        assert named(Target(place, 1)) == say(f"yangtze.place.{place}", seat=SEATS[1])
    assert named(EMPEROR[0]) == Text("yangtze.emperor.emperor_bonus_fortress")
    assert named(SLOT[0]) == Text("yangtze.slot.slot_nurhaci")
    assert named(Target("type", "temple")) == Text("yangtze.type.temple")
    assert named(Target("button", "pass")) == Text("yangtze.button.pass")
    assert named(BAG) == Text("yangtze.place.bag")


def test_a_good_on_the_river() -> None:
    table = Table().money(8).river(*RIVER_GOODS).goods(0, "cotton/pale_sky", "salt/pale_mint", "salt/pale_rose")
    assert RULES.about(table.state, 0, RIVER[4])[0] == named(GOOD[good("salt/pale_sky")])
    assert lines(table, RIVER[4]) == [
        about("basic"),
        about("costs", price=7, left=1),
        about("joins_line", what=kind("salt"), n=3, before=10, after=20),
        about("joins_line", what=colour("pale_sky"), n=2, before=3, after=10),
    ]
    assert lines(table, RIVER[1]) == [about("luxury"), about("costs_short", price=10, n=2)]
    assert lines(table, RIVER[3])[1] == about("costs", price=8, left=0)


@clause("YZ-CARD-5")
def test_a_good_costs_nothing_while_free_good_waits() -> None:
    table = Table().money(3).goods(0, RICE[0]).cards(0, "free_good", "sell_cargo").begin()
    assert lines(table.stop_selling(), RIVER[0])[1] == about("costs_short", price=10, n=7)
    table.lay("free_good")
    assert lines(table, RIVER[0])[1] == about("costs", price=0, left=3)
    assert lines(table, RIVER[0], seat=1)[1] == about("costs", price=10, left=20), "not for the others"
    assert lines(table.sell_by_card(), RIVER[0])[1] == about("costs", price=0, left=3), "it still waits"
    table.take(RICE[0]).play(SELL)
    assert lines(table.buy_at(9), RIVER[0])[1] == about("costs_short", price=10, n=4)


def test_an_empty_space() -> None:
    table = Table().begin().buy_at(7)
    assert RULES.about(table.state, 0, RIVER[4])[0] == named(RIVER[4])
    assert lines(table, RIVER[4]) == [about("empty_space", price=7)]


def test_an_own_good() -> None:
    table = Table().goods(0, *RICE[:3], "fish/pale_rose", "tea/bright_red")
    assert lines(table, GOOD[good(RICE[0])]) == [
        about("basic"),
        about("in_line", what=kind("rice"), n=3, before=10, after=20),
        about("in_line", what=colour("pale_rose"), n=2, before=3, after=10),
    ]
    assert lines(table, GOOD[good("tea/bright_red")]) == [about("luxury"), about("alone", n=5)]
    seen = Table().goods(1, *RICE)
    seen.state = RULES.seen_by(seen.state, 0)
    assert lines(seen, GOOD[good(RICE[0])], seat=1) == [about("basic"), about("alone", n=3)]
    assert RULES.about(table.state, 0, Target("good", "back")) == [Text("yangtze.good_back")]


@clause("YZ-SCORE-5", "YZ-SCORE-6")
def test_a_post_on_the_block_and_one_held() -> None:
    table = Table(seats=3).posts(0, "C1").posts(1, "F1", "C3").posts(2, "F4").bag("F2", NEW).begin().buy_at(4).draw()
    assert post_gain(table.state, 0, post("F2")) == [15 + 15, 0, -15], "green set, second place, and one who drops out"
    assert lines(table, BLOCK) == lines(table, POST[post("F2")]) == [about("post_green"), about("post_worth", n=30)]
    assert lines(table, BLOCK, seat=2)[1] == about("post_worth", n=15)
    assert table.state.posts[0] == [post("C1")], "nothing was taken by looking"
    held = lines(table, POST[post("C3")])
    assert held == [about("post_brown"), about("colour_set", seat=SEATS[1], n=1, value=0)]
    assert lines(Table().posts(0, "F1", "C2"), POST[post("F1")])[1] == about("colour_set", seat=SEATS[0], n=2, value=15)
    assert RULES.about(Table().state, 0, BLOCK) == [Text("yangtze.place.block")]


def test_a_type_of_posts() -> None:
    table = Table(seats=3).posts(1, "C3").posts(2, "C1", "C4")
    ranked = [about("first", seat=SEATS[2], award=30), about("second", seat=SEATS[1], award=15)]
    assert lines(table, Target("type", "counting_house")) == [about("majority"), *ranked]
    assert lines(table, Target("type", "harbour")) == [about("majority")]


def test_emperors_and_slots() -> None:
    table = Table().money(37).goods(0, *RICE).posts(0, "F1", "F3", "C1").emperors("tax_goods", "swap_good")
    tell = {name: lines(table, EMPEROR[emperor(name)])[1:] for name in EMPEROR_NAMES}
    assert tell["bonus_fortress"] == [about("would_receive", n=4)]
    assert tell["tax_wealth"] == [about("would_pay", n=3)]
    assert tell["tax_posts"] == [about("would_pay", n=3)]
    assert tell["tax_goods"] == [about("would_pay", n=4)]
    for name in ("sell_cargo", "swap_good", "redeem_liquidity"):
        assert tell[name] == [about("optional")]
    assert tell["repeat"] == tell["discard_good"] == []
    assert lines(table, EMPEROR[emperor("repeat")]) == [about("effect.repeat_visible_emperor")]
    assert RULES.about(table.state, 0, SLOT[0]) == RULES.about(table.state, 0, EMPEROR[emperor("tax_goods")])
    assert lines(table, SLOT[2]) == [about("slot", n=1)]
    assert lines(table, SLOT[5]) == [about("slot", n=4)]
    assert lines(table, SLOT[11]) == [about("slot", n=10), about("last_slot")]


@clause("YZ-SCORE-9")
def test_cards() -> None:
    table = Table().cards(1, "liquidity_10", "two_goods")
    assert lines(table, CARD[1][card("liquidity_10")]) == [about("card.liquidity_10"), about("unplayed_liquidity")]
    assert lines(table, CARD[1][card("two_goods")]) == [about("card.double_purchase")]
    assert lines(table, CARD[1][card("liquidity_20")]) == [about("card.liquidity_20"), about("played")]


@clause("YZ-INFO-4")
def test_screens() -> None:
    table = Table().river(*RIVER_GOODS).goods(0, *RICE[1:3]).begin().stop_selling().buy_at(10)
    assert lines(table, SCREEN[0]) == [about("goods", n=3), about("worth_now", n=20)]
    assert lines(table, SCREEN[0], seat=1) == [about("goods", n=3), about("seen_goods", n=1)]
    veiled = Table().goods(0, *RICE)
    veiled.state = RULES.seen_by(veiled.state, 1)
    assert lines(veiled, SCREEN[0])[1] == about("worth_now", n=0), "a back is worth nothing that one knows of"
    table.state.seen[1] = 0b11
    assert lines(table, SCREEN[1]) == [about("goods", n=0), about("seen_goods", n=0)]


def test_seats_and_purses() -> None:
    table = Table().money(70).posts(0, "F1", "C1").cards(0, "liquidity_10", "liquidity_15", "free_good")
    coins = about("coins", money=70, n=1, board=20)
    assert RULES.about(table.state, 1, SEATS[0]) == [
        about("seat", seat=SEATS[0]),
        coins,
        about("posts_bring", n=2, value=75),
        about("liquidity_kept", n=2, value=60),
    ]
    assert lines(table, PURSE[0]) == [coins, about("points_now", n=70 + 75 + 60)]


@clause("YZ-INFO-11")
def test_the_bag() -> None:
    table = Table(seats=2).posts(0, "F1").emperors("tax_goods").goods(0, RICE[0]).bag("C1", NEW, "tax_posts")
    table.begin().sell(RICE[0]).buy_at(4).draw()
    table.state.bag = list(range(50))
    counted = lines(table, BAG)
    assert counted == [about("bag", goods=50 - 11 - 18, posts=18, emperors=11)], "one held, one on the block"
    table.pass_().pass_()
    assert table.state.gone == [good(RICE[0]), 61 + post("C1")]
    assert dict(lines(table, BAG)[0].args)["posts"] == 18, "one held, one out of the game"


@pytest.mark.parametrize("target", ["cargo_values", "standings"])
def test_printed_tables(target: str) -> None:
    assert RULES.about(Table().state, 0, Target(target, target)) == [Text(f"yangtze.place.{target}"), about(target)]


def test_every_tooltip_leads_to_its_clause() -> None:
    state = Table().state
    clause_of = {
        RIVER[0]: "YZ-BUY-1", GOOD[0]: "YZ-SELL-2", SCREEN[0]: "YZ-INFO-3", PURSE[0]: "YZ-MONEY-2",
        Target("posts", 0): "YZ-SCORE-5", POST[0]: "YZ-SCORE-5", BLOCK: "YZ-AUCTION-1",
        Target("amount", 3): "YZ-AUCTION-8", SLOT[0]: "YZ-EMP-1", Target("hand", 0): "YZ-CARD-1",
        Target("played", 0): "YZ-CARD-1", BAG: "YZ-DRAW-1", Target("type", "temple"): "YZ-SCORE-7",
        Target("cargo_values", ""): "YZ-SELL-6", Target("standings", ""): "YZ-SCORE-5", SEATS[0]: "YZ-INFO-2",
        Target("button", "pass"): "YZ-TURN-1",
        CARD[0][card("two_goods")]: "YZ-CARD-3", CARD[1][card("free_good")]: "YZ-CARD-5",
        CARD[2][card("sell_cargo")]: "YZ-CARD-6", CARD[3][card("liquidity_15")]: "YZ-CARD-7",
        EMPEROR[emperor("bonus_temple")]: "YZ-EMP-5", EMPEROR[emperor("tax_wealth")]: "YZ-EMP-6",
        EMPEROR[emperor("tax_posts")]: "YZ-EMP-7", EMPEROR[emperor("tax_goods")]: "YZ-EMP-8",
        EMPEROR[emperor("sell_cargo")]: "YZ-EMP-9", EMPEROR[emperor("discard_good")]: "YZ-EMP-10",
        EMPEROR[emperor("swap_good")]: "YZ-EMP-11", EMPEROR[emperor("redeem_liquidity")]: "YZ-EMP-13",
        EMPEROR[emperor("repeat")]: "YZ-EMP-15",
    }  # fmt: skip
    assert {target: RULES.clause(state, target) for target in clause_of} == clause_of
