"""The things on the board as places one can point at and walk to."""

from collections.abc import Callable, Mapping

import pygame

from rules.core.target import Target
from ui.boards.view import Shape
from ui.table.parts.hit_test import at
from ui.widgets.widget import Widget


class Spots:
    """All shapes of the moment; remembers the last point, for every spot is asked about it."""

    def __init__(self, shapes: Mapping[Target, Shape]) -> None:
        self._shapes = shapes
        self._point = (-1.0, -1.0)
        self._found: Target | None = None

    def at(self, x: float, y: float) -> Target | None:
        """What lies on top at a point."""
        if (x, y) != self._point:
            self._point, self._found = (x, y), at(self._shapes, x, y)
        return self._found


class Spot(Widget):
    """One target. Keys walk only to what is lit; the pointer rests on anything."""

    pictured = False

    def __init__(
        self,
        target: Target,
        shape: Shape,
        spots: Spots,
        lit: bool,
        act: Callable[[Target, float, float], None],
        meaning: object,
    ) -> None:
        super().__init__(spot_name(target), shape.rect)
        self.target = target
        self.shape = shape
        self.lit = lit
        self.meaning = meaning
        self._spots = spots
        self._act = act

    @property
    def focusable(self) -> bool:
        """Tab stops at what can be chosen."""
        return self.lit

    def covers(self, x: float, y: float) -> bool:
        """Is it on top at this point?"""
        return self._spots.at(x, y) == self.target

    def cursor(self) -> int:
        """A hand over what can be clicked."""
        return pygame.SYSTEM_CURSOR_HAND if self.lit else pygame.SYSTEM_CURSOR_ARROW

    def release(self, x: float, y: float, inside: bool) -> None:
        """A click is press and release on it."""
        if inside:
            self._act(self.target, x, y)

    def activate(self) -> None:
        """Enter or Space."""
        self._act(self.target, *self.shape.centre)


def spot_name(target: Target) -> str:
    """The name of a target among the widgets of a table."""
    return f"{target.kind} {target.key}"
