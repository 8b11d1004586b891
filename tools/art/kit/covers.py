# ruff: noqa: E501
"""Box covers, one composition per game, each cut on a 200 x 280 block."""

import math

import skia

from . import crests, paper, pieces, water
from . import ink as K
from . import palette as P

KANJI = {"yokohama": "横浜", "yokohama_duel": "横浜対決", "zaibatsu": "財閥", "yangtze": "長江", "singapore": "星洲"}
FULL = K.rect(0, 0, 200, 280)


def _sky(c, stops):
    K.bokashi(c, FULL, stops, 0, 0, 0, 280)


def yokohama(c):
    """The black ship under the mountain."""
    _sky(c, [(0, 0xFF1B2F52), (0.16, 0xFF3F6690), (0.34, 0xFFEADFC3), (0.6, 0xFFF2C9A6), (1, 0xFFF2C9A6)])
    water.sun(c, 148, 84, 27)
    water.fuji(c, -34, 168, 190, 92, 0xFF4A6E93, P.PAPER, 0xFFD9C9BC, 1.3)
    water.cloud(c, -10, 132, 120, P.alpha(P.PAPER, 0.9))
    for i, x in enumerate((120, 138, 152, 170, 186)):
        h = (16, 22, 14, 20, 15)[i]
        K.cut(c, K.rect(x, 168 - h, 15, h), (P.SLIP, P.ROSE, P.PAPER, P.BRICK, P.SLIP)[i], P.INK, 1)
        K.cut(c, K.path(f"M{x - 2} {168 - h} L{x + 7.5} {168 - h - 7} L{x + 17} {168 - h} Z"), P.STEEL, P.INK, 1)
    sea = K.path("M0 168 L200 168 L200 280 L0 280 Z")
    water.scales(c, sea, P.PRUSSIAN, P.alpha(P.PAPER, 0.45), 13, 3, 1)
    K.bokashi(
        c,
        sea,
        [(0, P.alpha(0xFFBFD8E6, 0.75)), (0.4, P.alpha(P.PRUSSIAN, 0.1)), (1, P.alpha(P.NIGHT, 0.7))],
        0,
        168,
        0,
        280,
    )
    K.line(c, K.path("M0 168 L200 168"), P.INK, 1.2)
    pieces.steamer(c, 22, 128, 158)
    water.crest(c, -14, 196, 62, 0xFF23496F)
    pieces.sampan(c, 140, 214, 46)


def _umbrella(c, x, y, r, colour, turn):
    """A paper umbrella from above: ribs, a pale ring, a lacquer hub."""
    p = K.circle(x, y, r)
    K.shadow(c, p, 6, 7, 0.4)
    K.fill(c, p, colour)
    K.fill(c, K.circle(x, y, r * 0.72), P.PAPER)
    K.fill(c, K.circle(x, y, r * 0.46), colour)
    for k in range(24):
        a = math.radians(turn + k * 15)
        K.line(
            c,
            K.path(
                f"M{x + r * 0.1 * math.cos(a)} {y + r * 0.1 * math.sin(a)} L{x + r * math.cos(a)} {y + r * math.sin(a)}"
            ),
            P.alpha(P.INK, 0.6),
            1,
        )
    with K.clip(c, p):
        K.bokashi(c, p, [(0, 0x33FFFFFF), (0.5, 0x00FFFFFF), (1, 0x44000000)], x - r, y - r, x + r, y + r)
    K.line(c, p, P.INK, 1.6)
    K.cut(c, K.circle(x, y, r * 0.11), P.INK, P.INK, 1)
    K.fill(c, K.circle(x, y, r * 0.05), P.GOLD)


def duel(c):
    """Two umbrellas meet on the quay in the rain."""
    _sky(c, [(0, 0xFF2C3654), (0.4, 0xFF7C8AA0), (0.75, 0xFFD5CFC0), (1, 0xFFB9B3A6)])
    for r in range(9):
        for k in range(8):
            x, y = k * 34 - 20 + (r % 2) * 17, 20 + r * 32
            K.line(c, K.path(f"M{x} {y} L{x + 34} {y - 9} L{x + 34} {y + 20} L{x} {y + 29} Z"), P.alpha(P.INK, 0.12), 1)
    _umbrella(c, 62, 92, 84, P.PRUSSIAN, 4)
    _umbrella(c, 146, 182, 84, P.VERMILION, 9)
    for k in range(46):
        x, y = (k * 53) % 250 - 20, (k * 97) % 300 - 10
        K.line(c, K.path(f"M{x} {y} L{x - 9} {y + 34}"), P.alpha(P.PAPER if k % 3 else P.INK, 0.5), 0.9)


