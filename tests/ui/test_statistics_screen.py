"""The screen of games played."""

import json
from pathlib import Path

import pygame
import pytest

from game.honours import HONOURS, honours_of
from game.statistics import Statistics
from game.titles import TITLES
from tests.ui.conftest import LANGUAGES, SIZES, Hands, MakeApp
from tests.ui.ways import Ways
from ui.clock import HandClock
from ui.scenes.statistics import StatisticsScene
from ui.scenes.statistics_honours import HonourSeal

LEVELS = ("apprentice", "merchant", "tycoon", None)


@pytest.fixture
def played(tmp_path: Path) -> Statistics:
    """Forty games of all kinds."""
    lines = []
    for number in range(40):
        seats = 2 + number % 3
        scores = [150 + (number * 37 + seat * 53) % 140 for seat in range(seats)]
        game = {
            "game": f"yangtze {number}",
            "title": "yangtze",
            "seats": seats,
            "people": [0],
            "level": LEVELS[number % 4],
            "scores": scores,
            "winners": [scores.index(max(scores))],
            "seconds": 2000,
            "ended": f"2026-09-{1 + number % 28:02}T20:15:00+01:00",
        }
        lines.append(json.dumps(game))
    path = tmp_path / "statistics.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return Statistics(path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_text_fits(
    make_app: MakeApp, clock: HandClock, played: Statistics, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    app = make_app(language=language)
    hands, ways = Hands(app, clock, size), Ways(app)
    for statistics in (played, Statistics(tmp_path / "none.jsonl")):
        app.stack.push(StatisticsScene(app.services, ways, statistics))
        assert hands.look().overflows == []


def test_the_title_played_most_is_shown(make_app: MakeApp, clock: HandClock, played: Statistics) -> None:
    app = make_app()
    hands, ways = Hands(app, clock), Ways(app)
    scene = StatisticsScene(app.services, ways, played)
    app.stack.push(scene)
    hands.look()
    assert scene.title == "yangtze"
    assert scene.form.find("title yokohama").reason
    assert not scene.form.find("title yangtze").reason
    hands.key(pygame.K_ESCAPE)
    assert ways.names == ["lobby"]


def test_nothing_played_is_no_trouble(make_app: MakeApp, clock: HandClock, tmp_path: Path) -> None:
    app = make_app()
    scene = StatisticsScene(app.services, Ways(app), Statistics(tmp_path / "none.jsonl"))
    app.stack.push(scene)
    Hands(app, clock).look()
    assert scene.title == ""


def test_honours_are_seals_that_say_what_they_are_for(make_app: MakeApp, clock: HandClock, played: Statistics) -> None:
    app = make_app()
    hands, ways = Hands(app, clock), Ways(app)
    scene = StatisticsScene(app.services, ways, played)
    app.stack.push(scene)
    hands.look()
    seals = [widget for widget in scene.form.widgets if isinstance(widget, HonourSeal)]
    assert [seal.honour for seal in seals] == list(HONOURS)
    earned = [seal.honour for seal in seals if seal.earned]
    assert earned == honours_of(played.games(), "yangtze", TITLES["yangtze"].seat_counts)
    assert earned
    assert all(seal.tip() is not None and scene._box.contains(seal.box) for seal in seals)
