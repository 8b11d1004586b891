"""The parts of the open book one can click: chapters, references, the cross that clears the search."""

from collections.abc import Callable
from typing import Final

import pygame

from ui.paint import Painter
from ui.theme import INK, PAPER, PRUSSIAN, SMOKE, VERMILION, WHITE
from ui.widgets.ring import draw_ring
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

GAP: Final = 3.0
"""Between two lines of the contents."""


class _Clickable(Widget):
    """Does one thing."""

    def __init__(self, name: str, box: pygame.FRect, act: Callable[[], None], tip: Tip | None = None) -> None:
        super().__init__(name, box, tip=tip)
        self.act = act

    def activate(self) -> None:
        """Do it."""
        self.act()

    def release(self, x: float, y: float, inside: bool) -> None:
        """A click."""
        if inside:
            self.act()


class ChapterRow(_Clickable):
    """A line of the contents: the open chapter is dark, one with hits shows their number."""

    def __init__(
        self, box: pygame.FRect, label: str, count: int, hits: int | None, here: bool, act: Callable[[], None]
    ):
        super().__init__(f"chapter {label}", box, act)
        self.label = label
        self.count = count
        self.hits = hits
        self.here = here

    def draw(self, painter: Painter) -> None:
        """Name and count; in a book of many chapters the rows are low, and their words keep within them."""
        high = self.box.h - min(GAP, self.box.h / 16)
        box = pygame.FRect(self.box.x, self.box.y, self.box.w, high)
        if self.here or self.hot:
            painter.nine("nine/choice_on" if self.here else "nine/choice_hot", *box)
        found = bool(self.hits)
        ink = PAPER if self.here else SMOKE if self.hits == 0 else INK
        size, most = min(16.5, high - 1), min(20.0, high)
        base = box.centery + painter.pixels(size, most) / painter.scale * 0.33
        face = "serif" if found or self.here else "sans"
        painter.text(self.label, box.x + 12, base, size, face, ink, max_width=box.w - 58, most=most)
        x = box.right - 22
        if found:
            painter.sprite("bubble/red", x, box.centery, min(22.0, high + 2), centre=True)
            painter.numeral(str(self.hits), x, box.centery, 14, WHITE)
        else:
            ink = PAPER if self.here else SMOKE
            painter.text(str(self.count), x, base, min(15.0, size), "sans", ink, "centre", most=min(18.0, high))
        if self.ringed:
            draw_ring(painter, box, 4)


class LinkText(_Clickable):
    """A reference to a clause, underlined. `base` is its baseline."""

    def __init__(self, name: str, box: pygame.FRect, label: str, base: float, size: float, act: Callable[[], None]):
        super().__init__(name, box, act)
        self.label = label
        self.base = base
        self.size = size

    def draw(self, painter: Painter) -> None:
        """Blue, red under the pointer."""
        ink = VERMILION if self.hot else PRUSSIAN
        across = painter.text(self.label, self.box.x, self.base, self.size, "semi", ink, most=23)
        painter.line(self.box.x, self.base + 4, self.box.x + across, self.base + 4, ink)
        if self.ringed:
            draw_ring(painter, self.box.inflate(0, -4), 3)


class Cross(_Clickable):
    """Clears a well."""

    def draw(self, painter: Painter) -> None:
        """A small cross, darker under the pointer."""
        painter.sprite("mark/cross", *self.box.center, 15, alpha=1.0 if self.hot else 0.65, centre=True)
        if self.ringed:
            draw_ring(painter, self.box.inflate(-4, -4), 4)
