"""Scenes of Yokohama Duel behind the screens without a table: set-up and curtain."""

from ..harbour import waterfront
from ..kit import ink, palette, paper, pieces, water
from ..pictures import Picture
from ..pictures.backdrops import H, W, shelf

QUAY = H - 160


def pictures() -> dict[str, Picture]:
    """The backdrops of Yokohama Duel."""
    return {
        "set_up_yokohama_duel": Picture(284, 630, set_up, quality=86, scales=(1.0, 2.0)),
        "curtain_yokohama_duel": Picture(W, H, curtain, quality=78, scales=(1.0, 2.0)),
    }


def set_up(c, w=284, h=630):
    """The wall behind the box: evening over the bay, wave scales below, and the shelf it stands on."""
    p = ink.rect(0, 0, w, h)
    ink.bokashi(c, p, [(0, 0xFF5F7BA6), (0.3, 0xFFE9DFCB), (0.6, 0xFFF1E2C6), (1, 0xFFEBD9BC)], 0, 0, 0, h)
    paper.grain(c, p, 21, 0.22)
    water.sun(c, 222, 104, 32)
    water.fuji(c, -70, 392, 300, 150, 0xFF7C96B4, palette.PAPER, 0xFFEFE2C8, 1.0, 0.8)
    water.cloud(c, 20, 62, 150, palette.alpha(palette.PAPER, 0.8))
    water.cloud(c, 150, 232, 150, palette.alpha(palette.PAPER, 0.8))
    low = ink.rect(0, 404, w, h - 404)
    water.seigaiha(c, low, palette.alpha(palette.PRUSSIAN, 0.2), 26, 1.2)
    shelf(c, w)


def curtain(c):
    """Behind the cloth: the bund, the mountain and ships in the roads, nothing of any seat."""
    mid = W / 2
    air = ink.rect(0, 0, W, H)
    ink.bokashi(c, air, [(0, 0xFF1F2B4D), (0.22, 0xFF596F9E), (0.5, 0xFFEBDCC4), (1, 0xFFF0D3AE)], 0, 0, 0, H)
    paper.grain(c, air, 21, 0.16)
    water.sun(c, mid + 470, H - 350, 54)
    water.fuji(c, mid - 760, QUAY, 560, 230, 0xFF6F8CB0, palette.PAPER, 0xFFEBDCC4, 1.2, 0.75)
    for x, y, s in ((-640, 320, 250), (300, 300, 260), (-160, 262, 200), (560, 250, 180)):
        water.cloud(c, mid + x, H - y, s, palette.alpha(palette.PAPER, 0.8))
    for k in range(15):
        waterfront.house(c, mid - 690 + k * 94, QUAY, 74 + (0, 18, 6, 24, 12)[k % 5], *waterfront.HOUSES[k % 5])
    for x, s in ((-716, 96), (-436, 84), (214, 90), (500, 100), (640, 84)):
        water.tree(c, mid + x, QUAY, s)
    _lighthouse(c, mid - 330)
    p = ink.rect(0, QUAY, W, 160)
    deep = palette.mix(palette.PRUSSIAN, palette.NIGHT, 0.35)
    water.scales(c, p, deep, palette.alpha(palette.WASHI, 0.18), 20, 3, 1.1)
    stops = [
        (0, palette.alpha(0xFF9DB8CC, 0.5)),
        (0.4, palette.alpha(palette.PRUSSIAN, 0.1)),
        (1, palette.alpha(palette.NIGHT, 0.6)),
    ]
    ink.bokashi(c, p, stops, 0, QUAY, 0, H)
    ink.cut(c, ink.rect(-2, QUAY - 6, W + 4, 12), 0xFFCFC3A8, palette.INK, 1.3)
    pieces.steamer(c, mid - 590, QUAY + 16, 150)
    pieces.junk(c, mid + 440, QUAY - 6, 96, palette.VERMILION)
    pieces.junk(c, mid + 330, QUAY + 34, 62, palette.HINOKI)
    pieces.sampan(c, mid - 350, QUAY + 92, 84)
    pieces.sampan(c, mid + 590, QUAY + 98, 70)


def _lighthouse(c, x):
    """The light at the mole."""
    for k in range(4):
        y, a, b = QUAY - k * 34, 17 - k * 2, 15 - k * 2
        d = f"M{x - a} {y} L{x - b} {y - 34} L{x + b} {y - 34} L{x + a} {y} Z"
        ink.cut(c, ink.path(d), (palette.PAPER, palette.BRICK)[k % 2], palette.INK, 1.3)
    ink.cut(c, ink.rect(x - 8, QUAY - 152, 16, 16), 0xFFF2D27A, palette.INK, 1.3)
    cap = f"M{x - 12} {QUAY - 152} L{x} {QUAY - 166} L{x + 12} {QUAY - 152} Z"
    ink.cut(c, ink.path(cap), palette.BRICK, palette.INK, 1.3)
    ink.cut(c, ink.rect(x - 13, QUAY - 138, 26, 5), palette.STEEL, palette.INK, 1.2)
