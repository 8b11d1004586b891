"""An act at the things it concerns: gold around them, the actor's crest, the way of what moved, floating amounts."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import pygame

from rules.core.amounts import Amount
from rules.core.target import Target
from ui.boards.view import BoardView, Shape, Tag, View
from ui.paint import Painter
from ui.table.parts.outlines import draw_outline
from ui.table.parts.table_frame import slips
from ui.table.parts.tags import draw_tag, grown, tag_width
from ui.table.session.acts import Act
from ui.theme import INK, PAPER, alpha, rgb
from ui.widgets.small import draw_crest

GILT: Final = rgb(0xE3B548)
COME, GO = 0.12, 0.3
RISE: Final = 22.0
FADE: Final = 0.2
FLOAT: Final = 26.0
PIN: Final = 10.0
PINNED: Final = 36.0
"""Smaller things would vanish under a crest."""
WIDEST_PINNED: Final = 200.0
MOST_ALIKE: Final = 4
OVER: Final = 22.0
"""So far an amount hangs over the edge of a slip."""
UNLIT: Final = frozenset({"seat", "supply", "bank"})
"""What nearly every act speaks of says nothing about this one."""
NEAR: Final = 44.0
"""A way shorter than this needs no line."""


class Float(NamedTuple):
    """An amount beside the number it changes."""

    tag: Tag
    box: pygame.FRect


class ActStage:
    """Shows the act of the moment. `stays` is how long its amounts float; None: until the next act."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self.act: Act | None = None
        self._begun = 0.0
        self._stays: float | None = 0.0
        self._ends: float | None = None

    # ------------------------------------------------------------ time
    def begin(self, act: Act, now: float, stays: float | None) -> None:
        """Another act is shown from now on; its gold goes with the next one."""
        self.act, self._begun, self._stays, self._ends = act, now, stays, None

    def end_by(self, time: float) -> None:
        """No other act will follow this one: its gold goes by itself."""
        if self._ends is None:
            self._ends = time

    def clear(self) -> None:
        """Nothing is shown, as after an undo."""
        self.act = None

    def drop_floats(self) -> None:
        """A click: the amounts were read."""
        self._stays = 0.0

    def moving(self, now: float) -> bool:
        """Does anything fade or rise?"""
        if self.act is None:
            return False
        if self._ends is not None:
            over = max(self._ends + GO, self._begun + (self._stays or 0.0) + FADE)
            if now >= over:
                self.act = None
                return False
            return True
        return now - self._begun < (1.0 if self._stays is None else self._stays + FADE) + COME

    # ------------------------------------------------------------ picture
    def draw(self, painter: Painter, view: View, now: float, still: bool) -> None:
        """Gold, ways, crests, amounts; `still` without motion."""
        if self.act is None:
            return
        frame = self._board.frame
        light = 1.0 if still else min(1.0, (now - self._begun) / COME)
        if self._ends is not None:
            light = min(light, max(0.0, 1.0 - (now - self._ends) / GO))
        if light > 0:
            for start, end in self._ways(view):
                draw_way(painter, start, end)
            for shape in self._shapes(view):
                draw_acted(painter, shape, light)
                if shape.w >= PINNED and frame is not None and frame.board.colliderect(shape.rect):
                    draw_pin(painter, view.crests[self.act.seat], shape)
        self._draw_floats(painter, view, now, still)

    def _draw_floats(self, painter: Painter, view: View, now: float, still: bool) -> None:
        passed = now - self._begun
        fading = 0.0 if self._stays is None else passed - self._stays
        if fading >= (0 if still else FADE):
            return
        share = 1.0 if still or self._stays is None else min(1.0, passed / max(0.01, self._stays))
        sunk = 0.0 if still else RISE * (1 - share)
        for tag, box in self.floats(painter, view):
            draw_tag(painter, tag, box.x, box.y + sunk, box.h)

    def floats(self, painter: Painter, view: View) -> list[Float]:
        """The amounts at their places; none hides another."""
        if self.act is None or self._board.frame is None:
            return []
        high = grown(painter, FLOAT)
        found: list[Float] = []
        for amount in self.act.amounts:
            shape = self._board.number_at(amount, view)
            if shape is not None:
                tag = self._board.tag(amount.what, amount.number, view.words)
                right, top = self._below(shape, amount, view)
                across = tag_width(painter, tag, high)
                box = pygame.FRect(right - across, top, across, high)
                while any(box.colliderect(other.box) for other in found):
                    box.x -= 6
                found.append(Float(tag, box))
        return found

    def _below(self, shape: Shape, amount: Amount, view: View) -> tuple[float, float]:
        """The upper right corner of an amount: under its number, over the outer edge of the slip where that is near."""
        frame = self._board.frame
        assert frame is not None
        slip = slips(frame, len(view.names))[amount.seat]
        right, bottom = shape.x + shape.w, shape.y + shape.h
        if not slip.colliderect(shape.rect):
            return right, bottom - 12
        # The names at the left end of a row must stay readable: only a small thing has its amount right below it.
        narrow = shape.w < slip.w * 0.4 and right < slip.right - 40
        return right + 4 if narrow else slip.right + OVER, bottom + 2

    def _shapes(self, view: View) -> Iterator[Shape]:
        """Where the things lie that the act concerns; the viewer's own goods only where they change themselves."""
        assert self.act is not None
        frame = self._board.frame
        mine = [
            each for amount in self.act.amounts if amount.seat == view.viewer for each in (amount.what, amount.place)
        ]
        for target in self.act.targets():
            shape = self._board.lies_at(target, view)
            if shape is None or frame is None or target.kind in UNLIT:
                continue
            if target not in mine and frame.tray.colliderect(shape.rect):
                continue
            yield shape

    def _ways(self, view: View) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
        """From where to where pieces went on the board."""
        assert self.act is not None
        frame = self._board.frame
        for shift in self.act.shifts:
            source = self._board.place(shift.source, shift.what, view)
            to = self._board.place(shift.to, shift.what, view)
            if frame is None or source is None or to is None:
                continue
            inside = frame.board.collidepoint(source.centre) and frame.board.collidepoint(to.centre)
            if inside and math.dist(source.centre, to.centre) > NEAR:
                yield source.centre, to.centre


