"""Technology cards that are not about movement, placement or recovery: Y-TECH."""

import pytest

from rules.core.move import DONE
from rules.yokohama.cards import TECHNOLOGIES, TITLES
from rules.yokohama.places import AREA, TECHNOLOGY
from tests.titles.clause import clause
from tests.titles.yokohama.kit import Harbour
from tests.titles.yokohama.rules.placing import area, tech

RICH = {"copper": 20, "silk": 20, "tea": 20, "fish": 20}


@clause("Y-TECH-BALL", "Y-TECH-LANGUAGE-SCHOOL")
def test_ball_and_language_school_pay_for_orders() -> None:
    harbour = Harbour().techs(0, "ball", "language_school").own(**RICH).orders(0, 29, 30).begin().complete(29)
    assert (harbour.points(), harbour.has("yen")) == (6 + 2, 1)
    assert harbour.complete(30).points() == 6 + 2 + 7 + 2
    other = Harbour().techs(1, "ball", "language_school").own(**RICH).orders(0, 29).begin().complete(29)
    assert (other.points(), other.has("yen"), other.points(1)) == (6, 0, 0)


@clause("Y-TECH-BRICKYARD")
def test_brickyard_pays_at_customs() -> None:
    harbour = Harbour().techs(0, "brickyard", "winery").own(imports=1).at("customs", 2).take_space("customs", 1).stop()
    assert harbour.points() == 5 + 4


@clause("Y-TECH-WINERY")
def test_winery_pays_at_the_church() -> None:
    harbour = Harbour().techs(0, "brickyard", "winery").at("church", 5).take_space("church", 2).stop()
    assert harbour.points() == 3 + 3


@clause("Y-TECH-ELECTRICAL-LIGHT", "Y-TECH-GASLIGHT")
def test_lights_pay_for_buildings() -> None:
    def building(space: int) -> int:
        harbour = Harbour().techs(0, "gaslight", "electrical_light").hold(shop=1, house=1).tile("tea", 1).at("tea", 4)
        return harbour.build("tea", space).points()

    assert building(0) == 3 + 2
    assert building(4) == 6 + 3


@clause("Y-TECH-EXPOSITION")
def test_exposition_scores_once_when_gained() -> None:
    harbour = Harbour().laboratory("a", "exposition").own(yen=20).at("laboratory_a", 5).choose("exposition").stop()
    assert harbour.points() == 10
    again = Harbour().techs(0, "exposition").laboratory("a", "tram").at("laboratory_a", 5).choose("tram").stop()
    assert again.points() == 0


@clause("Y-TECH-LETTERPRESS", "Y-TECH-PATENT")
def test_letterpress_and_patent_pay_for_later_cards_not_for_themselves() -> None:
    first = Harbour().laboratory("a", "letterpress").at("laboratory_a", 5).choose("letterpress").stop()
    assert first.has("yen") == 0
    patent = Harbour().laboratory("a", "patent_system").at("laboratory_a", 5).choose("patent_system").stop()
    assert patent.points() == 0
    later = Harbour().techs(0, "letterpress", "patent_system").laboratory("a", "tram").at("laboratory_a", 5)
    later.choose("tram").stop()
    assert (later.has("yen"), later.points()) == (1, 2)


@clause("Y-TECH-MINING-1", "Y-TECH-MINING-4", "Y-EX-20")
def test_mining_adds_one_to_each_gain_of_copper() -> None:
    mine = Harbour().techs(0, "mining").token("copper_mine", "").hold(shop=0).at("copper_mine", 5)
    assert mine.has("copper") == 4
    token = Harbour().techs(0, "mining").token("tea", "five_copper_2").at("tea", 5).take_token("tea")
    assert token.has("copper") == 3
    bought = Harbour().techs(0, "mining").own(yen=4).at("chinatown", 2).buy("copper").buy("copper")
    assert (bought.has("copper"), bought.has("yen")) == (4, 0)
    tile = Harbour().techs(0, "mining").tile("tea", 4).at("tea", 4).build("tea", 1)
    assert tile.has("copper") == 2
    assert Harbour().token("copper_mine", "").hold(shop=0).at("copper_mine", 5).has("copper") == 3


@clause("Y-TECH-MINING-2")
def test_any_good_taken_as_copper_triggers_once_per_reward() -> None:
    harbour = Harbour().techs(0, "mining").token("tea", "five_any_2").at("tea", 5).take_token("tea")
    harbour.wish("copper", "copper")
    assert harbour.has("copper") == 3
    mixed = Harbour().techs(0, "mining").token("tea", "five_any_2").at("tea", 5).take_token("tea")
    assert mixed.wish("silk", "copper").has("copper") == 2


@clause("Y-TECH-MINING-3", "Y-EX-20")
def test_no_copper_brings_no_extra() -> None:
    assert Harbour().techs(0, "mining").at("copper_mine", 2).has("copper") == 0


