"""The worked examples of the rules, one test each."""

import pytest

from rules.zaibatsu.board import shown
from rules.zaibatsu.components import AUTOMA, GOODS
from rules.zaibatsu.reckoning import means
from rules.zaibatsu.reckoning.influence import influence, points, standings
from rules.zaibatsu.reckoning.measures import final_points
from rules.zaibatsu.steps.consolidation import PaySalaries
from rules.zaibatsu.steps.rounds import FinalScoring, NextRound
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works


@clause("Z-EX-1", "Z-RND-1")
def test_one_step_of_research_for_one_coin() -> None:
    works = Works().own(money=1).begin().hire("rnd", "red").steps(1)
    assert (works.at("rnd"), works.has("money")) == (2, 0)


@clause("Z-EX-2", "Z-MINES-1")
def test_two_steps_in_the_mines_for_three_coins() -> None:
    works = Works().own(money=3).begin().hire("mines", "red").steps(2)
    assert (works.at("mines"), works.has("money"), works.has("iron")) == (3, 0, 0)


@clause("Z-EX-3", "Z-FACTORY-4")
def test_silk_makes_up_for_a_level_of_research() -> None:
    works = Works().own(money=6, silk=1).shelf("cotton_1a").begin().hire("factory", "red").build("cotton_1a")
    assert (works.at("rnd"), works.has("coal"), works.has("silk"), works.has("money")) == (3, 2, 0, 0)


@clause("Z-EX-4", "Z-MACHINE-1")
def test_a_machine_on_the_free_slot() -> None:
    works = Works().factory("cotton_1a").own(money=5).begin().hire("machines", "red").machine(0)
    assert works.state.machines[0] == [1]
    assert works.has("money") == 0


@clause("Z-EX-5", "Z-PROD-3")
def test_a_factory_with_a_machine_makes_two() -> None:
    works = Works().factory("cotton_1a", machines="L").own(coal=2).begin().hire("production", "red").produce(0)
    assert works.goods() == {"cotton": 2}
    assert works.has("coal") == 0


@clause("Z-EX-6", "Z-SHIP-1", "Z-BONUS-7")
def test_two_ships_of_which_the_second_improves_the_bonus_it_frees() -> None:
    works = Works().left(machines=2).own(iron=6).expert_away("new_york").begin().hire("ships", "white")
    assert "new_york" not in works.ports()
    works.sail("berlin")
    assert works.area() == "white white*"
    assert works.state.improved[0] == 1
    assert works.at("finance") == 2
    works.sail("san_francisco")
    assert works.has("silk") == 3
    assert works.step == "EndTurn"
    richer = Works().left(machines=2).own(iron=7, money=2).expert_away("new_york").begin().hire("ships", "white")
    richer.sail("berlin").sail("san_francisco").sail("london", "money")
    assert (richer.has("money"), richer.has("silk"), richer.has("iron")) == (0, 0, 0)


@clause("Z-EX-7", "Z-TRAIN-2", "Z-TURN-10")
def test_the_iron_of_a_train_space_pays_for_the_next_train() -> None:
    works = Works().own(iron=3, money=5).begin().hire("trains", "red")
    works.lay("region_iron", 1, "iron").lay("region_silk", 1, "money")
    assert (works.has("iron"), works.has("money"), works.has("silk")) == (0, 0, 1)


@clause("Z-EX-8", "Z-MARKET-8")
def test_three_deliveries_in_the_iron_region() -> None:
    works = Works().factory("paper_1a", 3).factory("lenses_1a", 1).all_demand("clocks")
    works.demand(osaka_north="paper", osaka_east="lenses").begin().hire("local_markets", "red")
    works.deliver("osaka/north", 1).reward("region").deliver("osaka/north", 2).reward("region")
    works.deliver("osaka/east", 3).reward("region")
    assert works.has("iron") == 6
    assert works.on_map("osaka/north") == (0, 2)
    assert means.at_hand(works.state, 0, 1) == 1


@clause("Z-EX-9", "Z-CONTRACT-4", "Z-MOD-7", "Z-MOD-2")
def test_three_investments_and_a_modifier_once() -> None:
    works = Works().factory("lenses_1a", 1).factory("paper_3a", 2).factory("cotton_1a", 3).improved("blue").begin()
    works.hire("investment", "red").invest(0).invest(1, "level_2").serve("blue").invest(2, "yellow").modify(1)
    assert works.at("finance") == 1 + 2 + 2
    assert (works.has("money"), works.score()) == (5, 2)
    assert works.step == "EndTurn"


@clause("Z-EX-10", "Z-CONSOL-11")
def test_a_whole_consolidation() -> None:
    works = Works().tracks(rnd=3).workers("white white blue blue").own(money=7, coal=4).begin().consolidate()
    works.place("rnd")
    assert (works.has("money"), works.has("coal")) == (0, 0)
    works.along("rnd")
    assert works.at("rnd") == 4
    assert (works.has("coal"), works.has("money")) == (2, 3 + 12 - 6)
    assert works.state.favours[0][3] == 1


