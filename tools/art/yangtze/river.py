# ruff: noqa: E501
"""The board of Yangtze: the river from the gorges to Shanghai, at the four widths the table gives it."""

import math
import random
from functools import partial
from itertools import pairwise

from ..kit import ink, palette, paper, pieces, water
from ..pictures import Picture

WIDTHS = (768, 836, 874, 960)
HEIGHT = 512
TOKEN = 78
MIST = 0xFFEDE9D2


def pictures() -> dict[str, Picture]:
    """One print per width."""
    return {f"landscape_yangtze_{w}": Picture(w, HEIGHT, partial(landscape, w=w), quality=88) for w in WIDTHS}


def spots(w):
    """Centres of the eight river spaces, upstream first."""
    step = (w - 118) / 7
    return [(59 + i * step, 262 + 62 * math.sin(i * 0.98 + 0.5)) for i in range(8)]


def places():
    """Where the board view puts things, per inner width, from the upper left corner of the print."""
    out = {}
    for w in WIDTHS:
        centres = spots(w)
        notice = w * 372 / 768
        out[str(w)] = {
            "size": [w, HEIGHT],
            "token": TOKEN,
            "spaces": [[round(x, 2), round(y, 2)] for x, y in centres],
            "price": [TOKEN / 2 - 8, TOKEN / 2 - 4],
            "scroll": [10, 10, w - 20, 78],
            "cargo_notice": [14, 408, round(notice), 92],
            "post_notice": [14 + round(notice) + 12, 408, w - 40 - round(notice), 92],
            "cartouche": [14, 104, 30, 74],
            "bag": [22, round(centres[0][1] - 100, 2), 46, 46],
            "bag_count": [66, round(centres[0][1] - 60, 2)],
            "shanghai": [w - 250, 98, 226, 96],
        }
    return out


def landscape(c, w, h=HEIGHT):
    """Gorges in mist upstream, paddies on the south bank, Shanghai where the river meets the sea."""
    k = w / 768
    inner = ink.rect(0, 0, w, h)
    with ink.clip(c, inner):
        ink.bokashi(c, inner, [(0, 0xFFD9E4D3), (0.35, MIST), (0.7, 0xFFD7DDB9), (1, 0xFFBFCDA4)], 0, 0, 0, h)
        paper.mottle(c, inner, 9, 0.4)
        for i, (x, pw, ph, t) in enumerate(
            (
                (-30, 150, 150, 0.2),
                (70, 120, 118, 0.35),
                (150, 150, 140, 0.3),
                (270, 110, 92, 0.55),
                (350, 150, 110, 0.55),
                (470, 120, 80, 0.7),
                (556, 150, 66, 0.72),
                (660, 130, 52, 0.78),
            )
        ):
            water.peak(c, x * k, 236, pw * k, ph, palette.mix(palette.JADE, 0xFFDDE6D6, t), i + 3, MIST, 0.5 - t * 0.4)
        water.cloud(c, 30 * k, 176, 230, palette.alpha(palette.PAPER, 0.85))
        water.cloud(c, 330 * k, 150, 210, palette.alpha(palette.PAPER, 0.8))
        geese(c, 396 * k, 118)
        fields(c, k)
        quay(c, w - 250, 189, w)
        city(c, w - 250, 190)
        river(c, w)
        reeds(c, w)
        for i, (x, y, s) in enumerate(
            (
                (270 * k, 402, 44),
                (306 * k, 396, 32),
                (w - 316 * k, 404, 34),
                (w - 286 * k, 400, 26),
                (254 * k, 232, 30),
                (206 * k, 226, 24),
            )
        ):
            water.tree(c, x, y, s, palette.PINE if i % 2 else palette.JADE)
        pieces.junk(c, w - 74, 216, 58, 0xFFD8C49A)
    ink.line(c, inner, palette.INK, 2.8)


def banks(w):
    """Points of the north and of the south bank: the river widens towards the sea."""
    centres = spots(w)
    course = [(-60, centres[0][1] - 30), *centres, (w + 60, centres[-1][1] - 26)]
    north = [(x, y - 48 - i * 3.2) for i, (x, y) in enumerate(course)]
    return north, [(x, y + 54 + i * 3.2) for i, (x, y) in enumerate(course)]


