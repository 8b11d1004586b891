"""Why a thing cannot be clicked now."""

import pytest

from rules.core.target import Target
from rules.harbour.rewards import Reward
from rules.yokohama.moves import FREE_MAN, IN_HAND_SOURCE, WALK
from rules.yokohama.places import (
    ACHIEVEMENT,
    AREA,
    BUYING,
    COUNTER,
    GROUP,
    HELD,
    ORDER,
    OWN_AGENTS,
    SELLING,
    SITE,
    SPACE,
    STORE,
    TECHNOLOGY,
    TOKEN,
)
from tests.titles.yokohama.kit import Harbour, item
from tests.titles.yokohama.rules.placing import achievement, area, tech
from tests.titles.yokohama.rules.speaking import plain
from tests.titles.yokohama.rules.test_areas import rewarded
from tests.titles.yokohama.rules.test_movement import moving

CHOSEN = "common.refuse.chosen"
GOALS = ("a_copper_5", "b_yen_10", "c_production_2_commercial_3")


def why(harbour: Harbour, target: Target) -> str:
    return plain(harbour.rules.why_not(harbour.state, target)).removeprefix("refuse.")


def test_placement() -> None:
    harbour = Harbour().president(1, "bank").president(2, "bank").own(yen=1).begin()
    assert why(harbour, AREA[area("bank")]) == "toll(seat=seat/1, n=1)"
    assert why(harbour, AREA[area("canal")]) == "canal"
    none = Harbour().hold(assistant=0).orders(0, 1).begin()
    assert why(none, AREA[area("tea")]) == "no_assistant"
    wire = Harbour().lay("bank", "church", "customs").techs(0, "telegram").begin().place("bank", "bank")
    assert why(wire, AREA[area("customs")]) == "telegram(area=area/bank)"
    assert why(wire, AREA[area("canal")]) == "canal"
    spread = Harbour().begin().place("bank", "church")
    assert why(spread, AREA[area("bank")]) == "one_each"
    assert why(spread, TOKEN[area("bank")]) == "when.token"
    assert spread.rules.why_not(spread.state, AREA[area("tea")]) is None, "lit"


def test_movement() -> None:
    harbour = moving(church=1, tea=1).president(0, "bank").president(1, "church").own(yen=9).begin()
    assert why(harbour, AREA[area("canal")]) == "canal_stop"
    assert why(harbour, AREA[area("bank")]) == "about.president_here"
    assert why(harbour, AREA[area("customs")]) == "nobody_there"
    assert why(harbour, AREA[area("church")]) == "occupied(seat=seat/1)"
    assert why(harbour, AREA[area("tea")]) == "no_way"
    assert why(harbour, TOKEN[area("tea")]) == "when.token"
    home = moving(bank=1).begin().home()
    assert why(home, GROUP[0][area("tea")]) == "nobody_there"
    assert why(home, AREA[area("tea")]) == "nobody_there"
    assert why(home, GROUP[1][area("bank")]) == "of_other"
    walk = moving(church=1, laboratory_a=1, silk_mill=1, customs=1).own(yen=5)
    walk.president(0, "bank").president(1, "church").begin().make(WALK)
    assert why(walk, AREA[area("bank")]) == "entered_once"
    assert why(walk, AREA[area("tea")]) == "no_next"
    assert why(walk, TOKEN[area("tea")]) == "when.token"


def test_agents() -> None:
    harbour = Harbour().agents(british=1).men(bank=1, church=1).president(0, "church").begin()
    assert why(harbour, OWN_AGENTS[0][1]) == "no_agent"
    assert why(harbour, OWN_AGENTS[1][0]) == "of_other"
    harbour.make(next(move for move in harbour.legal if type(move).__name__ == "UseAgent"))
    assert why(harbour, OWN_AGENTS[0][0]) == CHOSEN
    assert why(harbour, AREA[area("church")]) == "agent_president"
    assert why(harbour, AREA[area("tea")]) == "nobody_there"
    assert why(harbour, TOKEN[area("tea")]) == "when.token"
    later = Harbour().agents(british=1).men(bank=1).hold(assistant=0).president(0, "tea").begin().stop()
    assert why(later, OWN_AGENTS[0][0]) == "additional_only"


