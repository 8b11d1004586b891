"""Scenes of Yangtze behind the screens without a board: set-up, auction, curtain."""

import math

from ..kit import ink, palette, paper, pieces, water
from ..pictures import Picture
from ..pictures.backdrops import H, W, shelf


def pictures() -> dict[str, Picture]:
    """The backdrops of Yangtze."""
    return {
        "set_up_yangtze": Picture(284, 630, set_up),
        "auction_yangtze": Picture(222, 390, auction),
        "curtain_yangtze": Picture(W, H, curtain, quality=88),
    }


def set_up(c, w=284, h=630):
    """The wall behind the box: peaks in mist, and the shelf it stands on."""
    p = ink.rect(0, 0, w, h)
    ink.bokashi(c, p, [(0, 0xFF8FBDB0), (0.35, 0xFFE4E6CF), (1, 0xFFEFE3C6)], 0, 0, 0, h)
    paper.grain(c, p, 21, 0.25)
    water.peak(c, -40, 250, 190, 190, palette.mix(palette.JADE, 0xFFDDE6D6, 0.5), 4, 0xFFE4E6CF, 0.25)
    water.peak(c, 170, 250, 170, 150, palette.mix(palette.JADE, 0xFFDDE6D6, 0.6), 6, 0xFFE4E6CF, 0.2)
    water.cloud(c, 150, 60, 160, palette.alpha(palette.PAPER, 0.8))
    shelf(c, w)


def rays(c, x, y, r, n=24):
    """A sun of paper rays behind the thing that matters."""
    for k in range(n):
        a, d = 2 * math.pi * k / n, math.pi / n * 0.52
        edge = [(x + r * math.cos(a + s), y + r * math.sin(a + s)) for s in (-d, d)]
        ink.fill(c, ink.poly([(x, y), *edge]), palette.alpha(palette.BUTTER, 0.5))


def auction(c, w=222, h=390):
    """A jade ground with rays; the post stands at 111, 142."""
    p = ink.rect(0, 0, w, h)
    ink.bokashi(c, p, [(0, 0xFF1F4A48), (0.55, 0xFF3E7F74), (1, 0xFF6FA79A)], 0, 0, 0, h)
    paper.grain(c, p, 14, 0.4)
    rays(c, w / 2, 150, 280)
    ink.bokashi(c, p, [(0, 0x00000000), (0.52, 0x00000000), (0.74, 0xE61F4A48), (1, 0xFF173A39)], 0, 0, 0, h)
    ink.glow(c, ink.circle(w / 2, 150, 70), palette.alpha(0xFFFFF3CF, 0.75), 26)
    ink.line(c, ink.path(f"M{w - 0.6} 0 L{w - 0.6} {h}"), palette.INK, 1.2)


def curtain(c):
    """Behind the cloth: the gorges and the river, nothing of any seat."""
    mid = W / 2
    air = ink.rect(0, 0, W, H)
    ink.bokashi(c, air, [(0, 0xFF1F4A48), (0.2, 0xFF5C9488), (0.5, 0xFFE4E6CF), (1, 0xFFEFE3C6)], 0, 0, 0, H)
    paper.grain(c, air, 21, 0.25)
    for i, (x, w, h, t) in enumerate(
        (
            (-700, 240, 230, 0.25),
            (-530, 190, 170, 0.45),
            (260, 200, 190, 0.45),
            (410, 260, 250, 0.25),
            (-360, 160, 110, 0.65),
            (160, 150, 120, 0.65),
            (-800, 180, 190, 0.4),
            (600, 220, 180, 0.45),
        )
    ):
        water.peak(
            c, mid + x, H - 150, w, h, palette.mix(palette.JADE, 0xFFDDE6D6, t), i + 3, 0xFFE9E6CF, 0.5 - t * 0.4
        )
    water.cloud(c, mid - 610, H - 270, 250, palette.alpha(palette.PAPER, 0.8))
    water.cloud(c, mid + 340, H - 300, 250, palette.alpha(palette.PAPER, 0.8))
    p = ink.rect(0, H - 160, W, 160)
    water.scales(c, p, palette.mix(palette.JADE, palette.NIGHT, 0.3), palette.alpha(palette.WASHI, 0.2), 20, 3, 1.1)
    ink.bokashi(
        c,
        p,
        [
            (0, palette.alpha(0xFF9CCFC4, 0.55)),
            (0.4, palette.alpha(palette.JADE, 0.1)),
            (1, palette.alpha(palette.NIGHT, 0.6)),
        ],
        0,
        H - 160,
        0,
        H,
    )
    ink.line(c, ink.path(f"M-2 {H - 160} L{W + 2} {H - 160}"), palette.INK, 1.5)
    pieces.junk(c, mid - 544, H - 202, 92, palette.VERMILION)
    pieces.junk(c, mid + 464, H - 184, 62, 0xFFD8C49A)
