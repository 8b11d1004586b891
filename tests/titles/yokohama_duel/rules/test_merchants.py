"""Calling a Merchant: an extra turn inside the own one."""

from rules.core.move import SKIP
from rules.yokohama_duel import moves
from rules.yokohama_duel.events.turns import InfluencePlayed, MerchantReturned, TurnBegan
from rules.yokohama_duel.places import MERCHANT, OWN_MERCHANTS, PLACE, SPENT_MERCHANTS
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import PLACE_NAMES, place, places


@clause("D-MERCH-1")
def test_an_extra_turn_of_three_steps_without_an_influence_card() -> None:
    harbour = Harbour().merchants(0, 1).shops(0, "tea").station("tea").own(0, yen=4).begin().call()
    assert harbour.step == "ChoosePlace"
    harbour.make(moves.SEND[place("tea")])
    assert (harbour.level, harbour.has("tea"), harbour.step) == (5, 5, "ChooseBonus")
    harbour.bonus(1)
    assert (harbour.step, harbour.decider) == ("BuildHere", 0)
    harbour.build_house()
    assert harbour.state.houses[0] == places("tea")
    assert (harbour.step, harbour.state.laid[0], harbour.told(InfluencePlayed)) == ("ChoosePlace", [-1] * 4, [])
    assert harbour.offered(moves.Play), "the own turn goes on"


@clause("D-MERCH-2")
def test_any_place_occupied_or_not() -> None:
    harbour = Harbour().merchants(0, 1).laid(1, one="copper", two="bank").laid(0, one="tea").begin()
    assert harbour.open_places() == set(PLACE_NAMES) - {"copper", "bank", "tea"}
    harbour.call()
    assert harbour.legal == list(moves.SEND)
    assert harbour.open_places() == set(PLACE_NAMES)


@clause("D-MERCH-3")
def test_the_level_of_a_merchant() -> None:
    def level(harbour: Harbour) -> int:
        return harbour.merchants(0, 1).begin().send("tea").level

    assert level(Harbour()) == 3
    assert level(Harbour().shops(0, "tea")) == 4
    assert level(Harbour().houses(0, "tea")) == 4
    assert level(Harbour().station("tea")) == 4
    assert level(Harbour().shops(1, "tea").houses(1, "tea").upgraded(0, 1, 2, 3, 4)) == 3
    everything = Harbour().merchants(0, 1).shops(0, "tea").houses(0, "tea").station("tea").assists(0, 0, 1)
    everything.techs(0, "telegram", "telephone").begin().call().make(moves.SEND[0]).assist(2).phone()
    assert everything.level == 3 + 1 + 1 + 1 + 3 + 1


@clause("D-MERCH-4", "D-MERCH-14")
def test_an_assist_card_of_its_own() -> None:
    harbour = Harbour().merchants(0, 1).assists(0, 3).begin().call().make(moves.SEND[0])
    assert harbour.legal[:1] == [moves.PLAY_ASSIST[0]]
    harbour.assist(1)
    assert (harbour.level, harbour.step) == (4, "BuildHere"), "one only"
    harbour.skip().play("bank")
    assert moves.PLAY_ASSIST[0] in harbour.legal, "that of the Influence card is not used up"
    assert harbour.assist(1).level == 2
    reverse = Harbour().merchants(0, 1).assists(0, 2).begin().play("bank").assist(1).call().make(moves.SEND[0])
    assert reverse.assist(1).level == 4


@clause("D-MERCH-5")
def test_income_of_the_place_chosen_by_a_merchant() -> None:
    for owner in range(2):
        harbour = Harbour().merchants(0, 1).houses(owner, "fish").begin().send("fish")
        assert harbour.has("yen", owner) == 1
        assert harbour.has("yen", 1 - owner) == 0


@clause("D-MERCH-6")
def test_bonus_and_building_by_its_own_level() -> None:
    high = Harbour().at_level(4, "bank").merchants(0, 1).own(0, yen=9).begin().send("tea")
    assert (high.level, high.step) == (3, "ChoosePlace"), "level 3: neither bonus nor building"
    four = Harbour().merchants(0, 1).shops(0, "tea").begin().send("tea")
    assert (four.level, four.step) == (4, "BuildHere")
    assert SKIP in four.legal
    five = Harbour().merchants(0, 1).shops(0, "tea").assists(0, 1).begin().call().make(moves.SEND[0]).assist(1)
    assert (five.level, five.step) == (5, "ChooseBonus")
    assert five.bonus(1).skip().go("fish").step == "EndTurn", "the level 1 of the own turn has neither"


