"""Scoring: eleven categories, the winner, ties."""

import pytest

from rules.yokohama_duel.components import CATEGORIES, CHURCH_CARDS, ORDERS
from rules.yokohama_duel.scoring import production_costs
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import CHURCH_NAMES

ORDER_POINTS = (
    2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 6, 6, 5, 5, 5, 4, 5, 6, 6, 8, 8, 9, 5, 7, 7,
)  # fmt: skip
CHURCH_POINTS = {"3": 3, "4": 3, "5": 4, "6a": 5, "6b": 5, "7": 6, "8": 7, "9": 8, "10": 10}


def only(harbour: Harbour, seat: int = 0) -> dict[int, int]:
    """The categories in which a seat has points, counted from 1."""
    return {number: points for number, points in enumerate(harbour.points(seat), 1) if points}


def winners(harbour: Harbour) -> list[int]:
    return harbour.rules.winners(harbour.state)


@clause("D-SCORE-0")
def test_orders_in_hand_score_nothing() -> None:
    assert only(Harbour().hand(0, 27, 29, 30)) == {}


@clause("D-SCORE-1")
@pytest.mark.parametrize("order", range(1, 31))
def test_printed_points_of_orders(order: int) -> None:
    harbour = Harbour().completed(0, order).completed(1, 1 if order > 1 else 2)
    assert only(harbour) == {1: ORDER_POINTS[order - 1]}
    assert ORDERS[order - 1].points == ORDER_POINTS[order - 1]


@clause("D-SCORE-1")
def test_several_orders_are_added() -> None:
    assert Harbour().completed(0, 1, 27, 29).points()[0] == 2 + 9 + 7


@clause("D-SCORE-2")
def test_most_completed_orders() -> None:
    for mine in range(4):
        for theirs in range(4):
            harbour = Harbour().completed(0, *range(1, mine + 1)).completed(1, *range(11, theirs + 11))
            assert harbour.points()[1] == (6 if mine > theirs else 0)
            assert harbour.points(1)[1] == (6 if theirs > mine else 0)


@clause("D-SCORE-3")
def test_technologies_by_their_criteria() -> None:
    harbour = Harbour().techs(0, "exposition", "patent_system", "tram").techs(1, "gaslight", "ball")
    assert (harbour.points()[2], harbour.points(1)[2]) == (8 + 6, 0)
    assert harbour.shops(1, "tea").completed(1, 3).points(1)[2] == 2


@clause("D-SCORE-4")
def test_highest_sum_of_production_costs() -> None:
    more = Harbour().techs(0, "exposition").techs(1, "stock_market", "spinning_mill")
    assert (more.points()[3], more.points(1)[3]) == (6, 0), "7 to 6: the sum counts, not the cards"
    tie = Harbour().techs(0, "brickyard").techs(1, "stock_market", "spinning_mill")
    assert (tie.points()[3], tie.points(1)[3]) == (0, 0)
    assert (Harbour().points()[3], Harbour().techs(1, "ball").points(1)[3]) == (0, 6)
    paid = Harbour().at_level(3, "laboratory").techs(0, "ball", "winery", "tram").display("stock_market").own(0, yen=2)
    paid.begin().go("laboratory").take_tech("stock_market")
    assert production_costs(paid.state, 0) == 6 + 4 + 5 + 3, "the surcharge does not count"


@clause("D-SCORE-5")
@pytest.mark.parametrize("name", CHURCH_NAMES)
def test_printed_points_of_church_cards(name: str) -> None:
    assert only(Harbour().churches(0, name)) == {5: CHURCH_POINTS[name]}
    assert sum(card.points for card in CHURCH_CARDS) == sum(CHURCH_POINTS.values())


@clause("D-SCORE-5")
def test_church_cards_are_revealed_for_scoring() -> None:
    harbour = Harbour().round(4).churches(0, "10", "3").last_turn()
    rows = harbour.rules.scores(harbour.rules.seen_by(harbour.state, 1))[0].rows
    assert rows[4].points == 0, "hidden from the opponent until then"
    harbour.end()
    assert harbour.rules.scores(harbour.rules.seen_by(harbour.state, 1))[0].rows[4].points == 13


@clause("D-SCORE-6", "D-SCORE-7")
def test_buildings() -> None:
    built = ("tea", "fish", "silk", "bank")
    for number in range(5):
        assert only(Harbour().houses(0, *built[:number])) == ({6: 5 * number} if number else {})
        assert only(Harbour().shops(0, *built[:number])) == ({7: number} if number else {})


@clause("D-SCORE-8", "D-SCORE-9")
def test_imports() -> None:
    for number in range(1, 4):
        assert only(Harbour().own(0, down=number)) == {8: 4 * number}
        assert only(Harbour().own(0, up=number)) == {9: number}


@clause("D-SCORE-10")
def test_yen() -> None:
    assert [Harbour().own(0, yen=yen).points()[9] for yen in range(8)] == [0, 0, 1, 1, 2, 2, 3, 3]


