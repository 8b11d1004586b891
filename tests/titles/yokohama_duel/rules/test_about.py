"""What a tooltip tells of the things that decide the game."""

from rules.core.target import Target
from rules.core.text import Text
from rules.yokohama_duel.components import CHURCH_CARDS, ORDERS
from rules.yokohama_duel.places import COMPLETED, HAND, OWN_CHURCHES, OWN_TECHNOLOGIES, PLACE, TECHNOLOGY
from rules.yokohama_duel.words.amounts import an_order
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import church, place, tech


def about(harbour: Harbour, target: Target, seat: int = 0) -> list[Text]:
    """What a seat is told."""
    return harbour.rules.about(harbour.rules.seen_by(harbour.state, seat), seat, target)


def keys(texts: list[Text]) -> list[str]:
    return [text.key.removeprefix("yokohama_duel.") for text in texts]


def counted(texts: list[Text]) -> list[object]:
    """The points of the categories that are told."""
    return [dict(text.args)["n"] for text in texts if text.key == "yokohama_duel.about.counts"]


def test_completed_orders_tell_their_points_and_who_has_most() -> None:
    harbour = Harbour().completed(0, 1, 2).completed(1, 3).begin()
    assert counted(about(harbour, COMPLETED[0])) == [ORDERS[0].points + ORDERS[1].points, 6]
    assert counted(about(harbour, COMPLETED[1])) == [ORDERS[2].points, 0]


def test_technologies_tell_their_points_and_whose_cost_most() -> None:
    harbour = Harbour().techs(0, "exposition").begin()
    assert counted(about(harbour, OWN_TECHNOLOGIES[0])) == [8, 6]
    assert "about.production_cost" in keys(about(harbour, TECHNOLOGY[tech("exposition")]))


def test_own_church_cards_tell_their_points_those_of_the_other_do_not() -> None:
    harbour = Harbour().churches(0, "5").churches(1, "8").begin()
    assert counted(about(harbour, OWN_CHURCHES[0])) == [CHURCH_CARDS[church("5")].points]
    assert counted(about(harbour, OWN_CHURCHES[1])) == []


def test_a_place_just_chosen_is_not_called_occupied_by_oneself() -> None:
    harbour = Harbour().assists(0, 1).laid(1, one="bank").begin().play("tea")
    assert "about.occupied" not in keys(about(harbour, PLACE[place("tea")]))
    assert "about.occupied" in keys(about(harbour, PLACE[place("bank")]))


def test_an_order_made_possible_is_told_by_its_goods() -> None:
    order = next(number for number, each in enumerate(ORDERS) if each.demand[2])
    goods = dict(zip(("copper", "silk", "tea", "fish"), ORDERS[order].demand, strict=True))
    harbour = Harbour().hand(0, order + 1).own(0, **{**goods, "tea": goods["tea"] - 1}).begin()
    told = [text for text in about(harbour, PLACE[place("tea")]) if text.key == "yokohama_duel.about.fills"]
    assert [dict(text.args)["order"] for text in told] == [an_order(order)]


def test_a_seat_is_called_by_its_name() -> None:
    assert keys(about(Harbour().begin(), Target("seat", 1))) == ["about.owner", "about.seat_cards", "about.seat_points"]


def test_a_hand_is_told_card_by_card_to_whoever_may_see_it() -> None:
    harbour = Harbour().hand(0, 1, 2).hand(1, 3).begin()
    assert keys(about(harbour, HAND[0])).count("about.order") == 2
    assert keys(about(harbour, HAND[1])).count("about.order") == 0
    assert keys(harbour.rules.about(harbour.state, 0, HAND[1])).count("about.order") == 1
