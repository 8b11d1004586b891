# ruff: noqa: E501
"""What the street fronts of Singapore are built from, in a block of 100 x 42: air, walls, roofs, stalls, lanterns, loads."""

from ..kit import goods
from ..kit import ink as K
from ..kit import palette as P

WIDE, HIGH, LINE = 100, 42, 1.6
DAY, DUSK = (0xFFBFDFDD, 0xFFF6E8C8), (0xFF1C2140, 0xFF7A4A58)
WALLS = {
    "rose": 0xFFE9B7A8,
    "mint": 0xFFB9D6CE,
    "butter": 0xFFEBD9A0,
    "lilac": 0xFFC9C3DF,
    "sky": 0xFFBFD8E6,
    "lime": 0xFFD9E2B4,
    "white": 0xFFFBF7EC,
    "coal": 0xFF4A4856,
    "plum": 0xFF5C3F52,
    "slate": 0xFF3B4C62,
}
STONE, EMBERS = 0xFFD5CCB6, 0xFFFFB04A
COMPANY = (P.VERMILION, P.PAPER, P.VERMILION, P.PAPER)  # the stripes of its flag
ROOF, TERRACE, GLASS, EMBER = 0xFFB55A3C, 0xFFD9C79C, 0xFF4F6E7D, 0xFFF0A445


def gallery():
    """A new collection of street fronts, and the decorator that hangs a drawing in it under its building's name."""
    fronts = {}

    def front(key):
        def keep(draw):
            fronts[key] = draw
            return draw

        return keep

    return fronts, front


def block(c, d, colour, width=LINE):
    """A cut given as path data."""
    K.cut(c, K.path(d), colour, P.INK, width)


def slab(c, x, y, w, h, colour, width=LINE, r=0):
    """A rectangular cut."""
    K.cut(c, K.rect(x, y, w, h, r), colour, P.INK, width)


def stroke(c, d, colour=P.INK, width=LINE):
    """A line given as path data."""
    K.line(c, K.path(d), colour, width)


def air(c, top=DAY[0], low=DAY[1], ground=TERRACE, y=37):
    """Sky and the strip of ground a house stands on."""
    K.bokashi(c, K.rect(-8, -8, WIDE + 16, HIGH + 16), [(0, top), (1, low)], 0, 0, 0, y)
    if ground:
        slab(c, -8, y, WIDE + 16, 12, ground, 1.2)


def night(c, ground=0xFF2A2430, y=37):
    """The same street after dark."""
    air(c, *DUSK, ground, y)


def sea(c, y, colour=0xFF4E9EA6, foam=0.8):
    """Water up to the foot of the block."""
    p = K.rect(-8, y, WIDE + 16, HIGH - y + 8)
    K.bokashi(c, p, [(0, P.shade(colour, 1.25)), (1, colour)], 0, y, 0, HIGH)
    stroke(c, f"M-8 {y} L108 {y}", P.INK, 1.2)
    for x, dy in ((6, 4), (30, 9), (58, 5), (82, 10), (16, 13), (70, 13)):
        if y + dy < HIGH:
            stroke(
                c,
                f"M{x} {y + dy} Q{x + 4} {y + dy - 2.4} {x + 8} {y + dy} Q{x + 12} {y + dy + 2.4} {x + 16} {y + dy}",
                P.alpha(P.PAPER, foam),
                1.3,
            )


def tiled(c, d, x0, x1, y0, y1, colour=ROOF):
    """A roof of tiles: outline and its running lines."""
    p = K.path(d)
    K.fill(c, p, colour)
    with K.clip(c, p):
        for k in range(int((x1 - x0) / 6) + 1):
            stroke(c, f"M{x0 + k * 6} {y0} L{x0 + k * 6} {y1}", P.alpha(P.INK, 0.4), 1)
    K.line(c, p, P.INK, LINE)


def roof(c, x, y, w, h, colour=ROOF):
    """A hipped roof standing on y."""
    tiled(
        c,
        f"M{x - 3} {y} L{x + w * 0.12} {y - h} L{x + w * 0.88} {y - h} L{x + w + 3} {y} Z",
        x,
        x + w,
        y - h,
        y,
        colour,
    )


