"""What the log shows: its place, its rows, how it is drawn."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from rules.core.target import NOBODY, Seat, Target
from ui.paint import Painter
from ui.table.parts import log_paint
from ui.table.parts.log_column import LogColumn
from ui.table.parts.log_paint import BAR, HEAD, Look, RowPainter
from ui.table.parts.log_rows import Row, Voice
from ui.table.session.log_book import Entry
from ui.widgets.ring import draw_ring
from ui.widgets.widget import Widget

FOUND: Final = 28.0
"""The line under the head that counts what was found."""


class LogView(Widget):
    """The log as it is seen: a column of rows under a head, or a tab when it is `folded`."""

    def __init__(self, words: Callable[..., str]) -> None:
        super().__init__("log", pygame.FRect(0, 0, 0, 0))
        self.words = words
        self.folded = False
        self.hidden = False
        """Folded away without a tab: a button elsewhere opens it."""
        self.row_hot: int | None = None
        self.crests: Sequence[int] = (0, 1, 2, 3)
        self.column = LogColumn()
        self.below: pygame.FRect | None = None
        """The slip that tells what waits below."""
        self.below_hot = False
        self._shown: tuple[object, ...] = ()

    @property
    def rows(self) -> list[Row]:
        """What stands in it."""
        return self.column.rows

    @property
    def present(self) -> int:
        """How many entries have happened."""
        return self.column.present

    @property
    def top(self) -> float:
        """What lies above the window."""
        return self.column.scroll.top

    @property
    def searching(self) -> bool:
        """Is there a well in its head?"""
        return self.column.search.open

    @property
    def focusable(self) -> bool:
        """Keys do not stop at what cannot be seen."""
        return not self.hidden

    @property
    def lags(self) -> bool:
        """Does somebody read further up, so that it does not follow?"""
        return self.column.live and not self.folded and not self.column.following

    # ------------------------------------------------------------ contents
    def fill(
        self,
        painter: Painter,
        entries: Sequence[Entry],
        voice: Voice,
        present: int | None = None,
        viewer: Seat = NOBODY,
    ) -> None:
        """Lay the entries out; the newest one comes into sight unless somebody scrolled away from it."""
        column = self.column
        folded = None if self.row_hot is None else self.rows[self.row_hot].key
        if column.fill(painter, self.box.w - BAR - 1, self._room(), entries, voice, present):
            self.row_hot = column.row_of(folded)
        column.look_at(not self.folded, viewer)
        tells = self.lags and column.new[0] and not self.searching
        self.below = log_paint.below_box(painter, self.box, self._below_words()) if tells else None

    def tab_height(self, painter: Painter) -> float:
        """How long it is when it is folded away."""
        return log_paint.tab_height(painter, self.words("table.log"), *self.column.new)

    def lit(self) -> tuple[Target, ...]:
        """What the entry under the pointer speaks of, or the one that was searched for."""
        return self.column.targets(self.row_hot)

    def consume_change(self) -> bool:
        """Did it scroll or light another entry since this was asked last?"""
        shown = (self.row_hot, self.top, self.below_hot, self.column.search.at)
        changed, self._shown = shown != self._shown, shown
        return changed

    def _below_words(self) -> str:
        return self.words("table.log.below", n=self.column.new[0])

    def upper(self) -> float:
        """Where the rows begin."""
        return self.box.y + HEAD + (FOUND if self.searching else 0)

    def _room(self) -> float:
        return self.box.bottom - self.upper() - 3

    def rail(self) -> pygame.FRect:
        """Where the grip of the scroll bar goes up and down."""
        upper = self.upper() + 6
        return pygame.FRect(self.box.right - BAR - 3, upper, BAR, self.box.bottom - 6 - upper)

    # ------------------------------------------------------------ picture
    def draw(self, painter: Painter) -> None:
        """The ring of the focus; the panel itself lies in the table's picture."""
        if self.ringed:
            draw_ring(painter, self.box, 4)

    def draw_panel(self, painter: Painter) -> None:
        """Paper, head and the entries in sight; folded, only the tab."""
        if self.hidden:
            return
        box, word, scroll = self.box, self.words("table.log"), self.column.scroll
        if self.folded:
            log_paint.draw_tab(painter, box, word, *self.column.new)
            return
        log_paint.draw_paper(painter, box, word, self.searching)
        if self.searching:
            log_paint.draw_found(painter, box, self.column.search, self.words)
        self._draw_rows(painter)
        if scroll.scrolls:
            log_paint.draw_bar(painter, self.rail(), scroll.thumb(self.rail()))
        if self.below is not None:
            log_paint.draw_below(painter, self.below, self._below_words(), self.below_hot)

    def _draw_rows(self, painter: Painter) -> None:
        column, box, upper = self.column, self.box, self.upper()
        if column.setter is None:
            return
        rows = RowPainter(painter, box.x, column.setter.width, column.setter.leading, self.crests)
        current = column.current()
        marked = column.search.places if column.search.active else None
        with painter.clip(box.x + 2, upper + 1, box.w - 4, box.bottom - upper - 3):
            for number in column.scroll.in_sight():
                row = column.rows[number]
                look = Look(number == current, number == self.row_hot, row.number >= column.present, marked)
                rows.draw(row, upper + row.top - self.top, look)
