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


class Button(Widget):
    """Does one thing when it is clicked. At most one `call` on a screen: the one that ends or confirms.

    A `reason` turns it off. An empty label with an icon makes a square button. Use `Button.width_for` to lay out.
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
        """Paper, edge, icon and label."""
        box = self.box
        down = self.pressed and self.hovered and self.usable
        state = "_down" if down else "_hot" if self.hot else ""
        painter.nine("nine/button_off" if not self.usable else f"nine/button_{self.kind}{state}", *box)
        size, most = _size(box.h), _most(box.h)
        icon = box.h * 0.5 if self.icon else 0.0
        room = box.w - 12 - (icon + ICON_GAP if icon else 0)
        across = min(painter.measure(self.label, size, "semi", most), room) if self.label else -ICON_GAP
        x = box.x + (box.w - across - (icon + ICON_GAP if icon else 0)) / 2
        y = box.y + (1.5 if down else 0)
        if icon:
            light = self.usable and self.kind != "plain"
            painter.sprite(
                f"mark_light/{self.icon}" if light else f"mark/{self.icon}",
                x,
                y + (box.h - icon) / 2,
                icon,
                alpha=1.0 if self.usable else 0.5,
            )
            x += icon + ICON_GAP
        ink = FADED if not self.usable else {"call": WHITE, "plain": INK, "quiet": PAPER}[self.kind]
        base = y + box.h / 2 + painter.pixels(size, most) / painter.scale * 0.33
        painter.text(self.label, x, base, size, "semi", ink, max_width=room, most=most)
        if self.ringed:
            draw_ring(painter, box)


def _size(height: float) -> float:
    return 17 if height > 36 else 15


def _most(height: float) -> float:
    return height * 0.48
