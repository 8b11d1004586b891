"""Small things that players stumbled over: what lists and captions say."""

from pathlib import Path

import pygame
import pytest

from game.library import Summary
from game.record import Result
from game.seat import Chair
from tests.ui.conftest import LANGUAGES, Hands, MakeApp
from ui.app import App
from ui.scene import Scene
from ui.scenes.library_row import tell
from ui.table.parts.timeline import draw_head

CHAIRS = (Chair("高橋 Aiko"), Chair("Ashworth", "opponent", "tycoon", 1), Chair("Lin Wei", "opponent", "merchant", 2))


def test_every_level_that_played_is_named(hands: Hands) -> None:
    played = Summary(Path("x"), 0.0, "yangtze", CHAIRS, turns=9, result=Result((3, 2, 1), (0,)))
    assert tell(Scene(hands.app.services), played).end == "Opponents: Tycoon, Merchant"


def test_turns_of_a_saved_game_are_counted_not_numbered(hands: Hands) -> None:
    """The table names rounds: "turn 9" beside its "Round 2" would be a riddle."""
    told = tell(Scene(hands.app.services), Summary(Path("x"), 0.0, "yangtze", CHAIRS, turns=9))
    assert told.head.endswith("9 turns played")


def test_french_knows_a_word_for_replays(make_app: MakeApp) -> None:
    words = make_app(language="fr").services.say._words
    assert [key for key, said in words.items() if "Replay" in str(said)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("end", [180, 300, 480, 700])
def test_captions_of_a_replay_never_overprint(make_app: MakeApp, language: str, end: float) -> None:
    """What does not fit before the choice of eyes is left out."""
    app = make_app(language=language, text_size=150)
    surface = pygame.Surface((1024, 700))
    surface.fill((250, 244, 230))
    painter = app.painter_for(surface)
    words = app.services.say.words
    legend = {"mark/coin": "Empereurs et comptoirs", "mark/points": "Raids"}
    move = words("table.replay.move", move=123, moves=456)
    draw_head(painter, pygame.FRect(0, 0, 800, 100), words("table.replay.whole"), move, legend, end)
    beyond = surface.subsurface(painter.bound(end + 4, 0, 700 - end + 60, 60))
    assert pygame.transform.average_color(beyond)[:3] == (250, 244, 230)
    assert painter.overflows == []


def test_a_larger_screen_is_never_black_while_its_pictures_are_read(make_app: MakeApp) -> None:
    """Until the new picture is drawn, the old one stands there at the new size."""
    app: App = make_app()
    app.open()
    assert app._window is not None
    app._window.fill((200, 69, 47))
    app._window_size = (1600, 900)
    app._set_mode()
    shown = pygame.display.get_surface()
    assert shown is not None
    assert shown.get_at((5, 5))[:3] == (200, 69, 47)
    pygame.display.set_mode((64, 64))
