"""The log in the real window: scrolled up it waits and says so, and End or a click follows again."""

from collections.abc import Callable

import pygame
import pytest

from game.match import Match
from tests.window.hands import SIZE, Hands
from tests.window.screen import Screen, needs_screen, until
from ui.scenes.table import TableScene

pytestmark = [pytest.mark.window, needs_screen(), pytest.mark.slow]
TITLE = "singapore"
LONG = 30
"""So many entries do not fit into the window."""


def own_move(hands: Hands) -> Match:
    """Click the next move of the person, once it is their turn; the game after it."""
    match = hands.await_turn()
    assert match is not None
    hands.make(match, hands.choice(match))
    return hands.game()


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


def move_while_reading(hands: Hands, table: TableScene) -> TableScene:
    """Scroll up and make a move after which one's turn goes on: with the next turn the log would follow by itself."""
    turns = -1
    while turns < 0 or len(table.match.history.turn_starts) != turns:
        hands.await_turn()
        hands.pass_moments()
        scroll_up(hands.screen, table)
        turns = len(table.match.history.turn_starts)
        table = hands.mirror.table(own_move(hands))
    return table


@pytest.mark.parametrize("way", ["End", "click"])
def test_the_log_follows_again(way: str, screen_of: Callable[..., Screen]) -> None:
    screen = screen_of(*SIZE)
    hands = Hands(screen, TITLE)
    screen.start()
    table = hands.mirror.table(hands.open_table(1))
    while len(table.log.rows) < LONG:
        table = hands.mirror.table(own_move(hands))
    table = move_while_reading(hands, table)
    x, y = table.log.box.centerx - 3, table.log.box.bottom - 24
    screen.point(x, y)
    screen.come_to_rest()
    waiting = log_of(screen, table)
    if way == "End":
        screen.key("End")
    else:
        screen.come_to_rest(still=0.5)
        screen.click(x, y)
    until(lambda: log_of(screen, table) != waiting, 30, "it did not follow")
    screen.point(table.width / 2, 8)
    screen.come_to_rest()
    newest = hands.mirror.table(hands.game())
    hands.mirror.show(newest)
    box = pygame.Rect(*map(round, newest.log.box))
    wanted = pygame.image.tobytes(hands.mirror.surface.subsurface(box), "RGB")
    same = sum(shown == drawn for shown, drawn in zip(log_of(screen, newest), wanted, strict=True))
    assert same > 0.95 * len(wanted), "the newest is not what is shown"
