"""The Laboratory: production, surcharge, what is left on display."""

import pytest

from rules.core.move import SKIP
from rules.harbour.prices import Due
from rules.yokohama_duel import moves
from rules.yokohama_duel.components import ITEMS, TECHNOLOGIES
from rules.yokohama_duel.events.cards import TechnologyTaken
from rules.yokohama_duel.events.stock import Paid
from rules.yokohama_duel.places import TECHNOLOGY
from rules.yokohama_duel.scoring import production_costs
from rules.yokohama_duel.steps.laboratory import PayTechnology
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import TECH_NAMES, item, tech

COSTS = {
    "ball": 6, "stock_market": 3, "brickyard": 6, "winery": 4, "stagecoach": 4, "electrical_light": 7,
    "language_school": 3, "exposition": 7, "spinning_mill": 3, "station": 5, "letterpress_printing": 4,
    "newspaper": 5, "gaslight": 6, "patent_system": 8, "postal_system": 4, "mining_technology": 4, "telegram": 6,
    "telephone": 4, "tram": 5, "university": 5,
}  # fmt: skip
ONE_OF_EACH_COST = ("stock_market", "telephone", "tram", "brickyard", "exposition")


def laboratory(level: int, *shown: str, known: tuple[str, ...] = (), **owned: int) -> Harbour:
    """At the Laboratory, asked for a card."""
    harbour = Harbour().at_level(level, "laboratory").display(*shown).techs(0, *known).own(0, **owned)
    return harbour.begin().go("laboratory")


@clause("D-LAB-1", "D-LAB-3")
def test_base_production_by_level() -> None:
    reach = [laboratory(level, *ONE_OF_EACH_COST).technologies() for level in range(1, 8)]
    assert reach == [set(ONE_OF_EACH_COST[: max(0, min(level, 5) - 2)]) for level in range(1, 8)]
    assert laboratory(1, "stock_market", up=2).technologies() == {"stock_market"}
    assert laboratory(1, "stock_market", up=1).technologies() == set()


