"""What the Areas do: goods, Bank, Chinatown, Church, Customs, Employment Agency; reward icons."""

import pytest

from rules.core.move import DONE, SKIP, Take
from rules.harbour.rewards import Reward
from rules.yokohama.components import GROUNDS, ITEMS, MOST_FAITH, RATES, SPACES
from rules.yokohama.moves import FREE_MAN, FREE_MAN_TO, FROM, IN_HAND_SOURCE, Buy, FreeMan, FreeManTo, Sell
from rules.yokohama.places import COUNTER, PART, SELLING, SPACE, STORE
from rules.yokohama.steps.rewards import gain_rewards
from tests.titles.clause import clause
from tests.titles.yokohama.kit import Harbour, item
from tests.titles.yokohama.rules.placing import area

ALL_ITEMS = {"copper": 1, "silk": 1, "tea": 1, "fish": 1, "imports": 1, "yen": 2}


def gained(where: str, what: str) -> list[int]:
    """What Power 1 to 5 gives."""
    found = []
    for power in range(1, 6):
        harbour = Harbour().token(where, "").hold(shop=0).at(where, power)
        assert set(harbour.owns()) <= {what}
        found.append(harbour.has(what))
    return found


@clause("Y-COPPER-1")
def test_copper_mine() -> None:
    assert gained("copper_mine", "copper") == [0, 0, 1, 2, 3]
    assert gained("copper_mine_2", "copper") == [0, 0, 1, 2, 3]


@clause("Y-FISH-1")
def test_fishing() -> None:
    assert gained("fishing", "fish") == [1, 2, 3, 4, 5]


@clause("Y-SILK-1", "Y-EX-3")
def test_silk_mill() -> None:
    assert gained("silk_mill", "silk") == [0, 1, 2, 3, 4]


@clause("Y-TEA-1")
def test_tea() -> None:
    assert gained("tea", "tea") == [1, 2, 3, 4, 5]


@clause("Y-BANK-1")
def test_bank() -> None:
    assert gained("bank", "yen") == [1, 2, 3, 4, 5]


@clause("Y-GEN-1")
def test_the_supply_never_runs_out() -> None:
    harbour = Harbour().token("tea", "").own(tea=500, yen=900).own(1, tea=500).at("tea", 5)
    assert harbour.has("tea") == 505


# ------------------------------------------------------------ Chinatown
def trading(power: int, **owned: int) -> Harbour:
    return Harbour().token("chinatown", "").hold(shop=0).own(**owned).at("chinatown", power)


@clause("Y-CHINA-1", "Y-CHINA-5")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_as_many_exchanges_as_power(power: int) -> None:
    harbour = trading(power, yen=20)
    for _ in range(power):
        harbour.buy("tea")
    assert (harbour.step, harbour.has("tea"), harbour.has("yen")) == ("CloseTurn", power, 20 - power)


@clause("Y-CHINA-2", "Y-CHINA-3")
@pytest.mark.parametrize(("name", "price"), [("copper", 2), ("silk", 2), ("tea", 1), ("fish", 1), ("imports", 4)])
def test_the_rates(name: str, price: int) -> None:
    harbour = trading(1, yen=price).buy(name)
    assert (harbour.has(name), harbour.has("yen")) == (1, 0)
    short_of = trading(1, yen=price - 1, fish=1)
    assert name not in [ITEMS[move.item] for move in short_of.offered(Buy)]
    if name != "imports":
        assert trading(1, **{name: 1}).sell(name).owns() == {"yen": price}


@clause("Y-CHINA-4")
def test_imported_goods_are_never_sold() -> None:
    harbour = trading(2, imports=3, yen=1)
    assert [ITEMS[move.item] for move in harbour.offered(Sell)] == []
    assert harbour.why_not(SELLING[item("imports")]) == "never_sold"
    assert [rate.sold for rate in RATES] == [True] * 4 + [False]
    assert trading(2, imports=3).step == "CloseTurn", "nothing else to exchange"


@clause("Y-CHINA-5")
def test_money_from_one_exchange_pays_the_next() -> None:
    harbour = trading(2, copper=1).sell("copper").buy("silk")
    assert harbour.owns() == {"silk": 1}
    assert trading(3, copper=2).sell("copper").sell("copper").buy("imports").owns() == {"import": 1}


# ------------------------------------------------------------ Church
def praying(power: int, **owned: int) -> Harbour:
    return Harbour().token("church", "").hold(shop=0).own(**owned).at("church", power)


@clause("Y-CHURCH-1", "Y-CHURCH-5")
def test_faith_from_power_reaches_spaces() -> None:
    assert [space.cost for space in SPACES[0]] == [4, 5, 6, 7, 8, 9, 10, 11]
    assert [praying(power).spaces() for power in (3, 4, 5)] == [[], [1], [1, 2]]
    for power in range(1, 6):
        found = praying(power, **ALL_ITEMS).spaces()
        assert found == [number for number in range(1, 9) if number + 3 <= power + 6]


