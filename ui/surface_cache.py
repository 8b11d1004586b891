"""Surfaces kept for another frame, within a budget of memory."""

from collections.abc import Callable, Hashable

import pygame


class SurfaceCache:
    """Keeps made surfaces by key; those unused for longest go first when the budget is spent."""

    def __init__(self, megabytes: float) -> None:
        self.budget = int(megabytes * 2**20)
        """In bytes; a smaller one holds from the next surface on."""
        self._held = 0
        self._surfaces: dict[Hashable, pygame.Surface] = {}

    def __len__(self) -> int:
        return len(self._surfaces)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of this key, made now if it is not kept."""
        found = self.find(key)
        return self.keep(key, make()) if found is None else found

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The surface of this key if it is kept."""
        surface = self._surfaces.pop(key, None)
        if surface is not None:
            self._surfaces[key] = surface
        return surface

    def keep(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """Keep a surface just made."""
        self._held += _weight(surface)
        while self._held > self.budget and self._surfaces:
            self._held -= _weight(self._surfaces.pop(next(iter(self._surfaces))))
        self._surfaces[key] = surface
        return surface

    def drop_heavy(self, weight: int) -> None:
        """Forget every surface of so many bytes or more."""
        for key in [key for key, surface in self._surfaces.items() if _weight(surface) >= weight]:
            self._held -= _weight(self._surfaces.pop(key))

    def clear(self) -> None:
        """Forget everything."""
        self._surfaces.clear()
        self._held = 0


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


def ready(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the format that blits fastest, with or without a window."""
    opaque = not surface.get_masks()[3]
    if pygame.display.get_surface() is None:
        return surface.convert(32) if opaque else surface
    return surface.convert() if opaque else surface.convert_alpha()
