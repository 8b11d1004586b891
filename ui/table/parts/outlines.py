"""What a thing's state looks like: can be clicked, pointed at, chosen, just changed, walked to, advised, spoken of."""

from typing import Final, Literal

from ui.boards.view import Shape
from ui.paint import Painter
from ui.theme import INK, NIGHT, PRUSSIAN, WHITE, Colour

State = Literal["legal", "legal_hot", "legal_glow", "chosen", "changed", "concerns"]

SQUARE_CORNER: Final = 6.0
"""Corners up to this radius take the frames made for cards."""
OUTSET: Final = 2.0
"""Frames stand this far off the thing they surround."""
RING: Final = 8.0
"""The rings of keys and hint stand further off: they must be seen around the red one of all that is legal."""
CORNER: Final = 0.3
"""The part of a side that a corner of the key ring takes."""


def draw_outline(painter: Painter, shape: Shape, state: State, alpha: float = 1.0) -> None:
    """The frame of a state around a thing."""
    x, y, w, h = shape.x - OUTSET, shape.y - OUTSET, shape.w + 2 * OUTSET, shape.h + 2 * OUTSET
    if shape.round:
        painter.sprite(f"{state}_round", x, y, w, h, alpha=alpha)
        return
    painter.nine(f"nine/{state}{'_card' if shape.corner <= SQUARE_CORNER else ''}", x, y, w, h, alpha=alpha)


def draw_stamp(painter: Painter, shape: Shape) -> None:
    """The small red seal on a chosen thing."""
    painter.sprite("stamp/chosen", shape.x - 7, shape.y - 7, 18)


def draw_focus(painter: Painter, shape: Shape) -> None:
    """Where the keys stand: a dark ring with white on both sides, its corners thick."""
    _ring(painter, shape, RING, WHITE, 6.0)
    _ring(painter, shape, RING, INK, 3.0)
    x, y, w, h = shape.x - RING, shape.y - RING, shape.w + 2 * RING, shape.h + 2 * RING
    reach = CORNER * min(w, h)
    for left, top, dx, dy in ((x, y, 1, 1), (x + w, y, -1, 1), (x, y + h, 1, -1), (x + w, y + h, -1, -1)):
        bracket = [(left + dx * reach, top), (left, top), (left, top + dy * reach)]
        painter.stroke(bracket, WHITE, 8.0)
        painter.stroke(bracket, INK, 5.0)


def draw_hint(painter: Painter, shape: Shape) -> None:
    """What the hint would choose: a blue ring on white, with the sign of the hint at its corner."""
    _ring(painter, shape, RING, WHITE, 7.0)
    _ring(painter, shape, RING, PRUSSIAN, 4.0)
    x, y = shape.x + shape.w + RING - 3, shape.y - RING + 3
    painter.circle(x, y, 12.0, WHITE)
    painter.circle(x, y, 10.5, NIGHT)
    painter.sprite("mark_light/hint", x, y, 14, centre=True)


def _ring(painter: Painter, shape: Shape, off: float, colour: Colour, wide: float) -> None:
    """A line of this width around a thing, its middle so far off."""
    out = off + wide / 2
    if shape.round:
        x, y = shape.centre
        painter.circle(x, y, shape.w / 2 + out, colour, wide)
    else:
        painter.rect(
            shape.x - out, shape.y - out, shape.w + 2 * out, shape.h + 2 * out, colour, shape.corner + out, wide
        )
