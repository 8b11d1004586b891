"""What everybody saw the others gain and give in their last turns, in the room that a folded log leaves."""

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

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


def draw_rivals(painter: Painter, board: BoardView, frame: TableFrame, view: View, top: float) -> None:
    """A slip below `top`: each rival with as many of its turns as there is room for."""
    room = frame.spare
    if room is None:
        return
    rivals = [seat for seat in range(len(view.names)) if seat != view.viewer]
    told = {seat: view.memory(seat) for seat in rivals}
    most = max((len(turns) for turns in told.values()), default=0)
    while most and _height(told, most) > room.bottom - top - GAP:
        most -= 1
    if not most:
        return
    box = pygame.FRect(room.x, top + GAP, room.w, _height(told, most))
    painter.nine("nine/slip", *box)
    painter.nine("nine/log_head", box.x, box.y, box.w, HEAD)
    heading = view.words("table.memory")
    painter.text(heading, box.x + 12, box.y + 23, 17, "serif", PAPER, max_width=box.w - 24, most=19)
    y = box.y + HEAD
    for seat, turns in told.items():
        draw_crest(painter, view.crests[seat], box.x + EDGE + 10, y + 16, 10, flat=True)
        room_for_name = box.w - 2 * EDGE - 28
        painter.text(view.names[seat], box.x + EDGE + 28, y + 21, 16, "semi", INK, max_width=room_for_name, most=17)
        y += NAME
        for ago, amounts in turns[:most]:
            words = view.words("table.memory.turn" if ago else "table.memory.this_turn", n=ago)
            painter.text(words, box.x + EDGE, y + 14, 14, "sans", SMOKE, max_width=box.w - 2 * EDGE, most=15)
            tags = [board.tag(amount.what, amount.number, view.words) for amount in amounts]
            draw_tags(painter, tags, box.x + EDGE, y + 19, box.right - EDGE - 16, TAG)
            y += TURN
        painter.line(box.x + EDGE, y, box.right - EDGE, y, alpha(INK, 0.2))


def _height(told: Mapping[int, Sequence[object]], most: int) -> float:
    return HEAD + sum(NAME + TURN * len(turns[:most]) for turns in told.values()) + 4
