# ruff: noqa: E501
"""Scenes behind the screens without a table: lobby, set-up, auction, curtain, fault."""

import math

from ..kit import ink, palette, paper, pieces, water
from . import Picture, bands

W, H = 1422, 800


def pictures() -> dict[str, Picture]:
    """Every backdrop."""
    return {
        "lobby": Picture(W, H, lobby, quality=88),
        "set_up_yangtze": Picture(284, 630, set_up_yangtze),
        "auction_yangtze": Picture(222, 390, auction_yangtze),
        "curtain_yangtze": Picture(W, H, curtain_yangtze, quality=88),
        "fault": Picture(720, 450, fault, scales=(1.0, 2.0)),
    }


def lobby(c):
    """Dawn over the mountain and the bay; everything stands by the middle, so that any width cuts the same on both sides."""
    mid = W / 2
    air = ink.rect(0, 0, W, H)
    ink.bokashi(
        c,
        air,
        [
            (0, 0xFF152847),
            (0.13, 0xFF2F5682),
            (0.27, 0xFF9DB3BC),
            (0.4, 0xFFEADFC3),
            (0.75, 0xFFF2E3C6),
            (1, 0xFFF0DABA),
        ],
        0,
        0,
        0,
        H,
    )
    paper.grain(c, air, 21, 0.2)
    paper.fibres(c, ink.rect(0, 150, W, H - 150), 6)
    water.sun(c, mid + 390, 244, 62)
    water.fuji(c, mid - 358, 424, 660, 232, 0xFF5A7FA4, palette.PAPER, 0xFFE8DAC0, 1.3, 0.72)
    for x, y, s in (
        (mid - 600, 258, 280),
        (mid - 140, 276, 300),
        (mid + 220, 282, 250),
        (mid + 560, 232, 200),
        (mid - 740, 214, 170),
    ):
        water.cloud(c, x, y, s, palette.alpha(palette.PAPER, 0.75))
    p = ink.rect(0, H - 94, W, 94)
    water.scales(c, p, 0xFF1F3F66, palette.alpha(palette.WASHI, 0.2), 20, 3, 1.1)
    ink.bokashi(c, p, [(0, palette.alpha(0xFF4F7CA3, 0.35)), (1, palette.alpha(palette.NIGHT, 0.6))], 0, H - 94, 0, H)
    ink.line(c, ink.path(f"M-2 {H - 94} L{W + 2} {H - 94}"), palette.INK, 1.6)


def set_up_yangtze(c, w=284, h=630):
    """The wall behind the box: peaks in mist, and the shelf it stands on."""
    p = ink.rect(0, 0, w, h)
    ink.bokashi(c, p, [(0, 0xFF8FBDB0), (0.35, 0xFFE4E6CF), (1, 0xFFEFE3C6)], 0, 0, 0, h)
    paper.grain(c, p, 21, 0.25)
    water.peak(c, -40, 250, 190, 190, palette.mix(palette.JADE, 0xFFDDE6D6, 0.5), 4, 0xFFE4E6CF, 0.25)
    water.peak(c, 170, 250, 170, 150, palette.mix(palette.JADE, 0xFFDDE6D6, 0.6), 6, 0xFFE4E6CF, 0.2)
    water.cloud(c, 150, 60, 160, palette.alpha(palette.PAPER, 0.8))
    paper.plank(c, -4, 388, w + 8, 12, 0xFFA9774A, 31)
    ink.shadow(c, ink.rect(0, 398, w, 12), 5, 5, 0.45)
    paper.plank(c, -4, 396, w + 8, 15, palette.CEDAR, 32)


def rays(c, x, y, r, n=24):
    """A sun of paper rays behind the thing that matters."""
    for k in range(n):
        a, d = 2 * math.pi * k / n, math.pi / n * 0.52
        edge = [(x + r * math.cos(a + s), y + r * math.sin(a + s)) for s in (-d, d)]
        ink.fill(c, ink.poly([(x, y), *edge]), palette.alpha(palette.BUTTER, 0.5))


def auction_yangtze(c, w=222, h=390):
    """A jade ground with rays; the post stands at 111, 142."""
    p = ink.rect(0, 0, w, h)
    ink.bokashi(c, p, [(0, 0xFF1F4A48), (0.55, 0xFF3E7F74), (1, 0xFF6FA79A)], 0, 0, 0, h)
    paper.grain(c, p, 14, 0.4)
    rays(c, w / 2, 150, 280)
    ink.bokashi(c, p, [(0, 0x00000000), (0.52, 0x00000000), (0.74, 0xE61F4A48), (1, 0xFF173A39)], 0, 0, 0, h)
    ink.glow(c, ink.circle(w / 2, 150, 70), palette.alpha(0xFFFFF3CF, 0.75), 26)
    ink.line(c, ink.path(f"M{w - 0.6} 0 L{w - 0.6} {h}"), palette.INK, 1.2)


def curtain_yangtze(c):
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


def fault(c, w=720, h=450):
    """The whole ground of the small window after a fault, so that it needs nothing else."""
    paper.tatami(c, 0, 0, w, h)
    bands.sky(c, "comptoir", w)
    c.save()
    c.translate(0, h - 84)
    bands.sea(c, "comptoir", w)
    c.restore()
    paper.panel(c, 20, 72, w - 40, h - 174, palette.PAPER, 200)
    pieces.wreck(c, 44, 96)
