"""What tooltips tell: the thing, and what it would give now."""

import pytest

from rules.core.target import SEATS, Target
from rules.yokohama import places
from rules.yokohama.components import BOARDS, ITEMS
from rules.yokohama.reckoning.standing import on_board
from rules.yokohama.words.kinds import KINDS
from tests.titles.yokohama.kit import Harbour, item
from tests.titles.yokohama.rules.placing import achievement, area, tech
from tests.titles.yokohama.rules.speaking import about, name
from tests.titles.yokohama.rules.test_clauses import all_clauses

AREA = places.AREA


def test_an_area_tells_what_it_would_give() -> None:
    harbour = Harbour().men(silk_mill=2).token("silk_mill", "").hold(shop=0).begin()
    assert about(harbour, AREA[area("silk_mill")]) == [
        "effect.silk_mill",
        "at_power(power=3, gain=gain.silk(n=2))",
        "made_of_men(n=2)",
    ]


def test_where_nobody_stands_it_tells_what_one_assistant_would_change() -> None:
    harbour = Harbour().begin()
    assert about(harbour, AREA[area("tea")])[1:] == [
        "at_power(power=1, gain=gain.tea(n=1))",
        "one_more(power=2, gain=gain.tea(n=2))",
    ]
    assert about(harbour, AREA[area("copper_mine")])[1] == "at_power(power=1, gain=common.nothing)"


def test_what_the_power_is_made_of_and_what_it_makes_possible() -> None:
    harbour = Harbour().men(copper_mine=2).shop(0, "copper_mine").house(0, "copper_mine").station("copper_mine")
    harbour.token("copper_mine", "five_yen_3").orders(0, 29).own(yen=0).hold(shop=1, house=1).begin()
    assert about(harbour, AREA[area("copper_mine")]) == [
        "effect.copper_mine",
        "at_power(power=5, gain=gain.copper(n=3))",
        "made_of_station(n=2, buildings=2)",
        "fills(order=an_order(country=country.german, goods=gain.copper(n=3)))",
        "token_here(token=gain.yen(n=3))",
        "house_here(seat=seat/0, n=1)",
        "station_here",
    ]
    plainer = Harbour().men(tea=3).shop(0, "tea").hold(house=1).begin()
    assert "made_of(n=3, buildings=1)" in about(plainer, AREA[area("tea")])
    assert "may_build" in about(plainer, AREA[area("tea")])


def test_mining_technology_shows_in_what_it_would_give() -> None:
    harbour = Harbour().techs(0, "mining").men(copper_mine=2).begin()
    gain = "common.list(first=gain.copper(n=1), rest=gain.copper(n=1))"
    assert about(harbour, AREA[area("copper_mine")])[1] == f"at_power(power=3, gain={gain})"


@pytest.mark.parametrize(
    ("where", "row", "reach"),
    [
        ("chinatown", "row.chinatown(n=3)", None),
        ("church", "row.church(n=3)", 3),
        ("customs", "row.customs(n=2)", 2),
        ("employment_agency", "row.employment_agency(n=2)", None),
        ("laboratory_a", "row.laboratory(n=3)", 1),
        ("port_a", "row.port(n=2)", 4),
    ],
)
def test_areas_with_a_choice_tell_how_much_is_in_reach(where: str, row: str, reach: int | None) -> None:
    harbour = Harbour().men(**{where: 2}).own(tea=1, fish=1, imports=1).laboratory("a", "stagecoach", "exposition")
    lines = about(harbour.port("a", 1, 2, 3, 4, 5, 6).begin(), AREA[area(where)])
    assert lines[1] == f"at_power(power=3, gain=about.{row})"
    told = [line for line in lines if line.startswith("in_reach")]
    kind = where.removesuffix("_a")
    assert told == ([f"in_reach_{kind}(n={reach})"] if reach is not None else [])


def test_what_an_agent_would_do_is_told_with_his_own_power() -> None:
    harbour = Harbour().agents(british=1).men(chinatown=3, church=2).president(0, "church").own(yen=5).begin()
    harbour.make(next(move for move in harbour.legal if type(move).__name__ == "UseAgent"))
    told = "with_agent(power=3, gain=about.row.chinatown(n=3))"
    assert about(harbour, AREA[area("chinatown")])[1] == told
    harbour.make(harbour.legal[0])
    assert harbour.step == "Exchange"
    assert about(harbour, AREA[area("chinatown")])[1] == told, "the President is elsewhere"