@clause("Y-CHURCH-2", "Y-CHURCH-3")
@pytest.mark.parametrize("name", ["copper", "silk", "tea", "fish", "imports", "yen"])
def test_each_item_adds_one_faith_once(name: str) -> None:
    number = 2 if name == "yen" else 1
    assert praying(3, **{name: number}).spaces() == [1]
    assert praying(3, **{name: 9}).spaces() == [1], "at most once"
    assert praying(3, **{name: number - 1}).spaces() == []
    harbour = praying(3, **{name: 9}).take_space("church", 1).stop()
    assert harbour.has(name) == 9 - number
    assert harbour.state.boards[0][0] == 0


@clause("Y-CHURCH-4")
def test_faith_is_eleven_at_most() -> None:
    assert MOST_FAITH == 11 == SPACES[0][-1].cost
    rich = dict.fromkeys(ALL_ITEMS, 9)
    assert praying(5, **rich).spaces()[-1] == 8
    assert praying(4, **rich).spaces()[-1] == 7


@clause("Y-CHURCH-5", "Y-CHURCH-12")
def test_occupied_spaces_are_closed_and_somebody_is_needed() -> None:
    harbour = Harbour().board("church", space_1=1).at("church", 5)
    assert harbour.spaces() == [2]
    nobody = Harbour().token("church", "").shop(0, "church").house(0, "church").station("church").hold(assistant=0)
    nobody.own(**ALL_ITEMS).at("church", 1)
    assert (nobody.power(), nobody.step) == (4, "CloseTurn")


@clause("Y-CHURCH-6", "Y-EX-24")
def test_the_assistant_comes_from_the_area_or_from_hand() -> None:
    harbour = praying(4).take_space("church", 1)
    assert FROM[1] in harbour.legal
    harbour.stop().skip()
    assert (harbour.held(), harbour.men_in("church")) == (8 + 2, 0), "three stood there, one went on the board"
    hand = praying(4).take_space("church", 1).source("hand").stop()
    assert (hand.held(), hand.men_in("church")) == (8 - 1, 3), "before the three are recovered"
    assert hand.skip().held() == 8 - 1 + 3
    empty = Harbour().token("church", "").hold(assistant=0, shop=0).at("church", 4).take_space("church", 1)
    assert empty.step == "MoveFreely", "one source only: not asked"


@clause("Y-CHURCH-7", "Y-EX-13")
def test_the_reward_of_the_space() -> None:
    harbour = praying(5).take_space("church", 2).stop()
    assert (harbour.points(), harbour.has("imports")) == (3, 1)


@clause("Y-CHURCH-8", "Y-CHURCH-13", "Y-GEN-11")
def test_excess_faith_is_lost_and_overpaying_not_offered() -> None:
    harbour = praying(5, copper=3, silk=2).take_space("church", 1)
    assert harbour.gifts() == []
    harbour.stop()
    assert (harbour.has("copper"), harbour.has("silk")) == (3, 2)
    two = praying(3, copper=3, silk=2).take_space("church", 1)
    assert two.gifts() == ["copper"], "enough is given: only taking back is open"
    assert two.why_not(COUNTER[0][item("silk")]) == "enough"


@clause("Y-CHURCH-9", "Y-CHURCH-10")
def test_one_per_action_and_they_stay() -> None:
    harbour = Harbour().board("church", space_2=0).token("church", "").hold(shop=0).at("church", 5)
    harbour.take_space("church", 1).stop().skip()
    assert harbour.step == "CloseTurn"
    for _ in range(5):
        harbour.let_turn_pass()
    assert harbour.state.boards[0][:2] == [0, 0]


@clause("Y-CHURCH-11", "Y-OPT-3")
def test_placing_is_optional_and_then_nothing_is_paid() -> None:
    harbour = praying(3, **ALL_ITEMS)
    assert SKIP in harbour.legal
    before = harbour.owns()
    assert harbour.skip().owns() == before


@clause("Y-CHURCH-2", "Y-CHURCH-13")
def test_what_is_given_can_be_changed_before_it_is_paid() -> None:
    harbour = praying(3, **ALL_ITEMS).take_space("church", 2)
    assert harbour.gifts() == ["copper", "silk"], "goods before yen and imports"
    harbour.give("copper")
    assert DONE not in harbour.legal
    assert harbour.gifts() == ["copper", "silk", "tea", "fish", "import", "yen"]
    harbour.give("yen").stop()
    assert harbour.owns() == {"copper": 1, "tea": 1, "fish": 1, "import": 2}
    other = praying(3, **ALL_ITEMS).take_space("church", 2).take_space("church", 1)
    assert other.gifts() == ["copper"]


