"""What the decision in hand is about, as the board and tooltips ask it."""

from rules.yokohama_duel.components import BONUS_CARDS, NONE
from rules.yokohama_duel.events.cards import BonusRevealed
from rules.yokohama_duel.events.turns import InfluencePlayed
from rules.yokohama_duel.places import BUYING, CHURCH, HOUSE_SITE, SHOP_SITE, TECHNOLOGY
from rules.yokohama_duel.reckoning import moment
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import church, item, place, tech

RICH = {"copper": 2, "silk": 2, "tea": 2, "fish": 2, "up": 2, "down": 2, "yen": 9}


def role(harbour: Harbour) -> str:
    told = harbour.rules.role(harbour.state)
    return "" if told is None else told.key.removeprefix("yokohama_duel.role.")


def here(harbour: Harbour, where: str) -> bool:
    return moment.place_in_hand(harbour.state) == place(where)


def test_before_a_place_is_chosen_none_is_in_hand_and_every_level_is_open() -> None:
    harbour = Harbour().begin()
    assert moment.place_in_hand(harbour.state) == NONE
    assert moment.level_is_open(harbour.state)
    assert moment.levels_there(harbour.state, 0, place("tea")) == [1]
    assert role(harbour) == "place"


def test_a_place_chosen_is_in_hand_until_its_level_is_fixed() -> None:
    harbour = Harbour().assists(0, 1).begin().play("tea")
    assert here(harbour, "tea")
    assert moment.level_is_open(harbour.state)
    assert moment.levels_there(harbour.state, 0, place("tea")) == [1]
    assert moment.levels_there(harbour.state, 0, place("bank")) == []
    assert role(harbour) == "effect"


def test_a_merchant_has_one_level_everywhere() -> None:
    harbour = Harbour().merchants(0, 1).begin().call()
    assert all(len(moment.levels_there(harbour.state, 0, place(where))) == 1 for where in ("tea", "bank"))
    assert harbour.rules.phase(harbour.state).key == "yokohama_duel.phase.extra"


def test_what_is_decided_at_a_place_tells_its_place() -> None:
    for where in ("church", "laboratory", "customs", "chinatown"):
        harbour = Harbour().at_level(3, where).own(0, **RICH).begin().go(where)
        assert here(harbour, where), where
        assert not moment.level_is_open(harbour.state)
        assert role(harbour) == "effect"


def test_a_card_chosen_is_in_hand_while_it_is_paid() -> None:
    chosen = Harbour().at_level(3, "church").church_display("5").own(0, **RICH).begin().go("church")
    assert moment.card_in_hand(chosen.state) is None
    assert moment.card_in_hand(chosen.take_church("5").state) == CHURCH[church("5")]
    assert here(chosen, "church")
    laboratory = Harbour().at_level(3, "laboratory").display("tram").own(0, **RICH).begin().go("laboratory")
    assert moment.card_in_hand(laboratory.take_tech("tram").state) == TECHNOLOGY[tech("tram")]
    assert here(laboratory, "laboratory")


def test_sites_and_rates_are_on_offer_only_in_their_moment() -> None:
    exchange = Harbour().at_level(3, "chinatown").own(0, **RICH).begin()
    assert moment.on_offer(exchange.state) == ()
    assert BUYING[item("tea")] in moment.on_offer(exchange.go("chinatown").state)
    site = Harbour().at_level(4, "bank").own(0, yen=9).begin().go("bank")
    assert moment.on_offer(site.state) == (SHOP_SITE, HOUSE_SITE)
    assert here(site, "bank")
    assert role(site) == "build"


def test_the_place_stays_in_hand_while_a_bonus_card_is_chosen() -> None:
    harbour = Harbour().at_level(5, "bank").begin().go("bank")
    assert role(harbour) == "bonus"
    assert here(harbour, "bank")


def test_nothing_is_in_hand_once_the_game_is_over() -> None:
    harbour = Harbour().begin()
    harbour.state.pending.clear()
    assert moment.asking(harbour.state) is None
    assert moment.place_in_hand(harbour.state) == NONE
    assert moment.card_in_hand(harbour.state) is None
    assert moment.on_offer(harbour.state) == ()
    assert not moment.level_is_open(harbour.state)
    assert role(harbour) == ""


def test_a_place_that_is_never_occupied_is_not_told_as_lost() -> None:
    for where, told in (("tea", ["occupied"]), ("port", []), ("laboratory", [])):
        harbour = Harbour().laid(1, one=where).begin()
        facts = [InfluencePlayed(1, 0, place(where))]
        lines = harbour.rules.changed_for(facts, harbour.state, 0)
        assert [line.key.rsplit(".", 1)[-1] for line in lines] == told, where


def test_a_bonus_card_that_came_and_went_again_is_not_told_as_new() -> None:
    harbour = Harbour().begin()
    lies = harbour.state.bonus_row[0]
    gone = next(card for card in range(len(BONUS_CARDS)) if card not in harbour.state.bonus_row)
    facts = [BonusRevealed(gone, 0), BonusRevealed(lies, 0)]
    assert harbour.rules.changed_for(facts, harbour.state, 0) == [BonusRevealed(lies, 0).text()]
