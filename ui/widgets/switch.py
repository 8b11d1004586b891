"""A bead on a rod: right with a tick is on, left is off."""

from collections.abc import Callable
from typing import Final

import pygame

from ui.paint import Painter
from ui.widgets.ring import draw_ring
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

SIZE: Final = (50.0, 26.0)


class Switch(Widget):
    """On or off. `act` gets the new state; a `reason` locks it. `reach` is a wider place that also answers clicks."""

    def __init__(
        self,
        name: str,
        x: float,
        y: float,
        on: bool,
        act: Callable[[bool], None],
        *,
        reason: str = "",
        tip: Tip | None = None,
        reach: pygame.FRect | None = None,
    ) -> None:
        super().__init__(name, pygame.FRect(x, y, *SIZE), reason=reason, tip=tip)
        self.on = on
        self.act = act
        self.reach = reach

    def covers(self, x: float, y: float) -> bool:
        """The switch itself, or the row it stands in."""
        if super().covers(x, y):
            return True
        if self.reach is None or (self.area is not None and not self.area.box.collidepoint(x, y)):
            return False
        reach = self.reach if self.area is None else self.reach.move(*self.area.shift())
        return bool(reach.collidepoint(x, y))

    def activate(self) -> None:
        """Turn it over."""
        self.on = not self.on
        self.act(self.on)

    def release(self, x: float, y: float, inside: bool) -> None:
        """A click turns it over."""
        if inside and self.usable:
            self.activate()

    def draw(self, painter: Painter) -> None:
        """Timeline and bead."""
        state = "on" if self.on else "off"
        locked = "switch/locked_on" if self.on else "switch/locked"
        painter.sprite(f"switch/{state}{'_hot' if self.hot else ''}" if self.usable else locked, self.box.x, self.box.y)
        if self.ringed:
            draw_ring(painter, self.box, 13)
