"""Corners that play seldom reaches: ends of tracks, fourth activations, what lies on the solo table."""

from rules.core.deal import Deal
from rules.core.move import END_TURN
from rules.zaibatsu.effects.printed import Advance, ServiceBonus
from rules.zaibatsu.moves import BuildMachine, Deliver, Invest, Produce, Ship, Store, Train
from rules.zaibatsu.places import AUTOMA_STOCK, SOLO_SLOT, SOLO_TOKEN, TRACK_SPACE
from rules.zaibatsu.reckoning.building import refuse_factory, refuse_machine, refuse_ship, refuse_train
from rules.zaibatsu.rules import Zaibatsu
from rules.zaibatsu.steps.base import SETTLE
from rules.zaibatsu.steps.due import Bonus
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.rules.placing import tile
from tests.titles.zaibatsu.rules.speaking import phrases


def with_bonus(works: Works, effect: ServiceBonus | Advance) -> Works:
    works.state.waiting = [Bonus(0, effect, TRACK_SPACE[0][2][5])]
    return works.begin(SETTLE[0])


@clause("Z-SERVICE-2", "Z-GEN-9")
def test_white_steps_at_the_end_of_a_track() -> None:
    white = ServiceBonus((0,))
    one_open = with_bonus(Works().improved("white").tracks(rnd=12, mines=2), white)
    assert (one_open.at("mines"), one_open.at("rnd")) == (4, 12)
    other_open = with_bonus(Works().tracks(rnd=2, mines=12), white)
    assert (other_open.at("rnd"), other_open.has("coal")) == (3, 2)
    none_open = with_bonus(Works().improved("white").tracks(rnd=12, mines=12), white)
    assert (none_open.at("rnd"), none_open.at("mines")) == (12, 12)


@clause("Z-SHARED-3")
def test_steps_on_a_track_of_choice_at_the_ends() -> None:
    works = with_bonus(Works().tracks(rnd=12, mines=12, finance=3), Advance(-1, 2))
    assert works.at("finance") == 5
    two = Works().tracks(rnd=12, mines=4, finance=3)
    assert with_bonus(two, Advance(-1, 2)).choices() == ["mines", "finance"]


@clause("Z-MOD-18")
def test_a_good_goes_once_to_each_factory() -> None:
    works = Works().tracks(rnd=6).own(money=6).shelf("bulbs_1a").factory("cotton_1a").factory("paper_1a")
    works.factory("bento_1a").begin().hire("factory", "red").build("bulbs_1a").store(1)
    assert [move.factory for move in works.offered(Store)] == [0, 2, 3]
    works.store(3)
    assert [move.factory for move in works.offered(Store)] == [0, 2]


@clause("Z-PROD-1", "Z-MACHINE-1", "Z-SHIP-1", "Z-TRAIN-1")
def test_there_is_no_fourth_activation() -> None:
    four = ("cotton_1a", "paper_1a", "cotton_2a", "paper_2a")
    works = Works().own(coal=20, money=50, iron=20)
    for name in four:
        works.factory(name)
    works.begin().hire("production", "red").produce(0).produce(1).produce(2)
    assert not works.offered(Produce)
    machines = Works().own(money=50)
    for name in four:
        machines.factory(name)
    machines.begin().hire("machines", "red").machine(0).machine(1).machine(2)
    assert not machines.offered(BuildMachine)
    ships = Works().own(iron=20).begin().hire("ships", "red").sail("berlin").sail("paris").sail("london")
    assert not ships.offered(Ship)
    trains = Works().own(iron=20).begin().hire("trains", "red")
    trains.lay("region_silk", 3).lay("region_iron", 3).lay("region_coal", 3)
    assert not trains.offered(Train)
    assert trains.legal == [END_TURN]


@clause("Z-MARKET-1", "Z-INVEST-1")
def test_nor_a_fourth_delivery_or_investment() -> None:
    works = Works().factory("cotton_1a", 4).factory("lenses_1a", 4).all_demand("clocks")
    works.demand(osaka_north="cotton", osaka_east="lenses", hiroshima_east="lenses", hiroshima_west="cotton").begin()
    works.hire("local_markets", "red").deliver("osaka/north", 1).reward("points")
    works.deliver("hiroshima/west", 2).reward("points").deliver("osaka/east", 3).reward("points")
    assert not works.offered(Deliver)
    goods = Works()
    for name in ("cotton_1a", "paper_1a", "bento_1a", "bulbs_1a"):
        goods.factory(name, 4)
    goods.begin().hire("investment", "red").invest(0, "black").invest(1, "red").invest(2, "grey")
    assert not goods.offered(Invest)
    assert goods.state.goods[0] == [3, 2, 1, 4]


def test_the_solo_table_shows_objectives_and_what_the_automa_has() -> None:
    rules = Zaibatsu()
    state = rules.new_state(Deal("zaibatsu", 1, {"difficulty": "hard"}, 3))
    things = rules.things(state)
    for at, objective in enumerate(state.solo):
        assert things[SOLO_SLOT[at], SOLO_TOKEN[objective]] == 1
    trains = [number for (place, thing), number in things.items() if place == AUTOMA_STOCK and thing.kind == "piece"]
    assert trains == [6]
    tokens = sum(number for (place, thing), number in things.items() if place.kind == "automa_row")
    assert tokens == 10


def test_what_is_seen_and_imagined_asks_for_its_moves_anew() -> None:
    works = Works().begin()
    seen = works.rules.seen_by(works.state, 1)
    assert seen.offer is None
    seen.offer = ()
    assert works.rules.imagine(seen, 4).offer is None


def test_reasons_that_no_step_has_to_give() -> None:
    none_left = Works().left(ships=6, machines=6, trains=6).factory("cotton_1a")
    state = none_left.state
    assert [str(reason.key).rpartition(".")[2] for reason in (
        refuse_ship(state, 0, 0), refuse_train(state, 0, 0), refuse_machine(state, 0, 0, 0)
    ) if reason is not None] == ["no_ship", "no_train", "no_machine"]  # fmt: skip
    crowded = Works().workers("red red red red red red")
    reason = refuse_ship(crowded.state, 0, 0)
    assert reason is not None
    assert reason.key.endswith("no_room_for_expert")
    five = Works().left(ships=5, machines=5, trains=5).factory("cotton_1a").workers("red red red red red")
    assert (
        refuse_ship(five.state, 0, 0) is refuse_train(five.state, 0, 0) is refuse_machine(five.state, 0, 0, 0) is None
    )
    full = Works().tracks(rnd=6).own(money=6).shelf("cotton_2a")
    for name in ("cotton_1a", "paper_1a", "bento_1a", "lenses_1a", "bulbs_1a"):
        full.factory(name)
    assert refuse_factory(full.state, 0, tile("cotton_2a")) is None
    reason = refuse_factory(full.factory("clocks_1a").state, 0, tile("cotton_2a"))
    assert reason is not None
    assert reason.key.endswith("no_slot")


def test_pairs_and_buttons_by_their_phrases() -> None:
    rules = Zaibatsu()
    works = Works()
    works.state = rules.new_state(Deal("zaibatsu", 2, {}, 1))
    a, b = divmod(works.state.pairs[0], 8)
    assert len(phrases(works)) == 3
    assert phrases(works)[0].endswith(f"and Token B{b + 1}")
    assert 0 <= a < 8
    assert phrases(Works().own(money=1).begin().hire("rnd", "red").steps(1)) == ["End turn"]
