"""The effects of factories, modifiers among them."""

import pytest

from rules.core.move import DONE, END_TURN, SKIP
from rules.zaibatsu.components import COLOURS
from rules.zaibatsu.moves import BuildMachine, Modify, Produce, Ship, Train
from rules.zaibatsu.steps import activation
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.rules.test_factories import building


@clause("Z-MOD-2", "Z-MOD-3", "Z-MOD-13")
def test_one_modifier_a_turn_and_once_for_the_whole_action() -> None:
    works = Works().factory("cotton_3a").factory("cotton_3b").own(money=1).begin().hire("rnd", "red")
    assert not works.offered(Modify), "never before the first activation"
    works.steps(1)
    assert [move.factory for move in works.offered(Modify)] == [0, 1]
    works.modify(0)
    assert works.at("rnd") == 3
    assert works.legal == [END_TURN]


@clause("Z-MOD-3")
def test_without_the_limit_each_modifier_still_works_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(activation, "MODIFIERS_PER_TURN", 0)
    works = Works().factory("cotton_3a").factory("cotton_3b").own(money=1).begin().hire("rnd", "red").steps(1)
    works.modify(0)
    assert [move.factory for move in works.offered(Modify)] == [1]
    assert works.modify(1).has("silk") == 2
    assert works.legal[0] == END_TURN


@clause("Z-MOD-3", "Z-MOD-8")
def test_a_modifier_may_be_left_unused() -> None:
    works = Works().factory("bento_3b").own(money=1).begin().hire("mines", "red").steps(1)
    assert works.may(DONE)
    works.done()
    assert (works.has("iron"), works.step) == (0, "EndTurn")


@clause("Z-MOD-4", "Z-MOD-5", "Z-MOD-14")
def test_modifiers_do_not_react_to_effects() -> None:
    works = Works().tracks(rnd=6).own(money=6, iron=2).shelf("bulbs_2a").factory("bulbs_4a").begin()
    works.hire("factory", "red").build("bulbs_2a").machine(0).machine(1)
    assert works.legal == [END_TURN]
    assert works.has("money") == 0
    elsewhere = Works().factory("bulbs_4a").factory("cotton_1a").own(money=5).begin().hire("machines", "red")
    elsewhere.machine(1)
    assert elsewhere.legal == [END_TURN]


@clause("Z-MOD-6", "Z-MOD-14", "Z-MOD-15")
def test_production_modifiers() -> None:
    here = Works().factory("paper_4a").factory("cotton_1a").own(coal=4).begin().hire("production", "red")
    here.produce(1)
    assert not here.offered(Modify)
    assert here.produce(0).modify(0).has("iron") == 2
    each = Works().factory("paper_4b").factory("cotton_1a").factory("cotton_2a").own(coal=6).begin()
    each.hire("production", "red").produce(1).produce(2).modify(0)
    assert each.has("iron") == 2
    assert not each.offered(Produce), "counted at the end of the action: nothing follows"
    more = Works().factory("cotton_4b").own(coal=2).begin().hire("production", "red").produce(0).modify(0)
    assert more.goods() == {"cotton": 2}
    two = Works().factory("bulbs_3a").own(coal=4).begin().hire("production", "red").produce(0).modify(0)
    assert two.goods() == {"bulbs": 3}


@clause("Z-MOD-7")
def test_contract_modifiers_count_this_action_only() -> None:
    works = Works().factory("lenses_4b", 1).factory("cotton_1a", 2).contracts("red").own(silk=0).begin()
    works.hire("investment", "red").invest(0, "black")
    assert not works.offered(Modify)
    works.invest(1, "grey").modify(0)
    assert works.offered(Train)
    works.skip()
    assert works.step == "EndTurn"