@clause("Z-EX-11", "Z-CONSOL-13", "Z-CONSOL-14")
def test_the_last_coin_is_never_paid() -> None:
    works = Works().workers("red blue").own(money=6).points(5).begin(PaySalaries(0))
    assert (works.has("money"), works.score()) == (1, 4)


@clause("Z-EX-12", "Z-SCORE-8")
def test_two_tied_behind_the_foreign_companies_share() -> None:
    works = Works(4).token(0, "nagasaki/west", 3).token(1, "nagasaki/north", 5).token(2, "kagoshima/north", 5)
    assert sum(1 for each in standings(works.state, 0, 1) if each.influence == 6) == 1
    assert dict(points(works.state, 0, 1)) == {1: 7, 2: 7, 0: 2}


@clause("Z-EX-13")
def test_two_tied_for_the_fourth_place() -> None:
    works = Works(4).token(0, "nagasaki/north", 7).token(1, "kagoshima/north", 6)
    works.token(2, "nagasaki/west", 1).token(3, "kagoshima/east", 1)
    foreign = next(each for each in standings(works.state, 0, 1) if each.party == -1)
    assert foreign.influence == 12 - 2 - 3 - 1 - 1
    shares = dict(points(works.state, 0, 1))
    assert (shares[2], shares[3]) == (1, 1)


@clause("Z-EX-14", "Z-END-7", "Z-END-8")
def test_a_final_scoring() -> None:
    works = Works().points(109).own(money=10, coal=4, silk=4, iron=4)
    works.left(ships=5, trains=3).tracks(finance=10, rnd=10).contracts(
        "black", "red", "grey", "blue", "white", "yellow"
    )
    works.factory("cotton_1a").factory("paper_1a").factory("bento_1a")
    works.favour(ships=3, finance=2, rnd=1, trains=2, factories=3, contracts=1).begin(FinalScoring())
    assert works.score() == 188


@clause("Z-EX-15", "Z-END-4", "Z-END-6")
def test_objectives_worth_seventy_three() -> None:
    works = Works().left(ships=5, trains=3).tracks(finance=10, rnd=10)
    works.contracts("black", "red", "grey", "blue", "white", "yellow")
    works.factory("cotton_1a").factory("paper_1a").factory("bento_1a")
    works.favour(ships=3, finance=2, rnd=1, trains=2, factories=3, contracts=1)
    assert final_points(works.state, 0)[:8] == [20, 0, 8, 10, 0, 16, 10, 9]


@clause("Z-EX-16", "Z-SOLO-14")
def test_on_hard_a_yellow_token_makes_the_automa_deliver() -> None:
    works = Works(1, difficulty="hard").hiring("red", "red", "red", "red", "white red red")
    works.state.priority = [0, 4, 1, 2, 3, 5]
    bag = works.state.bag[0]
    works.automa("token_workers_3")
    assert works.state.bag[0] == bag + 1
    assert works.hired()[4] == 2
    assert sum(works.state.row_used) == 1


@clause("Z-EX-17", "Z-SOLO-18", "Z-SOLO-26", "Z-SOLO-27", "Z-SOLO-28")
def test_the_automa_skips_a_region_it_leads_and_takes_the_leftmost_blank() -> None:
    works = (
        Works(1)
        .round(3)
        .all_demand("cotton")
        .demand(nagasaki_east="lenses", nagasaki_north="cotton", kagoshima_south="bento", kagoshima_west="lenses")
    )
    works.state.region_workers = (0, 1, 2, 4)
    works.state.priority = [1, 3, 0, 2, 4, 5]
    works.state.row_used[1] = 1
    works.train(AUTOMA, "region_iron", 1).token(0, "kagoshima/west", 4).train(AUTOMA, "region_silk", 1)
    works.automa("token_hs5")
    assert works.on_map("kagoshima/west") == (0, 4)
    assert works.on_map("nagasaki/east") == (AUTOMA, 4)
    assert (influence(works.state, 0, AUTOMA), influence(works.state, 0, 0)) == (6, 4)


@clause("Z-EX-18", "Z-ROUND-4")
def test_a_round_end_adds_one_worker_below_three() -> None:
    works = Works().hiring("", "red", "red red red", "red red", "blue").begin(NextRound(0))
    assert works.hired() == [1, 2, 3, 3, 2]


@clause("Z-EX-19", "Z-QUEUE-1", "Z-QUEUE-6")
def test_a_row_moves_up_and_the_round_goes_on() -> None:
    works = Works().hiring("red", "red red", "red red red", "red red red", "red red").queue("white blue grey")
    works.own(money=1).begin().hire("rnd", "red").steps(1).end()
    assert works.hired() == [3, 2, 3, 3, 2]
    assert (works.rows_left(), works.state.round) == ([0], 1)


@clause("Z-EX-20", "Z-SCORE-12")
def test_two_players_tied_for_the_top() -> None:
    works = Works().token(0, "nagasaki/south", 7).token(1, "kagoshima/north", 7)
    assert dict(points(works.state, 0, 1)) == {0: 8, 1: 8}


