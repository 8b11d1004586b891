"""Sky at the head, water at the foot, the mat between: the print that every window is."""

from functools import partial

from .. import titles
from ..kit import ink, palette, paper, water
from . import CLEAR, Picture

WIDE = 1920
WASHI = (720, 480)


def pictures() -> dict[str, Picture]:
    """The bands of every title that can be played, and the mat."""
    out = {
        "tatami": Picture(1422, 800, mat, quality=84, scales=(1.0, 1.5, 2.0)),
        "washi": Picture(*WASHI, washi, CLEAR, 80, scales=(1.0, 2.0)),
    }
    for title in titles.on_the_table():
        out[f"sky_{title}"] = Picture(WIDE, 54, partial(sky, title=title))
        out[f"water_{title}"] = Picture(WIDE, 84, partial(sea, title=title))
    return out


def mat(c):
    """The straw mat."""
    paper.tatami(c, 0, 0, 1422, 800)


def washi(c):
    """The texture of paper alone, to lie over any flat slip; it repeats without a seam."""
    w, h = WASHI
    paper.cloudy(c, w, h, 0xFF6B4A12, 0.075)
    for dx in (-w, 0, w):
        for dy in (-h, 0, h):
            c.save()
            c.translate(dx, dy)
            paper.fibres(c, ink.rect(-20, -20, w + 40, h + 40), 3, a=0.3)
            c.restore()


def sky(c, title, w=WIDE):
    """Dark band wiped downwards, closed by gold and ink."""
    top, foot, _ = titles.tint(title)
    paper.sky(c, 0, 0, w, 54, top, palette.mix(top, foot, 0.5))
    ink.line(c, ink.path(f"M-2 51 L{w + 2} 51"), palette.alpha(palette.GOLD, 0.9), 1)
    ink.line(c, ink.path(f"M-2 53.4 L{w + 2} 53.4"), palette.INK, 1.4)


def sea(c, title, w=WIDE):
    """Wave scales under the prompt, opened by ink and gold."""
    p = ink.rect(0, 0, w, 84)
    water.scales(
        c, p, palette.mix(titles.tint(title)[2], palette.NIGHT, 0.42), palette.alpha(palette.WASHI, 0.13), 18, 3, 1.1
    )
    ink.bokashi(c, p, [(0, palette.alpha(palette.NIGHT, 0.0)), (1, palette.alpha(palette.NIGHT, 0.55))], 0, 0, 0, 84)
    paper.grain(c, p, 5, 0.25)
    ink.line(c, ink.path(f"M-2 .8 L{w + 2} .8"), palette.INK, 1.6)
    ink.line(c, ink.path(f"M-2 3 L{w + 2} 3"), palette.alpha(palette.GOLD, 0.8), 1)
