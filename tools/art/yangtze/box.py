# ruff: noqa: E501
"""Yangtze's own pieces: goods tokens on boats, trading posts, screens, markers."""

from ..kit import goods, marks, pieces, symbols, water
from ..kit import ink as K
from ..kit import palette as P
from .colours import BASIC, BASIC_HULL, BASIC_WATER, LUXURY, LUXURY_HULL, LUXURY_WATER


def token(c, kind, colour, x, y, s, lift=2.5, frame=0.29):
    """A goods token: ground = colour, boat and water = category, cargo = kind, framed symbol = colour again."""
    luxury = colour in LUXURY
    tone, sym = (LUXURY if luxury else BASIC)[colour]
    wat, hull = (LUXURY_WATER, LUXURY_HULL) if luxury else (BASIC_WATER, BASIC_HULL)
    p = K.rect(x, y, s, s, s * 0.13)
    K.shadow(c, p, lift, lift, 0.5)
    K.cut(c, K.rect(x, y + lift * 0.8, s, s, s * 0.13), P.shade(tone, 0.45), P.INK, 1)
    with K.clip(c, p):
        K.bokashi(c, p, [(0, tone), (0.45, tone), (0.75, P.shade(tone, 1.45))], 0, y, 0, y + s)
        q = K.path(
            f"M{x} {y + s * 0.8} C{x + s * 0.25} {y + s * 0.75} {x + s * 0.45} {y + s * 0.85} {x + s * 0.6} {y + s * 0.79} C{x + s * 0.75} {y + s * 0.74} {x + s * 0.9} {y + s * 0.82} {x + s} {y + s * 0.78} L{x + s} {y + s} L{x} {y + s} Z"
        )
        goods.good(c, kind, x + s * 0.26, y + s * 0.235, s * 0.49, None if kind != "lacquerware" else 0xFF7E2A24)
        pieces.sampan(c, x + s * 0.08, y + s * 0.655, s * 0.84, hull, 1.5 * 60 / (s * 0.84) * 0.8)
        K.cut(c, q, wat, P.INK, 1)
        for k in range(2):
            yy = y + s * (0.875 + 0.06 * k)
            K.line(
                c,
                K.path(
                    f"M{x + s * (0.12 + 0.3 * k)} {yy} Q{x + s * (0.2 + 0.3 * k)} {yy - s * 0.03} {x + s * (0.28 + 0.3 * k)} {yy} Q{x + s * (0.36 + 0.3 * k)} {yy + s * 0.03} {x + s * (0.44 + 0.3 * k)} {yy}"
                ),
                P.alpha(P.PAPER, 0.75),
                max(0.8, s * 0.014),
            )
    K.line(c, p, P.INK, 1.4)
    symbols.framed(c, sym, x + s * 0.045, y + s * 0.045, s * frame, luxury)


GREEN, BROWN = 0xFF4C7F52, 0xFF8A5A35
POST_CUTS = {  # 24 x 24, paper on the post's colour
    "fortress": "M3 5 L6 5 L6 8 L9 8 L9 5 L15 5 L15 8 L18 8 L18 5 L21 5 L21 21 L14.6 21 L14.6 16 C14.6 12.6 9.4 12.6 9.4 16 L9.4 21 L3 21 Z",
    "counting_house": "M2 3 L22 3 L22 21 L2 21 Z",
    "temple": "M12 1 L15.4 6 L20.4 7 L17.6 9.4 L17.6 12 L22.8 13.6 L19.6 16 L19.6 21.4 L4.4 21.4 L4.4 16 L1.2 13.6 L6.4 12 L6.4 9.4 L3.6 7 L8.6 6 Z",
    "harbour": "M10.6 7.6 L6 7.6 L6 10.4 L10.6 10.4 L10.6 18.8 C7.6 18.4 5.4 16.6 4.6 14 L1.6 15.2 C3 20 7.4 22.6 12 22.6 C16.6 22.6 21 20 22.4 15.2 L19.4 14 "
    "C18.6 16.6 16.4 18.4 13.4 18.8 L13.4 10.4 L18 10.4 L18 7.6 L13.4 7.6 C16.4 5.6 15.2 1.2 12 1.2 C8.8 1.2 7.6 5.6 10.6 7.6 Z",
}


