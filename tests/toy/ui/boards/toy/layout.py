"""Where everything lies on the board."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from rules.toy.components import TOKENS
from ui.boards.toy.parts.pebble import SIZE
from ui.boards.view import Shape

GAP: Final = 10.0
HEAD: Final = 26.0
"""The line of words above a group."""


class BoardLayout(NamedTuple):
    """Places in logical pixels."""

    row: pygame.FRect
    bag: Shape
    tide: Shape
    beach: pygame.FRect

    def in_row(self, place: int, count: int) -> Shape:
        """A pebble of the row; many lie closer together, in as many lines as they need."""
        return spread(self.row, place, count)

    def on_beach(self, token: int) -> Shape:
        """Where tokens of a kind lie."""
        return spread(self.beach, token, len(TOKENS))


def lay_out(board: pygame.FRect) -> BoardLayout:
    """The row above, the bag, the tide and the beach below it."""
    half = board.h / 2
    row = pygame.FRect(board.x + 20, board.y + HEAD + 14, board.w - 40, half - HEAD - 20)
    low = board.y + half + HEAD
    return BoardLayout(
        row,
        Shape(board.x + 20, low, 64, 64, round=True),
        Shape(board.x + 120, low, 64, 64, round=True),
        pygame.FRect(board.x + 230, low, board.w - 250, SIZE + GAP),
    )


def spread(room: pygame.FRect, place: int, count: int) -> Shape:
    """One of so many things side by side, in lines that fill a room."""
    step = SIZE + GAP
    across = max(1, int(room.w // step))
    lines = -(-count // across)
    down = min(step, (room.h - SIZE) / max(1, lines - 1)) if lines > 1 else 0.0
    return Shape(room.x + place % across * step, room.y + place // across * down, SIZE, SIZE, round=True)


def places(room: pygame.FRect, things: Sequence[int]) -> list[tuple[int, Shape]]:
    """Things with their shapes."""
    return [(thing, spread(room, place, len(things))) for place, thing in enumerate(things)]
