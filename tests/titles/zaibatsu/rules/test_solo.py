"""The solo game."""

from collections import Counter

from rules.core.chance import seeded
from rules.core.deal import Deal
from rules.zaibatsu.components import AUTOMA, COLOURS, counted
from rules.zaibatsu.events.automa import (
    AutomaDelivered,
    AutomaIdle,
    AutomaTrain,
    NoWorkerReturned,
    ObjectiveChecked,
    RegionPassed,
    SoloLost,
    SoloRated,
    TokenRevealed,
    TokensShuffled,
    WorkerReturned,
)
from rules.zaibatsu.moves import CONSOLIDATE
from rules.zaibatsu.reckoning.automa import fullest_space, next_rails, next_spaces, row_in_use
from rules.zaibatsu.reckoning.influence import influence
from rules.zaibatsu.reckoning.measures import rating
from rules.zaibatsu.rules import Zaibatsu
from rules.zaibatsu.scoring import solo_rating
from rules.zaibatsu.steps.automa import AutomaPlays
from rules.zaibatsu.steps.rounds import LastConsolidations, NextRound, following
from rules.zaibatsu.tiles import ACTION_TOKENS, SOLO
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.rules.placing import handful, rail

RULES = Zaibatsu()
SOLO_NAMES = [token.key for token in SOLO]


def alone(difficulty: str = "normal") -> Works:
    """A solo table: white, blue, grey, yellow stand on the regions; red and black on none."""
    works = Works(1, difficulty=difficulty).all_demand("cotton")
    works.state.region_workers = (0, 1, 2, 3)
    works.state.priority = [4, 0, 1, 2, 3, 5]
    return works


@clause("Z-SOLO-1", "Z-SOLO-2", "Z-SOLO-3", "Z-SOLO-4", "Z-SOLO-5", "Z-SOLO-6", "Z-SOLO-7", "Z-SOLO-39")
def test_the_set_up() -> None:
    orders = set()
    for seed, (difficulty, number) in enumerate((("easy", 1), ("normal", 2), ("hard", 3)) * 4):
        state = RULES.new_state(Deal("zaibatsu", 1, {"difficulty": difficulty}, seed))
        assert len(set(state.region_workers)) == 4
        assert sorted(state.priority) == list(range(6))
        orders.add(tuple(state.priority))
        assert len(state.solo) == number == state.difficulty
        assert state.pile == list(range(9))
        assert len(state.pairs) == 2
        things = RULES.things(state)
        bag_and_board = Counter[str]()
        for (place, thing), count in things.items():
            if thing.kind == "worker" and place.kind in ("bag", "hiring", "queue"):
                bag_and_board[str(thing.key)] += count
        assert bag_and_board == dict.fromkeys(COLOURS, 6)
    assert len(orders) > 6
    assert state.modules == ()


@clause("Z-SOLO-5", "Z-SOLO-8", "Z-SOLO-16", "Z-SOLO-17")
def test_the_player_goes_first_and_then_they_alternate() -> None:
    state = RULES.new_state(Deal("zaibatsu", 1, {}, 1))
    assert state.first == 0
    works = alone().own(money=5).begin().hire("rnd", "red").steps(1)
    works.state.pile = [0, 1]
    works.end()
    told = [type(event).__name__ for event in works.last]
    assert told[:2] == ["AutomaTurn", "TokenRevealed"]
    assert (works.decider, works.step) == (0, "TakeTurn")
    assert len(works.rules.scores(works.state)) == 1
    assert (following(works.state, 0), following(works.state, AUTOMA)) == (AUTOMA, 0)


@clause("Z-SOLO-9", "Z-SOLO-10", "Z-SOLO-13")
def test_a_space_token_returns_the_worker_furthest_left_in_priority() -> None:
    works = alone().hiring("white blue black", "red", "red", "red", "red")
    bag = works.state.bag[0]
    works.automa("token_hs1")
    assert works.state.hiring[0] == handful("blue black")
    assert works.state.bag[0] == bag + 1
    assert works.told(AutomaIdle)
    assert len(works.told(TokenRevealed)) == 1


