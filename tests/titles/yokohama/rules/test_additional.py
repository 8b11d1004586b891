"""Additional Actions: Y-ADD, Y-AGENT, Y-FLAG, Y-ACH, Y-ORDER."""

import pytest

from rules.yokohama.cards import ACHIEVEMENTS, COUNTRIES, ORDERS
from rules.yokohama.components import AREAS, BOARDS, GOODS, HAND_ASSISTANTS
from rules.yokohama.effects.cards import agents_left
from rules.yokohama.free import USE_AGENT
from rules.yokohama.moves import SEND
from rules.yokohama.places import ACHIEVEMENT, OWN_AGENTS
from rules.yokohama.reckoning.standing import agents_and_tokens, icons, meets
from tests.titles.clause import clause
from tests.titles.yokohama.kit import Harbour
from tests.titles.yokohama.rules.placing import RULES, achievement, area

GOALS = ("a_copper_5", "b_yen_10", "c_production_4")
RICH = {"copper": 9, "silk": 9, "tea": 9, "fish": 9}


# ------------------------------------------------------------ both phases
@clause("Y-ADD-1", "Y-ADD-2", "Y-TURN-2", "Y-TURN-10")
def test_phases_a_and_c_take_anything_in_any_order() -> None:
    harbour = Harbour().own(**RICH, yen=20).orders(0, 1, 12, 14).achievements(*GOALS).agents(british=1).men(bank=1)
    harbour.begin()
    assert (harbour.orders_to_complete(), harbour.goals(), harbour.agents_to_use()) == (
        [1, 12, 14],
        {"a_copper_5", "b_yen_10"},
        ["british"],
    )
    harbour.complete(12).achieve("b_yen_10").send("british", "bank").complete(1)
    harbour.place("tea")
    assert (harbour.orders_to_complete(), harbour.goals()) == ([], set()), "Placement has begun"
    harbour.stop().go("tea")
    assert harbour.step == "CloseTurn"
    assert harbour.complete(14).achieve("a_copper_5").points() > 20
    assert harbour.agents_to_use() == []


@clause("Y-TURN-9", "Y-TURN-10")
@pytest.mark.parametrize("name", ["chinatown", "church", "employment_agency", "laboratory_a", "port_a"])
def test_nothing_of_it_inside_an_action(name: str) -> None:
    harbour = Harbour().own(**RICH, yen=20, imports=3).orders(0, 1).achievements(*GOALS).agents(british=1).men(bank=1)
    harbour.at(name, 3)
    assert (harbour.orders_to_complete(), harbour.goals(), harbour.agents_to_use()) == ([], set(), [])


@clause("Y-TURN-9", "Y-AGENT-12")
def test_nothing_inside_the_action_of_an_agent() -> None:
    harbour = Harbour().own(**RICH, yen=20).orders(0, 1).agents(british=1).men(chinatown=1, bank=1).begin()
    harbour.send("british", "chinatown")
    assert harbour.orders_to_complete() == []
    assert harbour.stop().orders_to_complete() == [1]


# ------------------------------------------------------------ Agents
@pytest.mark.parametrize(
    ("name", "men", "own", "useless"),
    [
        ("tea", 1, {}, False),
        ("copper_mine", 1, {}, True),
        ("copper_mine", 3, {}, False),
        ("chinatown", 1, {}, True),
        ("chinatown", 1, {"tea": 1}, False),
        ("chinatown", 1, {"yen": 9}, False),
        ("laboratory_a", 1, {}, True),
        ("customs", 1, {}, True),
        ("customs", 2, {"imports": 4}, False),
        ("employment_agency", 1, {}, True),
    ],
)
def test_an_agent_that_would_bring_nothing_is_asked_about_once(
    name: str, men: int, own: dict[str, int], useless: bool
) -> None:
    harbour = Harbour(2).own(yen=0).own(**own).agents(british=1).men(**{name: men}).begin()
    harbour.make(USE_AGENT[0][0])
    assert (RULES.warning(harbour.state, SEND[area(name)]) is not None) is useless
    had = list(harbour.state.stock[0])
    harbour.make(SEND[area(name)])
    assert (harbour.step == "OpenTurn" and _goods(harbour.state.stock[0]) == _goods(had)) is useless


def _goods(stock: list[int]) -> list[int]:
    """All that is gained; assistants come home in any case."""
    return [number for item, number in enumerate(stock) if item != HAND_ASSISTANTS]


