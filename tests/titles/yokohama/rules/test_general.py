"""General rules, hidden information, turns, mandatory and optional: Y-GEN, Y-INFO, Y-TURN, Y-OPT."""

from rules.core.move import DONE, END_TURN, SKIP
from rules.yokohama import components
from rules.yokohama.components import NONE
from rules.yokohama.events.turns import TurnBegan
from rules.yokohama.moves import HOME
from tests.titles.clause import clause
from tests.titles.yokohama.kit import Harbour
from tests.titles.yokohama.rules.placing import RULES
from tests.titles.yokohama.rules.test_setup import dealt


@clause("Y-GEN-2")
def test_nothing_goes_below_zero() -> None:
    harbour = Harbour().president(1, "bank").men(bank=1, church=1).hold(assistant=0).president(0, "tea").begin()
    assert harbour.legal == [HOME]
    assert Harbour().own(yen=1).at("employment_agency", 3).pieces() == ["assistant"]


@clause("Y-GEN-3")
def test_pieces_are_limited() -> None:
    harbour = Harbour().store(assistant=0, shop=0, house=0).own(yen=20).token("employment_agency", "").hold(shop=0)
    assert harbour.at("employment_agency", 5).step == "CloseTurn"
    assert components.TOTALS == (20, 8, 4)


@clause("Y-GEN-7")
def test_points_are_added_at_once() -> None:
    harbour = Harbour().own(copper=3).orders(0, 29).begin().complete(29)
    assert harbour.points() == 6


@clause("Y-GEN-9")
def test_an_effect_never_pays_for_itself() -> None:
    # order_01 gives two yen for four tea: they cannot pay the toll of a placement made before
    harbour = Harbour().president(1, "bank").own(tea=4).orders(0, 1).begin()
    assert "bank" not in harbour.placements()
    assert "bank" in harbour.complete(1).placements()
    exchange = Harbour().token("chinatown", "").own(yen=0, tea=1).at("chinatown", 1)
    assert [type(move).__name__ for move in exchange.legal] == ["Sell", "Button"]


@clause("Y-GEN-12")
def test_limits_are_read_from_the_data() -> None:
    assert (components.SPREAD_MOST, components.STACK, components.PRESIDENT_FEE) == (3, 2, 1)
    assert (components.HOUSE_INCOME, components.TOKEN_POWER, components.BUILD_POWER) == (1, 5, 4)
    assert (components.AGENTS_PER_TURN, components.ICONS_PER_AGENT) == (1, 2)


# ------------------------------------------------------------ information
@clause("Y-INFO-1")
def test_hands_of_others_and_decks_are_hidden() -> None:
    state = Harbour().orders(0, 1, 2).orders(1, 3).state
    seen = RULES.seen_by(state, 0)
    assert (seen.hands[0], seen.hands[1]) == ([0, 1], [-1])
    assert set(seen.deck) == {-1}
    assert len(seen.deck) == len(state.deck)
    assert set(seen.tech_deck) == {-1}
    assert seen.rng == 0


@clause("Y-INFO-2")
def test_removed_orders_are_hidden() -> None:
    state = dealt(2)
    seen = RULES.seen_by(state, 0)
    assert seen.removed == [-1] * 16
    assert seen.drawn[1] == [-1, -1]
    assert len(seen.unknown) == len(state.deck) + 16 + 2 + len(state.tech_deck)


@clause("Y-INFO-3")
def test_everything_else_is_public() -> None:
    harbour = Harbour().own(1, yen=4, silk=2).techs(1, "tram").done(1, 5).agents(1, british=1).orders(1, 7, 8)
    harbour.state.taken[1] = [2]
    harbour.state.spent[1][0] = 1
    state, seen = harbour.state, RULES.seen_by(harbour.state, 0)
    hidden = ("deck", "removed", "hands", "drawn", "returned", "tech_deck", "rng", "offer", "unknown")
    for name in (name for cls in type(state).__mro__ for name in getattr(cls, "__slots__", ())):
        if name not in hidden:
            assert getattr(seen, name) == getattr(state, name), name
    assert len(seen.hands[1]) == 2


