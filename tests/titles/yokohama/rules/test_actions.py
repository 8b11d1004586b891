"""Power, the Area Action, the 5-Power token, construction, recovery: Y-POWER, Y-ACT, Y-FIVE, Y-BUILD, Y-RECOV."""

import pytest

from rules.core.move import DONE, SKIP
from rules.yokohama.moves import LEAVE_ONE
from rules.yokohama.places import SITE
from tests.titles.clause import clause
from tests.titles.yokohama.kit import Harbour
from tests.titles.yokohama.rules.placing import area


# ------------------------------------------------------------ Power
@clause("Y-POWER-1")
def test_what_makes_up_power() -> None:
    def power(harbour: Harbour) -> int:
        harbour.acting("tea")
        return harbour.power()

    assert power(Harbour().men(tea=1)) == 1
    assert power(Harbour().men(tea=2)) == 2
    assert power(Harbour().president(0, "tea")) == 1
    assert power(Harbour().men(tea=1).shop(0, "tea")) == 2
    assert power(Harbour().men(tea=1).house(0, "tea")) == 2
    assert power(Harbour().men(tea=1).station("tea")) == 2
    assert power(Harbour().men(tea=1).president(0, "tea").shop(0, "tea").house(0, "tea").station("tea")) == 5
    assert power(Harbour().men(tea=1, bank=3).president(0, "bank").shop(0, "bank").station("bank")) == 1


@clause("Y-POWER-2", "Y-GEN-8")
def test_power_above_five_counts_as_five() -> None:
    harbour = Harbour().men(tea=20).president(0, "tea").shop(0, "tea").acting("tea")
    assert (harbour.power(), harbour.has("tea")) == (5, 5)


@clause("Y-POWER-3", "Y-TECH-STATION-2")
def test_the_station_counts_for_everybody() -> None:
    harbour = Harbour().techs(1, "station").station("tea").men(tea=1).acting("tea")
    assert harbour.power() == 2
    assert Harbour().techs(0, "station").station("tea").men(tea=1).acting("tea").power() == 2


@clause("Y-POWER-4")
def test_pieces_of_others_change_nothing() -> None:
    harbour = Harbour().men(1, tea=4).president(1, "tea").shop(1, "tea").house(1, "tea").men(tea=2).acting("tea")
    assert harbour.power() == 2


@clause("Y-POWER-5", "Y-POWER-6", "Y-EX-19")
def test_power_is_fixed_when_the_action_begins() -> None:
    harbour = Harbour().own(tea=1, fish=1).hold(assistant=1, shop=1).at("church", 4)
    harbour.take_space("church", 3).source("hand").stop()
    harbour.move_man("church", "bank").move_man("church", "tea")
    assert harbour.step == "Construct", "the Power of building stays 4"
    assert harbour.sites() == [0, 1, 2, 3]
    harbour.skip()
    assert harbour.held() == 1, "the one who was left at the Church"


@clause("Y-POWER-6")
def test_a_building_built_now_does_not_raise_the_power_of_this_action() -> None:
    harbour = Harbour().token("tea", "five_yen_3").hold(assistant=0).at("tea", 4).build("tea", 0)
    assert harbour.step == "CloseTurn"
    assert harbour.has("tea") == 4
    assert harbour.state.tokens[area("tea")] >= 0


@clause("Y-POWER-7")
def test_the_full_power_is_used() -> None:
    assert Harbour().at("bank", 3).has("yen") == 3


# ------------------------------------------------------------ the action
@clause("Y-ACT-1", "Y-TURN-3")
def test_the_action_of_the_area_where_he_stops() -> None:
    harbour = Harbour().men(tea=2).begin().place("bank").stop().go("tea")
    assert (harbour.has("tea"), harbour.power()) == (3, 3)


@clause("Y-ACT-2", "Y-ACT-6", "Y-OPT-2", "Y-EX-22", "Y-GEN-12")
def test_the_bank_pays_the_owner_of_the_trading_house() -> None:
    harbour = Harbour().house(1, "bank").own(1, yen=0).at("bank", 2)
    assert (harbour.has("yen", 1), harbour.has("yen", 0)) == (1, 2)
    harbour.end()
    assert harbour.has("yen", 1) == 1
    empty = Harbour().house(1, "copper_mine").at("copper_mine", 1)
    assert empty.has("yen", 1) == 1, "even if the action has no effect"


@clause("Y-ACT-2", "Y-AGENT-10", "Y-EX-22")
def test_also_for_an_agent() -> None:
    harbour = Harbour().house(1, "bank").men(bank=1).agents(british=1).begin().send("british", "bank")
    assert (harbour.has("yen", 1), harbour.has("yen")) == (1, 1)


@clause("Y-ACT-3", "Y-EX-22")
def test_an_own_trading_house_pays_nothing_in_the_own_turn() -> None:
    harbour = Harbour().house(0, "tea").at("tea", 2)
    assert harbour.owns() == {"tea": 3}
    assert harbour.has("yen") == 0


