"""Our typefaces as pygame_gui wants them: names of files in every script."""

from typing import Any, Final

import pygame
from pygame_gui.core.interfaces import IGUIFontInterface

from ui.typefaces import Typefaces

FACE: Final = "sans"


class FileFace(IGUIFontInterface):
    """Sets the words of the file dialog at one physical size."""

    underline = False
    underline_adjustment = 0.0

    def __init__(self, faces: Typefaces, size: int) -> None:
        self._faces = faces
        self._size = size

    def size(self, text: str) -> tuple[int, int]:
        """How many pixels a line takes, across and down: all stand on one baseline, some reach deeper."""
        return self._faces.width(text, FACE, self._size), self._rise() + self._faces.descent(text, FACE, self._size)

    def get_rect(self, text: str) -> pygame.Rect:
        """The same, from the baseline."""
        return pygame.Rect((0, self._rise()), self.size(text) if text else (0, 0))

    def get_metrics(self, text: str) -> list[Any]:
        """How far each sign reaches and leads."""
        return [
            each for piece in self._faces.pieces(text, FACE, self._size) for each in piece.font.metrics(piece.words)
        ]

    def render_premul(self, text: str, text_color: pygame.Color) -> pygame.Surface:
        """A line as high as all others, its colours multiplied by its opacity."""
        return self.render_premul_to(text, text_color, self.size(text), (0, self._rise()))

    def render_premul_to(
        self, text: str, text_colour: pygame.Color, surf_size: tuple[int, int], surf_position: tuple[int, int]
    ) -> pygame.Surface:
        """A line on a sheet of its own, its baseline at a place."""
        sheet = pygame.Surface(surf_size, pygame.SRCALPHA, 32)
        colour = pygame.Color(text_colour)
        if text:
            line = self._faces.render(text, FACE, self._size, (colour.r, colour.g, colour.b)).convert_alpha()
            place = surf_position[0], surf_position[1] - self._faces.ascent(text, FACE, self._size)
            sheet.blit(line.premul_alpha(), place, special_flags=pygame.BLEND_PREMULTIPLIED)
        return sheet

    def _rise(self) -> int:
        return self._faces.font(FACE, self._size).get_ascent()

    def get_point_size(self) -> int:
        """Its size in pixels, which is all it has."""
        return self._size

    def get_padding_height(self) -> int:
        """What lies under the baseline."""
        return 1 - self._faces.font(FACE, self._size).get_descent()

    def get_direction(self) -> int:
        """Lines run to the right; a script that does not is turned within its own run."""
        return pygame.DIRECTION_LTR
