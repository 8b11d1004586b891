"""The boxes on the shelf: the cover of each title on its box, or as the proof of one still being cut."""

from functools import partial

import skia

from .. import titles
from ..atlas import Sprite
from ..kit import crests, paper
from ..kit import ink as K
from ..kit import palette as P
from ..kit.covers import FULL

BOX = 212


def boxes() -> dict[str, Sprite]:
    """The boxes on the shelf; the strip from 244/280 of the height down is left for the title."""
    return {
        f"box/{game}": Sprite(BOX, 297, partial(box3d, game=game, x=0, y=297, w=BOX), 34) for game in titles.covers()
    }


def proofs() -> dict[str, Sprite]:
    """Boxes of titles that cannot be played yet."""
    return {
        f"box_veiled/{game}": Sprite(BOX, 297, partial(proof, game=game, x=0, y=297, w=BOX), 34)
        for game in titles.covers()
    }


def cover(c, game, x, y, w):
    """The printed face: picture, upright kanji label, a blank strip where the app writes the title."""
    p = K.rect(x, y, w, w * 1.4)
    with K.clip(c, p), K.box(c, x, y, w, 200), K.clip(c, FULL):
        printed = titles.covers()[game]
        printed.draw(c)
        paper.mottle(c, FULL, 5, 0.3)
        paper.washi(c, K.rect(0, 244, 200, 36), P.PAPER, 8)
        K.line(c, K.path("M0 244 L200 244"), P.INK, 1.6)
        K.line(c, K.path("M0 247.5 L200 247.5"), P.GOLD, 1)
        signs = titles.labels()[game]
        crests.cartouche(c, *printed.label, 24, 22 * len(signs) + 18, signs, printed.ink, 17)
    K.line(c, p, P.INK, 1.6)


def box3d(c, game, x, y, w, lift=0):
    """The box standing on a shelf, its side in shade. y = foot of the box."""
    _fallen_shade(c, x, y, w, lift)
    _body(c, game, x, y, w, lift)


def proof(c, game, x, y, w):
    """A box still at the block cutter's: the key block printed in one ink, wrapped with a band and a seal."""
    _fallen_shade(c, x, y, w, 0)
    ink = P.mix(titles.tint(game)[0], 0xFF8C97A8, 0.5)
    dark, light, low, high = (ink >> 16 & 255, ink >> 8 & 255, ink & 255), (0xF3, 0xEA, 0xD7), 0.12, 1.12
    rows = []
    for a, b in zip(dark, light, strict=True):
        k = (b - a) / 255 * (high - low)
        rows += [0.3 * k, 0.59 * k, 0.11 * k, 0, a / 255 + (b - a) / 255 * low]
    layer = skia.Paint(ColorFilter=skia.ColorFilters.Matrix([*rows, 0, 0, 0, 1, 0]))
    c.saveLayer(None, layer)
    _body(c, game, x, y, w, 0)
    c.restore()
    h = w * 1.4
    top, band = y - h * 0.62, h * 0.17
    with K.clip(c, K.rect(x, y - h, w, h)):
        K.shadow(c, K.rect(x - 4, top, w + 8, band), 2, 3, 0.35)
        paper.washi(c, K.rect(x - 2, top, w + 4, band), P.SLIP, 12)
        for yy in (top, top + band):
            K.line(c, K.path(f"M{x} {yy} L{x + w} {yy}"), P.alpha(P.INK, 0.7), 1.1)
        for yy in (top + 4, top + band - 4):
            K.line(c, K.path(f"M{x} {yy} L{x + w} {yy}"), P.alpha(P.GOLD, 0.9), 1)
    s = band * 1.3
    crests.seal(c, x + w / 2 - s / 2, top + band / 2 - s / 2, s, "近刊")


def _fallen_shade(c, x, y, w, lift):
    h, d = w * 1.4, w * 0.07
    K.shadow(c, K.rect(x + 4, y - 7, w + d + 2, 8, 4), 2 + lift * 0.4, 4 + lift * 0.4, 0.5)
    K.shadow(c, K.rect(x, y - h - lift, w + d, h), 2, 5 + lift * 0.4, 0.35, 5)


def _body(c, game, x, y, w, lift):
    h, d = w * 1.4, w * 0.07
    y0 = y - h - lift
    side = K.poly([(x + w, y0), (x + w + d, y0 + d * 0.7), (x + w + d, y - lift + d * 0.15), (x + w, y - lift)])
    K.cut(c, side, P.shade(titles.tint(game)[0], 0.8), P.INK, 1.4)
    K.line(
        c, K.path(f"M{x + w + d * 0.5} {y0 + d * 0.5} L{x + w + d * 0.5} {y - lift}"), P.alpha(P.WHITE, 0.1), d * 0.4
    )
    cover(c, game, x, y0, w)
