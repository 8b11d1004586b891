"""Technology cards: what holds for all of them, and those that give something by themselves."""

import pytest

from rules.core.event import ignore
from rules.harbour.rewards import Reward
from rules.yokohama_duel import free, moves
from rules.yokohama_duel.components import AT_END, CATEGORIES, TECHNOLOGIES
from rules.yokohama_duel.events.stock import TechnologiesRefreshed, TechnologyGave, TechnologyUsed
from rules.yokohama_duel.events.turns import TurnBegan
from rules.yokohama_duel.places import OWN_TECHNOLOGIES, TECHNOLOGY, USED_TECHNOLOGIES
from rules.yokohama_duel.scoring import technology_points
from rules.yokohama_duel.steps import bonus, church
from rules.yokohama_duel.steps.rewards import gain_rewards
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import TECH_NAMES, tech

ONCE = {"stagecoach", "spinning_mill", "station", "postal_system", "telephone", "tram"}
SCORING = {"ball", "brickyard", "winery", "electrical_light", "exposition", "gaslight", "patent_system"}


def full_of_everything(*names: str) -> Harbour:
    """Much of all that a technology could count."""
    harbour = Harbour().techs(0, *names).completed(0, 1, 2, 3).churches(0, "3", "4").houses(0, "tea", "fish")
    return harbour.shops(0, "tea", "silk", "bank", "port").own(0, down=5, up=1, yen=4, tea=3)


@clause("D-TECH-GEN-1")
def test_used_until_round_preparation() -> None:
    assert {card.key for card in TECHNOLOGIES if card.once} == ONCE
    harbour = Harbour().techs(0, "spinning_mill", "ball", "postal_system").used(0, "postal_system").own(0, silk=3)
    harbour.begin().spin()
    things = harbour.rules.things(harbour.state)
    assert things[USED_TECHNOLOGIES[0], TECHNOLOGY[tech("spinning_mill")]] == 1
    assert things[OWN_TECHNOLOGIES[0], TECHNOLOGY[tech("ball")]] == 1
    assert not harbour.may_spin()
    assert harbour.why_not(TECHNOLOGY[tech("spinning_mill")]) == "used"
    harbour.go("bank").end().let_turn_pass()
    assert (harbour.decider, harbour.may_spin()) == (0, False), "not in a later turn of the round"
    harbour.let_round_pass()
    assert (harbour.used_by(), len(harbour.told(TechnologiesRefreshed))) == (set(), 1)
    while harbour.decider != 0:
        harbour.let_turn_pass()
    assert harbour.may_spin()


@clause("D-TECH-GEN-2")
def test_a_technology_works_in_the_turn_it_is_gained() -> None:
    harbour = Harbour().at_level(3, "laboratory").display("spinning_mill").own(0, silk=1).begin().go("laboratory")
    assert not harbour.may_spin()
    assert harbour.take_tech("spinning_mill").spin().has("yen") == 2
    called = Harbour().at_level(4, "laboratory").display("telephone").own(0, yen=1).merchants(0, 1).begin()
    called.go("laboratory").take_tech("telephone").call().make(moves.SEND[0]).phone()
    assert called.level == 4


@clause("D-TECH-GEN-3")
def test_may_is_optional_and_triggers_are_automatic() -> None:
    harbour = Harbour().techs(0, "telephone", "spinning_mill", "postal_system").own(0, silk=1, yen=1).begin()
    assert harbour.cards() == {1, 2, 3, 4}
    harbour.play("tea", card=1)
    assert (harbour.step, harbour.may_skip()) == ("Strengthen", True)
    harbour.stop().end()
    assert (harbour.used_by(), harbour.has("silk")) == (set(), 1)
    school = Harbour().techs(0, "language_school").own(0, tea=2, fish=1).hand(0, 1).begin().complete(1)
    assert school.has("yen") == 1, "unasked"


