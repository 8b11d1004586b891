"""General rules: supplies, limits, rewards that cannot be carried out, how prices are paid."""

from rules.core.event import ignore
from rules.core.move import DONE, END_TURN, SKIP
from rules.harbour.rewards import Reward
from rules.yokohama_duel import moves
from rules.yokohama_duel.components import CRITERIA, MERCHANT_SUPPLY
from rules.yokohama_duel.events.cards import AssistReturned, RewardLost
from rules.yokohama_duel.steps.rewards import gain_rewards
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import TECH_NAMES, tech


@clause("D-GEN-1")
def test_goods_imports_and_coins_never_run_out() -> None:
    harbour = Harbour().at_level(5, "tea").own(0, copper=99, silk=99, tea=99, fish=99, up=99, yen=999)
    harbour.own(1, copper=99, silk=99, tea=99, fish=99, up=99, yen=999).begin().go("tea")
    assert harbour.has("tea") == 104
    bought = Harbour().at_level(4, "chinatown").own(0, up=99, yen=999).own(1, up=99, yen=999).begin().go("chinatown")
    for _ in range(4):
        bought.buy("up")
    assert (bought.has("up"), bought.has("yen")) == (103, 999 - 16)


@clause("D-GEN-2")
def test_money_is_counted_in_yen_whatever_the_coins() -> None:
    harbour = Harbour().at_level(4, "tea").own(0, yen=3).begin().go("tea").build_shop()
    assert harbour.has("yen") == 2, "1 of 3 yen is paid exactly"
    assert Harbour().own(0, yen=3).points()[9] == 1


@clause("D-GEN-3")
def test_what_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    for yen in range(6):
        harbour = Harbour().at_level(4, "tea").own(0, yen=yen).begin().go("tea")
        assert (moves.BUILD_SHOP in harbour.legal) == (yen >= 1)
        assert (moves.BUILD_HOUSE in harbour.legal) == (yen >= 4)
    for yen in range(6):
        harbour = Harbour().at_level(3, "laboratory").display("university").own(0, yen=yen).begin().go("laboratory")
        assert harbour.technologies() == ({"university"} if yen >= 4 else set())
    for tea in range(3):
        assert Harbour().own(0, tea=tea, fish=1).hand(0, 1).begin().orders_to_complete() == ([1] if tea == 2 else [])


@clause("D-GEN-4", "D-GEN-5")
def test_at_most_four_assist_cards_of_both_kinds_together() -> None:
    fourth = Harbour().own(0, tea=2, fish=1).hand(0, 1).assists(0, 1, 2).begin().complete(1)
    assert (fourth.state.assists[0], fourth.step) == ([2, 2], "ChoosePlace")
    fifth = Harbour().own(0, tea=2, fish=1).hand(0, 1).assists(0, 1, 3).begin().complete(1)
    assert fifth.step == "ReturnExcess"
    assert fifth.legal == [moves.RETURN_ASSIST[0], moves.RETURN_ASSIST[1]]
    assert sum(fifth.give_back(2).state.assists[0]) == 4


@clause("D-GEN-5")
def test_any_of_the_five_may_be_returned() -> None:
    for value, left in ((1, [1, 3]), (2, [2, 2])):
        harbour = Harbour().own(0, tea=2, fish=1).hand(0, 1).assists(0, 1, 3).begin().complete(1).give_back(value)
        assert (harbour.state.assists[0], harbour.step) == (left, "ChoosePlace")
    new_one = Harbour().own(0, copper=1, tea=2).hand(0, 6).assists(0, 4).begin().complete(6)
    assert new_one.give_back(2).state.assists[0] == [4, 0], "the new card may be the one"
    alike = Harbour().own(0, tea=2, fish=1).hand(0, 1).assists(0, 4).begin().complete(1)
    assert (alike.state.assists[0], alike.step) == ([4, 0], "ChoosePlace"), "one like another: nothing to choose"
    assert [event.kind for event in alike.told(AssistReturned)] == [0]


