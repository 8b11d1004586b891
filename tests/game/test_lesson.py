"""Guided rounds: read, checked, walked both ways."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.lesson import BadLesson, lesson_for, lesson_titles, lessons_of, load_lesson
from game.lesson_run import LessonRun, check_lesson
from game.seat import default_chairs
from game.titles import TITLES
from rules.core.move import END_TURN
from rules.core.target import Target
from rules.toy.moves import DIP, Grab
from rules.toy.rules import Toy

LESSON: dict[str, Any] = {
    "title": "toy",
    "deal": {"seats": 2, "options": {}, "seed": 7},
    "seat": 0,
    "pages": [
        {"words": "toy.lesson.welcome", "light": [["row", 0]]},
        {
            "words": "toy.lesson.grab",
            "note": True,
            "moves": [[["grab"]], [["button", "end_turn"]]],
            "then": [["button", "dip"], ["button", "end_turn"]],
        },
        {"words": "toy.lesson.dip", "light": [["bag", 0]], "moves": [[["button", "dip"]]]},
        {"words": "toy.lesson.farewell"},
    ],
}
CHAIRS = default_chairs(2, "Aiko")


def written(tmp_path: Path, **changes: Any) -> Path:
    path = tmp_path / "toy.json"
    path.write_text(json.dumps({**LESSON, **changes}))
    return path


@pytest.fixture
def run(tmp_path: Path, toy: Toy) -> LessonRun:
    return LessonRun(toy, load_lesson("toy", written(tmp_path)), CHAIRS)


def play(run: LessonRun, move: Any) -> None:
    run.match.play(move)
    run.on_played()


def test_from_the_first_page_to_the_last(run: LessonRun) -> None:
    assert run.only_read()
    assert run.allowed() == []
    assert run.lit() == [Target("row", 0)]
    run.turn_page()
    assert [text.key for text in run.page.texts()] == [f"toy.lesson.grab.{part}" for part in ("head", "body", "note")]
    grabs = run.allowed()
    assert grabs
    assert all(isinstance(move, Grab) for move in grabs)
    assert run.lit() == [move.targets()[0] for move in grabs]
    assert run.scripted() is None
    play(run, grabs[1])
    assert run.number == 1
    assert run.allowed() == [END_TURN]
    play(run, END_TURN)
    assert run.allowed() == []
    assert run.scripted() == DIP
    play(run, DIP)
    play(run, run.scripted())
    assert run.number == 2
    play(run, DIP)
    run.turn_page()
    assert run.finished
    assert run.allowed() == []
    assert run.scripted() is None
    run.on_played()
    assert run.finished


def test_stepping_back(run: LessonRun) -> None:
    run.turn_page()
    start = run.match.state.key()
    play(run, run.allowed()[0])
    run.step_back()
    assert (run.number, run.match.state.key()) == (1, start)
    play(run, run.allowed()[0])
    play(run, END_TURN)
    play(run, DIP)
    play(run, END_TURN)
    assert run.number == 2
    run.step_back()
    assert (run.number, run.match.state.key()) == (1, start)
    run.step_back()
    assert run.number == 0
    run.step_back()
    assert run.number == 0
    run.turn_page()
    assert run.allowed()


def test_stepping_back_from_the_end(run: LessonRun) -> None:
    run.turn_page()
    for _ in range(5):
        play(run, run.scripted() or run.allowed()[0])
    run.turn_page()
    assert run.finished
    run.step_back()
    assert (run.number, run.finished) == (3, False)


def test_playing_on_alone(run: LessonRun) -> None:
    run.turn_page()
    play(run, run.allowed()[0])
    match = run.play_on()
    assert match.moves == run.match.moves
    assert match.practice


def test_a_lesson_is_walked_by_every_choice(tmp_path: Path, toy: Toy) -> None:
    assert check_lesson(toy, load_lesson("toy", written(tmp_path)), CHAIRS) == 3


@pytest.mark.parametrize(
    "page",
    [
        {"words": "x", "moves": [[["grab", 99]]]},
        {"words": "x", "moves": [[["grab"]]], "then": [["grab", 99]]},
        {"words": "x", "moves": [[["grab"]], [["button", "end_turn"]], [["button", "dip"]]]},
    ],
)
def test_a_page_that_cannot_be_left_is_named(page: dict[str, Any], tmp_path: Path, toy: Toy) -> None:
    lesson = load_lesson("toy", written(tmp_path, pages=[LESSON["pages"][0], page]))
    with pytest.raises(BadLesson) as caught:
        check_lesson(toy, lesson, CHAIRS)
    assert dict(caught.value.text.args)["page"] == 2


@pytest.mark.parametrize(
    "changes",
    [
        {"title": "whist"},
        {"seat": 2},
        {"deal": {"seats": 9, "options": {}, "seed": 7}},
        {"deal": {}},
        {"pages": []},
        {"pages": [{}]},
        {"pages": [{"words": "x", "lights": []}]},
        {"pages": [{"words": "x", "moves": [[]]}]},
        {"pages": [{"words": "x", "moves": [[[]]]}]},
        {"pages": [{"words": "x", "then": [["fly"]]}]},
        {"pages": [{"words": "x", "light": [["row"]]}]},
    ],
)
def test_a_lesson_that_makes_no_sense(changes: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(BadLesson):
        load_lesson("toy", written(tmp_path, **changes))


@pytest.mark.parametrize("title", lesson_titles())
def test_every_lesson_replays(title: str) -> None:
    lesson = load_lesson(title)
    assert check_lesson(TITLES[title], lesson, default_chairs(lesson.deal.seats, "Aiko")) > 0


def test_a_game_for_one_may_have_its_own_lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def file(title: str, name: str) -> Path:
        return tmp_path / name

    monkeypatch.setattr("game.lesson.title_file", file)
    for name, seats in (("lesson.json", 2), ("lesson_alone.json", 1)):
        deal = {"seats": seats, "options": {}, "seed": 3}
        value = {"title": "zaibatsu", "deal": deal, "seat": 0, "pages": [{"words": "zaibatsu.lesson"}]}
        (tmp_path / name).write_text(json.dumps(value))
    assert [lesson.deal.seats for lesson in lessons_of("zaibatsu")] == [2, 1]
    assert [lesson_for("zaibatsu", seats).deal.seats for seats in (1, 2, 3, 4)] == [1, 2, 2, 2]
    (tmp_path / "lesson_alone.json").unlink()
    assert lesson_for("zaibatsu", 1).deal.seats == 2
