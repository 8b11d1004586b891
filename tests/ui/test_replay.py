"""A replay goes both ways, shows only what it may, and leads on into a game."""

from typing import Any

import pygame
import pytest

from game.record import Record
from game.replay import Replay
from game.titles import TITLES
from tests.built import BUILT
from tests.ui.table_kit import Bench, finished_match, match_of, toy_match
from ui.boards.toy.board import ToyBoard
from ui.boards.view import board_of
from ui.scenes.replay import ReplayScene
from ui.table.parts.timeline import marks_of
from ui.widgets.dialog import Dialog

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


def opened(bench: Bench, record: Record, rules: Any, board: Any, **options: Any) -> ReplayScene:
    scene = ReplayScene(bench.app.services, bench.ways, Replay(rules, record), board, **options)
    bench.app.stack.push(scene)
    bench.draw()
    return scene


def toy_replay(bench: Bench, **options: Any) -> ReplayScene:
    match = toy_match(3, plays=500)
    return opened(bench, match.record(), match.rules, ToyBoard(match.rules), **options)


def test_both_ways_lead_through_the_same_positions() -> None:
    bench = Bench()
    scene = toy_replay(bench)
    there = [scene.view.state.key()]
    for _ in range(len(scene.replay)):
        bench.key(pygame.K_RIGHT)
        there.append(scene.view.state.key())
    back = [scene.view.state.key()]
    for _ in range(len(scene.replay)):
        bench.key(pygame.K_LEFT)
        back.append(scene.view.state.key())
    assert there == back[::-1]
    bench.key(pygame.K_END)
    assert scene.position == len(scene.replay)
    bench.key(pygame.K_HOME)
    assert scene.position == 0


def test_space_plays_at_the_chosen_speed_and_stops_at_the_end() -> None:
    bench = Bench()
    scene = toy_replay(bench)
    bench.key(pygame.K_SPACE)
    bench.pass_time(0.1, 10)
    slow = scene.position
    assert 1 <= slow <= 2
    scene.set_rate(3)
    bench.pass_time(0.1, 10)
    assert scene.position >= slow + 3
    bench.key(pygame.K_SPACE)
    stopped = scene.position
    bench.pass_time(0.5, 5)
    assert scene.position == stopped
    scene.go(len(scene.replay) - 1)
    bench.key(pygame.K_SPACE)
    bench.pass_time(0.5, 6)
    assert not scene.playing
    assert scene.next_wake() is None


def test_buttons_rod_and_log_lead_anywhere() -> None:
    bench = Bench()
    scene = toy_replay(bench)
    bench.click_on("transport one_on")
    assert scene.position == 1
    bench.click_on("transport to_end")
    assert scene.position == len(scene.replay)
    bench.click_on("transport one_back")
    assert scene.position == len(scene.replay) - 1
    bench.click(scene.timeline.box.x + 2, scene.timeline.box.centery)
    assert scene.replay.turn_of(scene.position) == 0
    bench.click(scene.timeline.box.right - 2, scene.timeline.box.centery)
    assert scene.position == len(scene.replay)
    scene.go(2)
    bench.draw()
    row = next(row for row in reversed(scene.log.rows) if not row.entry.heading)
    assert scene.log.present < len(scene.log.rows)
    scene.log.column.scroll.top = max(0.0, row.top - 100)
    bench.click(scene.log.box.x + 60, scene.log.box.y + 34 + row.top - scene.log.top + 6)
    assert scene.position == row.entry.move + 1


def test_goods_are_seen_by_all_or_by_one_seat() -> None:
    bench = Bench()
    scene = toy_replay(bench, position=12)
    assert -1 not in scene.view.state.secret[0] + scene.view.state.secret[1]
    choice: Any = scene.form.find("eyes")
    choice.choose(2)
    bench.draw()
    assert scene.eyes == 1
    assert set(scene.view.state.secret[0]) <= {-1}
    assert {t.key for row in scene.log.rows for t in row.entry.targets if t.kind == "pebble" and row.entry.actor == 0}


