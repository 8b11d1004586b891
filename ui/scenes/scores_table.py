"""The score by category, seat by seat, with how each number came about."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from rules.core.score import ScoreRow, ScoreSheet
from rules.core.target import Seat
from rules.core.text import Text
from ui import dress
from ui.boards.figures import Figures, draw_sign
from ui.paint import Painter
from ui.say import MINUS
from ui.scene import Scene
from ui.scenes.scores_story import Story
from ui.theme import BUTTER, GOLD, INK, JADE, PAPER, SMOKE, alpha, rgb
from ui.widgets.small import draw_crest
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

HEAD: Final = 92.0
FOOT: Final = 76.0
NOW: Final = rgb(0xF8E7B4)
TIGHT: Final = 46.0
"""Rows lower than this hold a single line: the reason stands beside its number."""

BESIDE: Final = 14.0


class Progress(NamedTuple):
    """How far a count has come: the category being counted, and how much of its numbers has run up."""

    counted: int
    share: float

    def points(self, row: ScoreRow, number: int) -> int:
        """What is shown of a category."""
        return row.points if number < self.counted else round(row.points * self.share)

    def total(self, sheet: ScoreSheet) -> int:
        """What a seat has so far."""
        return sum(self.points(row, number) for number, row in enumerate(sheet.rows[: self.counted + 1]))


class Cell(Widget):
    """A number of the sheet: there is nothing to do with it but to ask how it came about."""

    @property
    def focusable(self) -> bool:
        """Keys pass by."""
        return False

    def cursor(self) -> int:
        """Nothing to click."""
        return pygame.SYSTEM_CURSOR_ARROW


class ScoreTable:
    """A sheet with a column for each seat; the winner's is lit, the best of each row bears a blossom."""

    def __init__(self, scene: Scene, story: Story, figures: Figures) -> None:
        self._scene = scene
        self._story = story
        self._figures = figures
        self._progress: Progress | None = None

    @property
    def _winners(self) -> Sequence[Seat]:
        """Nobody before the count is over."""
        return self._story.winners if self._progress is None else ()

    def draw(self, painter: Painter, box: pygame.FRect, progress: Progress | None = None) -> None:
        """Paper, heads, rows, total; during a count what is still to come lies face down and nobody has won."""
        self._progress = progress
        rows = self._story.sheets[0].rows
        height, first, step, middles = self._places(box)
        painter.nine("nine/paper", *box)
        for seat in self._winners:
            painter.nine("nine/column", middles[seat] - step / 2, box.y + 4, step, box.h - 8)
        self._heads(painter, box, middles, step)
        for number, row in enumerate(rows):
            top = box.y + HEAD + number * height
            if number:
                painter.line(box.x + 14, top, box.right - 14, top, alpha(INK, 0.2))
            if progress is not None and number == progress.counted:
                painter.rect(box.x + 8, top + 2, box.w - 16, height - 3, NOW, 3)
                painter.rect(box.x + 8, top + 2, box.w - 16, height - 3, GOLD, 3, 1.8)
            self._name(painter, row.category, pygame.FRect(box.x + 16, top, first - 20, height))
            for seat, middle in enumerate(middles):
                self._cell(painter, number, seat, pygame.FRect(middle - step / 2, top, step, height))
        self._total(painter, box, middles, step)

    def _places(self, box: pygame.FRect) -> tuple[float, float, float, list[float]]:
        """How high a row is, how wide the names and a seat's column are, and the middles of the columns."""
        seats = len(self._story.sheets)
        height = (box.h - HEAD - FOOT) / len(self._story.sheets[0].rows)
        first = 250.0 if height < TIGHT and seats < 3 else 186.0 if box.w > 590 or seats < 4 else 168.0
        step = (box.w - first - 12) / seats
        return height, first, step, [box.x + first + step * (seat + 0.5) for seat in range(seats)]

    def cells(self, box: pygame.FRect) -> list["Cell"]:
        """What the pointer may rest on to read how a number came about."""
        height, _, step, middles = self._places(box)
        say, story = self._scene.services.say, self._story
        return [
            Cell(
                f"score {number} {seat}",
                pygame.FRect(middle - step / 2, box.y + HEAD + number * height, step, height),
                tip=Tip(
                    say(row.category), tuple(say(line, story.names, story.rules) for line in (row.reason, *row.parts))
                ),
            )
            for seat, middle in enumerate(middles)
            for number, row in enumerate(story.sheets[seat].rows)
        ]

    def _heads(self, painter: Painter, box: pygame.FRect, middles: list[float], step: float) -> None:
        for seat, (chair, middle) in enumerate(zip(self._story.chairs, middles, strict=True)):
            draw_crest(painter, chair.crest, middle, box.y + 34, 22)
            painter.text(chair.name, middle, box.y + 78, 19, "serif", INK, "centre", step - 8)
            if seat in self._winners:
                size = 34.0 if step > 120 else 28.0
                painter.sprite("seal/win", middle + min(48, step / 2 - 14), box.y + 31, size, centre=True)
        painter.line(box.x + 14, box.y + HEAD, box.right - 14, box.y + HEAD, INK, 1.4)

    def _name(self, painter: Painter, category: Text, cell: pygame.FRect) -> None:
        sign = self._figures.score_signs[category.key]
        size = min(30.0, cell.h - 8)
        draw_sign(painter, sign, cell.x + 19, cell.centery, size)
        words = self._scene.services.say(category)
        if cell.h < TIGHT:
            painter.text(words, cell.x + 40, cell.centery + 6, 16, "semi", INK, max_width=cell.w - 38, most=16)
            return
        lines = painter.wrap(words, cell.w - 46, 17, "semi", most=19)
        step = painter.leading(17, 19) * 0.86
        base = cell.centery + 6 - (len(lines) - 1) * step / 2
        for number, line in enumerate(lines):
            painter.text(line, cell.x + 46, base + number * step, 17, "semi", INK, max_width=cell.w - 44, most=19)

    def _cell(self, painter: Painter, number: int, seat: int, cell: pygame.FRect) -> None:
        row, progress = self._story.sheets[seat].rows[number], self._progress
        if progress is not None and number > progress.counted:
            _face_down(painter, cell)
            return
        reason = self._scene.services.say(row.reason, self._story.names, self._story.rules)
        shown = row.points if progress is None else progress.points(row, number)
        points = str(shown).replace("-", MINUS)
        ink = INK if shown else SMOKE
        marked = self._story.best(number) if progress is None or number < progress.counted else []
        best = seat in marked
        if cell.h < TIGHT:
            middle, base = cell.x + cell.w * 0.2, cell.centery + 6
            painter.text(points, middle + 12, base, 19, "display", ink, "right")
            if best:
                painter.sprite("mark/points", middle - 24, cell.centery, 15, centre=True)
            room = cell.right - middle - (34 if seat + 1 in marked else 22)
            _beside(painter, reason, middle + 20, pygame.FRect(cell.x, cell.y, room, cell.h))
            return
        base = cell.centery + 3
        across = painter.measure(points, 24, "display")
        painter.text(points, cell.centerx, base, 24, "display", ink, "centre")
        if best:
            painter.sprite("mark/points", cell.centerx + max(36, across / 2 + 16), base - 11, 17, centre=True)
        painter.text(reason, cell.centerx, base + 18, 14, "sans", SMOKE, "centre", cell.w - 6, 16)

    def _total(self, painter: Painter, box: pygame.FRect, middles: list[float], step: float) -> None:
        band = pygame.FRect(box.x + 1, box.bottom - FOOT, box.w - 2, FOOT - 1)
        painter.nine(dress.band(painter, self._story.rules.title), *band)
        painter.line(box.x, band.y, box.right, band.y, INK, 1.4)
        room = middles[0] - step / 2 - box.x - 24
        progress = self._progress
        key = "scores.total" if progress is None else "scores.count.so_far"
        painter.text(self._scene.words(key), box.x + 20, band.y + 47, 22, "serif", PAPER, max_width=room)
        for seat, middle in enumerate(middles):
            won = seat in self._winners
            sheet = self._story.sheets[seat]
            total = str(sheet.total if progress is None else progress.total(sheet)).replace("-", MINUS)
            painter.text(total, middle, band.y + 50, 38 if won else 32, "display", BUTTER if won else PAPER, "centre")


