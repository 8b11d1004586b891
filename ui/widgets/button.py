"""Buttons: the one red call, paper ones, quiet ones on sky and water."""

from collections.abc import Callable
from typing import Final, Literal

import pygame

from ui.paint import Painter
from ui.theme import FADED, INK, PAPER, WHITE
from ui.widgets.ring import draw_ring
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

Kind = Literal["call", "plain", "quiet"]
SIDE: Final = 19.0
ICON_GAP: Final = 7.0
REDO: Final = "redo"
SMALL: Final = 15.0
SMALL_MOST: Final = 16.0
SHADOW: Final = 10.0
"""How far the shadow of a button reaches beyond it."""
TWO_LINES: Final = 40.0
"""So high must a button be to hold two lines of small words."""


class PushButton(Widget):
    """Does one thing when it is clicked. At most one `call` on a screen: the one that ends or confirms.

    A `reason` turns it off. An empty label with an icon makes a square button. Use `PushButton.width_for` to lay out;
    in a narrower box the label takes two lines.
    """

    def __init__(
        self,
        name: str,
        box: pygame.FRect,
        label: str,
        act: Callable[[], None],
        kind: Kind = "plain",
        icon: str = "",
        *,
        reason: str = "",
        tip: Tip | None = None,
    ) -> None:
        super().__init__(name, box, reason=reason, tip=tip)
        self.label = label
        self.act = act
        self.kind = kind
        self.icon = icon

    @staticmethod
    def width_for(painter: Painter, label: str, icon: str = "", height: float = 42, least: float = 0) -> float:
        """The width a button needs."""
        across = painter.measure(label, _size(height), "semi", most=_most(height)) if label else -ICON_GAP
        return max(least, across + 2 * SIDE + (height * 0.5 + ICON_GAP if icon else 0))

    def activate(self) -> None:
        """Do it."""
        self.act()

    def release(self, x: float, y: float, inside: bool) -> None:
        """A click is press and release on the button."""
        if inside and self.usable:
            self.act()

    def draw(self, painter: Painter) -> None:
        """Its face as it now looks; drawn once and kept, for the buttons of a table are drawn in every frame."""
        listens = self.usable and not self.deaf
        down = self.pressed and self.hovered and listens
        state = "_down" if down else "_hot" if self.hot else ""
        paper = f"nine/button_{self.kind}{state}" if listens else "nine/button_off"
        x, y, w, h = self.box.inflate(2 * SHADOW, 2 * SHADOW)
        painter.layer(
            ("button", paper, self.label, self.icon), x, y, w, h, lambda inner: self._face(inner, paper, listens, down)
        )
        if self.ringed:
            draw_ring(painter, self.box)

    def _face(self, painter: Painter, paper: str, listens: bool, down: bool) -> None:
        """Paper, edge, icon and label; pale while it cannot be used or does not listen yet."""
        box = self.box
        painter.nine(paper, *box)
        size, most = _size(box.h), _most(box.h)
        icon = box.h * 0.5 if self.icon else 0.0
        room = box.w - 12 - (icon + ICON_GAP if icon else 0)
        lines = self._lines(painter, room)
        if len(lines) > 1:
            size, most = SMALL, SMALL_MOST
        widest = max(painter.measure(line, size, "semi", most) for line in lines)
        across = min(widest, room) if self.label else -ICON_GAP
        x = box.x + (box.w - across - (icon + ICON_GAP if icon else 0)) / 2
        y = box.y + (1.5 if down else 0)
        if icon:
            self._draw_icon(painter, x, y + (box.h - icon) / 2, icon, listens)
            x += icon + ICON_GAP
        ink = FADED if not listens else {"call": WHITE, "plain": INK, "quiet": PAPER}[self.kind]
        leading = painter.pixels(size, most) / painter.scale * 1.12
        base = y + box.h / 2 + painter.pixels(size, most) / painter.scale * 0.33 - leading * (len(lines) - 1) / 2
        for number, line in enumerate(lines):
            left = x + (across - min(painter.measure(line, size, "semi", most), room)) / 2
            painter.text(line, left, base + number * leading, size, "semi", ink, max_width=room, most=most)

    def _lines(self, painter: Painter, room: float) -> list[str]:
        """The label, in two lines where one is too long and two are enough."""
        if not self.label or painter.measure(self.label, _size(self.box.h), "semi", _most(self.box.h)) <= room:
            return [self.label]
        lines = painter.wrap(self.label, room, SMALL, "semi", SMALL_MOST)
        return lines if len(lines) == 2 and self.box.h >= TWO_LINES else [self.label]

    def _draw_icon(self, painter: Painter, x: float, y: float, side: float, listens: bool) -> None:
        light = listens and self.kind != "plain"
        # To do again is to take back, the other way round.
        mark = "undo" if self.icon == REDO else self.icon
        name = f"mark_light/{mark}" if light else f"mark/{mark}"
        painter.sprite(name, x, y, side, alpha=1.0 if listens else 0.5, mirrored=self.icon == REDO)


def _size(height: float) -> float:
    return 17 if height > 36 else 15


def _most(height: float) -> float:
    return height * 0.48