def post_mark(c, kind, x, y, s, tone=P.PAPER, ink=P.INK):
    with K.box(c, x, y, s):
        K.cut(c, K.path(POST_CUTS[kind]), tone, ink, 1.5)
        if kind == "counting_house":
            K.line(c, K.path("M2 9 L22 9 M7 3 L7 21 M12 3 L12 21 M17 3 L17 21"), ink, 1.2)
            for bx, by in ((7, 6), (12, 6), (17, 6), (7, 13), (7, 17.4), (12, 15), (12, 18.6), (17, 12.4)):
                K.fill(c, K.circle(bx, by, 1.9), ink)
        if kind == "temple":
            K.line(c, K.path("M6.4 9.4 L17.6 9.4 M4.4 16 L19.6 16"), ink, 1.2)


def plaque(x, y, s):
    """Outline of a trading post: upright, upper corners cut."""
    n = s * 0.16
    return K.path(
        f"M{x + n} {y} L{x + s - n} {y} L{x + s} {y + n} L{x + s} {y + s * 1.18} L{x} {y + s * 1.18} L{x} {y + n} Z"
    )


def post(c, kind, green, dots, x, y, s):
    """Trading post: an upright plaque, green or brown, with its tie-break dots."""
    pieces.die_cut(c, plaque(x, y, s), GREEN if green else BROWN, 2)
    if kind:
        post_mark(c, kind, x + s * 0.18, y + s * 0.1, s * 0.64)
    for k in range(dots):
        K.fill(c, K.circle(x + s / 2 + (k - (dots - 1) / 2) * s * 0.17, y + s * 0.98, s * 0.055), P.PAPER)


