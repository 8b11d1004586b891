"""The stitched book itself: cover, thread, leaves, and the keys named on its head."""

from typing import Final, NamedTuple

import pygame

from ui import dress
from ui.boards.figures import Words
from ui.paint import Painter
from ui.theme import FOAM, PAPER
from ui.widgets.small import draw_key, key_width

WIDEST, TALLEST = 1140.0, 860.0
SIDE: Final = 276.0
HEAD: Final = 62.0
STITCHES: Final = 6
KEYS: Final = (("esc", "closes"), ("slash", "searches"), ("page", "turns"))


class Spread(NamedTuple):
    """Where the book lies: its cover, its leaves, the page of contents, and the text of the right page."""

    cover: pygame.FRect
    leaf: pygame.FRect
    side: pygame.FRect
    text: pygame.FRect


def spread(width: float, height: float) -> Spread:
    """The book in a window of this size."""
    across, down = min(WIDEST, width - 140), min(TALLEST, height - 80)
    cover = pygame.FRect((width - across) / 2, (height - down) / 2, across, down)
    leaf = pygame.FRect(cover.x + 34, cover.y + HEAD, cover.w - 46, cover.h - HEAD - 12)
    side = pygame.FRect(leaf.x, leaf.y, SIDE, leaf.h)
    x = side.right + 30
    return Spread(cover, leaf, side, pygame.FRect(x, leaf.y + 72, leaf.right - 30 - x, leaf.h - 72 - 74))


def draw_cover(painter: Painter, place: Spread, look: str) -> None:
    """Cover, thread and leaves, drawn once and kept."""
    cover, leaf, side = place.cover, place.leaf, place.side

    def draw(inner: Painter) -> None:
        inner.nine(dress.book(inner, look), *cover)
        for number in range(STITCHES):
            inner.sprite("stitch", cover.x, cover.y + 43 + number * (cover.h - 92) / (STITCHES - 1))
        inner.nine("nine/leaf", *leaf)
        inner.nine("nine/leaf_side", *side)
        inner.nine("nine/gutter", side.right - 26, leaf.y, 52, leaf.h)

    x, y, w, h = cover.inflate(72, 72)
    painter.layer(("rules", look, tuple(cover)), x, y, w, h, draw)


def draw_head(painter: Painter, cover: pygame.FRect, title: str, end: float, words: Words) -> None:
    """Seal and title; then the keys, as many as find room before `end`."""
    painter.sprite("seal/rules", cover.x + 36, cover.y + 13, 38)
    x = cover.x + 126 + painter.text(title, cover.x + 86, cover.y + 42, 26, "display", PAPER)
    for key, meaning in KEYS:
        name, what = words(f"reader.key.{key}"), words(f"reader.key.{meaning}")
        across = key_width(painter, name) + 6 + painter.measure(what, 15, "semi", most=17)
        if x + across > end:
            return
        draw_key(painter, name, x, cover.y + 20)
        painter.text(what, x + across, cover.y + 37, 15, "semi", FOAM, "right", most=17)
        x += across + 16