@clause("Z-SOLO-11")
def test_a_workers_token_uses_the_fullest_space_by_its_arrow() -> None:
    works = alone("hard").hiring("red", "red white", "blue", "red white", "red")
    assert (fullest_space(works.state, True), fullest_space(works.state, False)) == (1, 3)
    works.automa("token_workers_1")
    assert works.told(WorkerReturned)[0].space == 1
    right = alone("hard").hiring("red", "red white", "blue", "red white", "red").automa("token_workers_2")
    assert right.told(WorkerReturned)[0].space == 3
    assert right.told(WorkerReturned)[0].colour == 4


@clause("Z-SOLO-12")
def test_an_empty_space_returns_nobody_and_the_action_goes_on() -> None:
    works = alone().round(6, last_first=0).hiring("red", "red", "red", "", "red").queue("", "").automa("token_hs4")
    assert works.told(NoWorkerReturned)
    assert works.told(AutomaTrain)


@clause("Z-SOLO-41")
def test_with_all_spaces_empty_nothing_happens() -> None:
    works = alone("hard").round(6, last_first=0).hiring("", "", "", "", "").queue("", "").automa("token_workers_4")
    assert works.told(NoWorkerReturned)
    assert works.told(AutomaIdle)


@clause("Z-SOLO-13")
def test_only_two_space_tokens_act() -> None:
    for number, acts in enumerate((None, None, None, AutomaTrain, AutomaDelivered), 1):
        works = alone().automa(f"token_hs{number}")
        assert bool(works.told(AutomaTrain)) == (acts is AutomaTrain)
        assert bool(works.told(AutomaDelivered)) == (acts is AutomaDelivered)


@clause("Z-SOLO-14")
def test_workers_tokens_act_up_to_the_difficulty_and_only_from_two_spaces() -> None:
    full_trains = ("red", "red", "red", "red red red", "red")
    for difficulty, level in (("easy", 1), ("normal", 2), ("hard", 3)):
        for token in ("token_workers_1", "token_workers_2", "token_workers_3"):
            works = alone(difficulty).hiring(*full_trains).automa(token)
            asked = next(each.level for each in ACTION_TOKENS if each.key == token)
            assert bool(works.told(AutomaTrain)) == (asked <= level)
    elsewhere = alone("hard").hiring("red red", "red", "red", "red", "red").automa("token_workers_1")
    assert elsewhere.told(AutomaIdle)


@clause("Z-SOLO-15")
def test_an_empty_pile_is_shuffled_with_the_priorities() -> None:
    works = alone()
    works.state.pile, works.state.revealed = [2], [0, 1, 3, 4, 5, 6, 7, 8]
    works.own(money=3).begin().hire("mines", "red").steps(1).end()
    assert works.told(TokensShuffled)
    assert works.state.pile == list(range(9))
    assert works.state.revealed == []
    assert sorted(works.state.priority) == list(range(6))
    orders = {tuple(_shuffled(seed)) for seed in range(8)}
    assert len(orders) > 4, "in an order of their own each time"


def _shuffled(seed: int) -> list[int]:
    """The priorities after the last token of a pile."""
    works = alone()
    works.state.rng = seeded(seed)
    works.state.pile, works.state.revealed = [2], [0, 1, 3, 4, 5, 6, 7, 8]
    return works.resolve(AutomaPlays()).state.priority


@clause("Z-SOLO-16")
def test_a_space_the_automa_empties_is_refilled() -> None:
    works = alone().hiring("red", "red", "red", "red", "red").queue("blue blue blue", "grey grey grey")
    works.automa("token_hs2")
    assert counted(works.state.hiring[1]) == 3


@clause("Z-SOLO-18", "Z-SOLO-19", "Z-SOLO-37")
def test_the_first_region_in_which_the_automa_is_not_ahead() -> None:
    works = alone().train(AUTOMA, "region_silk", 1).automa("token_hs4")
    assert works.state.rails[rail("region_iron", 1)] == AUTOMA
    assert works.told(RegionPassed)[0].region == 0
    equal = alone().train(AUTOMA, "region_silk", 1).token(0, "nagasaki/north", 2).automa("token_hs4")
    assert equal.state.rails[rail("region_silk", 2)] == AUTOMA
    trains = alone().train(AUTOMA, "region_silk", 1).train(0, "region_silk", 2).automa("token_hs4")
    assert trains.state.rails[rail("region_silk", 3)] != AUTOMA, "the player's trains need a token"


