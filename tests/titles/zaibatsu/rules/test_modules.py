"""The modules: late factories and shared objectives."""

from collections.abc import Callable

import pytest

from rules.core.deal import Deal
from rules.core.errors import BadDeal
from rules.zaibatsu.components import COUNTS, OBJECTIVES
from rules.zaibatsu.modules.shared_objectives import SHARED_OBJECTIVES, leaders
from rules.zaibatsu.reckoning.influence import influence
from rules.zaibatsu.rules import Zaibatsu
from rules.zaibatsu.state import IN_PLAY, SHARED_PRIZES
from rules.zaibatsu.steps.rounds import LastRoundOver
from rules.zaibatsu.tiles import COAL_FOR, GOOD_OF, RND_FOR, SHARED, TILES
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.rules.placing import tile
from tests.titles.zaibatsu.rules.test_factories import building

RULES = Zaibatsu()
OBJECTIVE_NAMES = [token.key for token in SHARED]


def late_tiles(seats: int, seed: int, **options: bool | str) -> list[str]:
    state = RULES.new_state(Deal("zaibatsu", seats, options, seed))
    return [TILES[at].key for at in range(48, 60) if state.shelf >> at & 1]


@clause("Z-LATE-1", "Z-LATE-2", "Z-LATE-5", "Z-LATE-7")
def test_so_many_late_tiles_with_a_random_side() -> None:
    sides = set()
    for seats, number in ((2, 3), (3, 4), (4, 5)):
        for seed in range(12):
            found = late_tiles(seats, seed, late_factories=True, factory_sides="all_a")
            assert len({key[:-1] for key in found}) == len(found) == number
            sides |= {key[-1] for key in found}
    assert sides == {"a", "b"}
    assert late_tiles(1, 1) == late_tiles(4, 1) == []
    with pytest.raises(BadDeal):
        late_tiles(1, 1, late_factories=True)
    assert COUNTS[1].late_tiles == 0


@clause("Z-LATE-4")
def test_both_modules_together_are_not_forbidden() -> None:
    state = RULES.new_state(Deal("zaibatsu", 3, {"late_factories": True, "shared_objectives": True}, 2))
    assert state.modules == (0, 1)


@clause("Z-LATE-6", "Z-LATE-2")
def test_a_late_tile_is_a_factory_of_its_type() -> None:
    works = building("bulbs_5b")
    works.end().own(coal=4, money=5, iron=1).begin().hire("machines", "blue").machine(0, "R")
    works.end().begin().hire("production", "blue").produce(0)
    assert works.goods() == {"bulbs": 2}
    assert works.has("coal") == 0
    assert (RND_FOR[GOOD_OF[tile("bulbs_5b")]], COAL_FOR[GOOD_OF[tile("bulbs_5b")]]) == (6, 4)


@pytest.mark.parametrize(
    ("name", "objective"),
    [
        ("cotton_5a", "rnd"),
        ("paper_5a", "finance"),
        ("paper_5b", "contracts"),
        ("bento_5b", "mines"),
        ("lenses_5b", "trains"),
    ],
)
@clause("Z-MOD-26", "Z-LATE-3")
def test_services_by_the_favour_token_of_an_objective(name: str, objective: str) -> None:
    for level, times in ((0, 0), (1, 0), (2, 1), (3, 2)):
        works = Works().tracks(rnd=6).own(money=6).shelf(name)
        works.state.favours[0][OBJECTIVES.index(objective)] = level
        works.begin().hire("factory", "red").build(name)
        assert works.score() == 2 * times
        assert works.state.points[0][IN_PLAY] == 2 * times


@clause("Z-MOD-27", "Z-LATE-3")
def test_every_service_reached_on_mines() -> None:
    works = (
        Works().tracks(rnd=6, mines=10).own(money=6).shelf("bento_5a").begin().hire("factory", "red").build("bento_5a")
    )
    assert (works.has("iron"), works.has("money")) == (2, 3)
    assert works.step == "ChooseService"
    assert works.serve("black").has("coal") == 2
    assert works.state.locked[0] >> 5 & 1, "influence icons are no services"
    assert building("bento_5a").has("iron") == 0


@clause("Z-MOD-28")
def test_points_by_types_this_tile_and_the_old_factory_included() -> None:
    works = Works().tracks(rnd=6).own(money=6).shelf("cotton_5b").factory("old_paper").factory("paper_1a")
    works.factory("clocks_1a").begin().hire("factory", "red").build("cotton_5b")
    assert works.score() == 2 * 3


@clause("Z-MOD-29", "Z-GEN-18")
def test_machines_and_thresholds_are_counted_up_to_a_maximum() -> None:
    money = Works().tracks(rnd=6).own(money=6).shelf("bulbs_5a").factory("cotton_1a", machines="LR")
    money.factory("paper_1a", machines="LR").factory("bento_1a", machines="L")
    assert money.begin().hire("factory", "red").build("bulbs_5a").has("money") == 8
    rows = Works().tracks(rnd=6).own(money=6).shelf("bulbs_5b").left(ships=5, trains=3)
    assert rows.begin().hire("factory", "red").build("bulbs_5b").score() == 6
    lower = Works().tracks(rnd=10, mines=6).own(money=6).shelf("clocks_5a").left(ships=3, machines=2)
    assert lower.begin().hire("factory", "red").build("clocks_5a").score() == 6
    tracks = Works().tracks(rnd=10, mines=6, finance=5).own(money=6).shelf("clocks_5b")
    assert tracks.begin().hire("factory", "red").build("clocks_5b").score() == 6