@clause("Z-MOD-8", "Z-MOD-17")
def test_coal_relief_is_applied_when_a_production_is_paid() -> None:
    works = Works().factory("bento_4b").factory("clocks_1a").begin()
    assert "production" in works.actions(), "it counts as able to pay"
    works.hire("production", "red")
    assert not works.offered(Produce)
    works.modify(0)
    assert not works.may(DONE)
    assert works.produce(1).goods() == {"bento": 0, "clocks": 1}
    assert works.legal == [END_TURN]
    later = Works().factory("bento_4b").factory("cotton_1a").own(coal=3).begin().hire("production", "red")
    later.produce(0).modify(0).produce(1)
    assert (later.has("coal"), later.goods()) == (0, {"bento": 1, "cotton": 1})


@clause("Z-MOD-9", "Z-MOD-12")
def test_optional_parts_are_paid_in_full_or_not_used() -> None:
    works = Works().tracks(rnd=4, finance=5).own(money=6).shelf("bento_1b").begin().hire("factory", "red")
    works.build("bento_1b")
    assert works.at("mines") == 3
    works.take("price", 3)
    assert (works.at("finance"), works.at("mines")) == (3, 5)
    declined = Works().tracks(rnd=4, finance=5).own(money=6).shelf("bento_1b").begin().hire("factory", "red")
    declined.build("bento_1b").skip()
    assert (declined.at("finance"), declined.at("mines")) == (5, 3)


@clause("Z-MOD-10", "Z-MOD-19", "Z-MACHINE-5")
def test_machines_by_effect_are_free_but_for_the_iron() -> None:
    works = Works().tracks(rnd=6).own(money=6, iron=1).factory("cotton_1a", machines="L").shelf("bulbs_2a").begin()
    works.hire("factory", "red").build("bulbs_2a").machine(0, "R")
    assert works.has("iron") == 0
    assert [move.factory for move in works.offered(BuildMachine)] == [1], "another factory"
    works.skip()
    assert works.gone_from("machines") == 2
    none_left = Works().tracks(rnd=6).own(money=6).left(machines=6).shelf("bulbs_2a").begin()
    assert none_left.hire("factory", "red").build("bulbs_2a").legal == [END_TURN]


@clause("Z-MOD-11", "Z-MOD-23")
def test_a_machine_that_lets_its_factory_produce() -> None:
    works = Works().tracks(rnd=6).own(money=6, coal=5).factory("cotton_1a").shelf("bulbs_2b").begin()
    works.hire("factory", "red").build("bulbs_2b").machine(0)
    assert [move.factory for move in works.offered(Produce)] == [0]
    works.produce(0)
    assert (works.has("coal"), works.goods()["cotton"]) == (3, 2)
    declined = Works().tracks(rnd=6).own(money=6, coal=5).factory("cotton_1a").shelf("bulbs_2b").begin()
    declined.hire("factory", "red").build("bulbs_2b").skip()
    assert declined.step == "EndTurn"
    cold = Works().tracks(rnd=6).own(money=6, coal=1).factory("cotton_1a").shelf("bulbs_2b").begin()
    assert cold.hire("factory", "red").build("bulbs_2b").machine(0).step == "EndTurn"


@clause("Z-MOD-12")
def test_parts_come_in_the_listed_order() -> None:
    works = building("paper_1a")
    told = [type(event).__name__ for event in works.last]
    assert told.index("Gained") < told.index("Moved")
    assert (works.has("iron"), works.at("finance")) == (3, 2)
    assert building("cotton_1b").has("money") == 2


@clause("Z-MOD-16")
def test_the_bonus_of_a_region_where_a_train_was_built() -> None:
    works = Works().factory("lenses_3a").own(iron=9).begin().hire("trains", "red").lay("region_silk", 3)
    works.lay("region_coal", 3).modify(0)
    assert works.choices() == ["region_silk", "region_coal"]
    assert works.bonus_of("region_coal").has("coal") == 2
    one = Works().factory("lenses_3a").own(iron=3).begin().hire("trains", "red").lay("region_money", 3).modify(0)
    assert one.has("money") == 3


