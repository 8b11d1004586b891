"""What opponents look at: a part of the choices that reaches the same ends."""

from rules.yokohama_duel import free, moves
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import item


def searched(harbour: Harbour, kind: type) -> list[object]:
    return [move for move in harbour.rules.search_moves(harbour.state) if type(move) is kind]


def test_one_card_of_each_level() -> None:
    harbour = Harbour().upgraded(0, 1).begin()
    assert harbour.cards() == {1, 2}
    assert {getattr(move, "card", None) for move in searched(harbour, moves.Play)} == {0}
    postal = Harbour().upgraded(0, 1).techs(0, "postal_system").begin()
    assert {getattr(move, "card", None) for move in searched(postal, moves.Play)} == {0, 2, 3}
    assert searched(Harbour().merchants(0, 1).begin().call(), moves.Send) == list(moves.SEND)


def test_one_order_of_putting_under() -> None:
    harbour = Harbour().at_level(4, "port").deck(1, 2, 3, 4).begin().go("port").keep(1)
    assert harbour.rules.search_moves(harbour.state) == [moves.PUT_UNDER[1]]


def test_payments_upwards_only() -> None:
    harbour = Harbour().at_level(3, "church").church_display("5").own(0, copper=1, silk=1, tea=1, fish=1).begin()
    harbour.go("church").take_church("5").pay("tea")
    assert harbour.payments() == ["copper", "silk", "fish"]
    assert searched(harbour, moves.Pay) == [moves.PAY[0][item("fish")]]
    laboratory = Harbour().at_level(3, "laboratory").display("tram").own(0, up=2, down=2, yen=4).begin()
    laboratory.go("laboratory").take_tech("tram").pay("down")
    assert laboratory.payments() == ["import_up", "import_down", "yen"]
    assert searched(laboratory, moves.Pay) == [moves.PAY[0][item("down")], moves.PAY[0][item("yen")]]


def test_free_actions_where_they_matter() -> None:
    rich = {"copper": 2, "silk": 2, "tea": 5, "fish": 3, "up": 2, "down": 2, "yen": 9}
    for where in ("church", "laboratory", "port", "customs", "chinatown"):
        harbour = Harbour().at_level(3, where).own(0, **rich).hand(0, 1).begin()
        assert searched(harbour, free.Complete) == [free.COMPLETE[0]], "between the steps"
        harbour.go(where)
        assert harbour.orders_to_complete() == [1]
        assert searched(harbour, free.Complete) == (
            [free.COMPLETE[0]] if where in ("church", "laboratory", "port") else []
        ), "where something is about to be paid for"
    assert searched(Harbour().begin(), free.Complete) == []
