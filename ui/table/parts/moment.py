"""A moment on a scroll over the veiled board: heading, a row for each seat, what comes of it, what it means for you."""

from collections.abc import Callable
from typing import Final

import pygame

from rules.core.amounts import Amount
from rules.core.moment import Count, Moment, Row
from rules.core.target import NOBODY, Target
from rules.core.text import Text
from ui.boards.view import BoardView, View
from ui.paint import Painter
from ui.say import Number
from ui.table.parts.tags import LOSS_INK, draw_tag, tag_width
from ui.theme import BRICK, GOLD, INK, NIGHT, SMOKE, VERMILION, Colour, alpha, rgb
from ui.widgets.small import draw_crest
from ui.widgets.widget import Widget

WIDEST, LEAST = 738.0, 596.0
SIDE: Final = 32.0
VEIL: Final = 0.45
MINE: Final = rgb(0xF8DFA2)
ROW: Final = 34.0
LARGE_ROW: Final = 44.0
HEAD, STEP, RESULT = 0.3, 0.25, 0.2
"""Seconds in which the head, each row, the result come."""
EDGE: Final = 16.0
"""How high the foot of the scroll is, and no less than its shadow reaches."""
NAME: Final = 150.0
MANY: Final = 4
"""More things than this are told by a number."""
NONE: Final = "–"


