"""Rounds and turns: who plays when, and the steps of a turn."""

from rules.core.move import DONE, END_TURN, SKIP
from rules.yokohama_duel import moves
from rules.yokohama_duel.events.turns import GameEnded, InfluencePlayed, InfluenceTakenBack, RoundBegan, TurnBegan
from rules.yokohama_duel.steps.turn import BeginRound
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import PLACE_NAMES, place


def whole_game(first: int = 0) -> Harbour:
    """A quiet game from the first turn to the end."""
    harbour = Harbour().round(0)
    harbour.state.first = first
    harbour.at_rest(BeginRound(), seat=first)
    while not harbour.is_over():
        harbour.quietly()
    return harbour


@clause("D-ROUND-1", "D-ROUND-2", "D-ROUND-3", "D-ROUND-5")
def test_four_rounds_of_four_turns_each() -> None:
    for first in range(2):
        other = 1 - first
        harbour = whole_game(first)
        assert [event.number for event in harbour.told(RoundBegan)] == [1, 2, 3, 4]
        seats = [event.seat for event in harbour.told(TurnBegan)]
        assert seats == ([first, other] * 4 + [other, first] * 4) * 2
        assert len(harbour.told(InfluencePlayed)) == 32
        assert harbour.state.turn == 32


@clause("EX-1")
def test_round_order() -> None:
    """Given a new game with A first. When four rounds are played. Then the starters are A, B, A, B."""
    harbour = whole_game()
    turns = [event.seat for event in harbour.told(TurnBegan)]
    assert ["AB"[turns[start]] for start in (0, 8, 16, 24)] == ["A", "B", "A", "B"]


@clause("D-ROUND-4")
def test_a_round_ends_with_the_turn_of_the_eighth_card() -> None:
    harbour = Harbour().begin()
    for _ in range(7):
        harbour.let_turn_pass()
    assert (harbour.state.round, sum(where < 0 for laid in harbour.state.laid for where in laid)) == (1, 1)
    harbour.go("port")
    assert all(where >= 0 for laid in harbour.state.laid for where in laid)
    while harbour.step != "BuildHere":
        harbour.quietly()
    assert (harbour.state.round, harbour.told(InfluenceTakenBack)) == (1, []), "the turn is not over yet"
    harbour.end()
    assert (harbour.state.round, len(harbour.told(InfluenceTakenBack))) == (2, 1)


@clause("D-ROUND-5")
def test_after_round_four_no_preparation() -> None:
    harbour = Harbour().round(4).own(0, yen=9).own(1, yen=9).techs(1, "newspaper").used(1, "tram").last_turn()
    shown = harbour.state.tech_row[:]
    harbour.end()
    assert harbour.is_over()
    assert harbour.state.ended
    assert len(harbour.told(GameEnded)) == 1
    assert harbour.state.tech_row == shown
    assert harbour.state.upgraded == [0, 0]
    assert harbour.state.assists == [[0, 0], [0, 0]]
    third = Harbour().round(3).own(0, yen=9).own(1, yen=9).last_turn().end()
    assert (third.step, third.is_over()) == ("UpgradeInfluence", False)


@clause("D-TURN-1", "D-TURN-2")
def test_three_steps_in_order_each_once() -> None:
    harbour = Harbour().at_level(5, "tea").own(0, yen=9).begin()
    asked = [harbour.step]
    harbour.go("tea")
    asked.append(harbour.step)
    assert not {type(move) for move in harbour.legal} & {moves.Play, moves.Build}
    harbour.bonus(1)
    asked.append(harbour.step)
    assert not {type(move) for move in harbour.legal} & {moves.Play, moves.TakeBonus}
    harbour.build_shop()
    assert asked == ["ChoosePlace", "ChooseBonus", "BuildHere"]
    assert harbour.legal == [END_TURN], "no second building, bonus or place"
    assert harbour.end().decider == 1


