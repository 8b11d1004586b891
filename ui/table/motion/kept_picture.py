"""A picture kept between frames: redrawn when it is stale, laid down otherwise."""

from collections.abc import Callable

import pygame

from ui.paint import Painter
from ui.repainted import Repainted


class KeptPicture:
    """Holds one opaque picture of the whole window.

    A table at rest is one picture; only what breathes, flies or is pointed at is drawn over it. One that changes in
    parts is painted anew only in these; one that lies under another is a new surface each time, so that the other
    knows.
    """

    def __init__(self, in_parts: bool) -> None:
        self._in_parts = in_parts
        self._surface: pygame.Surface | None = None
        self._key: tuple[object, ...] = ()
        self._stale = True
        self._overflows: list[str] = []

    def touch(self, everywhere: bool = False) -> None:
        """What it shows has changed, here and there or everywhere."""
        self._stale = True
        if everywhere and isinstance(self._surface, Repainted):
            self._surface.forget()

    def show(self, painter: Painter, draw: Callable[[Painter], None]) -> bool:
        """Lay the picture down, drawn anew if needed; True if it was."""
        looks = (painter.text_size, painter.strong_seats, painter.colour_aids)
        key = (painter.surface.get_size(), painter.scale, looks)
        drawn = self._stale or key != self._key
        if self._surface is None or drawn:
            self._surface = self._drawn(painter, draw, self._surface if key == self._key else None)
            self._key, self._stale = key, False
        painter.lay(self._surface)
        painter.overflows += self._overflows
        return drawn

    def _drawn(
        self, painter: Painter, draw: Callable[[Painter], None], before: pygame.Surface | None
    ) -> pygame.Surface:
        like = painter.surface
        if isinstance(before, Repainted):
            surface: pygame.Surface = before
        else:
            surface = pygame.Surface(like.get_size(), 0, like)
            if self._in_parts:
                surface = Repainted(surface)
        inner = painter.on(surface)
        draw(inner)
        self._overflows = inner.overflows
        if isinstance(surface, Repainted):
            surface.paint()
        return surface
