"""Moves written down and read back; anything else is a BadRecord."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.errors import BadRecord
from rules.core.move import DONE, END_TURN, SKIP, Button, Move, PutBack, Take
from rules.core.target import Target
from rules.toy.free import Toss
from rules.toy.moves import Grab
from rules.toy.rules import Toy

CODEC = Toy.codec
targets = st.builds(Target, st.text(), st.text() | st.integers())
moves = st.one_of(
    st.builds(Button, st.text()),
    st.builds(Take, targets),
    st.builds(PutBack, targets),
    st.builds(Grab, st.integers()),
    st.builds(Toss, st.integers()),
)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["grab", "take", "button"]),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(moves)
def test_a_move_survives_being_written(move: Move) -> None:
    code = CODEC.encode(move)
    assert CODEC.decode(code) == move
    assert CODEC.encode(CODEC.decode(code)) == code


@given(st.lists(anything, max_size=5))
def test_whatever_is_read_is_a_move_or_a_sentence(code: list[object]) -> None:
    try:
        move = CODEC.decode(code)
    except BadRecord:
        return
    assert CODEC.encode(move) == code


@pytest.mark.parametrize(
    "code",
    [
        [],
        [1],
        ["grab"],
        ["grab", "1"],
        ["grab", True],
        ["grab", 1, 2],
        ["take", "x"],
        ["take", 1, 2],
        ["take", "x", True],
    ],
)
def test_what_stands_for_no_move(code: list[object]) -> None:
    with pytest.raises(BadRecord):
        CODEC.decode(code)


def test_buttons() -> None:
    assert [CODEC.encode(button) for button in (DONE, SKIP, END_TURN)] == [
        ["button", "done"],
        ["button", "skip"],
        ["button", "end_turn"],
    ]
    assert DONE.targets() == (Target("button", "done"),)


def test_moves_of_different_kinds_are_never_equal() -> None:
    target = Target("a", 1)
    kinds: list[Move] = [Grab(1), Toss(1), Take(target), PutBack(target)]
    assert len(set(kinds)) == 4
