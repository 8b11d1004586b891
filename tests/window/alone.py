"""The program with opponents on every seat, without a screen: says after each picture which move it shows."""

import sys

import pygame

from game.library import Library
from game.opponents.levels import player
from game.opponents.player import Answer, Limit
from game.paths import assets_folder
from game.seat import Chair
from game.settings import Settings
from rules.core.deal import Deal
from tests.window.mirror import Silent
from ui.app import App
from ui.boards.view import board_of
from ui.scenes.table import TableScene


class AtOnce:
    """Thinks in this process: the test is about the disk, not about the worker."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.choice: Answer | None = None

    def begin(self, seen: object, level: str, character: str = "", limit: object = None) -> None:
        self.choice = player(self.title, level, character).choose(seen, Limit(seconds=0.1, iterations=4))

    def poll(self) -> Answer | None:
        choice, self.choice = self.choice, None
        return choice

    def cancel(self) -> None:
        self.choice = None

    def close(self) -> None:
        """Nothing to stop."""


def main(title: str, seed: int) -> None:
    """Play until the end or until the plug is pulled."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 400))
    settings = Settings(language="en", motion="off", pace="instant", volume=0)
    app = App(assets_folder(), settings, lambda: None)
    chairs = [Chair("Aiko", "opponent", "apprentice", 0), Chair("Lin Wei", "opponent", "apprentice", 1)]
    match = Library().start(Deal(title, 2, {}, seed), chairs)
    app.stack.reset(TableScene(app.services, Silent(), match, board_of(title, match.rules), AtOnce(title)))
    surface = pygame.Surface((1024, 700))
    print("shown 0", flush=True)
    while not match.is_over:
        app.stack.update(0.02)
        app.draw_to(surface)
        print(f"shown {len(match.moves)}", flush=True)
    print("over", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
