"""Terms: goods and imports, the level of a turn, what the rewards on cards mean."""

import pytest

from rules.core.move import DONE, END_TURN, SKIP
from rules.yokohama_duel import free, moves
from rules.yokohama_duel.components import BONUS_CARDS, CHURCH_CARDS, GOODS, ORDERS, PLACES
from rules.yokohama_duel.events.cards import RewardLost
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import place

GIVES = {"tea": "tea", "fish": "fish", "silk": "silk", "copper": "copper", "bank": "yen"}
PRINTED = [reward for cards in (BONUS_CARDS, CHURCH_CARDS, ORDERS) for card in cards for reward in card.rewards]
KINDS = {"yen", "copper", "silk", "tea", "fish", "import", "flip_import", "order", "assist_1", "assist_2"}


@clause("D-TERM-1")
def test_four_goods() -> None:
    assert set(GOODS) == {"copper", "silk", "tea", "fish"}
    assert len(GOODS) == 4
    harbour = Harbour().at_level(5, "chinatown").own(0, copper=1, silk=1, tea=1, fish=1, up=1, down=1, yen=9).begin()
    harbour.go("chinatown")
    assert len(harbour.offered(moves.Sell)) == 4, "only goods are sold"


@clause("D-TERM-2")
def test_an_import_is_no_good_and_shows_one_side() -> None:
    harbour = Harbour().own(0, tea=2, up=2, down=1).hand(0, 1, 3).begin()
    assert harbour.orders_to_complete() == [], "an import stands for no fish and no silk"
    assert harbour.points()[7:] == (4, 2, 0, 0)
    assert Harbour().own(0, tea=2, up=1).points()[10] == 0
    assert Harbour().own(0, tea=3).points()[10] == 1


@clause("D-TERM-3")
def test_a_gained_import_arrives_face_up() -> None:
    order = Harbour().own(0, silk=1, tea=2).hand(0, 3).begin().complete(3)
    assert (order.has("up"), order.has("down")) == (1, 0)
    bought = Harbour().own(0, yen=4).begin().go("chinatown").buy("up")
    assert (bought.has("up"), bought.has("down")) == (1, 0)
    card = Harbour().at_level(7, "bank").bonuses(1, 2, 3).begin().go("bank").bonus(1)
    assert (card.has("up"), card.has("down")) == (1, 0)
    blessed = Harbour().at_level(7, "church").church_display("9").own(0, copper=1, silk=1, tea=1, fish=1).begin()
    blessed.go("church").take_church("9")
    assert (blessed.has("up"), blessed.has("down")) == (1, 0)


@clause("D-TERM-4")
def test_imports_are_paid_with_either_side() -> None:
    church = Harbour().at_level(3, "church").church_display("4").own(0, up=1, down=1, yen=1).begin()
    assert church.go("church").take_church("4").payments() == ["import_up", "import_down", "yen"]
    assert church.pay("down").owns() == {"import_up": 1, "yen": 1 + 2}
    port = Harbour().at_level(3, "port").deck(1, 2, 3).own(0, up=1, down=1).begin().go("port").keep(1)
    assert {(move.order, move.item) for move in port.offered(moves.KeepPaid)} == {(1, 4), (1, 5), (2, 4), (2, 5)}
    mix = Harbour().at_level(3, "laboratory").display("university").own(0, up=2, down=2).begin().go("laboratory")
    mix.take_tech("university").pay("up").pay("down")
    assert mix.owns() == {"import_up": 1, "import_down": 1}
    for side in ("up", "down"):
        alone = Harbour().at_level(3, "laboratory").display("tram").own(0, **{side: 2}).begin().go("laboratory")
        assert alone.take_tech("tram").owns() == {}


@clause("D-TERM-5")
def test_a_flip_turns_face_down_for_good() -> None:
    harbour = Harbour().at_level(3, "customs").own(0, up=3, down=1).own(1, up=2).begin().go("customs").flip()
    assert (harbour.has("up"), harbour.has("down"), harbour.has("up", 1)) == (2, 2, 2)
    down_only = Harbour().at_level(5, "customs").own(0, down=3).begin().go("customs")
    assert down_only.step == "ChooseBonus", "nothing face up: nothing to turn"
    assert down_only.has("down") == 3
    card = Harbour().at_level(7, "bank").bonuses(7, 1, 2).own(0, up=2).begin().go("bank").bonus(7)
    assert (card.has("up"), card.has("down")) == (1, 1)


@clause("D-TERM-6")
def test_the_level_is_fixed_for_the_turn() -> None:
    station = Harbour().at_level(4, "laboratory").display("station").own(0, up=1, yen=9).begin().go("laboratory")
    station.take_tech("station").pay("up").put_station("laboratory")
    assert (station.level, station.step) == (4, "BuildHere"), "no bonus step: the level is still 4"
    first_only = Harbour().at_level(5, "bank").bonuses(1, 2, 3).assists(0, 0, 1).begin().go("bank")
    assert (first_only.level, first_only.step) == (5, "ChooseBonus")
    first_only.bonus(1)
    assert first_only.step == "BuildHere"
    assert (first_only.has("yen"), first_only.state.assists[0]) == (5 + 2, [0, 1])


