"""The words already set in the faces of the program."""

from pathlib import Path
from typing import Final

import pygame

from ui.surface_cache import ready
from ui.theme import Colour
from ui.typefaces import Typefaces

KEPT_LINES: Final = 3000


class Fonts:
    """Sets lines at physical sizes and keeps those it has set.

    Sizes here are physical pixels, already rounded; `Painter` converts from logical ones.
    """

    def __init__(self, folder: Path) -> None:
        self.faces = Typefaces(folder)
        self._lines: dict[tuple[str, str, int, Colour], pygame.Surface] = {}
        self._widths: dict[tuple[str, str, int], int] = {}
        self._ascents: dict[tuple[str, str, int], int] = {}

    def width(self, words: str, face: str, size: int) -> int:
        """How many physical pixels a line takes."""
        key = (words, face, size)
        width = self._widths.get(key)
        if width is None:
            if len(self._widths) > 4 * KEPT_LINES:
                self._widths.clear()
            fine = _fine(size)
            width = self._widths[key] = -(-self.faces.width(words, face, size * fine) // fine)
        return width

    def line(self, words: str, face: str, size: int, colour: Colour) -> pygame.Surface:
        """A line set in a colour; the oldest lines are forgotten first."""
        key = (words, face, size, colour)
        surface = self._lines.pop(key, None)
        if surface is None:
            surface = self._set(words, face, size, colour)
            if len(self._lines) >= KEPT_LINES:
                del self._lines[next(iter(self._lines))]
        self._lines[key] = surface
        return surface

    def ascent(self, words: str, face: str, size: int) -> int:
        """Physical pixels from the top of a line to its baseline."""
        key = (words, face, size)
        ascent = self._ascents.get(key)
        if ascent is None:
            if len(self._ascents) > 4 * KEPT_LINES:
                self._ascents.clear()
            fine = _fine(size)
            ascent = self._ascents[key] = -(-self.faces.ascent(words, face, size * fine) // fine)
        return ascent

    def _set(self, words: str, face: str, size: int, colour: Colour) -> pygame.Surface:
        # Hinting moves the letters of small type to whole pixels and tears words apart; set large and scaled down they
        # stand where the designer put them. The baseline falls on a whole pixel, so that feet stay sharp.
        fine = _fine(size)
        big = self.faces.render(words, face, size * fine, colour[:3])
        head = -self.faces.ascent(words, face, size * fine) % fine
        width = -(-big.get_width() // fine)
        height = -(-(big.get_height() + head) // fine)
        sheet = pygame.Surface((width * fine, height * fine), pygame.SRCALPHA, 32)
        sheet.fill((*colour[:3], 0))
        sheet.blit(big, (0, head), special_flags=pygame.BLEND_RGBA_MAX)
        surface = ready(pygame.transform.smoothscale(sheet, (width, height)))
        if colour[3] < 255:
            surface.set_alpha(colour[3])
        return surface


def _fine(size: int) -> int:
    return 4 if size <= 30 else 2