@clause("D-TURN-3")
def test_nobody_can_pass() -> None:
    harbour = Harbour().laid(0, one="tea", two="fish", three="silk")
    harbour.laid(1, one="copper", two="church", three="customs", four="bank").begin()
    assert not harbour.may_skip()
    assert {type(move) for move in harbour.legal} == {moves.Play}
    assert harbour.open_places() == {"chinatown", "laboratory", "port"}
    full = Harbour().laid(0, one="tea", two="fish", three="silk", four="chinatown").laid(1, one="copper", two="church")
    full.laid(1, three="customs").begin(1)
    assert full.open_places() == {"bank", "laboratory", "port"}, "two places are always open"
    before = full.state.laid[1].count(-1)
    assert full.go("laboratory").state.laid[1].count(-1) == before - 1


@clause("D-TURN-4")
def test_the_bonus_step_needs_level_five() -> None:
    for level in range(1, 8):
        harbour = Harbour().at_level(level, "tea").begin().go("tea")
        assert bool(harbour.offered(moves.TakeBonus)) == (level >= 5)


@clause("D-TURN-5")
def test_building_is_optional_and_needs_level_four() -> None:
    for level in range(1, 8):
        harbour = Harbour().at_level(level, "tea").own(0, yen=9).begin().go("tea")
        if level >= 5:
            harbour.bonus(1)
        assert bool(harbour.offered(moves.Build)) == (level >= 4)
        harbour.end()
        assert harbour.state.houses[0] == 0, "declined"
        assert (harbour.state.shops[0], harbour.decider) == (1 << place("tea") if level > 5 else 0, 1)


@clause("D-TURN-6")
def test_the_active_player_ends_the_turn() -> None:
    harbour = Harbour().at_level(4, "tea").own(0, fish=1, yen=1, down=2).hand(0, 1).merchants(0, 1, "techs_3")
    harbour.begin().go("tea").build_shop()
    assert (harbour.step, harbour.decider) == ("EndTurn", 0)
    assert harbour.complete(1).step == "EndTurn"
    assert harbour.recruit("imports_2").step == "EndTurn"
    assert harbour.send("bank").step == "EndTurn"
    assert harbour.decider == 0
    assert harbour.end().decider == 1


@clause("D-TURN-7")
def test_the_moments_between_exist_also_around_skipped_steps() -> None:
    low = Harbour().merchants(0, 1).begin()
    assert low.may_call(), "before the first step"
    low.go("tea")
    assert (low.step, low.may_call()) == ("EndTurn", True), "bonus and building are passed"
    middle = Harbour().at_level(4, "tea").merchants(0, 1).begin().go("tea")
    assert (middle.step, middle.may_call()) == ("BuildHere", True), "the bonus is passed"
    full = Harbour().at_level(4, "tea").shops(0, "tea").houses(1, "tea").merchants(0, 1).begin().go("tea")
    assert (full.level, full.offered(moves.TakeBonus) != []) == (5, True)
    full.bonus(1)
    assert (full.step, full.may_call()) == ("EndTurn", True), "nothing can be built here"


@clause("D-TURN-8")
def test_an_earlier_step_cannot_be_resumed() -> None:
    harbour = Harbour().at_level(5, "chinatown").own(0, tea=3).begin().go("chinatown").sell("tea").make(DONE)
    assert harbour.step == "ChooseBonus"
    assert not harbour.offered(moves.Sell)
    harbour.bonus(1)
    assert harbour.step == "BuildHere"
    assert not harbour.offered(moves.Sell) + harbour.offered(moves.TakeBonus)
    laboratory = Harbour().at_level(4, "laboratory").display("tram", "ball").own(0, up=2).begin().go("laboratory")
    laboratory.make(SKIP)
    assert (laboratory.step, laboratory.technologies()) == ("BuildHere", set())
    assert set(PLACE_NAMES) - laboratory.open_places() == set(PLACE_NAMES)
