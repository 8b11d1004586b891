"""The place action step: place, Influence card, assist card, level."""

import pytest

from rules.core.move import DONE
from rules.yokohama_duel import moves
from rules.yokohama_duel.events.cards import AssistPlayed, BonusChosen
from rules.yokohama_duel.events.stock import Gained, IncomePaid, Paid, TechnologyUsed
from rules.yokohama_duel.events.turns import InfluencePlayed, InfluenceTakenBack, LevelFixed
from rules.yokohama_duel.places import ASSIST, ASSIST_PILE, INFLUENCE, PLACE
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import PLACE_NAMES, place


@clause("D-ACTION-1")
def test_a_place_and_a_card_beside_it() -> None:
    harbour = Harbour().begin()
    assert {move.targets() for move in harbour.legal} == {(INFLUENCE[0][0], PLACE[where]) for where in range(10)}
    harbour.go("bank")
    assert harbour.state.laid == [[place("bank"), -1, -1, -1], [-1] * 4]
    assert harbour.has("yen") == 1


@clause("D-ACTION-2", "D-ACTION-3", "D-ACTION-4")
@pytest.mark.parametrize("where", PLACE_NAMES)
@pytest.mark.parametrize("owner", [0, 1])
def test_a_place_with_a_card_of_either_player_is_occupied(where: str, owner: int) -> None:
    harbour = Harbour().laid(owner, one=where).begin()
    never = where in ("laboratory", "port")
    assert (where in harbour.open_places()) == never
    assert harbour.open_places() | {where} == set(PLACE_NAMES)
    assert harbour.ways() == set()
    if not never:
        assert harbour.why_not(PLACE[place(where)]) == "occupied"


@clause("D-ACTION-4")
def test_laboratory_and_port_take_any_number_of_cards() -> None:
    harbour = Harbour().laid(0, one="port", two="port", three="laboratory").laid(1, one="laboratory", two="port")
    assert {"laboratory", "port"} <= harbour.begin().open_places()
    assert harbour.go("port").state.laid[0] == [9, 9, 8, 9]


@clause("D-ACTION-5")
def test_the_lowest_card_must_be_played() -> None:
    assert Harbour().begin().cards() == {1}
    assert Harbour().laid(0, one="port").begin().cards() == {2}
    assert Harbour().laid(0, two="port").begin().cards() == {1}
    assert Harbour().laid(0, one="port", two="port").laid(1, one="bank").begin().cards() == {3}
    harbour = Harbour().begin()
    assert harbour.why_not(INFLUENCE[0][1]) == "not_lowest"
    assert harbour.why_not(INFLUENCE[1][0]) == "card_of_other"


@clause("D-ACTION-6")
def test_among_the_lowest_the_player_chooses() -> None:
    harbour = Harbour().upgraded(0, 1).begin()
    assert harbour.cards() == {1, 2}
    assert harbour.go("tea", card=2).state.laid[0] == [-1, place("tea"), -1, -1]
    assert harbour.has("tea") == 2


@clause("D-ACTION-7")
def test_the_side_now_showing_counts() -> None:
    assert Harbour().upgraded(0, 2).laid(0, one="port").begin().cards() == {2, 3}
    assert Harbour().upgraded(0, 1, 2).begin().cards() == {1}
    for card, level in enumerate((2, 3, 4, 5), 1):
        lower = dict.fromkeys(("one", "two", "three")[: card - 1], "port")
        harbour = Harbour().upgraded(0, card).laid(0, **lower).begin().go("tea", card=card)
        assert (harbour.level, harbour.has("tea")) == (level, level)


@clause("D-ACTION-8")
def test_at_most_one_assist_card() -> None:
    harbour = Harbour().assists(0, 2, 2).begin().play("tea")
    assert harbour.legal == [moves.PLAY_ASSIST[0], moves.PLAY_ASSIST[1], DONE]
    harbour.assist(2)
    assert (harbour.level, harbour.state.assists[0], harbour.step) == (3, [2, 1], "EndTurn")
    one = Harbour().assists(0, 1).begin().play("tea")
    assert one.legal == [moves.PLAY_ASSIST[0], DONE]
    assert one.assist(1).level == 2
    none = Harbour().assists(0, 1, 1).begin().go("tea")
    assert (none.level, none.state.assists[0]) == (1, [1, 1])


@clause("D-ACTION-9")
def test_a_played_assist_card_returns_to_its_pile_at_once() -> None:
    harbour = Harbour().assists(0, 1, 1).begin().play("chinatown").assist(2)
    assert harbour.state.assists[0] == [1, 0]
    assert harbour.rules.things(harbour.state)[ASSIST_PILE[1], ASSIST[1]] == 8
    assert harbour.rules.things(harbour.state)[ASSIST_PILE[0], ASSIST[0]] == 7


@clause("D-ACTION-10")
def test_the_owner_of_the_house_gains_a_yen_whoever_comes() -> None:
    for owner in range(2):
        harbour = Harbour().houses(owner, "tea").begin().go("tea")
        assert [harbour.has("yen", seat) for seat in range(2)] == [1 - owner, owner]
    elsewhere = Harbour().houses(0, "tea").houses(1, "fish").begin().go("silk")
    assert [elsewhere.has("yen", seat) for seat in range(2)] == [0, 0]
    shop = Harbour().shops(0, "tea").begin().go("tea")
    assert shop.has("yen") == 0, "a shop gives no income"