def test_where_the_president_stands_he_does_not_act_again() -> None:
    harbour = Harbour().token("fishing", "").hold(shop=0, assistant=0).men(fishing=1).begin().go("fishing")
    assert harbour.step == "CloseTurn"
    assert about(harbour, AREA[area("fishing")]) == ["effect.fishing", "president_here"]
    acting = Harbour().men(chinatown=2).hold(assistant=0).own(yen=5).begin().go("chinatown")
    assert about(acting, AREA[area("chinatown")])[1] == "at_power(power=3, gain=about.row.chinatown(n=3))"


def test_what_is_in_reach_stands_below_the_power_it_is_reached_with() -> None:
    lines = about(Harbour().port("a", 1).begin(), AREA[area("port_a")])
    keys = [line.partition("(")[0] for line in lines]
    assert keys.index("in_reach_port") < keys.index("one_more")


def test_a_power_that_gives_nothing_says_so() -> None:
    lines = about(Harbour().begin(), AREA[area("employment_agency")])
    assert lines[1] == "at_power(power=1, gain=about.row.nothing)"


def test_a_board_is_out_of_reach_without_an_assistant_to_place() -> None:
    harbour = Harbour().techs(0, "tram").hold(assistant=0).own(tea=1, fish=1, silk=1, imports=1).begin()
    assert "in_reach_church(n=0)" in about(harbour, AREA[area("church")])
    assert "in_reach_church(n=2)" in about(harbour.hold(assistant=1), AREA[area("church")])


def test_orders_are_out_of_reach_with_a_full_hand() -> None:
    harbour = Harbour().men(port_a=2).port("a", 1, 2, 3, 4, 5, 6).orders(0, 7, 8).begin()
    assert "in_reach_port(n=4)" in about(harbour, AREA[area("port_a")])
    assert "in_reach_port(n=0)" in about(harbour.orders(0, 7, 8, 9), AREA[area("port_a")])


