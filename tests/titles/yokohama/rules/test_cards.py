"""Laboratories and Ports: Y-LAB, Y-PORT."""

import pytest

from rules.core.move import DONE, SKIP
from rules.yokohama.cards import TECHNOLOGIES
from rules.yokohama.components import NONE, SLOT_LEVELS, SLOT_SURCHARGE
from rules.yokohama.events.cards import OrdersTaken
from rules.yokohama.places import ORDER, TECHNOLOGY
from tests.titles.clause import clause
from tests.titles.yokohama.kit import Harbour
from tests.titles.yokohama.rules.placing import tech

# production: language_school 3, winery 4, tram 5, station 6, exposition 8
ROW = ("language_school_american", "winery_french", "tram", "station", "exposition_french", "stagecoach")


def studying(power: int, *row: str, letter: str = "a", **owned: int) -> Harbour:
    harbour = Harbour().token(f"laboratory_{letter}", "").hold(shop=0).laboratory(letter, *(row or ROW)).own(**owned)
    return harbour.at(f"laboratory_{letter}", power)


# ------------------------------------------------------------ Laboratory
@clause("Y-LAB-1")
def test_one_card_from_the_board_with_the_same_letter() -> None:
    harbour = Harbour().laboratory("a", "tram").laboratory("b", "stagecoach").own(yen=20).at("laboratory_b", 5)
    assert harbour.technologies() == {"stagecoach"}
    assert harbour.why_not(TECHNOLOGY[tech("tram")]) == "other_laboratory"
    assert harbour.choose("stagecoach").stop().step != "ChooseTechnology"


