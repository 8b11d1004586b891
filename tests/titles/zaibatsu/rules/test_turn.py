"""Turns, the worker queue, bonuses and services."""

import pytest

from rules.core.move import END_TURN
from rules.zaibatsu.components import ACTIONS, ACTIONS_AT, COLOURS, SERVICES
from rules.zaibatsu.effects.printed import ServiceBonus, Unlock
from rules.zaibatsu.moves import CONSOLIDATE, Hire
from rules.zaibatsu.places import GAP, TRACK_SPACE
from rules.zaibatsu.reckoning.means import at_hand
from rules.zaibatsu.steps.base import SETTLE
from rules.zaibatsu.steps.due import Bonus
from rules.zaibatsu.steps.rounds import TurnOver
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works


@clause("Z-TURN-1", "Z-TURN-2", "Z-TURN-15")
def test_seats_take_turns_clockwise() -> None:
    works = Works(3).own(money=1).own(1, money=1).own(2, money=1).begin()
    for seat in (0, 1, 2):
        assert works.decider == seat
        works.hire("mines", "white" if seat == 0 else "blue" if seat == 1 else "red").steps(1)
        assert works.legal == [END_TURN]
        works.end()
    assert works.decider == 0


@clause("Z-TURN-3", "Z-TURN-12", "Z-TURN-13")
def test_a_turn_is_an_action_or_a_consolidation() -> None:
    with_nobody = Works().own(money=1).begin()
    assert not with_nobody.may(CONSOLIDATE)
    with_one = Works().own(money=1).workers("red").begin()
    assert with_one.may(CONSOLIDATE)
    assert with_one.offered(Hire)
    unable = Works().begin()
    assert unable.legal == [CONSOLIDATE]
    unable.consolidate()
    assert unable.step == "EndTurn"
    assert unable.state.favours[0] == [0] * 8


@clause("Z-TURN-4", "Z-TURN-11")
def test_a_worker_of_any_colour_goes_on_the_lowest_free_space() -> None:
    works = Works().own(money=9).workers("red").hiring("grey grey white", "", "", "", "").begin()
    assert [move.colour for move in works.offered(Hire)] == [COLOURS.index("white"), COLOURS.index("grey")]
    works.hire("rnd", "grey")
    assert works.area() == "red grey"
    assert works.hired()[0] == 2


@clause("Z-TURN-5")
def test_an_empty_hiring_space_has_no_action() -> None:
    works = Works().own(money=30, iron=9, coal=9).tracks(rnd=6).factory("cotton_1a", 2).all_demand("cotton")
    for space, actions in enumerate(ACTIONS_AT):
        spaces = ["red"] * 5
        spaces[space] = ""
        offered = works.hiring(*spaces).begin().actions()
        assert set(offered) == set(ACTIONS) - {ACTIONS[action] for action in actions}


@clause("Z-TURN-6")
def test_a_full_worker_area_must_be_consolidated() -> None:
    assert Works().own(money=9).workers("red red red red red red").begin().legal == [CONSOLIDATE]
    assert "rnd" in Works().own(money=9).workers("red red red red red").begin().actions()


@pytest.mark.parametrize(
    ("action", "works"),
    [
        ("rnd", Works()),
        ("mines", Works()),
        ("factory", Works().own(money=5).tracks(rnd=6)),
        ("machines", Works().own(money=4).factory("cotton_1a")),
        ("production", Works().own(coal=1).factory("cotton_1a")),
        ("ships", Works().own(iron=2, money=4)),
        ("trains", Works().own(iron=2, money=4)),
        ("local_markets", Works().factory("cotton_1a", 1).all_demand("paper")),
        ("investment", Works().factory("cotton_1a")),
    ],
)
@clause("Z-TURN-7")
def test_an_action_needs_one_activation_that_can_be_carried_out(action: str, works: Works) -> None:
    assert action not in works.begin().actions()
    short = {"factory": 1, "machines": 1, "ships": 1, "trains": 1, "rnd": 1, "mines": 1}
    if action in short:
        assert action in works.own(silk=short[action]).begin().actions(), "silk makes up for the money"


