"""The words of the water bar: who, what, one line of help. A long sentence takes the room of the line above it."""

from typing import Final

from ui.paint import Painter
from ui.theme import BUTTER, FOAM, WHITE

LEFT: Final = 84.0
ONE_LINE: Final = 18.0
"""A sentence that fits a line at this size stays in one, smaller than usual, under who it speaks of."""
WAYS: Final[tuple[tuple[float, tuple[float, ...]], ...]] = (
    (18.0, (26.0, 50.0)),
    (15.0, (25.0, 47.0)),
    (14.0, (20.0, 38.0, 56.0)),
)
"""How a sentence that is too long for one line is set: size, and the baselines of its lines."""


def draw_words(painter: Painter, y: float, who: str, sentence: str, more: str, room: float) -> None:
    """Three lines from the head of the bar at y; the sentence is never cut while there is room for it."""
    if painter.measure(sentence, ONE_LINE, "serif", most=ONE_LINE) <= room:
        painter.text(who, LEFT, y + 29, 15, "semi", BUTTER, max_width=room, most=16)
        painter.text(sentence, LEFT, y + 53, 22, "serif", WHITE, max_width=room, most=24)
    else:
        _draw_long(painter, y, sentence, room)
    painter.text(more, LEFT, y + 73, 15, "sans", FOAM, max_width=room, most=17)


def _draw_long(painter: Painter, y: float, sentence: str, room: float) -> None:
    size, bases = WAYS[-1]
    for size, bases in WAYS:
        if len(painter.wrap(sentence, room, size, "serif", most=size)) <= len(bases):
            break
    lines = painter.wrap(sentence, room, size, "serif", most=size)
    last = len(bases) - 1
    lines = [*lines[:last], " ".join(lines[last:])]
    for line, base in zip(lines, bases, strict=False):
        painter.text(line, LEFT, y + base, size, "serif", WHITE, max_width=room, most=size)
