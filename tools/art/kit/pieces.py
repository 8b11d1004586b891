# ruff: noqa: E501
"""Wooden pieces: pegs, houses, boats, streets, bag chips. Flat print colours with a little height and a short shadow."""

from . import crests, water
from . import ink as K
from . import palette as P

GUIDE = (  # 40 x 40 block: the case, face and bowler over the robe
    (0xFFF0D9B8, "M18 7.4 C24 7.4 24 17.6 18 17.6 C12 17.6 12 7.4 18 7.4 Z"),
    (0xFF6B5238, "M10 9.6 C10 1 26 1 26 9.6 L28.4 10.8 L7.6 10.8 Z"),
    (P.CEDAR, "M26 26.4 L38.4 26.4 L38.4 37 L26 37 Z"),
)
ROBE = "M18 14.4 C10 15.4 6.4 22 5.4 37 L30.6 37 C29.6 22 26 15.4 18 14.4 Z"


def guide(c, s):
    """The merchant who guides a first round, in the robe of the fourth seat."""
    colour, dark, _ = P.SEATS[3]
    robe = K.path(ROBE)
    extras = [(tone, K.path(d)) for tone, d in GUIDE]
    with K.box(c, 0, 0, s, 40):
        K.shadow(c, K.path("M4 34 Q20 42 40 35 L36 40 Q20 44 6 40 Z"), 1, 2.0, 0.5)
        c.save()
        c.translate(0, 2.4)
        for p in (robe, extras[-1][1]):
            K.cut(c, p, dark, P.INK, 1.5)
        c.restore()
        K.cut(c, robe, colour, P.INK, 1.6)
        with K.clip(c, robe):
            K.fill(c, K.path("M0 0 L14 0 C9 14 11 28 9 40 L0 40 Z"), P.alpha(P.WHITE, 0.2))
        for tone, p in extras:
            K.cut(c, p, tone, P.INK, 1.6)
        K.line(c, K.path("M30 26.4 L30 24.4 Q32.2 23 34.4 24.4 L34.4 26.4 M26 31 L38.4 31"), P.INK, 1.3)
        K.fill(c, K.rect(31, 29.8, 2.4, 2.8), P.GOLD)
        K.line(c, K.path("M16 12.4 L16 12.6 M20 12.4 L20 12.6"), P.INK, 1.5)
        K.line(c, K.path("M16.6 15.2 Q18 16.2 19.4 15.2"), P.INK, 0.9)
    crests.glyph(c, 3, 11 * s / 40, 22 * s / 40, 12 * s / 40)


def die_cut(c, p, colour, lift=2.0):
    """A cardboard token of any outline: side, face, keyline."""
    K.shadow(c, p, lift + 1, lift + 0.4, 0.45)
    c.save()
    c.translate(0, lift)
    K.cut(c, p, P.shade(colour, 0.5), P.INK, 1)
    c.restore()
    K.cut(c, p, colour, P.INK, 1.2)


# ---------------------------------------------------------------- boats
def sampan(c, x, y, w, hull=P.HULL, width=1.5):
    """Cargo boat from the side, 60 x 16 block, open in the middle for its load."""
    with K.box(c, x, y, w, 60):
        K.cut(
            c,
            K.path("M1 2 C6 5 10 6 16 6.4 L44 6.4 C50 6 54 5 59 1 C57 9 52 15 46 15.6 L14 15.6 C8 15 3 10 1 2 Z"),
            hull,
            P.INK,
            width,
        )
        K.line(c, K.path("M6 9 C20 11.4 40 11.4 54 8.6"), P.alpha(P.INK, 0.6), width * 0.7)


def junk(c, x, y, s, sail=0xFFB4573A, hull=P.CEDAR):
    """River junk with two battened sails, 60 x 60 block."""
    with K.box(c, x, y, s, 60):
        K.line(c, K.path("M22 46 L22 6 M42 46 L42 14"), P.INK, 2)
        for d, bat in (
            (
                "M22 5 C32 9 36 22 35 40 L12 38 C15 26 17 14 22 5 Z",
                ((15.6, 18, 32, 19), (14, 25, 34, 27), (13, 32, 35, 34)),
            ),
            ("M42 13 C50 18 53 28 52 41 L36 39 C38 30 39 21 42 13 Z", ((39, 24, 50.6, 25), (37.6, 31, 52, 33))),
        ):
            K.cut(c, K.path(d), sail, P.INK, 1.4)
            for a, b, e, f in bat:
                K.line(c, K.path(f"M{a} {b} L{e} {f}"), P.INK, 1)
        K.cut(
            c,
            K.path(
                "M4 38 C6 44 10 45 16 45.4 L48 45.4 C53 45 55 42 57 36 L59 37 C58 48 54 54 48 55 L14 55 C8 54 5 48 2.6 39 Z"
            ),
            hull,
            P.INK,
            1.5,
        )
        K.line(c, K.path("M9 50 L53 50"), P.alpha(P.BUTTER, 0.9), 1.4)


