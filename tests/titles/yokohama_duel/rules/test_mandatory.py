"""What must be done and what may be declined."""

from rules.core.move import DONE, END_TURN, SKIP
from rules.yokohama_duel import free, moves
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour


@clause("D-OPT-1")
def test_mandatory() -> None:
    assert not Harbour().begin().may_skip(), "an Influence card"
    for where, good, amount in (("tea", "tea", 4), ("fish", "fish", 4), ("silk", "silk", 3), ("copper", "copper", 2)):
        assert Harbour().at_level(4, where).begin().go(where).has(good) == amount, "producing places, unasked"
    assert Harbour().at_level(4, "bank").begin().go("bank").has("yen") == 4
    assert not Harbour().at_level(3, "port").begin().go("port").may_skip(), "keeping an order"
    assert not Harbour().at_level(5, "tea").begin().go("tea").may_skip(), "a bonus card"
    full = Harbour().own(0, tea=2, fish=1).hand(0, 1).assists(0, 2, 2).begin().complete(1)
    assert not full.may_skip(), "returning an assist card"
    income = Harbour().houses(0, "tea").techs(0, "language_school").own(0, tea=2, fish=1).hand(0, 1).begin()
    assert income.go("tea").complete(1).has("yen") == 2, "income and triggered gains, unasked"
    station = Harbour().at_level(5, "laboratory").display("station").begin().go("laboratory").take_tech("station")
    assert not station.may_skip(), "putting the Station"


@clause("D-OPT-2")
def test_optional() -> None:
    assert DONE in Harbour().assists(0, 1).begin().play("tea").legal, "an assist card"
    assert SKIP in Harbour().at_level(4, "church").church_display("4").begin().go("church").legal
    assert SKIP in Harbour().at_level(4, "laboratory").display("winery").begin().go("laboratory").legal
    assert DONE in Harbour().at_level(4, "customs").own(0, up=1).begin().go("customs").legal
    assert DONE in Harbour().at_level(4, "chinatown").own(0, tea=1).begin().go("chinatown").legal
    assert SKIP in Harbour().at_level(4, "port").own(0, yen=2).deck(1, 2, 3, 4).begin().go("port").keep(1).legal
    assert END_TURN in Harbour().at_level(4, "tea").own(0, yen=9).begin().go("tea").legal, "building"
    able = Harbour().own(0, silk=1, tea=2, fish=1, down=2, yen=1).hand(0, 1).merchants(0, 1)
    able.techs(0, "spinning_mill", "telephone", "tram", "postal_system").begin()
    assert {free.Complete, free.Recruit, free.Call, free.UseTechnology} <= {type(move) for move in able.legal}
    able.go("bank").end()
    assert (able.decider, able.used_by(), able.done_by(), able.state.merchants[0]) == (1, set(), [], 1)
    assert SKIP in Harbour().own(0, yen=9).last_turn().end().legal, "the upgrade"


@clause("D-OPT-3")
def test_also_mandatory() -> None:
    called = Harbour().merchants(0, 1).begin().call()
    assert {type(move) for move in called.legal} == {moves.Send}, "the place of a Merchant"
    rewards = Harbour().at_level(7, "tea").bonuses(11, 1, 2).own(0, up=1).begin().go("tea").bonus(11)
    assert (rewards.has("fish"), rewards.has("down"), rewards.has("yen")) == (1, 1, 1)
    church = Harbour().at_level(7, "church").church_display("7").own(0, tea=1, fish=1, up=1, down=0).begin()
    church.go("church").take_church("7").pay("tea").pay("fish")
    assert (church.has("up"), church.has("down")) == (0, 1), "the flip is not asked for"
    assert Harbour().techs(0, "stock_market").own(0, yen=1).begin().has("yen") == 2