@clause("D-MERCH-7", "D-MERCH-16")
def test_a_merchant_does_not_occupy_a_place() -> None:
    harbour = Harbour().merchants(0, 2).begin().send("tea")
    assert "tea" in harbour.open_places()
    assert harbour.state.laid == [[-1] * 4, [-1] * 4]
    harbour.go("bank").end()
    assert "tea" in harbour.open_places(), "open to both"
    assert harbour.go("tea").has("tea", 1) == 1
    own = Harbour().merchants(0, 1).begin().send("tea").go("tea")
    assert own.has("tea") == 4


@clause("D-MERCH-8")
def test_afterwards_it_lies_face_down_for_good() -> None:
    harbour = Harbour().merchants(0, 1).begin().call().make(moves.SEND[place("chinatown")])
    things = harbour.rules.things(harbour.state)
    assert things.get((PLACE[place("chinatown")], MERCHANT)) is None, "nothing to exchange: it is back"
    assert things[SPENT_MERCHANTS[0], MERCHANT] == 1
    assert not harbour.may_call()
    working = Harbour().merchants(0, 2).own(0, yen=9).begin().call().make(moves.SEND[place("chinatown")])
    things = working.rules.things(working.state)
    assert things[PLACE[place("chinatown")], MERCHANT] == things[OWN_MERCHANTS[0], MERCHANT] == 1
    assert (SPENT_MERCHANTS[0], MERCHANT) not in things
    working.stop().let_round_pass()
    assert (working.state.merchants[0], working.state.spent[0]) == (1, 1), "round preparation restores none"
    assert [event.place for event in working.told(MerchantReturned)] == [place("chinatown")]


@clause("D-MERCH-9")
def test_several_one_after_another_but_none_inside_another() -> None:
    harbour = Harbour().at_level(5, "bank").merchants(0, 4).shops(0, "tea").begin().call()
    assert not harbour.may_call()
    harbour.make(moves.SEND[0])
    assert (harbour.step, harbour.may_call()) == ("BuildHere", False)
    harbour.skip().send("tea").skip()
    harbour.go("bank").send("fish").bonus(1).send("silk")
    assert (harbour.state.merchants[0], harbour.state.spent[0], harbour.step) == (0, 4, "BuildHere")
    assert harbour.decider == 0


@clause("D-MERCH-10")
def test_the_extra_turn_is_none_of_the_four() -> None:
    harbour = Harbour().merchants(0, 2).begin().send("tea").send("fish")
    assert (harbour.state.turn, len(harbour.told(TurnBegan))) == (1, 1)
    harbour.let_round_pass()
    assert [event.seat for event in harbour.told(TurnBegan)] == [0, 1] * 4 + [1]


@clause("D-MERCH-11")
def test_unused_merchants_score_nothing() -> None:
    assert Harbour().merchants(0, 4).points() == Harbour().points()
    assert sum(Harbour().merchants(0, 2, "orders_3", "techs_3", "church_2").points()) == 0


@clause("D-MERCH-12")
def test_the_level_and_place_around_it_are_kept() -> None:
    harbour = Harbour().at_level(5, "bank").merchants(0, 2).own(0, yen=9).begin().go("bank").send("tea")
    assert (harbour.level, harbour.step) == (3, "ChooseBonus")
    before = harbour.has("yen")
    harbour.bonus(1)
    assert (harbour.has("yen"), harbour.state.assists[0]) == (before + 2, [0, 0]), "level 5: the first reward"
    harbour.send("tea").build_shop()
    assert harbour.state.shops[0] == places("bank")
    higher = Harbour().merchants(0, 1).shops(0, "bank").station("bank").own(0, yen=9).laid(0, one="port").begin()
    higher.go("tea").send("bank").bonus(1).build_house()
    assert (higher.step, higher.offered(moves.Build)) == ("EndTurn", []), "the own turn had level 2"


@clause("D-MERCH-13")
def test_choosing_a_place_is_mandatory_and_spends_the_merchant() -> None:
    harbour = Harbour().merchants(0, 1).begin().call()
    assert not harbour.may_skip()
    assert {type(move) for move in harbour.legal} == {moves.Send}
    harbour.make(moves.SEND[place("customs")])
    assert (harbour.state.merchants[0], harbour.state.spent[0], harbour.owns()) == (0, 1, {})
    assert not harbour.may_call()


@clause("D-MERCH-15")
def test_neither_hierarchy_nor_access_are_needed_or_used_up() -> None:
    names = ("postal_system", "stagecoach", "tram", "station")
    harbour = Harbour().merchants(0, 2).techs(0, *names).station("tea").houses(0, "tea").laid(1, one="tea")
    harbour.own(0, yen=2).begin().send("tea")
    assert (harbour.level, harbour.used_by()) == (5, set())
    harbour.bonus(1)
    if harbour.step == "BuildHere":
        harbour.skip()
    assert harbour.ways() == {("tea", name) for name in names[1:]}
    assert harbour.cards() == {1, 2, 3, 4}
