"""Every level at Nippon: Zaibatsu: legal lines to the end, at every kind of decision."""

from collections.abc import Mapping

import pytest

from game.opponents.levels import player
from tests.titles.zaibatsu.opponents.games import QUICK, RULES, met, played


@pytest.mark.parametrize(
    ("levels", "options"),
    [
        (("apprentice", "merchant", "apprentice"), {}),
        (("apprentice",) * 4, {"factory_sides": "random"}),
        (("apprentice", "merchant"), {"late_factories": True, "shared_objectives": True, "factory_sides": "random"}),
        (("apprentice",), {"difficulty": "hard"}),
        (("merchant", "random"), {}),
    ],
)
def test_every_line_is_legal_to_its_last_move(levels: tuple[str, ...], options: Mapping[str, str | bool]) -> None:
    """One decision a turn: lines are whole turns, from the worker hired to the end."""
    states = [state for state, _ in played(levels, 11, options)]
    assert len(states) > 20
    if "random" not in levels:
        assert len({state.turn for state in states if state.turn}) > 0.9 * len(states) - len(levels) - 6


def test_a_search_chooses_legal_lines_at_every_kind_of_decision() -> None:
    for state, _ in met()[1::12]:
        line = player("zaibatsu", "tycoon").choose(RULES.seen_by(state, RULES.decider(state)), QUICK).line
        ahead = state.clone()
        for move in line:
            RULES.check(ahead, move)
            RULES.apply(ahead, move)


def test_a_search_plays_the_solo_game_to_its_end() -> None:
    assert sum(1 for _ in played(("tycoon",), 3)) > 20
