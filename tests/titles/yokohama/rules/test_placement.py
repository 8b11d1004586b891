"""The Placement step: Y-PLACE."""

import pytest

from rules.core.move import DONE
from tests.titles.clause import clause
from tests.titles.yokohama.kit import Harbour

EVERYWHERE = 17


@clause("Y-PLACE-1", "Y-GEN-12")
def test_up_to_three_different_areas() -> None:
    harbour = Harbour().begin()
    assert len(harbour.placements()) == EVERYWHERE
    harbour.place("bank", "church")
    assert (DONE in harbour.legal, "bank" in harbour.placements(), len(harbour.placements())) == (True, False, 15)
    harbour.place("customs")
    assert harbour.step == "Movement"
    assert [harbour.men_in(name) for name in ("bank", "church", "customs")] == [1, 1, 1]
    assert harbour.held() == 5


@clause("Y-PLACE-2", "Y-PLACE-10")
def test_or_exactly_two_in_one_area() -> None:
    harbour = Harbour().begin().place("bank", "bank")
    assert (harbour.step, harbour.men_in("bank"), harbour.held()) == ("Movement", 2, 6)
    mixed = Harbour().begin().place("bank", "church")
    assert "bank" not in mixed.placements()
    assert mixed.why_not(mixed.legal[0].targets()[0]._replace(key="bank")) == "one_each"


@clause("Y-PLACE-2", "Y-PLACE-10")
def test_two_in_one_area_need_two_in_hand_and_payment_for_both() -> None:
    alone = Harbour().hold(assistant=1).begin().place("bank")
    assert alone.step == "Movement"
    harbour = Harbour().president(1, "bank").own(yen=1).begin().place("bank")
    assert "bank" not in harbour.placements()
    assert Harbour().president(1, "bank").own(yen=2).begin().place("bank", "bank").has("yen", 1) == 2


@clause("Y-PLACE-3", "Y-OPT-1", "Y-TURN-4")
def test_at_least_one_must_be_placed_if_there_is_one() -> None:
    harbour = Harbour().begin()
    assert DONE not in harbour.legal
    assert DONE in harbour.place("bank").legal
    passed = Harbour().hold(assistant=0).begin()
    assert passed.step == "Movement", "with none in hand the step is passed over"


@clause("Y-PLACE-3", "Y-TURN-6")
def test_without_assistants_phase_a_is_still_asked_for() -> None:
    harbour = Harbour().hold(assistant=0).orders(0, 1).begin()
    assert (harbour.step, harbour.legal) == ("OpenTurn", [DONE])
    assert harbour.stop().step == "Movement"
    assert Harbour().hold(assistant=0).men(bank=1).agents(british=1).begin().step == "OpenTurn"
    assert Harbour().hold(assistant=0).techs(0, "spinning_mill").begin().step == "OpenTurn"


@clause("Y-PLACE-4")
def test_assistants_come_from_the_hand_only() -> None:
    harbour = Harbour().hold(assistant=2).men(bank=3).begin().place("church", "customs")
    assert harbour.step == "Movement"
    assert (harbour.men_in("bank"), harbour.stored(), harbour.held()) == (3, 12, 0)


@clause("Y-PLACE-5", "Y-GEN-10", "Y-OPT-2")
def test_each_president_there_is_paid() -> None:
    harbour = Harbour().president(1, "bank").president(2, "bank").own(yen=5).begin().place("bank")
    assert [harbour.has("yen", seat) for seat in range(4)] == [3, 1, 1, 0]
    harbour.place("bank")
    assert [harbour.has("yen", seat) for seat in range(4)] == [1, 2, 2, 0]


@clause("Y-PLACE-6", "Y-GEN-2")
def test_what_cannot_be_paid_in_full_is_not_open() -> None:
    harbour = Harbour().president(1, "bank").president(2, "bank").president(3, "church").own(yen=1).begin()
    assert "bank" not in harbour.placements()
    assert "church" in harbour.placements()


@clause("Y-PLACE-9", "Y-TECH-STAGECOACH-1")
def test_stagecoach_does_not_waive_placement_payments() -> None:
    harbour = Harbour().techs(0, "stagecoach").president(1, "bank").own(yen=1).begin().place("bank")
    assert harbour.has("yen", 1) == 1


@clause("Y-PLACE-11")
def test_the_sum_of_payments_must_be_affordable_and_is_paid_at_once() -> None:
    harbour = Harbour().president(1, "bank").president(2, "church").own(yen=1).begin().place("bank")
    assert harbour.has("yen", 1) == 1
    assert "church" not in harbour.placements()
    assert "customs" in harbour.placements()


@clause("Y-PLACE-12")
def test_own_pieces_there_restrict_nothing_and_no_destination_is_needed() -> None:
    harbour = Harbour().men(bank=2).shop(0, "bank").house(0, "bank").begin().place("bank", "bank")
    assert harbour.men_in("bank") == 4
    alone = Harbour().president(0, "bank").begin().place("bank").stop()
    assert alone.destinations() == set(), "the only assistant stands with the President"


@clause("Y-TECH-NEWSPAPER")
def test_newspaper_allows_four_areas() -> None:
    harbour = Harbour().techs(0, "newspaper").president(1, "tea").own(yen=1).begin()
    harbour.place("bank", "church", "customs")
    assert harbour.step == "Placing"
    harbour.place("tea")
    assert (harbour.step, harbour.has("yen", 1)) == ("Movement", 1), "payments as usual"


@clause("Y-TECH-TELEGRAM")
def test_telegram_adds_one_beside_the_doubled_area() -> None:
    harbour = Harbour().lay("bank", "church", "canal", "customs", "tea", "fishing", "port_a").techs(0, "telegram")
    harbour.president(1, "church").own(yen=1).begin().place("bank", "bank")
    assert harbour.placements() == {"church", "port_a"}
    assert DONE in harbour.legal
    harbour.place("church")
    assert (harbour.step, harbour.men_in("church"), harbour.has("yen", 1)) == ("Movement", 1, 1)


@clause("Y-TECH-TELEGRAM-2")
def test_telegram_and_newspaper_never_combine() -> None:
    harbour = Harbour().lay("bank", "canal", "church", "customs", "tea", "fishing", "port_a")
    harbour.techs(0, "telegram", "newspaper").begin().place("bank", "bank")
    assert harbour.placements() == {"port_a"}, "neither the Area itself nor across the Canal"
    assert harbour.place("port_a").step == "Movement"
    spread = Harbour().techs(0, "telegram").begin().place("bank", "church", "customs")
    assert spread.step == "Movement"


@clause("Y-PLACE-1", "Y-TECH-NEWSPAPER")
@pytest.mark.parametrize(("newspaper", "most"), [(False, 3), (True, 4)])
def test_the_prompt_tells_how_many(newspaper: bool, most: int) -> None:
    harbour = Harbour()
    if newspaper:
        harbour.techs(0, "newspaper")
    harbour.begin()
    prompt = harbour.rules.prompt(harbour.state)
    assert prompt is not None
    assert dict(prompt.args)["n"] == most
