"""Small things drawn on many screens: headings, keys, crests, notes with a lock."""

from typing import Final

import pygame

from ui.paint import Painter
from ui.theme import BRICK, INK, SMOKE, alpha

LOCK: Final = 20.0
"""The room of the lock before a reason."""
REASON_MOST: Final = 17.0


def draw_heading(painter: Painter, x: float, y: float, w: float, words: str, note: str = "", icon: str = "") -> None:
    """A section title with a hairline to its right; y is the baseline."""
    if icon:
        painter.sprite(f"mark/{icon}", x, y - 17, 21)
        x, w = x + 30, w - 30
    beside = painter.measure(note, 15, most=18) + 12 if note else 0.0
    across = painter.text(words, x, y, 19, "serif", BRICK, max_width=w - beside)
    if note:
        painter.text(note, x + w, y, 15, "sans", SMOKE, "right", most=18)
    if x + across + 12 < x + w - beside:
        painter.line(x + across + 12, y - 6, x + w - beside, y - 6, alpha(BRICK, 0.35))


def key_width(painter: Painter, words: str) -> float:
    """How wide a key of the keyboard is drawn."""
    return max(26.0, painter.measure(words, 15, "semi", most=17) + 14)


def draw_key(painter: Painter, words: str, x: float, y: float) -> float:
    """A key of the keyboard, 24 high; returns its width."""
    across = key_width(painter, words)
    painter.nine("nine/key", x, y, across, 24)
    painter.text(words, x + across / 2, y + 17, 15, "semi", INK, "centre", most=17)
    return across


def draw_crest(painter: Painter, seat: int, x: float, y: float, radius: float, flat: bool = False) -> None:
    """The crest of a seat centred on x, y; of strong contrast if that was set. Flat ones cast no shadow."""
    strong = "_strong" if painter.strong_seats else ""
    if flat:
        # The body of the flat crest fills its sprite but for one pixel of keyline.
        painter.sprite(f"mon{strong}_flat/{seat}", x, y, radius * 22 / 10, centre=True)
    elif radius > 20 and not strong:
        painter.sprite(f"mon_large/{seat}", x, y, radius * 66 / 30, centre=True)
    else:
        painter.sprite(f"mon{strong}/{seat}", x, y, radius * 40 / 18, centre=True)


def reason_lines(painter: Painter, words: str, width: float) -> int:
    """How many lines a reason takes where it may take several."""
    return len(painter.wrap(words, width - LOCK, 15, most=REASON_MOST))


def draw_reason(painter: Painter, words: str, x: float, y: float, width: float, *, several: bool = False) -> None:
    """Why something cannot be set: a lock and a line, or `several`, in brick red; y is the baseline."""
    painter.sprite("mark/lock", x, y - 12, 14)
    if several:
        painter.paragraph(words, x + LOCK, y, width - LOCK, 15, "sans", BRICK, most=REASON_MOST)
    else:
        painter.text(words, x + LOCK, y, 15, "sans", BRICK, max_width=width - LOCK, most=REASON_MOST)


def draw_well(
    painter: Painter, box: pygame.FRect, words: str, icon: str = "", size: float = 15, face: str = "sans"
) -> None:
    """Sunk paper with words that cannot be changed here."""
    painter.nine("nine/well", *box)
    x = box.x + 11
    if icon:
        painter.sprite(f"mark/{icon}", box.x + 9, box.centery - 9, 18)
        x += 24
    base = box.centery + painter.pixels(size, box.h * 0.55) / painter.scale * 0.33
    painter.text(words, x, base, size, face, INK, max_width=box.right - 8 - x, most=box.h * 0.55)


def draw_colour_aid(painter: Painter, symbol: str, x: float, y: float, size: float) -> None:
    """The symbol of a good's colour, large, over its upper left corner; only if the aids are on."""
    draw_aid(painter, f"symbol/{symbol}", x, y, size)


def draw_aid(painter: Painter, sign: str, x: float, y: float, size: float) -> None:
    """What a thing is, as a sign on a disc over its upper left corner; only if the aids for colours are on."""
    if painter.colour_aids:
        across = max(16.0, size * 0.42)
        painter.sprite("disc/paper", x - across * 0.18, y - across * 0.18, across)
        painter.sprite(sign, x - across * 0.08, y - across * 0.08, across * 0.8)