@clause("Z-SOLO-20")
def test_ahead_everywhere_it_takes_the_first_possible_region() -> None:
    works = alone()
    for region in ("region_silk", "region_iron", "region_coal", "region_money"):
        works.train(AUTOMA, region, 1)
    works.train(0, "region_silk", 2).train(0, "region_silk", 3)
    works.automa("token_hs4")
    assert works.state.rails[rail("region_iron", 2)] == AUTOMA


@clause("Z-SOLO-21", "Z-SOLO-23")
def test_where_nothing_is_possible_nothing_happens() -> None:
    works = alone()
    for region in ("region_silk", "region_iron"):
        for space in (1, 2, 3):
            works.train(AUTOMA, region, space)
    assert next_rails(works.state) == [-1, -1, -1, -1]
    assert works.automa("token_hs4").told(AutomaIdle)


@clause("Z-SOLO-22", "Z-SOLO-38")
def test_its_trains_always_count_two() -> None:
    works = alone().train(AUTOMA, "region_silk", 1).train(0, "region_silk", 2).factory("lenses_5a")
    assert (influence(works.state, 0, AUTOMA), influence(works.state, 0, 0)) == (2, 0)


@clause("Z-SOLO-23", "Z-SOLO-40")
def test_its_train_takes_the_topmost_free_space_without_the_bonus() -> None:
    works = alone().train(0, "region_silk", 1).automa("token_hs4")
    assert works.state.rails[:3] == [0, AUTOMA, -1]
    assert works.state.stock[0] == [0, 0, 0, 0]
    full = alone()
    for space in (1, 2, 3):
        full.train(0, "region_silk", space)
    assert full.automa("token_hs4").state.rails[rail("region_iron", 1)] == AUTOMA


@clause("Z-SOLO-24", "Z-SOLO-43", "Z-SOLO-44")
def test_the_row_of_the_period_or_a_later_one() -> None:
    works = alone()
    assert [row_in_use(works.round(number).state) for number in range(1, 9)] == [0, 0, 1, 1, 2, 2, 2, 2]
    works.state.row_used = [3, 0, 0]
    assert row_in_use(works.round(1).state) == 1
    works.state.row_used = [0, 0, 4]
    assert row_in_use(works.round(5).state) == -1
    assert next_spaces(works.state, -1) == [-1] * 4
    assert works.automa("token_hs5").told(AutomaIdle)


@clause("Z-SOLO-25")
def test_the_lowest_token_goes_where_one_of_the_rows_goods_is_asked() -> None:
    works = alone().all_demand("clocks").demand(osaka_south="paper", tokyo_east="cotton").automa("token_hs5")
    assert works.on_map("osaka/south") == (AUTOMA, 1)
    works.automa("token_hs5")
    assert works.on_map("tokyo/east") == (AUTOMA, 2)


@clause("Z-SOLO-26", "Z-SOLO-31")
def test_it_replaces_the_highest_lower_token_of_the_player() -> None:
    works = alone().round(3).all_demand("bento").token(0, "nagasaki/north", 1).token(0, "kagoshima/north", 2)
    works.token(0, "kagoshima/west", 3).automa("token_hs5")
    assert works.on_map("kagoshima/north") == (AUTOMA, 3)
    assert works.state.hand[0] >> 2 * 2 & 3 == 1, "it returned to the player"
    assert works.on_map("kagoshima/west") == (0, 3)


@clause("Z-SOLO-27", "Z-SOLO-28")
def test_otherwise_the_empty_space_with_the_highest_print_leftmost_on_ties() -> None:
    works = alone().automa("token_hs5")
    assert works.on_map("nagasaki/south") == (AUTOMA, 1), "3 is printed there, and in Kagoshima to its right"
    tied = alone().all_demand("clocks").demand(nagasaki_north="cotton", kagoshima_west="cotton").automa("token_hs5")
    assert tied.on_map("nagasaki/north") == (AUTOMA, 1)
    sides = alone().all_demand("clocks").demand(sapporo_east="cotton", sapporo_north="cotton")
    sides.state.region_workers = (3, 1, 2, 0)
    assert sides.automa("token_hs5").on_map("sapporo/east") == (AUTOMA, 1)


