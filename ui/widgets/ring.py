"""The sign of the focus when one walks by keys."""

import pygame

from ui.paint import Painter
from ui.theme import BUTTER, INK, VERMILION


def draw_ring(painter: Painter, box: pygame.FRect, radius: float = 6) -> None:
    """A red line between two pale ones, readable on paper, sky and water."""
    painter.rect(box.x - 5, box.y - 5, box.w + 10, box.h + 10, INK, radius + 4, 1)
    painter.rect(box.x - 4, box.y - 4, box.w + 8, box.h + 8, BUTTER, radius + 3, 4)
    painter.rect(box.x - 3, box.y - 3, box.w + 6, box.h + 6, VERMILION, radius + 2, 2)
