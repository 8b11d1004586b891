"""Told at once: the game is not on disk at the moment. Play goes on."""

from collections.abc import Callable
from typing import Final

import pygame

from rules.core.text import Text
from ui.paint import Painter
from ui.table.parts.table_frame import TableFrame
from ui.theme import BRICK, INK
from ui.widgets.button import PushButton

WIDTH: Final = 560.0


class TroubleSlip:
    """A slip over the board with the reason; it can be laid aside until there is another."""

    def __init__(self, words: Callable[..., str], speak: Callable[[Text], str], changed: Callable[[], None]) -> None:
        self._words = words
        self._speak = speak
        self._changed = changed
        self._trouble: Text | None = None
        self._aside: Text | None = None
        self._box = pygame.FRect(0, 0, 0, 0)

    def tell(self, trouble: Text | None) -> None:
        """What the table heard from the journal."""
        if trouble is None:
            self._aside = None
        self._trouble = trouble

    @property
    def shown(self) -> bool:
        """Does it lie on the table?"""
        return self._trouble is not None and self._trouble != self._aside

    def note(self) -> str:
        """What the sky bar says when the slip was laid aside."""
        return self._words("table.trouble.note") if self._trouble is not None and not self.shown else ""

    def _lay_aside(self) -> None:
        self._aside = self._trouble
        self._changed()

    def layout(self, painter: Painter, frame: TableFrame) -> list[PushButton]:
        """Place the slip; its button, if it lies there."""
        if not self.shown or self._trouble is None:
            return []
        lines = len(painter.wrap(self._speak(self._trouble), WIDTH - 120, 15))
        width, height = min(WIDTH, frame.board.w - 40), 62 + lines * painter.leading(15) + 40
        self._box = pygame.FRect(frame.board.centerx - width / 2, frame.board.y + 14, width, height)
        label = self._words("table.trouble.go_on")
        across = PushButton.width_for(painter, label, height=34)
        place = pygame.FRect(self._box.right - across - 16, self._box.bottom - 46, across, 34)
        return [PushButton("trouble", place, label, self._lay_aside)]

    def draw(self, painter: Painter) -> None:
        """Seal, what happened, what it means."""
        if not self.shown or self._trouble is None:
            return
        box = self._box
        painter.nine("nine/overlay", *box)
        painter.sprite("seal/fault", box.x + 18, box.y + 18, 50)
        painter.text(self._words("table.trouble"), box.x + 86, box.y + 38, 20, "serif", BRICK, max_width=box.w - 100)
        painter.paragraph(self._speak(self._trouble), box.x + 86, box.y + 62, box.w - 110, 15, colour=INK)
