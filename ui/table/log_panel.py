"""The log: newest last, the last framed in gold; pointing at an entry lights what it speaks of."""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from rules.core.target import NOBODY, Target
from rules.core.text import Text
from ui.paint import Painter
from ui.table.log_book import Entry
from ui.theme import BRICK, BUTTER, FADED, INK, PAPER, SLIP, SMOKE, alpha, mix
from ui.widgets.ring import draw_ring
from ui.widgets.small import draw_crest
from ui.widgets.widget import Widget

HEAD: Final = 34.0
TAB: Final = 110.0
LINE: Final = 18.0
INDENT: Final = 34.0
MOST_LINES: Final = 3
NOTCH: Final = 54.0


class Row(NamedTuple):
    """An entry with its lines and its place in the scroll."""

    entry: Entry
    lines: tuple[str, ...]
    strong: int
    top: float
    height: float


class LogPanel(Widget):
    """Shows entries in a column. `present` is the number of entries that have happened; later ones are pale.

    Folded it is a tab; `toggle` opens and closes it. `jump` is called with a clicked entry, if a click means anything.
    """

    def __init__(
        self, words: Callable[..., str], toggle: Callable[[], None], jump: Callable[[Entry], None] | None = None
    ) -> None:
        super().__init__("log", pygame.FRect(0, 0, 0, 0))
        self._words = words
        self._toggle = toggle
        self._jump = jump
        self.folded = False
        self.rows: list[Row] = []
        self.present = 0
        self.top = 0.0
        self.row_hot: int | None = None
        self.crests: Sequence[int] = (0, 1, 2, 3)
        self._height = 0.0
        self._follow = True
        self._shown: tuple[int | None, float] = (None, 0.0)
        self._look: tuple[object, ...] = ()

    # ------------------------------------------------------------ contents
    def fill(
        self, painter: Painter, entries: Sequence[Entry], speak: Callable[[Text], str], present: int | None = None
    ) -> None:
        """Lay the entries out; the newest one comes into sight unless somebody scrolled away from it."""
        look = (self.box.w, painter.text_size, painter.scale, self._words("table.log"))
        if look != self._look:
            self._look, self.rows = look, []
        kept = 0
        while kept < min(len(self.rows), len(entries)) and self.rows[kept].entry is entries[kept]:
            kept += 1
        del self.rows[kept:]
        y = self.rows[-1].top + self.rows[-1].height + 2 if self.rows else 8.0
        for entry in entries[kept:]:
            self.rows.append(self._row(painter, entry, speak(entry.text), y))
            y += self.rows[-1].height + 2
        self._height = y + 6
        self.present = len(self.rows) if present is None else present
        self.row_hot = None
        if self._follow:
            self._show_present()
        self._scroll(self.top)

    def _row(self, painter: Painter, entry: Entry, sentence: str, top: float) -> Row:
        if entry.heading:
            heads = painter.wrap(sentence, self.box.w - 40, 14, "serif", most=16)
            return Row(entry, tuple(heads), 0, top, 24 + LINE * (len(heads) - 1))
        lines, strong = self._lines(painter, sentence)
        return Row(entry, lines, strong, top, self._leading(painter) * len(lines) + 9)

    def _leading(self, painter: Painter) -> float:
        return max(LINE, painter.leading(14.5) * 0.92)

    def _lines(self, painter: Painter, sentence: str) -> tuple[tuple[str, ...], int]:
        """The act in strong letters; what came of it, after the colon, on a line of its own where it fits."""
        room = self.box.w - INDENT - 10
        # Larger letters need more lines for the same words: cutting them would help nobody.
        most = math.ceil(MOST_LINES * painter.text_size / 100)
        act, colon, result = sentence.partition(": ")
        act = act.rstrip("\u00a0")
        if colon:
            first, second = painter.wrap(act, room, 14.5, "semi"), painter.wrap(result, room, 14.5)
            if len(first) + len(second) <= most:
                return (*first, *second), len(first)
        whole = painter.wrap(sentence, room, 14.5, "semi")
        if len(whole) > most:
            whole = [*whole[: most - 1], " ".join(whole[most - 1 :])]
        return tuple(whole), len(whole)

    def _show_present(self) -> None:
        if self.present:
            row = self.rows[self.present - 1]
            self.top = row.top + row.height + 14 - self._room()

    def _room(self) -> float:
        return self.box.h - HEAD

    def _scroll(self, top: float) -> bool:
        before, self.top = self.top, min(max(0.0, top), max(0.0, self._height - self._room()))
        return before != self.top

    def consume_change(self) -> bool:
        """Did it scroll or light another entry since this was asked last?"""
        shown = (self.row_hot, self.top)
        changed, self._shown = shown != self._shown, shown
        return changed

    def lit(self) -> tuple[Target, ...]:
        """What the entry under the pointer speaks of."""
        return self.rows[self.row_hot].entry.targets if self.row_hot is not None else ()

    # ------------------------------------------------------------ input
    def _row_at(self, y: float) -> int | None:
        place = y - self.box.y - HEAD + self.top
        if self.folded or y < self.box.y + HEAD:
            return None
        return next((n for n, row in enumerate(self.rows) if row.top <= place < row.top + row.height), None)

    def hover(self, x: float, y: float) -> bool:
        """Follow the pointer from entry to entry."""
        before, self.row_hot = self.row_hot, self._row_at(y) if self.hovered else None
        if self.row_hot is not None and self.rows[self.row_hot].entry.heading:
            self.row_hot = None
        return before != self.row_hot

    def release(self, x: float, y: float, inside: bool) -> None:
        """The head folds the log; an entry may lead somewhere."""
        if not inside:
            return
        if self.folded or y < self.box.y + HEAD:
            self._toggle()
        elif self.row_hot is not None and self._jump is not None:
            self._jump(self.rows[self.row_hot].entry)

    def activate(self) -> None:
        """Enter folds it, or follows the entry that was walked to."""
        if self._jump is not None and self.row_hot is not None:
            self._jump(self.rows[self.row_hot].entry)
        else:
            self._toggle()

    def wheel(self, steps: float) -> bool:
        """Scroll; at the end it follows the newest entry again."""
        moved = not self.folded and self._scroll(self.top - steps * NOTCH)
        self._follow = self.top >= self._height - self._room() - 1
        return moved

    def key(self, event: pygame.Event) -> bool:
        """Up and down from entry to entry, pages, ends."""
        if self.folded or not self.ringed:
            return False
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            return self._walk(-1 if event.key == pygame.K_UP else 1)
        page = self._room() * 0.9
        goals = {
            pygame.K_PAGEUP: self.top - page,
            pygame.K_PAGEDOWN: self.top + page,
            pygame.K_HOME: 0.0,
            pygame.K_END: self._height,
        }
        if event.key not in goals:
            return False
        self._scroll(goals[event.key])
        self._follow = self.top >= self._height - self._room() - 1
        return True

    def _walk(self, way: int) -> bool:
        stops = [number for number, row in enumerate(self.rows) if not row.entry.heading]
        if not stops:
            return False
        at = stops.index(self.row_hot) if self.row_hot in stops else (len(stops) if way < 0 else -1)
        self.row_hot = stops[min(max(at + way, 0), len(stops) - 1)]
        row = self.rows[self.row_hot]
        if row.top < self.top:
            self._scroll(row.top - 10)
        elif row.top + row.height > self.top + self._room():
            self._scroll(row.top + row.height + 10 - self._room())
        return True

    def lose_focus(self) -> None:
        """What was walked to is lit no longer."""
        self.row_hot = None

    def cursor(self) -> int:
        """A hand on the head, and on entries that lead somewhere."""
        leads = self.folded or self.row_hot is None or self._jump is not None
        return pygame.SYSTEM_CURSOR_HAND if leads else pygame.SYSTEM_CURSOR_ARROW

    # ------------------------------------------------------------ picture
    def draw(self, painter: Painter) -> None:
        """The ring of the focus; the panel itself lies in the table's picture."""
        if self.ringed:
            draw_ring(painter, self.box, 4)

    def draw_panel(self, painter: Painter) -> None:
        """Paper, head and the entries in sight; folded, only the tab."""
        box = self.box
        if self.folded:
            painter.nine("nine/log_head", *box)
            painter.sprite("mark_light/back", box.centerx, box.y + 20, 18, centre=True)
            fonts = painter.palette.fonts
            word = fonts.line(self._words("table.log"), "serif", painter.px(16), PAPER)
            upright = pygame.transform.rotate(word, 90)
            x, y = painter.spot(box.centerx, box.y + 38)
            painter.surface.blit(upright, (x - upright.get_width() // 2, y))
            return
        painter.nine("nine/slip", *box)
        painter.nine("nine/log_head", box.x, box.y, box.w, HEAD)
        painter.text(self._words("table.log"), box.x + 12, box.y + 23, 17, "serif", PAPER, most=19)
        painter.sprite("mark_light/arrow", box.right - 30, box.y + 8, 18)
        with painter.clip(box.x + 2, box.y + HEAD + 1, box.w - 4, box.h - HEAD - 3):
            base = box.y + HEAD - self.top
            for number, row in enumerate(self.rows):
                if row.top + row.height > self.top and row.top < self.top + self._room():
                    self._draw_row(painter, number, row, base + row.top)

    def _draw_row(self, painter: Painter, number: int, row: Row, y: float) -> None:
        box, later = self.box, number >= self.present
        if row.entry.heading:
            ink = mix(BRICK, SLIP, 0.4) if later else BRICK
            across = painter.measure(row.lines[0], 14, "serif", most=16) + 16
            half = (box.w - 20 - across) / 2
            if len(row.lines) == 1:
                for x in (box.x + 10, box.right - 10 - half):
                    painter.line(x, y + 10, x + half, y + 10, alpha(INK, 0.15 if later else 0.3))
            for line, words in enumerate(row.lines):
                painter.text(words, box.centerx, y + 15 + LINE * line, 14, "serif", ink, "centre", box.w - 24, 16)
            return
        if number == self.present - 1:
            painter.nine("nine/log_now", box.x + 5, y - 3, box.w - 10, row.height)
        if number == self.row_hot:
            painter.rect(box.x + 5, y - 3, box.w - 10, row.height, alpha(BUTTER, 0.5), 3)
        if row.entry.actor != NOBODY:
            draw_crest(painter, self.crests[row.entry.actor], box.x + 19, y + 9, 8.5, flat=True)
            if later:
                painter.circle(box.x + 19, y + 9, 9.6, alpha(SLIP, 0.5))
        for line, words in enumerate(row.lines):
            strong = line < row.strong and not later
            ink = FADED if later else INK if strong else SMOKE
            base = y + 14 + self._leading(painter) * line
            face = "semi" if strong else "sans"
            painter.text(words, box.x + INDENT, base, 14.5, face, ink, max_width=box.w - INDENT - 8)