@clause("Y-CHURCH-2")
def test_goods_that_an_own_order_asks_for_are_given_last_but_for_imports() -> None:
    harbour = Harbour().orders(0, 26).own(copper=1, tea=1, yen=2, imports=1).at("church", 3).take_space("church", 1)
    assert harbour.gifts() == ["tea"]
    yen = Harbour().orders(0, 26).own(copper=1, yen=2, imports=1).at("church", 3).take_space("church", 1)
    assert yen.gifts() == ["yen"]
    needed = Harbour().orders(0, 26).own(copper=1, imports=1).at("church", 3).take_space("church", 1)
    assert needed.gifts() == ["copper"]


# ------------------------------------------------------------ Customs
def at_customs(power: int, **owned: int) -> Harbour:
    return Harbour().token("customs", "").hold(shop=0).own(**owned).at("customs", power)


@clause("Y-CUSTOMS-1", "Y-CUSTOMS-6")
def test_power_says_how_many_imports_may_be_paid() -> None:
    assert [space.cost for space in SPACES[1]] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert [at_customs(power, imports=9).spaces() for power in range(1, 6)] == [
        [],
        [1, 2],
        [1, 2, 3, 4],
        [1, 2, 3, 4, 5, 6],
        [1, 2, 3, 4, 5, 6, 7, 8],
    ]
    assert at_customs(5, imports=2).spaces() == [1, 2, 3, 4]
    assert at_customs(1, imports=9).step == "CloseTurn"


@clause("Y-CUSTOMS-2", "Y-CUSTOMS-4", "Y-EX-14")
def test_pay_exactly_and_gain_the_reward() -> None:
    harbour = at_customs(4, imports=3, yen=9).take_space("customs", 5).stop()
    assert (harbour.has("imports"), harbour.points(), harbour.state.boards[1][4]) == (0, 15, 0)
    two = at_customs(2, imports=3).take_space("customs", 2).stop()
    assert (two.has("imports"), two.has("yen"), two.points()) == (2, 2, 4)


@clause("Y-CUSTOMS-3")
def test_the_assistant_comes_from_customs_or_from_hand() -> None:
    def before_recovery() -> Harbour:
        return Harbour().techs(0, "telephone").own(imports=1).at("customs", 3).take_space("customs", 1)

    area = before_recovery().stop()
    assert (area.step, area.held(), area.men_in("customs")) == ("Recover", 8, 1)
    hand = before_recovery().source("hand").stop()
    assert (hand.step, hand.held(), hand.men_in("customs")) == ("Recover", 7, 2)


@clause("Y-CUSTOMS-5", "Y-CUSTOMS-6")
def test_one_per_action_and_they_stay_at_customs() -> None:
    harbour = at_customs(3, imports=3).take_space("customs", 1).stop()
    assert harbour.step == "CloseTurn"
    for _ in range(5):
        harbour.let_turn_pass()
    assert harbour.state.boards[1][0] == 0


@clause("Y-CUSTOMS-7")
def test_customs_is_optional_and_needs_somebody_and_a_free_space() -> None:
    harbour = at_customs(2, imports=2)
    assert harbour.skip().has("imports") == 2
    full = Harbour().board("customs", space_1=1, space_2=2).own(imports=3).at("customs", 3)
    assert full.spaces() == [3, 4]
    assert full.why_not(SPACE[1][0]) == "held_by"
    nobody = Harbour().token("customs", "").shop(0, "customs").hold(assistant=0, shop=0).own(imports=2).at("customs", 1)
    assert (nobody.power(), nobody.step) == (2, "CloseTurn")


# ------------------------------------------------------------ Employment Agency
def hiring(power: int, **owned: int) -> Harbour:
    return Harbour().token("employment_agency", "").hold(shop=0).own(**owned).at("employment_agency", power)


@clause("Y-EMPLOY-1", "Y-EMPLOY-3")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_so_many_pieces_by_power(power: int) -> None:
    harbour = hiring(power)
    for _ in range(power - 1):
        harbour.hire("assistant")
    assert harbour.step == "CloseTurn"
    assert (harbour.stored(), harbour.has("yen")) == (12 - (power - 1), 0), "assistants cost nothing"


