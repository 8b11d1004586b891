"""Round preparation, after rounds 1, 2 and 3."""

import pytest

from rules.core.move import SKIP
from rules.yokohama_duel import moves
from rules.yokohama_duel.events.cards import AssistGained, TechnologiesReplaced
from rules.yokohama_duel.events.stock import TechnologiesRefreshed
from rules.yokohama_duel.events.turns import InfluenceTakenBack, InfluenceUpgraded, RoundBegan, TurnBegan
from rules.yokohama_duel.places import INFLUENCE
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import PLACE_NAMES, tech

KEPT = (
    "stock", "assists", "hands", "completed", "churches", "church_row", "bonus_row", "bonus_deck", "bonus_discard",
    "merchants", "spent", "recruited", "shops", "houses", "station", "techs", "deck", "under", "box",
)  # fmt: skip


@clause("D-PREP-1")
def test_all_influence_cards_come_back() -> None:
    harbour = Harbour().laid(0, one="tea", two="bank", three="port", four="silk")
    harbour.laid(1, one="fish", two="church", three="customs").begin(1).go("chinatown").end()
    assert harbour.state.laid == [[-1] * 4] * 2
    assert harbour.open_places() == set(PLACE_NAMES)
    assert len(harbour.told(InfluenceTakenBack)[0].cards) == 8


@clause("D-PREP-2")
@pytest.mark.parametrize(("card", "price"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_one_upgrade_for_the_price_on_the_card(card: int, price: int) -> None:
    harbour = Harbour().own(0, yen=price).last_turn().end()
    assert [move.card + 1 for move in harbour.offered(moves.Upgrade)] == list(range(1, card + 1))
    assert SKIP in harbour.legal
    harbour.upgrade(card)
    assert (harbour.has("yen"), harbour.state.upgraded) == (0, [1 << card - 1, 0])
    short = Harbour().own(0, yen=price - 1).last_turn().end()
    assert moves.UPGRADE[0][card - 1] not in short.legal
    rich = Harbour().own(0, yen=20).last_turn().end().upgrade(card)
    assert (rich.step, rich.decider) == ("ChoosePlace", 1), "at most one"
    declined = Harbour().own(0, yen=20).last_turn().end().skip()
    assert (declined.has("yen"), declined.state.upgraded) == (20, [0, 0])


@clause("D-PREP-3")
def test_an_upgraded_card_stays_so_and_is_not_upgraded_again() -> None:
    harbour = Harbour().own(0, yen=20).upgraded(0, 2).last_turn().end()
    assert [move.card + 1 for move in harbour.offered(moves.Upgrade)] == [1, 3, 4]
    assert harbour.why_not(INFLUENCE[0][1]) == "upgraded"
    harbour.upgrade(1)
    assert harbour.let_round_pass().let_round_pass().state.upgraded == [0b11, 0]


@clause("D-PREP-4")
def test_the_starter_of_the_finished_round_decides_first() -> None:
    for number, starter in ((1, 0), (2, 1), (3, 0)):
        harbour = Harbour().round(number).own(0, yen=9).own(1, yen=9).last_turn(1 - starter).end()
        assert (harbour.step, harbour.decider) == ("UpgradeInfluence", starter)
        harbour.upgrade(1)
        assert (harbour.step, harbour.decider) == ("UpgradeInfluence", 1 - starter)
        assert harbour.upgrade(2).step == "ChoosePlace"
        assert [event.seat for event in harbour.told(InfluenceUpgraded)] == [starter, 1 - starter]


@clause("D-PREP-5")
def test_used_technologies_of_both_are_refreshed() -> None:
    harbour = Harbour().techs(0, "tram", "telephone", "ball").used(0, "tram", "telephone")
    harbour.techs(1, "spinning_mill", "station").used(1, "station").last_turn().end()
    assert harbour.state.used == [0, 0]
    assert {event.seat for event in harbour.told(TechnologiesRefreshed)} == {0, 1}


@clause("D-PREP-6")
def test_a_new_display_of_technologies() -> None:
    harbour = Harbour().display("tram", "ball").tech_deck("winery", "gaslight", "station", "university", "telegram")
    harbour.last_turn().end()
    assert harbour.state.tech_discard == [tech("ball"), tech("tram")]
    assert sorted(harbour.state.tech_row) == sorted(
        map(tech, ("winery", "gaslight", "station", "university", "telegram"))
    )
    assert harbour.state.tech_deck == []


@clause("D-PREP-7")
def test_the_last_of_the_round_starts_the_next() -> None:
    for number in (1, 2, 3):
        for first in range(2):
            harbour = Harbour().round(number)
            harbour.state.first = first
            last = (first + number) % 2
            harbour.last_turn(last).end()
            assert (harbour.decider, harbour.state.active, harbour.state.round) == (last, last, number + 1)


@clause("D-PREP-8", "D-PREP-11")
def test_the_order_of_round_preparation() -> None:
    harbour = Harbour().own(0, yen=2).own(1, yen=2).techs(0, "newspaper", "tram").used(0, "tram").last_turn().end()
    harbour.upgrade(1).upgrade(1)
    assert [type(event) for event in harbour.events] == [
        InfluenceTakenBack,
        InfluenceUpgraded,
        InfluenceUpgraded,
        TechnologiesRefreshed,
        TechnologiesReplaced,
        RoundBegan,
        AssistGained,
        TurnBegan,
    ]
    early = Harbour().own(0, yen=2).techs(0, "newspaper", "tram").used(0, "tram").last_turn().end()
    assert (early.used_by(), early.state.assists[0]) == ({"tram"}, [0, 0]), "upgrades come before"
    assert early.state.laid[0] == [-1] * 4, "and after the cards came back"


@clause("D-PREP-9", "D-PREP-12")
def test_what_is_untouched() -> None:
    harbour = Harbour().own(0, copper=1, tea=2, up=1, down=1, yen=1).assists(0, 1, 2).hand(0, 4, 5).completed(1, 6)
    harbour.churches(0, "4").merchants(0, 1, "techs_3", "church_2").shops(1, "tea").houses(0, "silk").station("bank")
    harbour.bonus_deck(7, 8).under(9, 3).last_turn()
    before = harbour.state.clone()
    harbour.end()
    assert harbour.state.round == 2
    for name in KEPT:
        assert getattr(harbour.state, name) == getattr(before, name), name


@clause("D-PREP-10")
def test_no_free_action_during_round_preparation() -> None:
    harbour = Harbour().own(0, silk=1, tea=2, fish=1, down=2, yen=9).hand(0, 1).merchants(0, 1)
    harbour.techs(0, "spinning_mill").last_turn().end()
    assert harbour.step == "UpgradeInfluence"
    assert {type(move) for move in harbour.legal} == {moves.Upgrade, type(SKIP)}
    newspaper = Harbour().own(1, tea=2, fish=1).hand(1, 1).techs(1, "newspaper").assists(1, 2, 2).last_turn().end()
    assert (newspaper.step, {type(move) for move in newspaper.legal}) == ("ReturnExcess", {moves.ReturnAssist})


@clause("D-PREP-13")
def test_only_the_side_showing_counts() -> None:
    for card, level in ((1, 2), (2, 3), (3, 4), (4, 5)):
        harbour = Harbour().own(1, yen=9).last_turn().end().upgrade(card)
        if card == 1:
            assert harbour.cards() == {1, 2}, "tied at 2"
        names = ("one", "two", "three", "four")
        lower = {name: "port" for number, name in enumerate(names, 1) if number < card}
        assert Harbour().upgraded(1, card).laid(1, **lower).begin(1).go("tea", card=card).level == level
