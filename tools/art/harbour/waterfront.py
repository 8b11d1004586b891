"""The waterfront of the harbour as its large pictures show it: the roads, the houses of the bund."""

from ..kit import ink, palette, paper, water
from . import print_block

HOUSES = (  # wall and roof
    (palette.PAPER, palette.BRICK),
    (0xFFE3D3B4, palette.STEEL),
    (palette.BRICK, 0xFF4B3A3A),
    (0xFFCBD6DA, palette.PRUSSIAN),
    (palette.BUTTER, palette.CEDAR),
)


def roads(c, w, h, stops):
    """The water under a board: indigo wiped through these stops, wave scales all over it."""
    sea = ink.rect(0, 0, w, h)
    ink.bokashi(c, sea, stops, 0, 0, 0, h)
    water.seigaiha(c, sea, palette.alpha(palette.PAPER, 0.12), 22, 1.1)
    paper.grain(c, sea, 31, 0.3)


def house(c, x, foot, h, wall, roof):
    """A house of the bund with two rows of windows."""
    c.save()
    c.translate(x, foot)
    print_block.hipped(c, 0, 0, 86, h, wall, roof)
    pane = palette.BUTTER if wall != palette.BUTTER else 0xFF3A4152
    print_block.windows(c, 7, -h + 30, 6, 12.6, 7, 11, pane)
    ink.cut(c, ink.path("M36 0 L36 -20 Q43 -28 50 -20 L50 0 Z"), palette.CEDAR, palette.INK, 1.1)
    c.restore()
