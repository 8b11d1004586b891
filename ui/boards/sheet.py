"""The print sheet under a board: paper margin, keyline, and a picture drawn for a few widths."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import pygame

from ui.paint import Painter
from ui.theme import INK

MARGIN: Final = 8.0
NARROWEST, HIGH = 768.0, 512.0


class Sheet(NamedTuple):
    """The sheet and the picture inside. `k` is how much larger than designed; `across` stretches from the drawn
    width, the nearest to what there is room for, to the real one."""

    outer: pygame.FRect
    inner: pygame.FRect
    k: float
    width: str
    across: float

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """A place noted for the drawn width, on the screen."""
        return self.inner.x + x * self.across, self.inner.y + y * self.k


def fit(board: pygame.FRect, widths: Iterable[str]) -> Sheet:
    """The sheet for the room a frame leaves; in a tall window the whole print grows."""
    k = max(1.0, min((board.h - 2 * MARGIN) / HIGH, (board.w - 2 * MARGIN) / NARROWEST))
    height = HIGH * k + 2 * MARGIN
    outer = pygame.FRect(board.x, board.y + (board.h - height) / 2, board.w, height)
    inner = outer.inflate(-2 * MARGIN, -2 * MARGIN)
    width = min(widths, key=lambda name: abs(float(name) - inner.w / k))
    return Sheet(outer, inner, k, width, inner.w / float(width))


def draw(painter: Painter, sheet: Sheet, picture: str) -> None:
    """Paper, picture, keyline."""
    if not painter.backdrop:
        return
    painter.nine("nine/print", *sheet.outer)
    bound = painter.bound(*sheet.inner)
    natural = painter.px(float(sheet.width) * sheet.k)
    drawn = painter.palette.sprites.pictures.fitted(
        f"{picture}_{sheet.width}", natural, bound.h, painter.scale * sheet.k, 0.5
    )
    if natural != bound.w:
        drawn = pygame.transform.smoothscale(drawn, bound.size)
    painter.surface.blit(drawn, bound.topleft)
    painter.rect(sheet.inner.x, sheet.inner.y, sheet.inner.w, sheet.inner.h, INK, line=1.4)
