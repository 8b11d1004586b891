"""Sentences that were true of most positions only: each is held against the position in which it was not."""

import pytest

from rules.yokohama.moves import PLACE
from rules.yokohama.places import ACHIEVEMENT, AREA, COUNTER, ORDER
from tests.titles.clause import clause
from tests.titles.yokohama.kit import Harbour, item
from tests.titles.yokohama.rules.placing import achievement, area
from tests.titles.yokohama.rules.speaking import about, plain, prompt
from tests.titles.yokohama.rules.test_movement import moving
from tests.titles.yokohama.rules.test_reasons import why
from tests.words.lexicon import ASSETS
from ui.say import Say

SAY = Say(ASSETS, "en", strict=True)


def helped(harbour: Harbour) -> str:
    return plain(harbour.rules.help(harbour.state)).removeprefix("help.")


def told(harbour: Harbour) -> str:
    """The end of the game as it is announced, in English."""
    note = harbour.rules.end_note(harbour.state)
    log = [text for event in harbour.events if "cause_" in str(text := event.text())]
    return " / ".join(SAY(text, ("Aiko", "Lin", "Okada", "Duval"), harbour.rules) for text in (*log, note) if text)


@clause("Y-END-4", "Y-END-5", "Y-END-14")
@pytest.mark.parametrize(("where", "number"), [("church", 0), ("customs", 1)])
def test_a_board_that_ends_the_game_is_not_called_full(where: str, number: int) -> None:
    taken = {f"space_{space}": 1 for space in (4, 5, 6, 7, 8)}
    harbour = Harbour().board(where, **taken).own(imports=1).hold(assistant=0).at(where, 4).take_space(where, 1)
    assert harbour.state.last_turn
    assert harbour.state.boards[number].count(-1) == 2, "there is room for more"
    assert "full" not in told(harbour)
    assert "fills" not in told(harbour)
    assert "quota reached" in told(harbour)


@clause("Y-END-3", "Y-END-11")
def test_who_leaves_a_slot_empty_need_not_have_emptied_the_deck() -> None:
    harbour = Harbour().port("a", 1, 2, 3, 4, 5, 6).deck().at("port_a", 2).take_order(1).stop()
    assert harbour.state.last_turn
    assert "empties" not in told(harbour)
    assert "leaves an Order slot empty" in told(harbour)


@clause("Y-TECH-STAGECOACH-1", "Y-PLACE-9")
def test_with_a_stagecoach_the_toll_is_told_for_placing_only() -> None:
    harbour = moving(church=1).president(0, "bank").president(1, "church").own(yen=5).begin()
    assert "toll(n=1)" in about(harbour, AREA[area("church")])
    assert "toll_placing(n=1)" in about(harbour.techs(0, "stagecoach"), AREA[area("church")])


@clause("Y-TECH-TRAM-1", "Y-TECH-TRAM-2", "Y-TECH-TRAM-3")
def test_a_tram_is_kept_away_by_a_president_not_by_a_lack_of_assistants() -> None:
    harbour = moving().techs(0, "tram").president(0, "bank").president(1, "church").begin()
    assert why(harbour, AREA[area("church")]) == "occupied(seat=seat/1)"


@clause("Y-MOVE-2", "Y-TECH-POSTAL-1", "Y-TECH-TRAM-2", "Y-TECH-STATION-4")
def test_the_rule_of_destinations_is_told_as_long_as_no_technology_changes_it() -> None:
    assert helped(moving(church=1).president(0, "bank").begin()) == "movement"
    assert helped(moving(church=1).techs(0, "stagecoach").president(0, "bank").begin()) == "movement"
    for name in ("tram", "postal_system"):
        assert helped(moving(church=1).techs(0, name).president(0, "bank").begin()) == "movement_more"
    station = moving(church=1).techs(0, "station").station("tea").president(0, "bank").begin()
    assert helped(station) == "movement_more"


