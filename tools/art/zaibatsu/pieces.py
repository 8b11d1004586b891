# ruff: noqa: E501
"""Pieces of a seat and tokens of the table: ship, train, machine, influence, favour, round marker, track marker."""

import math

from ..kit import crests
from ..kit import ink as K
from ..kit import palette as P
from . import cuts

FAVOUR = {1: (0xFFC58A55, 0xFF7A4A22), 2: (0xFFCBD0D2, 0xFF71797E), 3: (0xFFE6BE55, 0xFF8A6514)}


def seat_piece(c, kind, seat, x, y, s, lift=True):
    """Ship, machine or train of a seat in its colour, with the crest on it."""
    colour, dark, _ = P.SEATS[seat]
    body = {"train": cuts.LOCOMOTIVE, "ship": cuts.STEAMSHIP}.get(kind)
    w = 1.5
    with K.box(c, x, y, s):
        if kind == "machine":
            base, rim = K.path("M2.6 23 L6.4 14.6 L17.6 14.6 L21.4 23 Z"), K.circle(12, 10, 9.2)
            if lift:
                K.shadow(c, K.join(base, rim), 1.6, 1.4, 0.4)
            K.cut(c, base, dark, P.INK, w)
            K.cut(c, rim, colour, P.INK, w)
            for k in range(8):
                a = math.radians(k * 45 + 22)
                K.cut(c, K.circle(12 + 9.2 * math.cos(a), 10 + 9.2 * math.sin(a), 1.5), colour, P.INK, 0.9)
            K.fill(c, K.circle(12, 10, 8.4), colour)
        else:
            p = K.path(body)
            if lift:
                K.shadow(c, p, 1.8, 1.5, 0.4)
            if kind == "ship":
                K.line(c, K.path("M5 13.6 L5 2.4 M19.4 12.6 L19.4 3.6"), P.INK, 1.5)
                K.cut(c, K.path("M9.6 13.8 L10 3.4 L14.6 3.4 L15 13.8 Z"), P.PAPER, P.INK, w)
                K.fill(c, K.path("M10 3.4 L14.6 3.4 L14.7 6.2 L9.9 6.2 Z"), P.INK)
                K.cut(
                    c,
                    K.path(
                        "M1 10.6 L6 12.4 L18.4 12.4 L23 9.6 C22.2 17.4 20.8 21.4 18.4 22.4 L5.6 22.4 C3 21 1.6 16.8 1 10.6 Z"
                    ),
                    colour,
                    P.INK,
                    w,
                )
            else:
                K.cut(c, p, colour, P.INK, w)
                K.line(c, K.path("M2 10 L14 10"), P.alpha(P.PAPER, 0.75), 1.1)
                for xx in (6, 17.6):
                    K.cut(c, K.circle(xx, 18.4, 3.9), dark, P.INK, w)
                    K.fill(c, K.circle(xx, 18.4, 1.2), P.PAPER)
    gx, gy, gs = {"machine": (5.6, 3.6, 12.8), "ship": (7.4, 12.6, 9.4), "train": (14.1, 4.6, 8.4)}[kind]
    k = s / 24
    crests.glyph(c, seat, x + gx * k, y + gy * k, gs * k, rib=2)


def ghost_piece(c, kind, x, y, s, a=0.4):
    """The printed outline of a piece on an empty space."""
    d = {
        "train": cuts.LOCOMOTIVE,
        "ship": cuts.STEAMSHIP,
        "machine": "M12 .8 C24.4 .8 24.4 19.2 12 19.2 C-.4 19.2 -.4 .8 12 .8 Z",
    }[kind]
    with K.box(c, x, y, s):
        K.fill(c, K.path(d), P.alpha(P.ASH, 0.16))
        K.line(c, K.path(d), P.alpha(P.INK, a), 1.4 * max(1, 18 / s), (2.6, 2.6))


def influence(c, seat, value, x, y, s, lift=True):
    """Influence token: numeral large, the crest small in its corner; a seat of None is the neutral sign of a bonus."""
    colour, dark = (P.SEATS[seat][0], P.SEATS[seat][1]) if seat is not None else (P.INDIGO, P.NIGHT)
    p = K.rect(x, y, s, s, s * 0.2)
    if lift:
        K.shadow(c, p, 1.6, 1.4, 0.42)
        K.fill(c, K.rect(x, y + 1.6, s, s, s * 0.2), dark)
    K.cut(c, p, colour, P.INK, 1.2)
    K.line(c, K.rect(x + 1.9, y + 1.9, s - 3.8, s - 3.8, s * 0.14), P.alpha(P.PAPER, 0.55), 0.8)
    if seat is None:
        K.number(c, str(value), x + s / 2, y + s / 2, s * 0.76, P.PAPER)
    else:
        K.number(c, str(value), x + s * 0.38, y + s * 0.56, s * 0.66, P.WHITE, dark)
        crests.glyph(c, seat, x + s * 0.54, y + s * 0.06, s * 0.44, rib=2.2)