def steamer(c, x, y, s, hull=P.INK, trim=P.VERMILION, smoke=P.SMOKE):
    """Black steamship with paddle box, funnel and two masts, 100 x 60 block."""
    with K.box(c, x, y, s, 100):
        K.line(c, K.path("M28 40 L28 6 M74 40 L74 8"), P.INK, 1.8)
        K.line(
            c,
            K.path("M28 8 L8 38 M28 8 L50 38 M74 10 L56 38 M74 10 L94 36 M20 16 L36 16 M66 18 L82 18"),
            P.alpha(P.INK, 0.75),
            0.9,
        )
        if smoke:
            K.cut(
                c,
                K.path(
                    "M49 15 C44 8 52 2 58 6 C60 0 70 -2 74 3 C82 -2 92 2 92 8 C86 6 82 10 76 9 C70 14 62 10 59 14 C57 16 54 16 53 15 Z"
                ),
                smoke,
                P.INK,
                1,
            )
        K.cut(c, K.path("M46 38 L47 15 L55 15 L56 38 Z"), trim, P.INK, 1.4)
        K.fill(c, K.path("M46.7 15 L55.3 15 L55.5 20 L46.5 20 Z"), P.INK)
        K.cut(c, K.path("M2 36 L14 40 L86 40 L98 34 C95 48 92 55 88 57 L14 57 C8 54 4 46 2 36 Z"), hull, P.INK, 1.4)
        K.line(c, K.path("M7 45 L94 44"), P.PAPER, 1.6)
        K.cut(c, K.path("M34 57 C34 40 58 40 58 57 Z"), P.PAPER, P.INK, 1.4)
        K.line(c, K.path("M46 57 L46 45 M46 57 L38 48 M46 57 L54 48"), P.INK, 1)


def wreck(c, x, y):
    """A sampan with a broken mast, still afloat."""
    water.sun(c, x + 92, y + 26, 18)
    for spar in (f"M{x + 52} {y + 84} L{x + 50} {y + 46}", f"M{x + 50} {y + 46} L{x + 14} {y + 22}"):
        K.line(c, K.path(spar), P.INK, 5)
        K.line(c, K.path(spar), P.CEDAR, 2.6)
    sail = K.path(
        f"M{x + 46} {y + 44} L{x + 16} {y + 24} C{x + 4} {y + 40} {x + 4} {y + 60} {x + 14} {y + 76} C{x + 28} {y + 74} {x + 40} {y + 62} {x + 46} {y + 44} Z"
    )
    K.cut(c, sail, P.VERMILION, P.INK, 1.4)
    K.line(
        c,
        K.path(
            f"M{x + 10} {y + 40} C{x + 20} {y + 46} {x + 34} {y + 50} {x + 42} {y + 54} M{x + 8} {y + 58} C{x + 16} {y + 62} {x + 24} {y + 64} {x + 32} {y + 64}"
        ),
        P.INK,
        1.1,
    )
    sampan(c, x, y + 76, 110)
    for k in range(3):
        xx = x - 8 + k * 44
        K.line(
            c,
            K.path(
                f"M{xx} {y + 106} Q{xx + 11} {y + 100} {xx + 22} {y + 106} Q{xx + 33} {y + 112} {xx + 44} {y + 106}"
            ),
            P.PRUSSIAN,
            1.8,
        )


def folding_screen(c, seat, w, h, ground, leaf_picture):
    """Three leaves in the seat's colour, the crest in the middle; `leaf_picture(number, left edge, width)` fills each."""
    leaf = w / 3
    for k in range(3):
        x, d = k * leaf, (5, 0, 5)[k]
        left, right = (d, 0) if k == 0 else (0, d) if k == 2 else (0, 0)
        p = K.poly([(x, left), (x + leaf, right), (x + leaf, h - 5 + right), (x, h - 5 + left)])
        K.shadow(c, p, 2, 2, 0.4)
        K.cut(c, p, P.SEATS[seat][1], P.INK, 1.3)
        q = K.poly([(x + 4, 4 + left), (x + leaf - 4, 4 + right), (x + leaf - 4, h - 9 + right), (x + 4, h - 9 + left)])
        K.bokashi(c, q, ground, 0, 0, 0, h)
        with K.clip(c, q):
            leaf_picture(k, x, leaf)
        K.line(c, q, P.GOLD, 1.2)
    crests.mon(c, seat, w / 2, h * 0.42, h * 0.24, lift=False)
