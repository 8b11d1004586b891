# ruff: noqa: E501
"""Water and land: seigaiha, ripples, hills, ink-wash peaks, clouds, sun."""

import math
import random

from . import ink as K
from . import palette as P


def seigaiha(c, p, colour, r=14, width=1.0, rings=3):
    """Overlapping wave scales, clipped to a shape."""
    b = p.getBounds()
    with K.clip(c, p):
        row, y = 0, b.top()
        while y < b.bottom() + r:
            x = b.left() - (r if row % 2 else 0)
            while x < b.right() + r:
                for k in range(rings):
                    rr = r * (1 - k / rings) - 0.6
                    q = K.path(
                        f"M{x - rr} {y + r} C{x - rr} {y + r - rr * 1.33} {x + rr} {y + r - rr * 1.33} {x + rr} {y + r}"
                    )
                    K.line(c, q, colour, width)
                x += 2 * r
            y += r / 2 * 1.0
            row += 1


def scales(c, p, base, line, r=14, rings=3, width=1.1):
    """Opaque seigaiha: each fan hides the one behind, as cut on the block."""
    b = p.getBounds()
    with K.clip(c, p):
        K.fill(c, p, base)
        row, y = 0, b.top() - r
        while y < b.bottom() + 2 * r:
            x = b.left() - (r if row % 2 else 0)
            while x < b.right() + 2 * r:
                K.fill(c, K.circle(x, y + r, r), base)
                for k in range(rings):
                    K.line(c, K.circle(x, y + r, r * (1 - k / rings) - 0.5), line, width)
                x += 2 * r
            y += r / 2
            row += 1


def ripples(c, p, colour, seed=1, density=1 / 1500, width=1.1):
    """Short curled strokes for quiet water."""
    b, rnd = p.getBounds(), random.Random(seed)
    with K.clip(c, p):
        for _ in range(int(b.width() * b.height() * density)):
            x, y, n = b.left() + rnd.random() * b.width(), b.top() + rnd.random() * b.height(), rnd.uniform(8, 22)
            K.line(
                c,
                K.path(f"M{x} {y} Q{x + n * 0.25} {y - 3} {x + n * 0.5} {y} Q{x + n * 0.75} {y + 3} {x + n} {y}"),
                colour,
                width,
            )


def crest(c, x, y, s, body=P.PRUSSIAN, foam=P.PAPER):
    """One breaking wave with claws of foam, s wide; our own cut, for covers and banners."""
    with K.box(c, x, y, s, 100):
        K.cut(
            c,
            K.path("M0 100 C8 60 22 22 58 16 C80 12 94 26 92 42 C84 34 72 34 66 42 C58 54 66 74 100 84 L100 100 Z"),
            body,
            width=1.6,
        )
        for k in range(3):
            K.line(
                c,
                K.path(
                    f"M{8 + k * 11} 100 C{16 + k * 9} {70 + k * 4} {28 + k * 7} {36 + k * 8} {56 + k * 2} {27 + k * 8}"
                ),
                P.alpha(foam, 0.8),
                1.6,
            )
        K.cut(
            c,
            K.path(
                "M40 24 C52 6 82 2 96 20 C99 24 99 30 96 34 C94 30 91 30 89 34 C87 39 84 38 83 34 C81 30 77 30 75 35 "
                "C73 39 69 38 69 34 C67 31 62 32 61 36 C59 39 55 37 56 33 C52 30 46 29 40 24 Z"
            ),
            foam,
            width=1.4,
        )


def sun(c, x, y, r, colour=P.VERMILION):
    K.bokashi(c, K.circle(x, y, r), [(0, colour), (0.6, colour), (1, P.mix(colour, P.WASHI, 0.55))], 0, y - r, 0, y + r)


def cloud(c, x, y, w, colour=P.PAPER, edge=None):
    """Suyari-gasumi: flat mist bands with round ends."""
    bands = ((0.16, 0, 0.6), (0, 0.42, 0.82), (0.3, 0.84, 0.55))
    h = w * 0.055
    for dx, dy, k in bands:
        q = K.rect(x + dx * w, y + dy * 2 * h, k * w, h, h / 2)
        K.fill(c, q, colour)
        if edge:
            K.line(c, q, edge, 0.8)