@clause("D-TECH-GEN-4")
@pytest.mark.parametrize("name", TECH_NAMES)
def test_which_technologies_give_points(name: str) -> None:
    assert {TECH_NAMES[number] for number in AT_END} == SCORING
    harbour = full_of_everything(name)
    assert (harbour.points()[2] > 0) == (name in SCORING)
    assert technology_points(harbour.state, 0, tech(name)) == harbour.points()[2]
    assert harbour.points(1)[2] == 0


@clause("D-TECH-GEN-5")
def test_all_their_points_belong_to_category_three() -> None:
    assert CATEGORIES[2].key == "technologies"
    without, with_all = full_of_everything(), full_of_everything(*TECH_NAMES)
    differences = [now - then for now, then in zip(with_all.points(), without.points(), strict=True)]
    assert differences[3] == 6, "the majority of costs, which is not the cards'"
    del differences[3]
    assert differences == [0, 0, 3 + 10 + 4 + 6 + 8 + 4 + 40, *[0] * 7]


@clause("D-TECH-GEN-6")
def test_a_gained_technology_arrives_unused_and_does_not_reach_back() -> None:
    telegram = Harbour().at_level(4, "laboratory").display("telegram").assists(0, 2).own(0, yen=2).begin()
    telegram.play("laboratory").assist(1).take_tech("telegram")
    assert (telegram.level, telegram.used_by()) == (5, set()), "the +1 played before counts 1"
    for name in sorted(ONCE):
        gained = Harbour().at_level(5, "laboratory").display(name).own(0, yen=9).begin().go("laboratory")
        gained.take_tech(name)
        assert (name in gained.techs_of(), gained.used_by()) == (True, set())
    school = Harbour().at_level(3, "laboratory").display("language_school").own(0, tea=4, fish=3).hand(0, 1, 2).begin()
    school.complete(1).go("laboratory").take_tech("language_school")
    assert school.has("yen") == 0
    assert school.complete(2).has("yen") == 1


@clause("D-TECH-GEN-7")
def test_several_effects_in_the_same_action() -> None:
    harbour = Harbour().techs(0, "postal_system", "tram", "telephone").laid(1, one="tea").own(0, yen=1).begin()
    harbour.play("tea", card=4, by="tram").phone()
    assert (harbour.level, harbour.used_by()) == (5, {"postal_system", "tram", "telephone"})


@clause("D-TECH-GEN-8")
def test_owned_cards_are_never_lost() -> None:
    harbour = Harbour().techs(0, "ball", "tram", "newspaper").techs(1, "winery").begin()
    while not harbour.is_over():
        harbour.let_turn_pass()
        assert {"ball", "tram", "newspaper"} <= harbour.techs_of()
        assert not {tech("ball"), tech("winery")} & {*harbour.state.tech_discard, *harbour.state.tech_row}
    assert "winery" in harbour.techs_of(1)


@clause("D-TECH-GEN-9")
def test_what_was_obtained_before_counts_too() -> None:
    harbour = Harbour().at_level(5, "laboratory").display("ball").completed(0, 1, 2).own(0, yen=2).begin()
    harbour.go("laboratory")
    assert harbour.points()[2] == 0
    assert harbour.take_tech("ball").points()[2] == 2


# ------------------------------------------------------------ points
@clause("D-TECH-BALL")
def test_ball() -> None:
    for number in range(4):
        harbour = Harbour().techs(0, "ball").completed(0, *range(1, number + 1)).completed(1, 9, 10).hand(0, 20)
        assert harbour.points()[2] == number


@clause("D-TECH-BRICKYARD")
def test_brickyard() -> None:
    for number in range(4):
        assert Harbour().techs(0, "brickyard").own(0, down=number, up=5).own(1, down=9).points()[2] == 2 * number


@clause("D-TECH-WINERY")
def test_winery() -> None:
    for number in range(4):
        harbour = Harbour().techs(0, "winery").churches(0, *("3", "8", "10")[:number]).churches(1, "4")
        assert harbour.points()[2] == 2 * number


@clause("D-TECH-ELECTRIC")
def test_electrical_light() -> None:
    for number in range(5):
        built = ("tea", "fish", "silk", "bank")[:number]
        assert Harbour().techs(0, "electrical_light").houses(0, *built).houses(1, "port").points()[2] == 3 * number