def river(c, w):
    """The stream itself."""
    north, south = banks(w)
    stream = ink.path("M" + _smooth(north) + "L" + _smooth(south[::-1]) + "Z")
    ink.line(c, stream, palette.alpha(0xFF8FA877, 0.9), 9)
    ink.bokashi(c, stream, [(0, 0xFF9CCFC4), (0.55, 0xFF5FA7A6), (1, 0xFF2F6F8E)], 0, 0, w, 0)
    paper.grain(c, stream, 12, 0.55)
    with ink.clip(c, stream):
        ink.line(c, stream, palette.alpha(0xFF1F4A58, 0.22), 16)
    water.ripples(c, stream, palette.alpha(palette.PAPER, 0.55), 4, 1 / 900, 1.2)
    ink.line(c, stream, palette.INK, 1.5)


def _smooth(points):
    d = f"{points[0][0]} {points[0][1]} "
    for (x0, y0), (x1, y1) in pairwise(points):
        m = (x0 + x1) / 2
        d += f"C{m} {y0} {m} {y1} {x1} {y1} "
    return d


def geese(c, x, y):
    """A skein of wild geese."""
    for i, (dx, dy) in enumerate(((0, 0), (15, 5), (30, 11), (-14, 7), (-27, 15), (45, 16))):
        s = 6 - i * 0.4
        gx, gy = x + dx, y + dy
        ink.line(
            c,
            ink.path(
                f"M{gx - s} {gy - s * 0.35} Q{gx - s * 0.4} {gy - s * 0.5} {gx} {gy} Q{gx + s * 0.4} {gy - s * 0.5} {gx + s} {gy - s * 0.35}"
            ),
            palette.alpha(palette.INK, 0.7),
            1.2,
        )


def fields(c, k):
    """Terraced paddies on the south bank, each a shelf of water and shoots, a few huts among them."""
    low = HEIGHT + 8
    for x, y, w, col in (
        (20, 420, 330, 0xFFBFD09C),
        (400, 334, 190, 0xFFCFDBAA),
        (366, 351, 262, 0xFFB5CB93),
        (336, 371, 330, 0xFFC9D6A0),
        (300, 394, 410, 0xFFB9CC97),
        (262, 424, 500, 0xFFC6D3A2),
    ):
        x, w = x * k, w * k
        d = f"M{x} {y + 46} C{x + w * 0.1} {y + 4} {x + w * 0.34} {y - 8} {x + w * 0.5} {y} C{x + w * 0.7} {y + 8} {x + w * 0.9} {y + 6} {x + w} {y + 46}"
        p = ink.path(d + f"L{x + w} {low} L{x} {low} Z")
        ink.bokashi(c, p, [(0, col), (0.5, col), (1, palette.alpha(col, 0))], 0, y, 0, y + 70)
        with ink.clip(c, p):
            c.save()
            c.translate(0, 4.5)
            ink.line(c, ink.path(d), palette.alpha(0xFFDDE9DC, 0.9), 3)
            c.restore()
            for j in range(int(w / 13)):
                xx = x + 8 + j * 13
                ink.line(
                    c,
                    ink.path(f"M{xx} {y + 60} Q{xx + 6} {y + 30} {xx + 4} {y - 6}"),
                    palette.alpha(palette.PINE, 0.34),
                    1.3,
                    (2, 4),
                )
        ink.fading_line(c, ink.path(d), palette.alpha(palette.PINE, 0.9), 1.2, y + 22, y + 46)
    for x, y, s in ((524, 392, 21), (552, 396, 15)):
        hut(c, x * k, y, s)


