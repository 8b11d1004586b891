"""The log in the real window: scrolled up it waits and says so, and End or a click follows again."""

from collections.abc import Callable

import pygame
import pytest

from game.library import Library
from game.match import Match
from game.opponents.levels import player
from game.titles import TITLES
from tests.window.mirror import Mirror, running
from tests.window.screen import Screen, needs_screen, until
from tests.window.test_whole_game import SIZE, THOUGHT, _mine, _moves, _passed, open_table, plain
from ui.scenes.table import TableScene

pytestmark = [pytest.mark.window, needs_screen(), pytest.mark.slow]
TITLE = "singapore"
LONG = 30
"""So many entries do not fit into the window."""


def own_move(screen: Screen, mirror: Mirror, library: Library) -> Match:
    """Click the next move of the person, once it is their turn; the game after it."""
    until(lambda: _passed(screen) and _mine(library), 60, "the opponent never moved")
    match = running(library)
    assert match is not None
    line = player(TITLE, "apprentice").choose(TITLES[TITLE].seen_by(match.state, match.decider), THOUGHT).line
    for x, y in mirror.clicks_for(match, plain(match, line[0])):
        screen.click_when_heard(x, y)
    until(lambda: _moves(library) > len(match.moves), 30, "the click did nothing")
    after = running(library)
    assert after is not None
    return after


def log_of(screen: Screen, table: TableScene) -> bytes:
    """What the screen shows where the log lies."""
    width, height = screen.size
    shown = pygame.image.frombytes(screen.picture()[-width * height * 4 :], screen.size, "BGRA")
    return pygame.image.tobytes(shown.subsurface(pygame.Rect(*map(round, table.log.box))), "RGB")


def scroll_up(screen: Screen, table: TableScene) -> None:
    """Read what is further up."""
    screen.point(*table.log.box.center)
    screen.come_to_rest()
    newest = log_of(screen, table)
    screen.wheel(3)
    until(lambda: log_of(screen, table) != newest, 10, "the wheel did not scroll")


def move_while_reading(screen: Screen, mirror: Mirror, library: Library, table: TableScene) -> None:
    """Scroll up and make a move after which one's turn goes on: with the next turn the log would follow by itself."""
    turns = -1
    while turns < 0 or len(table.match.history.turn_starts) != turns:
        until(lambda: _passed(screen) and _mine(library), 60, "the opponent never moved")
        scroll_up(screen, table)
        turns = len(table.match.history.turn_starts)
        table = mirror.table(own_move(screen, mirror, library))


@pytest.mark.parametrize("way", ["End", "click"])
def test_the_log_follows_again(way: str, screen_of: Callable[..., Screen]) -> None:
    screen, library, mirror = screen_of(*SIZE), Library(), Mirror(SIZE)
    screen.start()
    table = mirror.table(open_table(screen, mirror, library, TITLE))
    while len(table.log.rows) < LONG:
        table = mirror.table(own_move(screen, mirror, library))
    move_while_reading(screen, mirror, library, table)
    x, y = table.log.box.centerx - 3, table.log.box.bottom - 24
    screen.point(x, y)
    screen.come_to_rest()
    waiting = log_of(screen, table)
    if way == "End":
        screen.key("End")
    else:
        screen.come_to_rest(still=0.5)
        screen.click(x, y)
    until(lambda: log_of(screen, table) != waiting, 10, "it did not follow")
    screen.point(table.width / 2, 8)
    screen.come_to_rest()
    match = running(library)
    assert match is not None
    newest = mirror.table(match)
    box = pygame.Rect(*map(round, newest.log.box))
    wanted = pygame.image.tobytes(mirror.surface.subsurface(box), "RGB")
    same = sum(shown == drawn for shown, drawn in zip(log_of(screen, newest), wanted, strict=True))
    assert same > 0.95 * len(wanted), "the newest is not what is shown"