@clause("D-TECH-EXPOSITION")
def test_exposition() -> None:
    assert Harbour().techs(0, "exposition").points()[2] == 8
    assert full_of_everything("exposition").points()[2] == 8
    assert Harbour().techs(0, "exposition").points(1)[2] == 0


@clause("D-TECH-GASLIGHT")
def test_gaslight() -> None:
    for number in range(5):
        built = ("tea", "fish", "silk", "bank")[:number]
        harbour = Harbour().techs(0, "gaslight").shops(0, *built).shops(1, "port").houses(0, "church")
        assert harbour.points()[2] == number


@clause("D-TECH-PATENT")
def test_patent_system() -> None:
    assert Harbour().techs(0, "patent_system").points()[2] == 2, "this one included"
    assert Harbour().techs(0, "patent_system", "tram", "university").techs(1, "ball").points()[2] == 6


# ------------------------------------------------------------ by themselves
@clause("D-TECH-MARKET")
def test_stock_market() -> None:
    for yen in range(4):
        harbour = Harbour().techs(0, "stock_market").own(0, yen=yen).begin()
        assert harbour.has("yen") == yen + (yen <= 1)
    other = Harbour().techs(0, "stock_market").begin(1)
    assert (other.has("yen"), other.has("yen", 1)) == (0, 0), "at the start of the owner's turn"


@clause("D-TECH-MARKET-2")
def test_an_extra_turn_does_not_trigger_stock_market() -> None:
    harbour = Harbour().techs(0, "stock_market").merchants(0, 1).own(0, yen=0).begin().send("tea")
    assert harbour.has("yen") == 1
    assert len(harbour.told(TechnologyGave)) == 1


@clause("D-TECH-MARKET-3")
def test_stock_market_is_checked_once_at_the_very_start() -> None:
    harbour = Harbour().techs(0, "stock_market").own(0, yen=2, tea=1).at_level(4, "customs").begin()
    assert harbour.has("yen") == 2
    harbour.go("customs").build_shop()
    assert harbour.has("yen") == 1, "poor later in the turn: nothing"
    first = Harbour().techs(0, "stock_market").begin()
    assert [type(event) for event in first.events] == [TurnBegan, TechnologyGave]
    gained = Harbour().at_level(3, "laboratory").display("stock_market").begin().go("laboratory")
    gained.take_tech("stock_market")
    assert gained.has("yen") == 0, "that turn is already under way"
    gained.end().let_turn_pass()
    assert (gained.decider, gained.has("yen")) == (0, 1)


@clause("D-TECH-SCHOOL")
def test_language_school() -> None:
    harbour = Harbour().techs(0, "language_school").own(0, tea=3, fish=3).hand(0, 1, 2).begin()
    assert harbour.complete(1).has("yen") == 1
    assert harbour.complete(2).has("yen") == 2
    other = Harbour().techs(1, "language_school").own(0, tea=2, fish=1).hand(0, 1).begin().complete(1)
    assert (other.has("yen"), other.has("yen", 1)) == (0, 0)


@clause("D-TECH-PRINTING")
def test_letterpress_printing() -> None:
    itself = Harbour().at_level(4, "laboratory").display("letterpress_printing").begin().go("laboratory")
    assert itself.take_tech("letterpress_printing").has("yen") == 0
    later = Harbour().at_level(4, "laboratory").display("winery").techs(0, "letterpress_printing").begin()
    assert later.go("laboratory").take_tech("winery").has("yen") == 2
    other = Harbour().at_level(4, "laboratory").display("winery").techs(1, "letterpress_printing").begin()
    other.go("laboratory").take_tech("winery")
    assert (other.has("yen"), other.has("yen", 1)) == (0, 0)


@clause("D-TECH-PRINTING-2")
def test_the_two_yen_come_after_the_card_is_paid_for() -> None:
    harbour = Harbour().at_level(4, "laboratory").display("tram").techs(0, "letterpress_printing").begin()
    assert harbour.go("laboratory").technologies() == set()
    paid = Harbour().at_level(4, "laboratory").display("tram").techs(0, "letterpress_printing").own(0, yen=2).begin()
    assert paid.go("laboratory").take_tech("tram").has("yen") == 2


