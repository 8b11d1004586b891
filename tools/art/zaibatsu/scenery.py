# ruff: noqa: E501
"""Small sights of the eight cities, standing in the free corners of their crosses, and the mountains behind."""

from ..kit import ink as K
from ..kit import palette as P
from ..kit import water

GREEN = 0xFFC3C894


def torii(c, x, y, s):
    """A gate before a shrine."""
    with K.box(c, x, y, s):
        K.cut(c, K.path("M5 7 L8 7 L8.6 23 L4.6 23 Z M16 7 L19 7 L19.4 23 L15.4 23 Z"), P.VERMILION, P.INK, 1.2)
        K.cut(c, K.path("M3 10.6 L21 10.6 L21 13 L3 13 Z"), P.VERMILION, P.INK, 1.2)
        K.cut(c, K.path("M.8 2.6 C8 5 16 5 23.2 2.6 L22.4 6.6 L1.6 6.6 Z"), P.VERMILION, P.INK, 1.2)


def castle(c, x, y, s):
    """A keep on its stone foot."""
    with K.box(c, x, y, s):
        K.cut(c, K.path("M2 23 L4.4 17 L19.6 17 L22 23 Z"), P.ASH, P.INK, 1.1)
        for k, (yy, w) in enumerate(((17, 15), (11.4, 11), (6, 7))):
            K.cut(c, K.rect(12 - w / 2, yy - 4.6, w, 4.6), P.PAPER, P.INK, 1)
            K.cut(
                c,
                K.path(
                    f"M{12 - w / 2 - 2.6} {yy - 4} L{12 - w / 2 + 1} {yy - 7} L{12 + w / 2 - 1} {yy - 7} L{12 + w / 2 + 2.6} {yy - 4} Z"
                ),
                P.STEEL if k else P.JADE,
                P.INK,
                1,
            )


def pagoda(c, x, y, s):
    """Three roofs and a spire."""
    with K.box(c, x, y, s):
        K.line(c, K.path("M12 6 L12 .6"), P.INK, 1.4)
        for k, yy in enumerate((22.6, 15.6, 9.4)):
            w = 12 - k * 2.4
            K.cut(c, K.rect(12 - w / 2, yy - 5, w, 5), P.PAPER if k % 2 else 0xFFE6C9A0, P.INK, 1)
            K.cut(
                c,
                K.path(f"M{12 - w / 2 - 4} {yy - 4} Q12 {yy - 6.4} {12 + w / 2 + 4} {yy - 4} L12 {yy - 9} Z"),
                P.BRICK,
                P.INK,
                1,
            )


def volcano(c, x, y, s):
    """The smoking mountain of the bay."""
    with K.box(c, x, y, s):
        for cx, cy, r in ((10, 5, 3), (13.6, 3.4, 3.4), (17.4, 5, 2.6)):
            K.cut(c, K.circle(cx, cy, r), P.SLIP, P.INK, 0.9)
        K.cut(c, K.path("M.6 23 C5 20 8 13 9.6 9.4 L14.4 9.4 C16 13 19 20 23.4 23 Z"), P.CEDAR, P.INK, 1.2)
        K.fill(c, K.path("M9.6 9.6 L14.4 9.6 L13.6 12 L12.2 10.8 L11 12.6 Z"), P.FURNACE)


def chimneys(c, x, y, s):
    """Works with two chimneys."""
    with K.box(c, x, y, s):
        for xx, top in ((5, 7), (15, 4)):
            for dx, dy, r in ((1.8, -1.6, 2), (4.6, -3, 2.4)):
                K.cut(c, K.circle(xx + dx, top + dy, r), P.SLIP, P.alpha(P.INK, 0.7), 0.8)
            K.cut(c, K.path(f"M{xx} {top} L{xx + 3.6} {top} L{xx + 4.4} 23 L{xx - 0.8} 23 Z"), P.BRICK, P.INK, 1.1)
        K.cut(c, K.path("M1 23 L1 16 L8 13 L8 16 L15 13 L15 16 L22.6 14 L22.6 23 Z"), P.STEEL, P.INK, 1.1)


def lighthouse(c, x, y, s):
    """The light at the harbour."""
    with K.box(c, x, y, s):
        K.cut(c, K.path("M9 7 L15 7 L17 23 L7 23 Z"), P.PAPER, P.INK, 1.2)
        K.fill(c, K.path("M8.4 12 L15.6 12 L16.2 16.4 L7.8 16.4 Z"), P.VERMILION)
        K.cut(c, K.path("M8.4 7 L8.4 3.6 L12 1 L15.6 3.6 L15.6 7 Z"), P.BUTTER, P.INK, 1.1)


def pines(c, x, y, s):
    """A crooked pine."""
    water.tree(c, x, y + s, s * 0.95)


def snow_pine(c, x, y, s):
    """A fir under snow."""
    with K.box(c, x, y, s):
        K.line(c, K.path("M12 23 L12 17"), P.CEDAR, 2.4)
        for yy, w in ((18.6, 16), (13, 12.4), (7.6, 8.6)):
            K.cut(c, K.path(f"M12 {yy - 6.6} L{12 + w / 2} {yy} L{12 - w / 2} {yy} Z"), P.PINE, P.INK, 1.1)
            K.fill(
                c, K.path(f"M12 {yy - 5.8} L{12 + w * 0.2} {yy - 3} L12 {yy - 3.6} L{12 - w * 0.2} {yy - 3} Z"), P.PAPER
            )


# city -> [(sight, corner)]; corners of the cross: nw, ne, sw, se
SIGHTS = {
    "nagasaki": ((lighthouse, "sw"), (pines, "ne")),
    "kagoshima": ((volcano, "se"), (pines, "sw")),
    "hiroshima": ((torii, "sw"), (pines, "ne")),
    "osaka": ((castle, "sw"), (pines, "se")),
    "nagoya": ((chimneys, "sw"), (pines, "ne")),
    "tokyo": ((pagoda, "se"), (chimneys, "sw")),
    "sendai": ((pines, "sw"), (torii, "se")),
    "sapporo": ((snow_pine, "sw"), (snow_pine, "ne")),
}


def sights(c, city, x, y, tile, sp):
    """The sights of a city whose cross has its corner at x, y."""
    s = min(24, sp + (tile - sp) / 2 - 8)
    far = sp + tile + (sp - s) / 2 - 2
    near = (sp - s) / 2 + 3
    at = {"nw": (near, near - 2), "ne": (far, near - 2), "sw": (near, far), "se": (far, far)}
    for draw, corner in SIGHTS[city]:
        dx, dy = at[corner]
        draw(c, x + dx, y + dy, s)


def hills(c, left, y, step):
    """Mountains behind the towns; the great one stands in Kanto."""
    soft, foot = P.mix(P.PINE, GREEN, 0.45), 0xFFC9CB9A
    for dx, w, h in ((0.32, 60, 22), (0.74, 50, 18), (1.5, 64, 24), (1.92, 44, 16), (3.28, 60, 22), (3.8, 56, 20)):
        water.fuji(c, left + step * dx - w / 2, y + 62, w, h, soft, P.mix(P.PINE, GREEN, 0.3), foot, 0.8, 0.02)
    water.fuji(c, left + step * 2.5 - 48, y + 74, 96, 48, 0xFF5F7F97, P.PAPER, 0xFFC8CEA8, 1.1)
