"""End of a round, influence scoring, last rounds, end of the game."""

import pytest

from rules.zaibatsu.components import AUTOMA, COUNTS, SCORING
from rules.zaibatsu.events.japan import RegionScored
from rules.zaibatsu.moves import CONSOLIDATE
from rules.zaibatsu.reckoning.influence import FOREIGN, influence, points, standings
from rules.zaibatsu.reckoning.measures import final_points, objective_points
from rules.zaibatsu.steps.rounds import FinalScoring, LastConsolidations, LastRoundOver, NextRound, TurnOver
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works


def ended_round(number: int, seats: int = 3, side: int = 1) -> Works:
    """A seat's turn ends with an empty space and an empty queue."""
    works = Works(seats).round(number).hiring("", "red", "red red red", "red", "red").queue(*[""] * (seats - 1))
    works.bag("white blue grey " * 8)
    works.state.active = side
    return works.resolve(TurnOver(side))


@clause("Z-ROUND-1", "Z-ROUND-3", "Z-ROUND-4", "Z-ROUND-5", "Z-ROUND-6", "Z-ROUND-8")
def test_the_end_of_a_round() -> None:
    works = ended_round(1)
    assert works.state.round == 2
    assert works.hired() == [1, 2, 3, 2, 2]
    assert works.rows_left() == [3, 3]
    assert works.decider == 2
    kept = Works(3).workers("red").own(money=7, iron=2).factory("cotton_1a", 3).begin(NextRound(1))
    assert (kept.area(), kept.has("money"), kept.has("iron"), kept.goods()) == ("red", 7, 2, {"cotton": 3})


@pytest.mark.parametrize(("number", "scored"), [(1, 0), (2, 4), (3, 0), (4, 4), (5, 0)])
@clause("Z-ROUND-2", "Z-SCORE-1", "Z-SCORE-11", "Z-ROUND-7")
def test_influence_is_scored_at_the_end_of_a_period(number: int, scored: int) -> None:
    works = ended_round(number)
    regions = works.told(RegionScored)
    assert [event.region for event in regions] == list(range(scored))
    assert works.state.round == number + 1
    assert works.rows_left() == [3, 3]


@clause("Z-ROUND-2", "Z-SCORE-11", "Z-ROUND-3")
def test_scoring_comes_before_the_marker_moves() -> None:
    works = Works().round(2).hiring("", "red", "red", "red", "red").queue("", "").token(0, "osaka/east", 7)
    works.resolve(TurnOver(0))
    told = [type(event).__name__ for event in works.events]
    assert told.index("PeriodScored") < told.index("RoundBegan")
    assert works.score() == SCORING[1][2]


# ------------------------------------------------------------ influence
@clause("Z-SCORE-2", "Z-SCORE-3")
def test_trains_count_beside_a_token_only() -> None:
    works = Works().train(0, "region_silk", 1).train(0, "region_silk", 2)
    assert influence(works.state, 0, 0) == 0
    assert all(place.party != 0 for place in standings(works.state, 0, 1))
    works.token(0, "nagasaki/north", 3)
    assert influence(works.state, 0, 0) == 3 + 4
    assert influence(works.factory("lenses_5a").state, 0, 0) == 3 + 6
    assert influence(works.state, 1, 0) == 0


@clause("Z-SCORE-4", "Z-SCORE-5", "Z-SCORE-6")
def test_foreign_companies_take_a_place_but_no_points() -> None:
    works = Works(3).token(0, "nagasaki/north", 1)
    places = standings(works.state, 0, 1)
    assert [(each.party, each.influence) for each in places] == [(FOREIGN, 10), (0, 1)]
    assert points(works.state, 0, 1) == [(0, 8)]
    covered = Works(4).token(0, "nagasaki/north", 1).token(0, "nagasaki/south", 2).token(0, "nagasaki/west", 3)
    covered.token(1, "kagoshima/north", 1).token(1, "kagoshima/east", 2).token(1, "kagoshima/west", 3)
    assert FOREIGN not in [each.party for each in standings(covered.state, 0, 1)]


@clause("Z-SCORE-7", "Z-SCORE-8")
def test_places_pay_in_order_and_a_fifth_place_nothing() -> None:
    works = Works(4).token(0, "nagasaki/south", 7).token(1, "kagoshima/north", 6).token(2, "nagasaki/north", 5)
    works.token(3, "kagoshima/west", 1)
    places = [(each.party, each.points) for each in standings(works.state, 0, 1)]
    assert places == [(0, 10), (1, 8), (2, 6), (FOREIGN, 2), (3, 0)]
    assert 3 not in dict(points(works.state, 0, 1))
    tied = Works(3).token(0, "nagasaki/south", 7).token(1, "kagoshima/north", 7).token(2, "nagasaki/north", 5)
    assert dict(points(tied.state, 0, 3)) == {0: 23, 1: 23, 2: 14}