def eaves(c, x, y, w, h, colour=P.JADE):
    """A Chinese roof, its corners turned up, standing on y."""
    tiled(
        c,
        f"M{x - 6} {y - h * 0.55} Q{x + w * 0.06} {y - h * 0.4} {x + w * 0.16} {y - h} L{x + w * 0.84} {y - h} Q{x + w * 0.94} {y - h * 0.4} {x + w + 6} {y - h * 0.55} L{x + w - 2} {y} L{x + 2} {y} Z",
        x,
        x + w,
        y - h,
        y,
        colour,
    )


def arch(c, x, y, w, h, colour=GLASS, width=1.3):
    """An arched opening standing on y."""
    block(
        c,
        f"M{x} {y} L{x} {y - h * 0.62} Q{x + w / 2} {y - h * 1.2} {x + w} {y - h * 0.62} L{x + w} {y} Z",
        colour,
        width,
    )


def shop(c, x, w, top, wall, trim=P.BRICK, lit=False, foot=38):
    """A narrow shophouse: parapet, two shuttered windows, a dark arcade."""
    slab(c, x, top, w, foot - top, wall)
    slab(c, x - 1, top - 3.4, w + 2, 4.4, P.shade(wall, 1.35) if not lit else P.shade(wall, 0.7))
    mid, low = top + (foot - top) * 0.52, foot
    for k in (0, 1):
        xx = x + w * (0.14 + 0.42 * k)
        arch(c, xx, mid - 1.5, w * 0.3, mid - top - 4, EMBER if lit else trim)
    stroke(c, f"M{x} {mid} L{x + w} {mid}")
    arch(c, x + w * 0.14, low, w * 0.72, low - mid - 1.5, 0xFF3B3230 if not lit else 0xFF15151C)


def row(c, left, right, trims=(P.BRICK, P.JADE), lit=False):
    """A shophouse at either end of the block, so that the middle is free for what the house is about."""
    tops = (13, 11)
    shop(c, -6, 30, tops[0], WALLS[left], trims[0], lit)
    shop(c, 76, 30, tops[1], WALLS[right], trims[1], lit)


def awning(c, x, y, w, h, colours, n=5):
    """A striped awning with a scalloped edge."""
    d = w / n
    for k in range(n):
        xx = x + k * d
        block(
            c,
            f"M{xx} {y} L{xx + d} {y} L{xx + d} {y + h * 0.72} Q{xx + d / 2} {y + h * 1.25} {xx} {y + h * 0.72} Z",
            colours[k % len(colours)],
            1.1,
        )


def lantern(c, x, y, r=4.4, colour=P.VERMILION, glow=True):
    """A paper lantern on its cord, lit."""
    if glow:
        K.glow(c, K.circle(x, y, r * 2), P.alpha(0xFFFFC766, 0.5), r)
    stroke(c, f"M{x} {y - r * 2.2} L{x} {y - r}", P.INK, 1.1)
    block(
        c,
        f"M{x - r * 0.6} {y - r} L{x + r * 0.6} {y - r} C{x + r * 1.5} {y - r * 0.5} {x + r * 1.5} {y + r * 0.5} {x + r * 0.6} {y + r} L{x - r * 0.6} {y + r} C{x - r * 1.5} {y + r * 0.5} {x - r * 1.5} {y - r * 0.5} {x - r * 0.6} {y - r} Z",
        colour,
        1.3,
    )
    stroke(c, f"M{x} {y + r} L{x} {y + r * 1.7}", P.BUTTER, 1.1)


def portico(c, x, y, w, h, n, roof_colour, wall=WALLS["white"], deep=0xFF7F9AA0):
    """A columned front under a pediment, standing on y."""
    p = h * 0.36
    slab(c, x + 2, y - h + p, w - 4, h - p, deep)
    for k in range(n):
        xx = x + 3 + (w - 9.6) * k / (n - 1)
        slab(c, xx, y - h + p, 3.6, h - p, wall, 1.1)
    slab(c, x, y - h + p - 1, w, 4, wall, 1.3)
    block(c, f"M{x - 2} {y - h + p - 1} L{x + w / 2} {y - h} L{x + w + 2} {y - h + p - 1} Z", roof_colour)


def pole(c, x, y, h, colours, w=13):
    """A flagstaff standing on y; the cloth is striped in the given colours."""
    stroke(c, f"M{x} {y} L{x} {y - h}", P.INK, 1.5)
    d = 8.0 / len(colours)
    for k, colour in enumerate(colours):
        K.fill(c, K.rect(x, y - h + k * d, w, d), colour)
    K.line(c, K.rect(x, y - h, w, 8), P.INK, 1.2)


