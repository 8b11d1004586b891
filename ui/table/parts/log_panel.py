"""The log under a hand: pointer, wheel, keys, folding, searching."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from rules.core.target import NOBODY, Seat
from ui.clock import Clock
from ui.paint import Painter
from ui.table.parts import log_paint
from ui.table.parts.log_brush import LogBrush
from ui.table.parts.log_paint import HEAD
from ui.table.parts.log_rows import Voice
from ui.table.parts.log_search import SearchWell
from ui.table.parts.log_view import LogView
from ui.table.session.log_book import Entry
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

RAIL: Final = 12.0
"""How wide the scroll bar answers the pointer."""


class LogPanel(LogView):
    """Answers pointer, wheel and keys.

    `toggle` opens it and folds it away. `jump` is called with a clicked entry, if a click means anything, `relayout`
    when rows fold or unfold. `asks` wants the focus for the well.
    """

    def __init__(
        self,
        words: Callable[..., str],
        clock: Clock,
        toggle: Callable[[], None],
        relayout: Callable[[], None],
        jump: Callable[[Entry], None] | None = None,
    ) -> None:
        super().__init__(words)
        self._toggle = toggle
        self._relayout = relayout
        self._jump = jump
        self.asks = False
        self.well = SearchWell(self._wanted, self._walk_hits, clock)
        self.brush = LogBrush(clock)
        self._on_glass = False
        self._grip: float | None = None

    def fill(
        self,
        painter: Painter,
        entries: Sequence[Entry],
        voice: Voice,
        present: int | None = None,
        viewer: Seat = NOBODY,
    ) -> None:
        """Lay the entries out, and the well over its head."""
        super().fill(painter, entries, voice, present, viewer)
        self.brush.see(len(entries))
        self.well.box = pygame.FRect(self.box.x + 6, self.box.y + 4, self.box.w - 42, 26)
        self.well.hint = self.words("table.log.search")

    def writes(self) -> bool:
        """Is its newest line being written in sight?"""
        return self.brush.writing() and not self.folded and not self.lags and self.column.live

    def draw(self, painter: Painter) -> None:
        """The newest line as far as it is written; the panel itself lies in the table's picture."""
        current = self.column.current() if self.writes() and self.column.setter is not None else None
        if current is not None and self.rows[current].kind == "act" and self.column.setter is not None:
            row = self.rows[current]
            top = self.upper() + row.top - self.top - 3
            with painter.clip(self.box.x + 2, self.upper() + 1, self.box.w - 4, self.box.bottom - self.upper() - 3):
                self.brush.draw(painter, pygame.FRect(self.box.x + 5, top, self.column.setter.width - 10, row.height))
        super().draw(painter)

    def widgets(self) -> list[Widget]:
        """What lies on it: the well one writes in."""
        return [self.well] if self.searching and not self.folded else []

    def follow(self) -> None:
        """Show the newest, now and from now on."""
        self.column.follow()
        self._relayout()

    def wants(self, event: pygame.Event) -> bool:
        """Does a key mean the log because that is where one is?"""
        return event.key == pygame.K_END and self.lags and (self.hovered or self.ringed)

    # ------------------------------------------------------------ search
    def open_search(self) -> None:
        """Ask what is searched for."""
        self.column.search.open = self.asks = True
        self._relayout()

    def close_search(self) -> bool:
        """Back to the whole log; True if anything was searched for."""
        if not self.searching:
            return False
        self.column.search.close()
        self.well.line.select_all()
        self.well.line.write("")
        self._relayout()
        return True

    def _wanted(self, words: str) -> None:
        self.column.search.wanted = words
        self.column.scroll.go(0)
        self._relayout()

    def _walk_hits(self, way: int) -> None:
        search = self.column.search
        search.walk(way)
        if search.hit() is not None:
            self.column.scroll.show(search.at)

    # ------------------------------------------------------------ input
    def hover(self, x: float, y: float) -> bool:
        """Follow the pointer from entry to entry."""
        before = (self.row_hot, self.below_hot, self._on_glass)
        in_head = not self.folded and not self.searching and y < self.box.y + HEAD
        self._on_glass = self.hovered and in_head and log_paint.on_glass(self.box, x)
        self.below_hot = self.below is not None and self.below.collidepoint(x, y)
        found = None
        if self.hovered and not self.folded and not self.below_hot and y >= self.upper() and not self._on_rail(x):
            found = self.column.scroll.row_at(y - self.upper())
        self.row_hot = found if found is not None and self.rows[found].kind != "heading" else None
        return before != (self.row_hot, self.below_hot, self._on_glass)

    def tip(self) -> Tip | None:
        """What the glass is for."""
        return Tip("", (self.words("table.log.glass"),)) if self._on_glass else None

    def tip_box(self) -> pygame.FRect:
        """The glass."""
        return pygame.FRect(self.box.right - 72, self.box.y, 34, HEAD)

    def _on_rail(self, x: float) -> bool:
        return self.column.scroll.scrolls and x >= self.box.right - RAIL

    def press(self, x: float, y: float) -> None:
        """Take the grip of the scroll bar; beside it, the grip comes."""
        self._grip = None
        if self.folded or y < self.upper() or not self._on_rail(x):
            return
        thumb = self.column.scroll.thumb(self.rail())
        self._grip = y - thumb.y
        if not thumb.top <= y <= thumb.bottom:
            self._grip = thumb.h / 2
            self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        """The grip follows."""
        if self._grip is not None:
            self._moved(self.column.scroll.pull(self.rail(), y - self._grip))

    def release(self, x: float, y: float, inside: bool) -> None:
        """The head folds the log or searches it; a row folds, or leads somewhere."""
        gripped, self._grip = self._grip is not None, None
        if not inside or gripped:
            return
        if self.folded:
            self._toggle()
        elif y < self.box.y + HEAD:
            self._head_clicked()
        elif self.below_hot:
            self.follow()
        else:
            self._use_row()

    def _head_clicked(self) -> None:
        if self.searching:
            self.close_search()
        elif self._on_glass:
            self.open_search()
        else:
            self._toggle()

    def _use_row(self) -> bool:
        """Go where the row leads that was pointed at or walked to, or fold it; True if it does either.

        Where rows lead somewhere, a folded one leads too: what one arrives at opens by itself.
        """
        row = None if self.row_hot is None else self.rows[self.row_hot]
        if row is not None and self._jump is not None and (row.key is None or not row.open):
            self._jump(row.entry)
            return True
        if row is not None and row.key is not None:
            self.column.fold(row.key, bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
            self._relayout()
            return True
        return False

    def activate(self) -> None:
        """Enter uses the row that was walked to, or folds the log."""
        if not self._use_row():
            self._toggle()

    def wheel(self, steps: float) -> bool:
        """Three entries a notch; at the end it follows the newest again."""
        return not self.folded and self._moved(self.column.scroll.wheel(steps))

    def _moved(self, moved: bool) -> bool:
        if self.column.moved():
            self._relayout()
        return moved

    def key(self, event: pygame.Event) -> bool:
        """Up and down from entry to entry, pages, ends."""
        if self.folded or not self.ringed:
            return False
        scroll = self.column.scroll
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            return self._walk(-1 if event.key == pygame.K_UP else 1)
        if event.key == pygame.K_END:
            self.follow()
        elif event.key == pygame.K_HOME:
            self._moved(scroll.go(0))
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._moved(scroll.page(-1 if event.key == pygame.K_PAGEUP else 1))
        else:
            return False
        return True

    def _walk(self, way: int) -> bool:
        stops = [number for number, row in enumerate(self.rows) if row.kind != "heading"]
        if not stops:
            return False
        at = stops.index(self.row_hot) if self.row_hot in stops else (len(stops) if way < 0 else -1)
        self.row_hot = stops[min(max(at + way, 0), len(stops) - 1)]
        self._moved(self.column.scroll.show(self.row_hot))
        return True

    def lose_focus(self) -> None:
        """What was walked to is lit no longer."""
        self.row_hot = None

    def cursor(self) -> int:
        """A hand on the head, and on what folds or leads somewhere."""
        row = self.rows[self.row_hot] if self.row_hot is not None and not self.folded else None
        leads = row is None or row.key is not None or self._jump is not None
        return pygame.SYSTEM_CURSOR_HAND if leads else pygame.SYSTEM_CURSOR_ARROW
