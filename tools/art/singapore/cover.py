# ruff: noqa: E501
"""The cover of the box."""

from ..kit import ink as K
from ..kit import palette as P
from ..kit import water
from ..kit.covers import Cover, sky


def picture(c):
    """A row of shophouses, shutters half open, tiles underfoot."""
    sky(c, [(0, 0xFF1E6670), (0.18, 0xFF6FB3B0), (0.42, 0xFFF3E3BE), (1, 0xFFF3D2B0)])
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


COVER = Cover(picture)
