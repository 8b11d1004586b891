"""Two slips pinned at the foot of the board: what cargoes bring, and who leads in trading posts."""

from typing import Final

import pygame

from rules.core.target import Seat, Target
from rules.yangtze.components import MAJORITY, POST_TYPES
from rules.yangtze.places import TYPE
from rules.yangtze.reckoning.cargo import BASIC_LINES, LUXURY_LINES
from ui.boards.view import Shape, View
from ui.paint import Painter
from ui.theme import INK, PAPER, SMOKE

LABELS: Final = 128.0
TYPES_LEFT: Final = 72.0


def draw_cargo_values(painter: Painter, room: pygame.FRect, k: float, view: View) -> None:
    """How much a cargo of each size brings."""
    x, y, w, h = room
    painter.nine("nine/notice", x, y, w, h)
    painter.text(
        view.words("yangtze.board.cargo_of"), x + 12 * k, y + 21 * k, 15 * k, "semi", max_width=100 * k, most=16
    )
    values = {"basic": BASIC_LINES[0].values[1:], "luxury": LUXURY_LINES[0].values[1:]}
    step = (w - LABELS * k) / 6 * 0.99
    first = x + LABELS * k
    for row, (name, worth) in enumerate(values.items()):
        top = y + (30 + row * 28) * k
        painter.nine(f"nine/row_{name}", x + 6, top, w - 12, 25 * k)
        painter.sprite(f"yangtze/sampan/{name}", x + 12 * k, top + 7 * k, 38 * k)
        words = view.words(f"yangtze.board.{name}")
        painter.text(words, x + 56 * k, top + 18 * k, 15 * k, "semi", max_width=54 * k, most=15)
        for size, value in enumerate(worth):
            painter.numeral(str(value), first + size * step, top + 12.5 * k, 18 * k)
    for size in range(6):
        painter.sprite("bubble/dark", first + size * step, y + 17 * k, 20 * k, centre=True)
        painter.numeral(str(size + 1), first + size * step, y + 17 * k, 13 * k, PAPER)


def _columns(room: pygame.FRect, k: float) -> tuple[float, float]:
    """Middle of the first type's column, and the step to the next."""
    step = (room.w - TYPES_LEFT * k) / len(POST_TYPES)
    return room.x + (TYPES_LEFT - 6) * k + step / 2, step


def type_shapes(room: pygame.FRect, k: float) -> dict[Target, Shape]:
    """The columns one can point at."""
    first, step = _columns(room, k)
    width = min(step - 4, 60 * k)
    return {
        target: Shape(first + n * step - width / 2, room.y + 2, width, room.h - 4, corner=4)
        for n, target in enumerate(TYPE)
    }


def draw_post_frame(painter: Painter, room: pygame.FRect, k: float, view: View) -> None:
    """The slip of the trading posts without its crests."""
    x, y, w, h = room
    painter.nine("nine/notice", x, y, w, h)
    lines = painter.wrap(view.words("yangtze.board.posts"), 62 * k, 15 * k, "semi", most=15)
    for n, words in enumerate(lines[:2]):
        painter.text(words, x + 12 * k, y + (19 + 16 * n) * k, 15 * k, "semi", max_width=72 * k, most=15)
    for row, key in enumerate(("first", "second")):
        base = y + (57 + row * 25) * k
        painter.text(
            view.words(f"yangtze.board.{key}"), x + 12 * k, base, 15 * k, "sans", SMOKE, max_width=26 * k, most=15
        )
        painter.text(str(MAJORITY[row]), x + 64 * k, base + k, 18 * k, "display", INK, "right", most=18 * k)
    first, step = _columns(room, k)
    for n, key in enumerate(POST_TYPES):
        painter.sprite(f"yangtze/post_mark/{key}", first + n * step, y + 20 * k, 26 * k, centre=True)


def draw_standings(painter: Painter, room: pygame.FRect, k: float, view: View, ranks: list[list[Seat]]) -> None:
    """The crests of first and second place for every type."""
    first, step = _columns(room, k)
    for n, ranked in enumerate(ranks):
        for row in range(2):
            x, y = first + n * step, room.y + (51 + row * 25) * k
            if row < len(ranked):
                seat_crest(painter, view.crests[ranked[row]], x, y, 22 * k)
            else:
                painter.text("–", x, y + 5 * k, 16 * k, "sans", SMOKE, "centre", most=16 * k)


def seat_crest(painter: Painter, crest: int, x: float, y: float, size: float) -> None:
    """A small flat crest in the seat's colour, centred."""
    strong = "mon_strong_flat" if painter.strong_seats else "mon_flat"
    painter.sprite(f"{strong}/{crest}", x, y, size, centre=True)