def quay(c, x, y, w):
    """The stone edge of the harbour, down to where the river cuts it."""
    p = ink.path(f"M{x - 16} {y} L{w + 4} {y} L{w + 4} {y + 70} L{x - 16} {y + 70} Z")
    ink.cut(c, p, 0xFFDACFB2, palette.alpha(palette.INK, 0.8), 1.1)
    with ink.clip(c, p):
        for row in range(7):
            yy = y + 9 + row * 9
            ink.line(c, ink.path(f"M{x - 16} {yy} L{w + 4} {yy}"), palette.alpha(palette.INK, 0.16), 1)
            for j in range(18):
                xx = x - 16 + j * 19 + row % 2 * 9
                ink.line(c, ink.path(f"M{xx} {yy} L{xx} {yy - 9}"), palette.alpha(palette.INK, 0.16), 1)


def reeds(c, w):
    """Tufts of reed on the south bank, halfway between the spaces."""
    rnd = random.Random(3)
    _, south = banks(w)
    for (x0, y0), (x1, y1) in pairwise(south):
        for t in (0.5, 0.56):
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * (t + (t - 0.5) * 0.9) + 9
            for _ in range(4):
                dx, n = rnd.uniform(-5, 5), rnd.uniform(7, 13)
                ink.line(
                    c,
                    ink.path(f"M{x + dx * 0.3} {y} Q{x + dx * 0.6} {y - n * 0.6} {x + dx} {y - n}"),
                    palette.alpha(0xFF3E5F3F, 0.9),
                    1.1,
                )


def hut(c, x, y, s):
    """A farmer's hut under thatch, standing on y."""
    ink.cut(c, ink.rect(x, y - s * 0.5, s, s * 0.5), palette.SLIP, palette.INK, 1)
    ink.fill(c, ink.rect(x + s * 0.4, y - s * 0.32, s * 0.2, s * 0.32), palette.alpha(palette.INK, 0.75))
    ink.cut(
        c,
        ink.path(
            f"M{x - s * 0.22} {y - s * 0.44} Q{x + s * 0.2} {y - s * 0.66} {x + s * 0.26} {y - s} L{x + s * 0.74} {y - s} Q{x + s * 0.8} {y - s * 0.66} {x + s * 1.22} {y - s * 0.44} Z"
        ),
        palette.HINOKI,
        palette.INK,
        1,
    )


def city(c, x, y):
    """Shanghai: roofs and a pagoda behind the quay."""
    for dx, w, h, col in (
        (0, 34, 34, palette.ROSE),
        (30, 44, 46, palette.SLIP),
        (70, 36, 30, palette.BUTTER),
        (136, 46, 40, palette.SLIP),
        (178, 40, 52, palette.ROSE),
    ):
        ink.cut(c, ink.rect(x + dx, y - h, w, h), col, palette.INK, 1.1)
        ink.cut(
            c,
            ink.path(
                f"M{x + dx - 6} {y - h} Q{x + dx + 3} {y - h - 3} {x + dx + 6} {y - h - 11} L{x + dx + w - 6} {y - h - 11} Q{x + dx + w - 3} {y - h - 3} {x + dx + w + 6} {y - h} Z"
            ),
            palette.STEEL,
            palette.INK,
            1.1,
        )
        for j in range(int(w // 13)):
            ink.fill(c, ink.rect(x + dx + 5 + j * 12, y - h + 9, 6, 8), palette.alpha(palette.INK, 0.7))
    for j in range(4):
        w = 40 - j * 7
        cx, yy = x + 118, y - 17 * j
        ink.cut(c, ink.rect(cx - w / 2 + 4, yy - 15, w - 8, 15), palette.VERMILION, palette.INK, 1.1)
        ink.cut(
            c,
            ink.path(
                f"M{cx - w / 2 - 6} {yy - 12} Q{cx - w / 2 + 4} {yy - 15} {cx - w / 2 + 7} {yy - 21} L{cx + w / 2 - 7} {yy - 21} Q{cx + w / 2 - 4} {yy - 15} {cx + w / 2 + 6} {yy - 12} Z"
            ),
            palette.INDIGO,
            palette.INK,
            1.1,
        )
    ink.line(c, ink.path(f"M{x + 118} {y - 72} L{x + 118} {y - 92}"), palette.INK, 2)
