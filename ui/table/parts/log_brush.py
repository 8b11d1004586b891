"""The newest line of the log is written as by a brush, from left to right."""

from typing import Final

import pygame

from ui.clock import Clock
from ui.paint import Painter
from ui.theme import GOLD, INK, PAPER, alpha

WRITES: Final = 0.4
"""Seconds in which a line is written."""
EDGE: Final = 3.0
"""The gold frame stands from the beginning."""
TIP: Final = 14.0


class LogBrush:
    """Knows when the newest line came; `still` it stands there whole at once."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: int | None = None
        self._since = -WRITES
        self.still = False

    def see(self, lines: int) -> None:
        """So many lines are there now; those of a game that is opened were written before."""
        if self._known is not None and lines > self._known:
            self._since = self._clock.now()
        self._known = lines

    def writing(self) -> bool:
        """Is it still at it?"""
        return not self.still and self._clock.now() - self._since < WRITES

    def draw(self, painter: Painter, row: pygame.FRect) -> None:
        """Cover what is not written yet, and show the tip where it is."""
        share = (self._clock.now() - self._since) / WRITES
        inner = row.inflate(-2 * EDGE, -2 * EDGE)
        at = inner.x + inner.w * min(1.0, share)
        painter.rect(at, inner.y, inner.right - at, inner.h, PAPER)
        painter.rect(row.x, row.y, row.w, row.h, GOLD, 3, 1.6)
        foot = inner.bottom - 4
        painter.stroke([(at + 5, foot - TIP), (at, foot)], INK, 4.0)
        painter.stroke([(at + 9, foot - 2 * TIP), (at + 5, foot - TIP)], alpha(GOLD, 0.9), 3.0)
