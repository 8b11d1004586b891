"""Details that a careless change would lose: printed places, refusals, foresight, what is announced."""

import pytest

from rules.core.deal import Deal
from rules.core.move import SKIP
from rules.core.target import NOBODY, Target
from rules.zaibatsu import places
from rules.zaibatsu.board import DESTINATION_COLOUR
from rules.zaibatsu.components import ACTIONS, COLOURS, TRAIN
from rules.zaibatsu.events.automa import AutomaDelivered, AutomaTrain, AutomaTurn, RegionPassed
from rules.zaibatsu.events.holdings import Modified
from rules.zaibatsu.events.pieces import MachineHeld
from rules.zaibatsu.events.stock import KeptCoalSpent
from rules.zaibatsu.moves import ChooseRail, ChooseSpace, Ship
from rules.zaibatsu.reckoning.ahead import after_deliveries, after_train
from rules.zaibatsu.reckoning.means import at_hand
from rules.zaibatsu.rules import Zaibatsu
from rules.zaibatsu.steps.actions import BuildMachines
from rules.zaibatsu.tiles import ACTION_TOKENS, START_A, START_B
from rules.zaibatsu.words.kinds import KINDS
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.rules.placing import REGION_NAMES
from tests.titles.zaibatsu.rules.speaking import phrases, said, tooltip


# ------------------------------------------------------------ printed places
@clause("Z-BONUS-6")
@pytest.mark.parametrize(("track", "at", "value"), [("rnd", 9, 7), ("mines", 8, 5)])
def test_tokens_are_freed_where_the_tracks_say(track: str, at: int, value: int) -> None:
    works = Works().tracks(**{track: at - 1}).own(money=1)
    had = at_hand(works.state, 0, value)
    works.begin().hire(track, "red").steps(1)
    assert at_hand(works.state, 0, value) == had + 1


@clause("Z-BONUS-6", "Z-BONUS-3")
def test_a_token_is_freed_between_the_third_ship_and_the_third_machine() -> None:
    works = Works().left(ships=3, machines=2).own(money=5).factory("cotton_1a").begin()
    had = at_hand(works.state, 0, 3)
    works.hire("machines", "red").machine(0)
    assert at_hand(works.state, 0, 3) == had + 1


@clause("Z-START-2")
def test_start_pairs_are_of_different_tokens() -> None:
    for seed in range(12):
        numbers = Zaibatsu().dealt(Deal("zaibatsu", 4, {}, seed)).pairs
        pairs = [divmod(number, len(START_B)) for number in numbers]
        assert all(a in range(len(START_A)) for a, _ in pairs)
        assert len(pairs) == len({a for a, _ in pairs}) == len({b for _, b in pairs}) == 5


@clause("Z-SOLO-24", "Z-SOLO-25")
@pytest.mark.parametrize(("round_number", "good"), [(1, "paper"), (3, "lenses"), (6, "clocks")])
def test_the_automa_delivers_the_goods_of_its_row_in_every_period(round_number: int, good: str) -> None:
    works = Works(1, difficulty="normal").all_demand(good).round(round_number)
    token = next(each.key for each in ACTION_TOKENS if each.action == ACTIONS.index("local_markets"))
    assert works.automa(token).told(AutomaDelivered)
    idle = Works(1, difficulty="normal").all_demand("bento" if good != "lenses" else "cotton").round(round_number)
    assert not idle.automa(token).told(AutomaDelivered)


# ------------------------------------------------------------ pieces of choice
@clause("Z-GEN-15", "Z-MOD-30")
def test_a_ship_of_choice_may_be_declined_and_serves_nothing() -> None:
    works = Works().tracks(rnd=6).own(money=6).shelf("clocks_1b").begin().hire("factory", "red").build("clocks_1b")
    works.take("build", "ships")
    assert works.step == "ShipByEffect"
    assert works.may(SKIP)
    black = next(move for move in works.offered(Ship) if DESTINATION_COLOUR[move.destination] == COLOURS.index("black"))
    assert works.make(black).has("coal") == 0


# ------------------------------------------------------------ refusals
def machine_slot(factory: int, slot: int) -> Target:
    return places.MACHINE_SLOT[0][factory][slot]


@clause("Z-MACHINE-1", "Z-MACHINE-3")
def test_why_a_machine_slot_is_closed() -> None:
    works = Works().own(money=15, iron=1).factory("cotton_1a").factory("paper_1a").begin()
    works.hire("machines", "red").machine(1)
    assert works.why_not(machine_slot(1, 1)) == "other_factory"
    assert works.why_not(machine_slot(2, 0)) == "no_factory"
    assert works.step == BuildMachines.__name__


@clause("Z-TURN-14", "Z-SHIP-1")
def test_with_room_for_the_expert_it_is_the_price_that_is_missing() -> None:
    works = Works().workers("red red red red").begin()
    assert works.why_not(places.ACTION[ACTIONS.index("ships")]) == "piece_price"
    assert Works().workers("red " * 5).begin().why_not(places.ACTION[ACTIONS.index("ships")]) == "no_room_for_expert"


