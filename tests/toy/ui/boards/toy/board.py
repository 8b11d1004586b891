"""The table of Pebbles."""

from typing import Any, Final

import pygame

from rules.core.target import Seat, Target
from rules.toy.components import TOKENS
from rules.toy.places import BAG, BEACH, ROW, TIDE, TOKEN, pebble
from rules.toy.reckoning.worth import worth
from ui.boards.toy import seat as slip_view
from ui.boards.toy import tray as tray_view
from ui.boards.toy.layout import BoardLayout, lay_out
from ui.boards.toy.parts.pebble import draw_count, draw_thing
from ui.boards.view import BoardView, Shape, View
from ui.paint import Painter
from ui.table.parts.table_frame import TableFrame, slip_body, slips
from ui.theme import INK


class ToyBoard(BoardView):
    """Row, bag, tide and beach, drawn with what the house has."""

    title = "toy"

    def __init__(self, rules: Any) -> None:
        super().__init__(rules)
        self.lay: BoardLayout | None = None

    # ------------------------------------------------------------ places
    def arrange(self, frame: TableFrame, view: View, painter: Painter) -> None:
        self.frame = frame
        lay = self.lay = lay_out(frame.board)
        state = view.state
        self.shapes = {ROW: Shape.of(lay.row.inflate(12, 12)), BAG: lay.bag}
        for place, each in enumerate(state.row):
            self.shapes[pebble(each)] = lay.in_row(place, len(state.row))
        if state.modules:
            self.shapes |= {TIDE: lay.tide, BEACH: Shape.of(lay.beach.inflate(12, 12))}
            self.shapes |= {TOKEN[token]: lay.on_beach(token) for token in range(len(TOKENS)) if state.beach[token]}
        for seat, slip in enumerate(slips(frame, state.seats)):
            self.shapes |= slip_view.shapes(seat, slip_body(slip), view)
        self.shapes |= tray_view.shapes(frame.tray, view)

    def place(self, place: Target, what: Target, view: View) -> Shape | None:
        if place.kind == "hand" and place.key == view.viewer and what in self.shapes:
            return self.shapes[what]
        return self.shapes.get(place)

    # ------------------------------------------------------------ picture
    def ground(self, painter: Painter, view: View) -> None:
        if self.lay is None or self.frame is None:
            return
        painter.nine("nine/sheet", *self.frame.board)
        heads = [("row", self.lay.row.x, self.lay.row.w)]
        if view.state.modules:
            heads += [("tide", self.lay.tide.x, 90.0), ("beach", self.lay.beach.x, self.lay.beach.w)]
        for name, x, width in heads:
            y = self.lay.row.y if name == "row" else self.lay.tide.y
            painter.text(view.words(f"toy.board.{name}"), x, y - 12, 16, "serif", INK, max_width=width, most=18)

    def pieces(self, painter: Painter, view: View) -> None:
        state = view.state
        self._heap(painter, BAG, "mark/bag", len(state.bag))
        if state.modules:
            self._heap(painter, TIDE, "mark/repeat", sum(state.tide))
        on_board = [*map(pebble, state.row), *(TOKEN[token] for token in range(len(TOKENS)) if state.beach[token])]
        for target in on_board:
            if target in self.shapes and target not in view.hidden:
                draw_thing(painter, target, *self.shapes[target].centre)

    def _heap(self, painter: Painter, place: Target, sprite: str, count: int) -> None:
        x, y = self.shapes[place].centre
        painter.sprite("disc/paper", x, y, 60, centre=True)
        painter.sprite(sprite, x, y - 9, 26, centre=True)
        draw_count(painter, count, x, y + 15)

    def seat(self, painter: Painter, seat: Seat, room: pygame.FRect, view: View) -> None:
        slip_view.draw(painter, seat, room, view)

    def tray(self, painter: Painter, room: pygame.FRect, view: View) -> None:
        tray_view.draw(painter, room, view)

    def piece(self, painter: Painter, what: Target, x: float, y: float, view: View) -> None:
        draw_thing(painter, what, x, y)

    # ------------------------------------------------------------ words of the frame
    def facts(self, view: View) -> list[tuple[str, str]]:
        return [("mark/bag", str(len(view.state.bag)))]

    def standing(self, view: View, seat: Seat) -> tuple[str, int]:
        return "mark/points", worth(view.state.open[seat])


BOARD: Final = ToyBoard
