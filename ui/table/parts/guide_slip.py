"""The guide's slip: it lies where it hides least, and a brush stroke leads from it to the thing it speaks of."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from ui import dress
from ui.paint import Painter
from ui.shapes import Point
from ui.table.parts.table_frame import TableFrame
from ui.theme import BUTTER, INK, PAPER, SMOKE, VERMILION, alpha
from ui.widgets.button import PushButton

PICTURE: Final = 112.0
RIGHT: Final = 184.0
LEAST: Final = 138.0
BUTTON: Final = 152.0
BUTTONS: Final = 3
FIRST_BUTTON: Final = 42.0
PITCH: Final = 34.0
NEAR: Final = 24.0
SPOKEN_OF: Final = 1000.0
"""How much more it matters that what is spoken of is not hidden, not even its edge."""


class Speech(NamedTuple):
    """What the guide says."""

    head: str
    body: str
    note: str


def slip_height(painter: Painter, speech: Speech, width: float) -> float:
    """How high the slip must be for its words and its three buttons."""
    room = width - PICTURE - RIGHT - 36
    high = 40 + len(painter.wrap(speech.body.replace("**", ""), room * 0.97, 17)) * painter.leading(17)
    if speech.note:
        high += 6 + len(painter.wrap(speech.note, room, 15.5)) * painter.leading(15.5)
    return max(LEAST, high + 16, FIRST_BUTTON + PITCH * BUTTONS + 4)


def place_slip(
    frame: TableFrame, height: float, lit: Sequence[pygame.FRect], others: Sequence[pygame.FRect]
) -> pygame.FRect:
    """Of all levels between board and tray the one that hides least: what is lit counts most, its first above all."""
    left, width = frame.board.x + 8, frame.board.w - 16
    best = pygame.FRect(left, frame.board.bottom - height - 6, width, height)
    least = float("inf")
    y = frame.board.y + 8
    while y <= frame.tray.bottom - height - 4:
        box = pygame.FRect(left, y, width, height)
        spoken_of = [_hidden(box, rect) for rect in lit]
        # What is to be done comes first: it must stay in sight even at the price of all else.
        cost = SPOKEN_OF * (sum(spoken_of) + 30 * sum(spoken_of[:1])) + sum(_hidden(box, rect) for rect in others)
        cost += abs(box.bottom + 6 - frame.board.bottom) * 3
        if cost < least:
            best, least = box, cost
        y += 8
    return best


def _hidden(box: pygame.FRect, thing: pygame.FRect) -> float:
    """How much of a thing would be hidden; of two equal areas the many small things count more."""
    both = box.clip(thing)
    return both.w * both.h / math.sqrt(max(1.0, thing.w * thing.h))


def layout_buttons(slip: pygame.FRect, buttons: Sequence[PushButton]) -> None:
    """One below the other at the right end."""
    x, y = slip.right - RIGHT + 16, slip.y + FIRST_BUTTON
    for button in buttons:
        button.box = pygame.FRect(x, y, BUTTON, PITCH - 4)
        y += PITCH


def draw_slip(
    painter: Painter, slip: pygame.FRect, speech: Speech, name: str, title: str, pages: int, page: int
) -> None:
    """Paper, the guide's picture, the words, beads for the pages."""
    painter.nine("nine/overlay", *slip)
    painter.nine(dress.band(painter, title), slip.x, slip.y, PICTURE, slip.h)
    painter.sprite("guide/figure", slip.x + (PICTURE - 90) / 2, slip.y + 10, 90)
    painter.text(name, slip.x + PICTURE / 2, slip.bottom - 12, 16, "serif", PAPER, "centre", PICTURE - 8, most=18)
    x, room = slip.x + PICTURE + 18, slip.w - PICTURE - RIGHT - 36
    painter.text(speech.head, x, slip.y + 36, 26, "display", INK, max_width=room)
    y = painter.paragraph(speech.body, x, slip.y + 64, room, 17)
    if speech.note:
        painter.paragraph(speech.note, x, y + 2, room, 15.5, colour=SMOKE)
    edge = slip.right - RIGHT
    painter.line(edge, slip.y + 14, edge, slip.bottom - 14, alpha(INK, 0.25))
    gap = min(19.5, (BUTTON - 16) / max(1, pages - 1))
    _draw_beads(painter, edge + 24, slip.y + 28, pages, page, gap)


def _draw_beads(painter: Painter, x: float, y: float, count: int, done: int, gap: float) -> None:
    """Beads on a string; many of them are smaller."""
    painter.line(x, y, x + gap * (count - 1), y, alpha(INK, 0.6), 1.4)
    side = min(16.0, gap + 1)
    for number in range(count):
        name = "bead/done" if number < done else "bead/now" if number == done else "bead/rest"
        painter.sprite(name, x + gap * number, y, side, centre=True)


def draw_brush(painter: Painter, slip: pygame.FRect, thing: pygame.FRect) -> None:
    """One stroke of the brush with a head, from the edge of the slip to the edge of the thing."""
    (x0, y0), (x1, y1) = _ends(slip, thing)
    length = math.hypot(x1 - x0, y1 - y0)
    if abs(y1 - y0) < NEAR:
        # A thing at the very edge of the slip needs no pointer: the stroke would lie across the words.
        return
    bend = min(24.0, length / 4)
    middle = ((x0 + x1) / 2 - bend * (y1 - y0) / length, (y0 + y1) / 2 + bend * (x1 - x0) / length)
    points: list[Point] = [_curve((x0, y0), middle, (x1, y1), step / 14) for step in range(15)]
    dx, dy = x1 - middle[0], y1 - middle[1]
    norm = math.hypot(dx, dy) or 1.0
    dx, dy = dx / norm, dy / norm
    head = [
        (x1 + dx * 9, y1 + dy * 9),
        (x1 - dx * 12 - dy * 11, y1 - dy * 12 + dx * 11),
        (x1 - dx * 6, y1 - dy * 6),
        (x1 - dx * 12 + dy * 11, y1 - dy * 12 - dx * 11),
    ]
    painter.stroke(points, PAPER, 11)
    painter.stroke(head, PAPER, 8, closed=True)
    painter.stroke(points, VERMILION, 6)
    painter.stroke(head, VERMILION, 3, closed=True)
    painter.polygon(head, VERMILION)


def draw_thread(painter: Painter, slip: pygame.FRect, thing: pygame.FRect, lit: Sequence[pygame.FRect]) -> None:
    """A dashed thread from the slip to something it also concerns; never across another thing that is to be read."""
    if slip.colliderect(thing):
        return
    x = min(max(thing.centerx, slip.left + 12), slip.right - 12)
    y0, y1 = (slip.bottom, thing.top) if thing.centery > slip.centery else (slip.top, thing.bottom)
    if any(place.clipline(x, y0, x, y1) for place in lit if not place.colliderect(thing)):
        return
    painter.line(x, min(y0, y1), x, max(y0, y1), BUTTER, 2.6, (6, 5))


def _ends(slip: pygame.FRect, thing: pygame.FRect) -> tuple[Point, Point]:
    x = min(max(thing.centerx - 44, slip.left + 24), slip.right - 24)
    if thing.centery < slip.centery:
        return (x, slip.top + 5), (thing.centerx, thing.bottom + 14)
    return (x, slip.bottom - 5), (thing.centerx, thing.top - 14)


def _curve(start: Point, middle: Point, end: Point, t: float) -> Point:
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return a * start[0] + b * middle[0] + c * end[0], a * start[1] + b * middle[1] + c * end[1]
