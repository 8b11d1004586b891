"""The cover of the box."""

import math

from ..kit import ink as K
from ..kit import palette as P
from ..kit.covers import Cover, sky


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


def picture(c):
    """Two umbrellas meet on the quay in the rain."""
    sky(c, [(0, 0xFF2C3654), (0.4, 0xFF7C8AA0), (0.75, 0xFFD5CFC0), (1, 0xFFB9B3A6)])
    for r in range(9):
        for k in range(8):
            x, y = k * 34 - 20 + (r % 2) * 17, 20 + r * 32
            K.line(c, K.path(f"M{x} {y} L{x + 34} {y - 9} L{x + 34} {y + 20} L{x} {y + 29} Z"), P.alpha(P.INK, 0.12), 1)
    _umbrella(c, 62, 92, 84, P.PRUSSIAN, 4)
    _umbrella(c, 146, 182, 84, P.VERMILION, 9)
    for k in range(46):
        x, y = (k * 53) % 250 - 20, (k * 97) % 300 - 10
        K.line(c, K.path(f"M{x} {y} L{x - 9} {y + 34}"), P.alpha(P.PAPER if k % 3 else P.INK, 0.5), 0.9)


COVER = Cover(picture, label=(10, 132))