@clause("D-GEN-5")
def test_two_cards_too_many_are_two_returns() -> None:
    harbour = Harbour().assists(0, 3, 1).begin()
    gain_rewards(harbour.state, 0, (Reward("assist_2", 2), Reward("yen", 1)), "order", ignore)
    harbour.rules.settle(harbour.state)
    assert (harbour.state.assists[0], harbour.step) == ([3, 3], "ReturnExcess")
    assert (harbour.give_back(1).step, harbour.has("yen")) == ("ReturnExcess", 0)
    assert (harbour.give_back(2).state.assists[0], harbour.has("yen")) == ([2, 2], 1)


@clause("D-GEN-6")
def test_no_limit_on_technologies_and_orders() -> None:
    known = [name for name in TECH_NAMES if name != "university"][:15]
    harbour = Harbour().techs(0, *known).display("university").at_level(4, "laboratory").own(0, yen=4).begin()
    assert len(harbour.go("laboratory").take_tech("university").techs_of()) == 16
    orders = Harbour().hand(0, *range(1, 21)).deck(21, 22).at_level(2, "port").own(0, yen=2).begin().go("port")
    assert len(orders.keep(21).keep(22, "yen").hand_of()) == 22


@clause("D-GEN-7")
def test_technologies_go_before_base_rules() -> None:
    plain = Harbour().laid(1, one="silk").begin()
    assert "silk" not in plain.open_places()
    assert plain.ways() == set()
    assert plain.cards() == {1}
    helped = Harbour().laid(1, one="silk").techs(0, "tram", "postal_system").begin()
    assert helped.ways() == {("silk", "tram")}
    assert helped.cards() == {1, 2, 3, 4}


@clause("D-GEN-8")
def test_a_short_deck_gives_what_is_left() -> None:
    harbour = Harbour().at_level(5, "port").deck(4).under(9).completed(0, 1, 2).hand(1, 3).begin().go("port")
    assert harbour.drawn() == [4, 9]
    assert (harbour.state.deck, harbour.state.under) == ([], [])
    assert harbour.done_by(0) == [1, 2], "completed cards do not return"
    reward = Harbour().at_level(5, "bank").bonuses(10, 1, 2).deck().completed(0, 1).begin().go("bank").bonus(10)
    assert reward.hand_of() == []


@clause("D-GEN-9")
def test_discarded_technologies_never_return() -> None:
    harbour = Harbour().begin()
    shown = [*harbour.state.tech_row]
    for _ in range(3):
        harbour.let_round_pass()
        assert harbour.state.tech_discard == sorted(shown)
        shown += harbour.state.tech_row
    assert sorted(shown) == list(range(20)), "each title was seen exactly once"
    assert harbour.state.tech_deck == []


@clause("D-GEN-10")
def test_an_empty_pile_gives_nothing() -> None:
    harbour = Harbour().at_level(7, "bank").bonuses(8, 1, 2).assists(0, 4).assists(1, 4).begin().go("bank").bonus(8)
    assert (harbour.state.assists, harbour.step) == ([[4, 0], [4, 0]], "BuildHere")
    assert [(event.kind, event.number) for event in harbour.told(RewardLost)] == [("assist_1", 1)]
    other = Harbour().own(0, copper=1, tea=2).hand(0, 6).assists(0, 0, 4).assists(1, 0, 4).begin().complete(6)
    assert (other.state.assists, other.step) == ([[0, 4], [0, 4]], "ChoosePlace")
    last = Harbour().at_level(7, "bank").bonuses(8, 1, 2).assists(0, 3).assists(1, 4).begin().go("bank").bonus(8)
    assert last.state.assists[0] == [4, 0]
    assert len(CRITERIA) * 2 == MERCHANT_SUPPLY


