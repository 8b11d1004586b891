"""A rod with a coin as handle."""

from collections.abc import Callable

import pygame

from ui.paint import Painter
from ui.theme import INK, alpha
from ui.widgets.ring import draw_ring
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget


class Slider(Widget):
    """A number between two ends, in steps. Dragged, clicked, moved by arrows, Home, End and the wheel.

    `act` gets the number whenever it changes, `done` when the handle is let go or a key moved it.
    """

    def __init__(
        self,
        name: str,
        box: pygame.FRect,
        value: int,
        ends: tuple[int, int],
        step: int,
        act: Callable[[int], None],
        *,
        done: Callable[[int], None] | None = None,
        notches: int = 0,
        reason: str = "",
        tip: Tip | None = None,
    ) -> None:
        super().__init__(name, box, reason=reason, tip=tip)
        self.value = value
        self.ends = ends
        self.step = step
        self.act = act
        self.done = done
        self.notches = notches

    def set(self, value: float) -> bool:
        """Go to the nearest step; True if the number changed."""
        low, high = self.ends
        near = min(high, max(low, low + round((value - low) / self.step) * self.step))
        if near == self.value:
            return False
        self.value = near
        self.act(near)
        return True

    def _set_at(self, x: float) -> None:
        low, high = self.ends
        self.set(low + (high - low) * (x - self.box.x) / self.box.w)

    def press(self, x: float, y: float) -> None:
        """The coin jumps to the pointer."""
        if self.usable:
            self._set_at(x)

    def drag(self, x: float, y: float) -> None:
        """The coin follows."""
        if self.usable:
            self._set_at(x)

    def release(self, x: float, y: float, inside: bool) -> None:
        """The number holds."""
        if self.usable and self.done is not None:
            self.done(self.value)

    def covers(self, x: float, y: float) -> bool:
        """The rod is thin; a wider place answers the pointer."""
        return bool(self.screen_box().inflate(24, 8).collidepoint(x, y))

    def key(self, event: pygame.Event) -> bool:
        """Arrows, Home, End."""
        low, high = self.ends
        goals = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_HOME: low,
            pygame.K_END: high,
        }
        if event.key not in goals or not self.usable:
            return False
        if self.set(goals[event.key]) and self.done is not None:
            self.done(self.value)
        return True

    def wheel(self, steps: float) -> bool:
        """One step for each notch of the wheel."""
        if not self.usable:
            return False
        if self.set(self.value + (self.step if steps > 0 else -self.step)) and self.done is not None:
            self.done(self.value)
        return True

    def draw(self, painter: Painter) -> None:
        """Timeline, filled part, notches, coin."""
        box, y = self.box, self.box.centery
        low, high = self.ends
        share = (self.value - low) / (high - low)
        painter.nine("nine/rail", box.x, y - 3, box.w, 6)
        if share > 0.02:
            painter.nine("nine/rail_on", box.x, y - 3, box.w * share, 6)
        for notch in range(self.notches):
            x = box.x + box.w * notch / (self.notches - 1)
            painter.line(x, y + 6, x, y + 11, alpha(INK, 0.6))
        painter.sprite("slider/handle", box.x + box.w * share, y, 30 if self.hot or self.pressed else 26, centre=True)
        if self.ringed:
            draw_ring(painter, pygame.FRect(box.x + box.w * share - 13, y - 13, 26, 26), 13)
