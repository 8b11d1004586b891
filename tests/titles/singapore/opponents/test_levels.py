"""Every level at Singapore: legal lines to the end, at every kind of decision."""

import pytest

from game.opponents.levels import player
from tests.titles.singapore.opponents.games import QUICK, RULES, met, played


@pytest.mark.parametrize("levels", [("apprentice", "merchant"), ("merchant",) * 3, ("merchant", "apprentice") * 2])
def test_every_line_is_legal_to_its_last_move(levels: tuple[str, ...]) -> None:
    assert sum(1 for _ in played(levels, 11)) > 30


def test_a_search_chooses_legal_lines_at_every_kind_of_decision() -> None:
    for state in met()[1::3]:
        line = player("singapore", "tycoon").choose(RULES.seen_by(state, RULES.decider(state)), QUICK).line
        ahead = state.clone()
        for move in line:
            RULES.check(ahead, move)
            RULES.apply(ahead, move)


@pytest.mark.parametrize("seed", [10012, 10028])
def test_a_merchant_does_not_go_under_beside_somebody_who_ruins_the_town(seed: int) -> None:
    """It once had no coin left for a street to where its goods could be sold, and ended with nothing."""
    *_, (end, _) = played(("merchant", "random"), seed)
    assert end.vp[0] > 20
