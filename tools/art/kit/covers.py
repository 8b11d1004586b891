"""What every box cover is: a picture cut on a 200 x 280 block, and where the label with its signs is pasted."""

from collections.abc import Callable
from dataclasses import dataclass

import skia

from . import ink as K
from . import palette as P

FULL = K.rect(0, 0, 200, 280)


@dataclass(frozen=True)
class Cover:
    """The picture of a box, the upper left corner of its label and the ink of the label."""

    draw: Callable[[skia.Canvas], object]
    label: tuple[float, float] = (168, 12)
    ink: int = P.VERMILION


def sky(c, stops):
    """The whole block wiped downwards."""
    K.bokashi(c, FULL, stops, 0, 0, 0, 280)
