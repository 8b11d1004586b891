"""A well that opens a list."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from ui.paint import Painter
from ui.theme import FADED, INK, PAPER
from ui.widgets.choice import Field
from ui.widgets.ring import draw_ring
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

ROW: Final = 34.0


class DropList(Widget):
    """One of several fields, shown closed; a click or Enter opens the list over everything else.

    While open, arrows move, Enter takes, Esc and a click elsewhere close. `act` gets the number of the field.
    """

    def __init__(
        self,
        name: str,
        box: pygame.FRect,
        fields: Sequence[Field],
        chosen: int,
        act: Callable[[int], None],
        *,
        icon: str = "",
        reason: str = "",
        tip: Tip | None = None,
        foot: float = 1e9,
    ) -> None:
        super().__init__(name, box, reason=reason, tip=tip)
        self.fields = tuple(fields)
        self.chosen = chosen
        self.act = act
        self.icon = icon
        self.opened = False
        self._under = chosen
        self._foot = foot

    def list_box(self) -> pygame.FRect:
        """Where the open list lies: below, or above if there is no room."""
        box, height = self.screen_box(), ROW * len(self.fields) + 8
        top = box.bottom + 2 if box.bottom + 2 + height <= self._foot else box.top - 2 - height
        return pygame.FRect(box.x, top, box.w, height)

    def _row_at(self, x: float, y: float) -> int:
        box = self.list_box()
        row = int((y - box.y - 4) // ROW)
        return row if box.collidepoint(x, y) and 0 <= row < len(self.fields) else -1

    def _on_screen(self, x: float, y: float) -> tuple[float, float]:
        if self.area is None:
            return x, y
        dx, dy = self.area.shift()
        return x + dx, y + dy

    def open(self) -> None:
        """Open the list."""
        self.opened = True
        self._under = self.chosen

    def close(self) -> None:
        """Close it without a choice."""
        self.opened = False

    def choose(self, number: int) -> None:
        """Take a field and close."""
        if 0 <= number < len(self.fields) and not self.fields[number].reason:
            self.opened = False
            if number != self.chosen:
                self.chosen = number
                self.act(number)

    def activate(self) -> None:
        """Open."""
        self.open()

    def press(self, x: float, y: float) -> None:
        """Open; when open, a press elsewhere closes."""
        if not self.usable:
            return
        if not self.opened:
            self.open()
        elif self._row_at(*self._on_screen(x, y)) < 0:
            self.close()

    def release(self, x: float, y: float, inside: bool) -> None:
        """Take the row under the pointer."""
        row = self._row_at(*self._on_screen(x, y))
        if self.opened and row >= 0:
            self.choose(row)

    def drag(self, x: float, y: float) -> None:
        """Press, drag and let go works as in any menu."""
        self._follow(x, y)

    def hover(self, x: float, y: float) -> bool:
        """The row under the pointer lights up."""
        return self._follow(x, y)

    def _follow(self, x: float, y: float) -> bool:
        row = self._row_at(*self._on_screen(x, y)) if self.opened else -1
        changed = row >= 0 and row != self._under
        if row >= 0:
            self._under = row
        return changed

    def key(self, event: pygame.Event) -> bool:
        """Keys of the open list; closed, left and right change the choice at once."""
        if self.opened:
            if event.key in (pygame.K_UP, pygame.K_DOWN):
                self._under = self._next(self._under, -1 if event.key == pygame.K_UP else 1)
            elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
                self.choose(self._under)
            elif event.key in (pygame.K_ESCAPE, pygame.K_TAB):
                self.close()
            return True
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and self.usable:
            self.choose(self._next(self.chosen, -1 if event.key == pygame.K_LEFT else 1))
            return True
        return False

    def _next(self, at: int, way: int) -> int:
        there = at + way
        while 0 <= there < len(self.fields) and self.fields[there].reason:
            there += way
        return there if 0 <= there < len(self.fields) else at

    def draw(self, painter: Painter) -> None:
        """The closed well."""
        box = self.box
        painter.nine("nine/well", *box)
        x = box.x + 11
        if self.icon:
            painter.sprite(f"mark/{self.icon}", box.x + 9, box.centery - 9, 18)
            x += 24
        ink = INK if self.usable else FADED
        self._line(painter, self.fields[self.chosen].label, x, box.centery, box.right - 30 - x, ink, "semi")
        painter.sprite("mark/down", box.right - 25, box.centery - 8, 16, alpha=1.0 if self.usable else 0.5)
        if self.ringed or self.opened:
            draw_ring(painter, box)

    def draw_over(self, painter: Painter) -> None:
        """The open list."""
        box = self.list_box()
        painter.nine("nine/sheet", *box)
        for number, field in enumerate(self.fields):
            y = box.y + 4 + ROW * number
            lit = number == self._under
            if lit:
                painter.nine("nine/choice_on", box.x + 4, y, box.w - 8, ROW)
            ink = FADED if field.reason else PAPER if lit else INK
            words = f"{field.label} · {field.reason}" if field.reason else field.label
            self._line(painter, words, box.x + 14, y + ROW / 2, box.w - 44, ink, "sans" if field.reason else "semi")
            if number == self.chosen:
                painter.sprite("mark_light/check" if lit else "mark/check", box.right - 28, y + 9, 16)

    def _line(
        self,
        painter: Painter,
        words: str,
        x: float,
        middle: float,
        room: float,
        ink: tuple[int, int, int, int],
        face: str,
    ) -> None:
        base = middle + painter.pixels(16, ROW * 0.55) / painter.scale * 0.33
        painter.text(words, x, base, 16, face, ink, max_width=room, most=ROW * 0.55)
