"""Tooltips: a dark slip with a gold line that points at the thing it speaks of."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from ui.paint import Painter
from ui.theme import BUTTER, NIGHT, PAPER, alpha

WIDEST: Final = 320.0
PAD: Final = 14.0
GAP: Final = 14.0
EDGE: Final = 6.0


class Tip(NamedTuple):
    """What a tooltip says: a name, what it does, and in yellow what it means now. `clause` opens the rules."""

    title: str
    lines: tuple[str, ...] = ()
    now: tuple[str, ...] = ()
    clause: str = ""


class _Row(NamedTuple):
    words: str
    face: str
    yellow: bool


def draw_tip(
    painter: Painter,
    tip: Tip,
    thing: pygame.FRect,
    avoid: Sequence[pygame.FRect] = (),
    bounds: pygame.FRect | None = None,
    widest: float = WIDEST,
) -> pygame.FRect:
    """Draw the tooltip of a thing beside it, inside the bounds (else the window); returns where it lies.

    Of the places around the thing it takes the one that hides least of what is to be avoided.
    """
    bounds = bounds or pygame.FRect(0, 0, painter.width, painter.height)
    rows, width = _rows(painter, tip, min(widest, bounds.w - 2 * EDGE))
    step = painter.leading(15)
    head = 34.0 + painter.leading(18) - 24.5 if tip.title else 0.0
    height = head + (step * len(rows) + 16 if rows else 4)
    box, spot = _place(thing, width, height, bounds, avoid)
    _draw_slip(painter, box, spot)
    y = box.y
    if tip.title:
        painter.text(tip.title, box.x + PAD, y + 27, 18, "serif", BUTTER, max_width=box.w - 2 * PAD)
        if rows:
            painter.line(box.x + PAD, y + head + 1, box.right - PAD, y + head + 1, alpha(PAPER, 0.3))
    y += head + 4
    for row in rows:
        y += step
        painter.text(row.words, box.x + PAD, y - 1, 15, row.face, BUTTER if row.yellow else PAPER)
    return box


def _rows(painter: Painter, tip: Tip, widest: float) -> tuple[list[_Row], float]:
    inner = widest - 2 * PAD
    rows = [_Row(part, "sans", False) for line in tip.lines for part in painter.wrap(line, inner, 15)]
    rows += [_Row(part, "semi", True) for line in tip.now for part in painter.wrap(line, inner, 15, "semi")]
    across = max([painter.measure(row.words, 15, row.face) for row in rows], default=0.0)
    if tip.title:
        across = max(across, min(inner, painter.measure(tip.title, 18, "serif")))
    return rows, across + 2 * PAD


def _place(
    thing: pygame.FRect, width: float, height: float, bounds: pygame.FRect, avoid: Sequence[pygame.FRect]
) -> tuple[pygame.FRect, tuple[float, float]]:
    middle = min(max(thing.centerx - width / 2, bounds.left + EDGE), bounds.right - width - EDGE)
    level = min(max(thing.centery - height / 2, bounds.top + EDGE), bounds.bottom - height - EDGE)
    leftmost, rightmost = bounds.left + EDGE, bounds.right - width - EDGE
    along = [min(max(x, leftmost), rightmost) for x in (middle, thing.right - width, thing.left)]
    choices = [(pygame.FRect(x, thing.bottom + GAP, width, height), (thing.centerx, thing.bottom + 1)) for x in along]
    choices += [
        (pygame.FRect(x, thing.top - GAP - height, width, height), (thing.centerx, thing.top - 1)) for x in along
    ]
    choices += [
        (pygame.FRect(thing.right + GAP, level, width, height), (thing.right + 1, thing.centery)),
        (pygame.FRect(thing.left - GAP - width, level, width, height), (thing.left - 1, thing.centery)),
    ]
    inside = bounds.inflate(-2 * EDGE + 1, -2 * EDGE + 1)
    fitting = [choice for choice in choices if inside.contains(choice[0])]
    if not fitting:
        corner = pygame.FRect(middle, bounds.bottom - height - EDGE, width, height)
        return corner, (corner.centerx, corner.centery)
    return min(fitting, key=lambda choice: sum(_overlap(choice[0], other) for other in avoid))


def _overlap(first: pygame.FRect, second: pygame.FRect) -> float:
    common = first.clip(second)
    return common.w * common.h


def _draw_slip(painter: Painter, box: pygame.FRect, spot: tuple[float, float]) -> None:
    painter.nine("nine/tooltip", box.x, box.y, box.w, box.h)
    x, y = spot
    if box.collidepoint(x, y):
        return
    if box.top <= y <= box.bottom:
        edge, level = (box.left + 1, y) if x < box.left else (box.right - 1, y)
        level = min(max(level, box.top + 14), box.bottom - 14)
        painter.polygon([(edge, level - 8), (x, y), (edge, level + 8)], NIGHT)
        return
    base = min(max(x, box.left + 18), box.right - 18)
    edge = box.top + 1 if y < box.top else box.bottom - 1
    painter.polygon([(base - 8, edge), (x, y), (base + 8, edge)], NIGHT)
