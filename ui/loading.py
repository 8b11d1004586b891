"""Reading pictures ahead of need, beside the work of opening the window."""

import threading
from collections.abc import Container
from pathlib import Path

import pygame


class Loader:
    """Reads picture files; those asked for early are read in the background, so that nobody waits for the disk.

    A picture has one reader at a time: one that nobody wants any more while it is being read is let go at the end, or
    wanted again before.
    """

    def __init__(self) -> None:
        self._early: dict[Path, _Reading] = {}

    def ask(self, path: Path) -> None:
        """Begin to read a picture that will be needed soon."""
        reading = self._early.get(path)
        if reading is None or not reading.want():
            self._early[path] = _Reading(path)
            self._early[path].start()

    def take(self, path: Path) -> pygame.Surface:
        """The picture, read by now or read at once."""
        reading = self._early.get(path)
        if reading is None or not reading.want():
            return pygame.image.load(path)
        reading.join()
        self._early.pop(path)
        return reading.surface or pygame.image.load(path)

    def keep_only(self, paths: Container[Path]) -> None:
        """Forget what was asked for and never taken, but for these."""
        for path in [path for path in self._early if path not in paths]:
            if self._early[path].forget():
                del self._early[path]


class _Reading(threading.Thread):
    """One picture on its way from the disk; the lock keeps its end and a change of mind apart."""

    def __init__(self, path: Path) -> None:
        super().__init__(daemon=True)
        self._path = path
        self._lock = threading.Lock()
        self._wanted = True
        self._over = False
        self.surface: pygame.Surface | None = None

    def run(self) -> None:
        """Read; a failure shows when the picture is taken."""
        surface = None
        try:
            surface = pygame.image.load(self._path)
        except (pygame.error, OSError):
            return
        finally:
            with self._lock:
                self._over = True
                self.surface = surface if self._wanted else None

    def want(self) -> bool:
        """Want the picture again; False if it came to an end unwanted."""
        with self._lock:
            self._wanted = self._wanted or not self._over
            return self._wanted

    def forget(self) -> bool:
        """Want it no more; True if it has been read, False if its reader must come to an end first."""
        with self._lock:
            self._wanted = False
            return self._over