@clause("D-SCORE-11")
def test_goods() -> None:
    assert [Harbour().own(0, tea=number).points()[10] for number in range(8)] == [0, 0, 0, 1, 1, 1, 2, 2]
    assert Harbour().own(0, copper=1, silk=1, tea=1, fish=1).points()[10] == 1
    assert Harbour().own(0, copper=2, silk=1, tea=2, fish=1).points()[10] == 2, "mixed freely"
    assert Harbour().own(0, tea=2, up=1, down=1, yen=1).points()[10] == 0, "imports are no goods"


@clause("D-SCORE-12")
def test_the_score_is_the_sum_of_eleven_categories() -> None:
    assert [category.key for category in CATEGORIES] == [
        "orders",
        "most_orders",
        "technologies",
        "technology_cost_majority",
        "church",
        "trading_houses",
        "shops",
        "imports_face_down",
        "imports_face_up",
        "yen",
        "goods",
    ]
    harbour = Harbour().completed(0, 1).techs(0, "exposition").churches(0, "3").houses(0, "tea").shops(0, "tea")
    harbour.own(0, tea=3, up=1, down=1, yen=2)
    assert harbour.points() == (2, 6, 8, 6, 3, 5, 1, 4, 1, 1, 1)
    mine, theirs = harbour.rules.scores(harbour.state)
    assert (mine.total, theirs.total) == (38, 0)
    assert tuple(row.points for row in mine.rows) == harbour.points()


@clause("D-SCORE-12")
def test_every_number_has_its_reason() -> None:
    harbour = Harbour().completed(0, 1, 2).completed(1, 3).techs(0, "exposition", "tram").churches(0, "3", "4")
    harbour.houses(0, "tea").shops(0, "tea", "fish").own(0, tea=4, up=1, down=2, yen=3)
    reasons = [row.reason for row in harbour.rules.scores(harbour.state)[0].rows]
    assert [(reason.key.rsplit(".", 1)[-1], dict(reason.args)) for reason in reasons] == [
        ("cards", {"n": 2}),
        ("against", {"n": 2, "other": 1}),
        ("cards", {"n": 1}),
        ("against", {"n": 12, "other": 0}),
        ("cards", {"n": 2}),
        ("each", {"n": 1, "points": 5}),
        ("each", {"n": 2, "points": 1}),
        ("each", {"n": 2, "points": 4}),
        ("each", {"n": 1, "points": 1}),
        ("per_set", {"n": 3, "size": 2}),
        ("per_set", {"n": 4, "size": 3}),
    ]


@clause("D-SCORE-13")
def test_the_higher_total_wins() -> None:
    assert winners(Harbour().own(0, yen=2)) == [0]
    assert winners(Harbour().own(1, yen=2)) == [1]
    assert winners(Harbour().completed(0, 1).houses(1, "tea", "fish")) == [1], "8 to 10, whatever the first category"


@clause("D-SCORE-14")
def test_ties_are_settled_by_the_first_category_that_differs() -> None:
    tied = Harbour().houses(0, "tea").shops(1, "tea").own(1, down=1)
    assert (sum(tied.points()), sum(tied.points(1))) == (5, 5)
    assert winners(tied) == [0], "category 6 before 7 and 8"
    orders = Harbour().completed(0, 16, 1).completed(1, 25, 3).own(0, down=0).own(1, yen=0).own(0, up=2)
    assert (sum(orders.points()), sum(orders.points(1))) == (10, 10)
    assert winners(orders) == [1], "category 1 first"
    late = Harbour().own(0, yen=2).own(1, tea=3)
    assert winners(late) == [0], "category 10 before 11"
    imports = Harbour().own(0, up=4).own(1, down=1)
    assert winners(imports) == [1]


@clause("D-SCORE-15")
def test_complete_equality_is_a_shared_victory() -> None:
    assert winners(Harbour()) == [0, 1]
    assert winners(Harbour().own(0, yen=2, tea=3).own(1, yen=3, fish=5)) == [0, 1]


@clause("D-SCORE-16")
def test_what_scores_nothing() -> None:
    harbour = Harbour().merchants(0, 1, "orders_3", "techs_3").assists(0, 2, 2).station("tea").upgraded(0, 1, 2)
    assert only(harbour) == {}
    built = Harbour().at_level(4, "customs").own(0, yen=4).begin().go("customs").build_house()
    assert only(built) == {6: 5}, "not its price"


@clause("D-SCORE-17")
def test_nothing_is_converted_or_completed_at_the_end() -> None:
    harbour = Harbour().round(4).own(0, tea=2, fish=1, silk=1, yen=1).hand(0, 1).techs(0, "spinning_mill").last_turn()
    before = harbour.points()
    harbour.end()
    assert harbour.is_over()
    assert harbour.legal == []
    assert harbour.points() == before == (0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 1)
    assert (harbour.done_by(), harbour.hand_of()) == ([], [1])
