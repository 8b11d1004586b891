"""Why a thing cannot be clicked now."""

import pytest

from rules.core.target import Target
from rules.zaibatsu import places
from rules.zaibatsu.moves import CONSOLIDATE
from rules.zaibatsu.steps.consolidation import Favour
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.rules.placing import rail, tile


def action(name: str) -> Target:
    return Target("action", name)


@pytest.mark.parametrize(
    ("name", "works", "reason"),
    [
        ("rnd", Works(), "money"),
        ("mines", Works().hiring("red", "red", "", "red", "red").own(money=9), "no_worker"),
        ("rnd", Works().own(money=9).workers("red red red red red red"), "area_full"),
        ("factory", Works().own(money=5).tracks(rnd=6), "no_buildable"),
        ("factory", Works().own(money=9).tracks(rnd=6).factory("cotton_1a").factory("paper_1a").factory("bento_1a")
            .factory("lenses_1a").factory("bulbs_1a").factory("clocks_1a"), "no_slot"),
        ("machines", Works().factory("cotton_1a").own(money=3), "money"),
        ("machines", Works().factory("cotton_1a").own(money=5).left(machines=6), "no_machine"),
        ("machines", Works().own(money=5), "no_machine_slot"),
        ("production", Works().own(coal=5), "no_factory"),
        ("production", Works().own(coal=1).factory("cotton_1a"), "no_coal"),
        ("ships", Works().workers("red red red red red").own(iron=9), "no_room_for_expert"),
        ("ships", Works().own(iron=2), "piece_price"),
        ("ships", Works().own(iron=9).left(ships=6), "no_port"),
        ("trains", Works().own(iron=9).left(trains=6), "no_train"),
        ("trains", Works().own(iron=2), "piece_price"),
        ("local_markets", Works(), "no_goods"),
        ("local_markets", Works().factory("cotton_1a", 1).all_demand("paper"), "no_market"),
        ("investment", Works(), "no_goods"),
    ],
)  # fmt: skip
def test_why_an_action_cannot_be_chosen(name: str, works: Works, reason: str) -> None:
    works.begin()
    assert works.why_not(action(name)) == reason


def test_full_railways() -> None:
    works = Works().own(iron=9)
    for region in ("region_silk", "region_iron", "region_coal", "region_money"):
        for space in (1, 2, 3):
            works.train(1, region, space)
    assert works.begin().why_not(action("trains")) == "no_free_rail"


def test_workers_and_the_button() -> None:
    works = Works().own(money=9).hiring("red", "", "red", "red", "red").begin()
    assert works.why_not(CONSOLIDATE.targets()[0]) == "nobody_to_consolidate"
    assert works.why_not(Target("hire", "hs2/red")) == "no_worker"
    assert works.why_not(Target("hiring", "hs2")) == "no_worker"
    assert works.why_not(Target("hire", "hs1/red")) == "", "it can be clicked"
    reason = works.rules.why_not(Works().begin().state, action("rnd"))
    assert reason is not None
    assert dict(reason.args) == {"n": 1}


def test_tiles() -> None:
    works = Works().tracks(rnd=5).own(money=6).shelf("cotton_2a", "bulbs_1b", "paper_2a").begin()
    works.hire("factory", "red")
    assert works.why_not(places.TILE[tile("cotton_1a")]) == "tile_gone"
    assert works.why_not(places.TILE[tile("bulbs_1b")]) == "rnd_silk"
    low = Works().tracks(rnd=2).own(money=6).shelf("cotton_2a", "bulbs_1b").begin().hire("factory", "red")
    assert low.why_not(places.TILE[tile("bulbs_1b")]) == "rnd"
    poor = Works().tracks(rnd=5).own(money=5, silk=1).shelf("cotton_2a", "bulbs_1b").begin().hire("factory", "red")
    assert poor.why_not(places.TILE[tile("bulbs_1b")]) == "money"


def test_steps() -> None:
    works = Works().own(money=2).begin().hire("rnd", "red")
    assert works.why_not(places.STEP_CHIP[2]) == "money"
    reason = works.rules.why_not(works.state, places.STEP_CHIP[2])
    assert reason is not None
    assert dict(reason.args) == {"n": 4}