@clause("Y-AGENT-1", "Y-TURN-7", "Y-GEN-12")
def test_one_agent_per_turn() -> None:
    harbour = Harbour(2).agents(british=2, french=1).men(tea=1, fishing=1, bank=1).begin()
    assert harbour.agents_to_use() == ["british", "french"]
    harbour.send("french", "tea")
    assert harbour.agents_to_use() == []
    assert harbour.why_not(OWN_AGENTS[0][0]) == "agent_used"
    harbour.place("bank").stop().go("bank")
    assert (harbour.step, harbour.agents_to_use()) == ("CloseTurn", [])
    harbour.agents(1, dutch=1).men(1, church=1).end()
    assert harbour.agents_to_use() == ["dutch"], "the limit is that of a turn, not of the table"
    harbour.let_turn_pass()
    assert harbour.agents_to_use() == ["british"], "again in the owner's next turn"


@clause("Y-AGENT-2", "Y-AGENT-7")
def test_it_goes_where_own_assistants_are_without_the_own_president() -> None:
    harbour = Harbour().agents(british=1).men(tea=1, bank=1).men(1, church=2).president(0, "bank").begin()
    harbour.make(harbour.legal[-1])
    assert harbour.sends() == {"tea"}
    harbour.make(harbour.legal[0])
    assert (harbour.state.agents[0][0], harbour.state.spent[0][0]) == (0, 1)
    assert agents_left(harbour.state, 0) == 2, "it never returns to the supply"
    for _ in range(4):
        harbour.let_turn_pass()
    assert harbour.agents_to_use() == [], "nor is it refreshed"
    nowhere = Harbour().agents(british=1).men(bank=1).president(0, "bank").begin()
    assert nowhere.agents_to_use() == []
    assert nowhere.why_not(OWN_AGENTS[0][0]) == "agent_nowhere"


@clause("Y-AGENT-3")
def test_nobody_is_paid_for_an_agent() -> None:
    harbour = Harbour().agents(british=1).men(tea=1).president(1, "tea").own(yen=2).begin().send("british", "tea")
    assert (harbour.has("yen"), harbour.has("yen", 1), harbour.has("tea")) == (2, 0, 1)


@clause("Y-AGENT-4", "Y-AGENT-5", "Y-AGENT-6", "Y-AGENT-10")
def test_steps_three_to_six_as_in_the_main_action() -> None:
    harbour = Harbour().agents(british=1).men(tea=5).president(0, "bank").token("tea", "five_yen_3").hold(assistant=0)
    harbour.techs(0, "gaslight").begin().send("british", "tea")
    assert (harbour.power(), harbour.has("tea")) == (5, 5)
    harbour.take_token("tea").build("tea", 3)
    assert (harbour.has("yen"), harbour.points(), harbour.held(), harbour.where()) == (3, 2, 5, "bank")
    assert harbour.step == "OpenTurn"
    plain = Harbour().agents(british=1).men(tea=3).hold(assistant=0).begin().send("british", "tea")
    assert plain.has("tea") == 3, "the Agent itself adds no Power"


@clause("Y-AGENT-8")
def test_a_president_in_hand_is_not_there() -> None:
    harbour = Harbour().agents(british=1).men(tea=1).begin().send("british", "tea")
    assert harbour.has("tea") == 1


@clause("Y-AGENT-9")
@pytest.mark.parametrize("country", COUNTRIES)
def test_the_country_has_no_influence(country: str) -> None:
    harbour = Harbour().agents(**{country: 1}).men(tea=2).begin().send(country, "tea")
    assert (harbour.has("tea"), harbour.step) == (2, "OpenTurn")


@clause("Y-AGENT-11")
def test_also_in_phase_c_after_going_home() -> None:
    harbour = Harbour().agents(british=1).men(tea=2).hold(assistant=0).president(0, "bank").begin()
    harbour.stop().home().stop().send("british", "tea")
    assert (harbour.has("tea"), harbour.step) == (2, "CloseTurn")


@clause("Y-AGENT-12")
def test_an_agent_is_spent_even_without_effect() -> None:
    harbour = Harbour().agents(british=1).men(copper_mine=1).begin().send("british", "copper_mine")
    assert (harbour.has("copper"), sum(harbour.state.agents[0]), sum(harbour.state.spent[0])) == (0, 0, 1)


# ------------------------------------------------------------ pairs
@clause("Y-FLAG-1", "Y-FLAG-2", "Y-FLAG-4", "Y-ORDER-2", "Y-EX-7", "Y-EX-25")
def test_every_second_icon_of_a_country_brings_an_agent() -> None:
    harbour = Harbour().own(**RICH).done(0, 1).orders(0, 2, 3, 4).men(bank=1).begin()
    harbour.complete(2)
    assert harbour.agents_of() == {"british": 1}
    assert harbour.agents_to_use() == ["british"], "in the same turn"
    harbour.complete(3)
    assert harbour.agents_of() == {"british": 1}, "the third icon brings nothing"
    harbour.complete(4)
    assert harbour.agents_of() == {"british": 2}


