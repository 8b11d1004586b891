"""A home of its own and a screen of its own for every test of the real window."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.settings import Settings
from tests.window.screen import Screen


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files of this test only, read by this process and by the program."""
    monkeypatch.setenv("COMPTOIR_HOME", str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    Settings(language="en", motion="off", pace="instant", volume=0, confirm_turn=False, ask_first=False).save()
    if not pygame.display.get_init():
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((16, 16))
    return tmp_path


@pytest.fixture
def screen_of(home: Path) -> Iterator[Callable[[int, int], Screen]]:
    """Opens screens, and closes them in the end."""
    opened: list[Screen] = []

    def open_screen(width: int = 1280, height: int = 800) -> Screen:
        os.environ.pop("DISPLAY", None)
        opened.append(Screen(home, width, height))
        return opened[-1]

    yield open_screen
    for screen in opened:
        screen.close()
