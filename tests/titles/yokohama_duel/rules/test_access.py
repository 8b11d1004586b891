"""Technology cards that raise a level or open a place."""

import pytest

from rules.yokohama_duel import moves
from rules.yokohama_duel.places import PLACE, STATION, SUPPLY, TECHNOLOGY
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import PLACE_NAMES, place, tech


@clause("D-TECH-STAGECOACH")
def test_stagecoach() -> None:
    harbour = Harbour().techs(0, "stagecoach").houses(0, "tea", "fish").houses(1, "silk").shops(0, "bank")
    harbour.laid(1, one="tea", two="silk", three="bank", four="fish").begin()
    assert harbour.ways() == {("tea", "stagecoach"), ("fish", "stagecoach")}, "only with an own trading house"
    harbour.go("tea", by="stagecoach")
    assert harbour.used_by() == {"stagecoach"}
    again = Harbour().techs(0, "stagecoach").used(0, "stagecoach").houses(0, "tea").laid(1, one="tea").begin()
    assert again.ways() == set(), "once per round"


@clause("D-TECH-TRAM")
def test_tram() -> None:
    harbour = Harbour().techs(0, "tram").laid(1, one="tea", two="church").laid(0, one="bank").begin()
    assert harbour.ways() == {("tea", "tram"), ("church", "tram"), ("bank", "tram")}
    harbour.go("bank", by="tram").end().let_turn_pass()
    assert (harbour.used_by(), harbour.ways()) == ({"tram"}, set())
    assert harbour.state.laid[0][:2] == [place("bank"), place("bank")]


@clause("D-TECH-COMBO", "D-TECH-COMBO-2")
def test_one_way_in_chosen_by_the_owner() -> None:
    for name in ("stagecoach", "station", "tram"):
        harbour = Harbour().techs(0, "stagecoach", "station", "tram").houses(0, "tea").station("tea")
        harbour.laid(1, one="tea", two="bank").begin()
        assert harbour.ways() == {
            ("tea", "stagecoach"), ("tea", "station"), ("tea", "tram"), ("bank", "tram"),
        }  # fmt: skip
        assert "tea" not in harbour.open_places(), "one must be named"
        assert harbour.go("tea", by=name).used_by() == {name}
    free = Harbour().techs(0, "stagecoach", "station", "tram").houses(0, "tea").station("tea").begin().go("tea")
    assert free.used_by() == set(), "an unoccupied place uses none"


@clause("D-TECH-COMBO-2")
def test_laboratory_and_port_never_need_one() -> None:
    harbour = Harbour().techs(0, "stagecoach", "station", "tram").houses(0, "port").station("laboratory")
    harbour.laid(1, one="laboratory", two="port").begin()
    assert harbour.ways() == set()
    assert harbour.go("port").used_by() == set()


# ------------------------------------------------------------ Station
@clause("D-TECH-STATION-1", "D-TECH-STATION-4")
@pytest.mark.parametrize("where", PLACE_NAMES)
def test_the_token_goes_to_a_place_of_choice_for_good(where: str) -> None:
    harbour = Harbour().at_level(5, "laboratory").display("station").begin().go("laboratory").take_tech("station")
    assert harbour.legal == list(moves.PLACE_STATION)
    assert len(harbour.legal) == 10
    assert not harbour.may_skip()
    harbour.put_station(where)
    assert (harbour.state.station, harbour.step) == (place(where), "ChooseBonus")
    assert harbour.rules.things(harbour.state)[PLACE[place(where)], STATION] == 1
    assert harbour.let_round_pass().state.station == place(where), "it never moves"
    assert not harbour.offered(moves.PlaceStation)


@clause("D-TECH-STATION-2", "D-TECH-STATION-5")
def test_one_more_for_either_player_always() -> None:
    for owner in range(2):
        for seat in range(2):
            harbour = Harbour().techs(owner, "station").used(owner, "station").station("tea").begin(seat).go("tea")
            assert (harbour.level, harbour.has("tea", seat)) == (2, 2), "also when the card is used"
    twice = Harbour().techs(0, "station").station("port").begin()
    levels = [twice.go("port").level, twice.let_turn_pass().go("port").level, twice.let_turn_pass().go("port").level]
    assert levels == [2, 2, 3]


@clause("D-TECH-STATION-3")
def test_the_owner_may_choose_the_place_although_occupied() -> None:
    harbour = Harbour().techs(0, "station").station("tea").laid(1, one="tea", two="fish").begin()
    assert harbour.ways() == {("tea", "station")}
    harbour.go("tea", by="station").end().let_turn_pass()
    assert (harbour.used_by(), harbour.ways()) == ({"station"}, set()), "once per round"
    other = Harbour().techs(1, "station").station("tea").laid(1, one="tea").begin()
    assert (other.ways(), "tea" in other.open_places()) == (set(), False), "the owner only"


@clause("D-TECH-STATION-4")
def test_put_on_the_laboratory_it_counts_for_later_actions_only() -> None:
    harbour = Harbour().at_level(4, "laboratory").display("station", "exposition").own(0, up=1, yen=5).begin()
    harbour.go("laboratory").take_tech("station").pay("up").put_station("laboratory")
    assert (harbour.level, harbour.step) == (4, "BuildHere")
    assert harbour.end().go("laboratory").level == 2