def test_orders_and_achievements() -> None:
    harbour = Harbour().orders(0, 29).own(copper=1, yen=3).port("a", 1).achievements(*GOALS).begin()
    assert why(harbour, ORDER[28]) == "goods(goods=gain.copper(n=2))"
    assert why(harbour, ORDER[0]) == "order_at_port"
    assert why(harbour, ORDER[harbour.state.deck[0]]) == "when.order"
    assert why(harbour, ACHIEVEMENT[achievement("a_copper_5")]) == "achievement(have=1, n=5)"
    assert why(harbour, ACHIEVEMENT[achievement(GOALS[2])]) == "about.progress_production(have=0, n=2)"
    assert why(harbour, ACHIEVEMENT[achievement("a_fish_7")]) == "when.achievement"
    ready = Harbour().orders(0, 29).own(copper=5).achievements(*GOALS).begin().place("bank")
    assert why(ready, ORDER[28]) == "additional_only"
    assert why(ready, ACHIEVEMENT[achievement("a_copper_5")]) == "additional_only"


def test_technologies() -> None:
    harbour = Harbour().techs(0, "spinning", "university", "tram").laboratory("a", "ball").store(assistant=0).begin()
    assert why(harbour, TECHNOLOGY[tech("tram")]) == "by_itself"
    assert why(harbour, TECHNOLOGY[tech("ball")]) == "at_laboratory"
    assert why(harbour, TECHNOLOGY[tech("spinning")]) == "goods(goods=gain.silk(n=1))"
    assert why(harbour, TECHNOLOGY[tech("university")]) == "store_empty"
    harbour.store(assistant=1)
    assert why(harbour, TECHNOLOGY[tech("university")]) == "short(n=1)"
    assert why(harbour, TECHNOLOGY[harbour.state.tech_deck[0]]) == "when.technology"
    inside = Harbour().techs(0, "spinning", "university").own(silk=1, yen=1).begin().place("bank")
    assert why(inside, TECHNOLOGY[tech("spinning")]) == "between_only"
    assert why(inside, TECHNOLOGY[tech("university")]) == "between_only"
    assert why(inside, COUNTER[1][0]) == "of_other"
    assert why(inside, HELD[0][0]) == "when.in_hand"
    studied = Harbour().techs(0, "university").own(yen=3).begin().study()
    assert why(studied, TECHNOLOGY[tech("university")]) == "once_a_turn"


def test_chinatown_and_warehouse() -> None:
    trade = Harbour().own(yen=1).at("chinatown", 2)
    assert why(trade, BUYING[item("imports")]) == "short(n=3)"
    assert why(trade, SELLING[item("silk")]) == "none_to_sell"
    assert why(trade, AREA[0]) == "when.area"
    hire = Harbour().own(yen=1).store(assistant=1, shop=1, house=0).at("employment_agency", 3)
    assert why(hire, STORE[0][1]) == "short(n=1)"
    assert why(hire, STORE[0][2]) == "store_empty"
    assert why(hire, STORE[1][0]) == "of_other"
    assert why(hire, AREA[0]) == "when.area"


def test_boards() -> None:
    church = Harbour().own(tea=1).board("church", space_2=1).at("church", 4)
    assert why(church, SPACE[0][1]) == "about.held_by(seat=seat/1)"
    assert why(church, SPACE[0][3]) == "faith(n=2)"
    assert why(church, SPACE[1][0]) == "other_board"
    assert why(church, AREA[0]) == "when.area"
    customs = Harbour().own(imports=1).at("customs", 3)
    assert why(customs, SPACE[1][4]) == "customs_power(n=3)"
    assert why(customs, SPACE[1][2]) == "imports(n=1)"
    paying = Harbour().own(tea=2, fish=1).at("church", 3).take_space("church", 1)
    assert why(paying, SPACE[0][0]) == CHOSEN
    assert why(paying, COUNTER[0][item("fish")]) == "enough"
    assert why(paying, COUNTER[0][item("silk")]) == "none_to_give"
    assert why(paying, SPACE[0][5]) == "faith(n=4)"
    assert why(paying, AREA[0]) == "when.area"
    free = Harbour().own(tea=2).at("church", 4).take_space("church", 1)
    assert why(free, COUNTER[0][item("tea")]) == "not_for_this"


