"""The works behind the screens without a table: set-up and curtain."""

import math

from ..kit import ink as K
from ..kit import palette as P
from ..kit import paper, water
from ..pictures import Picture
from ..pictures.backdrops import H, W, shelf

YARD = H - 150
WALLS = (P.BRICK, P.STEEL, 0xFF8A5A33, 0xFF59636E)


def pictures() -> dict[str, Picture]:
    """The backdrops of Nippon: Zaibatsu."""
    return {
        "set_up_zaibatsu": Picture(284, 630, set_up, quality=86, scales=(1.0, 2.0)),
        "curtain_zaibatsu": Picture(W, H, curtain, quality=78, scales=(1.0, 2.0)),
    }


def set_up(c, w=284, h=630):
    """The wall behind the box: furnace light over the works, and the shelf it stands on."""
    p = K.rect(0, 0, w, h)
    K.bokashi(c, p, [(0, 0xFF59606A), (0.28, 0xFFD9A66E), (0.6, 0xFFF1DDB8), (1, 0xFFEBD9BC)], 0, 0, 0, h)
    paper.grain(c, p, 21, 0.22)
    _sun(c, 214, 112, 34)
    water.fuji(c, -80, 392, 280, 130, 0xFF7A8894, P.PAPER, 0xFFEFDFC0, 1.0, 0.8)
    _chimney(c, 36, 250, 22, 392)
    _chimney(c, 232, 286, 18, 392)
    _works(c, 0, 392, w, 46, 5)
    water.seigaiha(c, K.rect(0, 404, w, h - 404), P.alpha(P.STEEL, 0.2), 26, 1.2)
    shelf(c, w)


def curtain(c):
    """Behind the cloth: works, chimneys and a train at dusk, nothing of any seat."""
    mid = W / 2
    air = K.rect(0, 0, W, H)
    K.bokashi(
        c,
        air,
        [(0, 0xFF23282F), (0.25, 0xFF6B5A52), (0.52, 0xFFDE9A55), (0.8, 0xFFF3D9A4), (1, 0xFFF3D9A4)],
        0,
        0,
        0,
        H,
    )
    paper.grain(c, air, 21, 0.16)
    _sun(c, mid + 430, H - 360, 58)
    water.fuji(c, mid - 720, YARD, 540, 220, 0xFF7A8894, P.PAPER, 0xFFF0D6A6, 1.2, 0.75)
    for x, top, wide in (
        (-560, 330, 34),
        (-470, 300, 28),
        (-150, 350, 36),
        (120, 310, 30),
        (210, 340, 34),
        (560, 320, 32),
    ):
        _chimney(c, mid + x, H - top, wide, YARD)
    for k in range(5):
        _hall(c, mid - 712 + k * 290, 274, 96 + (0, 26, 8, 30, 14)[k], WALLS[k % 4])
    yard = K.rect(0, YARD, W, H - YARD)
    K.bokashi(c, yard, [(0, 0xFF5D6771), (1, 0xFF2B323B)], 0, YARD, 0, H)
    paper.grain(c, yard, 6, 0.4)
    for y in (YARD + 54, YARD + 112):
        _line(c, y)
    _train(c, mid - 420, YARD + 54)
    K.line(c, K.path(f"M0 {YARD} L{W} {YARD}"), P.INK, 1.6)


def _sun(c, x, y, r):
    """The geared sun of the box."""
    for k in range(16):
        a = math.radians(k * 22.5)
        tooth = ((0.95, -0.12), (1.18, -0.08), (1.18, 0.08), (0.95, 0.12))
        K.fill(c, K.poly([(x + r * f * math.cos(a + d), y + r * f * math.sin(a + d)) for f, d in tooth]), P.VERMILION)
    K.fill(c, K.circle(x, y, r), P.VERMILION)
    K.line(c, K.circle(x, y, r * 0.72), P.alpha(P.BUTTER, 0.7), 1.6)


