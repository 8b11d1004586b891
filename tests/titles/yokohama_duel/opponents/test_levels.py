"""Every level at Yokohama Duel: legal lines, the same answer twice, nothing known that is hidden."""

import pytest

from game.opponents.levels import player
from game.seat import LEVELS
from rules.core.errors import HiddenAhead
from rules.core.target import HIDDEN
from tests.titles.yokohama_duel.opponents.games import QUICK, RULES, game, new_game, turn_of_first


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


def test_a_seen_state_hides_what_an_evaluation_must_not_know() -> None:
    """The worth of a seen position is asked with cards face down: it must not fail, nor depend on them."""
    state = new_game(3)
    seat = turn_of_first(state)
    seen = RULES.seen_by(state, seat)
    assert HIDDEN in seen.hands[1 - seat]
    choice = player("yokohama_duel", "merchant").choose(seen, QUICK)
    assert choice.line
