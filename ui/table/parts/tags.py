"""Amounts on slips of paper: edge and sign tell a gain from a loss."""

from collections.abc import Sequence
from typing import Final

from ui.boards.view import Tag
from ui.paint import Painter
from ui.theme import PAPER, PINE, SMOKE, VERMILION, rgb

GAIN_INK: Final = rgb(0x35633F)
LOSS_INK: Final = rgb(0xA83422)
LARGEST: Final = 1.25
"""Tags do not grow further with the size of text: several must stand in a row."""
GAP: Final = 5.0


def grown(painter: Painter, high: float) -> float:
    """How high a tag is at the text size of the moment."""
    return high * min(LARGEST, painter.text_size / 100)


def tag_width(painter: Painter, tag: Tag, high: float) -> float:
    """The room a tag of this height needs."""
    size = high * 0.72
    return painter.measure(tag.label, size, "display", size) + (high * 0.84 + 3 if tag.sprite else 0) + 12


def draw_tag(painter: Painter, tag: Tag, x: float, y: float, high: float) -> float:
    """Paper, edge, number and sign; returns the width."""
    edge, ink = (PINE, GAIN_INK) if tag.gain else (VERMILION, LOSS_INK)
    across, size = tag_width(painter, tag, high), high * 0.72
    painter.rect(x, y, across, high, PAPER, 4)
    painter.rect(x, y, across, high, edge, 4, 1.5)
    wide = painter.text(tag.label, x + 6, y + high * 0.75, size, "display", ink, most=size)
    if tag.sprite:
        painter.sprite(tag.sprite, x + 8 + wide + high * 0.42, y + high / 2, h=high * 0.78, centre=True)
    return across


def draw_tags(painter: Painter, tags: Sequence[Tag], x: float, y: float, right: float, high: float) -> float:
    """Tags in a row as far as there is room, then how many more there are; returns where they end."""
    for number, tag in enumerate(tags):
        if x + tag_width(painter, tag, high) > right:
            return x + painter.text(f"+{len(tags) - number}", x, y + high * 0.72, 14, "semi", SMOKE, most=15)
        x += draw_tag(painter, tag, x, y, high) + GAP
    return x
