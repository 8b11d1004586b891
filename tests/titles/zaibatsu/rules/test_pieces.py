"""Machines, production, ships and trains."""

from rules.core.move import DONE
from rules.zaibatsu.components import COUNTS
from rules.zaibatsu.moves import BuildMachine, ChooseRail, From, Produce, Train
from rules.zaibatsu.reckoning.building import free_rails
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.rules.placing import rail


@clause("Z-MACHINE-1")
def test_up_to_three_machines_each_in_another_factory() -> None:
    works = Works().own(money=25, iron=4)
    for name in ("cotton_1a", "paper_1a", "bento_1a", "lenses_1a"):
        works.factory(name)
    works.begin().hire("machines", "red").machine(0)
    assert 0 not in [move.factory for move in works.offered(BuildMachine)]
    works.machine(1).machine(2, "R")
    assert works.step == "EndTurn"
    assert (works.has("money"), works.has("iron"), works.gone_from("machines")) == (10, 3, 3)


@clause("Z-MACHINE-3", "Z-MACHINE-5")
def test_a_machine_needs_a_free_slot_and_a_machine_in_the_row() -> None:
    assert "machines" not in Works().own(money=5, iron=1).factory("cotton_1a", machines="LR").begin().actions()
    assert "machines" not in Works().own(money=5).factory("cotton_1a").left(machines=6).begin().actions()
    last = Works().own(money=10).factory("cotton_1a").factory("paper_1a").left(machines=5).begin()
    assert last.hire("machines", "red").machine(0).step != "BuildMachines"


@clause("Z-PROD-1", "Z-PROD-2", "Z-PROD-3")
def test_production_by_level_up_to_three_factories() -> None:
    works = Works().own(coal=9)
    for name in ("cotton_1a", "bento_1a", "clocks_1a", "paper_1a"):
        works.factory(name)
    works.begin().hire("production", "red").produce(0).produce(1).produce(2)
    assert works.has("coal") == 0
    assert works.state.goods[0] == [1, 1, 1, 0]
    assert works.step == "EndTurn"
    again = Works().own(coal=9).factory("cotton_1a", machines="LR").factory("paper_1a").begin()
    again.hire("production", "red").produce(0)
    assert [move.factory for move in again.offered(Produce)] == [1]
    assert again.state.goods[0] == [3, 0]


@clause("Z-PROD-7")
def test_a_full_factory_may_produce_and_loses_it() -> None:
    works = Works().own(coal=2).factory("cotton_1a", 4).begin().hire("production", "red").produce(0)
    assert (works.has("coal"), works.goods()) == (0, {"cotton": 4})


@clause("Z-PROD-5", "Z-PROD-6", "Z-PROD-8", "Z-MARKET-20")
def test_goods_of_one_type_lie_apart_and_are_spent_together() -> None:
    works = Works().factory("cotton_1a", 2).factory("old_cotton", 2).all_demand("paper").demand(osaka_north="cotton")
    works.begin().hire("local_markets", "red")
    assert works.deliverable() == [("osaka/north", 1), ("osaka/north", 2), ("osaka/north", 3)]
    works.deliver("osaka/north", 3)
    assert [move.factory for move in works.offered(From)] == [0, 1]
    works.spend_from(1).spend_from(1)
    assert works.state.goods[0] == [1, 0]
    assert works.step == "MarketReward"


@clause("Z-PROD-8")
def test_where_all_goods_go_nothing_is_asked() -> None:
    works = Works().factory("cotton_1a", 1).factory("cotton_2a", 1).all_demand("paper").demand(osaka_north="cotton")
    works.begin().hire("local_markets", "red").deliver("osaka/north", 2)
    assert works.state.goods[0] == [0, 0]


# ------------------------------------------------------------ ships
@clause("Z-SHIP-1", "Z-SHIP-12")
def test_up_to_three_ships_each_elsewhere_the_price_chosen_anew() -> None:
    works = Works().own(iron=7, money=10).begin().hire("ships", "red")
    assert works.prices() == [1, 2]
    works.sail("berlin", "money")
    assert "berlin" not in works.ports()
    assert (works.has("iron"), works.has("money")) == (6, 5)
    works.sail("london", "iron").sail("paris", "iron")
    assert (works.has("iron"), works.step) == (0, "EndTurn")


