"""Reading pictures ahead of need, beside the work of opening the window."""

import threading
from collections.abc import Container
from pathlib import Path

import pygame


class Loader:
    """Reads picture files; those asked for early are read in the background, so that nobody waits for the disk."""

    def __init__(self) -> None:
        self._early: dict[Path, _Reading] = {}

    def ask(self, path: Path) -> None:
        """Begin to read a picture that will be needed soon."""
        if path not in self._early:
            self._early[path] = _Reading(path)
            self._early[path].start()

    def take(self, path: Path) -> pygame.Surface:
        """The picture, read by now or read at once."""
        reading = self._early.pop(path, None)
        if reading is None:
            return pygame.image.load(path)
        reading.join()
        return reading.surface or pygame.image.load(path)

    def keep_only(self, paths: Container[Path]) -> None:
        """Forget what was asked for and never taken, but for these."""
        self._early = {path: reading for path, reading in self._early.items() if path in paths}


class _Reading(threading.Thread):
    def __init__(self, path: Path) -> None:
        super().__init__(daemon=True)
        self._path = path
        self.surface: pygame.Surface | None = None

    def run(self) -> None:
        """Read; a failure shows when the picture is taken."""
        try:
            self.surface = pygame.image.load(self._path)
        except (pygame.error, OSError):
            return
