"""What a thing's state looks like: can be clicked, pointed at, chosen, just changed, walked to, spoken of."""

from typing import Final, Literal

from ui.boards.view import Shape
from ui.paint import Painter

State = Literal["legal", "legal_hot", "legal_glow", "chosen", "changed", "focus", "concerns"]

SQUARE_CORNER: Final = 6.0
"""Corners up to this radius take the frames made for cards."""
OUTSET: Final = 2.0
"""Frames stand this far off the thing they surround."""


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
