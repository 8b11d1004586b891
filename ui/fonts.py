"""The words already set in the faces of the program."""

from pathlib import Path
from typing import Final, NamedTuple

import pygame

from ui.surface_cache import ready
from ui.theme import Colour
from ui.typefaces import Typefaces

KEPT_LINES: Final = 3000


class Line(NamedTuple):
    """A line that was set: its picture, how wide it counts, and how far its baseline lies below its top."""

    surface: pygame.Surface
    width: int
    ascent: int


class Fonts:
    """Sets lines at physical sizes and keeps those it has set.

    Sizes here are physical pixels, already rounded; `Painter` converts from logical ones.
    """

    def __init__(self, folder: Path) -> None:
        self.faces = Typefaces(folder)
        self._lines: dict[tuple[str, str, int, Colour], Line] = {}
        self._widths: dict[tuple[str, str, int], int] = {}
        self._sheet = pygame.Surface((1, 1), pygame.SRCALPHA, 32)

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

    def line(self, words: str, face: str, size: int, colour: Colour) -> Line:
        """A line set in a colour; the oldest lines are forgotten first."""
        key = (words, face, size, colour)
        line = self._lines.pop(key, None)
        if line is None:
            fine = _fine(size)
            ascent = -(-self.faces.ascent(words, face, size * fine) // fine)
            line = Line(self._set(words, face, size, colour), self.width(words, face, size), ascent)
            if len(self._lines) >= KEPT_LINES:
                del self._lines[next(iter(self._lines))]
        self._lines[key] = line
        return line

    def _set(self, words: str, face: str, size: int, colour: Colour) -> pygame.Surface:
        # Hinting moves the letters of small type to whole pixels and tears words apart; set large and scaled down they
        # stand where the designer put them. The baseline falls on a whole pixel, so that feet stay sharp.
        fine = _fine(size)
        big = self.faces.render(words, face, size * fine, colour[:3])
        head = -self.faces.ascent(words, face, size * fine) % fine
        width = -(-big.get_width() // fine)
        height = -(-(big.get_height() + head) // fine)
        sheet = self._clear_sheet(width * fine, height * fine, colour)
        sheet.blit(big, (0, head), special_flags=pygame.BLEND_RGBA_MAX)
        surface = ready(pygame.transform.smoothscale(sheet, (width, height)))
        if colour[3] < 255:
            surface.set_alpha(colour[3])
        return surface

    def _clear_sheet(self, width: int, height: int, colour: Colour) -> pygame.Surface:
        """A part of one sheet for all lines: a new one for each would cost as much as setting it."""
        if self._sheet.get_width() < width or self._sheet.get_height() < height:
            size = max(width, self._sheet.get_width()), max(height, self._sheet.get_height())
            self._sheet = pygame.Surface(size, pygame.SRCALPHA, 32)
        sheet = self._sheet.subsurface((0, 0, width, height))
        sheet.fill((*colour[:3], 0))
        return sheet


def _fine(size: int) -> int:
    return 4 if size <= 30 else 2