class MomentScroll(Widget):
    """One moment; a click first lets all of it appear, then goes on."""

    def __init__(self, moment: Moment, board: BoardView, begun: float, go_on: Callable[[], None]) -> None:
        super().__init__("moment", pygame.FRect(0, 0, 0, 0))
        self.moment = moment
        self._board = board
        self._begun = begun
        self._go_on = go_on
        self.folded = False

    @property
    def focusable(self) -> bool:
        """The button of the bar is for keys."""
        return False

    def release(self, x: float, y: float, inside: bool) -> None:
        """A click anywhere on it."""
        if inside:
            self._go_on()

    # ------------------------------------------------------------ time
    def whole_after(self) -> float:
        """Seconds until all of it has come."""
        return HEAD + STEP * len(self.moment.rows) + RESULT * 2

    def unrolling(self, now: float) -> bool:
        """Is a part of it still to come?"""
        return now - self._begun < self.whole_after()

    def finish(self, now: float) -> None:
        """All of it at once."""
        self._begun = min(self._begun, now - self.whole_after())

    # ------------------------------------------------------------ places
    def place(self, painter: Painter, view: View, board: pygame.FRect) -> None:
        """Its foot just above the lower edge of the board."""
        across = min(WIDEST, board.w - 24)
        high = min(self._height(painter, view, across), board.h - 16)
        self.box = pygame.FRect(board.centerx - across / 2, board.bottom - 8 - high, across, high)

    def _row_high(self, painter: Painter) -> float:
        return LARGE_ROW if painter.text_size > 130 else ROW

    def _narrow(self, painter: Painter, view: View, across: float) -> bool:
        """Must the aside go under the heading?"""
        room = across - 2 * SIDE - 70
        heading = painter.measure(view.speak(self.moment.heading), 28, "serif")
        aside = view.speak(self.moment.aside) if self.moment.aside is not None else ""
        return bool(aside) and heading + 24 + painter.measure(aside, 15, most=18) > room

    def _height(self, painter: Painter, view: View, across: float) -> float:
        moment = self.moment
        high = 84.0 + (20 if self._narrow(painter, view, across) else 0) + (24 if moment.columns else 0)
        high += self._row_high(painter) * len(moment.rows)
        room = across - 2 * SIDE
        if moment.result is not None:
            high += 20 + painter.leading(18, 22) * len(painter.wrap(view.speak(moment.result), room, 18, "serif", 22))
        if moment.terms:
            high += 36
        if moment.consequence is not None:
            high += 24
        return high

    # ------------------------------------------------------------ picture
    def draw_moment(self, painter: Painter, view: View, room: pygame.FRect, now: float, still: bool) -> None:
        """The veil over the board, then as much of the scroll as has come."""
        if self.folded:
            return
        passed = self.whole_after() if still else now - self._begun
        self._veil(painter, room)
        box = self.box
        if passed < HEAD:
            self._unroll(painter, max(0.25, passed / HEAD))
            return
        painter.nine("nine/scroll", *box)
        y = self._head(painter, view)
        for number, row in enumerate(self.moment.rows):
            if passed >= HEAD + STEP * number:
                sealed = passed >= HEAD + STEP * len(self.moment.rows)
                self._row(painter, view, row, y, sealed)
            y += self._row_high(painter)
        if passed >= self.whole_after() - RESULT:
            self._foot(painter, view, y)

    def _unroll(self, painter: Painter, share: float) -> None:
        """The scroll comes up from its foot. Its head moves over the foot that stays: a scroll made for each height on
        the way would cost more than all that is drawn besides."""
        box = self.box
        top, foot = box.bottom - box.h * share, box.bottom - EDGE
        left, across = box.x - EDGE, box.w + 2 * EDGE
        with painter.clip(left, top - EDGE, across, foot - top + EDGE):
            painter.nine("nine/scroll", box.x, top, box.w, box.h)
        with painter.clip(left, foot, across, 2 * EDGE):
            painter.nine("nine/scroll", *box)

    def _veil(self, painter: Painter, board: pygame.FRect) -> None:
        """Over the board only; where the thing of the moment came from stays clear."""
        origin = self._board.shapes.get(self.moment.origin) if self.moment.origin is not None else None
        dark = alpha(NIGHT, VEIL)
        if origin is None:
            painter.rect(board.x, board.y, board.w, board.h, dark, 4)
            return
        hole = origin.rect.inflate(20, 16).clip(board)
        painter.rect(board.x, board.y, board.w, hole.y - board.y, dark)
        painter.rect(board.x, hole.bottom, board.w, board.bottom - hole.bottom, dark)
        painter.rect(board.x, hole.y, hole.x - board.x, hole.h, dark)
        painter.rect(hole.right, hole.y, board.right - hole.right, hole.h, dark)
        painter.rect(hole.x, hole.y, hole.w, hole.h, GOLD, 5, 2.4)

    def _head(self, painter: Painter, view: View) -> float:
        """Emblem or seal, heading, aside; returns where the rows begin."""
        moment, box = self.moment, self.box
        x, right = box.x + SIDE, box.right - SIDE
        if moment.emblem is not None:
            painter.sprite(self._board.emblem(moment.emblem), x + 26, box.y + 38, h=54, centre=True)
        else:
            draw_seal(painter, moment.seal, x, box.y + 20, 38)
        x += 66 if moment.emblem is not None else 52
        aside = view.speak(moment.aside) if moment.aside is not None else ""
        narrow = self._narrow(painter, view, box.w)
        beside = 0.0 if narrow or not aside else painter.measure(aside, 15, most=18) + 20
        painter.text(view.speak(moment.heading), x, box.y + 46, 28, "serif", BRICK, max_width=right - x - beside)
        if narrow:
            painter.text(aside, x, box.y + 68, 15, "sans", SMOKE, max_width=right - x, most=18)
        else:
            painter.text(aside, right, box.y + 44, 15, "sans", SMOKE, "right", most=18)
        y = box.y + (88 if narrow else 68)
        painter.line(box.x + SIDE, y, right, y, alpha(INK, 0.35))
        if moment.columns:
            for words, middle in zip(moment.columns, self._middles(), strict=True):
                painter.text(view.speak(words), middle, y + 18, 14, "sans", SMOKE, "centre", self._column() - 6, 16)
            if moment.total is not None:
                painter.text(view.speak(moment.total), right - 46, y + 18, 14, "sans", SMOKE, "right", 120, 16)
            y += 24
        return y

    def _column(self) -> float:
        taken = 170.0 if self.moment.total is not None or any(row.note for row in self.moment.rows) else 50.0
        return (self.box.w - 2 * SIDE - NAME - taken) / max(1, len(self.moment.columns))

    def _middles(self) -> list[float]:
        left, step = self.box.x + SIDE + NAME, self._column()
        return [left + step * (number + 0.5) for number in range(len(self.moment.columns))]

    def _row(self, painter: Painter, view: View, row: Row, y: float, sealed: bool) -> None:
        """The viewer's lies on butter, the one the moment falls on is framed and sealed."""
        left, right, high = self.box.x + SIDE, self.box.right - SIDE, self._row_high(painter)
        middle = y + high / 2
        if row.seat == view.viewer:
            painter.rect(left - 6, y + 2, right - left + 12, high - 3, MINE, 3)
        if row.hit and sealed:
            painter.rect(left - 6, y + 2, right - left + 12, high - 3, VERMILION, 3, 1.8)
            draw_seal(painter, self.moment.seal, right - 30, middle - 12.5, 25)
        if row.seat != NOBODY:
            draw_crest(painter, view.crests[row.seat], left + 12, middle, 10.5, flat=True)
        painter.text(self._name(view, row), left + 30, middle + 6, 17, "semi", INK, max_width=NAME - 24, most=20)
        for cell, centre in zip(row.cells, self._middles(), strict=True):
            self._cell(painter, view, cell, centre, middle)
        ink = BRICK if row.hit else INK
        if row.total is not None:
            painter.text(str(Number(row.total)), right - 44, middle + 7, 20, "display", ink, "right", most=22)
        if row.note is not None:
            ink = BRICK if row.hit else SMOKE
            painter.text(view.speak(row.note), right - 44, middle + 6, 15, "semi", ink, "right", 130, 18)

    def _name(self, view: View, row: Row) -> str:
        if row.name is not None:
            return view.speak(row.name)
        name = view.names[row.seat]
        return view.words("table.moment.you", name=name) if row.seat == view.viewer else name

    def _cell(self, painter: Painter, view: View, cell: Count | Text, centre: float, middle: float) -> None:
        if isinstance(cell, Text):
            words = view.speak(cell)
            painter.text(words, centre, middle + 6, 18, "display", INK, "centre", self._column() - 6, 20)
            return
        if not cell.number:
            painter.text(NONE, centre, middle + 6, 18, "display", SMOKE, "centre")
            return
        sprite = self._sign(cell.what)
        if sprite and not cell.signed and cell.number <= MANY and cell.what is not None and cell.what.kind in COUNTED:
            for number in range(cell.number):
                x = centre + (number - (cell.number - 1) / 2) * 24
                painter.sprite(sprite, x, middle, h=21, centre=True)
            return
        label, ink = self._label(view, cell)
        across = painter.measure(label, 18, "display", 20) + (26 if sprite else 0)
        wide = painter.text(label, centre - across / 2, middle + 6, 18, "display", ink, most=20)
        if sprite:
            painter.sprite(sprite, centre - across / 2 + wide + 15, middle, h=20, centre=True)

    def _label(self, view: View, cell: Count) -> tuple[str, Colour]:
        if cell.what is None:
            return str(Number(cell.number)), INK
        tag = self._board.tag(cell.what, cell.number, view.words)
        ink = LOSS_INK if cell.signed and cell.number < 0 else INK
        return tag.label if cell.signed else tag.label.lstrip("+"), ink

    def _sign(self, what: Target | None) -> str:
        return self._board.sign(what) if what is not None else ""

    def _foot(self, painter: Painter, view: View, y: float) -> None:
        """What comes of it, the terms, then what it means for the one who looks."""
        moment = self.moment
        left, right = self.box.x + SIDE, self.box.right - SIDE
        painter.line(left, y + 6, right, y + 6, alpha(INK, 0.35))
        y += 8
        if moment.result is not None:
            end = painter.paragraph(view.speak(moment.result), left, y + 22, right - left, 18, "serif", INK, most=22)
            y = end - 10
        if moment.terms:
            self._terms(painter, view, left, y, right)
            y += 34
        if moment.consequence is not None:
            words = view.speak(moment.consequence)
            painter.text(words, left, y + 17, 15, "semi", BRICK, max_width=right - left, most=18)

    def _terms(self, painter: Painter, view: View, x: float, y: float, right: float) -> None:
        """As many as fit: the log tells all of them."""
        for term in self.moment.terms:
            if isinstance(term, Amount):
                tag = self._board.tag(term.what, term.number, view.words)
                if x + tag_width(painter, tag, 27) > right:
                    return
                x += draw_tag(painter, tag, x, y, 27) + 8
            else:
                words = view.speak(term)
                if x + painter.measure(words, 15, most=16) + 90 > right:
                    return
                x += painter.text(words, x, y + 19, 15, "sans", SMOKE, most=16) + 8


COUNTED: Final = frozenset({"token", "good"})
"""What lies in small numbers is shown one by one."""


def draw_seal(painter: Painter, name: str, x: float, y: float, size: float) -> None:
    """A seal by its name."""
    painter.sprite(f"seal/{name}", x, y, size)