@clause("Z-SCORE-2", "Z-LATE-3")
def test_trains_that_count_three() -> None:
    works = building("lenses_5a")
    works.train(0, "region_silk", 1).token(0, "nagasaki/north", 1)
    assert influence(works.state, 0, 0) == 4


# ------------------------------------------------------------ shared objectives
@clause("Z-SHARED-1", "Z-SHARED-7", "Z-SHARED-11")
def test_so_many_objectives_for_each_period() -> None:
    for seats, number in ((2, 1), (3, 2), (4, 3)):
        state = RULES.new_state(Deal("zaibatsu", seats, {"shared_objectives": True}, 4))
        assert [len(tokens) for tokens in state.shared] == [0, number, number, number]
        assert len({token for tokens in state.shared for token in tokens}) == 3 * number
    with pytest.raises(BadDeal):
        RULES.new_state(Deal("zaibatsu", 1, {"shared_objectives": True}, 4))
    assert not any(RULES.new_state(Deal("zaibatsu", 3, {}, 4)).shared)


def shared(*names: str, period: int = 1, seats: int = 3) -> Works:
    """These objectives in a period."""
    works = Works(seats)
    tokens = tuple(OBJECTIVE_NAMES.index(name) for name in names)
    works.state.shared = tuple(tokens if at == period else () for at in range(4))
    works.state.modules = (1,)
    return works


def rewarded(works: Works, period: int, side: int) -> Works:
    return works.resolve(*SHARED_OBJECTIVES.period_ended(works.state, period, side))


@pytest.mark.parametrize(
    ("name", "lead"),
    [
        ("most_ships", lambda works: works.left(1, ships=2)),
        ("most_machines", lambda works: works.left(1, machines=2)),
        ("most_trains", lambda works: works.left(1, trains=2)),
        ("furthest_rnd", lambda works: works.tracks(1, rnd=3)),
        ("furthest_mines", lambda works: works.tracks(1, mines=2)),
        ("furthest_finance", lambda works: works.tracks(1, finance=2)),
        ("most_factories", lambda works: works.factory("old_cotton").factory("cotton_1a", seat=1)),
        ("most_contracts", lambda works: works.contracts("red", seat=1)),
        ("most_influence_tokens", lambda works: works.token(1, "osaka/north", 2)),
    ],
)
@clause("Z-SHARED-4", "Z-SHARED-5")
def test_measures_and_nobody_leads_from_where_all_start(name: str, lead: Callable[[Works], object]) -> None:
    works = Works(3)
    objective = OBJECTIVE_NAMES.index(name)
    assert leaders(works.state, objective) == []
    lead(works)
    assert leaders(works.state, objective) == [1]


@clause("Z-SHARED-2", "Z-SHARED-3", "Z-SHARED-6", "Z-SHARED-9", "Z-SHARED-12")
def test_leaders_choose_a_reward_for_each_objective_in_turn_order() -> None:
    works = shared("most_ships", "most_trains").left(0, ships=1, trains=1).left(2, ships=1)
    rewarded(works, 1, 1)
    assert works.decider == 2
    assert works.choices() == ["1/0", "1/1", "1/2"]
    works.take("prize", "1/0")
    assert works.state.points[2][SHARED_PRIZES] == 4
    assert works.decider == 0
    works.take("prize", "1/2").along("finance")
    assert works.at("finance") == 3
    works.take("prize", "1/2")
    assert works.along("finance").at("finance") == 5
    assert works.is_over()


@clause("Z-SHARED-6")
@pytest.mark.parametrize(("side", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_who_ended_the_period_is_rewarded_last(side: int, order: list[int]) -> None:
    works = shared("most_ships")
    for seat in range(3):
        works.left(seat, ships=1)
    rewarded(works, 1, side)
    asked = []
    while not works.is_over():
        asked.append(works.decider)
        works.take("prize", "1/0")
    assert asked == order


@clause("Z-SHARED-3", "Z-SHARED-12")
def test_the_rewards_of_the_second_period() -> None:
    works = rewarded(shared("most_ships", period=2).left(0, ships=1), 2, 1)
    works.take("prize", "2/1").serve("red").serve("red")
    assert works.has("silk") == 4
    steps = (
        rewarded(shared("most_ships", period=2).left(0, ships=1).tracks(rnd=2), 2, 1).take("prize", "2/2").along("rnd")
    )
    assert (steps.at("rnd"), steps.has("coal"), steps.has("silk")) == (5, 2, 2), "with all bonuses that follow"
    points = rewarded(shared("most_ships", period=2).left(0, ships=1), 2, 1).take("prize", "2/0")
    assert points.score() == 6


@clause("Z-SHARED-3", "Z-SHARED-10")
def test_the_last_period_has_one_reward_before_the_final_consolidation() -> None:
    works = shared("furthest_finance", period=3).tracks(1, finance=4).round(8, last_first=0).begin(LastRoundOver())
    assert works.score(1) == 8
    assert works.step == "LastDone"
    assert works.decider == 0


@clause("Z-SHARED-8")
def test_leaders_are_settled_before_any_reward() -> None:
    works = shared("furthest_rnd", "furthest_finance").tracks(0, rnd=5, finance=3).tracks(1, finance=4)
    rewarded(works, 1, 2)
    works.take("prize", "1/2").along("finance")
    assert works.at("finance") == 5
    assert works.decider == 1, "though seat 0 is further now"