@clause("D-GEN-11")
def test_what_cannot_be_carried_out_is_lost_and_the_rest_is_gained() -> None:
    card = Harbour().at_level(7, "tea").bonuses(7, 1, 2).begin().go("tea").bonus(7)
    assert (card.has("copper"), card.has("fish"), card.has("down")) == (1, 1, 0)
    assert [event.kind for event in card.told(RewardLost)] == ["flip_import"]
    empty = Harbour().at_level(7, "tea").bonuses(10, 1, 2).deck().begin().go("tea").bonus(10)
    assert (empty.hand_of(), empty.has("yen"), empty.state.assists[0]) == ([], 2, [0, 1])
    church = Harbour().at_level(7, "church").church_display("7", "6a").own(0, tea=1, fish=1).begin().go("church")
    church.take_church("7")
    assert (church.churches_of(), church.has("down")) == (["7"], 0)
    order = Harbour().at_level(5, "church").church_display("6a").own(0, tea=1).deck().begin().go("church")
    assert order.take_church("6a").churches_of() == ["6a"]
    done = Harbour().own(0, tea=2, fish=1).hand(0, 1).assists(0, 4).assists(1, 4).begin().complete(1)
    assert (done.done_by(), done.state.assists[0]) == ([1], [4, 0]), "the order is completed all the same"


@clause("D-GEN-12")
def test_the_rewards_of_a_card_are_one_unit() -> None:
    harbour = Harbour().at_level(7, "tea").bonuses(1, 2, 3).assists(0, 2, 2).own(0, tea=2, fish=1).hand(0, 1)
    harbour.merchants(0, 1).begin().go("tea").bonus(1)
    assert harbour.legal == [moves.RETURN_ASSIST[0], moves.RETURN_ASSIST[1]], "no free action and no refusal"
    assert (harbour.has("yen"), harbour.has("up")) == (2, 0), "the rest comes after the choice"
    harbour.give_back(1)
    assert (harbour.has("yen"), harbour.has("up"), harbour.state.assists[0]) == (2, 1, [2, 2])
    twice = Harbour().at_level(7, "tea").bonuses(2, 1, 3).assists(0, 3, 1).deck(9).begin().go("tea").bonus(2)
    assert (twice.has("yen"), twice.hand_of(), twice.step) == (2, [9], "ReturnExcess")
    last = Harbour().at_level(7, "tea").bonuses(1, 2, 3).assists(0, 2, 2).begin().go("tea").bonus(1)
    assert (last.has("yen"), last.has("up")) == (2, 0)
    assert last.give_back(2).has("up") == 1


@clause("D-GEN-13")
def test_nothing_is_overpaid() -> None:
    church = Harbour().at_level(4, "church").church_display("4").own(0, copper=1, tea=1, yen=1).begin().go("church")
    assert church.take_church("4").owns() == {"copper": 1, "tea": 1, "yen": 1 + 2}, "faith 4 of 4: nothing to spend"
    one = Harbour().at_level(3, "church").church_display("4").own(0, copper=1, tea=1).begin().go("church")
    one.take_church("4")
    assert one.payments() == ["copper", "tea"]
    assert one.pay("tea").owns() == {"copper": 1, "yen": 2}
    laboratory = Harbour().at_level(5, "laboratory").display("university").own(0, up=2, yen=9).begin().go("laboratory")
    assert laboratory.take_tech("university").owns() == {"import_up": 2, "yen": 9}
    port = Harbour().at_level(2, "port").deck(1, 2).own(0, yen=3).begin().go("port").keep(1).keep(2, "yen")
    assert port.has("yen") == 1


@clause("D-GEN-14")
def test_a_price_is_paid_wholly_in_yen_or_in_an_import() -> None:
    harbour = Harbour().at_level(3, "laboratory").display("university").own(0, up=1, yen=3).begin().go("laboratory")
    assert harbour.take_tech("university").owns() == {"yen": 1}, "5 - 3: 2 yen and an import, the odd yen is of no use"
    short = Harbour().at_level(3, "laboratory").display("university").own(0, up=1, yen=1).begin().go("laboratory")
    assert short.technologies() == set()
    one_by_one = Harbour().at_level(3, "laboratory").display("university").own(0, up=2, yen=4).begin().go("laboratory")
    assert one_by_one.take_tech("university").payments() == ["import_up", "yen"]
    assert one_by_one.pay("yen").payments() == ["import_up", "yen"]
    assert one_by_one.pay("up").owns() == {"import_up": 1, "yen": 2}
    assert one_by_one.state.techs[0] == 1 << tech("university")
    assert not {SKIP, DONE} & set(one_by_one.legal)
    assert END_TURN in one_by_one.legal