@clause("D-ACTION-11")
def test_the_yen_comes_in_time_to_be_spent() -> None:
    harbour = Harbour().houses(0, "tea").techs(0, "telephone").begin().play("tea")
    assert harbour.phone().level == 3, "1 + house + Telephone, paid with the income"
    assert harbour.has("yen") == 0
    exchange = Harbour().houses(0, "chinatown").begin().go("chinatown").buy("tea")
    assert exchange.owns() == {"tea": 1}


@clause("D-ACTION-12", "D-ACTION-14")
def test_what_adds_to_the_level() -> None:
    def level(harbour: Harbour) -> int:
        return harbour.begin().go("tea").level

    assert level(Harbour()) == 1
    assert level(Harbour().shops(0, "tea")) == 2
    assert level(Harbour().houses(0, "tea")) == 2
    assert level(Harbour().shops(0, "tea").houses(0, "tea")) == 3, "+2 together"
    assert level(Harbour().station("tea")) == 2
    assert level(Harbour().shops(0, "fish").houses(0, "fish").station("fish")) == 1, "only on the place itself"
    everything = Harbour().shops(0, "tea").houses(0, "tea").station("tea").techs(0, "telegram", "telephone")
    everything.upgraded(0, 4).laid(0, one="port", two="port", three="port").assists(0, 0, 1).own(0, yen=1).begin()
    everything.play("tea").assist(2).phone()
    assert everything.level == 5 + 2 + 1 + 1 + 1 + 1 + 1


@clause("D-ACTION-13")
def test_what_belongs_to_the_opponent_adds_nothing() -> None:
    harbour = Harbour().shops(1, "port").houses(1, "port").laid(1, one="port", two="port").techs(1, "telegram")
    assert harbour.assists(0, 1).begin().play("port").assist(1).level == 2


@clause("D-ACTION-15", "D-ACTION-19")
def test_a_place_may_be_chosen_for_nothing() -> None:
    harbour = Harbour().houses(1, "copper").begin().go("copper")
    assert (harbour.level, harbour.owns()) == (1, {})
    assert harbour.state.laid[0] == [place("copper"), -1, -1, -1]
    assert harbour.has("yen", 1) == 1, "the income is paid all the same"
    customs = Harbour().houses(0, "customs").own(0, up=1).laid(0, one="port").begin().go("silk").end()
    assert customs.has("silk") == 1
    nothing = Harbour().own(0, up=1).begin().go("customs")
    assert (nothing.step, nothing.has("up")) == ("EndTurn", 1)


@clause("D-ACTION-16")
def test_nothing_is_added_once_the_effect_has_begun() -> None:
    harbour = Harbour().assists(0, 2).techs(0, "telephone").own(0, yen=5, tea=1).begin().play("chinatown")
    assert len(harbour.offered(moves.PlayAssist) + harbour.offered(moves.PayForInfluence)) == 2
    harbour.stop()
    assert harbour.step == "Exchange"
    assert not harbour.offered(moves.PlayAssist) + harbour.offered(moves.PayForInfluence)
    assert harbour.sell("tea").level == 1


@clause("D-ACTION-17")
def test_the_card_stays_until_the_round_ends() -> None:
    harbour = Harbour().begin().go("bank").end().go("tea").end()
    assert (harbour.state.laid[0][0], harbour.state.laid[1][0]) == (place("bank"), place("tea"))
    assert not {"bank", "tea"} & harbour.open_places()
    harbour.let_round_pass()
    assert harbour.state.laid == [[-1] * 4] * 2
    assert len(harbour.told(InfluenceTakenBack)) == 1
    assert harbour.open_places() == set(PLACE_NAMES)


@clause("D-ACTION-18")
def test_the_order_inside_the_step() -> None:
    harbour = Harbour().techs(0, "tram", "postal_system", "telephone").laid(1, one="bank").houses(0, "bank")
    harbour.assists(0, 1).own(0, yen=1).begin().play("bank", card=4, by="tram").phone().assist(1)
    wanted = (TechnologyUsed, InfluencePlayed, IncomePaid, AssistPlayed, Paid, LevelFixed, Gained)
    assert [type(event) for event in harbour.events if isinstance(event, wanted)] == [
        TechnologyUsed,
        TechnologyUsed,
        InfluencePlayed,
        IncomePaid,
        TechnologyUsed,
        Paid,
        AssistPlayed,
        LevelFixed,
        Gained,
    ]
    assert (harbour.level, harbour.used_by()) == (7, {"tram", "postal_system", "telephone"})


@clause("D-ACTION-20")
def test_nothing_later_changes_the_level() -> None:
    laboratory = Harbour().at_level(4, "laboratory").display("telegram").own(0, up=2, yen=4).begin().go("laboratory")
    laboratory.take_tech("telegram").pay("up").pay("up")
    assert (laboratory.step, laboratory.level) == ("BuildHere", 4)
    laboratory.build_house()
    assert laboratory.step == "EndTurn"
    station = Harbour().at_level(5, "laboratory").display("station").bonuses(1, 2, 3).begin().go("laboratory")
    station.take_tech("station").put_station("laboratory").bonus(1)
    assert station.told(BonusChosen)[-1].number == 1, "level 5, though the Station stands there now"
    assist = Harbour().at_level(4, "chinatown").own(0, tea=2, fish=1).hand(0, 1).begin().go("chinatown").complete(1)
    assert assist.state.assists[0] == [1, 0]
    assert not assist.offered(moves.PlayAssist), "an assist card gained later"
    exchange = Harbour().at_level(2, "chinatown").own(0, tea=5).begin().go("chinatown").sell("tea").sell("tea")
    assert (exchange.step, exchange.has("yen")) == ("EndTurn", 2)