def zaibatsu(c):
    """Chimneys, a geared sun, and smoke that rolls like surf."""
    _sky(c, [(0, 0xFF2B323B), (0.22, 0xFF6B5A52), (0.45, 0xFFDE7A35), (0.7, 0xFFF0C27A), (1, 0xFFF0C27A)])
    for k in range(16):
        a = math.radians(k * 22.5)
        q = [
            (104 + r * math.cos(a + d), 140 + r * math.sin(a + d))
            for r, d in ((50, -0.12), (62, -0.08), (62, 0.08), (50, 0.12))
        ]
        K.fill(c, K.poly(q), P.VERMILION)
    K.fill(c, K.circle(104, 140, 53), P.VERMILION)
    K.line(c, K.circle(104, 140, 38), P.alpha(P.BUTTER, 0.7), 1.6)
    for x, top, w in ((26, 96, 20), (70, 128, 16), (150, 80, 22)):
        puffs = [
            (x + w / 2 + dx, top + dy, r)
            for dx, dy, r in ((2, -5, 9), (12, -14, 12), (26, -19, 13), (44, -27, 14), (60, -29, 9), (74, -33, 6))
        ]
        for px, py, r in puffs:
            K.fill(c, K.circle(px, py, r + 1.2), P.INK)
        for k, (px, py, r) in enumerate(puffs):
            K.fill(c, K.circle(px, py, r), P.mix(0xFF6A6E74, P.PAPER, 0.12 * k))
        for px, py, r in puffs[1:4]:
            K.line(
                c,
                K.path(
                    f"M{px - r * 0.5} {py + r * 0.2} C{px - r * 0.4} {py - r * 0.8} {px + r * 0.7} {py - r * 0.6} {px + r * 0.4} {py} C{px + r * 0.2} {py + r * 0.4} {px - r * 0.1} {py + r * 0.1} {px} {py - r * 0.1}"
                ),
                P.alpha(P.PAPER, 0.85),
                1.1,
            )
        K.cut(c, K.path(f"M{x + 2} {top} L{x + w - 2} {top} L{x + w + 3} 222 L{x - 3} 222 Z"), P.BRICK, P.INK, 1.3)
        for k in range(5):
            K.line(c, K.path(f"M{x} {top + 14 + k * 20} L{x + w} {top + 14 + k * 20}"), P.alpha(P.INK, 0.5), 1)
        K.cut(c, K.rect(x - 1, top - 3, w + 2, 8), P.STEEL, P.INK, 1.2)
    for k in range(5):
        x = 4 + k * 39
        K.cut(
            c,
            K.path(f"M{x} 226 L{x} 190 L{x + 30} 174 L{x + 39} 190 L{x + 39} 226 Z"),
            (P.STEEL, 0xFF59636E)[k % 2],
            P.INK,
            1.3,
        )
        K.fill(c, K.rect(x + 8, 200, 9, 12), P.BUTTER)
        K.fill(c, K.rect(x + 22, 200, 9, 12), P.BUTTER)
    K.cut(c, K.path("M-2 226 L202 226 L202 282 L-2 282 Z"), 0xFF3A3F46, P.INK, 1.3)
    K.line(c, K.path("M0 233 L200 233"), P.PAPER, 1.6)


def yangtze(c):
    """Peaks in mist, a river like a ribbon, one red sail."""
    _sky(c, [(0, 0xFF2F6B66), (0.14, 0xFF7FB3A4), (0.4, 0xFFE7E7D0), (1, 0xFFE9E4CB)])
    for i, (x, y, w, h, t) in enumerate(
        (
            (110, 150, 70, 92, 0.62),
            (20, 150, 64, 80, 0.6),
            (150, 168, 80, 120, 0.3),
            (-24, 172, 84, 132, 0.18),
            (52, 178, 60, 96, 0.35),
        )
    ):
        water.peak(c, x, y, w, h, P.mix(P.JADE, 0xFFE4E6D2, t), i + 2, 0xFFE7E7D0, 0.6 - t * 0.6)
    water.cloud(c, 20, 130, 150, P.alpha(P.PAPER, 0.9))
    river = K.path(
        "M84 158 C130 166 60 178 70 192 C84 212 230 206 210 282 L-10 282 C-20 214 60 214 40 194 C30 182 90 172 76 158 Z"
    )
    K.bokashi(c, river, [(0, 0xFFCFE2D6), (0.4, 0xFF7DB8B0), (1, 0xFF2F6F7E)], 0, 158, 0, 280)
    paper.grain(c, river, 4, 0.5)
    K.line(c, river, P.INK, 1.3)
    water.ripples(c, river, P.alpha(P.PAPER, 0.8), 3, 1 / 420, 1.1)
    pieces.junk(c, 62, 158, 84, P.VERMILION)
    water.tree(c, 4, 236, 54, P.PINE)


