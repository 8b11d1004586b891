# ruff: noqa: E501
"""Scenes of Yokohama behind the screens without a table: set-up and curtain."""

from ..harbour import print_block, waterfront
from ..kit import goods, ink, palette, paper, pieces, water
from ..pictures import Picture
from ..pictures.backdrops import H, W, shelf

SHORE = H - 176


def pictures() -> dict[str, Picture]:
    """The backdrops of Yokohama."""
    return {
        "set_up_yokohama": Picture(284, 630, set_up, quality=86, scales=(1.0, 2.0)),
        "curtain_yokohama": Picture(W, H, curtain, quality=78, scales=(1.0, 2.0)),
    }


def set_up(c, w=284, h=630):
    """The wall behind the box: a rosy morning over the mountain, wave scales below, and the shelf."""
    p = ink.rect(0, 0, w, h)
    ink.bokashi(c, p, [(0, 0xFF3F6690), (0.26, 0xFFEADFC3), (0.58, 0xFFF2C9A6), (1, 0xFFEFD8B8)], 0, 0, 0, h)
    paper.grain(c, p, 21, 0.22)
    water.sun(c, 66, 118, 34)
    water.fuji(c, 56, 388, 300, 168, 0xFF5A7FA4, palette.PAPER, 0xFFF0DABF, 1.0, 0.8)
    water.cloud(c, 130, 74, 150, palette.alpha(palette.PAPER, 0.8))
    water.cloud(c, -30, 250, 150, palette.alpha(palette.PAPER, 0.8))
    low = ink.rect(0, 404, w, h - 404)
    water.seigaiha(c, low, palette.alpha(palette.PRUSSIAN, 0.2), 26, 1.2)
    shelf(c, w)


def curtain(c):
    """Behind the cloth: the settlement in the morning, its mill and church, the black ship at the pier; nothing of any seat."""
    mid = W / 2
    air = ink.rect(0, 0, W, H)
    ink.bokashi(c, air, [(0, 0xFF27456F), (0.24, 0xFF8FAAB8), (0.5, 0xFFF0DFC0), (1, 0xFFF2C9A6)], 0, 0, 0, H)
    paper.grain(c, air, 21, 0.16)
    water.sun(c, mid - 480, H - 380, 58)
    water.fuji(c, mid + 130, SHORE, 620, 262, 0xFF5F84A8, palette.PAPER, 0xFFEFDDC2, 1.2, 0.75)
    for x, y, s in ((-380, 330, 240), (60, 306, 240), (520, 300, 250), (-700, 280, 220), (330, 372, 180)):
        water.cloud(c, mid + x, H - y, s, palette.alpha(palette.PAPER, 0.8))
    _hills(c)
    for k, x in enumerate((-690, -596, -214, -120, -26, 68, 352, 446, 540)):
        waterfront.house(c, mid + x, SHORE, 66 + (8, 22, 0, 16, 28)[k % 5], *waterfront.HOUSES[(k + 1) % 5])
    _mill(c, mid - 486)
    _church(c, mid + 192)
    for x, s in ((-722, 92), (-240, 82), (160, 76), (322, 90), (640, 104)):
        water.tree(c, mid + x, SHORE, s)
    _sea(c)
    _pier(c, mid - 60)
    pieces.steamer(c, mid - 400, SHORE - 34, 262)
    pieces.junk(c, mid + 330, SHORE + 4, 92, palette.VERMILION)
    pieces.junk(c, mid + 560, SHORE + 34, 66, palette.HINOKI)
    pieces.sampan(c, mid - 560, SHORE + 108, 84)
    pieces.sampan(c, mid + 150, SHORE + 112, 74)


def _hills(c):
    """The bluff behind the town."""
    d = f"M-2 {SHORE} L-2 {SHORE - 70} C160 {SHORE - 128} 300 {SHORE - 96} 420 {SHORE - 60} C520 {SHORE - 34} 640 {SHORE - 30} 760 {SHORE} Z"
    ink.cut(c, ink.path(d), 0xFF8FA98A, palette.INK, 1.2)