@clause("Z-TRAIN-1")
def test_a_fourth_train_is_refused_while_a_modifier_waits() -> None:
    works = Works().own(iron=12).factory("lenses_3b").begin().hire("trains", "red")
    works.lay("region_silk", 3).lay("region_iron", 3).lay("region_coal", 3)
    assert works.why_not(places.RAIL[0]) == "activations"


@clause("Z-MARKET-2")
def test_the_goods_a_space_asks_for_are_named() -> None:
    works = Works().all_demand("clocks").demand(osaka_north="cotton").factory("cotton_1a", 1).begin()
    works.hire("local_markets", "red")
    reason = works.rules.why_not(works.state, places.SPACE[0])
    assert "clock" in said(reason).lower()


def test_everything_that_is_ever_clicked_has_a_reason_why_not_now() -> None:
    silent = {kind for kind, entry in KINDS.items() if entry.when is None}
    assert not silent & {"region", "rail", "space", "destination", "tile", "action", "contract", "melt", "factory"}


def test_what_a_factory_costs_names_the_silk_as_well() -> None:
    works = Works().tracks(rnd=1).own(money=6, silk=1).shelf("cotton_1a").begin()
    assert any("6" in line and "1" in line and "silk" in line.lower() for line in tooltip(works, places.TILE[0]))


def test_a_priority_area_nobody_uses_says_nothing() -> None:
    works = Works().begin()
    assert list(KINDS["priority"].about(works.rules, works.state, 0, places.PRIORITY[0])) == []


# ------------------------------------------------------------ long lists
@clause("Z-MARKET-2", "Z-TRAIN-2")
def test_where_there_are_too_many_the_place_is_chosen_first_and_named() -> None:
    works = Works(4).all_demand("cotton").factory("cotton_1a", 4).own(iron=9, money=20)
    works.begin().hire("local_markets", "red")
    assert works.offered(ChooseSpace)
    assert all(phrases(works))
    rails = Works(4).own(iron=9, money=20).begin().hire("trains", "red")
    chosen = rails.offered(ChooseRail)
    assert chosen
    assert {move.targets() for move in chosen} == {(places.RAIL[move.rail],) for move in chosen}


# ------------------------------------------------------------ foresight
@clause("Z-SCORE-2")
def test_what_deliveries_and_a_train_would_make_of_a_region() -> None:
    works = Works().all_demand("cotton").factory("cotton_1a", 4)
    region = REGION_NAMES.index("region_iron")
    ahead = after_deliveries(works.state, 0, region)
    assert (ahead.steps, ahead.influence, ahead.place) == (2, 4, 2)
    works.token(0, "osaka/north", 1)
    train = after_train(works.state, 0, region)
    assert train is not None
    assert (train.steps, train.influence) == (1, 3)
    works.state.left[0][TRAIN] = 6
    assert after_train(works.state, 0, region) is None
    full = Works()
    for space in (1, 2, 3):
        full.train(1, "region_iron", space)
    assert after_train(full.state, 0, region) is None


# ------------------------------------------------------------ what is announced
def test_whose_counted_things_lie_where() -> None:
    rules = Zaibatsu()
    own = (places.STOCK[1][0], places.SCORE[1], places.FACTORY_SLOT[1][0], places.START[1])
    assert [rules.holder(place) for place in own] == [1, 1, 1, 1]
    assert rules.holder(places.BAG) == NOBODY


def test_one_piece_of_the_automa_moves_at_a_time() -> None:
    for event in (AutomaTrain(0), AutomaDelivered(0, 0, 1)):
        assert [shift.number for shift in event.shifts()] == [1]


def test_what_the_automa_passes_is_said() -> None:
    assert said(AutomaTurn().text())
    assert said(RegionPassed(0, 3, 1, False).text()) != said(RegionPassed(0, 3, 1, True).text())


def test_a_machine_held_is_told_and_a_modifier_goes_on() -> None:
    assert said(MachineHeld(0, 0).text())
    assert Modified(0, 0).goes_on()


@clause("Z-MOD-25")
def test_kept_coal_is_told_only_where_some_was_spent() -> None:
    works = Works().factory("bento_2b").factory("cotton_1a")
    works.state.kept_tile[0], works.state.kept_token[0] = 2, 3
    works.begin().hire("production", "red").produce(1)
    assert [event.number for event in works.told(KeptCoalSpent)] == [2]
    assert (works.state.kept_tile[0], works.state.kept_token[0]) == (0, 3)


def test_the_first_start_token_is_named_in_the_sheet() -> None:
    works = Works()
    works.state.start_a[0] = 0
    assert "start_a" in works.rules.scores(works.state)[0].rows[0].reason.key


@clause("Z-LATE-1")
def test_a_period_ends_with_late_factories_alone() -> None:
    works = Works(2, 1, late_factories=True).queue("").hiring("white", *["white blue red"] * 4).round(2).own(money=1)
    works.begin().hire("rnd", "white").steps(1).end()
    assert works.state.round == 3
