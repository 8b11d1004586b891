"""What a seat's slip shows: how much lies open, how much is hidden."""

import pygame

from rules.core.target import Seat, Target
from rules.toy.places import HAND, WELL
from rules.toy.reckoning.worth import worth
from ui.boards.view import Shape, View
from ui.paint import Painter
from ui.theme import INK

LINE = 24.0


def shapes(seat: Seat, room: pygame.FRect, view: View) -> dict[Target, Shape]:
    """The hand, and with the well what was sunk."""
    found = {HAND[seat]: Shape(room.x, room.y, room.w, 2 * LINE)}
    if view.state.modules:
        found[WELL[seat]] = Shape(room.x, room.y + 2 * LINE, room.w, LINE)
    return found


def draw(painter: Painter, seat: Seat, room: pygame.FRect, view: View) -> None:
    """A line for each."""
    state = view.state
    lines = [("open", worth(state.open[seat])), ("secret", len(state.secret[seat]))]
    if state.modules:
        lines.append(("sunk", len(state.sunk[seat])))
    for number, (name, count) in enumerate(lines):
        base = room.y + LINE * number + 17
        painter.text(view.words(f"toy.board.{name}"), room.x, base, 15, "sans", INK, max_width=room.w - 40, most=15)
        painter.numeral(str(count), room.right - 16, base - 5, 15, INK)
