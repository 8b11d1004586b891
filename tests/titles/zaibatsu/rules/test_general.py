"""General concepts: whose effects, in which order, paid with what."""

from rules.core.move import DONE, END_TURN, SKIP
from rules.zaibatsu.components import ALL_COLOURS, LAST, PERIODS, ROUND_PERIOD, ROUNDS, SILK_TO_MONEY
from rules.zaibatsu.effects.printed import Advance, Gain, ServiceBonus
from rules.zaibatsu.free import Melt
from rules.zaibatsu.places import SUPPLY, TRACK_SPACE
from rules.zaibatsu.reckoning.measures import measure, score
from rules.zaibatsu.scoring import winners
from rules.zaibatsu.steps.base import SETTLE
from rules.zaibatsu.steps.consolidation import PaySalaries
from rules.zaibatsu.steps.due import Bonus
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works


@clause("Z-GEN-1")
def test_three_periods_of_rounds() -> None:
    assert PERIODS == 3
    assert ROUND_PERIOD[1:] == (1, 1, 2, 2, 3, 3, 3, 3)
    assert ROUNDS == 8


@clause("Z-GEN-2", "Z-END-9")
def test_most_points_win_and_a_tie_goes_to_the_last_in_turn_order() -> None:
    works = Works(3).points(10, 0).points(12, 1).points(12, 2).round(8, last_first=2)
    assert winners(works.state) == [1]
    assert winners(works.round(8, last_first=1).state) == [2]
    assert winners(works.points(13, 0).state) == [0]


@clause("Z-GEN-3", "Z-GEN-4")
def test_effects_touch_only_their_owner_in_his_turn() -> None:
    works = Works().own(money=6).tracks(rnd=2).shelf("cotton_2a").own(1, money=6).begin()
    works.hire("factory", "red").build("cotton_2a")
    assert (works.has("silk", 0), works.has("silk", 1)) == (3, 0)
    assert works.has("money", 1) == 6
    assert works.decider == 0


@clause("Z-GEN-5", "Z-GEN-6", "Z-GEN-16", "Z-BONUS-8")
def test_bonuses_that_ask_are_taken_in_the_order_of_their_owner() -> None:
    any_service, white = ServiceBonus(ALL_COLOURS), ServiceBonus((0,))
    works = Works()
    works.state.waiting = [
        Bonus(0, any_service, TRACK_SPACE[0][0][6]),
        Bonus(0, white, TRACK_SPACE[0][2][5]),
        Bonus(0, Gain(1, 2), TRACK_SPACE[0][1][3]),
    ]
    works.begin(SETTLE[0])
    assert works.has("coal") == 2, "what asks nothing needs no question"
    assert works.choices() == ["0/rnd/6", "0/finance/5"]
    works.take("track", "0/finance/5").along("mines")
    assert works.step == "ChooseService"
    works.serve("red")
    assert works.has("silk") == 2
    assert not works.state.waiting


@clause("Z-GEN-5")
def test_twins_need_no_question() -> None:
    works = Works()
    bonus = Bonus(0, ServiceBonus(ALL_COLOURS), TRACK_SPACE[0][0][6])
    works.state.waiting = [bonus, bonus]
    works.begin(SETTLE[0])
    assert works.step == "ChooseService"


@clause("Z-GEN-16")
def test_waiting_bonuses_come_before_the_next_activation() -> None:
    works = Works().left(machines=5).own(iron=9).left(ships=4).begin().hire("ships", "red").sail("london")
    assert works.step == "ChooseService"
    works.serve("red")
    assert works.step == "BuildShips"


@clause("Z-GEN-7", "Z-GEN-8")
def test_what_is_gained_comes_from_a_supply_without_end() -> None:
    works = Works().own(money=5000, coal=5000, silk=5000, iron=5000).tracks(rnd=2).shelf("cotton_2a").begin()
    before = works.rules.things(works.state)
    works.hire("factory", "red").build("cotton_2a")
    after = works.rules.things(works.state)
    silk = next(thing for place, thing in after if place == SUPPLY and thing.key == "silk")
    assert after[SUPPLY, silk] == before[SUPPLY, silk] - 3 == -5003


