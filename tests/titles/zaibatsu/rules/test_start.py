"""Start tokens."""

import pytest

from rules.core.deal import Deal
from rules.core.move import END_TURN, SKIP, Take
from rules.zaibatsu.components import COLOURS, ON_RND
from rules.zaibatsu.free import Melt
from rules.zaibatsu.places import COLOUR_CHIP
from rules.zaibatsu.reckoning.measures import final_points, score
from rules.zaibatsu.rules import Zaibatsu
from rules.zaibatsu.steps.rounds import BeginTurn
from rules.zaibatsu.steps.start import BeginPicking, RemovePairs, picking_order
from rules.zaibatsu.tiles import START_A
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.rules.placing import START_NAMES


def picking(a: str, b: int = 1, seats: int = 2, **more: int) -> Works:
    """Seat 0 may pick this token A with token B of this number."""
    works = Works(seats)
    state = works.state
    state.turn = 0
    state.pairs = [START_NAMES.index(a) * 8 + b - 1, -1, 9 * 7]
    state.pending = [BeginTurn(0), RemovePairs(), BeginPicking(0)]
    for track, position in more.items():
        works.tracks(**{track: position})
    works.rules.settle(state)
    return works.pair(0)


@clause("Z-START-3")
def test_picking_goes_counter_clockwise_and_the_first_player_picks_last() -> None:
    assert picking_order(0, 3) == (2, 1, 0)
    state = Zaibatsu().new_state(Deal("zaibatsu", 4, {}, 5))
    assert Zaibatsu().decider(state) == (state.first - 1) % 4


@clause("Z-START-4", "Z-START-20", "Z-START-5")
def test_effect_then_score_then_token_b_before_the_next_picks() -> None:
    works = Works(2)
    state = works.state
    state.turn, state.pairs = 0, [START_NAMES.index("a_coal") * 8, START_NAMES.index("a_train") * 8 + 6, 5 * 8 + 5]
    state.pending = [BeginTurn(0), RemovePairs(), BeginPicking(0), BeginPicking(1)]
    works.rules.settle(state)
    assert works.decider == state.active == 1
    works.pair(1)
    assert works.step == "TrainByEffect"
    works.lay("region_money", 1, "free")
    told = [type(event).__name__ for event in works.last]
    assert told.index("TrainBuilt") < told.index("ScoreSet") < len(told) - 1
    assert works.score(1) == START_A[START_NAMES.index("a_train")].points
    assert (works.has("money", 1), works.has("coal", 1)) == (12 + 2, 4)
    works.end()
    assert works.decider == state.active == 0
    assert not works.may(Melt(0))
    works.pair(0).end()
    assert works.state.pairs == []
    assert works.step == "TakeTurn"


@clause("Z-START-6", "Z-START-18", "Z-FACTORY-11")
def test_a_held_machine_goes_on_the_left_slot_of_the_first_factory() -> None:
    works = picking("a_machine", 3)
    assert (works.gone_from("machines"), works.state.held_machine) == (1, [1, 0])
    works.end().shelf("bulbs_5a")
    works.tracks(rnd=6).begin().hire("factory", "red").build("bulbs_5a")
    assert works.state.machines[0] == [1]
    assert works.state.held_machine == [0, 0]
    assert works.has("money") == 9 - 6 + 2, "the machine stood there before the tile counted machines"


@clause("Z-START-18")
def test_the_space_a_held_machine_left_counts_at_once_and_no_modifier_reacts() -> None:
    works = Works().start("a_machine").left(machines=1).own(iron=3, money=6).tracks(rnd=6).shelf("bulbs_4a")
    works.state.held_machine[0] = 1
    works.begin().hire("ships", "red").sail("berlin")
    assert works.at("finance") == 2
    other = Works().own(money=6).tracks(rnd=6).shelf("bulbs_4a")
    other.state.held_machine[0] = 1
    other.state.left[0][1] = 1
    other.begin().hire("factory", "red").build("bulbs_4a")
    assert other.legal == [END_TURN]


@clause("Z-START-7", "Z-START-21", "Z-START-23")
def test_a_ship_with_its_expert_that_may_not_be_declined() -> None:
    works = picking("a_ship", 7)
    assert not works.may(SKIP)
    works.sail("berlin", "free")
    assert works.area() == "white*"
    assert works.state.improved[0] == 1
    works.end().hire("rnd", "red").steps(1)
    assert works.area() == "white* red"


