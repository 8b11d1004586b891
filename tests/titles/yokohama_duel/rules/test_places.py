"""Place effects: the producing places, the Church, Customs, Chinatown."""

import pytest

from rules.core.move import DONE, SKIP
from rules.yokohama_duel import moves
from rules.yokohama_duel.components import CHURCH_CARDS, ITEMS, RATES
from rules.yokohama_duel.places import CHURCH, SELLING
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import church, item

RICH = {"copper": 2, "silk": 2, "tea": 2, "fish": 2, "up": 2, "down": 2, "yen": 2}
EVERY_CHURCH = ("3", "4", "5", "6a", "6b", "7", "8", "9", "10")


def gained(where: str, what: str) -> list[int]:
    """What levels 1 to 7 give."""
    found = []
    for level in range(1, 8):
        harbour = Harbour().at_level(level, where).begin().go(where)
        assert (harbour.has(what, 1), len(harbour.owns())) == (0, 1 if harbour.has(what) else 0)
        found.append(harbour.has(what))
    return found


@clause("D-PLACE-TEA")
def test_tea_plantation() -> None:
    assert gained("tea", "tea") == [1, 2, 3, 4, 5, 5, 5]


@clause("D-PLACE-FISH")
def test_fishing_ground() -> None:
    assert gained("fish", "fish") == [1, 2, 3, 4, 5, 5, 5]


@clause("D-PLACE-SILK")
def test_silk_mill() -> None:
    assert gained("silk", "silk") == [0, 1, 2, 3, 4, 4, 4]


@clause("D-PLACE-COPPER")
def test_copper_mine() -> None:
    assert gained("copper", "copper") == [0, 0, 1, 2, 3, 3, 3]


@clause("D-PLACE-BANK")
def test_bank() -> None:
    assert gained("bank", "yen") == [1, 2, 3, 4, 5, 5, 5]


# ------------------------------------------------------------ Church
def reach(level: int, *cards: str, **owned: int) -> list[int]:
    """The faith of the cards one may take."""
    harbour = Harbour().at_level(level, "church").church_display(*cards).own(0, **owned).begin().go("church")
    return harbour.church_cards()


@clause("D-CHURCH-1")
def test_base_faith_by_level() -> None:
    low, high = EVERY_CHURCH[:5], EVERY_CHURCH[5:]
    faiths = [max(reach(level, *low) + reach(level, *high), default=0) for level in range(1, 8)]
    assert faiths == [0, 0, 3, 4, 5, 5, 5]
    harbour = Harbour().at_level(2, "church").church_display("3").own(0, yen=1).begin().go("church")
    assert harbour.church_cards() == [3], "2 + 1"
    assert Harbour().at_level(1, "church").church_display("3").own(0, yen=1).begin().go("church").church_cards() == []


@clause("D-CHURCH-2")
@pytest.mark.parametrize("name", ["copper", "silk", "tea", "fish", "up", "down", "yen"])
def test_each_resource_once(name: str) -> None:
    assert reach(5, "6a", "7", **{name: 1}) == [6]
    assert reach(5, "6a", "7", **{name: 9}) == [6], "at most once"
    harbour = Harbour().at_level(5, "church").church_display("6b").own(0, **{name: 2}).begin().go("church")
    harbour.take_church("6b")
    assert harbour.has(name) == 1 + (3 if name == "yen" else 0)


@clause("D-CHURCH-2")
def test_one_import_of_either_side_not_one_of_each() -> None:
    assert reach(5, "6a", "7", up=1, down=1) == [6]
    harbour = Harbour().at_level(5, "church").church_display("6b").own(0, up=1, down=1).begin().go("church")
    assert harbour.take_church("6b").payments() == ["import_up", "import_down"]
    assert harbour.pay("up").owns() == {"import_down": 1, "yen": 3}
    last = Harbour().at_level(5, "church").church_display("7").own(0, up=1, down=1, tea=1, fish=1).begin().go("church")
    assert last.take_church("7").pay("up").payments() == ["tea", "fish"], "then no import of the other side"


@clause("D-CHURCH-3")
def test_faith_never_exceeds_base_and_six() -> None:
    assert reach(1, *EVERY_CHURCH[2:8], **RICH) == [5, 6, 6, 7], "1 + 6"
    assert reach(3, *EVERY_CHURCH[3:], **RICH) == [6, 6, 7, 8, 9], "3 + 6"
    assert max(card.faith for card in CHURCH_CARDS) <= 11
    harbour = Harbour().at_level(7, "church").church_display("10").own(0, **RICH).begin().go("church")
    assert harbour.take_church("10").pay("copper", "silk", "tea", "fish").payments() == [
        "import_up", "import_down", "yen",
    ]  # fmt: skip
    assert harbour.pay("yen").churches_of() == ["10"], "5 + 5"
    assert harbour.owns() == {"copper": 1, "silk": 1, "tea": 1, "fish": 1, "import_up": 2, "import_down": 2, "yen": 1}


