"""Final scoring."""

import pytest

from rules.core.text import Text, say
from rules.yangtze.components import POST_TYPES
from rules.yangtze.scoring import liquidity_points, majorities, post_points, standing
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.tokens import CARD_NAMES, card, of_colour, of_kind
from tests.titles.yangtze.rules.watching import RULES

ROWS = ["money", "goods", "green", "brown", "majorities", "liquidity"]


def row(table: Table, seat: int, name: str) -> int:
    """One part of a seat's final wealth."""
    return RULES.scores(table.state)[seat].rows[ROWS.index(name)].points


def reason(table: Table, seat: int, name: str) -> Text:
    """Why that part is what it is."""
    return RULES.scores(table.state)[seat].rows[ROWS.index(name)].reason


def awards(table: Table) -> list[int]:
    """What first and second places bring each seat."""
    return [row(table, seat, "majorities") for seat in range(table.seats)]


@clause("YZ-SCORE-1")
def test_all_remaining_goods_are_sold_at_the_normal_values() -> None:
    table = Table().goods(0, *of_kind("rice", 4), "jade/bright_blue").goods(1, "fish/pale_mint", "tea/bright_red")
    assert [row(table, seat, "goods") for seat in range(3)] == [35 + 5, 3 + 5, 0]
    assert reason(table, 0, "goods") == say("common.plus", first=35, rest=say("common.number", n=5))
    assert reason(table, 2, "goods") == Text("yangtze.score.none")


@clause("YZ-SCORE-2")
def test_the_split_is_the_one_with_the_highest_total() -> None:
    """Rice in rose belongs to two lines: with the five other rice goods it brings more than with the rose ones."""
    table = Table().goods(0, *of_kind("rice", 6), *of_colour("pale_rose", 3)[1:])
    assert row(table, 0, "goods") == 80 + 10
    three_each = Table().goods(0, *of_kind("rice", 3), *of_colour("pale_rose", 4)[1:])
    assert row(three_each, 0, "goods") == 35 + 10, "four rose and two rice beat three and three"


@clause("YZ-SCORE-3")
@pytest.mark.parametrize(
    ("posts", "value"),
    [((), 0), (("F1",), 0), (("F1", "F2"), 0), (("F1", "C1"), 15), (("F1", "F2", "C1"), 15),
     (("F1", "C1", "T2"), 30), (("F1", "C1", "T2", "H2"), 50), (("F1", "F2", "C1", "C2", "T2", "H2"), 50)],
)  # fmt: skip
def test_green_sets(posts: tuple[str, ...], value: int) -> None:
    table = Table().posts(0, *posts, "F3")
    assert row(table, 0, "green") == value
    assert row(table, 0, "brown") == 0
    types = len({post[0] for post in posts})
    assert reason(table, 0, "green") == say("yangtze.score.types", n=types)


@clause("YZ-SCORE-4")
@pytest.mark.parametrize(
    ("posts", "value"),
    [(("F3",), 0), (("F3", "F4", "F5"), 0), (("F3", "C4"), 15), (("F3", "C4", "T5"), 30),
     (("F3", "C4", "T5", "H3"), 50)],
)  # fmt: skip
def test_brown_sets_are_scored_apart(posts: tuple[str, ...], value: int) -> None:
    table = Table().posts(0, *posts, "H1")
    assert row(table, 0, "brown") == value
    assert reason(table, 0, "brown") == say("yangtze.score.types", n=len({post[0] for post in posts}))
    assert row(table, 0, "green") == 0, "a green post does not fill a brown set"


@clause("YZ-SCORE-5")
def test_most_posts_of_a_type_bring_thirty() -> None:
    table = Table().posts(0, "F5").posts(1, "F1", "F4").posts(2, "C5")
    assert awards(table)[1:] == [30, 30], "both colours count together"
    assert reason(table, 1, "majorities") == say("common.number", n=30)