# ------------------------------------------------------------ turns
@clause("Y-TURN-2", "Y-TURN-3")
def test_the_steps_of_a_turn_in_order() -> None:
    harbour = Harbour().men(church=4).own(tea=1, fish=1).token("church", "five_yen_3").techs(0, "telephone").begin()
    met = [harbour.step]
    harbour.place("bank").stop()
    met.append(harbour.step)
    harbour.go("church")
    met.append(harbour.step)
    harbour.skip()
    met.append(harbour.step)
    harbour.skip()
    met.append(harbour.step)
    harbour.skip()
    met.append(harbour.step)
    harbour.stop()
    met.append(harbour.step)
    assert met == ["OpenTurn", "Movement", "ChooseSpace", "TakeToken", "Construct", "Recover", "CloseTurn"]
    assert harbour.end().state.active == 1


@clause("Y-TURN-4", "Y-OPT-1", "Y-OPT-3", "Y-OPT-4")
def test_which_steps_may_be_declined() -> None:
    harbour = Harbour().men(tea=4).agents(british=1).own(copper=5, silk=1).orders(0, 26).techs(0, "spinning_mill")
    harbour.achievements("a_copper_5", "b_yen_10", "c_production_4").token("tea", "five_yen_3").begin()
    assert not {SKIP, DONE, END_TURN} & set(harbour.legal), "Placement"
    harbour.place("bank").stop()
    assert not {SKIP, DONE, END_TURN} & set(harbour.legal), "Movement"
    harbour.go("tea")
    assert SKIP in harbour.legal
    assert SKIP in harbour.skip().legal
    assert harbour.skip().step == "CloseTurn"
    assert harbour.held() == 8 - 1 + 4, "Recovery is not asked"
    assert END_TURN in harbour.legal, "Orders, Achievements, Agents and the Spinning Mill may wait"


@clause("Y-TURN-5")
def test_after_going_home_phase_c_follows() -> None:
    harbour = Harbour().men(tea=4).president(0, "tea").begin().place("bank").stop().home().stop()
    assert harbour.step == "CloseTurn"
    assert harbour.has("tea") == 0
    assert harbour.men_in("tea") == 4, "no Recovery"


@clause("Y-TURN-6", "Y-OPT-4")
def test_additional_actions_are_optional() -> None:
    harbour = Harbour().own(copper=9).orders(0, 26).begin().let_turn_pass()
    assert (harbour.hand_of(), harbour.state.active) == ([26], 1)


@clause("Y-TURN-7")
def test_once_per_turn_resets() -> None:
    harbour = Harbour(2).techs(0, "university").own(yen=9).begin().study()
    assert harbour.state.done
    harbour.place("bank").stop().home().stop().end()
    assert harbour.state.done == 0
    assert [event.seat for event in harbour.told(TurnBegan)] == [0, 1]


@clause("Y-TURN-9")
def test_each_reward_is_finished_before_the_next_step() -> None:
    harbour = Harbour().token("tea", "five_any_2").at("tea", 5).take_token("tea")
    assert harbour.step == "WishGoods"
    assert harbour.wish("tea").step == "WishGoods"
    assert harbour.wish("tea").step == "Construct"


@clause("Y-TURN-10")
def test_no_way_back_to_an_earlier_phase() -> None:
    harbour = Harbour().own(copper=9).orders(0, 26).begin().place("bank")
    assert harbour.orders_to_complete() == []
    harbour.stop()
    assert harbour.orders_to_complete() == []
    assert harbour.home().stop().orders_to_complete() == [26]
    assert harbour.placements() == set()


@clause("Y-OPT-2")
def test_payments_and_refills_happen_by_themselves() -> None:
    harbour = Harbour().port("a", 1, 2, 3, 4, 5, 6).house(1, "port_a").token("port_a", "").at("port_a", 2)
    assert harbour.has("yen", 1) == 1
    harbour.take_order(1).stop()
    assert NONE not in harbour.state.ports[0]