@clause("Z-START-8", "Z-START-23")
def test_a_train_with_the_bonus_of_its_space() -> None:
    works = picking("a_train", 7)
    assert not works.may(SKIP)
    assert works.lay("region_silk", 1, "free").has("silk") == 1


@clause("Z-START-9", "Z-START-19", "Z-FACTORY-11")
def test_held_goods_get_the_type_of_the_first_factory() -> None:
    works = picking("a_goods", 3)
    assert works.state.held_goods == [2, 0]
    assert final_points(works.state, 0)[-2] == (2 + 2 + 2) // 3, "2 coal, 2 coal for R&D, 2 held goods"
    works.end()
    assert "local_markets" not in works.actions()
    assert "investment" not in works.actions()
    works.shelf("cotton_2a").begin().hire("factory", "red").build("cotton_2a")
    assert works.goods() == {"cotton": 2}
    assert works.state.held_goods == [0, 0]


@clause("Z-START-10", "Z-START-13")
def test_the_old_factory_takes_the_first_slot_with_a_good() -> None:
    works = picking("a_old_factory")
    assert works.choices() == ["cotton", "paper"]
    works.take("old_side", "paper")
    assert works.goods() == {"paper": 1}
    works.end()
    works.favour(factories=1)
    assert final_points(works.state, 0)[6] == 1
    assert works.state.shelf == Works(2).state.shelf


@clause("Z-START-11", "Z-START-12")
def test_the_old_factory_neither_produces_nor_takes_machines_but_stores() -> None:
    works = Works().factory("old_cotton", 3).own(coal=9, money=99, iron=9).tracks(rnd=6).shelf("bulbs_1a").begin()
    assert not {"production", "machines"} & set(works.actions())
    works.hire("factory", "red").build("bulbs_1a")
    assert works.goods() == {"cotton": 4, "bulbs": 1}
    full = Works().factory("old_cotton", 4).own(money=6).tracks(rnd=6).shelf("bulbs_1a").begin()
    assert full.hire("factory", "red").build("bulbs_1a").goods()["cotton"] == 4


@clause("Z-START-14", "Z-START-21")
def test_a_worker_of_any_colour_in_the_bag() -> None:
    works = Works(2)
    state = works.state
    state.turn, state.pairs = 0, [START_NAMES.index("a_worker") * 8]
    works.bag("red grey")
    state.pending = [BeginTurn(0), RemovePairs(), BeginPicking(0)]
    works.rules.settle(state)
    works.pair(0)
    assert works.offered(Take) == [Take(COLOUR_CHIP[COLOURS.index(each)]) for each in ("grey", "red")]
    works.take("from_bag", "grey")
    assert works.area() == "grey"
    assert sum(state.bag) == 1


@clause("Z-START-15", "Z-MOD-25")
def test_coal_on_the_token_survives_a_consolidation_and_is_spent_last() -> None:
    works = picking("a_coal", 1)
    assert works.state.kept_token == [3, 0]
    works.end()
    works.factory("cotton_1a").factory("paper_1a").own(coal=1).begin().hire("production", "red").produce(0)
    assert (works.has("coal"), works.state.kept_token[0]) == (0, 2)
    works.done().end()
    works.own(money=12).workers("red").begin().consolidate().place("rnd")
    assert works.state.kept_token[0] == 2
    works.end().begin().hire("production", "white").produce(0).produce(1)
    assert (works.has("coal"), works.state.kept_token[0]) == (0, 0)


@clause("Z-START-16", "Z-MOD-31")
def test_cheaper_factories() -> None:
    works = Works().start("a_discount").own(money=4).tracks(rnd=2).shelf("cotton_2a").begin()
    assert works.hire("factory", "red").build("cotton_2a").has("money") == 0
    assert "factory" not in Works().own(money=4).tracks(rnd=2).shelf("cotton_2a").begin().actions()


@pytest.mark.parametrize("b", [3])
@clause("Z-START-17", "Z-BONUS-1")
def test_track_bonuses_reached_by_token_b_are_gained(b: int) -> None:
    works = picking("a_discount", b)
    assert works.state.tracks[0][ON_RND] == 2
    assert works.has("coal") == 2 + 2


@clause("Z-START-22")
def test_points_of_a_train_space_are_added_to_the_printed_ones() -> None:
    works = picking("a_train", 7, seats=4)
    works.lay("region_silk", 6, "free")
    assert score(works.state, 0) == 10 + 1