@clause("Y-EMPLOY-2", "Y-EMPLOY-4", "Y-EMPLOY-5", "Y-EMPLOY-7")
def test_any_mix_and_what_it_costs() -> None:
    harbour = hiring(5, yen=20).hire("shop", "house", "assistant", "house")
    assert harbour.has("yen") == 20 - 2 - 4 - 5
    assert [harbour.stored(piece) for piece in ("assistant", "shop", "house")] == [11, 5, 2]
    prices = []
    for left in (4, 3, 2, 1):
        each = Harbour().store(house=left).hold(house=4 - left, shop=0).own(yen=20).at("employment_agency", 2)
        prices.append(20 - each.hire("house").has("yen"))
    assert prices == [4, 5, 6, 7]
    poor = hiring(3, yen=3)
    assert poor.pieces() == ["assistant", "shop"]
    assert poor.why_not(STORE[0][2]) == "short"
    assert poor.hire("shop").pieces() == ["assistant"], "paid one at a time"


# ------------------------------------------------------------ icons
def rewarded(harbour: Harbour, *rewards: Reward) -> Harbour:
    """Seat 0 gains a reward between two steps."""
    harbour.at("copper_mine", 1)
    gain_rewards(harbour.state, 0, rewards, 0, harbour.events.append)
    return harbour.begin()


@clause("Y-ICON-1", "Y-ICON-2", "Y-ICON-3", "Y-ICON-5", "Y-ICON-10", "Y-GEN-7")
def test_fixed_gains() -> None:
    parts = (Reward("yen", 3), Reward("points", 2), Reward("silk", 2), Reward("fish", 1), Reward("import", 2))
    harbour = rewarded(Harbour(), *parts)
    assert harbour.owns() == {"yen": 3, "silk": 2, "fish": 1, "import": 2}
    assert (harbour.points(), harbour.step) == (2, "CloseTurn")
    rewarded(harbour, Reward("points", 99))
    assert harbour.points() == 101, "no upper limit"


@clause("Y-ICON-4")
def test_any_good_per_icon() -> None:
    assert rewarded(Harbour(), Reward("any_good", 3)).wish("tea", "tea", "copper").owns() == {"tea": 2, "copper": 1}


@clause("Y-ICON-6", "Y-ICON-12")
def test_warehouse_icons() -> None:
    harbour = rewarded(Harbour().own(yen=6), Reward("warehouse", 2)).hire("house", "shop")
    assert (harbour.has("yen"), harbour.step) == (0, "CloseTurn")
    declined = rewarded(Harbour(), Reward("warehouse", 2))
    assert DONE in declined.legal
    assert declined.hire("assistant").stop().step == "CloseTurn"
    empty = rewarded(Harbour().store(assistant=0).own(yen=1), Reward("warehouse", 1))
    assert empty.step == "CloseTurn", "nothing left or affordable"


@clause("Y-ICON-7", "Y-ICON-13", "Y-ICON-14")
def test_a_movement_places_or_moves_one_assistant() -> None:
    harbour = Harbour().men(bank=2).president(1, "tea").own(yen=0).board("church", space_1=0)
    rewarded(harbour, Reward("move", 2))
    sources = {move.source for move in harbour.legal if isinstance(move, FreeMan)}
    assert sources == {area("bank"), IN_HAND_SOURCE}
    harbour.make(FREE_MAN[0][area("bank")])
    targets = {move.area for move in harbour.legal if isinstance(move, FreeManTo)}
    assert targets == set(GROUNDS[4]) - {area("bank")}, "any distance, not the Canal, not where he is"
    harbour.make(FREE_MAN_TO[area("tea")])
    assert (harbour.men_in("tea"), harbour.men_in("bank"), harbour.has("yen", 1)) == (1, 1, 0)
    harbour.move_man("hand", "copper_mine")
    assert (harbour.men_in("copper_mine"), harbour.held(), harbour.stored()) == (1, 7, 12)


@clause("Y-ICON-8", "Y-ICON-9")
def test_movements_one_after_another_and_lost_if_unused() -> None:
    harbour = rewarded(Harbour().men(bank=1), Reward("move", 3))
    harbour.move_man("bank", "tea").move_man("tea", "fishing").skip()
    assert (harbour.men_in("fishing"), harbour.step) == (1, "CloseTurn")
    nobody = rewarded(Harbour().hold(assistant=0), Reward("move", 1))
    assert nobody.step == "CloseTurn"


@clause("Y-ICON-11")
def test_fixed_gains_first_then_parts_in_the_order_wished() -> None:
    harbour = rewarded(Harbour(), Reward("warehouse", 1), Reward("move", 1), Reward("yen", 4))
    assert harbour.legal == [Take(PART["warehouse"]), Take(PART["move"])]
    assert harbour.has("yen") == 4
    harbour.make(Take(PART["warehouse"]))
    assert harbour.hire("house").step == "MoveFreely", "the yen of the same reward paid for it"
    assert harbour.skip().step == "CloseTurn"
    other = rewarded(Harbour(), Reward("warehouse", 1), Reward("move", 1)).make(Take(PART["move"]))
    assert other.skip().step == "TakePieces"