@clause("Z-MOD-18")
def test_one_good_in_each_of_three_factories() -> None:
    works = Works().tracks(rnd=6).own(money=6).shelf("bulbs_1a")
    works.factory("cotton_1a", 4).factory("old_paper", 1).factory("bento_1a").begin()
    works.hire("factory", "red").build("bulbs_1a").store(0)
    assert not works.may(SKIP)
    works.store(1).store(3)
    assert works.state.goods[0] == [4, 2, 0, 1]
    few = Works().tracks(rnd=6).own(money=6).shelf("bulbs_1a").factory("cotton_1a").begin()
    assert few.hire("factory", "red").build("bulbs_1a").state.goods[0] == [1, 1]
    assert building("bulbs_1b").goods() == {"bulbs": 2}


@pytest.mark.parametrize(
    ("name", "price", "own"),
    [
        ("lenses_2a", "5/1/0", {"money": 11, "iron": 1}),
        ("lenses_2b", "0/1/2", {"iron": 1}),
        ("clocks_2a", "0/1/0", {"iron": 1}),
        ("clocks_3a", "2/0/0", {"money": 8}),
        ("clocks_3b", "0/0/2", {}),
    ],
)
@clause("Z-MOD-20")
def test_the_optional_second_piece(name: str, price: str, own: dict[str, int]) -> None:
    works = Works().tracks(rnd=6, finance=5).own(**{"money": 6, **own}).shelf(name).begin()
    works.hire("factory", "red").build(name)
    ship = name.startswith("clocks")
    works.sail("berlin", "free") if ship else works.lay("region_silk", 3, "free")
    seconds = works.offered(Ship if ship else Train)
    assert {works.pays(move.price) for move in seconds} == {price}
    if ship:
        assert "berlin" not in works.ports()
        works.sail("london", seconds[0].price)
    else:
        assert all(move.rail >= 7 for move in seconds)
        works.lay("region_iron", 3, seconds[0].price)
    assert works.gone_from("ships" if ship else "trains") == 2
    assert (works.has("money"), works.has("iron")) == (0, 0)
    assert works.at("finance") == (3 if "/2" in price else 5)
    declined = Works().tracks(rnd=6).own(money=20, iron=5).shelf(name).begin().hire("factory", "red").build(name)
    assert declined.skip().step == "EndTurn", "no second piece without the first"


@clause("Z-MOD-21")
def test_services_of_the_worker_and_of_the_expert() -> None:
    works = Works().tracks(rnd=2).own(money=6).shelf("paper_2b").begin().hire("factory", "blue").build("paper_2b")
    assert works.has("money") == 3
    trains = Works().factory("lenses_3b").own(iron=3).begin().hire("trains", "red").lay("region_silk", 3).modify(0)
    assert trains.has("silk") == 2
    ship = building("clocks_2b").sail("london", "free")
    assert ship.has("coal") == 3, "the improvement of the expert counts"
    assert building("clocks_2b").skip().has("coal") == 0


@clause("Z-MOD-22")
def test_the_bonus_of_a_train_space_twice() -> None:
    assert building("lenses_1b").lay("region_coal", 1, "free").has("coal") == 2


@clause("Z-MOD-24", "Z-CONSOL-7")
def test_up_to_three_coins_and_coal_are_kept() -> None:
    works = Works().factory("paper_3b").workers("red").own(money=4, coal=5).begin().consolidate().place("rnd")
    works.take("keep", "coal").take("keep", "money").take("keep", "coal")
    assert (works.has("coal"), works.has("money")) == (2 + 2, 1 + 12 - 3)
    few = Works().factory("paper_3b").workers("red").own(money=1, coal=2).begin().consolidate().place("rnd")
    assert (few.has("coal"), few.has("money")) == (2 + 2, 1 + 12 - 3)
    coal = Works().factory("paper_3b").workers("red").own(coal=9).begin().consolidate().place("rnd")
    assert coal.has("coal") == 3 + 2


