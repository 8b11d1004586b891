"""What the pictures of the rules have in common: framed strips with captions, arrows and rows of sprites."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import pygame

from ui.boards.figures import Words
from ui.paint import Painter
from ui.theme import INK, SMOKE, alpha

HIGH: Final = 106.0
"""How high a chapter's strip is unless it says otherwise."""


class Part(NamedTuple):
    """One column of a strip."""

    key: str
    x: float
    width: float


def caption(painter: Painter, words: str, x: float, room: pygame.FRect, width: float) -> None:
    """A line at the foot of a strip, centred on x."""
    painter.text(words, x, room.bottom - 13, 15, "sans", INK, "centre", width, 17)


def note(painter: Painter, words: str, x: float, y: float, room: pygame.FRect) -> None:
    """A quiet line beside the picture of a clause; y is the baseline."""
    painter.text(words, x, y, 15, "sans", SMOKE, max_width=room.right - x, most=17)


def arrow(painter: Painter, x: float, y: float, size: float = 20) -> None:
    """On to the next."""
    painter.sprite("mark/arrow", x, y, size, centre=True)


def row_of(painter: Painter, names: Sequence[str], x: float, y: float, size: float, step: float) -> None:
    """Sprites side by side, centred on y, from the left edge x on."""
    for number, name in enumerate(names):
        painter.sprite(name, x + size / 2 + number * step, y, size, centre=True)


def columns(
    painter: Painter, room: pygame.FRect, words: Words, root: str, shares: Mapping[str, float]
) -> Iterator[Part]:
    """The columns of a strip by their share of its width, divided by lines; `root.<key>` is the caption of each."""
    whole, x = sum(shares.values()), room.x
    for key, share in shares.items():
        width = room.w * share / whole
        if x > room.x:
            painter.line(x, room.y + 14, x, room.bottom - 14, alpha(INK, 0.25))
        caption(painter, words(f"{root}.{key}"), x + width / 2, room, width - 8)
        yield Part(key, x + width / 2, width)
        x += width