@clause("D-TECH-STATION-6")
def test_before_it_is_gained_the_token_is_nowhere() -> None:
    harbour = Harbour().begin()
    assert harbour.state.station == -1
    assert harbour.rules.things(harbour.state)[SUPPLY, STATION] == 1
    assert [Harbour().begin().go(where).level for where in PLACE_NAMES] == [1] * 10
    unplaced = Harbour().techs(0, "station").laid(1, one="tea", two="port").begin()
    assert unplaced.ways() == set()


# ------------------------------------------------------------ influence
@clause("D-TECH-POSTAL")
def test_postal_system() -> None:
    harbour = Harbour().techs(0, "postal_system").laid(0, two="port").begin()
    assert harbour.cards() == {1, 3, 4}
    harbour.go("tea", card=4)
    assert (harbour.level, harbour.used_by()) == (4, {"postal_system"})
    harbour.end().let_turn_pass()
    assert harbour.cards() == {1}, "once per round"
    assert Harbour().techs(1, "postal_system").begin().cards() == {1}


@clause("D-TECH-POSTAL-2")
def test_postal_system_is_used_up_only_by_a_higher_card() -> None:
    lowest = Harbour().techs(0, "postal_system").begin().go("tea", card=1)
    assert lowest.used_by() == set()
    tied = Harbour().techs(0, "postal_system").upgraded(0, 1).begin().go("tea", card=2)
    assert tied.used_by() == set(), "among the lowest"
    higher = Harbour().techs(0, "postal_system").upgraded(0, 1).begin().go("tea", card=3)
    assert higher.used_by() == {"postal_system"}


@clause("D-TECH-TELEGRAM", "EX-7")
def test_telegram() -> None:
    """Given the owner of Telegram. When a +1 or a +2 assist card is played. Then it counts 2 or 3."""
    for value in (1, 2):
        harbour = Harbour().techs(0, "telegram").assists(0, 1, 1).begin().play("tea").assist(value)
        assert harbour.level == 1 + value + 1
        merchant = Harbour().techs(0, "telegram").assists(0, 1, 1).merchants(0, 1).begin().call()
        assert merchant.make(moves.SEND[0]).assist(value).level == 3 + value + 1
        other = Harbour().techs(1, "telegram").assists(0, 1, 1).begin().play("tea").assist(value)
        assert other.level == 1 + value
    assert Harbour().techs(0, "telegram").assists(0, 1).begin().go("tea").level == 1


@clause("D-TECH-TELEPHONE", "D-TECH-TELEPHONE-2")
def test_telephone() -> None:
    harbour = Harbour().techs(0, "telephone").own(0, yen=3).assists(0, 2).merchants(0, 1).begin().play("tea")
    harbour.assist(1).phone()
    assert (harbour.level, harbour.has("yen"), harbour.used_by()) == (3, 2, {"telephone"}), "with an assist card"
    harbour.call().make(moves.SEND[1])
    assert not harbour.offered(moves.PayForInfluence), "once per round in all"
    assert harbour.why_not(TECHNOLOGY[tech("telephone")]) == "used"
    merchant = Harbour().techs(0, "telephone").own(0, yen=3).merchants(0, 1).begin().call().make(moves.SEND[0])
    assert merchant.phone().level == 4
    assert merchant.skip().go("fish").level == 1
    poor = Harbour().techs(0, "telephone").assists(0, 1).begin().play("tea")
    assert not poor.offered(moves.PayForInfluence)
    assert poor.why_not(TECHNOLOGY[tech("telephone")]) == "short"
    declined = Harbour().techs(0, "telephone").own(0, yen=3).begin().go("tea")
    assert (declined.level, declined.has("yen"), declined.used_by()) == (1, 3, set())


# ------------------------------------------------------------ others
@clause("D-TECH-SPINNING")
def test_spinning_mill() -> None:
    harbour = Harbour().techs(0, "spinning_mill").own(0, silk=2).begin().spin()
    assert (harbour.owns(), harbour.used_by()) == ({"silk": 1, "yen": 2}, {"spinning_mill"})
    assert not harbour.may_spin(), "once per round"
    none = Harbour().techs(0, "spinning_mill").own(0, tea=2).begin()
    assert not none.may_spin()
    assert none.why_not(TECHNOLOGY[tech("spinning_mill")]) == "goods_missing"
    other = Harbour().techs(1, "spinning_mill").own(0, silk=2).own(1, silk=2).begin()
    assert not other.may_spin()


@clause("D-TECH-UNIVERSITY")
def test_university() -> None:
    harbour = Harbour().techs(1, "university").own(0, yen=1).last_turn().end()
    assert (harbour.decider, harbour.step) == (1, "UpgradeInfluence"), "seat 0 cannot pay for any"
    assert [move.card for move in harbour.offered(moves.Upgrade)] == [0, 1, 2, 3]
    harbour.upgrade(4)
    assert (harbour.state.upgraded, harbour.has("yen", 1)) == ([0, 0b1000], 0)
    assert harbour.step == "ChoosePlace", "one upgrade only"
    rich = Harbour().techs(0, "university").own(0, yen=9).own(1, yen=9).last_turn().end().upgrade(3)
    assert rich.has("yen") == 9
    assert rich.upgrade(3).has("yen", 1) == 9 - 4