@clause("Y-MOVE-3", "Y-MOVE-10", "Y-MOVE-14", "Y-MOVE-19")
def test_the_president_is_asked_to_do_what_he_can() -> None:
    assert prompt(moving(church=1).president(0, "bank").begin()) == "movement"
    assert prompt(moving(customs=1).president(0, "bank").begin()) == "movement_none"
    assert prompt(moving(church=1).begin()) == "movement_hand"
    assert prompt(moving(church=1).president(1, "church").begin()) == "movement_stay"


@clause("Y-LAB-4", "Y-LAB-15")
def test_yen_and_imports_that_cannot_be_exchanged_are_not_called_unfit_to_pay() -> None:
    harbour = Harbour().laboratory("a", "tram").own(yen=2, imports=1).at("laboratory_a", 4).choose("tram")
    assert why(harbour, COUNTER[0][item("yen")]) == "paid_so"
    harbour.give("imports")
    assert why(harbour, COUNTER[0][item("imports")]) == "paid_so"
    poor = Harbour().laboratory("a", "tram").own(yen=2).at("laboratory_a", 4).choose("tram")
    assert why(poor, COUNTER[0][item("imports")]) == "none_to_give"
    assert why(poor, COUNTER[0][item("tea")]) == "not_for_this"
    free = Harbour().laboratory("a", "tram").own(yen=2).at("laboratory_a", 5).choose("tram")
    assert why(free, COUNTER[0][item("yen")]) == "not_for_this", "nothing is to be paid"


@clause("Y-PORT-1", "Y-PORT-12")
def test_the_same_at_the_port() -> None:
    harbour = Harbour().port("a", 1, 2).own(yen=2).at("port_a", 2).take_order(1, 2)
    assert why(harbour, COUNTER[0][item("yen")]) == "paid_so"
    assert why(harbour, COUNTER[0][item("imports")]) == "none_to_give"


@clause("Y-CHURCH-2")
def test_the_same_at_the_church() -> None:
    harbour = Harbour().own(tea=2, fish=1, yen=1).at("church", 3).take_space("church", 1).give("tea")
    assert why(harbour, COUNTER[0][item("silk")]) == "none_to_give"
    assert why(harbour, COUNTER[0][item("yen")]) == "none_to_give"
    assert why(harbour, ORDER[0]) != "none_to_give"


@clause("Y-PLACE-1", "Y-PLACE-2", "Y-PLACE-10")
def test_who_has_one_assistant_is_not_told_to_place_more() -> None:
    alone = Harbour().hold(assistant=1).begin()
    assert prompt(alone) == "open(n=1)"
    assert helped(alone) == "open_one"
    two = Harbour().hold(assistant=2).begin()
    assert (prompt(two), helped(two)) == ("open(n=2)", "open(n=2)")
    assert prompt(Harbour().begin()) == "open(n=3)"
    assert prompt(Harbour().techs(0, "newspaper").begin()) == "open(n=4)"
    assert Harbour().hold(assistant=1).begin().make(PLACE[area("bank")]).step == "Movement"


@clause("Y-PORT-6")
def test_the_points_of_power_five_are_told_at_the_port() -> None:
    strong = Harbour().men(port_a=4).begin()
    assert "at_power(power=5, gain=common.list(first=about.row.port(n=3), rest=gain.points(n=3)))" in about(
        strong, AREA[area("port_a")]
    )
    weak = Harbour().men(port_a=3).begin()
    assert "at_power(power=4, gain=about.row.port(n=3))" in about(weak, AREA[area("port_a")])


@clause("Y-ACH-C1")
def test_a_goal_of_two_parts_tells_which_is_short() -> None:
    goals = ("a_copper_5", "b_yen_10", "c_production_2_commercial_3")
    tile = ACHIEVEMENT[achievement(goals[2])]
    harbour = Harbour().achievements(*goals).begin()
    assert why(harbour, tile) == "about.progress_production(have=0, n=2)"
    harbour.shop(0, "tea").shop(0, "fishing").begin()
    assert why(harbour, tile) == "about.progress_commercial(have=0, n=3)"
