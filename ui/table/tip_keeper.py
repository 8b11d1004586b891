"""When a tooltip is due, of what it speaks, and whether it stays."""

from typing import Any

from rules.core.rules import Rules
from rules.core.target import Target
from ui.boards.view import BoardView, View
from ui.paint import Painter
from ui.table.tooltips import Slip, Tooltip, draw_tooltip, place_tooltip, tooltip
from ui.theme import TOOLTIP_DELAY


class TipKeeper:
    """Follows what is pointed at; a pinned tooltip stays until it is dropped."""

    def __init__(self, rules: Rules[Any], board: BoardView) -> None:
        self._rules = rules
        self._board = board
        self._target: Target | None = None
        self._since = 0.0
        self._shown = False
        self._slip: Slip | None = None
        self._tip: Tooltip | None = None
        self.pinned = False
        self.pointer = (-1.0, -1.0)

    @property
    def target(self) -> Target | None:
        """What it speaks of, or will when it is due."""
        return self._target

    def point(self, target: Target | None, now: float) -> bool:
        """Something else is pointed at; True if the picture changes. A pinned tooltip does not follow."""
        if self.pinned or target == self._target:
            return False
        was = self._shown
        self._target, self._since, self._shown = target, now, False
        return was

    def pin(self, target: Target) -> None:
        """Keep the tooltip of this thing."""
        self._target, self._shown, self.pinned = target, True, True

    def drop(self) -> bool:
        """Let a pinned tooltip go, and hide any; True if one was shown."""
        was = self._shown
        self._target, self._shown, self.pinned = None, False, False
        self._slip = None
        return was

    def update(self, now: float) -> bool:
        """True when the tooltip has become due."""
        if self._target is None or self._shown or now < self._since + TOOLTIP_DELAY:
            return False
        self._shown = True
        return True

    def next_wake(self, now: float) -> float | None:
        """Seconds until it is due."""
        if self._target is None or self._shown:
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
        if self._target is None or self._target.kind == "control":
            return ""
        return self._rules.clause(view.state, self._target)

    def draw(self, painter: Painter, view: View) -> None:
        """Draw it if it is due."""
        self._slip = self._tip = None
        if not self._shown or self._target is None:
            return
        shape = self._board.shapes.get(self._target)
        tip = tooltip(self._rules, self._board, view, self._target) if shape is not None else None
        if shape is None or tip is None:
            return
        self._tip = tip
        self._slip = place_tooltip(painter, tip, shape, self._board.shapes, view.lit)
        draw_tooltip(painter, tip, self._slip, self.pinned, bool(self.link_at(*self.pointer)))
