"""One integer decides: the same everywhere, fair enough, silent where nothing may be drawn."""

import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.chance import draw, draw_counted, mixed, roll, seeded
from rules.core.errors import HiddenAhead
from rules.core.state import GameState


def test_the_known_numbers_of_splitmix64() -> None:
    golden = 0x9E3779B97F4A7C15
    assert mixed(1234567 + golden) == 6457827717110365317
    assert mixed((1234567 + 2 * golden) & ((1 << 64) - 1)) == 3203168211198807973
    state = GameState(2, 1234567)
    assert [roll(state, 1 << 64) for _ in range(2)] == [6457827717110365317, 3203168211198807973]


@given(st.integers())
def test_no_seed_means_may_not_draw(seed: int) -> None:
    assert 0 < seeded(seed) < 1 << 64


@given(st.integers(min_value=0), st.integers(1, 1000))
def test_a_roll_stays_within_its_sides_and_is_counted(seed: int, sides: int) -> None:
    state = GameState(2, seeded(seed))
    before = state.rng
    assert 0 <= roll(state, sides) < sides
    assert state.reveals == 1
    assert state.rng not in (0, before)


def test_rolls_are_fair() -> None:
    state = GameState(2, seeded(3))
    counts = Counter(roll(state, 6) for _ in range(60_000))
    assert max(counts.values()) < 10_400
    assert min(counts.values()) > 9_600


def test_a_seen_state_may_not_draw() -> None:
    state = GameState(2, 0)
    pool = [1, 2, 3]
    with pytest.raises(HiddenAhead):
        draw(state, pool)
    with pytest.raises(HiddenAhead):
        draw_counted(state, pool)
    assert pool == [1, 2, 3]
    assert state.reveals == 0


def test_drawing_leaves_the_pool_sorted() -> None:
    state = GameState(2, seeded(9))
    pool = list(range(40))
    drawn = [draw(state, pool) for _ in range(25)]
    assert pool == sorted(pool)
    assert sorted(drawn + pool) == list(range(40))


@given(st.lists(st.integers(0, 5), min_size=1, max_size=6).filter(any), st.integers(0, 1 << 40))
def test_counted_tokens_are_drawn_until_none_is_left(counts: list[int], seed: int) -> None:
    state = GameState(2, seeded(seed))
    left = counts[:]
    drawn = Counter(draw_counted(state, left) for _ in range(sum(counts)))
    assert left == [0] * len(counts)
    assert [drawn[index] for index in range(len(counts))] == counts


def test_another_process_draws_the_same() -> None:
    script = (
        "from rules.core.chance import draw, seeded\n"
        "from rules.core.state import GameState\n"
        "state, pool = GameState(2, seeded(5)), list(range(50))\n"
        "print([draw(state, pool) for _ in range(20)])\n"
    )
    told = [
        subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, env={"PYTHONHASHSEED": seed})
        for seed in ("1", "2")
    ]
    assert told[0].stdout == told[1].stdout
