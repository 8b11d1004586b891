"""How far the log is scrolled: always by whole rows."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

import pygame

from ui.table.parts.log_rows import Row

NOTCH: Final = 3
"""Rows that one notch of the wheel goes."""
MARGIN: Final = 8.0
LEAST_THUMB: Final = 28.0


class LogScroll:
    """A window of so much `room` over rows; `top` is what lies above it."""

    def __init__(self) -> None:
        self.top = 0.0
        self.room = 0.0
        self._rows: Sequence[Row] = ()
        self._tops: list[float] = []
        self._turned = 0.0

    def fill(self, rows: Sequence[Row], room: float) -> None:
        """Other rows, or another window."""
        self._rows, self.room = rows, room
        self._tops = [row.top for row in rows]
        self._furthest = self._first_for(len(rows) - 1) if rows else 0

    @property
    def height(self) -> float:
        """How high all rows are together."""
        return self._rows[-1].top + self._rows[-1].height + MARGIN if self._rows else 0.0

    @property
    def scrolls(self) -> bool:
        """Is there more than fits?"""
        return self.height > self.room

    @property
    def at_end(self) -> bool:
        """Is the last row in sight?"""
        return self.first >= self._furthest

    @property
    def first(self) -> int:
        """The first row that is whole."""
        return min(bisect_left(self._tops, self.top + MARGIN - 0.5), max(0, len(self._tops) - 1))

    def _first_for(self, last: int) -> int:
        """The first row in sight when this one is the last."""
        row = self._rows[last]
        return min(last, bisect_left(self._tops, row.top + row.height + 2 * MARGIN - self.room))

    def go(self, first: int) -> bool:
        """Begin with this row; True if that moved anything."""
        before, first = self.top, min(max(0, first), self._furthest)
        self.top = self._tops[first] - MARGIN if self._tops else 0.0
        return self.top != before

    def end_with(self, row: int) -> bool:
        """Show the rows up to this one."""
        return self.go(self._first_for(row)) if self._rows else False

    def show(self, row: int) -> bool:
        """Move as little as needed for this row to be in sight."""
        placed = self._rows[row]
        if placed.top < self.top:
            return self.go(row)
        below = placed.top + placed.height > self.top + self.room
        return self.end_with(row) if below else False

    def settle(self, top: float) -> bool:
        """To the row nearest to a place."""
        return self.go(bisect_left(self._tops, top + MARGIN - 0.5))

    def wheel(self, notches: float) -> bool:
        """Turn the wheel; fine wheels add up to whole rows."""
        self._turned += notches * NOTCH
        rows = int(self._turned)
        self._turned -= rows
        return self.go(self.first - rows) if rows else False

    def page(self, way: int) -> bool:
        """About as far as one sees."""
        return self.settle(self.top + way * self.room * 0.9)

    def row_at(self, place: float) -> int | None:
        """The row at a place of the window."""
        found = bisect_right(self._tops, place + self.top) - 1
        row = self._rows[found] if found >= 0 else None
        return found if row is not None and place + self.top < row.top + row.height else None

    def in_sight(self) -> range:
        """The rows that are to be drawn."""
        first = max(0, bisect_right(self._tops, self.top) - 1)
        return range(first, bisect_left(self._tops, self.top + self.room))

    # ------------------------------------------------------------ the bar
    def thumb(self, rail: pygame.FRect) -> pygame.FRect:
        """The grip on its rail."""
        length = min(rail.h, max(LEAST_THUMB, rail.h * self.room / max(self.height, 1.0)))
        furthest = self._tops[self._furthest] - MARGIN if self._tops else 0.0
        share = min(1.0, self.top / furthest) if furthest > 0 else 0.0
        return pygame.FRect(rail.x, rail.y + (rail.h - length) * share, rail.w, length)

    def pull(self, rail: pygame.FRect, y: float) -> bool:
        """The upper end of the grip is drawn to y."""
        free = rail.h - self.thumb(rail).h
        furthest = self._tops[self._furthest] - MARGIN if self._tops else 0.0
        return self.settle((y - rail.y) / free * furthest) if free > 0 else False
