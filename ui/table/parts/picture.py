"""The picture of a table, kept in two sheets: the ground that never changes and what lies on it now.

Over both come the few things that live: outlines, flights, halos, tooltips.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

import pygame

from rules.core.target import SEATS, Target
from ui.boards.view import BoardView, Shape, View
from ui.paint import Painter
from ui.table.motion.event_player import EventPlayer
from ui.table.motion.kept_picture import KeptPicture
from ui.table.parts.ledger import Ledger
from ui.table.parts.outlines import draw_focus, draw_hint, draw_outline, draw_stamp
from ui.table.parts.rehearsal import Rehearsal
from ui.table.parts.rivals_slip import draw_rivals
from ui.table.parts.seat_panels import draw_seats
from ui.table.parts.table_frame import TableFrame, frame, slips
from ui.widgets.screen_frame import draw_ground

UNLIT_KINDS = frozenset({"amount", "button"})
"""Lit things that carry their own sign: steppers and buttons."""

SETTLED: Final = 6
"""After so many pictures and its rehearsal a table has shown what it needs: what else was read ahead for it would lie
there for hours."""


class TablePicture:
    """Draws board, slips and tray of a view. `title` tints the ground."""

    def __init__(self, board: BoardView, title: str) -> None:
        self.board = board
        self.title = title
        self.frame: TableFrame = frame(1280, 800)
        self.ledger = Ledger(board, title)
        self.rehearsal = Rehearsal(board)
        self._ground = KeptPicture(in_parts=False)
        self._table = KeptPicture(in_parts=True)
        self.fresh = False
        """Was the table drawn anew for this frame?"""
        self._pictures = 0
        self._settled = False

    def arrange(self, painter: Painter, view: View, log_open: bool) -> None:
        """Lay everything out for this window and state."""
        placed = self.ledger.lay(self.board.table_frame(painter.width, painter.height, log_open, view), view)
        if placed != self.frame:
            if placed._replace(log=self.frame.log, above_log=self.frame.above_log) != self.frame:
                self._ground.touch()
            self.frame = placed
        with painter.board():
            self.board.arrange(self.frame, view, painter)
        self.board.shapes = {**self._heads(view), **self.board.shapes}
        self.touch()

    def _heads(self, view: View) -> dict[Target, Shape]:
        """Who sits there can be pointed at wherever a title tells about seats; what lies on a head lies over it."""
        if "seat" not in self.board.rules.kinds:
            return {}
        return {
            SEATS[seat]: Shape(slip.x + 4, slip.y + 4, slip.w - 8, self.frame.slip_head - 8, corner=4)
            for seat, slip in enumerate(slips(self.frame, len(view.names)))
            if SEATS[seat] not in self.board.shapes
        }

    def touch(self, ground: bool = False, everywhere: bool = False) -> None:
        """What lies on the table has changed, here and there or everywhere, or even the ground (another language)."""
        self._table.touch(everywhere)
        if ground:
            self._ground.touch()

    def draw(self, painter: Painter, view: View, bars: Callable[[Painter], None], own_tray: bool = True) -> None:
        """Both sheets; `bars` draws top bar, log and prompt on the upper one."""

        def lay(upper: Painter) -> None:
            self._ground.show(upper, lambda lower: self._lay_ground(lower, view))
            with upper.board():
                self.board.pieces(upper, view)
                draw_seats(upper, self.board, self.frame, view)
                if own_tray:
                    self.board.tray(upper, self.frame.tray, view)
                self.board.overlay(upper, view)
            self.ledger.draw(upper, view)
            draw_rivals(upper, self.board, self.frame, view, self.ledger.box.bottom)
            bars(upper)

        self.fresh = self._table.show(painter, lay)
        if self.fresh:
            self._pictures += 1
            self.rehearsal.seen(painter)
            if self._pictures >= SETTLED and self.rehearsal.over and not self._settled:
                self._settled = True
                painter.palette.sprites.drop_unclaimed()

    def _lay_ground(self, painter: Painter, view: View) -> None:
        draw_ground(painter, self.title)
        with painter.board():
            self.board.ground(painter, view)
        painter.nine("nine/tray", *self.frame.tray)

    # ------------------------------------------------------------ what lives
    def draw_lit(self, painter: Painter, view: View, breath: float, focus: Target | None) -> None:
        """Outlines of what can be clicked, what was picked, where the keys stand; then what must stay readable."""
        shapes = self.board.shapes
        quiet = self.board.quiet(view)
        for target in view.lit:
            shape = shapes.get(target)
            if shape is None or target.kind in UNLIT_KINDS or self.board.marks_itself(target, view):
                continue
            if target in (view.hot, focus):
                draw_outline(painter, shape, "legal_hot")
            elif target not in quiet:
                draw_outline(painter, shape, "legal_glow", breath)
                draw_outline(painter, shape, "legal")
        for target in view.picked:
            if target in shapes:
                draw_outline(painter, shapes[target], "chosen")
                draw_stamp(painter, shapes[target])
        with painter.board():
            self.board.badges(painter, view)
        if focus is not None and focus in shapes:
            draw_focus(painter, shapes[focus])

    def draw_concerned(self, painter: Painter, targets: Sequence[Target], seats: int) -> None:
        """A quiet frame around things that are spoken of."""
        places = slips(self.frame, seats) if targets else []
        for target in targets:
            shape = self.board.shapes.get(target)
            if shape is not None:
                draw_outline(painter, shape, "concerns")
            elif target.kind == "seat" and isinstance(target.key, int) and target.key < len(places):
                painter.nine("nine/concerns_card", *places[target.key])

    def draw_advised(self, painter: Painter, targets: Iterable[Target]) -> None:
        """The ring of a hint around what it would choose."""
        for target in targets:
            if target in self.board.shapes:
                draw_hint(painter, self.board.shapes[target])

    def draw_motion(self, painter: Painter, view: View, player: EventPlayer, now: float) -> None:
        """Halos and flights."""
        player.draw_halos(painter, now)
        player.draw_flights(painter, view, now)

    def holes(self, targets: Collection[Target], margin: float = 8) -> list[pygame.FRect]:
        """Rectangles around things that must stay bright under a veil."""
        shapes = self.board.shapes
        return [shapes[target].rect.inflate(2 * margin, 2 * margin) for target in targets if target in shapes]