@clause("D-TECH-NEWSPAPER-1")
def test_newspaper_when_gained() -> None:
    harbour = Harbour().at_level(5, "laboratory").display("newspaper").begin().go("laboratory").take_tech("newspaper")
    assert harbour.state.assists == [[1, 0], [0, 0]]
    full = Harbour().at_level(5, "laboratory").display("newspaper").assists(0, 0, 4).begin().go("laboratory")
    assert full.take_tech("newspaper").step == "ReturnExcess"


@clause("D-TECH-NEWSPAPER-2")
def test_newspaper_at_the_start_of_each_later_round() -> None:
    harbour = Harbour().techs(0, "newspaper").last_turn().end()
    assert (harbour.state.round, harbour.state.assists) == (2, [[1, 0], [0, 0]])
    assert harbour.let_round_pass().state.assists[0] == [2, 0]
    full = Harbour().techs(0, "newspaper").assists(0, 1, 3).last_turn().end()
    assert (full.step, full.decider) == ("ReturnExcess", 0)
    assert full.give_back(2).state.assists[0] == [2, 2]
    assert (full.step, full.decider) == ("ChoosePlace", 1)
    empty = Harbour().techs(0, "newspaper").assists(0, 4).assists(1, 4).last_turn().end()
    assert (empty.state.assists, empty.step) == ([[4, 0], [4, 0]], "ChoosePlace"), "from an empty pile nothing"


# ------------------------------------------------------------ mining
def miner(level: int, where: str) -> Harbour:
    return Harbour().at_level(level, where).techs(0, "mining_technology")


@clause("D-TECH-MINING-1", "D-TECH-MINING-2")
def test_one_more_copper_per_gain() -> None:
    assert [miner(level, "copper").begin().go("copper").has("copper") for level in (3, 4, 5)] == [2, 3, 4]
    bought = miner(3, "chinatown").own(0, yen=9).begin().go("chinatown").buy("copper").buy("copper").buy("tea")
    assert (bought.has("copper"), bought.has("tea")) == (4, 1), "each purchase is a gain of its own"
    assert miner(5, "bank").bonuses(6, 1, 2).begin().go("bank").bonus(6).has("copper") == 2
    assert miner(5, "tea").begin().go("tea").owns() == {"tea": 5}, "only with copper"
    other = Harbour().at_level(4, "copper").techs(1, "mining_technology").begin().go("copper")
    assert (other.has("copper"), other.has("copper", 1)) == (2, 0)


@clause("D-TECH-MINING-1")
@pytest.mark.parametrize(("source", "copper"), [("order", 2), ("church", 2), ("level5_bonus", 3)])
def test_copper_of_other_cards_brings_no_more(source: str, copper: int) -> None:
    assert (free.SOURCE, church.SOURCE, bonus.SOURCE) == ("order", "church", "level5_bonus")
    harbour = miner(5, "bank").begin()
    gain_rewards(harbour.state, 0, (Reward("copper", 2),), source, ignore)
    assert harbour.has("copper") == copper
    full = miner(5, "bank").assists(0, 2, 2).begin()
    gain_rewards(full.state, 0, (Reward("assist_1", 1), Reward("copper", 2)), source, ignore)
    full.rules.settle(full.state)
    assert full.give_back(1).has("copper") == copper, "also where an assist card had to be returned in between"


@clause("D-TECH-MINING-3")
def test_no_copper_no_extra() -> None:
    assert [miner(level, "copper").begin().go("copper").has("copper") for level in (1, 2)] == [0, 0]


@clause("D-TECH-MINING-4")
def test_the_extra_is_no_gain_of_its_own() -> None:
    harbour = miner(4, "copper").begin().go("copper")
    assert [event.number for event in harbour.told(TechnologyGave)] == [1]
    assert harbour.has("copper") == 3
    assert harbour.told(TechnologyUsed) == [], "not limited to once per round"