def chest(c, x, y, w, h, mark=None, colour=0xFFC79763):
    """A chest standing on y, branded with a good."""
    slab(c, x, y - h, w, h, colour, 1.4)
    stroke(
        c,
        f"M{x} {y - h * 0.8} L{x + w} {y - h * 0.8} M{x + 2} {y - h} L{x + 2} {y} M{x + w - 2} {y - h} L{x + w - 2} {y}",
        P.alpha(P.INK, 0.6),
        1,
    )
    if mark:
        s = min(w, h) * 0.8
        goods.good(c, mark, x + (w - s) / 2, y - h / 2 - s * 0.46, s)


def wheel(c, x, y, r, hub=P.CEDAR):
    """A spoked cart wheel."""
    K.line(c, K.circle(x, y, r), P.INK, 3)
    K.line(c, K.circle(x, y, r), hub, 1.3)
    q = r * 0.7
    stroke(
        c,
        f"M{x - r} {y} L{x + r} {y} M{x} {y - r} L{x} {y + r} M{x - q} {y - q} L{x + q} {y + q} M{x - q} {y + q} L{x + q} {y - q}",
        P.INK,
        1,
    )
    K.fill(c, K.circle(x, y, 1.8), P.INK)


def porter(c, x, y, s, robe=P.PRUSSIAN):
    """Somebody at work under a straw hat, standing on y."""
    with K.box(c, x, y - s, s, 40):
        block(c, "M20 13 C12 14 9 25 8 40 L32 40 C31 25 28 14 20 13 Z", robe, 3.4)
        block(c, "M20 2 L36 15 C29 19 11 19 4 15 Z", P.HINOKI, 3.4)


def smoke(c, x, y, k=1.0, colour=P.SLIP):
    """A curl of smoke rising to the right from x, y."""
    with K.box(c, x, y, 24 * k):
        block(
            c,
            "M0 0 C-6 -5 2 -10 6 -7 C8 -13 17 -13 18 -8 C24 -11 31 -7 28 -3 C22 -5 19 0 13 -2 C9 2 3 2 0 0 Z",
            colour,
            1.4 / k,
        )


def bolts(c, x, y, n, length=18, thick=5.0):
    """Bolts of cloth lying on y, stacked."""
    tones = (P.GOODS["cloth"], 0xFF86A9CF, 0xFF34577F)
    for k in range(n):
        yy = y - (k + 1) * thick
        slab(c, x + (k % 2) * 1.5, yy, length, thick, tones[k % 3], 1.2, 2)
        stroke(c, f"M{x + length * 0.78} {yy + 0.6} L{x + length * 0.78} {yy + thick - 0.6}", P.PAPER, 1)


def bricks(c, x, y, rows, n, w=8.0, h=4.2):
    """A stack of bricks standing on y, each course one shorter."""
    for r in range(rows):
        for k in range(n - r):
            slab(c, x + k * w + r * w / 2, y - (r + 1) * h, w, h, (0xFFB9543C, 0xFFCB6E50)[(k + r) % 2], 1.1)


def moon(c, x, y, r):
    """A full moon in a halo."""
    K.glow(c, K.circle(x, y, r * 1.7), P.alpha(P.BUTTER, 0.4), r * 0.6)
    K.cut(c, K.circle(x, y, r), 0xFFF7E7B4, P.INK, 1.2)


def lit(c, x, y, w, h):
    """A room seen from the dark street: lamplight against which everything stands out."""
    p = K.rect(x, y, w, h)
    K.glow(c, p, P.alpha(EMBER, 0.5), 4)
    K.bokashi(c, p, [(0, 0xFFD98A45), (0.5, 0xFFF6CF7E), (1, 0xFFE9A957)], 0, y, 0, y + h)
    K.line(c, p, P.INK, LINE)


def poppy(c, x, y, s):
    """The opium pod as a sign."""
    goods.good(c, "opium", x, y, s)


def arcade(c, x, y, w, h, n, wall=WALLS["butter"]):
    """Two floors of arches."""
    slab(c, x, y - h, w, h, wall)
    d = w / n
    for k in range(n):
        xx = x + k * d + d * 0.2
        arch(c, xx, y - h * 0.54, d * 0.6, h * 0.34)
        arch(c, xx - d * 0.06, y, d * 0.72, h * 0.42, 0xFF3B3230)
    stroke(c, f"M{x} {y - h * 0.5} L{x + w} {y - h * 0.5}")