@clause("Z-GEN-9", "Z-RND-2", "Z-MINES-2")
def test_markers_never_leave_their_tracks() -> None:
    for action in ("rnd", "mines"):
        works = Works().tracks(rnd=12, mines=11).own(money=6).begin().hire(action, "red").steps(3)
        assert works.state.tracks[0][0] <= LAST
        assert works.at(action) == 12
        assert works.has("money") == 0


@clause("Z-RND-2", "Z-MINES-2")
def test_the_end_of_a_track_is_no_excuse_for_not_paying() -> None:
    works = Works().tracks(rnd=12, mines=12).begin()
    assert not {"rnd", "mines"} & set(works.actions())


@clause("Z-GEN-10")
def test_pieces_leave_their_rows_from_the_left() -> None:
    works = Works().own(iron=6).begin().hire("trains", "red").lay("region_silk", 3)
    sources = [shift.source.key for event in works.last for shift in event.shifts() if shift.what.key == "0/trains"]
    assert sources == ["0/trains/0"]
    works.lay("region_iron", 3)
    sources = [shift.source.key for event in works.last for shift in event.shifts() if shift.what.key == "0/trains"]
    assert sources == ["0/trains/1"]


@clause("Z-GEN-11")
def test_silk_becomes_money_at_any_time_of_the_own_turn() -> None:
    works = Works().own(silk=3, money=5).factory("cotton_1a", 1).begin().melt()
    assert (works.has("silk"), works.has("money")) == (2, 5 + SILK_TO_MONEY)
    works.hire("investment", "red").melt().invest(0).melt().end()
    assert works.has("money") == 8
    assert not works.may(Melt(0)), "it is the other's turn"
    assert not works.may(Melt(1)), "and that seat has no silk"


@clause("Z-GEN-12")
def test_the_score_has_no_upper_limit() -> None:
    works = Works().points(399).all_demand("cotton").factory("cotton_1a", 1).begin()
    works.hire("local_markets", "red").deliver("osaka/north", 1).reward("points")
    assert works.score() == 401


@clause("Z-GEN-13")
def test_the_score_never_falls_below_zero() -> None:
    works = Works().workers("red blue white").points(4).begin(PaySalaries(0))
    assert works.score() == 0
    assert min(works.state.points[0]) == -4


@clause("Z-GEN-15", "Z-MOD-19")
def test_building_by_an_effect_may_be_declined_and_gains_may_not() -> None:
    works = Works().tracks(rnd=4).own(money=6).shelf("lenses_1a").begin().hire("factory", "red").build("lenses_1a")
    assert works.may(SKIP)
    works.skip()
    assert (works.gone_from("trains"), works.at("finance")) == (0, 2)
    assert works.legal == [END_TURN]


@clause("Z-GEN-17")
def test_what_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    works = Works().own(money=4, silk=1, iron=1).begin().hire("trains", "red")
    assert works.prices() == [2]
    works.lay("region_silk", 3, "money")
    assert (works.has("money"), works.has("silk"), works.has("iron")) == (0, 0, 0)
    assert "trains" not in Works().own(money=4, iron=2).begin().actions()


@clause("Z-GEN-18", "Z-SHARED-11")
def test_a_held_machine_is_not_built_yet() -> None:
    works = Works().left(ships=2, machines=1, trains=3)
    works.state.held_machine[0] = 1
    assert [measure(works.state, 0, f"{row}_built") for row in ("ships", "machines", "trains")] == [2, 0, 3]
    works.factory("old_cotton").factory("cotton_1a")
    assert measure(works.state, 0, "factories_built") == 1


@clause("Z-GEN-6")
def test_a_bonus_reached_by_a_bonus_is_gained_too() -> None:
    works = Works().tracks(finance=5, mines=3).left(machines=1, trains=0).own(iron=3).begin()
    works.state.waiting = [Bonus(0, Advance(1, 1), TRACK_SPACE[0][1][3])]
    works.begin(SETTLE[0])
    assert works.has("iron") == 5
    assert score(works.state, 0) == 0


@clause("Z-TURN-16", "Z-TURN-8", "Z-TURN-9")
def test_further_activations_are_optional_and_use_no_further_worker() -> None:
    works = Works().factory("cotton_1a").factory("paper_1a").own(coal=4).begin().hire("production", "red")
    assert not works.may(DONE), "at least one activation"
    works.produce(0)
    assert works.may(DONE)
    works.done()
    assert works.area() == "red"
    assert works.goods() == {"cotton": 1, "paper": 0}
