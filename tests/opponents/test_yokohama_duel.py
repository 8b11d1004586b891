"""Opponents at Yokohama Duel: legal lines, the same answer twice, nothing known that is hidden, sense."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from game.opponents.levels import LEVELS, player
from game.opponents.player import Choice, Limit
from rules.core.deal import Deal
from rules.core.errors import HiddenAhead
from rules.core.move import Move
from rules.core.target import HIDDEN
from rules.yokohama_duel.components import IMPORT_DOWN, NONE, ORDERS, YEN
from rules.yokohama_duel.moves import Play, PlayAssist, Upgrade
from rules.yokohama_duel.rules import YokohamaDuel
from rules.yokohama_duel.scoring import points_by_category
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.choose_place import ChoosePlace
from rules.yokohama_duel.steps.end_turn import EndTurn
from rules.yokohama_duel.steps.free import Call, Complete, Recruit
from rules.yokohama_duel.steps.turn import BeginRound, NewTechnologies, TurnOver
from rules.yokohama_duel.steps.upgrade import UpgradeInfluence

RULES: Final = YokohamaDuel()
QUICK: Final = Limit(60.0, 8)
"""Iterations alone decide, so that a slow machine answers the same."""


def new_game(seed: int) -> DuelState:
    return RULES.new_state(Deal("yokohama_duel", 2, {}, seed))


def played(levels: tuple[str, str], seed: int) -> Iterator[tuple[DuelState, Choice]]:
    """A game, choice by choice: the state before each, and the choice."""
    state = new_game(seed)
    while not RULES.is_over(state):
        seat = RULES.decider(state)
        choice = player("yokohama_duel", levels[seat]).choose(RULES.seen_by(state, seat), QUICK)
        yield state.clone(), choice
        for move in choice.line:
            RULES.check(state, move)
            RULES.apply(state, move)
    yield state, Choice((), choice.reason)


@cache
def game(level: str, seed: int) -> tuple[tuple[DuelState, Choice], ...]:
    return tuple(played((level, level), seed))


def turn_of_first(state: DuelState) -> int:
    """Past the draft, at the first place."""
    while not isinstance(state.pending[-1], ChoosePlace):
        RULES.apply(state, RULES.legal_moves(state)[0])
    return state.active


@pytest.mark.parametrize("level", LEVELS)
def test_lines_are_legal_to_the_end(level: str) -> None:
    end, _ = game(level, 5)[-1]
    assert RULES.is_over(end)


@pytest.mark.parametrize("level", LEVELS)
def test_a_line_ends_with_the_turn_or_at_something_hidden(level: str) -> None:
    for state, choice in game(level, 5)[:-1]:
        seat = RULES.decider(state)
        seen = RULES.seen_by(state, seat)
        for number, move in enumerate(choice.line):
            assert RULES.decider(seen) == seat
            try:
                RULES.apply(seen, move)
            except HiddenAhead:
                assert number == len(choice.line) - 1


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_gets_the_same_answer(level: str) -> None:
    for state, choice in game(level, 5)[4:40:9]:
        seen = RULES.seen_by(state, RULES.decider(state))
        assert player("yokohama_duel", level).choose(seen, QUICK) == choice


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_orders_change_nothing(level: str) -> None:
    """The other's orders are exchanged with the deck: whoever cannot see them answers the same."""
    for state, choice in game(level, 5)[4:40:9]:
        seat = RULES.decider(state)
        other = 1 - seat
        hand = state.hands[other]
        twin = state.clone()
        if len(state.deck) < len(hand):
            continue
        swapped = sorted(state.deck[: len(hand)])
        twin.deck = sorted(state.deck[len(hand) :] + hand)
        twin.hands[other] = swapped
        twin.box, twin.churches[other] = _exchanged(state.box, state.churches[other])
        assert player("yokohama_duel", level).choose(RULES.seen_by(twin, seat), QUICK) == choice


def _exchanged(box: list[int], churches: list[int]) -> tuple[list[int], list[int]]:
    number = min(len(box), len(churches))
    return sorted(churches[:number] + box[number:]), sorted(box[:number] + churches[number:])


