"""When a tooltip is due, of what it speaks, and whether it stays."""

from collections.abc import Sequence
from typing import Any

import pygame

from rules.core.rules import Rules
from rules.core.target import Target
from ui.boards.view import BoardView, Shape, View
from ui.paint import Painter
from ui.table.parts.tooltips import Slip, Tooltip, draw_tooltip, place_tooltip, tooltip, weights_of
from ui.theme import TOOLTIP_DELAY


class TooltipTiming:
    """Follows what is pointed at; a pinned tooltip stays until it is dropped, and others come beside it."""

    def __init__(self, rules: Rules[Any], board: BoardView) -> None:
        self._rules = rules
        self._board = board
        self._target: Target | None = None
        self._since = 0.0
        self._shown = False
        self._pin: Target | None = None
        self._slip: Slip | None = None
        self._tip: Tooltip | None = None
        self.pointer = (-1.0, -1.0)
        self._asked_of: View | None = None
        self._look: tuple[object, ...] = ()
        self._kept: dict[object, tuple[Tooltip, Slip] | None] = {}
        self._busy = self._late = False

    @property
    def target(self) -> Target | None:
        """What it speaks of, or will when it is due; else what is pinned."""
        return self._pin if self._target is None else self._target

    @property
    def pinned(self) -> bool:
        """Does a tooltip stay?"""
        return self._pin is not None

    def point(self, target: Target | None, now: float) -> bool:
        """Something else is pointed at; True if the picture changes."""
        if target == self._target:
            return False
        was = self._shown
        self._target, self._since, self._shown = target, now, False
        return was

    def pin(self, target: Target) -> None:
        """Keep the tooltip of this thing."""
        self._pin = self._target = target

    def drop(self) -> bool:
        """Let a pinned tooltip go, and hide any; True if one was shown."""
        was = self._shown or self.pinned
        self._target, self._shown, self._pin = None, False, None
        self._slip = None
        return was

    def update(self, now: float) -> bool:
        """True when the tooltip has become due, or is to be asked anew."""
        if self._late:
            self._late = False
            return True
        if self._target in (None, self._pin) or self._shown or now < self._since + TOOLTIP_DELAY:
            return False
        self._shown = True
        return True

    def next_wake(self, now: float) -> float | None:
        """Seconds until it is due."""
        if self._late:
            return 0.0
        if self._target in (None, self._pin) or self._shown:
            return None
        return max(0.0, self._since + TOOLTIP_DELAY - now)

    def link_at(self, x: float, y: float) -> str:
        """The clause whose link lies at this point, if the tooltip is pinned."""
        if not self.pinned or self._slip is None or self._tip is None or not self._slip.link.collidepoint(x, y):
            return ""
        return self._tip.clause

    def covers(self, x: float, y: float) -> bool:
        """Does a pinned tooltip lie at this point?"""
        return self.pinned and self._slip is not None and bool(self._slip.box.collidepoint(x, y))

    def clause(self, view: View) -> str:
        """The clause of what is pointed at."""
        if self.target is None or self.target.kind == "control":
            return ""
        return self._rules.clause(view.state, self.target)

    @property
    def boxes(self) -> tuple[pygame.FRect, ...]:
        """Where a tooltip that stays lies."""
        return (self._slip.box,) if self.pinned and self._slip is not None else ()

    def draw(self, painter: Painter, view: View, clear: Sequence[pygame.FRect] = (), busy: bool = False) -> None:
        """The one that stays, then the one that is due; neither lies over what must stay `clear`. In a frame that is
        `busy` with a new table they say what they said, and are asked anew in the next."""
        self._busy = busy
        self._slip = self._tip = None
        if self._pin is not None:
            self._draw(painter, view, self._pin, clear)
        pinned = self._slip, self._tip
        if self._shown and self._target is not None and self._target != self._pin:
            stays = () if self._slip is None else (self._slip.box,)
            self._draw(painter, view, self._target, [*clear, *stays])
        if self.pinned:
            self._slip, self._tip = pinned

    def _draw(self, painter: Painter, view: View, target: Target, clear: Sequence[pygame.FRect]) -> None:
        shape = self._board.shapes.get(target)
        said = self._said(painter, view, target, shape, clear) if shape is not None else None
        if said is None:
            return
        self._tip, self._slip = said
        pinned = target == self._pin
        draw_tooltip(painter, self._tip, self._slip, pinned, pinned and bool(self.link_at(*self.pointer)))

    def _said(
        self, painter: Painter, view: View, target: Target, shape: Shape, clear: Sequence[pygame.FRect]
    ) -> tuple[Tooltip, Slip] | None:
        """What is said of a thing, and where; asked once as long as everything lies as it did."""
        look = (painter.width, painter.height, painter.scale, painter.text_size)
        key = (target, shape, tuple(tuple(room) for room in clear))
        if self._asked_of is not view or look != self._look:
            if self._busy and look == self._look and key in self._kept:
                self._late = True
                return self._kept[key]
            self._asked_of, self._look = view, look
            self._kept.clear()
        if key not in self._kept:
            tip = tooltip(self._rules, self._board, view, target)
            weights = weights_of(self._board.shapes, view.lit, clear)
            self._kept[key] = None if tip is None else (tip, place_tooltip(painter, tip, shape, weights))
        return self._kept[key]
