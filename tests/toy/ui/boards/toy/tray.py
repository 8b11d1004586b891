"""What lies before the viewer: open pebbles to the left, secret ones to the right."""

import pygame

from rules.core.target import HIDDEN, Target
from rules.toy.places import pebble
from ui.boards.toy.layout import places
from ui.boards.toy.parts.pebble import draw_thing
from ui.boards.view import Shape, View
from ui.paint import Painter
from ui.theme import INK

MARGIN = 16.0
HEAD = 28.0


def _halves(room: pygame.FRect) -> tuple[pygame.FRect, pygame.FRect]:
    half = room.w / 2
    inner = (room.y + HEAD, half - 2 * MARGIN, room.h - HEAD - 6)
    return pygame.FRect(room.x + MARGIN, *inner), pygame.FRect(room.x + half + MARGIN, *inner)


def shapes(room: pygame.FRect, view: View) -> dict[Target, Shape]:
    """Every pebble of the viewer."""
    left, right = _halves(room)
    state, viewer = view.state, view.viewer
    secret = [each for each in state.secret[viewer] if each != HIDDEN]
    return {pebble(each): shape for each, shape in [*places(left, state.open[viewer]), *places(right, secret)]}


def draw(painter: Painter, room: pygame.FRect, view: View) -> None:
    """Heads and pebbles; what is about to be sunk lies lower."""
    for half, name in zip(_halves(room), ("open", "secret"), strict=True):
        words = view.words(f"toy.board.{name}")
        painter.text(words, half.x, room.y + 22, 14, "sans", INK, max_width=half.w, most=15)
    picked = [pebble(each) for each in view.state.picked]
    for target, shape in shapes(room, view).items():
        if target not in view.hidden:
            x, y = shape.centre
            draw_thing(painter, target, x, y + 6 * (target in picked), shape.w)