def singapore(c):
    """A row of shophouses, shutters half open, tiles underfoot."""
    _sky(c, [(0, 0xFF1E6670), (0.18, 0xFF6FB3B0), (0.42, 0xFFF3E3BE), (1, 0xFFF3D2B0)])
    water.sun(c, 52, 70, 24, P.CORAL)
    for x, y, s in ((4, 132, 60), (150, 126, 74)):
        water.palm(c, x, y, s)
    for k, (wall, trim) in enumerate(
        ((P.ROSE, P.BRICK), (0xFFB9D6CE, P.JADE), (P.BUTTER, P.CEDAR), (0xFFBFD8E6, P.PRUSSIAN))
    ):
        x, w, top = -4 + k * 52, 52, (122, 112, 124, 116)[k]
        K.cut(c, K.rect(x, top, w, 128), wall, P.INK, 1.3)
        K.cut(
            c,
            K.path(
                f"M{x} {top} L{x} {top - 8} L{x + w * 0.3} {top - 8} Q{x + w * 0.5} {top - 26} {x + w * 0.7} {top - 8} L{x + w} {top - 8} L{x + w} {top} Z"
            ),
            P.shade(wall, 1.4),
            P.INK,
            1.2,
        )
        K.cut(c, K.circle(x + w / 2, top - 10, 4), trim, P.INK, 1)
        for j in range(3):
            xx = x + 6 + j * 14.5
            K.cut(
                c,
                K.path(
                    f"M{xx} {top + 46} L{xx} {top + 18} Q{xx + 5.5} {top + 6} {xx + 11} {top + 18} L{xx + 11} {top + 46} Z"
                ),
                trim,
                P.INK,
                1.1,
            )
            for q in range(4):
                K.line(
                    c, K.path(f"M{xx + 2} {top + 22 + q * 6} L{xx + 9} {top + 22 + q * 6}"), P.alpha(P.PAPER, 0.7), 1
                )
        K.cut(c, K.rect(x, top + 52, w, 8), trim, P.INK, 1.1)
        K.cut(
            c,
            K.path(
                f"M{x + 5} 240 L{x + 5} {top + 84} Q{x + w / 2} {top + 52} {x + w - 5} {top + 84} L{x + w - 5} 240 Z"
            ),
            0xFF3B3230,
            P.INK,
            1.2,
        )
        K.cut(c, K.circle(x + w / 2, top + 86, 6), P.VERMILION, P.INK, 1)
    floor = K.rect(0, 226, 200, 60)
    K.cut(c, floor, 0xFFEFE3C6, P.INK, 1.2)
    with K.clip(c, floor):
        for r in range(3):
            for k in range(11):
                x, y = k * 20 + (r % 2) * 10 - 4, 236 + r * 16
                K.fill(
                    c,
                    K.poly([(x, y - 8), (x + 10, y), (x, y + 8), (x - 10, y)]),
                    (P.LAGOON, P.CORAL, P.BUTTER)[(r + k) % 3],
                )
                K.line(c, K.poly([(x, y - 8), (x + 10, y), (x, y + 8), (x - 10, y)]), P.alpha(P.INK, 0.5), 0.8)


ART = {"yokohama": yokohama, "yokohama_duel": duel, "zaibatsu": zaibatsu, "yangtze": yangtze, "singapore": singapore}


def cover(c, game, x, y, w):
    """The printed face: picture, upright kanji label, a blank strip where the app writes the title."""
    p = K.rect(x, y, w, w * 1.4)
    with K.clip(c, p), K.box(c, x, y, w, 200), K.clip(c, FULL):
        ART[game](c)
        paper.mottle(c, FULL, 5, 0.3)
        paper.washi(c, K.rect(0, 244, 200, 36), P.PAPER, 8)
        K.line(c, K.path("M0 244 L200 244"), P.INK, 1.6)
        K.line(c, K.path("M0 247.5 L200 247.5"), P.GOLD, 1)
        kanji, low = KANJI[game], game == "yokohama_duel"
        colour = P.INK if game == "zaibatsu" else P.VERMILION
        crests.cartouche(c, 10 if low else 168, 132 if low else 12, 24, 22 * len(kanji) + 18, kanji, colour, 17)
    K.line(c, p, P.INK, 1.6)


def box3d(c, game, x, y, w, lift=0):
    """The box standing on a shelf, its side in shade. y = foot of the box."""
    _fallen_shade(c, x, y, w, lift)
    _body(c, game, x, y, w, lift)


def proof(c, game, x, y, w):
    """A box still at the block cutter's: the key block printed in one ink, wrapped with a band and a seal."""
    _fallen_shade(c, x, y, w, 0)
    ink = P.mix(P.GAMES[game][0], 0xFF8C97A8, 0.5)
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
    K.cut(c, side, P.shade(P.GAMES[game][0], 0.8), P.INK, 1.4)
    K.line(
        c, K.path(f"M{x + w + d * 0.5} {y0 + d * 0.5} L{x + w + d * 0.5} {y - lift}"), P.alpha(P.WHITE, 0.1), d * 0.4
    )
    cover(c, game, x, y0, w)
