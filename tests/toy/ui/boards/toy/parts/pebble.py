"""How pebbles and tokens look."""

from typing import Final

from rules.core.target import Target
from rules.toy.components import VALUES
from rules.toy.places import BACK
from ui.paint import Painter
from ui.theme import INK, PAPER

SIZE: Final = 46.0
SIGNS: Final = {"shell": "mark/star", "wave": "mark/repeat", "hole": "mark/down"}


def draw_thing(painter: Painter, what: Target, x: float, y: float, size: float = SIZE) -> None:
    """A pebble with its value, the back of one, or a token, centred."""
    if what.kind == "token":
        painter.sprite("disc/paper", x, y, size, centre=True)
        painter.sprite(SIGNS[str(what.key)], x, y, size * 0.5, centre=True)
    elif what == BACK:
        painter.sprite("bubble/dark", x, y, size, centre=True)
    else:
        painter.sprite("bubble/blue", x, y, size, centre=True)
        painter.numeral(str(VALUES[int(what.key)]), x, y, size * 0.45, PAPER)


def draw_count(painter: Painter, number: int, x: float, y: float) -> None:
    """How many lie there."""
    painter.numeral(str(number), x, y, 18, INK)