@clause("Y-TECH-SPINNING", "Y-TECH-TIMING", "Y-TURN-7", "Y-TECH-USE")
def test_spinning_mill_once_a_turn_between_steps() -> None:
    harbour = Harbour(2).techs(0, "spinning_mill").own(silk=3).hold(assistant=1).begin()
    assert harbour.may_spin()
    harbour.place("silk_mill")
    assert harbour.may_spin(), "before Movement"
    harbour.go("silk_mill")
    assert harbour.may_spin(), "in Phase C, with silk of this turn"
    harbour.spin()
    assert (harbour.has("silk"), harbour.has("yen"), harbour.may_spin()) == (3, 2, False)
    assert harbour.why_not(TECHNOLOGY[tech("spinning_mill")]) == "once_a_turn"
    harbour.end().let_turn_pass()
    assert harbour.may_spin()
    assert not Harbour().techs(0, "spinning_mill").begin().may_spin(), "no silk"


@clause("Y-TECH-UNIVERSITY", "Y-TECH-TIMING", "Y-TURN-7", "Y-TECH-USE")
def test_university_once_a_turn() -> None:
    harbour = Harbour(2).techs(0, "university").own(yen=3).begin().study()
    assert (harbour.held(), harbour.stored(), harbour.has("yen"), harbour.may_study()) == (9, 11, 2, False)
    harbour.place("tea").stop().go("tea").end().let_turn_pass()
    assert harbour.may_study()
    assert not Harbour().techs(0, "university").begin().may_study()
    assert not Harbour().techs(0, "university").own(yen=3).store(assistant=0).begin().may_study()


@clause("Y-TECH-TIMING")
@pytest.mark.parametrize("name", ["chinatown", "church", "employment_agency", "laboratory_a", "port_a"])
def test_never_inside_a_step(name: str) -> None:
    harbour = Harbour().techs(0, "university", "spinning_mill").own(**RICH, yen=9, imports=2).at(name, 3)
    assert (harbour.may_spin(), harbour.may_study()) == (False, False)
    assert harbour.why_not(TECHNOLOGY[tech("university")]) == "between_only"


@clause("Y-TECH-TIMING")
def test_before_the_token_and_construction() -> None:
    harbour = Harbour().techs(0, "university", "spinning_mill").own(silk=1, yen=1).token("tea", "five_warehouse_2")
    harbour.at("tea", 5)
    assert (harbour.step, harbour.may_spin(), harbour.may_study()) == ("TakeToken", True, True)
    harbour.spin().take_token("tea")
    assert (harbour.step, harbour.may_study()) == ("TakePieces", False), "not inside a reward"
    harbour.stop()
    assert (harbour.step, harbour.may_study()) == ("Construct", True)
    placing = Harbour().techs(0, "spinning_mill").own(silk=1).begin().place("bank")
    assert not placing.may_spin(), "Placement is one step"


@clause("Y-TECH-STATION-1")
def test_the_station_goes_anywhere_but_the_canal_and_stays() -> None:
    harbour = Harbour().laboratory("a", "station").own(yen=20).at("laboratory_a", 5).choose("station").stop()
    assert len(harbour.legal) == 17
    assert harbour.why_not(AREA[area("canal")]) == "canal"
    harbour.put_station("tea")
    for _ in range(5):
        harbour.let_turn_pass()
    assert harbour.state.station == area("tea")


@clause("Y-TECH-STOCK", "Y-OPT-2")
@pytest.mark.parametrize(("yen", "after"), [(0, 2), (1, 2), (2, 2), (5, 5)])
def test_stock_market_helps_the_poor_at_the_start_of_the_turn(yen: int, after: int) -> None:
    assert Harbour().techs(0, "stock_market").own(yen=yen).begin().has("yen") == after
    assert Harbour().techs(1, "stock_market").own(yen=yen).begin().has("yen") == yen


@clause("Y-TECH-USE")
def test_bonuses_are_automatic_and_the_rest_optional() -> None:
    harbour = Harbour().techs(0, "newspaper", "telegram", "telephone", "tram", "spinning_mill", "university")
    harbour.own(silk=1, yen=1).men(tea=2).begin().place("bank").stop().go("tea")
    assert DONE in harbour.legal
    assert harbour.stop().step == "CloseTurn"
    assert (harbour.has("silk"), harbour.has("yen")) == (1, 1)


@clause("Y-GEN-6", "Y-LAB-2")
def test_the_cards_as_they_are_printed() -> None:
    assert (len(TITLES), len(TECHNOLOGIES)) == (20, 30)
    values = {TITLES[card.title]: card.production for card in TECHNOLOGIES}
    assert values["tram"] == 5
    assert [sum(card.country == number for card in TECHNOLOGIES) for number in range(5)] == [9, 6, 6, 6, 3]