@clause("Z-MOD-25", "Z-CONSOL-7", "Z-END-11")
def test_coal_on_a_tile_is_kept_and_spent_last() -> None:
    works = building("bento_2b")
    assert works.state.kept_tile[0] == 3
    works.end().begin()
    works.own(coal=2).factory("cotton_1a").begin().hire("production", "blue").produce(1)
    assert (works.has("coal"), works.state.kept_tile[0]) == (0, 3)
    works.produce(0)
    assert works.state.kept_tile[0] == 0
    kept = building("bento_2b").end()
    kept.workers("red").begin().consolidate().place("rnd")
    assert (kept.state.kept_tile[0], kept.has("coal")) == (3, 2)


@clause("Z-MOD-30")
def test_pieces_by_effect_follow_all_steps_and_limits() -> None:
    works = building("clocks_1b")
    assert works.choices() == ["ships", "machines", "trains"]
    works.take("build", "ships").sail("berlin", "free")
    assert (works.area(), works.state.improved[0], works.at("finance")) == ("red white*", 1, 3)
    for piece in ("ships", "machines", "trains"):
        declined = building("clocks_1b").take("build", piece)
        assert declined.may(SKIP), "a piece of choice may be declined like any other"
        assert declined.skip().gone_from(piece) == 0
    idle = building("clocks_1b", coal=9).take("build", "machines").machine(0)
    assert (idle.step, idle.goods()) == ("EndTurn", {"clocks": 0}), "its factory does not produce"
    crowded = (
        Works().tracks(rnd=6).own(money=6).shelf("clocks_1b").workers("red red red red red").left(trains=6).begin()
    )
    crowded.hire("factory", "red").build("clocks_1b")
    assert crowded.choices() == ["machines"]
    freed = Works().tracks(rnd=6).own(money=6).shelf("lenses_1a").left(machines=1).begin()
    assert freed.hire("factory", "red").build("lenses_1a").lay("region_silk", 3, "free").at("mines") == 2
    train = Works().factory("lenses_4a").own(money=5).begin().hire("machines", "red").machine(0).modify(0)
    assert train.lay("region_silk", 1, "free").has("silk") == 1


@clause("Z-MOD-12", "Z-MOD-31")
def test_other_modifiers_and_effects_by_the_print() -> None:
    assert building("cotton_2a").has("silk") == 3
    choice = building("cotton_2b")
    assert choice.choices() == ["red", "white"]
    assert choice.serve("red").has("silk") == 2
    assert building("paper_1b").at("finance") == 3
    assert building("bento_1a").at("mines") == 4
    for name, action, expected in (("cotton_4a", "rnd", 3), ("bento_4a", "mines", 4)):
        works = Works().factory(name).own(money=5).begin().hire("machines", "red").machine(0).modify(0)
        assert works.at(action) == expected
    bento = Works().factory("bento_3a").own(money=1).begin().hire("mines", "red").steps(1).modify(0)
    assert (bento.at("mines"), bento.has("iron")) == (3, 1)
    iron = Works().factory("bento_3b").own(money=1).begin().hire("mines", "red").steps(1).modify(0)
    assert iron.has("iron") == 2
    ship = Works().factory("clocks_4a").own(money=5).begin().hire("machines", "red").machine(0).modify(0)
    assert ship.sail("paris", "free").at("finance") == 4, "2 steps, and one between the rows"
    contract = Works().factory("clocks_4b", 1).begin().hire("investment", "red").invest(0, "yellow").modify(0)
    assert contract.sail("paris", "free").area() == "red yellow*"
    machine = Works().factory("bulbs_4b", 1).begin().hire("investment", "red").invest(0, "yellow").modify(0)
    assert machine.machine(0).state.machines[0] == [1]
    assert COLOURS[3] == "yellow"