def draw_acted(painter: Painter, shape: Shape, light: float = 1.0) -> None:
    """Gold on ink around a thing, with light about it."""
    draw_outline(painter, shape, "changed", light)
    x, y, w, h = shape.x - 3, shape.y - 3, shape.w + 6, shape.h + 6
    if shape.round:
        painter.circle(*shape.centre, w / 2, alpha(INK, light), 5)
        painter.circle(*shape.centre, w / 2, alpha(GILT, light), 3.4)
        return
    painter.rect(x - 1, y - 1, w + 2, h + 2, alpha(INK, light), 6, 5)
    painter.rect(x, y, w, h, alpha(GILT, light), 5, 3.4)


def draw_pin(painter: Painter, crest: int, shape: Shape, radius: float = PIN) -> None:
    """Whose doing this is: a crest stuck to the upper right corner of a thing."""
    x, y = shape.x + shape.w - 1, shape.y + 1
    if shape.round:
        x, y = shape.centre[0] + shape.w * 0.36, shape.centre[1] - shape.w * 0.36

    def draw(inner: Painter) -> None:
        inner.circle(x, y, radius + 2, PAPER)
        inner.circle(x, y, radius + 2, INK, 1)
        draw_crest(inner, crest, x, y, radius, flat=True)

    reach = radius + 3
    painter.layer(("pin", crest), x - reach, y - reach, 2 * reach, 2 * reach, draw)


def draw_way(painter: Painter, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A dashed gold arc from where a piece came."""
    (x0, y0), (x1, y1) = start, end
    bend = min(30.0, math.dist(start, end) / 4)
    points = [(x0 + (x1 - x0) * t / 16, y0 + (y1 - y0) * t / 16 - bend * math.sin(math.pi * t / 16)) for t in range(17)]
    for colour, width in ((INK, 4.4), (GILT, 2.6)):
        for step in range(0, 16, 2):
            painter.stroke(points[step : step + 2], colour, width)


def draw_pins(painter: Painter, board: BoardView, crests: Mapping[Target, int]) -> None:
    """Small crests on all that others changed on the board, one for each thing."""
    shown = {target: shape for target in crests if (shape := _bears_pin(board, target)) is not None}
    alike = Counter((target.kind, crests[target]) for target in shown)
    pins: dict[object, tuple[Shape, int]] = {}
    for target, shape in shown.items():
        kind = target.kind, crests[target]
        # Many of a kind by one hand: a whole row moved up, and its first says so.
        if alike[kind] <= MOST_ALIKE:
            pins[shape] = shape, crests[target]
        else:
            pins.setdefault(kind, (shape, crests[target]))
    for shape, crest in pins.values():
        draw_pin(painter, crest, shape, 9.5)


def _bears_pin(board: BoardView, target: Target) -> Shape | None:
    shape = board.shapes.get(target)
    if shape is None or board.frame is None or target.kind in UNLIT or not PINNED <= shape.w <= WIDEST_PINNED:
        return None
    return shape if board.frame.board.contains(shape.rect) else None
