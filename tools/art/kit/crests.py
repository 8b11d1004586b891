# ruff: noqa: E501
"""Crests of the four seats, seals and flags. Each crest is told by shape as well as by colour."""

from . import ink as K
from . import palette as P

# paper-white cuts on a 24 x 24 block
CRESTS = {
    "wave": [
        ("b", "M2.6 17 C2.6 3.4 21.4 3.4 21.4 17"),
        ("b", "M6.6 17 C6.6 8.6 17.4 8.6 17.4 17"),
        ("f", "M10 17 C10 13.4 14 13.4 14 17 Z"),
        ("b", "M2.6 19.6 L21.4 19.6"),
    ],
    "fan": [
        ("f", "M12 20.4 L2.4 10 C7 3 17 3 21.6 10 Z"),
        ("h", "M12 19 L7.4 7"),
        ("h", "M12 19 L12 5"),
        ("h", "M12 19 L16.6 7"),
        ("h", "M7.6 15.6 C10 13 14 13 16.4 15.6"),
    ],
    "peak": [
        ("f", "M1.8 19 L9.6 5.4 L14.4 5.4 L22.2 19 Z"),
        ("h", "M5.8 12 L8.6 11 L10 13.4 L12 11 L14 13.4 L15.4 11 L18.2 12"),
        ("b", "M4 21.8 L20 21.8"),
    ],
    "pine": [
        ("f", "M12 2 C14.4 2 16 3.6 16 5.4 C18 6 18 8.4 16 8.6 L8 8.6 C6 8.4 6 6 8 5.4 C8 3.6 9.6 2 12 2 Z"),
        (
            "f",
            "M4.4 14.6 C3 14.4 3 11.4 5 11.2 C6 9.2 9.6 9.2 10.6 11 L13.4 11 C14.4 9.2 18 9.2 19 11.2 C21 11.4 21 14.4 19.6 14.6 Z",
        ),
        ("b", "M12 9 L12 21.6"),
        ("b", "M8.6 21.6 L15.4 21.6"),
        (
            "f",
            "M7 19 C6 18.6 6.2 16.8 7.6 16.8 C9 15.6 11 16 11.4 17.4 L12.6 17.4 C13 16 15 15.6 16.4 16.8 C17.8 16.8 18 18.6 17 19 Z",
        ),
    ],
}


def glyph(c, seat, x, y, size, ink=P.PAPER, ground=None, rib=1.5):
    colour, _, name = P.SEATS[seat]
    with K.box(c, x, y, size):
        for role, d in CRESTS[name]:
            if role == "f":
                K.fill(c, K.path(d), ink)
            else:
                K.line(c, K.path(d), ground or colour if role == "h" else ink, rib if role == "h" else 2.1)


def mon(c, seat, x, y, r, lift=True):
    """The crest on a disc of the seat's colour; also the score marker and control marker."""
    colour, dark, _ = P.SEATS[seat]
    _disc(c, x, y, r, colour, dark, lift)
    glyph(c, seat, x - r * 0.66, y - r * 0.66, r * 1.32)


def _disc(c, x, y, r, colour, dark, lift):
    p = K.circle(x, y, r)
    if lift:
        K.shadow(c, p, 1.6, 1.5, 0.4)
        K.fill(c, K.circle(x, y + 1.2, r), dark)
    K.fill(c, p, colour)
    K.line(c, p, P.INK, 1.1)
    if r >= 12:
        K.line(c, K.circle(x, y, r * 0.86), P.alpha(P.PAPER, 0.7), 0.9)


def mon_veiled(c, seat, x, y, r):
    """A crest that is taken: washed out under paper, still told by its shape."""
    mon(c, seat, x, y, r, lift=False)
    K.fill(c, K.circle(x, y, r + 1), P.alpha(P.PAPER, 0.7))


def mon_out(c, seat, x, y, r):
    """A seat that has passed: veiled, with a stroke of brick red across."""
    mon(c, seat, x, y, r, lift=False)
    K.fill(c, K.circle(x, y, r + 0.9), P.alpha(P.SLIP, 0.58))
    d = r * 0.68
    K.line(c, K.path(f"M{x - d} {y + d} L{x + d} {y - d}"), P.alpha(P.PAPER, 0.9), max(3.4, r * 0.22))
    K.line(c, K.path(f"M{x - d} {y + d} L{x + d} {y - d}"), P.BRICK, max(2, r * 0.13))


