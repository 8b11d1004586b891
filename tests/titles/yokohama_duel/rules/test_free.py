"""Free actions: when they are possible; orders; recruiting."""

import pytest

from rules.core.move import DONE
from rules.harbour.rewards import Reward
from rules.yokohama_duel import free, moves
from rules.yokohama_duel.components import ORDERS
from rules.yokohama_duel.events.cards import AssistGained, OrderCompleted
from rules.yokohama_duel.events.stock import Gained
from rules.yokohama_duel.places import CRITERION, ORDER, OWN_MERCHANTS
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour

GOODS = ("copper", "silk", "tea", "fish")


def able(level: int, where: str) -> Harbour:
    """A harbour where every sort of free action is possible."""
    harbour = Harbour().at_level(level, where).own(0, copper=2, silk=2, tea=5, fish=3, up=2, down=2, yen=9)
    return harbour.hand(0, 1).techs(0, "spinning_mill", "ball").merchants(0, 1, "techs_3")


def free_now(harbour: Harbour) -> str:
    """The free actions on offer: complete, recruit, use, call."""
    kinds = (free.Complete, free.Recruit, free.UseTechnology, free.Call)
    return "".join(letter for letter, kind in zip("crus", kinds, strict=True) if harbour.offered(kind))


@clause("D-FREE-1")
def test_any_number_in_any_order() -> None:
    harbour = able(4, "bank").hand(0, 1, 2).begin()
    assert free_now(harbour) == "crus"
    harbour.complete(1).recruit("imports_2").spin().send("tea").complete(2).send("fish")
    assert (harbour.done_by(), harbour.state.merchants[0], harbour.step) == ([1, 2], 0, "ChoosePlace")
    other = able(4, "bank").hand(0, 1, 2).begin().send("tea").spin().complete(2).recruit("imports_2").complete(1)
    assert (other.done_by(), other.state.merchants[0]) == ([1, 2], 1)
    assert other.go("bank").step == "BuildHere"


@clause("D-FREE-2", "D-FREE-3", "D-TECH-SPINNING-2")
def test_at_every_decision_and_merchants_only_between_steps() -> None:
    harbour = able(4, "chinatown").assists(0, 1).begin()
    assert free_now(harbour) == "crus", "before step 1"
    assert free_now(harbour.play("chinatown")) == "cru", "inside step 1"
    assert harbour.why_not(OWN_MERCHANTS[0]) == "merchant_between"
    assert free_now(harbour.assist(1)) == "cru"
    assert free_now(harbour.buy("tea")) == "cru", "in the middle of a place effect"
    assert free_now(harbour.make(DONE)) == "crus", "after step 1"
    assert free_now(harbour.bonus(1)) == "crus", "after step 2"
    assert free_now(harbour.build_shop()) == "crus", "after step 3"


@clause("D-FREE-2", "D-FREE-3")
@pytest.mark.parametrize(
    ("where", "step"),
    [
        ("church", "ChooseChurch"),
        ("customs", "FlipImports"),
        ("laboratory", "ChooseTechnology"),
        ("port", "KeepOrders"),
    ],
)
def test_inside_every_effect(where: str, step: str) -> None:
    harbour = able(3, where).begin().go(where)
    assert (harbour.step, free_now(harbour)) == (step, "cru")


@clause("D-FREE-2", "D-TECH-SPINNING-2")
def test_while_a_price_is_paid() -> None:
    """Also then, as long as what is left is enough for the rest of the price."""
    harbour = able(3, "church").church_display("5").own(0, yen=0).begin().go("church").take_church("5")
    assert (harbour.step, free_now(harbour)) == ("PayChurch", "cru")
    tight = Harbour().at_level(3, "church").church_display("6b").own(0, tea=2, fish=1, silk=1, copper=1).hand(0, 1)
    tight.begin().go("church").take_church("6b")
    assert tight.payments() == ["copper", "silk", "tea", "fish"]
    assert tight.orders_to_complete() == [], "two goods would be left for three faith"
    assert tight.why_not(ORDER[0]) == "needed_to_pay"
    replaced = Harbour().at_level(3, "church").church_display("5").own(0, silk=1, tea=2, fish=1).hand(0, 3)
    replaced.begin().go("church").take_church("5")
    assert replaced.orders_to_complete() == [3], "fish and the import it brings are enough"
    assert replaced.complete(3).churches_of() == ["5"]
    spun = Harbour().at_level(3, "church").church_display("5").own(0, silk=1, tea=1, fish=1).techs(0, "spinning_mill")
    spun.begin().go("church").take_church("5")
    assert spun.may_spin()
    assert spun.spin().payments() == ["tea", "fish", "yen"]


@clause("D-FREE-2", "D-TERM-9")
def test_nothing_is_drawn_to_see_whether_a_price_can_still_be_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    """An order may reward with an order: its owner knows the free actions without a look into the deck."""
    rewards = (Reward("order", 1), Reward("import", 1))
    monkeypatch.setattr(free, "ORDERS", tuple(order._replace(rewards=rewards) for order in ORDERS))
    harbour = Harbour().at_level(3, "church").church_display("5").own(0, silk=1, tea=2, fish=1).hand(0, 3)
    harbour.begin().go("church").take_church("5")
    assert harbour.orders_to_complete() == [3], "fish and the import are enough"
    seen = harbour.rules.seen_by(harbour.state, 0)
    assert list(harbour.rules.legal_moves(seen)) == harbour.legal
    assert len(harbour.complete(3).hand_of()) == 1