def test_machines() -> None:
    works = Works().factory("cotton_1a", machines="L").factory("paper_1a").factory("old_cotton").own(money=20).begin()
    works.hire("machines", "red")
    assert works.why_not(places.MACHINE_SLOT[0][0][0]) == "machine_taken"
    assert works.why_not(places.MACHINE_SLOT[0][1][1]) == "slot_iron"
    assert works.why_not(places.MACHINE_SLOT[0][2][0]) == "old_machine"
    assert works.why_not(places.MACHINE_SLOT[0][4][0]) == "no_factory"
    assert works.why_not(places.MACHINE_SLOT[1][0][0]) == "of_other"
    works.own(iron=1).machine(1)
    other = Works().factory("cotton_1a").factory("paper_1a").own(money=20, iron=1).begin().hire("machines", "red")
    assert other.machine(0).why_not(places.MACHINE_SLOT[0][0][1]) == "other_factory"
    poor = Works().factory("cotton_1a").factory("bulbs_4a").own(money=5).begin().hire("machines", "red").machine(1)
    assert poor.why_not(places.MACHINE_SLOT[0][0][0]) == "money"


def test_production() -> None:
    works = Works().factory("cotton_1a").factory("clocks_1a").factory("old_paper").factory("paper_1a").own(coal=4)
    works.begin().hire("production", "red").produce(0)
    assert works.why_not(places.FACTORY_SLOT[0][0]) == "other_factory"
    assert works.why_not(places.FACTORY_SLOT[0][1]) == "coal"
    assert works.why_not(places.FACTORY_SLOT[0][2]) == "old_production"
    assert works.why_not(places.FACTORY_SLOT[0][5]) == "no_factory"
    assert works.why_not(places.FACTORY_SLOT[1][0]) == "of_other"
    works.own(coal=9).factory("cotton_2a").factory("bento_4b")
    assert works.why_not(places.MODIFIER[0][0]) == "no_modifier"


def test_modifiers() -> None:
    works = Works().factory("paper_4a").factory("cotton_4b").factory("bento_3a").factory("cotton_1a").own(coal=9)
    works.begin().hire("production", "red").produce(3)
    assert works.why_not(places.MODIFIER[0][0]) == "condition"
    assert works.why_not(places.MODIFIER[0][2]) == "other_action"
    assert works.why_not(places.MODIFIER[0][5]) == "of_other"
    assert works.why_not(places.MODIFIER[1][0]) == "of_other"
    works.produce(0).modify(0)
    assert works.why_not(places.MODIFIER[0][1]) == "modified"
    works.produce(1)
    full = Works().factory("cotton_3a").own(money=9).begin().hire("rnd", "red").steps(1)
    assert full.why_not(places.STEP_CHIP[0]) == "activations"


def test_ships_and_trains() -> None:
    works = Works().own(iron=9).expert_away("paris").ship(1, "london").ship(1, "london").begin().hire("ships", "red")
    assert works.why_not(places.DESTINATION[4]) == "no_expert"
    assert works.why_not(places.DESTINATION[3]) == "no_dock"
    works.sail("berlin")
    assert works.why_not(places.DESTINATION[5]) == "other_destination"
    assert works.why_not(places.PRICE_CHIP[2]) == "piece_price"
    works.done()
    assert works.why_not(places.DESTINATION[0]) == "destination"
    trains = Works().own(iron=9).train(1, "region_silk", 1).begin().hire("trains", "red")
    assert trains.why_not(places.RAIL[rail("region_silk", 1)]) == "rail_taken"
    assert trains.why_not(places.RAIL[rail("region_silk", 4)]) == "no_rail"
    trains.lay("region_iron", 1)
    assert trains.why_not(places.RAIL[rail("region_iron", 2)]) == "other_region"