@clause("Z-SHIP-2", "Z-SHIP-9")
def test_a_ship_brings_its_expert_and_improves_a_service() -> None:
    works = Works().own(iron=3).begin().hire("ships", "red").sail("washington")
    assert works.area() == "red grey*"
    assert works.state.improved[0] == 1 << 2
    assert works.state.docked[2 * 2 + 0] == 1
    assert not works.state.experts >> 2 & 1
    works.end().begin().consolidate().place("ships")
    assert works.state.experts >> 2 & 1
    assert works.has("money") == 12 - 6, "two colours"


@clause("Z-SHIP-3")
def test_no_expert_no_ship() -> None:
    works = Works().own(iron=9).expert_away("berlin", "paris").begin().hire("ships", "red")
    assert works.ports() == ["new_york", "san_francisco", "washington", "london"]


@clause("Z-SHIP-4", "Z-SHIP-11")
def test_each_ship_needs_a_free_worker_space() -> None:
    works = Works().own(iron=9).workers("red red red").begin().hire("ships", "red").sail("berlin").sail("paris")
    assert works.step == "EndTurn"
    assert len(works.state.workers[0]) == 6


@clause("Z-SHIP-5", "Z-SHIP-6", "Z-SHIP-8")
def test_an_improved_service_takes_no_second_token() -> None:
    works = Works().own(iron=3).ship(0, "berlin").improved("white").begin().hire("ships", "red").sail("berlin")
    assert works.state.improved == [1, 0]
    assert works.state.docked[5 * 2] == 2
    assert not any(shift.what.kind == "improvement" for event in works.last for shift in event.shifts())
    out = Works().own(iron=3)
    out.state.improved = [0, 1]
    out.state.seats = 2
    out.begin().hire("ships", "red").sail("berlin")
    assert out.state.improved == [1, 1], "one token is left of two"


@clause("Z-SHIP-7", "Z-SHIP-10")
def test_ship_spaces_by_the_number_of_players() -> None:
    assert [COUNTS[seats].docks for seats in (1, 2, 3, 4)] == [2, 2, 3, 4]
    for seats in (2, 3, 4):
        works = Works(seats).own(iron=3)
        for _ in range(COUNTS[seats].docks):
            works.ship(1, "berlin")
        assert "berlin" not in works.begin().hire("ships", "red").ports()
    assert "ships" not in Works().own(iron=3).left(ships=6).begin().actions()


# ------------------------------------------------------------ trains
@clause("Z-TRAIN-1", "Z-TRAIN-5")
def test_up_to_three_trains_each_in_another_region() -> None:
    works = Works().own(iron=10).begin().hire("trains", "red").lay("region_silk", 3)
    assert all(move.rail >= 7 for move in works.offered(Train))
    works.lay("region_iron", 3).lay("region_coal", 3)
    assert works.step == "EndTurn"
    again = Works().own(iron=3).train(0, "region_silk", 3).begin().hire("trains", "red").lay("region_silk", 1)
    assert again.state.rails[:3] == [0, -1, 0]


@clause("Z-TRAIN-2", "Z-TRAIN-6")
def test_a_train_takes_a_free_space_for_good() -> None:
    works = Works().own(iron=3).train(1, "region_money", 1).begin().hire("trains", "red")
    assert rail("region_money", 1) not in [move.rail for move in works.offered(Train)]
    works.lay("region_money", 2)
    assert works.has("silk") == 1
    assert works.state.rails[rail("region_money", 1)] == 1


@clause("Z-TRAIN-3", "Z-TRAIN-4")
def test_train_spaces_by_the_number_of_players() -> None:
    for seats, spaces in ((1, 3), (2, 3), (3, 5), (4, 7)):
        assert COUNTS[seats].rails == spaces
        works = Works(seats)
        assert [at for at in free_rails(works.state, 0, 0) if at < 7] == list(range(spaces))
    crowded = Works(4).own(iron=9, money=9).begin().hire("trains", "red")
    assert len(crowded.offered(ChooseRail)) == 28
    crowded.lay("region_silk", 7, "money")
    assert crowded.state.rails[6] == 0
    assert (crowded.has("iron"), crowded.has("money")) == (8, 4)


@clause("Z-TRAIN-7")
def test_a_train_needs_a_train_and_a_space() -> None:
    assert "trains" not in Works().own(iron=3).left(trains=6).begin().actions()
    works = Works().own(iron=3)
    for region in ("region_silk", "region_iron", "region_coal", "region_money"):
        for space in (1, 2, 3):
            works.train(1, region, space)
    assert "trains" not in works.begin().actions()
    works.state.rails[0] = -1
    assert works.begin().hire("trains", "red").lay("region_silk", 1).may(DONE) is False
