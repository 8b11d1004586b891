"""A game saved before the values of its title were retuned: it opens under its own, and leaving it leads to today's."""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.library import Library
from game.processes import apart
from tests.window.mirror import Mirror, Silent
from tests.window.screen import PIXELS, ROOT, Screen, needs_screen, until
from ui.boards.view import board_of
from ui.scenes.lobby import Lobby
from ui.scenes.replay import ReplayScene
from ui.scenes.replays import ReplaysScene
from ui.under_way import under_way

pytestmark = [pytest.mark.window, needs_screen()]
SIZE = (1280, 800)
TITLE = "yokohama_duel"
RECORDS = ROOT / "tests" / "records" / TITLE
OLD = RECORDS / "1" / "2_rounds.comptoir"
NEW = RECORDS / "2" / "2_rounds.comptoir"
ALIKE = 0.995


def drawn_replay(path: Path, position: int) -> bytes:
    """The picture of a replay, drawn by a process that holds the values of the game."""
    if not pygame.display.get_init():
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((16, 16))
    mirror = Mirror(SIZE)
    replay = Library().replay(path)
    board = board_of(TITLE, replay.rules)
    mirror.show(ReplayScene(mirror.app.services, Silent(), replay, board, position=position))
    return pygame.image.tobytes(mirror.surface, "RGBA")


def replay_under(version: int, path: Path, position: int) -> pygame.Surface:
    """What the screen should show after so many moves."""
    return pygame.image.frombytes(apart({TITLE: version}, drawn_replay, path, position), SIZE, "RGBA")


def lobby(mirror: Mirror) -> pygame.Surface:
    """What the screen should show in the lobby."""
    mirror.show(Lobby(mirror.app.services, Silent(), under_way))
    return mirror.surface


def shows(screen: Screen, picture: pygame.Surface, what: str) -> None:
    """Wait until the screen shows a picture."""
    until(lambda: screen.likeness(picture) > ALIKE, 60, f"not seen: {what} ({screen.likeness(picture):.3f})")


def asked(screen: Screen) -> list[str]:
    """What the running program was asked to do."""
    assert screen.program is not None
    words = Path(f"/proc/{screen.program.pid}/cmdline").read_bytes().split(b"\0")
    return [word.decode() for word in words if word][2:]


def start(screen: Screen, *arguments: str) -> None:
    """Open the program, the pointer where it brings up no tooltip."""
    screen.point(2, SIZE[1] - 2)
    screen.start(sys.executable, str(ROOT / "main.py"), *arguments)


@pytest.mark.parametrize(("path", "version"), [(OLD, 1), (NEW, 2)])
def test_open_shows_a_game_under_its_values(screen_of: Callable[..., Screen], path: Path, version: int) -> None:
    screen, mirror = screen_of(*SIZE), Mirror(SIZE)
    start(screen, "open", str(path))
    if version == 1:
        screen.key("Return")
    shows(screen, replay_under(version, path, 0), "the deal")
    screen.key("End")
    shows(screen, replay_under(version, path, 132 if version == 1 else 135), "the last move")
    screen.key("Escape")
    shows(screen, lobby(mirror), "the lobby")
    assert screen.alive()
    assert asked(screen) == ([] if version == 1 else ["open", str(path)])


def test_the_program_starts_again_into_a_game_from_its_list(screen_of: Callable[..., Screen], home: Path) -> None:
    games = home / "games"
    games.mkdir()
    shutil.copy(OLD, games)
    screen, mirror = screen_of(*SIZE), Mirror(SIZE)
    start(screen)
    shows(screen, lobby(mirror), "the lobby")
    screen.press(*mirror.spot("replays"))
    mirror.show(ReplaysScene(mirror.app.services, Silent()))
    screen.click(*mirror.spot(f"open {games / OLD.name}"))
    until(lambda: asked(screen) == ["open", str(games / OLD.name)], 60, "it did not start again")
    until(lambda: screen.window() and len(set(screen.picture()[-PIXELS:])) > 8, 60, "nothing drawn")
    screen.come_to_rest(1.0)
    screen.key("Return")
    shows(screen, replay_under(1, OLD, 0), "the deal")
    screen.key("Escape")
    shows(screen, lobby(mirror), "the lobby")
    assert asked(screen) == []
    assert screen.alive()