def _beside(painter: Painter, reason: str, x: float, cell: pygame.FRect) -> None:
    """How a number came about, in one line or two; a number with no room for it beside stands alone, and says it when
    it is pointed at."""
    lines = painter.wrap(reason, cell.w, BESIDE, most=BESIDE)
    step = painter.pixels(BESIDE, BESIDE) / painter.scale * 1.05
    narrow = any(painter.measure(line, BESIDE, most=BESIDE) > cell.w for line in lines)
    if narrow or (len(lines) > 1 and len(lines) * step > cell.h):
        return
    base = cell.centery + 5 - (len(lines) - 1) * step / 2
    for number, line in enumerate(lines):
        painter.text(line, x, base + number * step, BESIDE, "sans", SMOKE, max_width=cell.w, most=BESIDE)


def _face_down(painter: Painter, cell: pygame.FRect) -> None:
    """Not yet counted: a folded slip."""
    high = min(42.0, cell.h - 10)
    wide = min(72.0, cell.w - 12)
    x, y = cell.centerx - wide / 2, cell.centery - high / 2
    painter.rect(x + 1.5, y + 2, wide, high, alpha(INK, 0.3), 3)
    painter.rect(x, y, wide, high, JADE, 3)
    painter.rect(x, y, wide, high, INK, 3, 1.1)
    painter.stroke([(x + 1, y + 1), (x + wide / 2, y + high * 0.55), (x + wide - 1, y + 1)], alpha(PAPER, 0.6), 1)
