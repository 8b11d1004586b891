# ruff: noqa: E501
"""Scenes behind the screens without a table: the lobby and the window after a fault."""

from ..kit import ink, palette, paper, pieces, water
from . import Picture, bands

W, H = 1422, 800


def pictures() -> dict[str, Picture]:
    """The backdrops of the house."""
    return {
        "lobby": Picture(W, H, lobby, quality=88),
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


def shelf(c, w):
    """The shelf a box stands on, across a wall of this width."""
    paper.plank(c, -4, 388, w + 8, 12, 0xFFA9774A, 31)
    ink.shadow(c, ink.rect(0, 398, w, 12), 5, 5, 0.45)
    paper.plank(c, -4, 396, w + 8, 15, palette.CEDAR, 32)
