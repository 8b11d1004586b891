"""What a thing on the table is, does and would give now, on a dark slip beside it."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import pygame

from rules.core.amounts import Amount
from rules.core.rules import Rules
from rules.core.speaking import CHOSEN, NOT_NOW
from rules.core.target import Seat, Target
from rules.core.text import Text
from ui.boards.view import BoardView, Shape, View
from ui.paint import Painter
from ui.shapes import Point
from ui.theme import BUTTER, FOAM, FOOT_BAR, NIGHT, PAPER, ROSE, Colour, alpha

WIDEST: Final = 330.0
PAD: Final = 14.0
GAPS: Final = (12.0, 18.0)
"""So near that the tongue reaches the thing: further off it would point at a neighbour."""
SHARES: Final = (0.5, 0.3, 0.7, 0.12, 0.88, 0.03, 0.97)
"""Where along the edge of a slip its thing may lie."""
EDGE: Final = 6.0
TONGUE: Final = 18.0
HARD: Final = 400.0
"""What may not be covered weighs so much: only a slip with no other place at all lies there."""


class Row(NamedTuple):
    """One line of a tooltip."""

    words: str
    face: str = "sans"
    colour: Colour = PAPER


class Tooltip(NamedTuple):
    """What is said of a target. `clause` names the rule it links to."""

    title: str
    rows: tuple[Row, ...]
    clause: str
    link: str


class Slip(NamedTuple):
    """Where a tooltip lies, where it points, and where its link can be clicked."""

    box: pygame.FRect
    spot: tuple[float, float]
    link: pygame.FRect


def tooltip(rules: Rules[Any], board: BoardView, view: View, target: Target) -> Tooltip | None:
    """What to say of a target: the name, what it does, in yellow what it means for the viewer, in rose why not."""
    if target.kind == "control":
        tip = board.tip(target, view)
        if tip is None:
            return None
        return Tooltip(tip.title, (*map(Row, tip.lines), *(Row(line, "semi", BUTTER) for line in tip.now)), "", "")
    about = rules.about(view.state, view.viewer, target)
    rows = [Row(view.speak(text)) for text in about[1:2]]
    rows += [Row(view.speak(text), "semi", BUTTER) for text in (*about[2:], *board.more(target, view))]
    reason = _reason(rules, view, target)
    if reason is not None:
        why = Row(view.speak(reason), "semi", BUTTER if reason == CHOSEN else ROSE)
        # What it is may already say why not: once is enough.
        rows = [*(row for row in rows if row.words != why.words), why]
    title = view.speak(about[0])
    if (seat := _seat(view, target)) is not None:
        # A seat is called by its person's name: rules that only know its number say the name in a line.
        title = view.names[seat]
        rows = [*_sitter(view, seat), *(row for row in rows if row.words != title), *_memory(board, view, seat)]
    clause = rules.clause(view.state, target)
    return Tooltip(title, tuple(rows), clause, view.words("table.tip.rules") if clause else "")


def _seat(view: View, target: Target) -> Seat | None:
    """Which seat a target is, if it is one of the table's."""
    known = target.kind == "seat" and isinstance(target.key, int) and 0 <= target.key < len(view.names)
    return int(target.key) if known else None


def _sitter(view: View, seat: Seat) -> list[Row]:
    """Which opponent plays for a seat, and how."""
    sitter = view.sitters[seat] if view.sitters else None
    return [] if sitter is None else [Row(view.speak(sitter))]


def _memory(board: BoardView, view: View, seat: Seat) -> list[Row]:
    """Of another seat what everybody saw it gain and give in its last turns."""
    if seat == view.viewer:
        return []
    lines = []
    for ago, amounts in view.memory(seat):
        listed = ", ".join(_amount(board, view, amount) for amount in amounts)
        key = "table.memory.ago" if ago else "table.memory.now"
        lines.append(Row(view.words(key, n=ago, what=listed), "sans", FOAM))
    return [Row(view.words("table.memory"), "semi"), *lines] if lines else []


def _amount(board: BoardView, view: View, amount: Amount) -> str:
    """So much more or less; what a picture would show is named."""
    tag = board.tag(amount.what, amount.number, view.words)
    return f"{tag.label} {board.counted(amount.what, view)}" if tag.sprite else tag.label


def _reason(rules: Rules[Any], view: View, target: Target) -> Text | None:
    """Why not; nothing for what could be clicked, be it only in place of what is picked."""
    if not view.moves or any(target in move.targets() for move in view.moves):
        return None
    reason = rules.why_not(view.state, target)
    return None if reason == NOT_NOW else reason


Weights = Sequence[tuple[pygame.FRect, float]]


def weights_of(shapes: Mapping[Target, Shape], lit: frozenset[Target], clear: Sequence[pygame.FRect]) -> Weights:
    """How much it matters that these are not hidden: lit things more than others, what must stay clear most."""
    things = [(shape.rect, 6.0 if target in lit else 1.0) for target, shape in shapes.items()]
    return [*things, *((room, HARD) for room in clear)]


def place_tooltip(painter: Painter, tip: Tooltip, thing: Shape, weights: Weights) -> Slip:
    """Beside the thing, inside the window, where it hides least."""
    rows, width = _rows(painter, tip)
    height = 44.0 + painter.leading(15) * len(rows) + (painter.leading(14) + 4 if tip.link else 0)
    box, spot = beside(painter, thing, width, height, weights)
    link = pygame.FRect(box.x + 8, box.bottom - painter.leading(14) - 8, box.w - 16, painter.leading(14) + 4)
    return Slip(box, spot, link if tip.link else pygame.FRect(0, 0, 0, 0))


