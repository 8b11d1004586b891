"""What everybody saw the others gain and give in their last turns, where a window has room to spare: in the column of a
folded log one below the other, in a band over the tray side by side."""

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from rules.core.amounts import Amount
from rules.core.target import Seat
from ui.boards.view import BoardView, View
from ui.paint import Painter
from ui.table.parts.ledger import GAP, HEAD
from ui.table.parts.table_frame import TableFrame
from ui.table.parts.tags import draw_tags
from ui.theme import INK, PAPER, SMOKE, alpha
from ui.widgets.small import draw_crest

EDGE: Final = 10.0
NAME: Final = 30.0
TURN: Final = 46.0
TAG: Final = 22.0

Turns = Sequence[tuple[int, Sequence[Amount]]]


def draw_rivals(painter: Painter, board: BoardView, frame: TableFrame, view: View, top: float) -> None:
    """Each rival with as many of its turns as there is room for; a column begins below `top`."""
    if frame.spare is None and frame.band is None:
        return
    told = {seat: view.memory(seat) for seat in range(len(view.names)) if seat != view.viewer}
    if frame.spare is not None:
        room = pygame.FRect(frame.spare.x, top + GAP, frame.spare.w, frame.spare.bottom - top - GAP)
        _draw_column(painter, board, room, view, told)
    if frame.band is not None and any(told.values()):
        _draw_band(painter, board, frame.band, view, told)


def _draw_column(
    painter: Painter, board: BoardView, room: pygame.FRect, view: View, told: Mapping[Seat, Turns]
) -> None:
    most = max((len(turns) for turns in told.values()), default=0)
    while most and _height(told, most) > room.h:
        most -= 1
    if not most:
        return
    box = pygame.FRect(room.x, room.y, room.w, _height(told, most))
    painter.nine("nine/slip", *box)
    painter.nine("nine/log_head", box.x, box.y, box.w, HEAD)
    heading = view.words("table.memory")
    painter.text(heading, box.x + 12, box.y + 23, 17, "serif", PAPER, max_width=box.w - 24, most=19)
    y = box.y + HEAD
    for seat, turns in told.items():
        y = _draw_rival(painter, board, pygame.FRect(box.x, y, box.w, 0), view, seat, turns[:most])
        painter.line(box.x + EDGE, y, box.right - EDGE, y, alpha(INK, 0.2))


def _draw_band(painter: Painter, board: BoardView, box: pygame.FRect, view: View, told: Mapping[Seat, Turns]) -> None:
    most = int((box.h - NAME) // TURN)
    painter.nine("nine/slip", *box)
    wide = box.w / len(told)
    for number, (seat, turns) in enumerate(told.items()):
        column = pygame.FRect(box.x + number * wide, box.y + 1, wide, box.h)
        _draw_rival(painter, board, column, view, seat, turns[:most])
        if number:
            painter.line(column.x, box.y + 8, column.x, box.bottom - 8, alpha(INK, 0.2))


def _draw_rival(painter: Painter, board: BoardView, box: pygame.FRect, view: View, seat: Seat, turns: Turns) -> float:
    """A name and below it what its turns brought and cost; returns where that ends."""
    draw_crest(painter, view.crests[seat], box.x + EDGE + 10, box.y + 16, 10, flat=True)
    room_for_name = box.w - 2 * EDGE - 28
    painter.text(view.names[seat], box.x + EDGE + 28, box.y + 21, 16, "semi", INK, max_width=room_for_name, most=17)
    y = box.y + NAME
    for ago, amounts in turns:
        words = view.words("table.memory.turn" if ago else "table.memory.this_turn", n=ago)
        painter.text(words, box.x + EDGE, y + 14, 14, "sans", SMOKE, max_width=box.w - 2 * EDGE, most=15)
        tags = [board.tag(amount.what, amount.number, view.words) for amount in amounts]
        draw_tags(painter, tags, box.x + EDGE, y + 19, box.right - EDGE - 16, TAG)
        y += TURN
    return y


def _height(told: Mapping[Seat, Turns], most: int) -> float:
    return HEAD + sum(NAME + TURN * len(turns[:most]) for turns in told.values()) + 4