@clause("D-LAB-2")
def test_yen_and_imports_add_production_without_limit() -> None:
    for yen in range(10):
        reach = laboratory(3, *ONE_OF_EACH_COST, yen=yen).technologies()
        assert reach == set(ONE_OF_EACH_COST[: 1 + yen // 2])
    for imports in range(5):
        for side in ("up", "down"):
            reach = laboratory(3, *ONE_OF_EACH_COST, known=(), **{side: imports}).technologies()
            assert reach == set(ONE_OF_EACH_COST[: 1 + imports])
    mix = laboratory(3, "exposition", up=1, down=1, yen=4)
    assert mix.take_tech("exposition").owns() == {}
    much = laboratory(1, "exposition", yen=12).take_tech("exposition")
    assert (much.owns(), much.techs_of()) == ({}, {"exposition"}), "6 times 2 yen"


@clause("D-LAB-3")
@pytest.mark.parametrize("name", TECH_NAMES)
def test_every_technology_has_its_cost(name: str) -> None:
    assert TECHNOLOGIES[tech(name)].cost == COSTS[name]
    assert laboratory(3, name, yen=2 * (COSTS[name] - 3)).technologies() == {name}
    if COSTS[name] > 3:
        assert laboratory(3, name, yen=2 * (COSTS[name] - 3) - 1).technologies() == set()


@clause("D-LAB-3")
def test_one_face_up_card_per_action() -> None:
    harbour = laboratory(5, "tram", "ball", yen=9)
    assert harbour.technologies() == {"tram", "ball"}
    harbour.take_tech("tram")
    assert (harbour.techs_of(), harbour.step) == ({"tram"}, "ChooseBonus")
    assert harbour.technologies() == set()


@clause("D-LAB-4")
def test_taking_is_optional_and_nothing_is_spent_without() -> None:
    harbour = laboratory(4, "tram", up=1, yen=4)
    assert SKIP in harbour.legal
    assert not harbour.offered(moves.Pay)
    harbour.skip()
    assert (harbour.owns(), harbour.techs_of(), harbour.step) == ({"import_up": 1, "yen": 4}, set(), "BuildHere")
    assert laboratory(3, "tram", yen=3).step == "EndTurn", "nothing in reach"


@clause("D-LAB-5", "D-LAB-10")
def test_the_surcharge_from_the_fourth_card_on() -> None:
    names = ("ball", "winery", "gaslight", "patent_system", "exposition")
    for number in range(6):
        known = names[:number]
        spent = 0 if number < 3 else 2
        free = laboratory(3, "stock_market", known=known, yen=5).take_tech("stock_market")
        assert (free.has("yen"), len(free.techs_of())) == (5 - spent, number + 1)
        poor = laboratory(3, "stock_market", known=known, yen=1)
        assert poor.technologies() == ({"stock_market"} if number < 3 else set())
    for side in ("up", "down"):
        harbour = laboratory(3, "stock_market", known=names[:3], **{side: 2}).take_tech("stock_market")
        assert harbour.has(side) == 1


@clause("D-LAB-5")
def test_the_owner_chooses_how_to_pay_the_surcharge() -> None:
    harbour = laboratory(3, "stock_market", known=("ball", "winery", "gaslight"), up=1, down=1, yen=2)
    assert harbour.take_tech("stock_market").payments() == ["import_up", "import_down", "yen"]
    assert harbour.pay("down").owns() == {"import_up": 1, "yen": 2}
    assert harbour.told(TechnologyTaken)[-1].paid == ((item("down"), 1),)
    assert [(event.item, event.number) for event in harbour.told(Paid)] == [(item("down"), 1)], "nothing of the rest"


@clause("D-LAB-6")
def test_the_surcharge_adds_no_production() -> None:
    three = ("ball", "winery", "gaslight")
    above = laboratory(5, "stock_market", known=three, yen=2).take_tech("stock_market")
    assert above.has("yen") == 0, "due although 5 exceeds 3"
    assert laboratory(4, "tram", known=three, yen=2).technologies() == set(), "not as production"
    both = laboratory(4, "tram", known=three, yen=4).take_tech("tram")
    assert (both.has("yen"), production_costs(both.state, 0)) == (0, 6 + 4 + 6 + 5)


@clause("D-LAB-7")
def test_the_space_stays_empty_until_round_preparation() -> None:
    harbour = laboratory(5, "tram", "university", "winery", "gaslight", "exposition").take_tech("university")
    assert harbour.state.tech_row == [tech("tram"), -1, tech("winery"), tech("gaslight"), tech("exposition")]
    harbour.bonus(1).end()
    assert harbour.state.tech_row[1] == -1
    harbour.let_round_pass()
    assert -1 not in harbour.state.tech_row


@clause("D-LAB-8")
def test_an_empty_laboratory_may_be_chosen() -> None:
    harbour = Harbour().at_level(4, "laboratory").display("tram").own(0, yen=9).begin()
    harbour.state.tech_row = [-1] * 5
    assert "laboratory" in harbour.open_places()
    assert (harbour.go("laboratory").step, harbour.has("yen")) == ("BuildHere", 9)


@clause("D-LAB-9")
def test_all_is_paid_before_the_card_is_gained() -> None:
    three = ("ball", "winery", "letterpress_printing")
    assert laboratory(4, "tram", known=three, yen=3).technologies() == set(), "2 + 2: the 2 yen for it come too late"
    assert laboratory(4, "tram", known=three, yen=2, up=1).technologies() == {"tram"}
    harbour = laboratory(4, "tram", known=three, yen=4, up=1).take_tech("tram")
    assert (harbour.step, "tram" in harbour.techs_of()) == ("PayTechnology", False)
    harbour.pay("yen")
    assert "tram" not in harbour.techs_of()
    assert SKIP not in harbour.legal
    harbour.pay("yen")
    assert (harbour.owns(), "tram" in harbour.techs_of()) == ({"import_up": 1, "yen": 2}, True)
    assert harbour.why_not(TECHNOLOGY[tech("tram")]) == "other_moment"


@clause("D-LAB-9")
def test_no_part_is_paid_so_that_another_cannot_be() -> None:
    """Prices of different sizes, as no card has them now: what is left must do for the rest."""
    for owned, wanted in (({"yen": 4, "up": 1}, ["import_up"]), ({"yen": 2, "up": 3}, ["yen"])):
        harbour = Harbour().display("tram").own(0, **owned).begin()
        step = PayTechnology(0, tech("tram"), (Due(2, 1), Due(4, 3)), ())
        assert [ITEMS[each] for each in step.options(harbour.state)] == wanted