@clause("Y-FLAG-1", "Y-LAB-9", "Y-EX-25")
def test_a_technology_counts_too() -> None:
    harbour = Harbour().done(0, 19).laboratory("a", "ball_french").own(yen=9).at("laboratory_a", 5)
    harbour.choose("ball_french").stop()
    assert harbour.agents_of() == {"french": 1}


@clause("Y-FLAG-3", "Y-GEN-3")
def test_with_none_left_nothing_is_gained_or_owed() -> None:
    plenty = {"copper": 20, "silk": 20, "tea": 20, "fish": 20}
    harbour = Harbour().own(**plenty).done(0, 33).orders(0, 34, 35, 36).agents(1, dutch=1).begin().complete(34)
    assert harbour.agents_of() == {}
    harbour.state.agents[1][4] = 0
    harbour.complete(35)
    assert harbour.agents_of() == {}, "not owed later"
    assert harbour.complete(36).agents_of() == {"dutch": 1}


@clause("Y-FLAG-6")
def test_the_check_looks_at_the_country_of_the_card_only() -> None:
    harbour = Harbour().own(**RICH).done(0, 1, 2, 12, 13).orders(0, 26).begin().complete(26)
    assert harbour.agents_of() == {}, "two pairs lie there already, but the card is German"
    assert icons(harbour.state, 0) == [2, 2, 0, 1, 0]


# ------------------------------------------------------------ Achievements
@clause("Y-ACH-1", "Y-ACH-4", "Y-ACH-6", "Y-EX-6")
def test_an_assistant_goes_on_the_tile_and_what_it_asks_for_is_shown() -> None:
    harbour = Harbour().achievements(*GOALS).own(copper=5, yen=10).begin().achieve("a_copper_5")
    assert (harbour.points(), harbour.held(), harbour.has("copper")) == (10, 7, 5)
    harbour.achieve("b_yen_10")
    assert (harbour.points(), harbour.has("yen")) == (18, 10)
    for _ in range(5):
        harbour.let_turn_pass()
    assert harbour.state.achieved[:2] == [[0], [0]]


@clause("Y-ACH-2", "Y-EX-6")
def test_the_first_gains_more_than_later_ones() -> None:
    harbour = Harbour().achievements(*GOALS).achieved("a_copper_5", 1, 2).own(copper=5).begin().achieve("a_copper_5")
    assert (harbour.points(), harbour.state.achieved[0], harbour.has("copper")) == (6, [1, 2, 0], 5)


@clause("Y-ACH-3")
def test_each_tile_once_and_all_three_possible() -> None:
    harbour = Harbour().achievements(*GOALS).own(copper=5, yen=10)
    for name in ("copper_mine", "silk_mill", "tea", "fishing"):
        harbour.shop(0, name)
    harbour.begin().achieve("a_copper_5").achieve("b_yen_10").achieve("c_production_4")
    assert harbour.goals() == set()
    assert harbour.why_not(ACHIEVEMENT[achievement("a_copper_5")]) == "achieved"


@clause("Y-ACH-5")
def test_without_an_assistant_in_hand_none_is_possible() -> None:
    harbour = Harbour().achievements(*GOALS).own(copper=5).hold(assistant=0).orders(0, 1).begin()
    assert harbour.goals() == set()
    assert harbour.why_not(ACHIEVEMENT[achievement("a_copper_5")]) == "no_assistant"


@clause("Y-ACH-7")
def test_completion_is_never_automatic() -> None:
    harbour = Harbour().achievements(*GOALS).own(copper=5).begin().let_turn_pass()
    assert harbour.state.achieved == [[], [], []]


@clause("Y-ACH-8")
def test_the_requirement_must_hold_now_and_may_be_lost_later() -> None:
    harbour = Harbour().achievements(*GOALS).own(copper=5).orders(0, 29).begin()
    harbour.complete(29)
    assert harbour.goals() == set(), "met earlier is not enough"
    done = Harbour().achievements(*GOALS).own(copper=5).orders(0, 29).begin().achieve("a_copper_5").complete(29)
    assert (done.points(), done.state.achieved[0]) == (16, [0])


@clause("Y-ACH-A1")
def test_tiles_a_ask_for_goods() -> None:
    asked = {tile.key: dict(tile.needs) for tile in ACHIEVEMENTS if tile.stack == "A"}
    assert asked == {
        "a_fish_7": {"fish": 7},
        "a_tea_7": {"tea": 7},
        "a_silk_6": {"silk": 6},
        "a_copper_5": {"copper": 5},
    }
    for key, needs in asked.items():
        good, number = next(iter(needs.items()))
        assert meets(Harbour().own(**{good: number}).state, 0, achievement(key))
        others = {each: 9 for each in GOODS if each != good}
        assert not meets(Harbour().own(**{good: number - 1}, **others).state, 0, achievement(key))