def _mill(c, x):
    """Saw-tooth halls of a silk mill, and its stack."""
    y = SHORE
    ink.cut(
        c, ink.path(f"M{x} {y} L{x + 3} {y - 128} L{x + 17} {y - 128} L{x + 20} {y} Z"), palette.BRICK, palette.INK, 1.3
    )
    smoke = f"M{x + 8} {y - 130} C{x} {y - 150} {x + 24} {y - 160} {x + 34} {y - 148} C{x + 50} {y - 162} {x + 84} {y - 156} {x + 86} {y - 142} C{x + 66} {y - 144} {x + 52} {y - 128} {x + 30} {y - 136} C{x + 22} {y - 126} {x + 12} {y - 124} {x + 8} {y - 130} Z"
    ink.cut(c, ink.path(smoke), palette.SLIP, palette.INK, 1.1)
    for k in range(4):
        left = x + 24 + k * 54
        hall = f"M{left} {y} L{left} {y - 46} L{left + 32} {y - 74} L{left + 54} {y - 50} L{left + 54} {y} Z"
        ink.cut(c, ink.path(hall), palette.BRICK if k % 2 else 0xFFB5553C, palette.INK, 1.3)
        glass = f"M{left + 32} {y - 74} L{left + 54} {y - 50} L{left + 42} {y - 50} L{left + 26} {y - 69} Z"
        ink.cut(c, ink.path(glass), 0xFFBFD0D8, palette.INK, 1)
        print_block.windows(c, left + 9, y - 40, 2, 20, 13, 20, palette.BUTTER)


def _church(c, x):
    """The church of the settlement with its tower."""
    y = SHORE
    ink.cut(c, ink.rect(x + 34, y - 58, 92, 58), palette.PAPER, palette.INK, 1.3)
    roof = f"M{x + 26} {y - 58} L{x + 42} {y - 88} L{x + 120} {y - 88} L{x + 134} {y - 58} Z"
    ink.cut(c, ink.path(roof), palette.BRICK, palette.INK, 1.3)
    print_block.windows(c, x + 46, y - 46, 4, 19, 9, 26, palette.PRUSSIAN)
    ink.cut(c, ink.rect(x, y - 104, 36, 104), 0xFFF0E6D2, palette.INK, 1.3)
    spire = f"M{x - 5} {y - 104} L{x + 18} {y - 148} L{x + 41} {y - 104} Z"
    ink.cut(c, ink.path(spire), palette.BRICK, palette.INK, 1.3)
    cross = f"M{x + 18} {y - 148} L{x + 18} {y - 168} M{x + 11} {y - 161} L{x + 25} {y - 161}"
    ink.line(c, ink.path(cross), palette.INK, 2.4)
    door = f"M{x + 10} {y} L{x + 10} {y - 26} Q{x + 18} {y - 38} {x + 26} {y - 26} L{x + 26} {y} Z"
    ink.cut(c, ink.path(door), palette.CEDAR, palette.INK, 1.2)


def _sea(c):
    """The water before the quay."""
    p = ink.rect(0, SHORE, W, H - SHORE)
    deep = palette.mix(palette.PRUSSIAN, palette.NIGHT, 0.35)
    water.scales(c, p, deep, palette.alpha(palette.WASHI, 0.18), 20, 3, 1.1)
    light = [
        (0, palette.alpha(0xFFE9C9A8, 0.5)),
        (0.4, palette.alpha(palette.PRUSSIAN, 0.1)),
        (1, palette.alpha(palette.NIGHT, 0.6)),
    ]
    ink.bokashi(c, p, light, 0, SHORE, 0, H)
    ink.cut(c, ink.rect(-2, SHORE - 6, W + 4, 12), 0xFFCFC3A8, palette.INK, 1.3)


def _pier(c, x):
    """The pier on its piles, with what was landed there."""
    for k in range(9):
        left = x + 10 + k * 30
        ink.cut(c, ink.rect(left, SHORE + 44, 6, 44), palette.CEDAR, palette.INK, 1.1)
    ink.cut(
        c,
        ink.path(f"M{x} {SHORE + 46} L{x + 30} {SHORE + 2} L{x + 300} {SHORE + 2} L{x + 270} {SHORE + 46} Z"),
        palette.HINOKI,
        palette.INK,
        1.3,
    )
    for k in range(1, 4):
        y = SHORE + 2 + k * 11
        ink.line(c, ink.path(f"M{x + 30 - k * 7.5} {y} L{x + 300 - k * 7.5} {y}"), palette.alpha(palette.INK, 0.35), 1)
    for dx, dy, s in ((60, 2, 30), (88, 4, 26), (70, -20, 26), (196, 6, 28), (222, 2, 24)):
        goods.good(c, "import", x + dx, SHORE + dy, s)
