"""On a large screen the table tells more instead of only growing: the log is docked, the points stand over it."""

from typing import Any

import pygame
import pytest

from tests.built import BUILT
from tests.ui.conftest import LANGUAGES, Hands, MakeApp
from tests.ui.shared_palette import palette
from tests.ui.test_nothing_cut import record_of
from tests.window.mirror import Silent
from ui.app_navigator import AppNavigator
from ui.boards.figures import draw_sign, figures_of
from ui.clock import HandClock
from ui.paint import Painter
from ui.table.parts.ledger import EDGE, SIGN
from ui.table.scene.table_base import TableBase
from ui.theme import scale_for

USUAL, LARGE = (1280, 800), (1920, 1080)


def laid(app: AppNavigator, hands: Hands, title: str) -> TableBase:
    app.table(record_of(title, 40))
    assert hands.look().overflows == []
    table = app.app.stack.top
    assert isinstance(table, TableBase)
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_screen_has_log_and_points_beside_the_board(
    make_app: MakeApp, clock: HandClock, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(AppNavigator, "_think", lambda self, title: Silent())
    for title in BUILT:
        app = make_app(language=language, motion="off")
        table = laid(AppNavigator(app), Hands(app, clock, LARGE), title)
        frame, ledger = table.picture.frame, table.picture.ledger
        assert ledger.open, title
        assert not frame.log_folded
        assert not frame.log_drawer
        assert ledger.box.bottom < frame.log.y
        assert frame.log.h > 300
        if frame.band is not None:
            assert frame.board.bottom < frame.band.y < frame.band.bottom < frame.tray.y
        table = laid(AppNavigator(app), Hands(app, clock, USUAL), title)
        assert not table.picture.ledger.open, title


def test_the_points_tell_what_the_viewer_may_know(
    make_app: MakeApp, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(AppNavigator, "_think", lambda self, title: Silent())
    for title in BUILT:
        app = make_app(motion="off")
        table = laid(AppNavigator(app), Hands(app, clock, LARGE), title)
        known = table.rules.scores(table.view.state)
        for line in table.picture.ledger._lines:
            for seat, cell in enumerate(line.cells):
                assert cell in known[seat].rows, title


@pytest.mark.parametrize("title", BUILT)
def test_no_sign_of_the_points_leaves_its_column(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[float, float]] = []
    plain = Painter.sprite

    def spy(painter: Painter, name: str, x: float, y: float, *size: Any, **look: Any) -> None:
        body = painter.palette.sprites.body(name, look.get("w"), look.get("h"), painter.scale)
        drawn.append((x - body.w / 2, x + body.w / 2))
        plain(painter, name, x, y, *size, **look)

    monkeypatch.setattr(Painter, "sprite", spy)
    painter = Painter(pygame.Surface((200, 100)), 1.0, palette())
    for sign in figures_of(title).score_signs.values():
        draw_sign(painter, sign, EDGE + SIGN / 2 - 2, 20, 18)
    assert all(left >= EDGE - 1 and right <= EDGE + SIGN for left, right in drawn)


def test_a_folded_log_gives_its_room_to_points_and_rivals_where_a_board_has_no_use_for_it(
    make_app: MakeApp, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(AppNavigator, "_think", lambda self, title: Silent())
    app = make_app(motion="off", log_open=False)
    told = []
    for title in BUILT:
        table = laid(AppNavigator(app), Hands(app, clock, USUAL), title)
        frame, ledger = table.picture.frame, table.picture.ledger
        assert ledger.open == (frame.spare is not None), title
        if frame.spare is not None:
            told.append(title)
            assert frame.board.right < ledger.box.x
            assert ledger.box.right < frame.log.x
    assert told


def test_only_what_has_use_for_room_takes_it() -> None:
    for size in ((1024, 700), USUAL, (1440, 900)):
        assert scale_for(*size, 0.85) == scale_for(*size)
    for size in (LARGE, (2560, 1440), (3840, 2160)):
        assert scale_for(*size, 0.85) == pytest.approx(scale_for(*size) * 0.85)
