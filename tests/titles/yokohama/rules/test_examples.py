"""The worked examples of the rulebook: Y-EX. Purple is seat 0, blue 1, pink 2, yellow 3."""

import pytest

from rules.yokohama.moves import HOME
from rules.yokohama.places import AREA
from rules.yokohama.reckoning.ways import survey
from tests.titles.clause import clause
from tests.titles.yokohama.kit import Harbour, short
from tests.titles.yokohama.rules.placing import area


@clause("Y-EX-1")
@pytest.mark.parametrize("yen", [1, 2])
def test_placement(yen: int) -> None:
    harbour = Harbour().president(1, "employment_agency").president(2, "laboratory_a").president(3, "laboratory_a")
    harbour.own(yen=yen).begin().place("copper_mine")
    assert harbour.has("yen") == yen
    harbour.place("employment_agency")
    assert (harbour.has("yen"), harbour.has("yen", 1)) == (yen - 1, 1)
    assert "laboratory_a" not in harbour.placements()
    assert harbour.why_not(AREA[area("laboratory_a")]) == "toll"
    harbour.place("silk_mill")
    assert (harbour.has("yen"), harbour.men_in("silk_mill")) == (yen - 1, 1)


@clause("Y-EX-2")
def test_movement() -> None:
    harbour = Harbour().lay("bank", "employment_agency", "silk_mill", "tea", "fishing", "port_a", "laboratory_a")
    harbour.hold(assistant=0).men(employment_agency=1, silk_mill=1).president(0, "bank").president(
        1, "employment_agency"
    )
    harbour.own(yen=1).begin()
    assert harbour.destinations() == {"silk_mill"}
    route = survey(harbour.state, 0).routes[area("silk_mill")][0]
    assert [short(each) for each in route.path] == ["employment_agency", "silk_mill"]
    harbour.go("silk_mill")
    assert (harbour.where(), harbour.has("yen"), harbour.has("yen", 1)) == ("silk_mill", 0, 1)


@clause("Y-EX-3", "Y-EX-4")
def test_power_and_recovery() -> None:
    harbour = Harbour().shop(0, "silk_mill").token("silk_mill", "").hold(assistant=0, shop=0).at("silk_mill", 4)
    assert (harbour.power(), harbour.has("silk")) == (5, 4)
    assert (harbour.held(), harbour.where(), harbour.state.built[area("silk_mill") * 5 + 3]) == (3, "silk_mill", 0)


@clause("Y-EX-5")
def test_foreign_agent() -> None:
    harbour = Harbour().men(copper_mine=2).house(0, "copper_mine").agents(british=1).hold(assistant=0, house=1).begin()
    harbour.send("british", "copper_mine")
    assert (harbour.power(), harbour.has("copper"), harbour.held(), harbour.step) == (3, 1, 2, "OpenTurn")


@clause("Y-EX-6")
def test_achievement() -> None:
    harbour = Harbour().achievements("a_copper_5", "b_yen_10", "c_production_4").achieved("a_copper_5", 1, 2)
    harbour.own(copper=5).begin().achieve("a_copper_5")
    assert (harbour.points(), harbour.has("copper"), harbour.state.achieved[0][-1]) == (6, 5, 0)


@clause("Y-EX-7")
def test_pair() -> None:
    harbour = Harbour().done(0, 1).orders(0, 4).own(tea=2, silk=1, copper=1).begin().complete(4)
    assert harbour.agents_of() == {"british": 1}


@clause("Y-EX-8")
def test_church_bonus() -> None:
    harbour = Harbour().board("church", space_1=3, space_2=0, space_4=0, space_3=1, space_5=1)
    assert [harbour.final(seat)["church"] for seat in range(4)] == [3, 6, 0, 0]


@clause("Y-EX-9")
def test_customs_bonus() -> None:
    harbour = Harbour().board("customs", space_1=0, space_2=3, space_3=1, space_5=1, space_7=1)
    assert [harbour.final(seat)["customs"] for seat in range(4)] == [0, 8, 0, 4]


@clause("Y-EX-13")
def test_church_action() -> None:
    harbour = Harbour().token("church", "").hold(shop=0).own(copper=1, silk=1, yen=2).at("church", 3)
    harbour.take_space("church", 3)
    harbour.source("hand").stop()
    assert (harbour.owns(), harbour.points(), harbour.step) == ({}, 5, "MoveFreely")
    harbour.move_man("church", "bank").move_man("hand", "tea")
    assert (harbour.men_in("bank"), harbour.men_in("tea")) == (1, 1)


@clause("Y-EX-14")
def test_customs_action() -> None:
    harbour = Harbour().own(imports=1).at("customs", 2).take_space("customs", 2).stop()
    assert (harbour.points(), harbour.owns()) == (4, {"yen": 2})


@clause("Y-EX-15")
def test_laboratory() -> None:
    harbour = Harbour().shop(0, "laboratory_a").laboratory("a", "stagecoach", "winery_french", "tram").own(yen=2)
    harbour.token("laboratory_a", "").at("laboratory_a", 4)
    assert harbour.power() == 5
    harbour.choose("tram").stop()
    assert (harbour.has("yen"), harbour.techs_of()) == (0, {"tram"})


@clause("Y-EX-16")
def test_port() -> None:
    harbour = Harbour().port("a", 1, 2, 3, 4, 5, 6).orders(0, 7).own(yen=2).at("port_a", 3)
    harbour.take_order(2, 4).stop()
    assert (harbour.hand_of(), harbour.has("yen")) == ([2, 4, 7], 0)
    assert harbour.state.ports[0][:4] == [0, 2, 4, 5]
    assert -1 not in harbour.state.ports[0]


@clause("Y-EX-20")
def test_mining_technology() -> None:
    def mined(power: int) -> int:
        harbour = Harbour().techs(0, "mining").token("copper_mine", "").hold(shop=0).at("copper_mine", power)
        return harbour.has("copper")

    assert (mined(5), mined(2)) == (4, 0)


@clause("Y-EX-23")
def test_canal() -> None:
    def beside_the_canal(yen: int) -> Harbour:
        harbour = Harbour().lay("bank", "canal", "church").hold(assistant=0).men(bank=1, church=1)
        return harbour.president(0, "bank").own(yen=yen).begin()

    harbour = beside_the_canal(1)
    assert harbour.destinations() == {"church"}
    assert survey(harbour.state, 0).routes[area("church")][0].path == (area("canal"), area("church"))
    assert beside_the_canal(0).legal == [HOME]


@clause("Y-EX-24")
def test_agent_in_the_church() -> None:
    harbour = Harbour().men(church=2).president(0, "bank").agents(french=1).own(tea=1, fish=1).hold(assistant=0).begin()
    harbour.send("french", "church")
    assert harbour.power() == 2
    harbour.take_space("church", 1)
    assert harbour.owns() == {}
    harbour.skip()
    assert (harbour.held(), harbour.step, harbour.points()) == (1, "OpenTurn", 3)


@clause("Y-EX-25")
def test_double_pair() -> None:
    harbour = Harbour().techs(0, "stagecoach_british").done(0, 1, 19).agents(british=1).orders(0, 2, 3)
    harbour.laboratory("a", "spinning_mill_french").own(tea=9, fish=9, silk=9).token("laboratory_a", "")
    harbour.hold(shop=0).at("laboratory_a", 4).choose("spinning_mill_french").stop()
    assert harbour.agents_of() == {"british": 1, "french": 1}
    assert harbour.complete(2).agents_of() == {"british": 1, "french": 1}
    assert harbour.complete(3).agents_of() == {"british": 2, "french": 1}
