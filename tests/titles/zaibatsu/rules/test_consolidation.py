"""Consolidation."""

from rules.zaibatsu.components import FAVOUR_LEVELS, OBJECTIVES
from rules.zaibatsu.free import Melt
from rules.zaibatsu.moves import Level, PlaceFavour
from rules.zaibatsu.reckoning.dues import levels
from rules.zaibatsu.steps.consolidation import PaySalaries
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.rules.speaking import phrases, said


@clause("Z-CONSOL-1", "Z-CONSOL-6")
def test_favour_discard_services_income_salaries_in_this_order() -> None:
    works = Works().workers("red blue").own(money=5, coal=3, silk=1, iron=2).factory("cotton_1a", 2).begin()
    works.consolidate().place("ships")
    told = [type(event).__name__ for event in works.events]
    order = ["Consolidated", "FavourPlaced", "Discarded", "Gained", "SalariesPaid", "AreaCleared"]
    assert [told.index(name) for name in order] == sorted(told.index(name) for name in order)
    assert (works.has("silk"), works.has("iron"), works.goods()) == (3, 2, {"cotton": 2})
    assert (works.has("coal"), works.has("money")) == (2, 12 - 6)


@clause("Z-CONSOL-2")
def test_the_level_of_the_topmost_worker_or_a_lower_one() -> None:
    assert FAVOUR_LEVELS == (1, 1, 1, 1, 2, 3)
    for workers, level in ((1, 1), (4, 1), (5, 2), (6, 3)):
        works = Works().workers("red " * workers).begin().consolidate()
        assert [move.level for move in works.offered(Level)] == list(range(1, level))
        works.place("mines")
        assert works.state.favours[0][OBJECTIVES.index("mines")] == level
    lower = Works().workers("red " * 6).begin().consolidate().level(1)
    assert [move.level for move in lower.offered(Level)] == [2, 3]
    assert lower.place("mines").state.favours[0][4] == 1


def test_opponents_go_down_the_levels_only() -> None:
    """Up and down again would never end, for who answers the same question the same way."""
    lower = Works().workers("red " * 6).begin().consolidate().level(2)
    considered = lower.rules.search_moves(lower.state)
    assert [move.level for move in considered if isinstance(move, Level)] == [1]


@clause("Z-CONSOL-3", "Z-CONSOL-20")
def test_empty_piles_and_full_objectives() -> None:
    works = Works().workers("red " * 6).favour(ships=3, machines=3, trains=3).begin().consolidate()
    assert works.place("rnd").state.favours[0][3] == 2
    ones = Works().workers("red").favour(ships=1, machines=1, trains=1)
    assert levels(ones.state, 0) == []
    assert ones.begin().consolidate().step == "EndTurn"
    full = Works().workers("red " * 6)
    full.state.favours[0] = [1, 1, 1, 2, 2, 2, 3, 3]
    assert full.begin().consolidate().step == "EndTurn"
    assert full.state.favours[0] == [1, 1, 1, 2, 2, 2, 3, 3]


@clause("Z-CONSOL-4", "Z-CONSOL-5", "Z-CONSOL-17")
def test_one_token_per_objective_for_good_and_it_must_be_placed() -> None:
    works = Works().workers("red").favour(ships=2).begin().consolidate()
    assert [move.objective for move in works.offered(PlaceFavour)] == [1, 2, 3, 4, 5, 6, 7]
    assert not [move for move in works.legal if not isinstance(move, PlaceFavour)]
    works.place("trains").end()
    works.workers("red").begin().consolidate().place("rnd")
    assert works.state.favours[0] == [2, 0, 1, 1, 0, 0, 0, 0]


@clause("Z-CONSOL-8", "Z-CONSOL-9", "Z-CONSOL-10", "Z-CONSOL-18")
def test_services_of_the_lowest_and_of_the_topmost_of_four() -> None:
    three = Works().workers("red grey black").begin().consolidate().place("rnd")
    assert (three.has("silk"), three.has("iron"), three.has("coal")) == (2, 0, 2)
    four = Works().workers("red black blue grey").begin().consolidate().place("rnd")
    assert (four.has("silk"), four.has("iron"), four.has("coal")) == (2, 2, 2)
    same = Works().workers("red black grey red").begin().consolidate().place("rnd")
    assert (same.has("silk"), same.has("iron")) == (2, 0)
    experts = Works().workers("red* black grey blue*").begin().consolidate().place("rnd")
    assert experts.has("silk") == 2
    assert experts.has("money") == 12 + 3 - 4 * 3, "experts count among the workers"


@clause("Z-CONSOL-11", "Z-CONSOL-22")
def test_a_white_bonus_counts_before_the_incomes() -> None:
    works = Works().workers("white").tracks(mines=3).begin().consolidate().place("rnd").along("mines")
    assert works.at("mines") == 4
    assert works.has("iron") == 2, "the bonus of the fourth space"
    assert works.has("coal") == 4
    top = Works().workers("red grey grey white").tracks(mines=3).begin().consolidate().place("rnd").along("mines")
    assert (top.has("iron"), top.has("coal"), top.state.waiting) == (2, 4, []), "of the topmost too"
    rich = Works().workers("red").tracks(mines=12, finance=12).begin().consolidate().place("rnd")
    assert (rich.has("coal"), rich.has("money")) == (10, 25 - 3)


@clause("Z-CONSOL-12", "Z-CONSOL-16")
def test_three_coins_per_colour_and_everybody_goes_home() -> None:
    works = Works().workers("red* red blue").begin()
    bag = sum(works.state.bag)
    works.consolidate().place("rnd")
    assert works.has("money") == 12 - 6
    assert works.area() == ""
    assert sum(works.state.bag) == bag + 2
    assert works.state.experts == 63


@clause("Z-CONSOL-13", "Z-CONSOL-14", "Z-CONSOL-15", "Z-CONSOL-19")
def test_silk_may_pay_salaries_but_need_not() -> None:
    works = Works().workers("black blue grey white yellow red*").own(silk=8).points(30).begin().consolidate()
    works.place("rnd")
    assert works.step == "PaySalaries"
    assert works.has("money") == 12
    works.melt()
    assert works.has("money") == 13
    works.done()
    assert works.has("money") == 1
    assert works.score() == 30 - (18 - 12)
    before = Works().workers("black").own(silk=2, money=1).begin().consolidate().melt().place("rnd")
    assert (before.has("silk"), before.has("money")) == (1, 12 - 3), "what is changed before step B is discarded"


@clause("Z-CONSOL-15")
def test_paying_is_not_a_choice() -> None:
    works = Works().workers("red").begin().consolidate().place("rnd")
    assert works.has("money") == 9
    assert works.step == "EndTurn"
    assert works.may(Melt(0)) == (works.has("silk") > 0)


@clause("Z-CONSOL-21")
def test_without_money_the_whole_salary_costs_points() -> None:
    works = Works().workers("black grey").points(9).begin(PaySalaries(0))
    assert (works.score(), works.has("money")) == (3, 0)


@clause("Z-GEN-13", "Z-CONSOL-14")
def test_no_more_points_are_told_as_lost_than_there_are() -> None:
    works = Works().workers("black grey").own(silk=1).points(4).begin(PaySalaries(0))
    assert said(works.rules.prompt(works.state)) == "Salaries 6: 4 points would be lost"
    assert phrases(works)[0] == "Pay 0 coins: 4 points lost"
    assert works.done().score() == 0
