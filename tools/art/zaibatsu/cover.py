# ruff: noqa: E501
"""The cover of the box."""

import math

from ..kit import ink as K
from ..kit import palette as P
from ..kit.covers import Cover, sky


def picture(c):
    """Chimneys, a geared sun, and smoke that rolls like surf."""
    sky(c, [(0, 0xFF2B323B), (0.22, 0xFF6B5A52), (0.45, 0xFFDE7A35), (0.7, 0xFFF0C27A), (1, 0xFFF0C27A)])
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


COVER = Cover(picture, ink=P.INK)