# ------------------------------------------------------------ shortage
@clause("Z-QUEUE-2", "Z-QUEUE-3", "Z-ROUND-1")
def test_one_empty_space_and_an_empty_queue_end_the_round() -> None:
    works = Works().hiring("red", "red red", "red", "red", "red").queue("", "").own(money=1)
    works.begin().hire("rnd", "red").steps(1).end()
    assert works.state.round == 2
    assert works.hired() == [1, 3, 2, 2, 2]
    going = Works().hiring("red red", "red", "red", "red", "red").queue("", "").own(money=1)
    going.begin().hire("rnd", "red").steps(1).end()
    assert going.state.round == 1


@clause("Z-QUEUE-3", "Z-FINAL-5")
def test_in_the_last_rounds_an_empty_queue_ends_nothing_but_rows_still_move() -> None:
    works = Works().round(6, last_first=0).hiring("red", "red", "red", "red", "red").queue("", "blue blue")
    works.own(money=1).own(1, money=1).begin().hire("rnd", "red").steps(1).end()
    assert works.hired() == [2, 1, 1, 1, 1]
    works.hire("mines", "red").steps(1).end()
    assert (works.hired(), works.state.round) == ([2, 1, 0, 1, 1], 7)


@clause("Z-QUEUE-4", "Z-ROUND-5")
def test_a_short_bag_fills_spaces_first_then_rows_from_the_top() -> None:
    works = Works(3).hiring("", "red", "red", "red red red", "red").queue("", "").bag("blue " * 6)
    works.begin(TurnOver(0))
    assert works.state.round == 2
    assert (works.hired(), works.rows_left()) == ([1, 2, 2, 3, 2], [2, 0])


@clause("Z-QUEUE-5")
def test_the_topmost_row_goes_whole_even_if_it_is_short() -> None:
    works = Works(3).hiring("red", "red", "red", "red", "red").queue("", "grey", "blue blue blue").own(money=1)
    works.begin().hire("rnd", "red").steps(1).end()
    assert works.hired() == [1, 1, 1, 1, 1]
    assert works.rows_left() == [0, 0, 3]


@clause("Z-QUEUE-7")
def test_of_several_empty_spaces_the_leftmost_is_filled_first() -> None:
    works = Works(3).hiring("red", "", "", "", "red").queue("grey", "blue blue", "white").begin(TurnOver(0))
    assert works.hired() == [1, 1, 2, 1, 1]


@clause("Z-QUEUE-8")
def test_a_space_that_stays_empty_ends_the_round_though_rows_moved() -> None:
    works = Works(3).hiring("", "", "red", "red", "red").queue("grey", "").begin(TurnOver(0))
    assert works.state.round == 2


# ------------------------------------------------------------ bonuses
@clause("Z-BONUS-1")
def test_a_bonus_is_gained_when_its_space_is_reached_or_passed() -> None:
    works = Works().tracks(rnd=2).own(money=6).begin().hire("rnd", "red").steps(3)
    assert works.at("rnd") == 5
    assert (works.has("coal"), works.has("silk")) == (2, 2)


@clause("Z-BONUS-2")
def test_a_bonus_passed_again_is_gained_again() -> None:
    works = Works().tracks(rnd=4, finance=6, mines=4).own(money=6).shelf("bento_1b").begin()
    works.hire("factory", "red").build("bento_1b").take("price", 3)
    assert works.at("finance") == 4
    works.end().factory("cotton_1a", 1).begin().hire("investment", "blue").invest(1)
    assert works.at("finance") == 6
    assert works.choices() == ["rnd", "mines"], "the white service of the sixth space"


@clause("Z-BONUS-3", "Z-BONUS-7")
def test_a_bonus_between_rows_comes_once_when_both_spaces_are_empty() -> None:
    works = Works().left(ships=1).factory("cotton_1a").factory("paper_1a").own(money=10).begin()
    works.hire("machines", "red").machine(0)
    assert works.at("finance") == 2
    works.machine(1)
    assert works.at("finance") == 2
    assert works.has("silk") == 0