@clause("Z-EX-21", "Z-SCORE-9")
def test_a_player_tied_with_the_foreign_companies() -> None:
    works = Works(3).token(0, "nagasaki/north", 7).token(0, "nagasaki/east", 3).token(1, "kagoshima/south", 2)
    assert dict(points(works.state, 0, 2)) == {0: 16, 1: 10}


@clause("Z-EX-22", "Z-MARKET-11")
def test_at_the_limit_the_lowest_other_token_leaves() -> None:
    works = (
        Works()
        .factory("cotton_1a", 3)
        .all_demand("bento")
        .demand(osaka_south="cotton")
        .token(0, "osaka/north", 2)
        .token(1, "osaka/east", 4)
    )
    works.begin().hire("local_markets", "red")
    assert [value for space, value in works.deliverable() if space == "osaka/south"] == [3]
    works.deliver("osaka/south", 3)
    assert works.on_map("osaka/north") is None
    assert means.at_hand(works.state, 0, 2) == 1
    assert (works.on_map("osaka/south"), works.on_map("osaka/east")) == ((0, 3), (1, 4))


@clause("Z-EX-23", "Z-TURN-14", "Z-SHIP-11")
def test_ships_need_worker_spaces() -> None:
    assert "ships" not in Works().workers("red red red red red").own(iron=9).begin().actions()
    works = Works().workers("red red red red").own(iron=9).begin().hire("ships", "red").sail("berlin")
    assert works.step == "EndTurn"


@clause("Z-EX-24", "Z-MOD-15", "Z-FACTORY-10")
def test_one_more_good_in_each_factory_that_produced() -> None:
    works = Works().factory("bulbs_3b", 0).factory("cotton_1a", 2).factory("paper_1a", 4).own(coal=8).begin()
    works.hire("production", "red").produce(0).produce(1).produce(2).modify(0)
    assert works.state.goods[0] == [2, 4, 4]


@clause("Z-EX-25", "Z-CONSOL-21")
def test_without_money_every_salary_costs_points() -> None:
    works = Works().workers("red blue white").points(20).begin(PaySalaries(0))
    assert (works.has("money"), works.score()) == (0, 11)


@clause("Z-EX-26", "Z-MOD-8", "Z-MOD-5")
def test_a_modifier_at_once_pays_for_the_next_machine() -> None:
    works = Works().factory("bulbs_4a").factory("cotton_1a").own(money=6).begin().hire("machines", "red")
    works.machine(0).modify(0)
    assert works.has("money") == 5
    assert works.machine(1).has("money") == 0


@clause("Z-EX-27", "Z-SETUP-18")
def test_a_demand_tile_turned_once() -> None:
    assert [GOODS[good] for good in shown(0, 1)] == ["clocks", "cotton", "paper", "lenses"]


@clause("Z-EX-28", "Z-BONUS-10")
def test_a_machine_frees_the_bonuses_above_and_below() -> None:
    works = Works().left(ships=1, trains=1).factory("cotton_1a").own(money=5).begin().hire("machines", "red").machine(0)
    assert (works.at("finance"), works.at("mines")) == (2, 2)


@clause("Z-EX-29", "Z-SCORE-10")
def test_behind_the_foreign_companies_with_two_players() -> None:
    works = Works().token(0, "nagasaki/west", 7).token(1, "nagasaki/south", 5)
    found = {each.party: (each.influence, each.points) for each in standings(works.state, 0, 3)}
    assert (found[-1][0], found[0], found[1]) == (8, (7, 14), (5, 4))


@pytest.mark.parametrize("all_steps", [False, True])
@clause("Z-EX-30", "Z-MOD-9")
def test_steps_back_from_the_first_space(all_steps: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(means, "BACK_NEEDS_ALL", all_steps)
    works = Works().tracks(rnd=6).own(money=6).shelf("clocks_3b").begin().hire("factory", "red").build("clocks_3b")
    works.sail("berlin", "free")
    if all_steps:
        assert works.step == "EndTurn"
    else:
        works.sail("london", 3)
        assert works.at("finance") == 1
        assert works.gone_from("ships") == 2


@clause("Z-EX-31", "Z-GEN-14", "Z-MOD-32")
def test_without_room_for_the_expert_finance_moves_all_the_same() -> None:
    works = Works().workers("red red red red red").tracks(rnd=6).own(money=6).shelf("clocks_1a").begin()
    works.hire("factory", "red").build("clocks_1a")
    assert (works.gone_from("ships"), works.at("finance")) == (0, 4)


@clause("Z-EX-32", "Z-SCORE-7")
def test_three_parties_tied_for_the_top() -> None:
    works = Works(3).token(0, "nagasaki/north", 6).token(1, "nagasaki/west", 6).token(2, "kagoshima/north", 2)
    foreign = next(each for each in standings(works.state, 0, 1) if each.party == -1)
    assert foreign.influence == 6
    assert dict(points(works.state, 0, 1)) == {0: 8, 1: 8, 2: 2}
