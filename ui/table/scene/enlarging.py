"""Holding a card or tile large: the right button, Z, Shift+Enter."""

from collections.abc import Sequence
from typing import Any, Protocol

import pygame

from rules.core.rules import Rules
from rules.core.target import Target
from ui.boards.view import BoardView, View
from ui.paint import Painter
from ui.services import Services
from ui.sprites import COMMON
from ui.table.parts.enlarged import Enlarged
from ui.table.parts.tooltip_timing import TooltipTiming


class Enlargeable(Protocol):
    """What enlarging needs of a table."""

    services: Services
    rules: Rules[Any]
    board: BoardView
    view: View
    tips: TooltipTiming

    @property
    def types(self) -> bool:
        """Are words being typed? Then keys mean letters."""

    def focused(self) -> Target | None:
        """What the keys stand on."""

    def redraw(self) -> None:
        """Draw again."""


class Enlarging:
    """Turns button and keys into what is held large."""

    def __init__(self, table: Enlargeable) -> None:
        self._table = table
        self.slip = Enlarged(table.rules, table.board)
        self._painter: Painter | None = None
        self._read_before: frozenset[tuple[str, float]] | None = None

    def _now(self) -> float:
        return self._table.services.clock.now()

    def hold(self, target: Target) -> None:
        """The right button went down on a thing; what a key held large goes."""
        self.close()
        self.slip.hold(target, self._now())
        self._read_ahead()

    def _read_ahead(self) -> None:
        """Larger atlases are read while the hand is still pressing, and kept only as long as it does."""
        times = self.slip.times()
        if self._painter is not None and times > 1.0:
            self._read_before = self._painter.palette.sprites.read_so_far()
            groups = (COMMON, self._table.rules.title)
            self._painter.palette.sprites.prefetch(groups, (), self._painter.scale * times)

    def close(self) -> bool:
        """Let go of whatever is large; True if anything was."""
        if not self.slip.let_go():
            return False
        if self._painter is not None and self._read_before is not None:
            self._painter.palette.sprites.keep_read(self._read_before)
            self._read_before = None
        self._table.redraw()
        return True

    def growing(self) -> bool:
        """Must the picture be drawn again soon?"""
        return self.slip.growing(self._now())

    def draw(self, painter: Painter, clear: Sequence[pygame.FRect]) -> bool:
        """Draw it if it is open; then no tooltip is due."""
        now = self._now()
        self._painter = painter
        self.slip.draw(painter, self._table.view, clear, now, self._table.services.settings.motion == "off")
        return self.slip.opened(now)

    def process_event(self, event: pygame.Event) -> bool:
        """True if the event was for what is large."""
        if event.type == pygame.KEYDOWN:
            return self._struck(event)
        return event.type in (pygame.MOUSEBUTTONUP, pygame.KEYUP) and self._let_go(event)

    def _let_go(self, event: pygame.Event) -> bool:
        """Let go at once, the right button pins the tooltip instead."""
        target, now = self.slip.target, self._now()
        button = event.type == pygame.MOUSEBUTTONUP and event.button == 3 and not self.slip.by_key
        key = event.type == pygame.KEYUP and event.key == pygame.K_z and self.slip.held_long(now)
        if target is None or not (button or key):
            return False
        if button and not self.slip.opened(now):
            self._table.tips.pin(target)
        return self.close()

    def _struck(self, event: pygame.Event) -> bool:
        """Z or Shift+Enter show large what the keys stand on or the pointer rests on; once more, and it goes."""
        shifted = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and bool(event.mod & pygame.KMOD_SHIFT)
        plain = event.key == pygame.K_z and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        if self._table.types or not (shifted or plain):
            return False
        if self.close():
            return True
        target = self._table.focused() or self._table.view.hot
        if target is not None and target.kind != "control":
            self._table.tips.drop()
            self.slip.hold(target, self._now(), by_key=True)
            self._read_ahead()
            self._table.redraw()
        return True
