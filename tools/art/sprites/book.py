"""The stitched book of the rules."""

from functools import partial

import skia

from .. import titles
from ..atlas import Sprite
from ..kit import ink, palette
from .papers import ALL_ROUND, WASHI


def book(c, game):
    """Cover of the stitched book, the thread along its back."""
    p = ink.rect(0, 0, 96, 96, 6)
    ink.shadow(c, p, 8, 11, 0.7)
    ink.cut(c, p, titles.tint(game)[0], palette.INK, 1.6)
    ink.line(c, ink.path("M22 2 L22 94"), palette.alpha(palette.INK, 0.6), 3)
    ink.line(c, ink.path("M22 2 L22 94"), palette.PAPER, 1.8)
    ink.line(c, ink.rect(2.5, 2.5, 91, 91, 4), palette.alpha(palette.WHITE, 0.12), 1)


def stitch(c):
    """One thread around the back of the book."""
    ink.line(c, ink.path("M1 3 L22 3"), palette.alpha(palette.INK, 0.6), 3)
    ink.line(c, ink.path("M1 2.4 L22 2.4"), palette.PAPER, 1.8)


def leaves(c):
    """The open leaves: two edges show below the first."""
    for k in (2, 1):
        ink.cut(c, ink.rect(2 * k, 2 * k, 48, 48, 2), palette.SLIP, palette.INK, 0.8)
    ink.cut(c, ink.rect(0, 0, 48, 48, 2), palette.PAPER, palette.INK, 1.2)


def gutter(c):
    """The shadow where two pages meet, to lie over the fold."""
    stops = [(0, 0x00402A10), (0.5, 0x38402A10), (1, 0x00402A10)]
    c.drawRect(
        skia.Rect.MakeWH(52, 32),
        skia.Paint(
            Shader=skia.GradientShader.MakeLinear([(0, 0), (52, 0)], [s[1] for s in stops], [s[0] for s in stops])
        ),
    )
    ink.line(c, ink.path("M26 0 L26 32"), palette.alpha(palette.INK, 0.5), 1)


def page_side(c):
    """The page of contents, a darker paper."""
    ink.fill(c, ink.rect(0, 0, 48, 48, 2), palette.SLIP)
    ink.line(c, ink.path("M48 0 L2 0 Q0 0 0 2 L0 46 Q0 48 2 48 L48 48"), palette.INK, 1.2)


def sprites() -> dict[str, Sprite]:
    """Cover, thread, leaves and fold."""
    out = {
        f"nine/book_{game}": Sprite(96, 96, partial(book, game=game), 32, (34, 30, 30, 30))
        for game in titles.on_the_table()
    }
    out["stitch"] = Sprite(24, 6, stitch, 2)
    out["nine/leaf"] = Sprite(48, 48, leaves, 8, ALL_ROUND, WASHI)
    out["nine/leaf_side"] = Sprite(48, 48, page_side, 2, ALL_ROUND, WASHI)
    out["nine/gutter"] = Sprite(52, 32, gutter, 0, (25, 8, 25, 8))
    return out