def test_an_area_tells_tolls_houses_and_fares() -> None:
    harbour = Harbour().lay("bank", "church", "customs").hold(assistant=0).men(church=1, customs=1).own(yen=5)
    harbour.president(0, "bank").president(1, "church").house(2, "church").begin()
    assert about(harbour, AREA[area("church")])[-2:] == ["toll(n=1)", "house_here(seat=seat/2, n=1)"]
    assert "fare(n=1)" in about(harbour, AREA[area("customs")])
    assert not [line for line in about(harbour, AREA[area("church")]) if line.startswith("fare")]
    free = Harbour().lay("bank", "church").hold(assistant=0).men(church=1).president(0, "bank").begin()
    assert "free_way" in about(free, AREA[area("church")])
    assert about(harbour, AREA[area("canal")]) == ["canal(n=1)"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_areas_of_a_harbour_are_called_alike(seats: int) -> None:
    harbour = Harbour(seats)
    names = [name(harbour, AREA[each]) for each in BOARDS[seats]]
    assert len(set(names)) == len(names)
    alone = [each for each in names if each.startswith("second_area")]
    assert len(alone) == {2: 0, 3: 1, 4: 4}[seats], "a letter only where there is another"


def test_parts_of_an_area() -> None:
    harbour = Harbour().tile("tea", 9).token("tea", "five_yen_3").token("bank", "").shop(1, "tea", 0).men(tea=2).begin()
    sites = places.SITE[area("tea")]
    assert about(harbour, sites[0]) == ["built_by(seat=seat/1)"]
    assert about(harbour, sites[1]) == ["site(rewards=gain.fish(n=2))", "shop"]
    assert about(harbour, sites[4])[1] == "house_pays"
    assert about(harbour, places.SITE[area("canal")][0]) == []
    assert about(harbour, places.TOKEN[area("tea")]) == ["gives(rewards=gain.yen(n=3))", "token_when(n=5)"]
    assert about(harbour, places.TOKEN[area("bank")]) == ["token_gone"]
    assert about(harbour, places.GROUP[0][area("tea")]) == ["assistants(n=2, power=2)"]
    assert about(harbour, places.FIVE[-1]) == ["free_agent"]
    tile = about(harbour, places.TILE[8])
    assert (len(tile), tile[-1]) == (4, "tile_house(rewards=common.list(first=gain.points(n=6), rest=gain.yen(n=2)))")


def test_orders_and_technologies() -> None:
    harbour = Harbour().orders(0, 26).done(0, 27).own(copper=1).agents(1, german=1).begin()
    assert about(harbour, places.ORDER[25]) == [
        "order(goods=gain.copper(n=2), rewards=common.list(first=gain.points(n=3), rest=gain.yen(n=2)))",
        "country(country=country.german, n=1, left=1)",
        "order_missing(goods=gain.copper(n=1))",
    ]
    assert about(harbour.own(copper=2), places.ORDER[25])[-1] == "order_ready"
    open_to_all = Harbour().port("a", 1).own(tea=1).begin()
    assert about(open_to_all, places.ORDER[0])[-1] == "order_missing(goods=gain.tea(n=3))", "before it is taken"
    assert len(about(harbour, places.ORDER[26])) == 2, "a completed one asks for nothing more"
    assert about(harbour, places.ORDER_BACK) == about(harbour, places.TECHNOLOGY_BACK) == []
    row = ("winery_french", "winery_german", "tram")
    study = Harbour().laboratory("a", *row).techs(1, "ball_french").own(yen=9).at("laboratory_a", 3)
    assert about(study, places.TECHNOLOGY[tech("tram")]) == [
        "technology.tram(n=1)",
        "country(country=country.german, n=0, left=2)",
        "cost(n=6, more=1)",
        "to_pay(n=3)",
    ]
    assert about(study, places.TECHNOLOGY[tech("tram")], 1)[-1] == "cost(n=6, more=1)"
    assert about(study, places.TECHNOLOGY[tech("ball_french")])[-1] == "production_of(n=5, seat=seat/1)"
    assert about(study, places.TECHNOLOGY[study.state.tech_deck[0]])[-1].startswith("production(")
    assert about(study, places.LABORATORY_SLOT[0][2])[1] == "technology.tram(n=1)"
    assert about(study, places.LABORATORY_SLOT[0][5]) == ["empty_slot"]
    assert about(study.port("a", 1), places.PORT_SLOT[0][0])[0].startswith("order(goods=gain.tea(n=4)")
    assert about(study, places.PORT_SLOT[0][1]) == ["empty_slot"]
    assert about(Harbour(2).begin(), places.PORT_SLOT[1][0]) == ["empty_slot"]


def test_achievements() -> None:
    harbour = (
        Harbour().achievements("a_copper_5", "b_yen_10", "c_production_2_commercial_3").own(copper=3).shop(0, "tea")
    )
    harbour.achieved("b_yen_10", 0).achieved("a_copper_5", 1).begin()
    tile = places.ACHIEVEMENT[achievement("a_copper_5")]
    assert about(harbour, tile) == [
        "achievement(first=10, later=6)",
        "progress_any(have=3, n=5)",
        "achievement_now(n=6)",
    ]
    assert about(harbour, places.ACHIEVEMENT[achievement("b_yen_10")])[-1] == "achieved"
    both = about(harbour, places.ACHIEVEMENT[achievement("c_production_2_commercial_3")])
    assert both[1:3] == ["progress_production(have=1, n=2)", "progress_commercial(have=0, n=3)"]
    assert len(about(harbour, places.ACHIEVEMENT[achievement("a_fish_7")])) == 1
    assert about(harbour, places.ACHIEVEMENT_ROW[0])[1:] == about(harbour, tile)


def test_spaces_of_the_boards() -> None:
    harbour = Harbour(2).board("church", space_1=1, space_2=0).own(yen=9, tea=1).at("church", 4)
    held = about(harbour, places.SPACE[0][0])
    assert held[1:] == ["held_by(seat=seat/1)", "faith_missing(n=0)", "majority(first=6, second=3, n=1)", held[-1]]
    assert held[-1] == "board_end(have=3, most=5)"
    assert about(harbour, places.SPACE[0][3])[1] == "blocked"
    assert "faith_missing(n=2)" in about(harbour, places.SPACE[0][2])
    customs = about(harbour, places.SPACE[1][1])
    assert customs[0] == "gives(rewards=common.list(first=gain.points(n=4), rest=gain.yen(n=2)))"
    assert customs[1:] == ["majority(first=8, second=4, n=0)", "board_end(have=1, most=5)"]


def test_a_board_that_has_ended_the_game_is_not_counted_on() -> None:
    taken = {f"space_{space}": 1 for space in range(1, 7)}
    harbour = Harbour(2).board("church", **taken).begin()
    assert on_board(harbour.state, 0) > 5
    assert about(harbour, places.SPACE[0][0])[-1] == "board_ended(most=5)"


def test_decks_supplies_and_rewards() -> None:
    harbour = Harbour(achievement_rewards=True).done(0, 1).begin()
    assert about(harbour, places.ORDER_DECK) == [f"deck(n={len(harbour.state.deck)})", "order_deck"]
    assert about(harbour, places.TECHNOLOGY_DECK) == ["deck(n=18)"]
    assert about(harbour, places.AGENT_SUPPLY[0]) == ["country(country=country.british, n=1, left=3)", "pair"]
    assert about(harbour, places.AGENT[0])[0] == "agent"
    assert about(harbour, places.REWARD[1]) == ["country(country=country.american, n=0, left=2)"]
    assert about(harbour, places.REWARD[5]) == ["free_agent"]
    assert about(harbour, places.REWARD_ROW) == ["reward_row"]


def test_what_a_seat_owns() -> None:
    harbour = Harbour().own(yen=4, imports=2, tea=5).techs(0, "tram", "winery").done(0, 1, 12).orders(0, 26)
    harbour.agents(british=2, free_token=1).hold(shop=1, house=1).store(shop=3, house=2).begin()
    harbour.state.taken[0], harbour.state.spent[0][0] = [1, 2], 1
    counter = places.COUNTER[0]
    assert about(harbour, counter[item("yen")]) == ["gain.yen(n=4)", "yen_points(n=2)"]
    assert about(harbour, counter[item("imports")]) == ["gain.import(n=2)", "import_points(n=1)"]
    assert about(harbour, counter[item("tea")]) == ["gain.tea(n=5)", "goods_points(n=3)"]
    assert about(harbour, places.STORE[0][0]) == ["left(n=12)", "costs(n=0)"]
    assert about(harbour, places.STORE[0][1]) == ["left(n=3)", "costs(n=2)"]
    assert about(harbour, places.STORE[0][2]) == ["left(n=2)", "costs(n=6)"]
    assert about(harbour.store(house=0), places.STORE[0][2]) == ["left(n=0)"]
    assert about(harbour, places.HELD[0][0]) == ["in_hand(n=8)"]
    assert about(harbour, places.HELD[0][1]) == ["in_hand(n=1)", "built_of(have=4, most=8)"]
    assert about(harbour, places.HELD[0][2]) == ["in_hand(n=1)", "built_of(have=3, most=4)"]
    assert about(harbour, places.AT_HOME[0]) == ["president"]
    assert about(harbour, places.OWN_AGENTS[0][0]) == ["unused(n=2)", "agent"]
    assert about(harbour, places.OWN_AGENTS[0][5]) == ["unused(n=1)", "free_agent"]
    assert about(harbour, places.HAND[0])[0] == "hand(n=1, most=3)"
    assert len(about(harbour, places.HAND[0])) == 2
    harbour.state.hands[0] = [-1]
    assert len(about(harbour, places.HAND[0])) == 1
    assert about(harbour, places.COMPLETED[0]) == ["left(n=2)", "countries(n=8)"]
    assert about(harbour, places.OWN_TECHNOLOGIES[0]) == ["technologies(n=2, sum=9)", "technology_bonus(n=10)"]
    assert about(harbour, places.USED_AGENTS[0]) == ["left(n=1)"]
    assert about(harbour, places.OWN_TOKENS[0]) == ["left(n=2)"]
    assert about(harbour, places.DRAWN[0]) == about(harbour, places.OWN_REWARDS[0]) == ["left(n=0)"]
    harbour.state.flags[0] = 1
    assert about(harbour, places.OWN_REWARDS[0]) == ["left(n=1)"]
    assert about(harbour, Target("buy", "copper")) == ["buy(price=2)"]
    assert about(harbour, Target("sell", "tea")) == ["sell(price=1)"]
    assert about(harbour, Target("buy", "yen")) == []
    harbour.state.earned[0][0] = 7
    total = harbour.rules.scores(harbour.state)[0].total
    assert about(harbour, SEATS[0]) == ["points(n=7)", f"points_at_end(n={total})"]


def test_icons_tell_countries_and_sets() -> None:
    harbour = Harbour().begin()
    assert about(harbour, places.ICONS[0]) == ["icons_none"]
    harbour.done(0, 26, 27, 1)
    german, british = "icons_of(country=country.german, n=2)", "icons_of(country=country.british, n=1)"
    assert about(harbour, places.ICONS[0]) == [
        f"common.list(first=about.{british}, rest=about.{german})",
        "icons_set(size=2, n=2)",
        "icons_set(size=1, n=0)",
    ]


def test_names() -> None:
    harbour = Harbour()
    assert name(harbour, AREA[area("tea_2")]) == "second_area(area=area.tea)"
    assert name(harbour, AREA[area("port_b")]) == "area.port_b"
    assert name(harbour, places.SITE[area("tea")][4]) == "house_space(area=area.tea)"
    assert name(harbour, places.SITE[area("tea")][0]) == "shop_space(area=area.tea)"
    assert name(harbour, places.TOKEN[area("bank")]) == "token_of(area=area.bank)"
    assert name(harbour, places.GROUP[2][area("bank")]) == "of.assistants(seat=seat/2, area=area.bank)"
    assert name(harbour, places.ORDER_BACK) == "back.order"
    assert name(harbour, places.ORDER[25]) == "an_order(country=country.german, goods=gain.copper(n=2))"
    assert name(harbour, places.TECHNOLOGY_BACK) == "back.technology"
    assert name(harbour, places.TECHNOLOGY[tech("tram")]) == "technology.tram"
    assert name(harbour, places.SPACE[0][0]) == "space_of_church(n=4)"
    assert name(harbour, places.SPACE[1][7]) == "space_of_customs(n=4)"
    assert name(harbour, places.PORT_SLOT[1][2]) == "port_slot_b(number=3)"
    assert name(harbour, places.LABORATORY_SLOT[0][0]) == "laboratory_slot_a(number=1)"
    assert name(harbour, places.TILE[0]) == "tile"
    assert name(harbour, places.RETURNED[1]) == name(harbour, places.GONE) == "gone"
    assert name(harbour, places.COUNTER[1][5]) == "of.counter(seat=seat/1, what=sort.yen)"
    assert name(harbour, places.PRESIDENT[3]) == "of.president(seat=seat/3)"
    assert name(harbour, places.THING[0]) == "sort.copper"
    assert name(harbour, places.WISH[1]) == "sort.silk"
    assert name(harbour, places.BUYING[4]) == "buy(item=sort.import)"
    assert name(harbour, places.ACHIEVEMENT_ROW[2]) == "achievement_row(number=3)"
    assert name(harbour, Target("amount", 7)) == "amount(n=7)"
    assert name(harbour, places.STATION) == "station"
    assert name(harbour, places.FROM[1]) == "source.hand"


def test_every_kind_opens_a_clause_that_exists() -> None:
    harbour = Harbour()
    clauses = all_clauses()

    def opened(target: Target) -> str:
        return harbour.rules.clause(harbour.state, target)

    assert all(kind.clause in clauses for kind in KINDS.values() if isinstance(kind.clause, str))
    assert {opened(target) for target in (*AREA, *places.TECHNOLOGY, *places.ACHIEVEMENT)} <= clauses
    assert opened(AREA[area("tea_2")]) == "Y-TEA-1"
    assert opened(places.PART["move"]) == "Y-ICON-11"
    assert opened(AREA[area("laboratory_b")]) == "Y-LAB-1"
    assert opened(places.TECHNOLOGY[tech("winery_german")]) == "Y-TECH-WINERY"
    assert opened(places.TECHNOLOGY_BACK) == "Y-LAB-10"
    counters = [opened(places.COUNTER[0][number]) for number in range(len(ITEMS))]
    assert counters == ["Y-SCORE-15"] * 4 + ["Y-SCORE-13", "Y-SCORE-14"]
    assert [opened(target) for target in places.STORE[0]] == ["Y-EMPLOY-3", "Y-EMPLOY-4", "Y-EMPLOY-5"]
    goals = [opened(target) for target in places.ACHIEVEMENT]
    assert goals == ["Y-ACH-A1"] * 4 + ["Y-ACH-B1", "Y-ACH-B2", "Y-ACH-B3", "Y-ACH-B4"] + ["Y-ACH-C1"] * 4
    assert [opened(places.SPACE[board][0]) for board in (0, 1)] == ["Y-CHURCH-5", "Y-CUSTOMS-2"]
    assert [opened(places.SITE[0][space]) for space in (0, 4)] == ["Y-BUILD-2", "Y-BUILD-3"]
    agents = [opened(places.OWN_AGENTS[0][kind]) for kind in (0, 5, 6)]
    assert agents == ["Y-AGENT-2", "Y-MINI2-3", "Y-MINI1-4"]