def test_a_game_under_way_shows_only_what_the_viewer_knew() -> None:
    bench = Bench()
    scene = toy_replay(bench, eyes=0)
    assert not any(widget.name == "eyes" for widget in scene.form.widgets)
    for position in range(len(scene.replay) + 1):
        scene.go(position)
        bench.draw()
        assert set(scene.view.state.secret[1]) <= {-1}


def test_one_may_play_on_from_here() -> None:
    bench = Bench()
    scene = toy_replay(bench)
    scene.go(5)
    bench.draw()
    bench.click_on("from_here")
    way, (match,) = bench.ways.went[-1]
    assert way == "table"
    assert match.moves == list(scene.replay.moves[:5])
    assert match.practice


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_under_way_is_not_left_unasked(language: str) -> None:
    bench = Bench((1024, 700), language=language, text_size=150)
    scene = toy_replay(bench, eyes=0)
    scene.go(5)
    bench.draw()
    bench.click_on("from_here")
    assert bench.ways.went == []
    assert isinstance(bench.top, Dialog)
    assert bench.draw().overflows == []
    bench.rest()
    bench.click_on("answer 0")
    assert (bench.top, bench.ways.went) == (scene, [])
    bench.rest()
    bench.click_on("from_here")
    bench.rest()
    bench.click_on("answer 1")
    assert [way for way, _ in bench.ways.went] == ["table"]


def test_what_playing_on_does_is_said_before() -> None:
    scene = toy_replay(Bench())
    tip = scene.form.find("from_here").tip()
    assert tip is not None
    assert "practice" in " ".join(tip.lines)


def test_stepping_on_moves_things() -> None:
    bench = Bench(motion="normal")
    scene = toy_replay(bench)
    bench.key(pygame.K_RIGHT)
    assert scene.player.flying
    bench.key(pygame.K_LEFT)
    assert not scene.player.flying


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("title", sorted(BUILT))
def test_every_title_is_replayed_to_its_end(title: str, size: tuple[int, int], language: str) -> None:
    bench = Bench(size, language=language)
    match = finished_match(title)
    scene = opened(bench, match.record(), match.rules, board_of(title, match.rules))
    for position in range(0, len(scene.replay) + 1, max(9, len(scene.replay) // 50)):
        scene.go(position)
        assert bench.draw().overflows == []
    scene.go(len(scene.replay))
    bench.draw()
    assert scene.view.state.key() == match.state.key()
    bench.click_on("scores")
    assert bench.ways.went[-1][0] == "scores"


def test_who_made_the_move_is_not_given_the_step_of_the_next_seat() -> None:
    bench = Bench()
    rules = TITLES["yangtze"]
    match = match_of(rules, plays=60)
    scene = opened(bench, match.record(), rules, board_of("yangtze", rules))
    passed_on = 0
    for position in range(1, len(scene.replay)):
        scene.go(position)
        bench.draw()
        actor, asked = scene.view.decider, rules.decider(scene.replay.at(position))
        if actor != asked:
            passed_on += 1
            assert scene.view.roles[actor] in ("acts", "leads", "passed")
    assert passed_on


@pytest.mark.parametrize("title", sorted(BUILT))
def test_every_move_is_told_to_who_may_know_it(title: str) -> None:
    bench, rules = Bench(), TITLES[title]
    scene = opened(bench, match_of(rules, seats=2, plays=25).record(), rules, board_of(title, rules))
    for position in range(len(scene.replay) + 1):
        scene.position = position
        scene.view = scene.make_view()
        assert scene._prompt().sentence, position


@pytest.mark.parametrize(("title", "turns"), [("yokohama", 3), ("yokohama_duel", 8)])
def test_a_round_is_marked_at_its_first_turn(title: str, turns: int) -> None:
    match = match_of(TITLES[title], seats=3 if title == "yokohama" else 2, plays=300)
    marks = marks_of(board_of(title, match.rules), Replay(match.rules, match.record()))
    assert len(marks) > 2
    assert [mark.turn for mark in marks] == list(range(0, turns * len(marks), turns))