@clause("YZ-SCORE-6")
def test_second_most_bring_fifteen() -> None:
    table = Table(seats=4).posts(0, "F5").posts(1, "F3", "F4").posts(2, "F1")
    assert awards(table) == [0, 30, 15, 0], "and third nothing"
    assert majorities(table.state) == [[], [30], [15], []]


@clause("YZ-SCORE-7")
def test_equal_numbers_are_ranked_by_the_lowest_dot() -> None:
    first = Table().posts(0, "T2", "T3").posts(1, "T1", "T5")
    assert awards(first) == [15, 30, 0]
    second = Table().posts(0, "T1", "T2").posts(1, "T5").posts(2, "T4")
    assert awards(second) == [30, 0, 15]
    number_first = Table().posts(0, "T1").posts(1, "T4", "T5")
    assert awards(number_first) == [15, 30, 0], "dots only rank equal numbers"
    assert standing(second.state, POST_TYPES.index("temple")) == [0, 2, 1]


@clause("YZ-SCORE-8")
def test_no_post_no_award() -> None:
    alone = Table(seats=2).posts(0, "H3")
    assert awards(alone) == [30, 0], "the second place stays empty"
    assert standing(alone.state, POST_TYPES.index("harbour")) == [0]
    assert standing(alone.state, POST_TYPES.index("temple")) == []
    assert awards(Table()) == [0, 0, 0]


@clause("YZ-SCORE-9")
def test_unplayed_liquidity_cards_bring_thirty_each() -> None:
    table = Table().cards(0, *CARD_NAMES[3:]).cards(1, *CARD_NAMES[:3])
    assert [row(table, seat, "liquidity") for seat in range(3)] == [90, 0, 0]
    assert reason(table, 0, "liquidity") == say("yangtze.score.unplayed", n=3)
    for name in CARD_NAMES:
        assert liquidity_points(1 << card(name)) == (30 if name.startswith("liquidity") else 0)


@clause("YZ-SCORE-10")
def test_final_wealth_is_money_and_all_parts() -> None:
    table = Table(seats=2).money(17, 150).goods(0, *of_kind("rice", 2)).posts(0, "F1", "C1", "F3", "C3")
    table.cards(0, "liquidity_20")
    sheet = RULES.scores(table.state)[0]
    assert [part.points for part in sheet.rows] == [17, 10, 15, 15, 60, 30]
    assert sheet.total == 147
    assert RULES.winners(table.state) == [1], "the highest wins"
    assert RULES.winners(table.money(21).state) == [0]
    assert reason(table, 0, "majorities") == say("common.plus", first=30, rest=say("common.number", n=30))
    assert reason(table, 0, "liquidity") == say("yangtze.score.unplayed", n=1)
    assert reason(table, 0, "money") == Text("yangtze.score.in_hand")


@clause("YZ-SCORE-11")
def test_equal_wealth_is_a_shared_win() -> None:
    table = Table().money(33, 30, 32).goods(1, "rice/pale_rose")
    assert RULES.winners(table.state) == [0, 1]
    assert RULES.winners(Table(seats=4).state) == [0, 1, 2, 3]


@clause("YZ-SCORE-12")
def test_the_order_of_the_parts() -> None:
    for sheet in RULES.scores(Table().state):
        assert [part.category.key for part in sheet.rows] == [f"yangtze.score.{name}" for name in ROWS]


@clause("YZ-SCORE-13")
def test_posts_bring_at_most_two_hundred_and_twenty() -> None:
    every_post = [f"{letter}{dots}" for letter in "FCTH" for dots in range(1, 6)]
    table = Table(seats=2).posts(0, *every_post)
    assert post_points(table.state) == [220, 0]
    assert sum(row(table, 0, name) for name in ("green", "brown", "majorities")) == 220


def test_goods_nobody_may_see_count_nothing() -> None:
    table = Table(seats=2).goods(0, "rice/pale_rose").goods(1, *of_kind("silk", 5))
    assert [sheet.total for sheet in RULES.scores(RULES.seen_by(table.state, 0))] == [33, 30]