def influence_locked(c, seat, value, x, y, s):
    """A token beside the zaibatsu: pale, its number free, a lock where the crest would be."""
    p = K.rect(x, y, s, s, s * 0.2)
    K.cut(c, p, P.mix(P.SEATS[seat][0], P.PAPER, 0.62), P.alpha(P.INK, 0.75), 1.1)
    K.number(c, str(value), x + s * 0.35, y + s * 0.58, s * 0.62, P.INK)
    lock(c, x + s * 0.56, y + s * 0.04, s * 0.46)


def lock(c, x, y, s):
    """A lock on its paper disc."""
    K.cut(c, K.circle(x + s / 2, y + s / 2, s * 0.66), P.PAPER, P.INK, 0.9)
    cuts.mark(c, "lock", x + s * 0.06, y + s * 0.02, s * 0.88)


def chrysanthemum(x, y, r, petals=12):
    """The outline of the flower."""
    p = K.join()
    for k in range(petals):
        a = math.radians(k * 360 / petals)
        p = K.join(p, K.circle(x + r * 0.74 * math.cos(a), y + r * 0.74 * math.sin(a), r * 0.27))
    return K.join(p, K.circle(x, y, r * 0.78))


def favour(c, level, x, y, r, lift=True):
    """Favour of the Emperor: a chrysanthemum in bronze, silver or gold with its level on the heart."""
    tone, dark = FAVOUR[level]
    p = chrysanthemum(x, y, r)
    if lift:
        K.shadow(c, p, 1.5, 1.4, 0.4)
    K.line(c, p, P.INK, 2)
    K.fill(c, p, tone)
    for k in range(12):
        a = math.radians(k * 30 + 15)
        K.line(
            c,
            K.path(
                f"M{x + r * 0.5 * math.cos(a)} {y + r * 0.5 * math.sin(a)} L{x + r * 0.92 * math.cos(a)} {y + r * 0.92 * math.sin(a)}"
            ),
            P.alpha(dark, 0.9),
            0.9,
        )
    K.cut(c, K.circle(x, y, r * 0.6), P.PAPER, dark, 1)
    if r >= 16:
        K.text(
            c,
            ("I", "II", "III")[level - 1],
            x,
            y + r * 0.34,
            max(14, r * (0.98 if level < 3 else 0.86)),
            "display",
            P.INK,
            "centre",
        )
        return
    for k in range(level):  # too small for a numeral: as many strokes as the level
        xx = x + (k - (level - 1) / 2) * r * 0.31
        K.line(c, K.path(f"M{xx} {y - r * 0.3} L{xx} {y + r * 0.3}"), P.INK, max(1.5, r * 0.17))


def favour_slot(c, x, y, r):
    """The space of a favour token beside its row."""
    K.fill(c, chrysanthemum(x, y, r), P.alpha(P.ASH, 0.14))
    K.line(c, K.circle(x, y, r * 0.94), P.alpha(P.INK, 0.42), 1.1, (2.6, 2.6))


def marker(c, seat, x, y, w, h):
    """Track marker of a seat: an upright wooden block with the crest, centred on x, y."""
    colour, dark, _ = P.SEATS[seat]
    p = K.rect(x - w / 2, y - h / 2, w, h, 4)
    K.shadow(c, p, 2, 1.8, 0.45)
    K.fill(c, K.rect(x - w / 2, y - h / 2 + 2, w, h, 4), dark)
    K.cut(c, p, colour, P.INK, 1.3)
    K.line(c, K.rect(x - w / 2 + 2, y - h / 2 + 2, w - 4, h - 4, 3), P.alpha(P.PAPER, 0.6), 0.8)


def round_marker(c, x, y, r):
    """A furnace-orange cog disc: the round under way."""
    p = K.circle(x, y, r)
    K.shadow(c, p, 1.6, 1.4, 0.45)
    K.cut(c, p, P.FURNACE, P.INK, 1.3)
    cuts.mark(c, "tech", x - r * 0.72, y - r * 0.72, r * 1.44, P.PAPER)


def last_marker(c, x, y, r):
    """The second marker: whoever starts the last rounds."""
    p = K.circle(x, y, r)
    K.shadow(c, p, 1.6, 1.4, 0.45)
    K.cut(c, p, 0xFFD8CDB4, P.INK, 1.3)
    cuts.mark(c, "tech", x - r * 0.72, y - r * 0.72, r * 1.44, P.FURNACE)


def threshold(c, x, y, upper, s=13):
    """A threshold of a personal objective: one flag or two."""
    for k in range(2 if upper else 1):
        xx = x + k * s * 0.46
        K.line(c, K.path(f"M{xx} {y} L{xx} {y - s}"), P.INK, 1.3)
        K.cut(
            c, K.path(f"M{xx} {y - s} L{xx + s * 0.62} {y - s * 0.74} L{xx} {y - s * 0.46} Z"), P.VERMILION, P.INK, 0.8
        )
