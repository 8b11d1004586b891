"""A card or tile enlarged while the right button or a key is held: its picture, its full text, what it means now."""

from collections.abc import Sequence
from typing import Any, Final

import pygame

from rules.core.rules import Rules
from rules.core.target import Target
from ui.boards.view import BoardView, Shape, View
from ui.lens import Lens
from ui.paint import Painter
from ui.table.parts.seat_panels import draw_seats
from ui.table.parts.table_frame import TableFrame
from ui.table.parts.tooltips import Row, Tooltip, beside, tongue, tooltip, weights_of
from ui.theme import BUTTER, FOAM, NIGHT, PAPER, alpha

OPENS: Final = 0.12
GROWS: Final = 0.16
LONG: Final = 0.4
"""A key held so long closes what it opened when it is let go; one that was struck leaves it open."""
ART: Final = (230.0, 184.0)
LEAST_TIMES, MOST_TIMES = 1.2, 4.0
"""Things that would hardly grow have no picture, only words."""
WORDS: Final = 290.0
WIDEST: Final = 560.0
PAD: Final = 16.0


class Enlarged:
    """What is held large; `by_key` it stays until the key is struck again, by the button until that is let go."""

    def __init__(self, rules: Rules[Any], board: BoardView) -> None:
        self._rules = rules
        self._board = board
        self.target: Target | None = None
        self.by_key = False
        self._since = 0.0
        self._art: tuple[object, pygame.Surface] | None = None

    # ------------------------------------------------------------ time
    def hold(self, target: Target, now: float, by_key: bool = False) -> None:
        """The button went down on a thing, or a key was struck for it."""
        self.target, self.by_key = target, by_key
        self._since = now - OPENS if by_key else now

    def times(self) -> float:
        """How many times as large as it lies the thing is shown; 1: it has no picture of its own."""
        shape = None if self.target is None else self._board.shapes.get(self.target)
        return 1.0 if shape is None else _times(shape)

    def let_go(self) -> bool:
        """True if there was anything."""
        was, self.target, self._art = self.target is not None, None, None
        return was

    def opened(self, now: float) -> bool:
        """Is it in sight? A shorter press means something else."""
        return self.target is not None and now >= self._since + OPENS - 1e-9

    def held_long(self, now: float) -> bool:
        """Was its key held, not only struck?"""
        return self.target is not None and now > self._since + OPENS + LONG

    def growing(self, now: float) -> bool:
        """Is it still to open or to grow?"""
        return self.target is not None and now < self._since + OPENS + GROWS

    # ------------------------------------------------------------ picture
    def draw(self, painter: Painter, view: View, clear: Sequence[pygame.FRect], now: float, still: bool) -> None:
        """The slip beside the thing, once it is open; it grows out of the thing unless nothing moves."""
        if self.target is None or not self.opened(now):
            return
        shape = self._board.shapes.get(self.target)
        tip = None if shape is None else tooltip(self._rules, self._board, view, self.target)
        if shape is None or tip is None or self._board.frame is None:
            return
        art = self._picture(painter, view, shape, self._board.frame)
        wide, high = (0.0, 0.0) if art is None else (art.get_width() / painter.scale, art.get_height() / painter.scale)
        rows, across = _laid(painter, tip, WORDS if art is not None else WIDEST - 2 * PAD, wide)
        text_high = 62.0 + sum(painter.leading(15) for _ in rows)
        box, spot = beside(
            painter,
            shape,
            across + 2 * PAD + (wide + 18 if wide else 0.0),
            max(high + 2 * PAD, text_high),
            weights_of(self._board.shapes, view.lit, clear),
        )
        share = 1.0 if still else min(1.0, (now - self._since - OPENS) / GROWS)
        if share < 1.0 and art is not None:
            _grow(painter, art, shape, box, share)
            return
        painter.nine("nine/tooltip", *box)
        painter.polygon(tongue(box, *spot), NIGHT)
        if art is not None:
            painter.surface.blit(art, painter.spot(box.x + PAD, box.y + PAD))
        self._words(painter, tip, rows, pygame.FRect(box.right - PAD - across, box.y, across, box.h))

    def _words(self, painter: Painter, tip: Tooltip, rows: Sequence[Row], room: pygame.FRect) -> None:
        painter.text(tip.title, room.x, room.y + 34, 22, "serif", BUTTER, max_width=room.w)
        painter.line(room.x, room.y + 44, room.right, room.y + 44, alpha(PAPER, 0.3))
        y = room.y + 48
        for row in rows:
            y += painter.leading(15)
            painter.text(row.words, room.x, y - 3, 15, row.face, row.colour if row.colour != PAPER else FOAM)

    def _picture(self, painter: Painter, view: View, shape: Shape, frame: TableFrame) -> pygame.Surface | None:
        """The thing as it lies there, drawn anew as large as it may be; None: it is large already."""
        times = _times(shape)
        if times == 1.0:
            return None
        held = (self.target, painter.scale, id(view.state), painter.strong_seats, painter.colour_aids)
        if self._art is None or self._art[0] != held:
            lens = Lens(painter, shape.rect, times, shape.w / 2 if shape.round else shape.corner)
            if frame.tray.colliderect(shape.rect):
                self._board.tray(lens, frame.tray, view)
            elif frame.seats.colliderect(shape.rect):
                draw_seats(lens, self._board, frame, view)
            elif frame.prompt.colliderect(shape.rect):
                self._board.draw_chips(lens, view)
            else:
                self._board.ground(lens, view)
                self._board.pieces(lens, view)
                self._board.overlay(lens, view)
            self._art = (held, lens.surface)
        return self._art[1]


def _times(shape: Shape) -> float:
    times = min(ART[0] / shape.w, ART[1] / shape.h, MOST_TIMES)
    return times if times >= LEAST_TIMES else 1.0


def _laid(painter: Painter, tip: Tooltip, room: float, picture: float) -> tuple[list[Row], float]:
    """The lines, and how wide they are: larger letters get a wider slip."""
    grown = min(room * painter.text_size / 100, WIDEST - 2 * PAD - (picture + 18 if picture else 0.0))
    rows = [row._replace(words=part) for row in tip.rows for part in painter.wrap(row.words, grown, 15, row.face)]
    widths = [painter.measure(row.words, 15, row.face) for row in rows]
    return rows, min(grown, max([painter.measure(tip.title, 22, "serif"), *widths]))


def _grow(painter: Painter, art: pygame.Surface, shape: Shape, box: pygame.FRect, share: float) -> None:
    """The picture on its way from the thing to its place in the slip."""
    wide, high = art.get_width() / painter.scale, art.get_height() / painter.scale
    w, h = shape.w + (wide - shape.w) * share, shape.h + (high - shape.h) * share
    x = shape.x + (box.x + PAD - shape.x) * share
    y = shape.y + (box.y + PAD - shape.y) * share
    bound = painter.bound(x, y, w, h)
    painter.surface.blit(pygame.transform.scale(art, bound.size), bound.topleft)
