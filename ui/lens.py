"""A lens: draws a part of a screen again, larger and as sharp as the pictures allow, and nothing beside it."""

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from ui.paint import Painter
from ui.theme import INK, PAPER, Colour

SHADOW: Final = 16.0
"""Sprites reach so far beyond their places."""


class Lens(Painter):
    """A painter whose surface shows only `part` of what another painter shows, so many times as large.

    Whoever draws need not know: what does not touch the part is left out before it costs anything.
    """

    def __init__(self, outer: Painter, part: pygame.FRect, times: float, corner: float) -> None:
        scale = outer.scale * times
        size = (max(1, round(part.w * scale)), max(1, round(part.h * scale)))
        super().__init__(
            pygame.Surface(size, pygame.SRCALPHA, 32),
            scale,
            outer.palette.for_a_lens(),
            strong_seats=outer.strong_seats,
            colour_aids=outer.colour_aids,
        )
        self.backdrop = False
        self.width, self.height = outer.width, outer.height
        self._dx, self._dy = -part.x, -part.y
        self._part = part
        # Paper lies behind the thing, but not where its corners are cut off.
        pygame.draw.rect(self.surface, PAPER, self.surface.get_rect(), border_radius=round(corner * scale))

    def _touches(self, x: float, y: float, w: float, h: float) -> bool:
        return bool(self._part.colliderect(pygame.FRect(x - SHADOW, y - SHADOW, w + 2 * SHADOW, h + 2 * SHADOW)))

    def layer(
        self,
        key: Hashable,
        x: float,
        y: float,
        w: float,
        h: float,
        draw: Callable[[Painter], None],
        opaque: bool = False,
    ) -> None:
        """Nothing is kept: the lens is gone in a moment."""
        if self._touches(x, y, w, h):
            draw(self)

    def sprite(
        self,
        name: str,
        x: float,
        y: float,
        w: float | None = None,
        h: float | None = None,
        *,
        alpha: float = 1.0,
        tint: Colour | None = None,
        centre: bool = False,
        mirrored: bool = False,
    ) -> None:
        """Only where it touches the part."""
        body = self.palette.sprites.body(name, w, h, self.scale)
        left, top = (x - body.w / 2, y - body.h / 2) if centre else (x, y)
        if self._touches(left, top, body.w, body.h):
            super().sprite(name, x, y, w, h, alpha=alpha, tint=tint, centre=centre, mirrored=mirrored)

    def nine(self, name: str, x: float, y: float, w: float, h: float, *, alpha: float = 1.0, unit: float = 1.0) -> None:
        """Only where it touches the part."""
        if self._touches(x, y, w, h):
            super().nine(name, x, y, w, h, alpha=alpha, unit=unit)

    def picture(self, name: str, x: float, y: float, w: float, h: float, lean: float = 0.5) -> None:
        """Landscapes stay behind: they tell nothing of a thing and are dear to draw larger."""

    def text(
        self,
        words: str,
        x: float,
        y: float,
        size: float = 15,
        face: str = "sans",
        colour: Colour = INK,
        align: str = "left",
        max_width: float | None = None,
        most: float | None = None,
    ) -> float:
        """Only where it may touch the part; its width is asked for all the same."""
        part = self._part
        level = part.top - 2 * size <= y <= part.bottom + 2 * size
        beyond = x > part.right if align == "left" else x < part.left if align == "right" else False
        if level and not beyond:
            return super().text(words, x, y, size, face, colour, align, max_width, most)
        return self.measure(words, size, face, most)

    def numeral(
        self, number: str, x: float, y: float, size: float, colour: Colour = INK, halo: Colour | None = None
    ) -> None:
        """Only where it touches the part."""
        if self._touches(x - 2 * size, y - size, 4 * size, 2 * size):
            super().numeral(number, x, y, size, colour, halo)
