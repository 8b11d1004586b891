"""What the log says: everything once, and no secret to the opponent."""

from rules.core.text import Text
from rules.yokohama_duel.events.cards import OrderKept, OrderPutUnder, OrdersDrawn
from rules.yokohama_duel.steps.turn import BeginRound
from rules.yokohama_duel.words.amounts import an_order, demand
from tests.titles.yokohama_duel.kit import Harbour


def log(harbour: Harbour, seat: int = 0) -> list[str]:
    """The keys of the sentences told by the last move."""
    texts = [event.seen_by(seat).text() for event in harbour.last]
    return [text.key.rsplit(".", 1)[-1] for text in texts if text is not None]


def values(text: Text | None) -> dict[str, object]:
    assert text is not None
    return dict(text.args)


def test_rewards_are_told_with_their_card_only() -> None:
    assert log(Harbour().own(0, silk=1, tea=2).hand(0, 3).begin().complete(3)) == ["completed"]
    assert log(Harbour().own(0, tea=2, fish=1).hand(0, 1).begin().complete(1)) == ["completed"]
    card = Harbour().at_level(7, "tea").bonuses(7, 1, 2).own(0, up=1).begin().go("tea").bonus(7)
    assert log(card) == ["bonus", "bonus_new"]
    lost = Harbour().at_level(7, "tea").bonuses(7, 1, 2).begin().go("tea").bonus(7)
    assert log(lost) == ["bonus", "lost", "bonus_new"]
    again = Harbour().at_level(5, "tea").bonuses(1, 2, 3).bonus_deck().begin().go("tea").bonus(1)
    assert log(again) == ["bonus", "reshuffled", "bonus_new"]


def test_gains_of_places_are_told() -> None:
    assert log(Harbour().houses(1, "tea").begin().go("tea")) == ["income", "level", "gained"]
    assert log(Harbour().at_level(3, "customs").own(0, up=2).begin().go("customs").flip()) == ["flipped"]
    exchange = Harbour().at_level(3, "chinatown").own(0, yen=2).techs(0, "mining_technology").begin().go("chinatown")
    assert log(exchange.buy("copper")) == ["bought", "technology_gave"]
    assert log(exchange.sell("copper")) == ["sold"]
    newspaper = Harbour().at_level(5, "laboratory").display("newspaper").begin().go("laboratory")
    assert log(newspaper.take_tech("newspaper")) == ["technology", "assist_gained"]
    paid = Harbour().at_level(4, "laboratory").display("tram").own(0, yen=2).begin().go("laboratory").take_tech("tram")
    assert log(paid) == ["technology_paid"]
    assert log(Harbour().techs(0, "spinning_mill").own(0, silk=1).begin().spin()) == ["used", "technology_gave"]


def test_churches_merchants_and_buildings() -> None:
    free = Harbour().at_level(4, "church").church_display("4").begin().go("church").take_church("4")
    assert log(free) == ["church"]
    paid = Harbour().at_level(4, "church").church_display("5").own(0, tea=1).begin().go("church").take_church("5")
    assert log(paid) == ["church_paid"]
    merchant = Harbour().own(0, down=2).begin().recruit("imports_2")
    assert log(merchant) == ["recruited"]
    assert log(merchant.call()) == ["called"]
    site = Harbour().at_level(4, "customs").own(0, yen=5)
    assert [key.startswith("built") for key in log(site.begin().go("customs").build_house())] == [True]
    assist = Harbour().assists(0, 1).begin().play("tea").assist(1)
    assert log(assist) == ["assist", "level", "gained"]
    full = Harbour().own(0, tea=2, fish=1).hand(0, 1).assists(0, 1, 3).begin().complete(1).give_back(2)
    assert log(full) == ["assist_returned"]
    station = Harbour().at_level(5, "laboratory").display("station").begin().go("laboratory").take_tech("station")
    assert log(station.put_station("tea")) == ["station"]


def test_rounds() -> None:
    harbour = Harbour().own(0, yen=2).techs(0, "newspaper").last_turn().end()
    assert log(harbour) == ["taken_back"]
    assert log(harbour.upgrade(1)) == ["upgraded", "technologies", "round", "assist_gained"]
    assert log(Harbour().round(4).last_turn().end()) == ["end_rounds"]
    start = Harbour().round(0).at_rest(BeginRound())
    assert [event.heading() for event in start.events] == [True, False]
    assert [event.actor() for event in start.events] == [-1, 0]


def test_secrets_are_told_to_their_owner_only() -> None:
    harbour = Harbour().at_level(3, "port").deck(1, 2, 3).own(0, yen=2).begin().go("port").keep(1).keep(2, "yen")
    assert log(harbour) == ["kept_paid", "under"]
    assert log(harbour, 1) == ["kept_paid"], "nothing is said of what goes under the deck"
    kept, paid = harbour.told(OrderKept)
    assert values(kept.seen_by(0).text())["order"] == an_order(0)
    assert values(kept.seen_by(1).text())["order"] == Text("yokohama_duel.back.order")
    assert paid.seen_by(0).text() == paid.seen_by(1).text()
    (drawn,) = harbour.told(OrdersDrawn)
    assert values(drawn.seen_by(1).text())["n"] == 3
    (under,) = harbour.told(OrderPutUnder)
    assert values(under.seen_by(0).text())["order"] == an_order(2)
    reward = Harbour().at_level(5, "bank").bonuses(10, 1, 2).deck(7).begin().go("bank").bonus(10)
    assert log(reward) == log(reward, 1) == ["bonus", "order_gained", "bonus_new"]


def test_an_order_is_told_by_its_goods_for_no_number_is_printed_on_it() -> None:
    assert values(an_order(1)) == {"goods": demand(1)}
    harbour = Harbour().at_level(3, "port").deck(1, 2, 3).begin().go("port")
    texts = [harbour.rules.describe(harbour.state, move) for move in harbour.rules.legal_moves(harbour.state)]
    assert [values(text)["order"] for text in texts] == [an_order(order) for order in harbour.state.drawn]
