"""Reasons at Yokohama Duel: what is paid for, strengthened or traded keeps the reason of what it was begun for."""

from game.opponents.yokohama_duel.school import SCHOOL
from game.opponents.yokohama_duel.temper import Temper
from rules.core.move import DONE
from rules.core.text import Text
from rules.yokohama_duel.places import CHURCH, PLACE, TECHNOLOGY
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import church, place, tech

REASONS = SCHOOL.mind(Temper()).reasons


def why(harbour: Harbour, number: int = 0) -> tuple[str, list[object]]:
    """What a seat says of the next move of that number, and what it names."""
    rules, state = harbour.rules, harbour.state
    said: Text = REASONS.reason(rules.seen_by(state, rules.decider(state)), (rules.legal_moves(state)[number],))
    return said.key.rpartition(".")[2], [value for _, value in said.args]


def test_what_strengthens_an_action_has_the_reason_of_its_place() -> None:
    harbour = Harbour().assists(0, 1, 1).begin().play("bank")
    assert why(harbour) == ("bank", [PLACE[place("bank")]])
    assert why(harbour, -1) == ("bank", [PLACE[place("bank")]]), "nor is there nothing to gain from going on"


def test_a_trade_has_the_reason_of_its_place_until_it_is_stopped() -> None:
    harbour = Harbour().at_level(3, "chinatown").own(0, yen=5).begin().go("chinatown")
    assert why(harbour) == ("exchange", [PLACE[place("chinatown")]])
    harbour.buy("tea")
    assert harbour.rules.legal_moves(harbour.state)[-1] == DONE
    assert why(harbour, -1) == ("nothing_more", [])


def test_a_card_is_paid_for_the_reason_it_was_taken() -> None:
    laboratory = Harbour().at_level(3, "laboratory").display("university").own(0, up=1, down=1, yen=9).begin()
    key, named = why(laboratory.go("laboratory").take_tech("university"))
    assert (key, named[0]) == ("technology_help", TECHNOLOGY[tech("university")])
    altar = Harbour().at_level(3, "church").church_display("5").own(0, tea=3, fish=3, yen=9).begin()
    key, named = why(altar.go("church").take_church("5"))
    assert (key, named[0]) == ("church", CHURCH[church("5")])
