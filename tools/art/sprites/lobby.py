"""The shelf, the boats and what else the screens around the table carry."""

from functools import partial

from .. import titles
from ..atlas import Sprite
from ..kit import ink, palette, paper, pieces, water


def sprites() -> dict[str, Sprite]:
    """Sprites of the lobby and of the other screens without a table."""
    return {
        "shelf/back": Sprite(
            640, 16, partial(paper.plank, x=0, y=0, w=640, h=16, colour=0xFFA9774A, seed=31), 0, (2, 4, 2, 4)
        ),
        "shelf/front": Sprite(
            640, 18, partial(paper.plank, x=0, y=0, w=640, h=18, colour=palette.CEDAR, seed=32), 0, (2, 4, 2, 4)
        ),
        "boat/junk": Sprite(70, 70, partial(pieces.junk, x=0, y=0, s=70, sail=palette.HINOKI), 2),
        "boat/junk_red": Sprite(92, 92, partial(pieces.junk, x=0, y=0, s=92, sail=palette.VERMILION), 2),
        "boat/sampan": Sprite(60, 18, partial(pieces.sampan, x=0, y=0, w=60), 2),
        "sun": Sprite(64, 64, partial(water.sun, x=32, y=32, r=32), 2),
        "wavelet": Sprite(44, 12, wavelet, 2),
        "wreck": Sprite(136, 116, partial(pieces.wreck, x=10, y=0), 2),
        **{
            f"nine/shade_{game}": Sprite(32, 46, partial(shade, game=game), 0, (8, 0, 8, 0))
            for game in titles.on_the_table()
        },
        **{
            f"nine/guide_{game}": Sprite(112, 134, partial(guide_ground, game=game), 2, (8, 8, 8, 8))
            for game in titles.on_the_table()
        },
        **{
            f"guide/brush/{way}": Sprite(64, 128, partial(brush, turn=turn), 10)
            for way, turn in (("up", 0), ("down", 180))
        },
        **{
            f"guide/brush/{way}": Sprite(128, 64, partial(brush, turn=turn), 10)
            for way, turn in (("right", 90), ("left", 270))
        },
        "thread": Sprite(4, 8, lambda c: ink.line(c, ink.path("M2 0 L2 8"), palette.INK, 1.4), 1),
    }


def wavelet(c):
    """One curl of quiet water."""
    ink.line(c, ink.path("M1 6 Q11 0 22 6 Q33 12 43 6"), palette.JADE, 1.8)


def shade(c, game):
    """The shadow of the sky band on the mat below it."""
    top = titles.tint(game)[0]
    ink.bokashi(c, ink.rect(-4, 0, 40, 46), [(0, palette.alpha(top, 0.34)), (1, palette.alpha(top, 0))], 0, 0, 0, 46)


def guide_ground(c, game):
    """Behind the guide's figure: the title's sky running out into land."""
    top, foot, _ = titles.tint(game)
    p = ink.path("M112 0 L112 134 L4 134 Q0 134 0 130 L0 4 Q0 0 4 0 Z")
    ink.bokashi(c, p, [(0, top), (0.5, foot), (1, 0xFFD7DDB9)], 0, 0, 0, 134)
    with ink.clip(c, p):
        paper.grain(c, p, 5, 0.35)
    ink.line(c, ink.path("M111.4 0 L111.4 134"), palette.INK, 1.1)


def brush(c, turn):
    """One stroke of the brush with a head; drawn upwards from 14, 124 to 44, 10 and turned about the middle."""
    if turn in (90, 270):
        c.translate(32, -32)
    c.rotate(turn, 32, 64)
    shaft = ink.path("M14 124 Q12 64 40 22")
    head = ink.poly([(46, 4), (48, 34), (39, 25), (25, 27)])
    for colour, width in ((palette.PAPER, 11), (palette.VERMILION, 6)):
        ink.line(c, shaft, colour, width)
        ink.line(c, head, colour, width - 3)
    ink.fill(c, head, palette.VERMILION)