def mon_strong(c, seat, x, y, r, lift=True):
    """Strong contrast: each seat its own outline and lightness, the crest in black or white."""
    colour, dark, ink = P.STRONG_SEATS[seat]
    p = strong_outline(seat, x, y, r)
    if lift:
        K.shadow(c, p, 1.6, 1.5, 0.4)
        c.save()
        c.translate(0, 1.4)
        K.fill(c, p, dark)
        c.restore()
    K.cut(c, p, colour, P.BLACK, max(1.6, r * 0.1))
    k = (1.26, 1.14, 1.0, 1.12)[seat]
    glyph(c, seat, x - r * k / 2, y - r * k / 2 + (r * 0.02, 0, r * 0.14, 0)[seat], r * k, ink, colour)


def strong_outline(seat, x, y, r):
    """Disc, square, triangle-footed shield and octagon: told apart without any colour."""
    if seat == 0:
        return K.circle(x, y, r)
    if seat == 1:
        return K.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, r * 0.16)
    if seat == 2:
        return K.poly([(x, y - r), (x + r, y), (x, y + r), (x - r, y)])
    a = r * 0.42
    return K.poly(
        [
            (x - a, y - r),
            (x + a, y - r),
            (x + r, y - a),
            (x + r, y + a),
            (x + a, y + r),
            (x - a, y + r),
            (x - r, y + a),
            (x - r, y - a),
        ]
    )


def mon_empty(c, seat, x, y, r):
    """The place of a crest that nobody plays."""
    K.line(c, K.circle(x, y, r), P.alpha(P.INK, 0.4), 1.1, (4, 3))
    glyph(c, seat, x - r * 0.58, y - r * 0.58, r * 1.16, P.alpha(P.SMOKE, 0.65), P.SLIP)


def seal(c, x, y, s, kanji, colour=P.VERMILION):
    """A stamped seal with a thin inner frame; one character, or two set upright."""
    K.fill(c, K.rect(x, y, s, s, s * 0.12), colour)
    K.line(
        c, K.rect(x + s * 0.09, y + s * 0.09, s * 0.82, s * 0.82, s * 0.07), P.alpha(P.PAPER, 0.85), max(0.9, s * 0.035)
    )
    if len(kanji) == 1:
        K.text(c, kanji, x + s / 2, y + s * 0.75, s * 0.66, "kanji", P.PAPER, "centre")
    else:
        K.vertical(c, kanji, x + s * 0.5, y + s * 0.08, s * 0.4, P.PAPER, 1.0)


def cartouche(c, x, y, w, h, kanji, colour=P.VERMILION, size=None):
    """The upright title label of a print."""
    p = K.notched(x, y, w, h, min(w, h) * 0.16)
    K.shadow(c, p, 1.2, 1.4, 0.3)
    K.cut(c, p, colour, P.INK, 1.2)
    K.line(c, K.notched(x + 3, y + 3, w - 6, h - 6, min(w, h) * 0.14), P.alpha(P.BUTTER, 0.9), 1)
    size = size or min(w * 0.62, (h - 14) / max(1, len(kanji)) / 1.04)
    K.vertical(c, kanji, x + w / 2, y + (h - size * 1.04 * len(kanji)) / 2, size, P.PAPER)


def flag(c, seat, x, y, s):
    """A small house flag on a wooden pole; the foot stands at x, y."""
    colour = P.SEATS[seat][0]
    K.fill(
        c,
        K.path(f"M{x - s * 0.2} {y} Q{x} {y - s * 0.1} {x + s * 0.24} {y} Q{x} {y + s * 0.1} {x - s * 0.2} {y} Z"),
        P.alpha(P.INK, 0.35),
    )
    K.line(c, K.path(f"M{x} {y} L{x} {y - s}"), P.INK, max(2.6, s * 0.1))
    K.line(c, K.path(f"M{x} {y} L{x} {y - s}"), P.HINOKI, max(1.2, s * 0.05))
    p = K.path(
        f"M{x} {y - s} C{x + s * 0.3} {y - s * 1.08} {x + s * 0.45} {y - s * 0.9} {x + s * 0.8} {y - s * 0.97} L{x + s * 0.8} {y - s * 0.42} C{x + s * 0.45} {y - s * 0.35} {x + s * 0.3} {y - s * 0.53} {x} {y - s * 0.45} Z"
    )
    K.shadow(c, p, 1.4, 1.2, 0.35)
    K.cut(c, p, colour, P.INK, 1.1)
    glyph(c, seat, x + s * 0.17, y - s * 0.93, s * 0.46)
