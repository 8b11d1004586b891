"""A column of the set-up's right sheet: headings, notes and switches, laid out from top to bottom."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import pygame

from ui.paint import Painter
from ui.theme import FADED, INK, SMOKE
from ui.widgets.small import draw_heading, draw_reason, reason_lines
from ui.widgets.switch import Switch
from ui.widgets.widget import Widget

LABEL_MOST, NOTE_MOST = 19.0, 17.0
LEFT: Final = 8.0
"""Room for edges and the ring of the focus, which would be cut off at the edge of the area."""


@dataclass(slots=True)
class Column:
    """Rows being laid out from top to bottom, `width` wide from `LEFT` on; `y` is where the next begins."""

    width: float
    painter: Painter
    y: float = 0.0
    widgets: list[Widget] = field(default_factory=list)
    _drawn: list[Callable[[Painter], None]] = field(default_factory=list)

    def heading(self, words: str) -> None:
        """A section title."""
        base = self.y + 20
        self._drawn.append(lambda painter: draw_heading(painter, LEFT, base, self.width, words))
        self.y += 34

    def note(self, words: str, height: float = 30) -> None:
        """A line of explanation, in as many lines as it needs."""
        base = self.y + 16
        lines = self.painter.wrap(words, self.width - 6, 15, most=NOTE_MOST)

        def draw(painter: Painter) -> None:
            painter.paragraph(words, LEFT, base, self.width, 15, "sans", SMOKE, most=NOTE_MOST)

        self._drawn.append(draw)
        self.y += height + (len(lines) - 1) * self.painter.leading(15, NOTE_MOST)

    def drawn(self, draw: Callable[[Painter], None], height: float) -> None:
        """Anything else that is only looked at."""
        self._drawn.append(draw)
        self.y += height

    def switch(self, name: str, words: str, note: str, on: bool, act: Callable[[bool], None], reason: str = "") -> None:
        """A switch with one line of help; a reason locks it and stands in its place, in as many lines as it needs."""
        y, room = self.y, self.width - 60
        lines = reason_lines(self.painter, reason, room) if reason else 1
        more = (lines - 1) * self.painter.leading(15, NOTE_MOST)
        reach = pygame.FRect(LEFT, y, self.width, 46 + more)
        switch = Switch(name, LEFT + self.width - 50, y + 6, on and not reason, act, reason=reason, reach=reach)

        def draw(painter: Painter) -> None:
            ink = FADED if reason else INK
            painter.text(words, LEFT, y + 18, 16, "semi", ink, max_width=room, most=LABEL_MOST)
            if reason:
                draw_reason(painter, reason, LEFT, y + 38, room, several=True)
            else:
                painter.text(note, LEFT, y + 38, 15, "sans", SMOKE, max_width=room, most=NOTE_MOST)

        self.widgets.append(switch)
        self.drawn(draw, 53 + more)

    def draw(self, painter: Painter) -> None:
        """Everything but the widgets."""
        for draw in self._drawn:
            draw(painter)