def _chimney(c, x, top, w, foot):
    """A brick chimney on its foot, and the smoke that rolls away from it."""
    puffs = [
        (0.1, -0.3, 0.45),
        (0.6, -0.75, 0.6),
        (1.35, -1.0, 0.68),
        (2.2, -1.4, 0.7),
        (3.0, -1.5, 0.46),
        (3.7, -1.7, 0.3),
    ]
    for spread in (1.2, 0):
        for k, (dx, dy, r) in enumerate(puffs):
            colour = P.INK if spread else P.mix(0xFF6A6E74, P.PAPER, 0.14 * k)
            K.fill(c, K.circle(x + w * dx, top + w * dy, w * r + spread), colour)
    K.cut(
        c,
        K.path(f"M{x - w * 0.4} {top} L{x + w * 0.4} {top} L{x + w * 0.6} {foot} L{x - w * 0.6} {foot} Z"),
        P.BRICK,
        P.INK,
        1.3,
    )
    for k in range(1, int((foot - top) / 20)):
        K.line(c, K.path(f"M{x - w * 0.48} {top + k * 20} L{x + w * 0.48} {top + k * 20}"), P.alpha(P.INK, 0.4), 1)
    K.cut(c, K.rect(x - w * 0.5, top - 3, w, 8), P.STEEL, P.INK, 1.2)


def _works(c, x, y, w, h, n):
    """A row of saw-tooth roofs standing on y."""
    step = w / n
    d = f"M{x} {y}"
    for k in range(n):
        d += f" L{x + k * step} {y - h * 0.55} L{x + (k + 1) * step} {y - h}"
    K.cut(c, K.path(d + f" L{x + w} {y} Z"), P.STEEL, P.INK, 1.2)


def _hall(c, x, w, h, wall):
    """A hall with a saw-tooth roof, lit windows in two rows and a gate."""
    n = 5
    step = w / n
    d = f"M{x} {YARD} L{x} {YARD - h * 0.72}"
    for k in range(1, n + 1):
        d += f" L{x + k * step} {YARD - h} L{x + k * step} {YARD - h * 0.72}"
    K.cut(c, K.path(d + f" L{x + w} {YARD} Z"), wall, P.INK, 1.3)
    for k in range(n * 2):
        for row in (0.56, 0.32) if k not in (n - 1, n) else (0.56,):  # the gate takes the middle of the lower row
            K.cut(c, K.rect(x + 8 + k * step / 2, YARD - h * row, step * 0.28, h * 0.15), P.BUTTER, P.INK, 0.9)
    K.cut(c, K.rect(x + w / 2 - 16, YARD - 30, 32, 30), P.CEDAR, P.INK, 1.1)


def _line(c, y):
    for k in range(int(W / 16) + 1):
        K.line(c, K.path(f"M{k * 16} {y - 4} L{k * 16 - 4} {y + 7}"), 0xFF3A2E26, 4)
    for d in (0, 4):
        K.line(c, K.path(f"M0 {y + d} L{W} {y + d}"), P.INK, 1.5)


def _train(c, x, y):
    """A locomotive and three trucks of coal, on the near rail."""
    for k in range(3):
        left = x - 118 - k * 96
        K.fill(c, K.path(f"M{left + 4} {y - 26} Q{left + 40} {y - 50} {left + 80} {y - 26} Z"), P.INK)
        K.cut(c, K.rect(left, y - 28, 84, 18, 2), P.BRICK, P.INK, 1.3)
        K.line(c, K.path(f"M{left + 84} {y - 12} L{left + 96} {y - 12}"), P.INK, 2)
        for dx in (18, 66):
            _wheel(c, left + dx, y - 6, 8)
    K.cut(c, K.rect(x - 20, y - 44, 84, 30, 12), P.STEEL, P.INK, 1.4)
    K.cut(c, K.rect(x - 22, y - 66, 40, 54, 2), P.VERMILION, P.INK, 1.4)
    K.cut(c, K.rect(x - 14, y - 58, 24, 18, 2), P.BUTTER, P.INK, 1.1)
    K.cut(
        c, K.path(f"M{x + 44} {y - 44} L{x + 46} {y - 70} L{x + 60} {y - 70} L{x + 58} {y - 44} Z"), P.INK, P.INK, 1.2
    )
    for dx, dy, r in ((54, -82, 9), (40, -94, 12), (18, -102, 14), (-8, -108, 12)):
        K.cut(c, K.circle(x + dx, y + dy, r), P.SLIP, P.alpha(P.INK, 0.6), 1)
    for dx, r in ((-10, 13), (24, 10), (50, 10)):
        _wheel(c, x + dx, y - r + 2, r)


def _wheel(c, x, y, r):
    K.cut(c, K.circle(x, y, r), 0xFF3A3F46, P.INK, 1.3)
    K.fill(c, K.circle(x, y, r * 0.3), P.GOLD)