@clause("Y-LAB-2", "Y-LAB-12", "Y-EX-15")
def test_cost_is_value_and_surcharge_of_the_slot() -> None:
    assert SLOT_SURCHARGE == (0, 0, 1, 1, 2, 2)
    costs = []
    for slot in range(6):
        row = [
            "winery_french",
            "winery_german",
            "language_school_american",
            "stagecoach",
            "letterpress",
            "stock_market",
        ]
        row[slot] = "tram"
        for yen in range(0, 30, 2):
            if "tram" in studying(1, *row, yen=yen).technologies():
                costs.append(1 + yen // 2)
                break
    assert costs == [5, 5, 6, 6, 7, 7]


@clause("Y-LAB-3", "Y-LAB-15")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_power_pays_first(power: int) -> None:
    harbour = studying(power, "tram", yen=20).choose("tram").stop()
    assert harbour.has("yen") == 20 - 2 * (5 - power)
    assert studying(5, "tram", "station").technologies() == {"tram"}, "Power alone never pays more than 5"


@clause("Y-LAB-4", "Y-GEN-9")
def test_the_rest_in_yen_and_imports_in_any_mix() -> None:
    harbour = studying(2, "tram", yen=4, imports=2).choose("tram")
    assert harbour.gifts() == ["import"]
    harbour.give("imports")
    assert harbour.gifts() == ["yen"]
    harbour.give("yen").give("imports").stop()
    assert (harbour.has("yen"), harbour.has("imports")) == (2, 0)
    assert studying(2, "tram", imports=3).choose("tram").stop().has("imports") == 0
    assert studying(2, "tram", yen=5).technologies() == set(), "short of one Production"
    assert studying(2, "tram", yen=3, imports=2).technologies() == {"tram"}


@clause("Y-LAB-5")
def test_excess_production_is_lost() -> None:
    harbour = studying(5, "language_school_american").choose("language_school_american").stop()
    assert harbour.owns() == {}
    assert harbour.techs_of() == {"language_school"}


@clause("Y-LAB-6")
def test_the_fourth_card_costs_more() -> None:
    def fourth(techs: int, **owned: int) -> Harbour:
        harbour = Harbour().techs(0, *("ball", "winery", "telephone", "telegram")[:techs])
        harbour.laboratory("a", "stagecoach").own(**owned)
        return harbour.at("laboratory_a", 5)

    assert fourth(2).technologies() == {"stagecoach"}
    assert fourth(3).technologies() == set(), "Power cannot pay this"
    assert fourth(3, yen=2).choose("stagecoach").stop().has("yen") == 0
    assert fourth(3, imports=1).choose("stagecoach").stop().has("imports") == 0
    assert fourth(4, yen=3).choose("stagecoach").stop().has("yen") == 1, "and every later one"


@clause("Y-LAB-7", "Y-GEN-6")
def test_no_title_twice() -> None:
    harbour = Harbour().techs(0, "winery_french").laboratory("a", "winery_german", "stagecoach").at("laboratory_a", 5)
    assert harbour.technologies() == {"stagecoach"}
    assert harbour.why_not(TECHNOLOGY[tech("winery_german")]) == "same_title"
    many = Harbour().techs(0, *(card.key for card in TECHNOLOGIES[::2] if card.key != "stagecoach_british"))
    many.techs(0, "tram").laboratory("a", "stagecoach").own(yen=2).at("laboratory_a", 5)
    assert many.technologies() == {"stagecoach"}, "any number of cards"


@clause("Y-LAB-8", "Y-TURN-8")
def test_the_card_works_from_then_on() -> None:
    harbour = studying(4, "telephone").choose("telephone").stop()
    assert harbour.step == "Recover", "gained in step 3, works in step 6"
    agent = Harbour().laboratory("a", "tram").men(laboratory_a=5).agents(british=1).hold(shop=0, assistant=0)
    agent.token("laboratory_a", "").begin().send("british", "laboratory_a").choose("tram").stop()
    agent.place("bank", "church").stop()
    assert len(agent.destinations()) == 17, "gained in Phase A, works in Phase B"


@clause("Y-LAB-10", "Y-LAB-11")
def test_cards_slide_left_and_one_is_drawn() -> None:
    harbour = studying(5)
    deck = len(harbour.state.tech_deck)
    harbour.choose("winery_french").stop()
    row = harbour.state.laboratories[0]
    assert row[:5] == [tech(name) for name in ROW if name != "winery_french"]
    assert row[5] != NONE
    assert len(harbour.state.tech_deck) == deck - 1
    empty = studying(5)
    empty.state.techs[1], empty.state.tech_deck = sum(1 << card for card in empty.state.tech_deck), []
    empty.choose("winery_french").stop()
    assert empty.state.laboratories[0][5] == NONE
    assert empty.state.last_turn == 0, "an empty deck does not end the game"


@clause("Y-LAB-13")
def test_the_order_of_what_follows() -> None:
    harbour = Harbour().techs(0, "letterpress", "patent").done(0, 1).laboratory("a", "station").own(yen=9)
    harbour.token("laboratory_a", "").hold(shop=0).at("laboratory_a", 5).choose("station").stop()
    first = [type(event).__name__ for event in harbour.last]
    assert first == ["TechnologyTaken", "TechnologyGave", "TechnologyScored"]
    assert (harbour.step, harbour.agents_of()) == ("LocateStation", {})
    harbour.put_station("bank")
    after = [type(event).__name__ for event in harbour.last]
    assert after[:3] == ["StationPlaced", "AgentGained", "LaboratoryRefilled"]


@clause("Y-LAB-14")
def test_without_a_card_to_take_nothing_happens() -> None:
    assert studying(1, "tram").step == "CloseTurn"
    harbour = Harbour().techs(0, "tram").laboratory("a", "winery_french").techs(0, "winery_german")
    assert harbour.token("laboratory_a", "").hold(shop=0).at("laboratory_a", 5).step == "CloseTurn"


@clause("Y-LAB-15", "Y-OPT-3")
def test_a_card_is_optional_and_confirmed_even_when_free() -> None:
    harbour = studying(5, "tram")
    assert SKIP in harbour.legal
    assert harbour.choose("tram").legal == [DONE]


# ------------------------------------------------------------ Port
ORDERS_A = (1, 2, 3, 4, 5, 6)


def trading(power: int, *hand: int, **owned: int) -> Harbour:
    harbour = Harbour().token("port_a", "").hold(shop=0).port("a", *ORDERS_A).orders(0, *hand).own(**owned)
    return harbour.at("port_a", power)


@clause("Y-PORT-1", "Y-PORT-7")
def test_one_order_is_free() -> None:
    harbour = trading(2).take_order(1)
    assert harbour.legal == [DONE], "no yen, no import: no second"
    harbour.stop()
    assert (harbour.hand_of(), harbour.owns()) == ([1], {})
    assert harbour.rules.seen_by(harbour.state, 1).hands[0] == [-1], "hidden"


@clause("Y-PORT-1", "Y-PORT-12", "Y-EX-16")
def test_two_orders_for_two_yen_or_an_import() -> None:
    harbour = trading(3, yen=2).take_order(1, 3).stop()
    assert (harbour.hand_of(), harbour.has("yen")) == ([1, 3], 0)
    assert trading(3, imports=1).take_order(1, 3).stop().has("imports") == 0
    choice = trading(3, yen=2, imports=1).take_order(1, 3)
    assert choice.gifts() == ["import"]
    assert choice.give("imports").gifts() == ["yen"]
    assert choice.stop().owns() == {"yen": 2}
    assert trading(3, yen=1).take_order(1).legal == [DONE]
    assert trading(3, yen=5).take_order(1).stop().has("yen") == 5, "one costs nothing"


@clause("Y-PORT-2")
def test_cards_of_the_board_with_the_same_letter() -> None:
    harbour = Harbour().port("a", *ORDERS_A).port("b", 11, 12, 13).at("port_b", 4)
    assert harbour.orders_on_offer() == [11, 12, 13]
    assert harbour.why_not(ORDER[0]) == "other_port"


@clause("Y-PORT-3")
def test_power_opens_slots() -> None:
    assert SLOT_LEVELS == (1, 1, 2, 2, 3, 3)
    assert trading(1).step == "CloseTurn"
    assert [trading(power).orders_on_offer() for power in (2, 3, 4, 5)] == [
        [1, 2],
        [1, 2, 3, 4],
        [1, 2, 3, 4, 5, 6],
        [1, 2, 3, 4, 5, 6],
    ]
    assert trading(2).why_not(ORDER[2]) == "port_level"


@clause("Y-PORT-4")
def test_both_cards_lie_in_open_slots_before_any_refill() -> None:
    harbour = trading(2, yen=2).take_order(1)
    assert harbour.orders_on_offer() == [2]


@clause("Y-PORT-5", "Y-PORT-10", "Y-GEN-4")
def test_the_hand_holds_three() -> None:
    assert trading(4, 7, 8, 9, yen=9).step == "CloseTurn"
    two = trading(4, 7, 8, yen=9).take_order(1)
    assert two.legal == [DONE], "a double take needs at most one in hand"
    assert two.stop().hand_of() == [1, 7, 8]
    assert trading(4, 7, yen=9).take_order(1, 2).stop().hand_of() == [1, 2, 7]
    done = Harbour().port("a", *ORDERS_A).done(0, 7, 8, 9, 10).at("port_a", 4)
    assert done.orders_on_offer() == list(ORDERS_A), "completed Orders do not count"


@clause("Y-GEN-5")
def test_orders_are_never_discarded() -> None:
    harbour = trading(4, 7, 8, 9)
    assert harbour.legal == [harbour.legal[0]]
    for _ in range(6):
        harbour.let_turn_pass()
    assert harbour.hand_of() == [7, 8, 9]


@clause("Y-PORT-6")
def test_power_five_gains_three_points() -> None:
    assert [trading(power).points() for power in (3, 4, 5)] == [0, 0, 3]
    assert trading(5, 7, 8, 9).points() == 3, "even if no card is taken"


@clause("Y-PORT-8", "Y-EX-16", "Y-EX-18")
def test_cards_slide_left_and_slots_are_filled() -> None:
    harbour = trading(3, yen=2)
    deck = len(harbour.state.deck)
    harbour.take_order(1, 3).stop()
    row = harbour.state.ports[0]
    assert row[:4] == [1, 3, 4, 5]
    assert NONE not in row
    assert len(harbour.state.deck) == deck - 2


@clause("Y-PORT-9", "Y-PORT-11", "Y-END-3", "Y-END-11", "Y-EX-18")
def test_what_the_deck_cannot_fill_stays_empty_and_ends_the_game() -> None:
    harbour = Harbour(3).port("a", *ORDERS_A).port("b", 11, 12, 13, 14, 15, 16).deck(20).hold(shop=0)
    harbour.token("port_a", "").token("port_b", "")
    harbour.at("port_a", 2).take_order(1).stop()
    assert (harbour.state.deck, harbour.state.last_turn) == ([], 0), "the last card filled the last slot"
    harbour.at("port_a", 2, seat=1).take_order(2).stop()
    assert harbour.state.last_turn == 6
    assert harbour.state.ports[0][5] == NONE
    harbour.at("port_a", 5, seat=2)
    assert len(harbour.orders_on_offer()) == 5, "an empty slot offers nothing"


@clause("Y-INFO-4")
def test_the_log_names_the_card_when_it_is_taken() -> None:
    harbour = trading(2).take_order(1).stop()
    taken = harbour.told(OrdersTaken)[-1]
    assert taken.seen_by(1) == taken
    assert taken.orders == ((0, 0),)