@clause("D-TERM-7")
@pytest.mark.parametrize("where", GIVES)
def test_levels_above_five_use_row_five(where: str) -> None:
    assert len(PLACES[place(where)].amount) == 5
    gains = []
    for level in range(1, 8):
        harbour = Harbour().at_level(level, where).begin().go(where)
        assert harbour.level == level
        gains.append(harbour.has(GIVES[where]))
    assert gains[:5] == list(PLACES[place(where)].amount)
    assert gains[5] == gains[6] == gains[4]


@clause("D-TERM-8")
def test_free_actions_belong_to_the_active_player() -> None:
    harbour = (
        Harbour().own(0, tea=2, fish=1, down=2).own(1, tea=2, fish=1, down=2).hand(0, 1).hand(1, 2).merchants(1, 1)
    )
    harbour.begin()
    assert (harbour.state.active, harbour.decider) == (0, 0)
    assert harbour.orders_to_complete() == [1]
    assert free.CALL[1] not in harbour.legal
    assert {move.seat for move in harbour.offered(free.Recruit)} == {0}
    harbour.go("bank").end()
    assert (harbour.state.active, harbour.decider) == (1, 1)
    assert free.CALL[1] in harbour.legal
    assert {move.seat for move in harbour.offered(free.Recruit)} == {1}


@clause("D-TERM-9")
def test_the_order_reward_is_the_top_card_without_selection_or_price() -> None:
    harbour = Harbour().at_level(5, "bank").bonuses(10, 1, 2).deck(7).under(9, 3).begin().go("bank").bonus(10)
    assert (harbour.hand_of(), harbour.has("yen"), harbour.state.under) == ([7], 5, [8, 2])
    assert harbour.step == "BuildHere", "nothing to choose"
    below = Harbour().at_level(5, "bank").bonuses(10, 1, 2).deck().under(9, 3).begin().go("bank").bonus(10)
    assert (below.hand_of(), below.state.under) == ([9], [2]), "the first of those put under comes up first"


@clause("D-TERM-10")
def test_the_bonus_symbol_marks_level_five_only() -> None:
    for level in range(1, 8):
        harbour = Harbour().at_level(level, "bank").begin().go("bank")
        assert (harbour.step == "ChooseBonus") == (level >= 5)
    assert not any("bonus" in reward.kind for reward in PRINTED)


@clause("D-TERM-11")
def test_kinds_of_rewards() -> None:
    assert {reward.kind for reward in PRINTED} == KINDS
    assert all(reward.amount >= 1 for reward in PRINTED)
    twice = Harbour().own(0, tea=4, fish=3).hand(0, 21).begin().complete(21)
    assert twice.owns() == {"import_up": 2}, "the number repeats the kind"


@clause("D-TERM-11")
@pytest.mark.parametrize("card", range(1, 13))
def test_every_bonus_card_gives_what_is_printed(card: int) -> None:
    others = [other for other in (1, 2, 3) if other != card][:2]
    harbour = Harbour().at_level(7, "tea").bonuses(card, *others).own(0, up=1).begin().go("tea")
    before = [harbour.has(name) for name in ("yen", "copper", "silk", "tea", "fish", "up", "down")]
    harbour.bonus(card)
    gained = dict(BONUS_CARDS[card - 1].rewards)
    flips = gained.get("flip_import", 0)
    after = [harbour.has(name) for name in ("yen", "copper", "silk", "tea", "fish", "up", "down")]
    goods = [gained.get(kind, 0) for kind in ("yen", "copper", "silk", "tea", "fish", "import")]
    assert [then - now for then, now in zip(after, before, strict=True)] == [*goods[:5], goods[5] - flips, flips]
    assert harbour.state.assists[0] == [gained.get("assist_1", 0), gained.get("assist_2", 0)]
    assert len(harbour.hand_of()) == gained.get("order", 0)
    assert harbour.told(RewardLost) == []


@clause("D-TERM-12")
def test_every_question_is_a_decision_point() -> None:
    harbour = Harbour().own(0, tea=2, fish=1, yen=1).hand(0, 1).assists(0, 1).merchants(0, 1).at_level(4, "chinatown")
    harbour.begin()
    asked = []
    for move in (None, moves.PLAY[0][3][place("chinatown")], moves.PLAY_ASSIST[0], DONE, moves.TAKE_BONUS[0], END_TURN):
        if move is not None:
            harbour.make(move)
        if harbour.decider == 0:
            assert harbour.orders_to_complete() == [1]
            asked.append((harbour.step, harbour.may_call()))
    assert asked == [
        ("ChoosePlace", True),
        ("Strengthen", False),
        ("Exchange", False),
        ("ChooseBonus", True),
        ("BuildHere", True),
    ]


@clause("D-TERM-12")
def test_a_free_action_instead_of_an_answer() -> None:
    """The choice of a bonus card and of a building stays open while free actions are taken, a Merchant included."""
    harbour = Harbour().at_level(5, "bank").own(0, tea=2, fish=1).hand(0, 1).merchants(0, 2).begin().go("bank")
    assert harbour.complete(1).step == "ChooseBonus"
    assert harbour.send("tea").step == "ChooseBonus"
    assert SKIP not in harbour.legal
    harbour.bonus(1)
    assert harbour.step == "BuildHere"
    assert harbour.send("fish").step == "BuildHere"
    assert harbour.build_shop().state.shops[0] == 1 << place("bank")
