"""Own technologies in the tray: cards beside each other, or plates in two rows where cards would cover each other."""

from typing import Final, NamedTuple

from rules.yokohama_duel.components import TECHNOLOGIES
from ui.boards.view import Shape, View
from ui.paint import Painter
from ui.theme import INK, PAPER, SMOKE, alpha

TECH_W, TECH_H, TECH_GAP = 88.0, 64.0, 5.0
PLATE_H, PITCH = 31.0, 33.0
PLATE_MOST, PLATE_W, PLATE_LEAST = 118.0, 104.0, 76.0
"""A plate is at most so wide; any word fits beside its picture; any word fits alone."""
PICTURE: Final = 26.0
"""The picture of a technology, alone where not even a word fits."""


class Beside(NamedTuple):
    """How wide the cards that share the room are: at their full size, and at the least."""

    full: float
    least: float


class LaidTechnologies(NamedTuple):
    """Where technologies lie: the corner, how wide each is, whether they are plates, column by column."""

    left: float
    top: float
    wide: float
    plates: bool

    def shape(self, number: int) -> Shape:
        """The n-th one."""
        column, row = divmod(number, 2) if self.plates else (number, 0)
        x = self.left + column * (self.wide + TECH_GAP)
        return Shape(x, self.top + row * PITCH, self.wide, PLATE_H if self.plates else TECH_H, corner=4)


def lay_technologies(corner: tuple[float, float], right: float, owned: int, beside: Beside) -> LaidTechnologies:
    """So many technologies at the right end of what is free from a corner on; what lies beside them keeps its room."""
    left, top = corner
    if not owned:
        return LaidTechnologies(right, top, 0.0, plates=False)
    free = right - left
    if owned == 1 or _across(TECH_W, owned) <= free - beside.full:
        return LaidTechnologies(right - _across(TECH_W, owned), top, TECH_W, plates=False)
    columns = (owned + 1) // 2
    easy, tight = ((free - kept + TECH_GAP) / columns - TECH_GAP for kept in beside)
    named = min(PLATE_MOST, easy) if easy >= PLATE_W else min(PLATE_W, tight)
    wide = named if named >= PLATE_LEAST else min(PICTURE + 4, named)
    return LaidTechnologies(right - _across(wide, columns), top, wide, plates=True)


def _across(wide: float, columns: int) -> float:
    return columns * (wide + TECH_GAP) - TECH_GAP


def draw_technology(painter: Painter, view: View, technology: int, shape: Shape, plate: bool) -> None:
    """A card or plate with its name, pale while it is used up."""
    used = bool(view.state.used[view.viewer] >> technology & 1)
    key = TECHNOLOGIES[technology].key
    if plate:
        _draw_plate(painter, shape, key, view.words(f"yokohama_duel.technology.{key}"), used)
    else:
        _draw_card(painter, shape, key, view.words(f"yokohama_duel.technology.{key}"), used)


def _draw_card(painter: Painter, shape: Shape, key: str, name: str, used: bool) -> None:
    painter.sprite(f"yokohama_duel/tech/{key}", shape.x, shape.y, shape.w, shape.h, alpha=0.45 if used else 1.0)
    for line, words in enumerate(painter.wrap(name, shape.w - 6, 13, "semi", most=13)[:2]):
        at = shape.y + (13 if line == 0 else 25)
        painter.text(words, shape.x + 4, at, 13, "semi", PAPER, max_width=shape.w - 6, most=13)


def _draw_plate(painter: Painter, shape: Shape, key: str, name: str, used: bool) -> None:
    """Its small picture and its name; where many lie, one of both."""
    ground, ink = (alpha(PAPER, 0.4), SMOKE) if used else (PAPER, INK)
    painter.rect(shape.x, shape.y, shape.w, shape.h, ground, radius=4)
    painter.rect(shape.x, shape.y, shape.w, shape.h, alpha(INK, 0.45), radius=4, line=1.2)
    pictured = shape.w >= PLATE_W or shape.w < PLATE_LEAST
    if pictured:
        small = "tech_small_used" if used else "tech_small"
        side = min(PICTURE, shape.w - 4)
        painter.sprite(f"yokohama_duel/{small}/{key}", shape.x + 2, shape.y + (shape.h - side) / 2, side)
    if shape.w < PLATE_LEAST:
        return
    left = shape.x + (PICTURE + 6 if pictured else 4)
    room = shape.x + shape.w - left - 2
    lines = painter.wrap(name, room, 13, "semi", most=13)[:2]
    for line, words in enumerate(lines):
        at = shape.y + (20 if len(lines) == 1 else 13 + 12.5 * line)
        painter.text(words, left, at, 13, "semi", ink, max_width=room, most=13)