@clause("Y-ACT-4", "Y-OPT-3")
@pytest.mark.parametrize(
    ("name", "button"),
    [
        ("chinatown", DONE),
        ("church", SKIP),
        ("customs", SKIP),
        ("employment_agency", DONE),
        ("laboratory_a", SKIP),
        ("port_a", SKIP),
    ],
)
def test_choices_inside_an_action_are_optional(name: str, button: object) -> None:
    harbour = Harbour().own(yen=9, imports=9, copper=1, silk=1, tea=1, fish=1).at(name, 3)
    before = harbour.owns()
    assert button in harbour.legal
    harbour.make(button)
    assert (harbour.step, harbour.owns()) == ("CloseTurn", before)


@clause("Y-ACT-5", "Y-RECOV-1")
def test_an_action_without_effect_is_still_performed() -> None:
    harbour = Harbour().hold(assistant=0).at("copper_mine", 2)
    assert (harbour.has("copper"), harbour.held(), harbour.step) == (0, 1, "CloseTurn")


# ------------------------------------------------------------ the 5-Power token
@clause("Y-FIVE-1", "Y-GEN-12")
def test_the_token_is_open_with_power_five_while_it_lies_there() -> None:
    assert Harbour().token("tea", "five_yen_3").at("tea", 5).step == "TakeToken"
    assert Harbour().token("tea", "five_yen_3").at("tea", 4).step == "Construct"
    assert Harbour().token("tea", "").at("tea", 5).step == "Construct"


@clause("Y-FIVE-2", "Y-FIVE-3")
def test_its_reward_is_gained_at_once_and_it_is_kept() -> None:
    harbour = Harbour().token("tea", "five_yen_3").at("tea", 5).take_token("tea")
    assert harbour.has("yen") == 3
    assert len(harbour.state.taken[0]) == 1
    assert harbour.state.tokens[area("tea")] == -1, "not replaced"
    assert harbour.step == "Construct"


@clause("Y-FIVE-4", "Y-OPT-3")
def test_declined_it_stays() -> None:
    harbour = Harbour().token("tea", "five_yen_3").at("tea", 5).skip()
    assert harbour.state.tokens[area("tea")] == 2
    assert (harbour.has("yen"), harbour.state.taken[0]) == (0, [])


@clause("Y-FIVE-5", "Y-SCORE-19")
def test_a_kept_token_scores_nothing() -> None:
    harbour = Harbour().token("tea", "five_yen_3").at("tea", 5)
    before = sum(harbour.final().values())
    harbour.take_token("tea")
    assert sum(harbour.final().values()) == before + 1, "three yen make one point, the token none"


# ------------------------------------------------------------ construction
@clause("Y-BUILD-1", "Y-GEN-12")
def test_one_building_with_power_four_or_five() -> None:
    assert Harbour().token("tea", "").at("tea", 3).step == "CloseTurn"
    for power in (4, 5):
        harbour = Harbour().token("tea", "").hold(shop=1, house=1).at("tea", power)
        assert harbour.sites() == [0, 1, 2, 3, 4]
        assert harbour.build("tea", 4).step == "CloseTurn", "not both"


@clause("Y-BUILD-2")
def test_a_shop_goes_on_any_empty_shop_space_once_per_area() -> None:
    harbour = Harbour().shop(1, "tea", 0).at("tea", 4)
    assert harbour.sites() == [1, 2, 3]
    harbour.build("tea", 2)
    assert (harbour.held("shop"), harbour.state.built[area("tea") * 5 + 2]) == (1, 0)
    assert Harbour().shop(0, "tea", 1).at("tea", 3).step == "CloseTurn", "a second Shop is not possible"
    assert Harbour().hold(shop=0).at("tea", 4).step == "CloseTurn"


@clause("Y-BUILD-3")
def test_the_trading_house_goes_on_its_space_if_that_is_empty() -> None:
    harbour = Harbour().hold(shop=0, house=1).at("tea", 4)
    assert harbour.sites() == [4]
    assert harbour.build("tea", 4).held("house") == 0
    assert Harbour().hold(shop=0, house=1).house(1, "tea").at("tea", 4).step == "CloseTurn"
    assert Harbour().hold(shop=0, house=0).at("tea", 4).step == "CloseTurn"


@clause("Y-BUILD-4")
def test_shop_and_trading_house_may_stand_on_one_tile() -> None:
    harbour = Harbour().shop(0, "tea", 1).hold(house=1).at("tea", 3)
    assert harbour.power() == 4
    assert harbour.sites() == [4]


@clause("Y-BUILD-5")
def test_the_reward_of_the_space_is_gained_at_once() -> None:
    harbour = Harbour().tile("tea", 9).at("tea", 4).build("tea", 1)
    assert harbour.has("fish") == 2
    assert Harbour().tile("tea", 9).at("tea", 4).build("tea", 0).points() == 4
    house = Harbour().tile("tea", 9).hold(house=1).at("tea", 4).build("tea", 4)
    assert (house.points(), house.has("yen")) == (6, 2)