@clause("Z-SCORE-10", "Z-SCORE-12", "Z-SOLO-32", "Z-SOLO-38")
def test_with_two_or_alone_the_second_value_is_never_used() -> None:
    assert COUNTS[1].value_indexes == COUNTS[2].value_indexes == (0, 2, 3)
    works = Works().token(0, "nagasaki/south", 7).token(1, "kagoshima/north", 6)
    assert [each.points for each in standings(works.state, 0, 2)] == [18, (10 + 3) // 2, (10 + 3) // 2]
    solo = Works(1).token(0, "nagasaki/south", 7).train(AUTOMA, "region_silk", 1)
    assert [each.party for each in standings(solo.state, 0, 1)] == [FOREIGN, 0, AUTOMA]
    assert AUTOMA not in [each.party for each in standings(solo.state, 1, 1)]
    assert points(solo.state, 0, 1) == [(0, 6)]


@clause("Z-SCORE-13", "Z-SCORE-14")
def test_a_scoring_removes_nothing_and_regions_are_apart() -> None:
    works = Works().token(0, "nagasaki/south", 7).token(0, "osaka/south", 6).train(0, "region_silk", 1)
    before = (works.state.tokens[:], works.state.rails[:], works.state.demand)
    works.round(2).hiring("", "red", "red", "red", "red").queue("", "")
    works.begin(TurnOver(0))
    assert (works.state.tokens, works.state.rails, works.state.demand) == before
    assert works.score() == 8 + 6


# ------------------------------------------------------------ last rounds
@clause("Z-FINAL-1", "Z-FINAL-7", "Z-ROUND-7")
def test_after_round_five_the_left_neighbour_holds_the_second_marker() -> None:
    works = ended_round(5, side=2)
    assert (works.state.round, works.state.last_first, works.decider) == (6, 0, 0)
    assert works.hired() == [1, 2, 3, 2, 2]
    assert ended_round(4).state.last_first < 0


@clause("Z-FINAL-2", "Z-FINAL-3", "Z-FINAL-4", "Z-FINAL-6", "Z-FINAL-8")
def test_three_turns_each_by_count_alone() -> None:
    works = ended_round(5, side=1)
    turns = []
    while works.step == "TakeTurn":
        turns.append((works.state.round, works.decider))
        workers = works.hired(), works.rows_left()
        assert works.legal == [CONSOLIDATE], "nobody can act"
        works.consolidate()
        works.state.stock[works.decider] = [0, 0, 0, 0]
        works.end()
        assert (works.hired(), works.rows_left()) == workers
    assert turns == [(number, seat) for number in (6, 7, 8) for seat in (2, 0, 1)]
    assert [event.period for event in works.told(RegionScored)][-4:] == [3] * 4


# ------------------------------------------------------------ the end
@clause("Z-END-1", "Z-END-2", "Z-END-10", "Z-FINAL-6")
def test_everybody_consolidates_once_more_even_without_workers() -> None:
    works = Works(3).round(8, last_first=1).workers("red blue", 2).own(money=3, coal=4).points(5)
    works.resolve(LastRoundOver())
    assert (works.decider, works.step) == (1, "LastDone")
    assert (works.has("coal", 1), works.has("money", 1)) == (2, 12)
    works.done()
    assert (works.decider, works.step) == (2, "Favour")
    works.place("ships")
    assert works.has("money", 2) == 12 - 6
    works.done()
    assert (works.has("money"), works.has("coal"), works.state.favours[0]) == (12, 2, [0] * 8)
    assert works.score() == 5, "no salary without workers"
    works.done()
    assert works.is_over()


@clause("Z-GEN-11", "Z-END-10", "Z-CONSOL-19")
def test_silk_may_be_changed_in_the_final_consolidation() -> None:
    works = Works().round(8, last_first=0).own(silk=2).begin(LastConsolidations())
    assert works.melt().has("money") == 13


@clause("Z-END-3", "Z-END-4", "Z-END-5")
def test_thresholds_by_level() -> None:
    works = Works().left(ships=3, machines=5, trains=2).tracks(rnd=6, mines=10, finance=5)
    values = [[objective_points(works.state, 0, objective, level) for level in range(4)] for objective in range(6)]
    lower, upper, none = [0, 5, 8, 10], [0, 10, 16, 20], [0, 0, 0, 0]
    assert values == [lower, upper, none, lower, upper, none]
    assert final_points(works.state, 0)[:8] == [0] * 8, "no token, no points"


@clause("Z-END-5", "Z-START-18")
def test_the_space_of_a_held_machine_is_empty_for_thresholds() -> None:
    works = Works().left(machines=3).favour(machines=1)
    works.state.held_machine[0] = 1
    assert final_points(works.state, 0)[1] == 5


@clause("Z-END-6", "Z-START-13")
def test_factories_and_contracts_by_the_rightmost_slot() -> None:
    works = Works().factory("old_cotton").factory("cotton_1a").contracts("red").favour(factories=2, contracts=3)
    assert final_points(works.state, 0)[6:8] == [5, 2]
    assert [objective_points(works.state, 0, 6, level) for level in (1, 2, 3)] == [3, 5, 6]
    assert [objective_points(Works().state, 0, objective, 3) for objective in (6, 7)] == [0, 0]


@clause("Z-END-7", "Z-END-8", "Z-END-11")
def test_stock_and_money() -> None:
    works = Works().own(money=14, coal=1, silk=2, iron=3).factory("old_cotton", 2).factory("bento_2b", 1)
    works.state.kept_tile[0], works.state.kept_token[0], works.state.held_goods[0] = 2, 1, 2
    assert final_points(works.state, 0)[-2:] == [(1 + 2 + 3 + 3 + 3 + 2) // 3, 2]


@clause("Z-END-12")
def test_the_end_is_read_after_the_final_consolidation() -> None:
    works = Works().round(8, last_first=0).workers("white").tracks(rnd=5).favour(rnd=3).own(money=4, coal=5)
    works.resolve(LastConsolidations()).place("ships").along("rnd").done()
    works.done()
    assert works.is_over()
    rows = works.state.points[0][7:]
    assert rows[3] == 10, "the sixth space was reached in the consolidation"
    assert rows[-2:] == [2 // 3, (12 - 3) // 5]


@clause("Z-END-9", "Z-END-12")
def test_the_final_scoring_adds_up() -> None:
    works = Works().points(7).own(money=10, iron=3).resolve(FinalScoring())
    assert works.is_over()
    assert works.score() == 7 + 2 + 1
    assert [sheet.total for sheet in works.rules.scores(works.state)] == [10, 0]
