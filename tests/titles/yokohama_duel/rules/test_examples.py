"""The worked examples of the rulebook, word for word. Julien is seat 0."""

from rules.yokohama_duel import moves
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import place


def julien_at_the_silk_mill() -> Harbour:
    return Harbour().laid(0, one="port", two="port").houses(0, "silk").assists(0, 1).bonuses(1, 4, 9).begin()


@clause("EX-2")
def test_hierarchy_level_income() -> None:
    """Given Julien's unplayed Influence cards are 3 and 4, the Silk Mill is not occupied, and he has a trading house
    but no shop there. When he chooses the Silk Mill with a +1 assist card. Then he must play the 3, his level is
    3 + 1 + 1 = 5, he gains 4 silk and 1 yen from his trading house."""
    harbour = julien_at_the_silk_mill()
    assert harbour.cards() == {3}
    harbour.play("silk").assist(1)
    assert (harbour.state.laid[0][2], harbour.state.laid[0][3]) == (place("silk"), -1)
    assert harbour.level == 3 + 1 + 1 == 5
    assert harbour.owns() == {"silk": 4, "yen": 1}


@clause("EX-3")
def test_bonus_at_level_five() -> None:
    """Given EX-2, and a face-up bonus card whose first reward is 2 yen. When he chooses that card. Then he gains 2 yen
    and neither the second nor the third reward; the card is discarded and replaced."""
    harbour = julien_at_the_silk_mill().play("silk").assist(1).bonus(1)
    assert harbour.owns() == {"silk": 4, "yen": 1 + 2}
    assert harbour.state.assists[0] == [0, 0]
    assert harbour.state.bonus_discard == [0]
    assert 0 not in harbour.state.bonus_row
    assert len(set(harbour.state.bonus_row)) == 3
    assert -1 not in harbour.state.bonus_row


@clause("EX-4")
def test_merchant() -> None:
    """Given an opponent's Influence card lies at the Copper Mine, Julien has a face-up Merchant, no building there, no
    assist card played. When he calls the Merchant and chooses the Copper Mine. Then the choice is legal, his level is
    3, he gains 1 copper, has no bonus and no building step, and the Merchant is turned face down."""
    harbour = Harbour().laid(1, one="copper").merchants(0, 1).own(0, yen=9).begin()
    assert "copper" not in harbour.open_places()
    harbour.call()
    assert moves.SEND[place("copper")] in harbour.legal
    harbour.make(moves.SEND[place("copper")])
    assert (harbour.level, harbour.has("copper"), harbour.has("yen")) == (3, 1, 9)
    assert harbour.step == "ChoosePlace", "back in his own turn, without bonus and building"
    assert (harbour.state.merchants[0], harbour.state.spent[0]) == (0, 1)


@clause("EX-5")
def test_church() -> None:
    """Given Julien's level at the Church is 7. When he spends 1 copper, 1 silk and 1 yen and takes the face-up card of
    faith 8. Then his faith is 5 + 3 = 8, he gains one +2 assist card, and the card lies face down before him."""
    harbour = Harbour().at_level(7, "church").church_display("8", "9").own(0, copper=1, silk=1, tea=1, yen=1).begin()
    harbour.go("church")
    assert harbour.level == 7
    assert harbour.church_cards() == [8, 9]
    harbour.take_church("8").pay("copper", "silk", "yen")
    assert harbour.owns() == {"tea": 1}
    assert harbour.state.assists[0] == [0, 1]
    assert harbour.churches_of() == ["8"]
    assert harbour.rules.seen_by(harbour.state, 1).churches[0] == [-1]
    short = Harbour().at_level(7, "church").church_display("8").own(0, copper=1, silk=1).begin().go("church")
    assert short.church_cards() == []


@clause("EX-6")
def test_port() -> None:
    """Given Julien's level at the Port is 5. When he draws and keeps 2 cards for 2 yen. Then he drew 5, has 2 more in
    hand, 2 yen less, and 3 cards lie under the deck in the order he chose."""
    harbour = Harbour().at_level(5, "port").deck(1, 2, 3, 4, 5).hand(0, 30).own(0, yen=3).begin().go("port")
    assert harbour.drawn() == [1, 2, 3, 4, 5]
    harbour.keep(4).keep(2, "yen").put_under(5, 1)
    assert (harbour.hand_of(), harbour.has("yen")) == ([2, 4, 30], 1)
    assert [order + 1 for order in harbour.state.under] == [5, 1, 3]
