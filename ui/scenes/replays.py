"""The finished games."""

from pathlib import Path

from game.library import Summary
from ui.scenes.library_list import LibraryScene


class ReplaysScene(LibraryScene):
    """All games that were played to their end."""

    name = "replays"

    def shows(self, game: Summary) -> bool:
        """Only what is finished."""
        return game.result is not None

    def open_path(self, path: Path) -> None:
        """Look through it."""
        self.navigator.open_replay(path)
