"""The points as things stand, category by category: over the log, where its column is high enough for both, or in the
room that a folded log leaves."""

from typing import Final, NamedTuple

import pygame

from rules.core.score import ScoreRow
from ui.boards.figures import draw_sign, figures_of
from ui.boards.view import BoardView, View
from ui.paint import Painter
from ui.say import MINUS
from ui.table.parts.table_frame import TableFrame
from ui.theme import INK, PAPER, SMOKE, alpha
from ui.widgets.small import draw_crest
from ui.widgets.tip import Tip
from ui.widgets.widget import Cover, Widget

HEAD: Final = 34.0
ROW: Final = 24.0
TOTAL: Final = 32.0
EDGE: Final = 10.0
SIGN: Final = 24.0
GAP: Final = 10.0
NARROW: Final = 220.0
STEPS: Final = {1: 44.0, 2: 44.0, 3: 38.0, 4: 34.0}
"""The width of a seat's column, by seats: the words of the categories need the rest."""
HIGH_COLUMN: Final = 700.0
"""A log in a lower column needs all of it."""
MOST_ROWS: Final = 11
"""Titles with more categories leave those out that brought least so far."""


class _Line(NamedTuple):
    """One category: by seat its points and how they came about."""

    cells: tuple[ScoreRow, ...]

    @property
    def weight(self) -> int:
        return sum(abs(cell.points) for cell in self.cells)


class Ledger:
    """Stands in no window that has not room for it; what it tells, the viewer knows."""

    def __init__(self, board: BoardView, title: str) -> None:
        self._board = board
        self._title = title
        self._lines: list[_Line] = []
        self.box = pygame.FRect(0, 0, 0, 0)

    @property
    def open(self) -> bool:
        """Is there room for it now?"""
        return self.box.h > 0

    def lay(self, frame: TableFrame, view: View) -> TableFrame:
        """Take the head of the log's column, if that leaves enough for the log; the frame as it is then."""
        self.box = pygame.FRect(0, 0, 0, 0)
        column = frame.log
        if frame.spare is not None:
            self._lines = self._told(view)
            self.box = pygame.FRect(frame.spare.x, frame.spare.y, frame.spare.w, self._height())
            return frame
        if frame.log_folded or frame.log_drawer or column.h < HIGH_COLUMN:
            return frame
        self._lines = self._told(view)
        high = self._height()
        self.box = pygame.FRect(column.x, column.y, column.w, high)
        return frame._replace(
            log=pygame.FRect(column.x, column.y + high + GAP, column.w, column.h - high - GAP), above_log=high + GAP
        )

    def _height(self) -> float:
        return HEAD + ROW * len(self._lines) + TOTAL + 6

    def _told(self, view: View) -> list[_Line]:
        sheets = self._board.scores(view)
        lines = [_Line(cells) for cells in zip(*(sheet.rows for sheet in sheets), strict=True)]
        heaviest = sorted(filter(lambda line: line.weight, lines), key=lambda line: -line.weight)[:MOST_ROWS]
        return [line for line in lines if line in heaviest]

    def widgets(self, view: View) -> list[Widget]:
        """Each category says, pointed at, how its numbers came about."""
        if not self.open:
            return []
        places = [
            pygame.FRect(self.box.x, self.box.y + HEAD + ROW * number + 3, self.box.w, ROW)
            for number in range(len(self._lines))
        ]
        tips = [
            Cover(f"points {number}", place, tip=self._tip(line, view))
            for number, (line, place) in enumerate(zip(self._lines, places, strict=True))
        ]
        return [Cover("points", self.box), *tips]

    def _tip(self, line: _Line, view: View) -> Tip:
        seats = [
            view.words("table.points.seat", name=name, n=cell.points, reason=view.speak(cell.reason))
            for name, cell in zip(view.names, line.cells, strict=True)
        ]
        return Tip(view.speak(line.cells[0].category), tuple(seats))

    # ------------------------------------------------------------ picture
    def draw(self, painter: Painter, view: View) -> None:
        """A slip with a head: a column for each seat, a row for each category, the sum."""
        if not self.open:
            return
        box = self.box
        step = STEPS[len(view.names)] if box.w >= NARROW else 32.0
        first = box.right - EDGE + 4 - step * len(view.names)
        painter.nine("nine/slip", *box)
        painter.nine("nine/log_head", box.x, box.y, box.w, HEAD)
        room = first - box.x - 14
        heading = view.words("table.points")
        if painter.measure(heading, 14, "serif", most=14) <= room:
            painter.text(heading, box.x + 12, box.y + 23, 17, "serif", PAPER, max_width=room, most=19)
        for seat, crest in enumerate(view.crests):
            draw_crest(painter, crest, first + step * (seat + 1) - 14, box.y + HEAD / 2, 11, flat=True)
        signs = figures_of(self._title).score_signs
        categories = [line.cells[0].category for line in self._lines]
        told = [view.speak(category) for category in categories]
        # Where one word has no room all signs stand alone, as beside the board; their tooltips say all.
        in_words = all(painter.measure(words, 14, most=15) <= first - box.x - EDGE - SIGN - 2 for words in told)
        for number, line in enumerate(self._lines):
            base = box.y + HEAD + 3 + ROW * (number + 0.5)
            draw_sign(painter, signs[categories[number].key], box.x + EDGE + SIGN / 2 - 2, base, 18)
            if in_words:
                painter.text(told[number], box.x + EDGE + SIGN + 2, base + 5, 14, most=15)
            for seat, cell in enumerate(line.cells):
                points = str(cell.points).replace("-", MINUS)
                ink = INK if cell.points else alpha(SMOKE, 0.6)
                painter.text(points, first + step * (seat + 1) - 6, base + 5, 15, "semi", ink, "right", most=16)
        self._draw_total(painter, view, first, step)

    def _draw_total(self, painter: Painter, view: View, first: float, step: float) -> None:
        box, top = self.box, self.box.bottom - TOTAL
        painter.line(box.x + EDGE, top, box.right - EDGE, top, alpha(INK, 0.4))
        heading = view.words("scores.count.so_far")
        if painter.measure(heading, 15, "serif", most=17) <= first - box.x - EDGE - 4:
            painter.text(heading, box.x + EDGE + 2, top + 21, 15, "serif", INK, most=17)
        for seat, sheet in enumerate(self._board.scores(view)):
            total = (self._board.tally(view, seat) or str(sheet.total)).replace("-", MINUS)
            painter.text(
                total, first + step * (seat + 1) - 6, top + 21, 16, "display", INK, "right", max_width=step - 4, most=17
            )