def fuji(c, x, y, w, h, body=P.PRUSSIAN, snow=P.PAPER, foot=None, width=1.4, cap=1.0):
    """The mountain, standing on y, with three tongues of snow; cap scales the snow."""
    a, b = 1 - (1 - 0.5) * cap, 1 - (1 - 0.68) * cap
    p = K.path(
        f"M{x} {y} C{x + w * 0.22} {y - h * 0.22} {x + w * 0.36} {y - h * 0.72} {x + w * 0.44} {y - h} L{x + w * 0.56} {y - h} "
        f"C{x + w * 0.64} {y - h * 0.72} {x + w * 0.78} {y - h * 0.22} {x + w} {y} Z"
    )
    K.bokashi(c, p, [(0, body), (0.5, body), (1, foot or P.mix(body, P.WASHI, 0.7))], 0, y - h, 0, y)
    with K.clip(c, p):
        K.fill(
            c,
            K.path(
                f"M{x + w * 0.3} {y - h * 1.1} L{x + w * 0.7} {y - h * 1.1} L{x + w * 0.69} {y - h * a} L{x + w * 0.63} {y - h * b} L{x + w * 0.585} {y - h * (a - 0.04)} "
                f"L{x + w * 0.53} {y - h * b} L{x + w * 0.47} {y - h * a} L{x + w * 0.43} {y - h * b} L{x + w * 0.36} {y - h * (a - 0.04)} Z"
            ),
            snow,
        )
    if width:
        K.fading_line(c, p, P.INK, width, y - h * 0.4, y - h * 0.02)


def peak(c, x, y, w, h, colour, seed=0, mist=P.WASHI, ink=0.55):
    """A karst peak in ink wash: dark crown, foot lost in mist."""
    rnd = random.Random(seed)
    a, b = rnd.uniform(0.34, 0.44), rnd.uniform(0.56, 0.66)
    p = K.path(
        f"M{x} {y} C{x + w * 0.12} {y - h * 0.5} {x + w * 0.18} {y - h * 0.86} {x + w * a} {y - h * 0.97} C{x + w * 0.46} {y - h * 1.03} {x + w * 0.54} {y - h * 1.02} "
        f"{x + w * b} {y - h * 0.9} C{x + w * 0.8} {y - h * 0.7} {x + w * 0.86} {y - h * 0.35} {x + w} {y} Z"
    )
    K.bokashi(c, p, [(0, colour), (0.35, P.mix(colour, mist, 0.3)), (1, P.alpha(mist, 0.0))], 0, y - h, 0, y)
    with K.clip(c, p):
        for k in range(4):
            xx = x + w * (0.3 + 0.13 * k + rnd.uniform(-0.03, 0.03))
            K.line(
                c,
                K.path(
                    f"M{xx} {y - h * (0.86 - 0.05 * k)} C{xx - 4} {y - h * 0.7} {xx + 5} {y - h * 0.6} {xx - 2} {y - h * 0.42}"
                ),
                P.alpha(P.INK, 0.28),
                1.1,
            )
    K.fading_line(c, p, P.alpha(P.INK, ink), 1.2, y - h * 0.72, y - h * 0.12)


def tree(c, x, y, s, leaf=P.PINE):
    """A pine with cloud-shaped pads, standing on y."""
    with K.box(c, x, y - s, s, 40):
        K.line(c, K.path("M21 40 C19 32 24 26 20 18 C19 14 22 10 21 6"), P.CEDAR, 2.6)
        for q in (
            "M6 24 C6 19 12 18 14 20 C17 16 24 17 25 21 C29 21 29 25 26 25 L9 25 C7 26 6 25 6 24 Z",
            "M15 13 C15 9 20 7 23 9 C27 7 34 9 34 13 C35 15 33 15 31 15 L18 15 C16 15 15 14 15 13 Z",
            "M22 31 C22 28 26 27 28 28 C31 27 36 28 36 31 C36 33 35 33 33 33 L25 33 C23 33 22 32 22 31 Z",
            "M13 6 C14 2 19 0 22 2 C26 1 29 4 28 6 C28 7 27 7 26 7 L15 7 C14 7 13 7 13 6 Z",
        ):
            K.cut(c, K.path(q), leaf, width=1.1)


def palm(c, x, y, s, leaf=P.PINE):
    with K.box(c, x, y - s, s, 40):
        K.line(c, K.path("M19 40 C20 30 24 22 22 12"), P.CEDAR, 2.4)
        for ang in (-160, -120, -60, -20, 20):
            a = math.radians(ang)
            ex, ey = 22 + 15 * math.cos(a), 13 + 9 * math.sin(a) + 5
            q = K.path(
                f"M22 12 Q{22 + 9 * math.cos(a)} {7 + 10 * math.sin(a)} {ex} {ey} Q{22 + 7 * math.cos(a)} {13 + 6 * math.sin(a)} 22 12 Z"
            )
            K.cut(c, q, leaf, width=0.9)