@clause("Z-SOLO-29", "Z-SOLO-30", "Z-SOLO-40")
def test_it_never_replaces_its_own_and_full_cities_are_closed() -> None:
    works = alone().all_demand("clocks").demand(nagasaki_north="cotton", nagasaki_east="cotton", osaka_north="cotton")
    works.token(AUTOMA, "nagasaki/north", 1).token(0, "nagasaki/south", 7)
    works.state.row_used[0] = 1
    works.automa("token_hs5")
    assert works.on_map("nagasaki/east") is None
    assert works.on_map("nagasaki/north") == (AUTOMA, 1)
    assert works.on_map("osaka/north") == (AUTOMA, 2), "another region is determined"


@clause("Z-SOLO-36")
def test_without_a_space_for_the_token_no_other_is_tried() -> None:
    works = alone().all_demand("clocks").automa("token_hs5")
    assert works.told(AutomaIdle)
    assert works.state.row_used == [0, 0, 0]


# ------------------------------------------------------------ the end
@clause("Z-SOLO-33", "Z-SOLO-42")
def test_an_objective_not_met_loses_the_game_at_once() -> None:
    works = alone().round(8, last_first=0).left(ships=4)
    works.state.solo = (SOLO_NAMES.index("solo_ships"),)
    works.resolve(LastConsolidations())
    assert works.is_over()
    assert works.told(SoloLost)
    assert (works.state.lost, solo_rating(works.state)) == (True, None)
    verdict = works.rules.verdict(works.state)
    assert verdict is not None
    assert not verdict.won
    assert verdict.reason.key == "zaibatsu.log.objective_missed", "which one it was is told"
    assert works.rules.victors(works.state) == [], "nobody beat the automa"
    assert works.state.stock[0] == [0, 0, 0, 0], "no final consolidation"


@clause("Z-SOLO-34", "Z-SOLO-42")
def test_all_objectives_met_win_and_are_rated() -> None:
    works = alone().round(8, last_first=0).left(ships=5).points(200)
    works.state.solo = (SOLO_NAMES.index("solo_ships"),)
    works.resolve(LastConsolidations())
    works.done()
    assert works.is_over()
    assert works.told(SoloRated)[0].rating == "notable"
    assert solo_rating(works.state) == "notable"
    assert not works.state.lost
    verdict = works.rules.verdict(works.state)
    assert verdict is not None
    assert (verdict.won, verdict.name.key) == (True, "zaibatsu.rating.notable")
    assert works.rules.victors(works.state) == [0]
    named = [rating(points) for points in (240, 239, 209, 179, 149, 0)]
    assert named == ["emperors_favourite", "brilliant", "notable", "ordinary", "insufficient", "insufficient"]


@clause("Z-SOLO-42")
def test_targets() -> None:
    assert [(token.measure, token.target) for token in SOLO[:4]] == [
        ("ships_built", 5),
        ("machines_built", 5),
        ("trains_built", 5),
        ("rnd_position", 10),
    ]
    works = alone().tracks(rnd=10).round(8, last_first=0)
    works.state.solo = (SOLO_NAMES.index("solo_rnd"), SOLO_NAMES.index("solo_contracts"))
    works.resolve(LastConsolidations())
    assert [(event.have, event.target) for event in works.told(ObjectiveChecked)] == [(10, 10), (0, 6)]
    assert works.state.lost


@clause("Z-SOLO-35", "Z-FINAL-1")
def test_three_last_turns_each_begun_by_the_side_that_did_not_end_round_five() -> None:
    by_player = alone().round(5).begin(NextRound(0))
    assert by_player.state.last_first == AUTOMA
    works = alone().round(5).resolve(NextRound(AUTOMA))
    assert works.state.last_first == 0
    turns = []
    while works.step == "TakeTurn":
        turns.append(works.state.round)
        assert works.legal == [CONSOLIDATE]
        works.consolidate()
        works.state.stock[0] = [0, 0, 0, 0]
        works.end()
    assert turns == [6, 7, 8]
    assert len(works.told(TokenRevealed)) == 3
    assert works.state.lost
