"""Every level at Yokohama: legal lines, the same answer twice, nothing known that is hidden."""

import pytest

from game.opponents.levels import player
from game.seat import LEVELS
from rules.core.errors import HiddenAhead
from rules.core.target import HIDDEN
from rules.yokohama.state import YokohamaState
from tests.titles.yokohama.opponents.games import QUICK, RULES, game


@pytest.mark.parametrize("level", LEVELS)
def test_lines_are_legal_to_the_end(level: str) -> None:
    end, _ = game(level)[-1]
    assert RULES.is_over(end)


@pytest.mark.parametrize("seats", [3, 4])
def test_more_seats_and_both_modules_are_no_hindrance(seats: int) -> None:
    end, _ = game("merchant", seats)[-1]
    assert RULES.is_over(end)
    assert all(sheet.total > 30 for sheet in RULES.scores(end))


@pytest.mark.parametrize("level", LEVELS)
def test_a_line_ends_with_the_turn_or_at_something_hidden(level: str) -> None:
    for state, choice in game(level)[:-1]:
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
    for state, choice in game(level)[4:-1:9]:
        seen = RULES.seen_by(state, RULES.decider(state))
        assert player("yokohama", level).choose(seen, QUICK) == choice


def swapped(state: YokohamaState, seat: int) -> YokohamaState:
    """What this seat cannot see changes places: hands, removed orders and both decks."""
    twin = state.clone()
    pool = sorted(twin.deck + twin.removed + [card for other in _others(state, seat) for card in twin.hands[other]])
    pool.reverse()
    for other in _others(state, seat):
        twin.hands[other] = sorted(pool.pop() for _ in twin.hands[other])
    twin.removed = sorted(pool.pop() for _ in twin.removed)
    twin.deck = sorted(pool)
    twin.rng = state.rng + 12345
    return twin


def _others(state: YokohamaState, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_nothing(level: str) -> None:
    for state, choice in game(level)[4:-1:6]:
        seat = RULES.decider(state)
        twin = swapped(state, seat)
        assert player("yokohama", level).choose(RULES.seen_by(twin, seat), QUICK) == choice


@pytest.mark.parametrize("level", LEVELS)
def test_a_seen_state_hides_what_an_evaluation_must_not_know(level: str) -> None:
    state, _ = game(level)[6]
    seen = RULES.seen_by(state, RULES.decider(state))
    assert HIDDEN in seen.hands[1 - RULES.decider(state)]
