# ruff: noqa: E501
"""The split curtain of the hand-over, one cloth per seat; the app lays it over the scene and may draw it up."""

from functools import partial

from ..kit import crests, ink, palette, paper
from . import CLEAR, Picture

WIDTH, HEIGHT = 1176, 384
STRIPS = 5


def pictures() -> dict[str, Picture]:
    """A cloth in every seat's colour."""
    return {f"noren_{seat}": Picture(WIDTH, HEIGHT, partial(noren, seat=seat), CLEAR, 88) for seat in range(4)}


def noren(c, seat):
    """A shop curtain in the seat's colour, its crest whole on the middle strip."""
    colour, dark, _ = palette.SEATS[seat]
    edge, top, foot = 80, 32, 352
    width = (WIDTH - 2 * edge) / STRIPS
    for k in range(STRIPS):
        x, b = edge + k * width, foot + (6, -2, 5, -2, 6)[k]
        p = ink.path(
            f"M{x} {top} L{x + width} {top} C{x + width - 2} {b * 0.4} {x + width - 5} {b * 0.7} {x + width - 7} {b} Q{x + width / 2} {b + 9} {x + 7} {b} C{x + 5} {b * 0.7} {x + 2} {b * 0.4} {x} {top} Z"
        )
        ink.shadow(c, p, 6, 7, 0.45)
        ink.bokashi(c, p, [(0, dark), (0.35, palette.mix(dark, colour, 0.75)), (1, colour)], 0, top, 0, b)
        with ink.clip(c, p):
            ink.bokashi(
                c,
                p,
                [(0, 0x50000000), (0.07, 0x10000000), (0.2, 0), (0.8, 0), (0.93, 0x10000000), (1, 0x50000000)],
                x,
                0,
                x + width,
                0,
            )
            paper.grain(c, p, 60 + k, 0.1)
            paper.mottle(c, p, 60 + k, 0.25)
            ink.fill(c, ink.rect(x, b - 40, width, 5), palette.alpha(palette.PAPER, 0.85))
            ink.fill(c, ink.rect(x, b - 30, width, 2), palette.alpha(palette.PAPER, 0.85))
            cx, cy, r = WIDTH / 2, 166, 86
            ink.line(c, ink.circle(cx, cy, r), palette.PAPER, 7)
            ink.line(c, ink.circle(cx, cy, r - 10), palette.PAPER, 2)
            crests.glyph(c, seat, cx - 58, cy - 60, 116, palette.PAPER, palette.mix(dark, colour, 0.7), 1.0)
        ink.line(c, p, palette.INK, 1.4)
    ink.shadow(c, ink.rect(8, 14, WIDTH - 16, 18, 9), 4, 4, 0.5)
    paper.plank(c, 8, 14, WIDTH - 16, 18, 0xFF5B2F22, 13)
    for x in (8, WIDTH - 24):
        ink.cut(c, ink.rect(x, 10, 16, 26, 4), palette.GOLD, palette.INK, 1.2)
    for k in range(STRIPS + 1):
        for dx in (14,) if k == 0 else (-14,) if k == STRIPS else (-14, 14):
            ink.cut(
                c, ink.rect(edge + k * width + dx - 9, 10, 18, 30, 3), palette.mix(dark, colour, 0.3), palette.INK, 1.1
            )
