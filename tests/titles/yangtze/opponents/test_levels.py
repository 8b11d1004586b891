"""Every level at Yangtze: legal lines, the same answer twice, nothing known that is hidden, words for reasons."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.opponents.levels import player
from game.seat import LEVELS
from tests.titles.yangtze.opponents.games import QUICK, RULES, met, new_game, played

ROOT = Path(__file__).resolve().parents[4]


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_see_never_changes_its_choice(level: str) -> None:
    for state in met():
        seat = RULES.decider(state)
        seen = RULES.seen_by(state, seat)
        choice = player("yangtze", level).choose(seen, QUICK)
        for seed in (1, 2):
            other = RULES.seen_by(RULES.imagine(seen, seed), seat)
            assert player("yangtze", level).choose(other, QUICK) == choice


@pytest.mark.parametrize("level", LEVELS)
def test_the_seen_state_is_left_as_it_was(level: str) -> None:
    for state in met()[:6]:
        seen = RULES.seen_by(state, RULES.decider(state))
        before = seen.key()
        player("yangtze", level).choose(seen, QUICK)
        assert seen.key() == before


@pytest.mark.parametrize("levels", [("apprentice", "random"), ("merchant",) * 3, ("merchant", "apprentice") * 2])
def test_every_line_is_legal_to_its_last_move(levels: tuple[str, ...]) -> None:
    assert sum(1 for _ in played(levels, 11)) > 20


def test_a_search_chooses_legal_lines_at_every_kind_of_decision() -> None:
    for state in met(5):
        line = player("yangtze", "tycoon").choose(RULES.seen_by(state, RULES.decider(state)), QUICK).line
        ahead = state.clone()
        for move in line:
            RULES.check(ahead, move)
            RULES.apply(ahead, move)


def test_another_process_with_another_hash_seed_answers_the_same() -> None:
    code = (
        "from tests.titles.yangtze.opponents.games import *;"
        "print([player('yangtze', 'tycoon').choose(RULES.seen_by(s, RULES.decider(s)), QUICK)"
        " for s in [new_game(seed, seats) for seed in (1, 2) for seats in (2, 3)]])"
    )
    answers = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "77")
    }
    assert len(answers) == 1


def test_a_hint_finds_a_way_from_goods_already_picked() -> None:
    state = new_game(4)
    RULES.apply(state, RULES.legal_moves(state)[1])
    for level in LEVELS:
        choice = player("yangtze", level).choose(RULES.seen_by(state, RULES.decider(state)), QUICK)
        RULES.check(state, choice.line[0])


def test_every_reason_has_words_in_every_language() -> None:
    keys = {choice.reason.key for _, choice in played(("merchant", "apprentice"), 12)}
    assert len(keys) > 8
    for language in ("en", "fr"):
        words = json.loads((ROOT / "assets" / "titles" / "yangtze" / language / "reasons.json").read_text("utf-8"))
        shared = json.loads((ROOT / "assets" / "languages" / language / "opponents.json").read_text("utf-8"))
        assert keys <= words.keys() | shared.keys()