def test_pieces_by_effect() -> None:
    works = Works().tracks(rnd=6).own(money=8).shelf("clocks_3a").expert_away("paris").begin()
    works.hire("factory", "red").build("clocks_3a").sail("berlin", "free")
    assert works.why_not(places.DESTINATION[5]) == "other_destination"
    assert works.why_not(places.DESTINATION[4]) == "no_expert"
    trains = Works().tracks(rnd=6).own(money=11, iron=1).shelf("lenses_2a").train(1, "region_coal", 1).begin()
    trains.hire("factory", "red").build("lenses_2a").lay("region_silk", 3, "free")
    assert trains.why_not(places.RAIL[0]) == "other_region"
    assert trains.why_not(places.RAIL[rail("region_coal", 1)]) == "rail_taken"
    machines = Works().tracks(rnd=6).own(money=6).shelf("bulbs_2a").factory("cotton_1a").begin()
    machines.hire("factory", "red").build("bulbs_2a").machine(0)
    assert machines.why_not(places.MACHINE_SLOT[0][0][1]) == "other_factory"
    goods = Works().tracks(rnd=6).own(money=6).shelf("bulbs_1a").factory("cotton_1a").factory("paper_1a")
    goods.factory("bento_1a").begin().hire("factory", "red").build("bulbs_1a").store(0)
    assert goods.why_not(places.FACTORY_SLOT[0][0]) == "other_factory"
    assert goods.why_not(places.FACTORY_SLOT[0][5]) == "no_factory"


def test_markets() -> None:
    works = Works().factory("cotton_1a", 1).factory("clocks_1a", 1).all_demand("paper").token(0, "osaka/south", 5)
    works.demand(osaka_north="cotton", osaka_east="cotton", tokyo_west="cotton", osaka_south="clocks")
    works.demand(sendai_north="clocks").token(1, "osaka/east", 3).begin().hire("local_markets", "red")
    assert works.why_not(Target("space", "osaka/west")) == "goods"
    assert works.why_not(Target("space", "osaka/east")) == "too_low"
    assert works.why_not(Target("space", "sendai/north")) == "no_token"
    works.deliver("tokyo/west", 1).reward("points")
    assert works.why_not(Target("space", "osaka/north")) == "space"
    going = Works().factory("cotton_1a", 2).all_demand("paper").demand(osaka_north="cotton", tokyo_west="cotton")
    going.demand(osaka_south="cotton").begin().hire("local_markets", "red").deliver("osaka/north", 1).reward("points")
    assert going.step == "EndTurn"
    more = Works().factory("cotton_1a", 3).all_demand("paper").demand(osaka_north="cotton", tokyo_west="cotton")
    more.demand(osaka_south="cotton").begin().hire("local_markets", "red").deliver("osaka/north", 1).reward("points")
    assert more.why_not(Target("space", "tokyo/west")) == "same_region"


def test_investments() -> None:
    works = Works().factory("cotton_1a", 2).factory("paper_1a", 2).factory("bento_1a", 1).contracts("red").begin()
    works.hire("investment", "red").invest(0)
    assert works.why_not(places.FACTORY_SLOT[0][0]) == "other_type"
    assert works.why_not(places.FACTORY_SLOT[0][2]) == "goods_number"
    assert works.why_not(places.FACTORY_SLOT[0][4]) == "no_factory"
    assert works.why_not(places.FACTORY_SLOT[1][0]) == "of_other"
    assert works.why_not(places.CONTRACT[0][1]) == "contract_done"
    assert works.why_not(places.CONTRACT[0][7]) == "contract_goods"
    assert works.why_not(places.CONTRACT[1][1]) == "of_other"


def test_favours_and_pairs() -> None:
    works = Works().favour(ships=2, machines=3, trains=3, rnd=3).begin(Favour(0, 1))
    works.workers("red red red red red").begin(Favour(0, 1))
    assert works.why_not(places.OBJECTIVE[0][0]) == "objective_taken"
    assert works.why_not(places.FAVOUR[0][1]) == "level_chosen"
    assert works.why_not(places.FAVOUR[0][3]) == "level_gone"
    low = Works().workers("red").begin().consolidate()
    assert low.why_not(places.FAVOUR[0][3]) == "level_high"
    assert low.why_not(places.PAIR[0]) == "pair"