@clause("Y-ACH-B1", "Y-ACH-B2", "Y-ACH-B4")
def test_tiles_b_ask_for_technologies_yen_and_orders() -> None:
    three = Harbour().techs(0, "ball", "tram", "winery")
    assert not meets(three.state, 0, achievement("b_technologies_4"))
    assert meets(three.techs(0, "station").state, 0, achievement("b_technologies_4"))
    assert not meets(Harbour().own(yen=9).state, 0, achievement("b_yen_10"))
    assert meets(Harbour().own(yen=10).state, 0, achievement("b_yen_10"))
    assert not meets(Harbour().done(0, 1, 2, 3, 4).orders(0, 5).state, 0, achievement("b_orders_5"))
    assert meets(Harbour().done(0, 1, 2, 3, 4, 5).state, 0, achievement("b_orders_5"))


@clause("Y-ACH-B3", "Y-FIVE-5")
def test_tile_b_counts_agents_used_or_not_and_tokens() -> None:
    harbour = Harbour().agents(british=2, dutch=1)
    harbour.state.spent[0][1] = 1
    assert not meets(harbour.state, 0, achievement("b_agents_and_tokens_5"))
    harbour.state.taken[0] = [3]
    assert agents_and_tokens(harbour.state, 0) == 5
    assert meets(harbour.state, 0, achievement("b_agents_and_tokens_5"))


@clause("Y-ACH-C1", "Y-ACH-C2", "Y-ACH-C3")
def test_tiles_c_ask_for_areas_with_own_buildings() -> None:
    production = ("copper_mine", "silk_mill", "tea", "fishing")
    commercial = ("bank", "chinatown", "church", "customs", "employment_agency", "laboratory_a", "laboratory_b",
                  "port_a", "port_b")  # fmt: skip

    def built(produce: int, trade: int, seat: int = 0) -> Harbour:
        harbour = Harbour()
        for name in (*production[:produce], *commercial[:trade]):
            harbour.shop(seat, name)
        return harbour

    def met(harbour: Harbour) -> set[str]:
        keys = [tile.key for tile in ACHIEVEMENTS if tile.stack == "C"]
        return {key for key in keys if meets(harbour.state, 0, achievement(key))}

    assert met(built(0, 4)) == {"c_commercial_4"}
    assert met(built(2, 3)) == {"c_production_2_commercial_3"}
    assert met(built(3, 2)) == {"c_production_3_commercial_2"}
    assert met(built(4, 0)) == {"c_production_4"}
    assert met(built(1, 3)) == met(built(2, 2)) == met(built(3, 1)) == met(built(4, 4, 1)) == set()
    twice = built(3, 0).house(0, "tea")
    assert met(twice) == set(), "an Area counts once"
    assert met(built(3, 0).house(0, "tea_2")) == {"c_production_4"}
    assert sum(AREAS[number].type == "commercial" for number in BOARDS[4]) == 9
    for name in commercial[3:]:
        assert met(built(0, 3).house(0, name)) == {"c_commercial_4"}, name


# ------------------------------------------------------------ orders
@clause("Y-ORDER-1", "Y-ORDER-4", "Y-EX-7")
def test_pay_the_goods_lay_it_open_gain_the_reward() -> None:
    harbour = Harbour().own(tea=3, fish=2).orders(0, 2).begin().complete(2)
    assert (harbour.owns(), harbour.points()) == ({"tea": 1, "import": 1}, 2)
    for _ in range(5):
        harbour.let_turn_pass()
    assert (harbour.done_by(), harbour.hand_of()) == ([2], [])
    assert harbour.rules.seen_by(harbour.state, 1).completed[0] == [1], "face up"


@clause("Y-ORDER-3")
@pytest.mark.parametrize("order", [4, 10, 36])
def test_every_good_must_be_there(order: int) -> None:
    need = ORDERS[order - 1].demand
    exact = dict(zip(GOODS, need, strict=True))
    assert Harbour().own(**exact).orders(0, order).begin().complete(order).state.stock[0][:4] == [0, 0, 0, 0]
    for good in GOODS:
        if exact[good]:
            others = dict.fromkeys(GOODS, 9)
            harbour = Harbour().own(**{**others, good: exact[good] - 1}, imports=9, yen=9).orders(0, order).begin()
            assert harbour.orders_to_complete() == [], good


@clause("Y-ORDER-5", "Y-ORDER-6")
def test_an_order_taken_now_can_be_completed_in_phase_c_and_frees_its_place() -> None:
    harbour = Harbour().own(**RICH).port("a", 1, 2, 3, 4, 5, 6).orders(0, 7, 8).at("port_a", 2)
    harbour.take_order(1).stop().complete(1)
    assert (harbour.done_by(), harbour.hand_of()) == ([1], [7, 8])
