"""Recruiting Merchants."""

from rules.yokohama_duel.places import CRITERION, MERCHANT, MERCHANT_PILE, OWN_MERCHANTS
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import CRITERION_NAMES


def worthy(seat: int = 0) -> Harbour:
    """All four criteria hold."""
    harbour = Harbour().completed(seat, 1, 2, 3).techs(seat, "ball", "tram", "winery").churches(seat, "3", "4")
    return harbour.own(seat, down=2)


@clause("D-RECRUIT-1")
def test_four_criteria() -> None:
    assert CRITERION_NAMES == ("orders_3", "techs_3", "church_2", "imports_2")
    for number in range(5):
        orders = Harbour().completed(0, *range(1, number + 1)).hand(0, 20, 21, 22).completed(1, 11, 12, 13).begin()
        assert orders.criteria() == ({"orders_3"} if number >= 3 else set())
        known = Harbour().techs(0, *("ball", "winery", "tram", "gaslight")[:number]).techs(1, "station").begin()
        assert known.criteria() == ({"techs_3"} if number >= 3 else set())
        church = Harbour().churches(0, *("3", "4", "5", "7")[:number]).churches(1, "8").begin()
        assert church.criteria() == ({"church_2"} if number >= 2 else set())
        imports = Harbour().own(0, down=number, up=9).begin()
        assert imports.criteria() == ({"imports_2"} if number >= 2 else set())
    nothing = Harbour().begin()
    assert [nothing.why_not(CRITERION[0][number]) for number in range(4)] == ["criterion"] * 4


@clause("D-RECRUIT-2")
def test_each_criterion_once() -> None:
    harbour = worthy().own(0, down=9).begin().recruit("imports_2")
    assert harbour.state.merchants[0] == 1
    assert harbour.criteria() == {"orders_3", "techs_3", "church_2"}
    assert harbour.why_not(CRITERION[0][3]) == "recruited"
    harbour.send("bank").let_round_pass()
    while harbour.decider != 0:
        harbour.let_turn_pass()
    assert "imports_2" not in harbour.criteria(), "in the whole game"


@clause("D-RECRUIT-3")
def test_the_criterion_must_hold_at_the_moment() -> None:
    harbour = Harbour().at_level(4, "church").church_display("5").own(0, down=2).begin().go("church").take_church("5")
    assert (harbour.has("down"), harbour.criteria()) == (1, set()), "one was spent before recruiting"
    early = Harbour().at_level(4, "church").church_display("5").own(0, down=2).begin().recruit("imports_2")
    early.go("church").take_church("5")
    assert (early.has("down"), early.state.merchants[0]) == (1, 1), "losing it takes nothing back"


@clause("D-RECRUIT-4")
def test_optional_free_of_charge_and_open_to_both() -> None:
    harbour = Harbour().own(0, down=2, yen=3).own(1, down=2).begin().recruit("imports_2")
    assert harbour.owns() == {"import_down": 2, "yen": 3}
    harbour.go("bank").end()
    assert harbour.criteria() == {"imports_2"}, "not first come"
    harbour.recruit("imports_2")
    assert harbour.state.merchants == [1, 1]
    assert harbour.rules.things(harbour.state)[MERCHANT_PILE, MERCHANT] == 6
    declined = Harbour().own(0, down=2).begin().go("bank").end()
    assert declined.state.merchants == [0, 0]


@clause("D-RECRUIT-5")
def test_a_recruited_merchant_may_be_called_in_the_same_turn() -> None:
    harbour = Harbour().own(0, down=2).begin()
    assert not harbour.may_call()
    assert harbour.why_not(OWN_MERCHANTS[0]) == "no_merchant"
    harbour.recruit("imports_2")
    assert harbour.may_call()
    assert harbour.send("tea").has("tea") == 3


@clause("D-RECRUIT-6")
def test_each_recruitment_names_its_criterion() -> None:
    harbour = worthy().begin()
    assert harbour.criteria() == set(CRITERION_NAMES)
    for number, name in enumerate(reversed(CRITERION_NAMES), 1):
        harbour.recruit(name)
        assert harbour.state.merchants[0] == number
    assert harbour.criteria() == set()
    later = worthy().begin().recruit("orders_3").go("bank").end().let_turn_pass()
    assert later.criteria() == {"techs_3", "church_2", "imports_2"}, "in any later turn"