def test_a_space_says_once_that_it_is_taken_and_names_its_own_area() -> None:
    harbour = Harbour().board("customs", space_1=0, space_2=-2).own(tea=1).at("customs", 2)
    assert harbour.step == "CloseTurn"
    for space, taken in ((0, "about.held_by(seat=seat/0)"), (1, "about.blocked")):
        told = [plain(line) for line in harbour.rules.about(harbour.state, 0, SPACE[1][space])]
        assert why(harbour, SPACE[1][space]) == taken
        assert taken in told, "a tooltip says it once, as the reason"
    assert why(harbour, SPACE[1][2]) == "when.space(area=area.customs)"
    assert why(harbour, SPACE[0][2]) == "when.space(area=area.church)"


def test_laboratory_and_port() -> None:
    study = Harbour().laboratory("a", "exposition").own(yen=1, imports=1).at("laboratory_a", 5)
    assert study.step != "ChooseTechnology"
    choose = Harbour().laboratory("a", "tram", "exposition").own(yen=2, imports=1).at("laboratory_a", 5)
    assert why(choose, TECHNOLOGY[tech("exposition")]) == "production(yen=2, n=1)"
    assert why(choose, TECHNOLOGY[choose.state.tech_deck[0]]) == "when.technology"
    assert why(choose, AREA[0]) == "when.area"
    choose.choose("tram")
    assert why(choose, COUNTER[0][item("tea")]) == "not_for_this"
    assert why(choose, TECHNOLOGY[tech("tram")]) == CHOSEN
    assert why(choose, TECHNOLOGY[tech("exposition")]) == "pay_first"
    assert why(choose, AREA[0]) == "when.area"
    station = Harbour().laboratory("a", "station").own(yen=9).at("laboratory_a", 5).choose("station").stop()
    assert why(station, TOKEN[area("tea")]) == "station_first"
    port = Harbour().port("a", 1, 2, 3, 4).orders(0, 7, 8).own(yen=9).at("port_a", 2).take_order(1)
    assert why(port, ORDER[0]) == CHOSEN
    assert why(port, ORDER[1]) == "hand_full(n=3)"
    assert why(port, AREA[0]) == "when.area"
    poor = Harbour().port("a", 1, 2, 3, 4).at("port_a", 2).take_order(1)
    assert why(poor, ORDER[1]) == "second_order(yen=2, n=1)"
    two = Harbour().port("a", 1, 2).own(yen=2).at("port_a", 2).take_order(1, 2)
    assert why(two, ORDER[0]) == CHOSEN
    assert why(two, COUNTER[0][item("tea")]) == "not_for_this"
    assert why(two, AREA[0]) == "when.area"


def test_token_and_building() -> None:
    harbour = Harbour().token("tea", "five_yen_3").at("tea", 5)
    assert why(harbour, TOKEN[area("bank")]) == "other_token"
    assert why(harbour, AREA[0]) == "when.area"
    harbour.skip()
    assert why(harbour, SITE[area("bank")][0]) == "other_area"
    assert why(harbour, SITE[area("tea")][4]) == "no_house"


@pytest.mark.parametrize("source", ["bank", "hand"])
def test_free_movements(source: str) -> None:
    harbour = rewarded(Harbour().men(bank=1), Reward("move", 1))
    assert why(harbour, GROUP[0][area("tea")]) == "nobody_there"
    assert why(harbour, GROUP[1][area("tea")]) == "of_other"
    assert why(harbour, AREA[area("bank")]) == "nobody_there"
    harbour.make(FREE_MAN[0][area("bank") if source == "bank" else IN_HAND_SOURCE])
    assert why(harbour, AREA[area("canal")]) == "canal"
    if source == "bank":
        assert why(harbour, AREA[area("bank")]) == "comes_from_here"
    assert why(harbour, GROUP[0][area("bank")] if source == "bank" else HELD[0][0]) == CHOSEN
    assert why(harbour, TOKEN[area("tea")]) == "when.token"


def test_a_reward_comes_first() -> None:
    harbour = Harbour(achievement_rewards=True).achievements(*GOALS).own(copper=5).achieved("b_yen_10", 0)
    harbour.achieved(GOALS[2], 0).begin().achieve("a_copper_5")
    assert why(harbour, AREA[0]) == "reward_first"
