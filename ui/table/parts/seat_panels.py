"""The slips of the seats: crest, name, role, standing; below, what the title shows of a seat."""

from collections.abc import Sequence
from typing import Final

import pygame

from game.opponents.characters import NONE, name_of
from game.seat import Chair
from rules.core.target import NOBODY, Seat
from ui.boards.view import BoardView, View
from ui.paint import Painter
from ui.table.parts.table_frame import FIGURE, SLIM_SLIP, SLIP_HEAD, TableFrame, purse, purse_of_two, slip_body, slips
from ui.theme import INK, PAPER, WHITE, alpha
from ui.widgets.small import draw_crest

HEAD: Final = SLIP_HEAD
POINTS: Final = "mark/points"
BETWEEN: Final = " · "
"""Stands between the parts of a role, in every language."""
LEAST_NAME: Final = 50.0
"""Heads with less room for words show crest and points alone."""


def role(board: BoardView, view: View, chair: Chair, seat: Seat, character: str) -> str:
    """Who a seat is and what it does now."""
    status = board.status(view, seat)
    who = "" if seat != view.viewer else view.words("table.seat.you")
    if not chair.human:
        who = view.words(f"table.level.{chair.level}")
        if character != NONE:
            name = view.speak(name_of(board.title, character))
            who = view.words("table.seat.role", who=who, status=name)
    if not status and view.decider != NOBODY:
        status = view.words("table.seat.acts" if seat == view.decider else "table.seat.waits")
    return view.words("table.seat.role", who=who, status=status) if who and status else who or status


def draw_seats(painter: Painter, board: BoardView, frame: TableFrame, view: View) -> None:
    """All slips; only the one of the seat to act is bright, with a pointer towards the board."""
    for seat, slip in enumerate(slips(frame, len(view.names))):
        lit = seat == view.decider
        painter.nine("nine/lit" if lit else "nine/slip", *slip)
        _draw_head(painter, board, view, seat, slip, frame.slip_head)
        board.seat(painter, seat, slip_body(slip, frame.slip_head), view)
        if lit:
            painter.nine("nine/lit_edge", *slip)
            painter.sprite("turn_pointer", slip.right + 1, slip.y + 12, 12)


def _draw_head(
    painter: Painter, board: BoardView, view: View, seat: Seat, slip: pygame.FRect, high: float = HEAD
) -> None:
    crest = view.crests[seat]
    slim = slip.w < SLIM_SLIP
    strong = "_strong" if painter.strong_seats else ""
    painter.nine(f"seat_head{strong}/{crest}", slip.x, slip.y, slip.w, high)
    draw_crest(painter, crest, slip.x + (20 if slim else 24), slip.y + high / 2, 14.5 if slim else 16)
    sprite, number = board.standing(view, seat)
    tally = board.tally(view, seat)
    box = purse_of_two(slip, number) if tally else purse(slip, number)
    left = slip.x + (39 if slim else 48)
    room = box.x - left - (4 if slim else 6)
    if room >= LEAST_NAME:
        _draw_name(painter, view, seat, pygame.FRect(left, slip.y, room, high))
    if tally:
        _draw_two(painter, box, (sprite, str(number)), (POINTS, tally))
        return
    painter.rect(box.x, box.y, box.w, box.h, PAPER, 4)
    painter.rect(box.x, box.y, box.w, box.h, INK, 4, 1)
    if slim:
        painter.sprite(sprite, box.x + 3, box.y + 4, 20)
        painter.text(str(number), box.right - 5, box.y + 21, 20, "display", INK, "right", most=20)
    else:
        painter.sprite(sprite, box.x + 6, box.y + 4, 22)
        painter.text(str(number), slip.right - 16, slip.y + 29.5, 21, "display", INK, "right", most=21)


def _draw_name(painter: Painter, view: View, seat: Seat, box: pygame.FRect) -> None:
    """Name and role; of a head too small for them the tooltip tells both."""
    left, top, room, high = box
    painter.text(view.names[seat], left, top + high * 0.46, 18, "serif", WHITE, max_width=room, most=19)
    face = "semi" if seat == view.decider else "sans"
    ways = _ways_to_say(view.roles[seat].split(BETWEEN), view.words("table.seat.waits"))
    fitting = (words for words in ways if painter.measure(words, 14, face, most=14) <= room)
    words = next(fitting, None) or _shortened(painter, ways[-1], room, face)
    painter.text(words, left, top + high * 0.84, 14, face, WHITE, max_width=room, most=15)


def _ways_to_say(parts: Sequence[str], waits: str) -> list[str]:
    """A role, ever shorter. What a seat does matters more than how it plays, and that more than how well; but who only
    waits does nothing."""
    last = parts[-2:-1] if parts[-1] == waits and len(parts) > 1 else parts[-1:]
    return [BETWEEN.join(each) for each in (parts, parts[1:], last) if each]


def _shortened(painter: Painter, words: str, room: float, face: str) -> str:
    """As many words as a head has room for; the tooltip of the seat says all of them."""
    kept = words
    while painter.measure(kept, 14, face, most=14) > room and " " in kept.rstrip("…"):
        kept = kept.rstrip("…").rsplit(" ", 1)[0].rstrip(":,") + "…"
    return kept


def _draw_two(painter: Painter, box: pygame.FRect, *figures: tuple[str, str]) -> None:
    """Two figures one above the other: what a seat owns, and its points as things stand."""
    painter.rect(box.x, box.y, box.w, box.h, PAPER, 4)
    painter.rect(box.x, box.y, box.w, box.h, INK, 4, 1)
    painter.line(box.x + 5, box.centery, box.right - 5, box.centery, alpha(INK, 0.25))
    for row, (sign, figure) in enumerate(figures):
        y = box.y + FIGURE * row
        painter.sprite(sign, box.x + 6, y + 2, 16)
        painter.text(figure, box.right - 7, y + 15.5, 16, "display", INK, "right", max_width=box.w - 28, most=16)
