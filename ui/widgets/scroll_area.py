"""A window onto something longer than its place."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from ui.paint import Painter
from ui.widgets.ring import draw_ring
from ui.widgets.widget import Widget

BAR: Final = 12.0
NOTCH: Final = 60.0


class ScrollArea(Widget):
    """Shows a part of its content; wheel, bar, keys and the focus of its widgets move it.

    `content` draws everything in its own coordinates, the top left at (0, 0); the bar lies over its right edge. Widgets
    inside have boxes in those coordinates too; give them to the form as well, after the area. It is walked to only when
    there is something to scroll.
    """

    def __init__(
        self,
        name: str,
        box: pygame.FRect,
        height: float,
        content: Callable[[Painter], None],
        widgets: Sequence[Widget] = (),
        *,
        start: float = 0,
    ) -> None:
        super().__init__(name, box)
        self.height = height
        self.content = content
        self.widgets = list(widgets)
        self._grip: float | None = None
        self.top = 0.0
        for widget in self.widgets:
            widget.area = self
        self.scroll_to(start)

    @property
    def furthest(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self.height - self.box.h)

    @property
    def focusable(self) -> bool:
        """Only if there is something to scroll and nothing inside to walk to."""
        return self.furthest > 0 and not self.widgets

    def shift(self) -> tuple[float, float]:
        """From the coordinates of the content to those of the screen."""
        return self.box.x, self.box.y - self.top

    def scroll_to(self, top: float) -> bool:
        """Show the content from here on; True if anything moved."""
        before, self.top = self.top, min(self.furthest, max(0.0, top))
        return self.top != before

    def show(self, box: pygame.FRect, margin: float = 12) -> None:
        """Move as little as needed to show this part of the content."""
        if box.top - margin < self.top:
            self.scroll_to(box.top - margin)
        elif box.bottom + margin > self.top + self.box.h:
            self.scroll_to(box.bottom + margin - self.box.h)

    def _thumb(self) -> pygame.FRect:
        length = max(32.0, self.box.h * self.box.h / max(self.height, 1))
        place = (self.box.h - length) * (self.top / self.furthest if self.furthest else 0)
        return pygame.FRect(self.box.right - BAR, self.box.y + place, BAR, length)

    def press(self, x: float, y: float) -> None:
        """Take the bar, or page towards the pointer."""
        self._grip = None
        thumb = self._thumb()
        if self.furthest == 0 or x < self.box.right - BAR:
            return
        if thumb.collidepoint(x, y):
            self._grip = y - thumb.y
        else:
            self.scroll_to(self.top + (self.box.h if y > thumb.y else -self.box.h) * 0.9)

    def drag(self, x: float, y: float) -> None:
        """The bar follows."""
        if self._grip is not None:
            room = self.box.h - self._thumb().h
            self.scroll_to((y - self._grip - self.box.y) / room * self.furthest if room else 0)

    def release(self, x: float, y: float, inside: bool) -> None:
        """Let the bar go."""
        self._grip = None

    def wheel(self, steps: float) -> bool:
        """Scroll."""
        return self.scroll_to(self.top - steps * NOTCH)

    def key(self, event: pygame.Event) -> bool:
        """Arrows, pages, ends."""
        goals = {
            pygame.K_UP: self.top - NOTCH,
            pygame.K_DOWN: self.top + NOTCH,
            pygame.K_PAGEUP: self.top - self.box.h * 0.9,
            pygame.K_PAGEDOWN: self.top + self.box.h * 0.9,
            pygame.K_HOME: 0.0,
            pygame.K_END: self.furthest,
        }
        return event.key in goals and self.scroll_to(goals[event.key])

    def cursor(self) -> int:
        """An arrow: reading needs no hand."""
        return pygame.SYSTEM_CURSOR_ARROW

    def draw(self, painter: Painter) -> None:
        """Content and widgets inside the window, then the bar."""
        box = self.box
        with painter.clip(*box), painter.moved(*self.shift()):
            self.content(painter)
            for widget in self.widgets:
                if self.top - 40 < widget.box.bottom and widget.box.top < self.top + box.h + 40:
                    widget.draw(painter)
        if self.furthest > 0:
            painter.nine("nine/trough", box.right - BAR, box.y, BAR, box.h)
            painter.nine("nine/thumb_hot" if self._grip is not None else "nine/thumb", *self._thumb())
        if self.ringed:
            draw_ring(painter, box)
