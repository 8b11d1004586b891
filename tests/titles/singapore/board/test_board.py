"""Singapore's print: what decides the game is on it, and nothing hides anything else."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from game.titles import find_title
from rules.core.target import Target
from rules.singapore.components import NEUTRAL
from rules.singapore.events.trade import Received
from rules.singapore.moves import Street
from rules.singapore.places import GOOD, STACK, TOKENS, track
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, NORTH, WEST
from tests.ui.table_kit import Bench, match_of
from ui.boards.singapore.board import SingaporeBoard
from ui.boards.singapore.parts import track as track_view
from ui.boards.stepper import MINUS, PLUS
from ui.boards.view import Shape
from ui.scenes.table import TableScene
from ui.table.motion import event_player
from ui.table.parts.tooltips import tooltip

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


def test_only_goods_glow_that_one_gained_oneself(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, board = table_of(bench, 3)
    own = scene.view.viewer
    glowing: list[Shape] = []
    monkeypatch.setattr(event_player, "draw_outline", lambda painter, shape, *how: glowing.append(shape))
    for seat in (own, (own + 1) % 3):
        glowing.clear()
        scene.player.clear()
        scene.player.play([Received(seat, (1, 0, 0, 0), 0, 0, 5)], scene.view, 0.0, 0.0)
        scene.player.draw_halos(bench.draw(), 0.0)
        assert (board.shapes[GOOD[0]] in glowing) == (seat == own)


def test_the_own_worker_stands_before_the_others_of_a_crowd(bench: Bench) -> None:
    scene, board = table_of(bench, 4)
    state, own = scene.view.state, scene.view.viewer
    assert board.lay is not None
    for seat in range(4):
        state.workers[2 * seat] = 0
    standing = board.town.standing(board.lay, scene.view)
    assert list(standing)[-1] == 2 * own, "drawn last"
    assert max(standing, key=lambda worker: standing[worker].x) == 2 * own


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


@pytest.mark.parametrize("plays", [0, 8, 30, 60])
def test_the_head_of_a_slip_says_what_its_seat_does(bench: Bench, plays: int) -> None:
    scene, board = table_of(bench, 3, plays)
    view = scene.view
    role = RULES.role(view.state)
    said = [board.status(view, seat) for seat in range(3)]
    assert said == [view.speak(role) if seat == view.decider else "" for seat in range(3)]


def test_at_court_a_stepper_sets_how_many_tokens_go_back(bench: Bench) -> None:
    scene, board = table_of(bench, 3)
    town = Town(3).on(0, "courthouse").tokens(5).work(0).use("courthouse")
    view = replace(scene.view, state=town.state, viewer=0, decider=0, moves=town.legal)
    assert board.frame is not None
    painter = bench.draw()
    board.arrange(board.frame, view, painter)
    board.tray(painter, board.frame.tray, view)
    assert board.controls(view) == (MINUS, PLUS)
    assert {MINUS, PLUS} <= board.shapes.keys()
    assert board.amount(view) == 1
    assert [board.click(PLUS, view) and board.amount(view) for _ in range(3)] == [2, 3, 3], "three at most"
    assert board.tip(PLUS, view) is not None


def test_a_street_that_comes_free_bears_no_coin(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, board = table_of(bench, 3)
    town = Town(3).display("market", "bank").building("office", WEST, 1).building("port_1", NORTH, 1).flag(0, CORNER)
    town.worker(0, "office").money(9, 9, 9).turn(0).build("market")

    def coins() -> int:
        drawn: list[str] = []
        lit = frozenset(target for move in town.legal for target in move.targets())
        view = replace(scene.view, state=town.state, viewer=0, decider=0, moves=town.legal, lit=lit)
        painter = bench.draw()
        with monkeypatch.context() as patch:
            patch.setattr(type(painter), "sprite", lambda self, name, *place, **look: drawn.append(name))
            board.badges(painter, view)
        return drawn.count("singapore/coin/1")

    assert coins() == 0
    town.lay("market", "office")
    assert coins() == len(town.offered(Street)) > 0
