"""Every level at Singapore: legal lines, the same answer twice, nothing known that is hidden, words for reasons."""

import json

import pytest

from game.opponents.levels import player
from game.seat import LEVELS
from tests.titles.singapore.opponents.games import QUICK, ROOT, RULES, met, played


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_see_never_changes_its_choice(level: str) -> None:
    for state in met()[:: 1 if level != "tycoon" else 3]:
        seat = RULES.decider(state)
        seen = RULES.seen_by(state, seat)
        before = seen.key()
        choice = player("singapore", level).choose(seen, QUICK)
        assert seen.key() == before
        other = RULES.seen_by(RULES.imagine(seen, 77), seat)
        assert player("singapore", level).choose(other, QUICK) == choice


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


def test_every_reason_has_words_in_every_language() -> None:
    keys = {choice.reason.key for _, choice in played(("merchant", "apprentice"), 12)}
    assert len(keys) > 5
    for language in ("en", "fr"):
        words = json.loads((ROOT / "assets" / "titles" / "singapore" / language / "reasons.json").read_text("utf-8"))
        assert keys <= words.keys()