@clause("D-CHURCH-4")
def test_one_face_up_card_in_reach() -> None:
    harbour = Harbour().at_level(4, "church").church_display("3", "4", "5").begin().go("church")
    assert harbour.church_cards() == [3, 4]
    assert harbour.why_not(CHURCH[church("5")]) == "faith_short"
    harbour.take_church("3")
    assert (harbour.churches_of(), harbour.step) == (["3"], "BuildHere"), "one card per action"
    assert reach(5, "9", **RICH) == [9]
    assert Harbour().at_level(5, "church").begin().church_cards() == [], "only at the Church"


@clause("D-CHURCH-5", "D-CHURCH-6")
def test_taking_is_optional_and_nothing_is_spent_without() -> None:
    harbour = Harbour().at_level(4, "church").church_display("5").own(0, tea=1).begin().go("church")
    assert SKIP in harbour.legal
    assert not harbour.offered(moves.Pay), "no spending without a card"
    harbour.skip()
    assert (harbour.owns(), harbour.churches_of(), harbour.step) == ({"tea": 1}, [], "BuildHere")
    far = Harbour().at_level(3, "church").church_display("10").own(0, tea=1).begin().go("church")
    assert (far.owns(), far.step) == ({"tea": 1}, "EndTurn"), "nothing in reach"


@clause("D-CHURCH-7")
@pytest.mark.parametrize("name", EVERY_CHURCH)
def test_the_reward_comes_at_once_and_the_card_lies_face_down(name: str) -> None:
    harbour = Harbour().at_level(7, "church").church_display(name).own(0, copper=1, silk=1, tea=1, fish=1, up=2)
    harbour.deck(9).begin().go("church").take_church(name)
    spent = max(0, CHURCH_CARDS[church(name)].faith - 5)
    while harbour.offered(moves.Pay):
        harbour.pay(harbour.payments()[0])
    left = 6 - spent
    yen = {"3": 1, "4": 2, "6b": 3}.get(name, 0)
    assert (harbour.churches_of(), harbour.has("yen")) == ([name], yen)
    assert harbour.state.assists[0] == [name == "5", name in ("8", "10")]
    assert harbour.hand_of() == ([9] if name == "6a" else [])
    assert harbour.has("down") == (name == "7")
    goods = sum(harbour.state.stock[0][:6])
    assert goods == left + (name == "9")
    assert harbour.rules.seen_by(harbour.state, 1).churches[0] == [-1]


@clause("D-CHURCH-8")
def test_the_display_is_never_refilled() -> None:
    harbour = Harbour().at_level(4, "church").begin().go("church").take_church("4")
    assert [card >= 0 for card in harbour.state.church_row] == [True, False, True, True, True, True]
    harbour.let_round_pass()
    assert [card >= 0 for card in harbour.state.church_row] == [True, False, True, True, True, True]
    assert len(harbour.state.box) == 3


@clause("D-CHURCH-9")
def test_an_empty_church_may_be_chosen() -> None:
    harbour = Harbour().at_level(4, "church").church_display().own(0, **RICH).begin()
    harbour.state.church_row = [-1] * 6
    assert "church" in harbour.open_places()
    assert harbour.go("church").step == "BuildHere"
    assert harbour.has("tea") == 2


@clause("D-CHURCH-10")
def test_the_reward_cannot_help_to_pay() -> None:
    assert reach(2, "3") == [], "1 yen as a reward is not there yet"
    assert reach(4, "9", copper=1, silk=1, tea=1, fish=1) == [], "nor the import"
    assert reach(4, "9", copper=1, silk=1, tea=1, fish=1, up=1) == [9]


# ------------------------------------------------------------ Customs
@clause("D-CUSTOMS-1", "D-CUSTOMS-2")
def test_flips_by_level() -> None:
    flipped = []
    for level in range(1, 8):
        harbour = Harbour().at_level(level, "customs").own(0, up=9, yen=1).begin().go("customs")
        while moves.FLIP[0] in harbour.legal:
            harbour.flip()
        assert harbour.has("up") + harbour.has("down") == 9
        assert harbour.has("yen") == 1, "it costs nothing"
        flipped.append(harbour.has("down"))
    assert flipped == [0, 1, 2, 3, 4, 4, 4]


