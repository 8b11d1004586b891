"""The cover of the box."""

from ..kit import ink as K
from ..kit import palette as P
from ..kit import pieces, water
from ..kit.covers import Cover, sky


def picture(c):
    """The black ship under the mountain."""
    sky(c, [(0, 0xFF1B2F52), (0.16, 0xFF3F6690), (0.34, 0xFFEADFC3), (0.6, 0xFFF2C9A6), (1, 0xFFF2C9A6)])
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


COVER = Cover(picture)
