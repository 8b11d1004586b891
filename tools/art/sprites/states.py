"""States of a thing on the table: can be clicked, pointed at, chosen, just changed."""

from functools import partial

from ..atlas import Sprite
from ..kit import crests, ink, palette

SIZE = 56


def sprites() -> dict[str, Sprite]:
    """Frames to lay around a thing's own rectangle, square-cornered, rounded and round."""
    out = {}
    for shape, path, size, slices in _shapes():

        def sprite(draw, margin, path=path, size=size, slices=slices):
            return Sprite(size, size, partial(draw, p=path), margin, slices)

        out[f"{shape('legal')}"] = sprite(legal, 14)
        out[f"{shape('legal_hot')}"] = sprite(legal_hot, 14)
        out[f"{shape('legal_glow')}"] = sprite(legal_glow, 14)
        out[f"{shape('chosen')}"] = sprite(chosen, 6)
        out[f"{shape('changed')}"] = sprite(changed, 16)
        out[f"{shape('focus')}"] = sprite(focus, 6)
        out[f"{shape('veil')}"] = sprite(veil, 2)
        out[f"{shape('concerns')}"] = sprite(concerns, 6)
    out["stamp/chosen"] = Sprite(18, 18, partial(crests.seal, x=0, y=0, s=18, kanji="可"), 2)
    return out


def _shapes():
    rounded = ink.rect(0, 0, SIZE, SIZE, 11)
    card = ink.rect(0, 0, SIZE, SIZE, 4)
    disc = ink.circle(24, 24, 24)
    yield (lambda n: f"nine/{n}"), rounded, SIZE, (20, 20, 20, 20)
    yield (lambda n: f"nine/{n}_card"), card, SIZE, (20, 20, 20, 20)
    yield (lambda n: f"{n}_round"), disc, 48, None


def legal(c, p):
    """Vermilion on a paper edge with a pale halo."""
    ink.halo(c, p, palette.alpha(0xFFFFE9B8, 0.9), 3.5, 7)
    ink.line(c, p, palette.PAPER, 4.8)
    ink.line(c, p, palette.VERMILION, 2.6)


def legal_hot(c, p):
    """The same under the pointer: thicker, brighter."""
    ink.halo(c, p, palette.alpha(0xFFFFE9B8, 1), 3.8, 10)
    ink.line(c, p, palette.PAPER, 6)
    ink.line(c, p, palette.VERMILION, 3.8)


def legal_glow(c, p):
    """Only the halo, for the breathing."""
    ink.halo(c, p, palette.alpha(0xFFFFE9B8, 1), 4, 9)


def chosen(c, p):
    """Gold on ink; the app adds the stamp at the corner."""
    ink.line(c, p, palette.INK, 4.6)
    ink.line(c, p, palette.GOLD, 3.2)


def changed(c, p):
    """A gold halo that the app fades."""
    ink.halo(c, p, palette.alpha(palette.GOLD, 0.8), 4, 7)
    ink.line(c, p, palette.GOLD, 2)


def focus(c, p):
    """The thing the keyboard stands on: a light line between two dark ones, visible on any ground."""
    ink.line(c, p, palette.NIGHT, 5.2)
    ink.line(c, p, palette.BUTTER, 2.8)
    ink.line(c, p, palette.PAPER, 1)


def veil(c, p):
    """Not possible now: the thing recedes into its ground."""
    ink.fill(c, p, palette.alpha(0xFFE2E4D2, 0.5))


def concerns(c, p):
    """What the guide speaks of besides the thing to click."""
    ink.line(c, p, palette.alpha(palette.NIGHT, 0.8), 4)
    ink.line(c, p, palette.BUTTER, 2)
