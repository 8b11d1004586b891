"""A picture kept between frames: redrawn when it is stale, blitted otherwise."""

from collections.abc import Callable

import pygame

from ui.paint import Painter


class KeptPicture:
    """Holds one opaque picture of the whole window.

    A table at rest is one blit; only what breathes, flies or is pointed at is drawn over it.
    """

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._key: tuple[object, ...] = ()
        self._stale = True

    def touch(self) -> None:
        """What it shows has changed."""
        self._stale = True

    def show(self, painter: Painter, draw: Callable[[Painter], None]) -> bool:
        """Blit the picture, drawn anew if needed; True if it was."""
        looks = (painter.text_size, painter.strong_seats, painter.colour_aids)
        key = (painter.surface.get_size(), painter.scale, looks)
        if self._surface is None or key != self._key:
            self._surface = pygame.Surface(painter.surface.get_size(), 0, painter.surface)
            self._key, self._stale = key, True
        drawn = self._stale
        if drawn:
            self._stale = False
            inner = painter.on(self._surface)
            draw(inner)
            painter.overflows += inner.overflows
        painter.surface.blit(self._surface, (0, 0))
        return drawn
