# ruff: noqa: E501
"""Scenes of Singapore behind the screens without a table: set-up and curtain."""

from ..kit import ink, palette, paper, pieces, water
from ..pictures import Picture
from ..pictures.backdrops import H, W, shelf

SKY = [(0, 0xFF1E5560), (0.2, 0xFF5AA0A2), (0.5, 0xFFF3E3BE), (1, 0xFFF3D2B0)]
HOUSES = (
    (palette.ROSE, palette.BRICK),
    (0xFFB9D6CE, palette.JADE),
    (palette.BUTTER, palette.CEDAR),
    (0xFFBFD8E6, palette.PRUSSIAN),
    (0xFFC9C3DF, 0xFF6A5E8C),
    (0xFFD9E2B4, palette.PINE),
)


def pictures() -> dict[str, Picture]:
    """The backdrops of Singapore."""
    return {
        "set_up_singapore": Picture(284, 630, set_up, scales=(1.0, 2.0)),
        "curtain_singapore": Picture(W, H, curtain, quality=80, scales=(1.0, 2.0)),
    }


def set_up(c, w=284, h=630):
    """The wall behind the box: sun and palms over the lagoon, floor tiles, and the shelf it stands on."""
    p = ink.rect(0, 0, w, h)
    ink.bokashi(c, p, [(0, 0xFF8FC7C4), (0.3, 0xFFF3E6C8), (1, 0xFFF3DDBE)], 0, 0, 0, h)
    paper.grain(c, p, 21, 0.25)
    water.sun(c, 226, 92, 34, palette.CORAL)
    water.cloud(c, 16, 54, 150, palette.alpha(palette.PAPER, 0.8))
    for x, s in ((-22, 150), (202, 120)):
        water.palm(c, x, 392, s, palette.mix(palette.PINE, 0xFFF3E6C8, 0.25))
    floor(c, 404, h, w, 26)
    shelf(c, w)


def floor(c, top, foot, w, d):
    """Patterned floor tiles, faint, so that words can stand on them."""
    with ink.clip(c, ink.rect(0, top, w, foot - top)):
        for row in range(int((foot - top) / d) + 2):
            for k in range(int(w / d / 2) + 2):
                x, y = k * 2 * d + row % 2 * d, top + row * d
                q = ink.poly([(x, y - d), (x + d, y), (x, y + d), (x - d, y)])
                ink.fill(c, q, palette.alpha((palette.LAGOON, palette.CORAL, palette.BUTTER)[(row + k) % 3], 0.3))
                ink.line(c, q, palette.alpha(palette.CEDAR, 0.22), 1)
                ink.line(c, ink.circle(x, y, d * 0.42), palette.alpha(palette.PAPER, 0.8), 1.3)


def curtain(c):
    """Behind the cloth: the row of shophouses on the quay at evening, nothing of any seat."""
    mid = W / 2
    air = ink.rect(0, 0, W, H)
    ink.bokashi(c, air, SKY, 0, 0, 0, H)
    paper.grain(c, air, 21, 0.16)
    water.sun(c, mid + 470, H - 350, 56, palette.CORAL)
    for x, y, s in ((-620, 330, 240), (330, 300, 250), (-160, 260, 200)):
        water.cloud(c, mid + x, H - y, s, palette.alpha(palette.PAPER, 0.8))
    for x, s in ((-706, 200), (-440, 150), (330, 170), (560, 210)):
        water.palm(c, mid + x, H - 170, s)
    for k in range(16):
        house(c, mid - 640 + k * 80, H - 160, 80, 96 + (0, 16, 4, 12, 8)[k % 5], *HOUSES[k % 6])
    p = ink.rect(0, H - 160, W, 160)
    water.scales(c, p, palette.mix(0xFF3F8C93, palette.NIGHT, 0.25), palette.alpha(palette.WASHI, 0.2), 20, 3, 1.1)
    ink.bokashi(
        c,
        p,
        [
            (0, palette.alpha(0xFF9CD6CC, 0.55)),
            (0.4, palette.alpha(palette.LAGOON, 0.1)),
            (1, palette.alpha(palette.NIGHT, 0.6)),
        ],
        0,
        H - 160,
        0,
        H,
    )
    ink.cut(c, ink.rect(-2, H - 166, W + 4, 12), 0xFFDACFB2, palette.INK, 1.3)
    pieces.junk(c, mid - 544, H - 190, 92, palette.VERMILION)
    pieces.steamer(c, mid + 430, H - 150, 130)
    pieces.sampan(c, mid - 330, H - 96, 70)
    pieces.sampan(c, mid + 250, H - 70, 84)


def house(c, x, y, w, h, wall, trim):
    """A shophouse on the quay: gable, shuttered windows, arcade with a lantern. y = its foot."""
    top = y - h
    ink.cut(c, ink.rect(x, top, w, h), wall, palette.INK, 1.3)
    gable = f"M{x} {top} L{x} {top - 8} L{x + w * 0.3} {top - 8} Q{x + w * 0.5} {top - 28} {x + w * 0.7} {top - 8} L{x + w} {top - 8} L{x + w} {top} Z"
    ink.cut(c, ink.path(gable), palette.shade(wall, 1.4), palette.INK, 1.2)
    ink.cut(c, ink.circle(x + w / 2, top - 10, 4.5), trim, palette.INK, 1)
    for j in range(3):
        xx, ww = x + w * (0.1 + 0.29 * j), w * 0.21
        ink.cut(
            c,
            ink.path(
                f"M{xx} {top + 40} L{xx} {top + 16} Q{xx + ww / 2} {top + 4} {xx + ww} {top + 16} L{xx + ww} {top + 40} Z"
            ),
            trim,
            palette.INK,
            1.1,
        )
        for q in range(4):
            ink.line(
                c,
                ink.path(f"M{xx + 3} {top + 19 + q * 5.4} L{xx + ww - 3} {top + 19 + q * 5.4}"),
                palette.alpha(palette.PAPER, 0.7),
                1,
            )
    ink.cut(c, ink.rect(x, top + 45, w, 7), trim, palette.INK, 1.1)
    ink.cut(
        c,
        ink.path(f"M{x + 7} {y} L{x + 7} {top + 72} Q{x + w / 2} {top + 48} {x + w - 7} {top + 72} L{x + w - 7} {y} Z"),
        0xFF3B3230,
        palette.INK,
        1.2,
    )
    ink.cut(c, ink.circle(x + w / 2, top + 70, 5.5), palette.VERMILION, palette.INK, 1)