@clause("Z-BONUS-4", "Z-BONUS-5", "Z-SERVICE-1", "Z-SERVICE-3", "Z-SERVICE-4")
def test_services_base_and_improved() -> None:
    gains = {"black": ("coal", 2, 3), "red": ("silk", 2, 3), "grey": ("iron", 2, 3), "blue": ("money", 3, 5)}
    for colour, (item, base, improved) in gains.items():
        for better in (False, True):
            works = Works().improved(*([colour] if better else []))
            works.state.waiting = [Bonus(0, ServiceBonus((COLOURS.index(colour),)), TRACK_SPACE[0][0][2])]
            assert works.begin(SETTLE[0]).has(item) == (improved if better else base)
            chosen = Works().improved(*([colour] if better else []))
            chosen.state.waiting = [Bonus(0, ServiceBonus(tuple(range(6))), TRACK_SPACE[0][0][6])]
            chosen.begin(SETTLE[0])
            assert chosen.choices() == list(COLOURS)
            assert chosen.serve(colour).has(item) == (improved if better else base)
    assert [SERVICES[COLOURS.index("yellow")].amounts, SERVICES[COLOURS.index("white")].amounts] == [(2, 4), (1, 2)]
    points = Works().improved("yellow")
    points.state.waiting = [Bonus(0, ServiceBonus((COLOURS.index("yellow"),)), TRACK_SPACE[0][0][10])]
    assert points.begin(SETTLE[0]).score() == 4


@clause("Z-SERVICE-2")
def test_white_steps_may_be_split_when_improved() -> None:
    white = Bonus(0, ServiceBonus((0,)), TRACK_SPACE[0][2][5])
    base = Works()
    base.state.waiting = [white]
    base.begin(SETTLE[0]).along("mines")
    assert (base.at("rnd"), base.at("mines")) == (1, 2)
    split = Works().improved("white")
    split.state.waiting = [white]
    split.begin(SETTLE[0]).along("mines").along("rnd")
    assert (split.at("rnd"), split.at("mines")) == (2, 2)
    both = Works().improved("white").tracks(rnd=2)
    both.state.waiting = [white]
    both.begin(SETTLE[0]).along("rnd").along("rnd")
    assert (both.at("rnd"), both.has("coal")) == (4, 2)


@clause("Z-SERVICE-4")
def test_bonuses_of_regions_and_train_spaces_are_fixed() -> None:
    works = Works().improved("red", "grey", "black", "blue").own(iron=3).factory("cotton_1a", 1).all_demand("cotton")
    works.begin().hire("trains", "red").lay("region_silk", 1).end()
    assert works.has("silk") == 1
    works.begin().hire("local_markets", "red").deliver("nagasaki/north", 1).reward("region")
    assert works.has("silk") == 3


@clause("Z-BONUS-6", "Z-BONUS-9")
def test_an_influence_icon_frees_its_token_once() -> None:
    works = Works()
    works.state.waiting = [Bonus(0, Unlock(5), GAP[0][0][2])]
    works.begin(SETTLE[0])
    assert at_hand(works.state, 0, 5) == 2
    works.state.waiting = [Bonus(0, Unlock(5), GAP[0][0][2])]
    works.begin(SETTLE[0])
    assert at_hand(works.state, 0, 5) == 2
    assert [value for value in range(8) if works.state.locked[0] >> value & 1] == [3, 7]


@clause("Z-RND-3")
def test_any_tier_that_can_be_paid_and_one_per_action() -> None:
    works = Works().own(money=3).begin().hire("rnd", "red")
    assert [move.tier for move in works.legal if hasattr(move, "tier")] == [0, 1]
    works.steps(1)
    assert works.legal == [END_TURN]
    assert Works().own(money=2, silk=4).begin().hire("mines", "red").steps(3).at("mines") == 4