def beside(
    painter: Painter, thing: Shape, width: float, height: float, weights: Weights
) -> tuple[pygame.FRect, tuple[float, float]]:
    """Where a slip of this size lies best beside a thing, and the point of the thing it points at."""
    bar = (pygame.FRect(0, painter.height - FOOT_BAR, painter.width, FOOT_BAR), 12.0)
    bounds = pygame.FRect(EDGE, EDGE, painter.width - 2 * EDGE, painter.height - 2 * EDGE)
    itself = thing.rect
    others = _Others([*(weight for weight in weights if weight[0] != itself), bar])
    best = min(_choices(itself, width, height, bounds), key=lambda choice: _cost(choice, others, itself))
    return best.box, best.spot


class _Others:
    """What a slip may hide. A table has hundreds of things, and a slip lies over few of them: only these are asked."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._rooms = [room for room, _ in weights]

    def hidden(self, box: pygame.FRect) -> list[tuple[pygame.FRect, float]]:
        """What of it lies under a slip."""
        return [self._weights[number] for number in box.collidelistall(self._rooms)]


class _Choice(NamedTuple):
    box: pygame.FRect
    spot: tuple[float, float]
    away: float


def _choices(thing: pygame.FRect, width: float, height: float, bounds: pygame.FRect) -> list[_Choice]:
    """Below, above, right and left of the thing, near it or a little further off."""
    choices = []
    for gap in GAPS:
        for share in SHARES:
            x = thing.centerx - width * share
            y = thing.centery - height * share
            choices += [
                (pygame.FRect(x, thing.bottom + gap, width, height), (thing.centerx, thing.bottom + 1)),
                (pygame.FRect(x, thing.top - gap - height, width, height), (thing.centerx, thing.top - 1)),
                (pygame.FRect(thing.right + gap, y, width, height), (thing.right + 1, thing.centery)),
                (pygame.FRect(thing.left - gap - width, y, width, height), (thing.left - 1, thing.centery)),
            ]
    away = [gap for gap in GAPS for _ in range(len(choices) // len(GAPS))]
    return [_Choice(box.clamp(bounds), spot, gap) for (box, spot), gap in zip(choices, away, strict=True)]


def _cost(choice: _Choice, others: _Others, thing: pygame.FRect) -> float:
    box = choice.box
    under = others.hidden(box)
    itself = HARD * HARD * _common(box, thing)
    hidden = (weight * _common(box, other) / math.sqrt(max(1.0, other.w * other.h)) for other, weight in under)
    barred = sum(HARD * HARD for other, weight in under if weight == HARD and _common(box, other) > 0)
    return choice.away + itself + barred + sum(hidden)


def _common(first: pygame.FRect, second: pygame.FRect) -> float:
    both = first.clip(second)
    return float(both.w * both.h)


def _rows(painter: Painter, tip: Tooltip) -> tuple[list[Row], float]:
    inner = WIDEST - 2 * PAD
    rows = [row._replace(words=part) for row in tip.rows for part in painter.wrap(row.words, inner, 15, row.face)]
    widths = [painter.measure(row.words, 15, row.face) for row in rows]
    widths += [painter.measure(tip.title, 18, "serif"), painter.measure(tip.link, 14) + 30 if tip.link else 0.0]
    return rows, min(inner, max(widths)) + 2 * PAD


def draw_tooltip(painter: Painter, tip: Tooltip, slip: Slip, pinned: bool, link_hot: bool) -> None:
    """The slip with its tongue, title, lines; the link is underlined where it can be clicked."""
    box = slip.box
    painter.nine("nine/tooltip", *box)
    painter.polygon(tongue(box, *slip.spot), NIGHT)
    painter.text(tip.title, box.x + PAD, box.y + 27, 18, "serif", BUTTER, max_width=box.w - 2 * PAD)
    rows, _ = _rows(painter, tip)
    if rows or tip.link:
        painter.line(box.x + PAD, box.y + 35, box.right - PAD, box.y + 35, alpha(PAPER, 0.3))
    y = box.y + 37
    for row in rows:
        y += painter.leading(15)
        painter.text(row.words, box.x + PAD, y - 4, 15, row.face, row.colour)
    if tip.link:
        y += painter.leading(14) + 2
        ink = BUTTER if link_hot else alpha(FOAM, 0.85)
        painter.sprite("mark_light/book", box.x + PAD, y - 15, 15)
        across = painter.text(tip.link, box.x + PAD + 22, y - 3, 14, "sans", ink)
        if pinned:
            painter.line(box.x + PAD + 22, y - 1, box.x + PAD + 22 + across, y - 1, ink)


def tongue(box: pygame.FRect, x: float, y: float) -> list[Point]:
    """The triangle at the edge of a slip towards what it speaks of; a long one would cut through other things."""
    if box.top <= y <= box.bottom:
        edge = box.left + 1 if x < box.left else box.right - 1
        level = min(max(y, box.top + 14), box.bottom - 14)
        share = min(1.0, TONGUE / max(1.0, abs(x - edge)))
        return [(edge, level - 8), (edge + (x - edge) * share, level + (y - level) * share), (edge, level + 8)]
    base = min(max(x, box.left + 18), box.right - 18)
    edge = box.top + 1 if y < box.top else box.bottom - 1
    share = min(1.0, TONGUE / max(1.0, abs(y - edge)))
    return [(base - 8, edge), (base + (x - base) * share, edge + (y - edge) * share), (base + 8, edge)]