@clause("Y-BUILD-6")
def test_building_costs_nothing() -> None:
    harbour = Harbour().tile("tea", 7).own(yen=3).hold(house=1).at("tea", 4).build("tea", 4)
    assert harbour.has("yen") == 3


@clause("Y-BUILD-7")
def test_buildings_stay() -> None:
    harbour = Harbour().shop(1, "tea", 1).at("tea", 4).build("tea", 2)
    for _ in range(5):
        harbour.let_turn_pass()
    assert harbour.state.built[area("tea") * 5 : area("tea") * 5 + 5] == [-1, 1, 0, -1, -1]


@clause("Y-BUILD-9")
def test_the_space_without_reward_can_be_chosen() -> None:
    harbour = Harbour().techs(0, "gaslight").at("tea", 4).build("tea", 3)
    assert (harbour.points(), harbour.owns()) == (2, {"tea": 4})


@clause("Y-BUILD-10")
def test_a_piece_taken_in_steps_three_or_four_may_be_built_and_one_from_the_reward_may_not() -> None:
    harbour = Harbour().hold(shop=0).own(yen=2).at("employment_agency", 4).hire("shop").stop()
    assert harbour.sites() == [0, 1, 2, 3]
    token = Harbour().hold(shop=0).own(yen=2).token("tea", "five_warehouse_2").at("tea", 5).take_token("tea")
    assert token.hire("shop").stop().sites() == [0, 1, 2, 3]
    reward = Harbour().tile("tea", 23).own(yen=9).hold(shop=1).at("tea", 4).build("tea", 0)
    assert reward.hire("house").stop().step == "CloseTurn"


@clause("Y-BUILD-1", "Y-BUILD-2", "Y-BUILD-3")
def test_why_not_build() -> None:
    harbour = Harbour().shop(1, "tea", 0).house(1, "tea").at("tea", 4)
    here = SITE[area("tea")]
    assert (harbour.why_not(here[0]), harbour.why_not(here[4])) == ("site_taken", "house_stands")
    assert harbour.why_not(SITE[area("bank")][0]) == "other_area"
    mine = Harbour().shop(0, "tea", 0).hold(house=1).at("tea", 3)
    assert mine.why_not(here[1]) == "shop_stands"
    bare = Harbour().hold(house=1, shop=0).at("tea", 4)
    assert bare.why_not(here[1]) == "no_shop"
    assert Harbour().hold(shop=1).at("tea", 4).why_not(here[4]) == "no_house"


# ------------------------------------------------------------ recovery
@clause("Y-RECOV-1", "Y-RECOV-2", "Y-RECOV-3")
def test_the_assistants_of_the_area_return_and_nobody_else() -> None:
    harbour = Harbour().men(bank=2).board("church", space_1=0).hold(assistant=0).at("copper_mine", 3)
    assert (harbour.held(), harbour.men_in("copper_mine"), harbour.men_in("bank")) == (2, 0, 2)
    assert (harbour.where(), harbour.state.boards[0][0]) == ("copper_mine", 0)


@clause("Y-RECOV-4")
def test_recovery_looks_at_who_stands_there_then() -> None:
    harbour = Harbour().men(bank=1).token("tea", "five_move_2").hold(assistant=0, shop=0).at("tea", 5).take_token("tea")
    harbour.move_man("bank", "tea").move_man("tea", "church")
    assert (harbour.held(), harbour.men_in("tea"), harbour.men_in("church")) == (4, 0, 1)
    nobody = Harbour().hold(assistant=0).at("tea", 1)
    assert (nobody.held(), nobody.step) == (0, "CloseTurn")


@clause("Y-TECH-TELEPHONE", "Y-TECH-USE", "Y-EX-4")
def test_telephone_may_leave_one_behind() -> None:
    harbour = Harbour().techs(0, "telephone").hold(assistant=0).at("tea", 3)
    assert harbour.legal == [LEAVE_ONE, DONE]
    harbour.leave_one()
    assert (harbour.men_in("tea"), harbour.held()) == (1, 1)
    everybody = Harbour().techs(0, "telephone").hold(assistant=0).at("tea", 3).stop()
    assert (everybody.men_in("tea"), everybody.held()) == (0, 2)
    assert Harbour().techs(0, "telephone").at("tea", 1).step == "CloseTurn", "asked only with somebody there"


@clause("Y-TECH-TELEPHONE", "Y-TECH-TELEPHONE-2")
def test_telephone_works_in_each_recovery_of_a_turn() -> None:
    harbour = Harbour().techs(0, "telephone").men(tea=2, fishing=2).agents(british=1).hold(assistant=0).begin()
    harbour.send("british", "tea").leave_one().place("bank").go("fishing").leave_one()
    assert (harbour.men_in("tea"), harbour.men_in("fishing"), harbour.held()) == (1, 1, 1)
