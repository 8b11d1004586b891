"""The built program: it starts, plays and saves. Skipped where nothing was built."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.library import Library
from game.settings import Settings
from tests.window.hands import Hands
from tests.window.mirror import Mirror, Silent
from tests.window.screen import ROOT, Screen, needs_screen, until
from tests.window.test_earlier_values import OLD, SIZE, lobby, replay_under, shows
from ui.scenes.library_bring import BringIn
from ui.scenes.load import LoadScene
from ui.scenes.lobby import Lobby

PROGRAM = ROOT / "dist" / "comptoir" / "comptoir"
pytestmark = [
    pytest.mark.window,
    needs_screen(),
    pytest.mark.skipif(not Path(PROGRAM).exists(), reason="make app has not been run"),
]


def test_the_built_program_plays_and_saves(screen_of: Callable[..., Screen]) -> None:
    hands = Hands(screen_of(1280, 800), "yangtze")
    hands.screen.start(str(PROGRAM))
    hands.open_table(1)
    for _ in range(6):
        match = hands.await_turn()
        assert match is not None
        hands.make(match, hands.choice(match))
    assert hands.screen.alive()


def test_the_built_program_holds_what_the_file_dialog_needs(screen_of: Callable[..., Screen], home: Path) -> None:
    sent = home / "sent"
    sent.mkdir()
    shutil.copy(ROOT / "tests" / "records" / "yangtze" / "1" / "2_passes.comptoir", sent)
    settings = Settings.load()
    settings.last_folder = str(sent)
    settings.save()
    screen, mirror, library = screen_of(1280, 800), Mirror((1280, 800)), Library()
    screen.start(str(PROGRAM))
    services, silent = mirror.app.services, Silent()
    mirror.show(Lobby(services, silent, lambda: None))
    screen.press(*mirror.spot("load"))
    mirror.show(LoadScene(services, silent, library))
    screen.press(*mirror.spot("bring"))
    mirror.show(BringIn(services, lambda _: "", lambda _: None, lambda _: None))
    screen.press(*mirror.spot("browse"))
    screen.key("Down")
    screen.key("Return")
    until(lambda: library.summaries(), 30, "nothing was brought in")
    assert screen.alive()


def test_the_built_program_opens_an_old_game_and_goes_back_to_the_lobby(screen_of: Callable[..., Screen]) -> None:
    screen = screen_of(*SIZE)
    screen.point(2, SIZE[1] - 2)
    screen.start(str(PROGRAM), "open", str(OLD))
    screen.key("Return")
    shows(screen, replay_under(1, OLD, 0), "the deal")
    screen.key("Escape")
    shows(screen, lobby(Mirror(SIZE)), "the lobby")
    assert screen.alive()