@clause("D-FREE-4")
def test_forced_choices_come_first() -> None:
    assist = able(4, "bank").assists(0, 2, 2).begin().complete(1)
    assert (assist.step, free_now(assist)) == ("ReturnExcess", "")
    assert assist.why_not(CRITERION[0][3]) == "return_first"
    assert free_now(assist.give_back(1)) == "rus"
    station = able(5, "laboratory").display("station").own(0, yen=0, up=0).begin().go("laboratory").take_tech("station")
    assert (station.step, free_now(station)) == ("LocateStation", "")
    assert "c" in free_now(station.put_station("tea"))
    port = able(3, "port").deck(7, 8, 9).own(0, up=0, yen=0).begin().go("port").keep(7).skip()
    assert (port.step, free_now(port)) == ("OrdersUnder", "")
    assert free_now(port.put_under(9)) == "crus"


@clause("D-FREE-5")
def test_inside_an_extra_turn_all_but_another_merchant() -> None:
    harbour = able(4, "bank").merchants(0, 2, "techs_3", "orders_3").begin().call()
    assert free_now(harbour) == "cru"
    assert harbour.why_not(OWN_MERCHANTS[0]) == "merchant_at_work"
    harbour.make(moves.SEND[6])
    assert (harbour.step, free_now(harbour)) == ("Exchange", "cru")
    harbour.complete(1).recruit("imports_2").spin()
    assert harbour.step == "Exchange"
    assert not harbour.may_call()


@clause("D-FREE-6")
def test_the_interrupted_step_goes_on_with_its_level() -> None:
    harbour = able(3, "chinatown").begin().go("chinatown").buy("fish")
    left = harbour.state.pending[-1]
    harbour.complete(1).spin().recruit("imports_2")
    assert harbour.state.pending[-1] == left
    assert harbour.level == 3
    assert harbour.buy("fish").buy("fish").step == "EndTurn"
    full = able(3, "chinatown").assists(0, 2, 2).begin().go("chinatown").buy("fish").complete(1)
    assert full.step == "ReturnExcess"
    assert full.give_back(1).state.pending[-1] == left


# ------------------------------------------------------------ orders
@clause("D-ORDER-1")
@pytest.mark.parametrize("order", range(1, 31))
def test_every_order(order: int) -> None:
    card = ORDERS[order - 1]
    demand = dict(zip(GOODS, card.demand, strict=True))
    exact = Harbour().own(0, **demand).hand(0, order).begin()
    assert exact.orders_to_complete() == [order]
    exact.complete(order)
    (reward,) = card.rewards
    assert (exact.hand_of(), exact.done_by()) == ([], [order])
    gained = {"import": "import_up", "yen": "yen"}.get(reward.kind)
    assert exact.owns() == ({gained: reward.amount} if gained else {})
    assert exact.state.assists[0] == [reward.kind == "assist_1", reward.kind == "assist_2"]
    for good, number in demand.items():
        if number:
            short = Harbour().own(0, **{**demand, good: number - 1}).hand(0, order).begin()
            assert short.orders_to_complete() == []
            assert short.why_not(ORDER[order - 1]) == "goods_missing"
    more = Harbour().own(0, **{good: number + 1 for good, number in demand.items()}).hand(0, order).begin()
    more.complete(order)
    assert [more.has(good) for good in GOODS] == [1, 1, 1, 1], "exactly its goods"


@clause("D-ORDER-2")
def test_imports_and_yen_do_not_replace_goods() -> None:
    assert Harbour().own(0, tea=2, up=9, down=9, yen=99).hand(0, 1).begin().orders_to_complete() == []
    assert Harbour().own(0, tea=9, silk=9, copper=9).hand(0, 1).begin().orders_to_complete() == []


@clause("D-ORDER-3")
def test_points_count_at_the_end_only() -> None:
    harbour = Harbour().own(0, copper=3, silk=1, tea=1).hand(0, 27).begin()
    assert harbour.points()[0] == 0
    harbour.complete(27)
    assert harbour.owns() == {}, "no points to spend or keep"
    assert harbour.points()[0] == 9


@clause("D-ORDER-4")
def test_several_in_one_turn() -> None:
    harbour = Harbour().own(0, tea=6, fish=6).hand(0, 1, 2, 9).begin().complete(2).complete(9).go("bank").complete(1)
    assert (harbour.done_by(), harbour.decider) == ([1, 2, 9], 0)


@clause("D-ORDER-5")
def test_goods_first_then_the_reward_and_the_card_never_returns() -> None:
    harbour = Harbour().own(0, tea=2, fish=1).hand(0, 1).deck(7).begin().complete(1)
    order = [type(event) for event in harbour.last if isinstance(event, OrderCompleted | Gained | AssistGained)]
    assert order == [OrderCompleted, AssistGained]
    harbour.let_round_pass()
    assert 0 not in [*harbour.state.deck, *harbour.state.under, *harbour.state.hands[0], *harbour.state.hands[1]]
    assert harbour.done_by() == [1]
    assert harbour.orders_to_complete() == []


@clause("D-ORDER-6")
def test_an_order_gained_may_be_completed_in_the_same_turn() -> None:
    port = Harbour().deck(1).own(0, tea=2, fish=1).begin().go("port").complete(1)
    assert port.done_by() == [1]
    reward = Harbour().at_level(5, "tea").bonuses(10, 1, 2).deck(1).own(0, fish=1).begin().go("tea").bonus(10)
    assert reward.complete(1).done_by() == [1]
