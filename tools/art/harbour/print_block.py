# ruff: noqa: E501
"""What the prints of the harbour share, in a block 150 wide and 62 high: sky, sea, land, houses, gulls."""

from ..kit import ink as K
from ..kit import palette as P

WIDE, HIGH = 150, 62
LEFT, ACROSS = -24, 198  # what is drawn behind a motif, so that a wider card shows more of it
WALL, ROOF, EARTH, LAWN = 0xFFE3D3B4, 0xFF5B6672, 0xFFDCC9A0, 0xFFA9BE8C


def air(c, top=0xFF7FA3BF, mid=0xFFF0E2C4, low=0xFFF0D3AE):
    """The sky of a print, wiped downwards."""
    K.bokashi(c, K.rect(LEFT, -2, ACROSS, HIGH + 6), [(0, top), (0.5, mid), (1, low)], 0, 0, 0, HIGH)


def sea(c, y=40, colour=P.PRUSSIAN):
    """Water up to the foot of the block."""
    K.bokashi(c, K.rect(LEFT, y, ACROSS, HIGH - y + 4), [(0, P.shade(colour, 1.45)), (1, colour)], 0, y, 0, HIGH)
    stroke(c, f"M{LEFT} {y} L{LEFT + ACROSS} {y}", P.INK, 1)
    for k in range(14):
        x, yy = LEFT + 4 + k * 14.3, y + 4 + (k * 7) % max(6, HIGH - y - 4)
        stroke(
            c, f"M{x} {yy} Q{x + 3} {yy - 2} {x + 6} {yy} Q{x + 9} {yy + 2} {x + 12} {yy}", P.alpha(P.PAPER, 0.75), 1
        )


def ground(c, y, colour, swell=0.0):
    """Land up to the foot of the block, its edge a little rounded."""
    r = LEFT + ACROSS
    p = K.path(
        f"M{LEFT} {HIGH + 4} L{LEFT} {y} C{LEFT + 60} {y - swell} {r - 60} {y - swell} {r} {y} L{r} {HIGH + 4} Z"
    )
    K.cut(c, p, colour, P.INK, 1)


def stroke(c, d, colour=P.INK, width=1.1):
    """A line from path data."""
    K.line(c, K.path(d), colour, width)


def cut(c, d, colour, width=1.1):
    """A colour block with its keyline from path data."""
    K.cut(c, K.path(d), colour, P.INK, width)


def windows(c, x, y, n, step, w=6, h=8, colour=0xFF3A4152):
    """A row of panes."""
    for k in range(n):
        K.fill(c, K.rect(x + k * step, y, w, h, 0.8), colour)


def hipped(c, x, y, w, h, wall, roof):
    """A house with a hipped roof and a row of windows; y = its foot."""
    K.cut(c, K.rect(x, y - h, w, h), wall, P.INK, 1.1)
    cut(
        c,
        f"M{x - 5} {y - h} L{x + w * 0.16} {y - h - h * 0.42} L{x + w * 0.84} {y - h - h * 0.42} L{x + w + 5} {y - h} Z",
        roof,
    )
    windows(c, x + 5, y - h + 6, int((w - 6) // 12), 12)


def bird(c, x, y, s=4):
    """A gull far away."""
    stroke(
        c,
        f"M{x - s} {y - s * 0.5} Q{x - s * 0.4} {y - s * 0.6} {x} {y} Q{x + s * 0.4} {y - s * 0.6} {x + s} {y - s * 0.5}",
        P.alpha(P.INK, 0.8),
        1,
    )