@clause("D-CUSTOMS-2")
def test_only_face_up_imports_are_flipped() -> None:
    harbour = Harbour().at_level(4, "customs").own(0, up=2, down=1).begin().go("customs").flip().flip()
    assert (harbour.has("up"), harbour.has("down"), harbour.step) == (0, 3, "BuildHere")


@clause("D-CUSTOMS-3")
def test_fewer_may_be_flipped() -> None:
    harbour = Harbour().at_level(4, "customs").own(0, up=3).begin().go("customs")
    assert DONE in harbour.legal
    assert harbour.flip().make(DONE).step == "BuildHere"
    assert (harbour.has("up"), harbour.has("down")) == (2, 1)
    none = Harbour().at_level(4, "customs").own(0, up=3).begin().go("customs").make(DONE)
    assert none.has("down") == 0


# ------------------------------------------------------------ Chinatown
@clause("D-CHINA-1")
def test_exchanges_by_level() -> None:
    made = []
    for level in range(1, 8):
        harbour = Harbour().at_level(level, "chinatown").own(0, tea=9).begin().go("chinatown")
        while harbour.offered(moves.Sell):
            harbour.sell("tea")
        made.append(harbour.has("yen"))
    assert made == [1, 2, 3, 4, 5, 5, 5]


@clause("D-CHINA-2", "D-CHINA-3")
@pytest.mark.parametrize(("name", "price"), [("tea", 1), ("fish", 1), ("silk", 2), ("copper", 2), ("up", 4)])
def test_rates(name: str, price: int) -> None:
    harbour = Harbour().at_level(4, "chinatown").own(0, yen=9).begin().go("chinatown").buy(name)
    assert (harbour.has(name), harbour.has("yen")) == (1, 9 - price)
    short = Harbour().at_level(4, "chinatown").own(0, yen=price - 1).begin().go("chinatown")
    assert moves.BUY[item(name)] not in short.legal
    if name != "up":
        sold = Harbour().at_level(4, "chinatown").own(0, **{name: 1}).begin().go("chinatown").sell(name)
        assert sold.owns() == {"yen": price}


@clause("D-CHINA-3", "D-CHINA-4")
def test_imports_are_bought_only() -> None:
    assert [(ITEMS[rate.item], rate.buy, rate.sell) for rate in RATES] == [
        ("tea", True, True),
        ("fish", True, True),
        ("silk", True, True),
        ("copper", True, True),
        ("import_up", True, False),
    ]
    harbour = Harbour().at_level(4, "chinatown").own(0, tea=1, up=3, down=3).begin().go("chinatown")
    assert [move.item for move in harbour.offered(moves.Sell)] == [item("tea")]
    assert harbour.why_not(SELLING[item("up")]) == "never_sold"
    only = Harbour().at_level(4, "chinatown").own(0, up=3, down=3).begin().go("chinatown")
    assert (only.step, only.has("yen")) == ("BuildHere", 0)


@clause("D-CHINA-5", "D-CHINA-6")
def test_goods_for_goods_take_two_exchanges() -> None:
    harbour = Harbour().at_level(2, "chinatown").own(0, silk=1).begin().go("chinatown")
    assert {type(move) for move in harbour.legal} == {moves.Sell, type(DONE)}, "no yen: nothing to buy yet"
    harbour.sell("silk").buy("copper")
    assert (harbour.owns(), harbour.step) == ({"copper": 1}, "EndTurn")
    price = next(rate.yen for rate in RATES if rate.item == item("silk"))
    circle = Harbour().at_level(3, "chinatown").own(0, yen=price).begin().go("chinatown").buy("silk").sell("silk")
    assert circle.buy("silk").owns() == {"silk": 1}, "each one pays for the next"
    once = Harbour().at_level(1, "chinatown").own(0, silk=1).begin().go("chinatown").sell("silk")
    assert (once.owns(), once.step) == ({"yen": 2}, "EndTurn")


@clause("D-CHINA-7")
def test_the_same_exchange_again_and_unused_ones_are_lost() -> None:
    harbour = Harbour().at_level(3, "chinatown").own(0, yen=2).begin().go("chinatown").buy("fish").buy("fish")
    assert harbour.has("fish") == 2
    assert harbour.make(DONE).step == "EndTurn"
    assert not harbour.offered(moves.Sell)


@clause("D-CHINA-8")
def test_one_may_stop_after_any_number() -> None:
    for number in range(4):
        harbour = Harbour().at_level(4, "chinatown").own(0, tea=5).begin().go("chinatown")
        for _ in range(number):
            harbour.sell("tea")
        assert harbour.make(DONE).step == "BuildHere"
        assert harbour.has("yen") == number
