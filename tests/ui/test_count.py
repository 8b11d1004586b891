"""The count: category by category, at the pace of the settings, the winner last."""

from typing import Any

import pygame
import pytest

from game.match import Match
from tests.built import BUILT
from tests.ui.conftest import LANGUAGES, SIZES, Hands, MakeApp
from tests.ui.table_kit import finished_match
from tests.ui.test_scores import finished
from tests.ui.ways import Ways
from ui.clock import HandClock
from ui.paint import Painter
from ui.scenes import scores_bars
from ui.scenes.scores import ScoresScene
from ui.scenes.scores_count import CountScene
from ui.scenes.scores_table import Progress
from ui.widgets.hearing import DEAF


def count(make_app: MakeApp, clock: HandClock, size: tuple[int, int] = (1280, 800), **settings: Any) -> Any:
    app = make_app(**settings)
    hands, ways = Hands(app, clock, size), Ways(app)
    scene = CountScene(app.services, ways, finished(3))
    app.stack.push(scene)
    return hands, ways, scene


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 150])
def test_it_fits(make_app: MakeApp, clock: HandClock, language: str, size: tuple[int, int], text_size: int) -> None:
    hands, _, scene = count(make_app, clock, size, language=language, text_size=text_size, pace="wait")
    for _ in range(scene.rows + 1):
        assert hands.look().overflows == []
        scene.counted += 1
        scene.relayout()


@pytest.mark.parametrize("title", BUILT)
def test_every_title_is_counted(make_app: MakeApp, clock: HandClock, title: str) -> None:
    match = finished_match(title)
    app = make_app(pace="wait")
    hands = Hands(app, clock, (1024, 700))
    scene = CountScene(app.services, Ways(app), match)
    app.stack.push(scene)
    for _ in range(scene.rows + 1):
        assert hands.look().overflows == []
        hands.key(pygame.K_SPACE)


@pytest.mark.parametrize("title", BUILT)
@pytest.mark.parametrize("size", SIZES)
def test_no_crest_lies_over_the_legend_and_no_category_is_left_out(
    make_app: MakeApp, clock: HandClock, title: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    crests: list[float] = []
    legend: list[float] = []
    rect = Painter.rect

    def spy(self: Painter, x: float, y: float, w: float, h: float, *args: Any, **options: Any) -> None:
        legend.extend([y + h] if (w, h) == (15, 15) else [])
        rect(self, x, y, w, h, *args, **options)

    monkeypatch.setattr(scores_bars, "draw_crest", lambda painter, crest, x, y, radius: crests.append(y - radius))
    monkeypatch.setattr(Painter, "rect", spy)
    app = make_app(language="fr", pace="wait")
    hands = Hands(app, clock, size)
    scene = CountScene(app.services, Ways(app), finished_match(title))
    app.stack.push(scene)
    scene.counted = scene.rows
    hands.look()
    assert len(legend) == 2 * scene.rows, "a ground and an edge for each"
    assert max(legend) <= min(crests)


def test_nobody_wins_before_the_last_category(make_app: MakeApp, clock: HandClock) -> None:
    hands, ways, scene = count(make_app, clock, pace="wait")
    hands.wait(30)
    assert scene.counted == 0
    for _ in range(scene.rows):
        hands.click_on("next")
        hands.look()
        assert not scene._table._winners
    assert scene.whole
    hands.click_on("next")
    assert ways.names[-1] == "scores"


def test_it_counts_by_itself(make_app: MakeApp, clock: HandClock) -> None:
    hands, ways, scene = count(make_app, clock, pace="calm", motion="normal")
    hands.wait(0.35)
    assert 0 < scene.progress().share < 1
    for _ in range(scene.rows):
        hands.wait(1.3)
    assert scene.whole
    hands.wait(0.7)
    assert ways.names[-1] == "scores"


def test_at_once(make_app: MakeApp, clock: HandClock) -> None:
    hands, ways, scene = count(make_app, clock, pace="calm")
    hands.click_on("count at once")
    assert scene.whole
    hands.wait(0.7)
    assert ways.names[-1] == "scores"
    hands, ways, scene = count(make_app, clock, pace="instant")
    assert scene.whole


class Led(Ways):
    """Leads from the count to the score."""

    def scores(self, match: Match, counting: bool = False) -> None:
        self._app.stack.reset(ScoresScene(self._app.services, self, match))


@pytest.mark.parametrize("jitter", [0, 3])
@pytest.mark.parametrize("button", ["count at once", "next"])
def test_a_second_click_does_not_start_another_game(
    make_app: MakeApp, clock: HandClock, button: str, jitter: int
) -> None:
    app = make_app(pace="calm")
    hands, ways = Hands(app, clock), Led(app)
    scene = CountScene(app.services, ways, finished(3))
    app.stack.push(scene)
    hands.click_on("count at once")
    hands.look()
    x, y = scene.form.find(button).screen_box().center
    hands.wait(0.7)
    assert isinstance(hands.scene, ScoresScene)
    hands.look()
    for _ in range(2):
        if jitter:
            hands.point(x + jitter, y)
        hands.send(pygame.MOUSEBUTTONDOWN, pos=(x + jitter, y), button=1)
        hands.release(x + jitter, y)
        hands.wait(0.1)
    assert ways.names == []
    hands.wait(DEAF)
    hands.click(x, y)
    assert len(ways.names) == 1, "then it listens"


def test_what_is_counted_adds_up() -> None:
    sheet = finished(3).rules.scores(finished(3).state)[0]
    assert Progress(len(sheet.rows), 1.0).total(sheet) == sheet.total
    assert Progress(0, 0.0).total(sheet) == 0
