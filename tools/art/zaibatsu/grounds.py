"""Grounds that grow with the window: plates of actions, cells, heads by level, dashed places."""

from ..kit import ink as K
from ..kit import palette as P
from . import cuts


def action(c, w, h, foot=False, hot=False):
    """The plate of an action; a red foot where it can be chosen, since nine red frames would shout; hot: pointed at."""
    p = K.rect(0.6, 0.6, w - 1.2, h - 1.2, 4)
    if hot:
        K.halo(c, p, P.alpha(0xFFFFE9B8, 0.9), 3, 8)
        K.line(c, p, P.PAPER, 5.4)
    K.cut(c, p, P.PAPER, P.INK, 1.1)
    if foot:
        with K.clip(c, p):
            K.fill(c, K.rect(0, h - 4, w, 4), P.VERMILION)
        K.line(c, p, P.INK, 1.1)
    if hot:
        K.line(c, p, P.VERMILION, 2.4)


def by_level(c, w, h, level):
    """A slip in the tint of a level of goods."""
    K.cut(c, K.rect(0.6, 0.6, w - 1.2, h - 1.2, 4), cuts.LEVEL_TINTS[level], P.INK, 1)


def cell(c, w, h, ground):
    """A printed space of a zaibatsu."""
    K.cut(c, K.rect(0.5, 0.5, w - 1, h - 1, 3.5), ground, P.alpha(P.INK, 0.55), 1)


def track(c, w, h):
    """The bar of a track."""
    K.cut(c, K.rect(0.6, 0.6, w - 1.2, h - 1.2, 4), P.WHITE, P.INK, 1.1)


def table(c, w, h):
    """The table of places below a region."""
    p = K.rect(0.6, 0.6, w - 1.2, h - 1.2, 4)
    K.shadow(c, p, 1.4, 1.4, 0.35)
    K.cut(c, p, P.PAPER, P.INK, 1.1)


def lintel(c, w, h):
    """The beam of a gate, on which the workers of a hiring space stand."""
    K.cut(c, K.rect(0.6, 0.6, w - 1.2, h - 1.2, 2), P.BRICK, P.INK, 1.1)
    K.line(c, K.path(f"M2 2.2 L{w - 2} 2.2"), P.alpha(P.PAPER, 0.25), 1)


def chart(c, w, h):
    """The sea chart of the mission."""
    p = K.rect(0.6, 0.6, w - 1.2, h - 1.2, 4)
    K.shadow(c, p, 2, 2, 0.4)
    K.cut(c, p, 0xFFE7DCBF, P.INK, 1.2)
    K.line(c, K.rect(3, 3, w - 6, h - 6, 2.5), P.alpha(P.CEDAR, 0.35), 1)


def destination(c, w, h):
    """The card of one destination."""
    K.cut(c, K.rect(0.6, 0.6, w - 1.2, h - 1.2, 4), P.PAPER, P.alpha(P.INK, 0.8), 1)


def button(c, w, h):
    """A small button of paper on its wooden edge."""
    p = K.rect(0.6, 0.6, w - 1.2, h - 1.2, 5)
    K.shadow(c, p, 1.4, 1.4, 0.35)
    K.fill(c, K.rect(0.6, 2.2, w - 1.2, h - 1.2, 5), 0xFF8F7F5C)
    K.cut(c, p, P.PAPER, P.INK, 1.1)


def dashed(c, w, h, colour, dash=(4, 3)):
    """A place that holds nothing."""
    p = K.rect(0.8, 0.8, w - 1.6, h - 1.6, 4.5)
    K.fill(c, p, P.alpha(colour, 0.1))
    K.line(c, p, P.alpha(P.INK, 0.4), 1.1, dash)


def dashed_token(c, value, s):
    """Where a token lay that is on the map now."""
    K.line(c, K.rect(0.6, 0.6, s - 1.2, s - 1.2, s * 0.2), P.alpha(P.INK, 0.4), 1.1, (3, 3))
    K.number(c, str(value), s / 2, s / 2, s * 0.6, 0xFF77736A)
