"""The games under way."""

from pathlib import Path

from game.library import Summary
from ui.scenes.library_list import LibraryScene


class LoadScene(LibraryScene):
    """All games that can be played on, and files that cannot be read."""

    name = "load"

    def shows(self, game: Summary) -> bool:
        """Whatever is not finished."""
        return game.result is None

    def open_path(self, path: Path) -> None:
        """Play on."""
        self.navigator.open_game(path)
