"""Singapore's print: what decides the game is on it, and nothing hides anything else."""

from itertools import pairwise
from typing import Any

import pytest

from game.titles import find_title
from rules.core.target import Target
from rules.singapore.components import NEUTRAL
from rules.singapore.places import STACK, TOKENS, track
from tests.ui.table_kit import Bench, match_of
from ui.boards.singapore import track_view
from ui.boards.singapore.board_view import SingaporeBoard
from ui.scenes.table import TableScene
from ui.table.tooltips import tooltip

RULES: Any = find_title("singapore")


@pytest.fixture
def bench() -> Bench:
    return Bench()


def table_of(bench: Bench, seats: int, plays: int = 60) -> tuple[TableScene, SingaporeBoard]:
    board = SingaporeBoard(RULES)
    return bench.table(match_of(RULES, seats, 4, plays), board), board


def heads(board: SingaporeBoard, state: Any) -> list[track_view.Pin]:
    assert board.lay is not None
    return track_view.pins(board.lay, state)


@pytest.mark.parametrize("points", [[5, 5, 5, 5], [60, 60, 60, 60], [59, 60, 60, 61], [0, 1, 1, 61], [7, 6, 7, 8]])
def test_every_marker_can_be_told_also_in_a_pile(bench: Bench, points: list[int]) -> None:
    scene, board = table_of(bench, 4)
    state = scene.view.state
    state.vp[:] = points
    state.track.sort(key=lambda seat: points[seat])
    pins = heads(board, state)
    assert board.lay is not None
    k = board.lay.k
    assert all(right.x - left.x >= track_view.APART * k - 0.01 for left, right in pairwise(pins))
    assert pins[-1].x + track_view.HEAD / 2 * k <= board.lay.track.right
    assert {pin.seat for pin in pins if pin.lapped} == {seat for seat in range(4) if points[seat] > 60}


def test_of_equal_markers_the_lowest_stands_left(bench: Bench) -> None:
    scene, board = table_of(bench, 4)
    state = scene.view.state
    state.vp[:] = [9, 9, 9, 9]
    state.track[:] = [2, 0, 3, 1]
    assert [pin.seat for pin in heads(board, state)] == [2, 0, 3, 1]


def test_the_neutral_tokens_are_on_the_table_of_two(bench: Bench) -> None:
    assert TOKENS[NEUTRAL] in table_of(bench, 2)[1].shapes
    assert TOKENS[NEUTRAL] not in table_of(bench, 3)[1].shapes


def test_track_seals_and_stack_answer_a_resting_pointer(bench: Bench) -> None:
    scene, board = table_of(bench, 3)
    assert STACK in board.shapes
    assert Target("seal", 10) in board.shapes
    assert all(track(points) in board.shapes for points in scene.view.state.vp)


@pytest.mark.parametrize("plays", [8, 30, 60, 90, 120])
def test_a_tooltip_says_nothing_twice(bench: Bench, plays: int) -> None:
    scene, board = table_of(bench, 3, plays)
    for target in board.shapes:
        tip = tooltip(RULES, board, scene.view, target)
        assert tip is not None
        said = [row.words for row in tip.rows]
        assert len(said) == len(set(said)), target


def test_lanes_to_buy_carry_their_own_sign() -> None:
    assert "street" in SingaporeBoard.own_signs