def test_merchants_and_upgrades_are_used() -> None:
    """Over two games the Tycoon recruits, calls whom it recruits, upgrades, and completes orders."""
    made: Counter[type[Move]] = Counter()
    for seed in (5, 6):
        for _, choice in game("tycoon", seed):
            made.update(type(move) for move in choice.line)
    assert made[Recruit] >= 6
    assert made[Call] == made[Recruit]
    assert made[Upgrade] >= 3
    assert made[Complete] >= 6


def test_a_merchant_is_not_left_at_home_in_the_last_turn() -> None:
    state = new_game(3)
    seat = turn_of_first(state)
    state.round = 4
    state.laid = [[0, 2, 3, 8], [1, 9, 5, 8]]
    state.merchants[seat] = 1
    state.recruited[seat] = 1
    state.stock[seat][YEN] = 4
    state.pending = [TurnOver(), EndTurn(seat, False)]
    state.offer = None
    for level in ("merchant", "tycoon"):
        choice = player("yokohama_duel", level).choose(RULES.seen_by(state, seat), QUICK)
        assert any(isinstance(move, Call) for move in choice.line)


def test_an_upgrade_is_bought_early_by_who_can_pay() -> None:
    state = new_game(3)
    seat = turn_of_first(state)
    state.round = 1
    state.stock[seat][YEN] = 9
    state.laid = [[NONE] * 4, [NONE] * 4]
    state.pending = [BeginRound(), NewTechnologies(), UpgradeInfluence(seat, 1)]
    state.offer = None
    for level in ("merchant", "tycoon"):
        choice = player("yokohama_duel", level).choose(RULES.seen_by(state, seat), QUICK)
        assert isinstance(choice.line[0], Upgrade)


def test_the_only_assist_card_waits_for_a_strong_influence_card() -> None:
    wasted = 0
    for seed in range(1, 9):
        for state, choice in played(("merchant", "merchant"), seed):
            if state.round > 1:
                break
            if state.active == state.first and any(isinstance(move, PlayAssist) for move in choice.line):
                wasted += any(isinstance(move, Play) and move.card < 2 for move in choice.line)
    assert wasted <= 2, "of eight games"


def test_a_criterion_met_is_recruited_for() -> None:
    state = new_game(3)
    seat = turn_of_first(state)
    state.stock[seat][IMPORT_DOWN] = 2
    state.offer = None
    choice = player("yokohama_duel", "merchant").choose(RULES.seen_by(state, seat), QUICK)
    assert any(isinstance(move, Recruit) for move in choice.line)


def test_goods_for_an_order_complete_it_in_the_last_turn() -> None:
    state = new_game(3)
    seat = turn_of_first(state)
    order = state.hands[seat][0]
    state.round = 4
    state.laid = [[0, 2, 3, 8], [1, 9, 5, 8]]
    state.stock[seat][: len(ORDERS[order].demand)] = ORDERS[order].demand
    state.pending = [TurnOver(), EndTurn(seat, False)]
    state.offer = None
    choice = player("yokohama_duel", "merchant").choose(RULES.seen_by(state, seat), QUICK)
    assert Complete(order) in choice.line


def test_the_merchant_beats_the_apprentice() -> None:
    """Four games from both seats: not a measure of strength, only of order."""
    lead = 0
    for seed in (1, 2):
        for seat in (0, 1):
            levels = ("merchant", "apprentice") if seat == 0 else ("apprentice", "merchant")
            *_, (end, _) = played(levels, seed)
            lead += sum(points_by_category(end, seat)) - sum(points_by_category(end, 1 - seat))
    assert lead > 0


def test_a_seen_state_hides_what_the_judge_must_not_know() -> None:
    """The worth of a seen position is asked with cards face down: it must not fail, nor depend on them."""
    state = new_game(3)
    seat = turn_of_first(state)
    seen = RULES.seen_by(state, seat)
    assert HIDDEN in seen.hands[1 - seat]
    choice = player("yokohama_duel", "merchant").choose(seen, QUICK)
    assert choice.line
