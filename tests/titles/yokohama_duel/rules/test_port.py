"""The Port: orders drawn, one or two kept, the others put under the deck."""

from rules.core.move import SKIP
from rules.yokohama_duel import moves
from rules.yokohama_duel.places import PLACE
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour


def port(level: int, *deck: int, **owned: int) -> Harbour:
    """At the Port, the cards drawn."""
    return Harbour().at_level(level, "port").deck(*deck).own(0, **owned).begin().go("port")


@clause("D-PORT-1")
def test_cards_drawn_by_level() -> None:
    for level in range(1, 8):
        harbour = port(level, *range(1, 11))
        drawn = min(level, 5)
        assert len(harbour.state.deck) == 10 - drawn
        if level > 1:
            assert len(harbour.drawn()) == drawn
            assert harbour.rules.seen_by(harbour.state, 0).drawn == harbour.state.drawn, "and looked at"


@clause("D-PORT-2")
def test_one_is_kept_free_of_charge() -> None:
    harbour = port(3, 1, 2, 3)
    assert harbour.legal == [moves.KEEP[0], moves.KEEP[1], moves.KEEP[2]], "zero is not offered"
    harbour.keep(2)
    assert (harbour.hand_of(), harbour.owns()) == ([2], {})
    alone = port(1, 4)
    assert (alone.hand_of(), alone.step) == ([4], "EndTurn")


@clause("D-PORT-3", "D-PORT-4")
def test_a_second_for_two_yen_or_an_import() -> None:
    for owned, left in (({"yen": 2}, {}), ({"yen": 5}, {"yen": 3}), ({"up": 1}, {}), ({"down": 2}, {"import_down": 1})):
        harbour = port(3, 1, 2, 3, **owned).keep(2)
        assert {move.order + 1 for move in harbour.offered(moves.KeepPaid)} == {1, 3}, "decided after looking"
        assert SKIP in harbour.legal
        harbour.keep(3, next(iter(owned)))
        assert (harbour.hand_of(), harbour.owns()) == ([2, 3], left)
        assert not harbour.offered(moves.KeepPaid), "at most two"
        assert harbour.state.under == [0]
    for owned in ({}, {"yen": 1}):
        harbour = port(3, 1, 2, 3, **owned).keep(2)
        assert harbour.step == "OrdersUnder"
    declined = port(3, 1, 2, 3, yen=2).keep(2).skip()
    assert (declined.hand_of(), declined.has("yen")) == ([2], 2)


@clause("D-PORT-4")
def test_at_level_one_only_one() -> None:
    harbour = port(1, 1, 2, 3, yen=9, up=2)
    assert (len(harbour.hand_of()), harbour.step, harbour.has("yen")) == (1, "EndTurn", 9)
    two = port(2, 1, 2, yen=9).keep(1).keep(2, "yen")
    assert (two.hand_of(), two.step) == ([1, 2], "EndTurn")


@clause("D-PORT-5")
def test_the_others_go_under_the_deck_in_the_chosen_order() -> None:
    harbour = Harbour().at_level(4, "port").deck(1, 2, 3, 4).under().begin().go("port").keep(3)
    assert harbour.legal == [moves.PUT_UNDER[order] for order in (0, 1, 3)]
    assert harbour.put_under(4, 1).state.under == [3, 0, 1], "the last needs no choice"
    below = Harbour().at_level(3, "port").deck(1, 2, 3).under(9).begin().go("port").keep(3).put_under(2)
    assert below.state.under == [8, 1, 0], "below what lay there"
    again = below.end().let_turn_pass().go("port")
    assert again.drawn() == [1, 2, 9], "they come up in that order"
    short = Harbour().laid(0, one="port").deck().under(9, 4, 2, 1).begin().go("port")
    assert short.drawn() == [4, 9]


@clause("D-PORT-6")
def test_drawn_cards_are_not_in_hand_until_kept() -> None:
    harbour = Harbour().at_level(3, "port").deck(1, 2, 5).hand(0, 14).own(0, copper=1, silk=2, tea=3, fish=3).begin()
    harbour.go("port")
    assert harbour.orders_to_complete() == [14], "not those drawn"
    harbour.keep(1)
    assert harbour.orders_to_complete() == [1, 14]
    assert not harbour.offered(moves.KeepPaid), "no yen yet"
    harbour.complete(14)
    assert harbour.has("yen") == 3
    assert harbour.keep(2, "yen").hand_of() == [1, 2]
    own = Harbour().at_level(3, "port").deck(3, 2, 5).own(0, silk=1, tea=2).begin().go("port").keep(3).complete(3)
    assert own.keep(5, "up").hand_of() == [5], "the card just kept may pay for the second"


@clause("D-PORT-7")
def test_an_empty_deck() -> None:
    harbour = port(4)
    assert "port" in Harbour().deck().begin().open_places()
    assert (harbour.hand_of(), harbour.step, harbour.level) == ([], "BuildHere", 4)
    single = port(4, 8, yen=5)
    assert (single.hand_of(), single.step, single.has("yen")) == ([8], "BuildHere", 5)
    assert port(3, 1, 2, 3).why_not(PLACE[0]) == "orders_first"