def post_set(c, green, s):
    """A set of posts of one colour: a plaque with the marks of all types."""
    pieces.die_cut(c, plaque(0, 0, s), GREEN if green else BROWN, 2)
    for number, kind in enumerate(POST_CUTS):
        post_mark(c, kind, s * (0.12 + 0.41 * (number % 2)), s * (0.16 + 0.47 * (number // 2)), s * 0.35)


def post_large(c, kind, green, dots, s):
    """The same post in the hand: grain of the block, a gold hairline, the dots on their own sill."""
    tone = GREEN if green else BROWN
    p = plaque(0, 0, s)
    pieces.die_cut(c, p, tone, 4)
    with K.clip(c, p):
        K.bokashi(c, p, [(0, P.shade(tone, 1.16)), (0.5, tone), (1, P.shade(tone, 0.8))], 0, 0, 0, s * 1.18)
        for y in (0.17, 0.33, 0.47, 0.6, 0.72):
            K.line(
                c,
                K.path(f"M0 {s * y} C{s * 0.3} {s * (y - 0.02)} {s * 0.6} {s * (y + 0.025)} {s} {s * y}"),
                P.alpha(P.INK, 0.16),
                1,
            )
        K.fill(c, K.rect(0, s * 0.86, s, s), P.alpha(P.INK, 0.22))
        K.line(c, K.path(f"M0 {s * 0.86} L{s} {s * 0.86}"), P.alpha(P.INK, 0.8), 1.4)
    K.line(c, p, P.INK, 2)
    K.line(c, inset(s, s * 0.045), P.alpha(P.BUTTER, 0.8), 1.4)
    post_mark(c, kind, s * 0.2, s * 0.13, s * 0.6)
    for k in range(dots):
        K.cut(c, K.circle(s / 2 + (k - (dots - 1) / 2) * s * 0.16, s * 1.0, s * 0.052), P.PAPER, P.INK, 1.2)


def inset(s, d):
    """The plaque's outline d further in."""
    n = s * 0.16 + d * 0.41
    return K.path(f"M{n} {d} L{s - n} {d} L{s - d} {n} L{s - d} {s * 1.18 - d} L{d} {s * 1.18 - d} L{d} {n} Z")


def post_back(c, s):
    """Back of a trading post: the plaque in slate with a wave."""
    pieces.die_cut(c, plaque(0, 0, s), P.STEEL, 2)
    q = inset(s, s * 0.1)
    water.scales(c, q, P.STEEL, P.alpha(P.PAPER, 0.55), s * 0.14, 2, max(0.8, s * 0.022))
    K.line(c, q, P.alpha(P.PAPER, 0.8), max(0.9, s * 0.02))


def crate_for_coin(c, x, y, s):
    """A cargo turned to money: the crate with a coin before it, as on the emperor who buys."""
    goods.good(c, "import", x, y, s * 0.86)
    marks.coin(c, x + s * 0.76, y + s * 0.74, s * 0.32, flat=True)


def token_mini(c, kind, colour, s):
    """A good told by ground and silhouette alone; a dark foot for luxury, a light one for basic."""
    luxury = colour in LUXURY
    tone = (LUXURY if luxury else BASIC)[colour][0]
    p = K.rect(0, 0, s, s, 4)
    K.fill(c, p, tone)
    with K.clip(c, p):
        K.fill(c, K.rect(0, s - 3.4, s, 4), LUXURY_HULL if luxury else BASIC_HULL)
    K.line(c, p, P.INK, 1)
    goods.good(c, kind, 2.2, 0.6, s - 4.4, 0xFF7E2A24 if kind == "lacquerware" else None)


def back(c, s):
    """A good behind a screen: only its back."""
    r = s * 0.19
    q = K.rect(0, 0, s, s, r)
    K.shadow(c, q, 1, 1, 0.3)
    K.cut(c, q, P.mix(P.JADE, P.PAPER, 0.1), P.INK, 1)
    m, y = s * 0.19, s * 0.5
    K.line(
        c,
        K.path(f"M{m} {y} Q{s * 0.3} {s * 0.2} {s * 0.5} {y} Q{s * 0.7} {s * 0.8} {s - m} {y}"),
        P.PAPER,
        max(1.2, s * 0.057),
    )
    if s > 30:
        K.line(c, K.rect(3, 3, s - 6, s - 6, r * 0.8), P.alpha(P.PAPER, 0.6), 1)


def empty_space(c, s):
    """A river space without a good."""
    p = K.rect(0, 0, s, s, 10)
    K.fill(c, p, P.alpha(P.NIGHT, 0.18))
    K.line(c, p, P.alpha(P.PAPER, 0.9), 1.6, (5, 4))


def screen(c, seat, w, h):
    """A folding screen in the seat's colour with peaks in mist across its leaves."""
    colour, dark, _ = P.SEATS[seat]

    def peaks(k, x, leaf):
        for i, (px, pw, ph) in enumerate(((-0.2, 0.7, 0.5), (0.4, 0.8, 0.66))):
            stone, seed = P.mix(colour, dark, 0.4), k * 2 + i
            water.peak(c, x + leaf * px, h * 0.84, leaf * pw, h * ph, stone, seed, P.PAPER, 0.45)
        K.fill(c, K.rect(x, h * 0.84, leaf, h), P.mix(colour, P.PAPER, 0.45))
        K.line(c, K.path(f"M{x} {h * 0.84} L{x + leaf} {h * 0.84}"), P.alpha(P.INK, 0.6), 1)

    ground = [(0, P.shade(colour, 1.35)), (0.5, P.shade(colour, 1.75)), (1, P.PAPER)]
    pieces.folding_screen(c, seat, w, h, ground, peaks)


def marker(c, seat, d):
    """The holed coin that marks a seat's money: rim in the seat's colour."""
    r = d / 2
    marks.coin(c, r, r, r)
    K.line(c, K.circle(r, r, r * 0.8), P.INK, r * 0.3)
    K.line(c, K.circle(r, r, r * 0.8), P.SEATS[seat][0], r * 0.22)
