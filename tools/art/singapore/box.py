# ruff: noqa: E501
"""Singapore's own ground and pieces: floor tiles, shore, streets, cubes, pegs, flags, tokens, screens, score ruler."""

from ..kit import crests, goods, marks, paper, pieces, water
from ..kit import ink as K
from ..kit import palette as P

SAND, EARTH, PAVING = 0xFFEAD9A8, 0xFFE6D3A8, 0xFFE9DFC4
TINTS = (P.CORAL, P.LAGOON, P.BUTTER, P.ROSE, P.CELADON, 0xFFB9B4D6)  # one per land tile
GREY, DARK_GREY = 0xFF9A968C, 0xFF5C5952  # the colour that nobody plays
NEUTRAL = "neutral"
HAT = "M20 1.6 L36.4 15 C29 19.4 11 19.4 3.6 15 Z"
ROBE = "M20 13 C11.4 14 7.6 25 6.6 37 L33.4 37 C32.4 25 28.6 14 20 13 Z"


def _tones(seat):
    return (GREY, DARK_GREY) if seat == NEUTRAL else P.SEATS[seat][:2]


def _glyph(c, seat, x, y, s):
    """The crest of a seat; the neutral colour bears a plain lozenge."""
    if seat != NEUTRAL:
        crests.glyph(c, seat, x, y, s)
        return
    with K.box(c, x, y, s):
        K.line(c, K.path("M12 3 L21 12 L12 21 L3 12 Z"), P.PAPER, 2.4)
        K.fill(c, K.circle(12, 12, 2.6), P.PAPER)


# ---------------------------------------------------------------- ground
def plot(c, s, tint):
    """A square of a land tile: a floor tile whose corner rosettes meet those of its neighbours."""
    p = K.rect(0, 0, s, s)
    K.fill(c, p, P.mix(tint, 0xFFEFE3C6, 0.55))
    m = s / 2
    with K.clip(c, p):
        for cx, cy in ((0, 0), (s, 0), (0, s), (s, s)):
            K.fill(c, K.circle(cx, cy, s * 0.3), P.alpha(tint, 0.5))
            K.line(c, K.circle(cx, cy, s * 0.3), P.alpha(P.CEDAR, 0.3), 1)
            K.line(c, K.circle(cx, cy, s * 0.2), P.alpha(P.PAPER, 0.9), 1.2)
            K.fill(c, K.circle(cx, cy, s * 0.07), P.alpha(P.CEDAR, 0.35))
        K.line(
            c,
            K.path(f"M{m} {s * 0.12} L{s * 0.88} {m} L{m} {s * 0.88} L{s * 0.12} {m} Z"),
            P.alpha(P.CEDAR, 0.28),
            1,
        )
        for x, y in ((m, 0), (m, s), (0, m), (s, m)):
            K.line(
                c,
                K.path(f"M{x - 5} {y} L{x} {y - 5} L{x + 5} {y} L{x} {y + 5} Z"),
                P.alpha(P.CEDAR, 0.3),
                1,
            )
    K.line(c, K.rect(0.5, 0.5, s - 1, s - 1), P.alpha(P.CEDAR, 0.5), 1)


def price(c, s, value):
    """The price of a plot, cut in the middle of its square."""
    K.number(c, str(value), s / 2, s / 2, s * 0.72, 0xFF5A4326, P.alpha(P.PAPER, 0.9))


def land_frame(c, w, h):
    """The edge of a land tile around its six squares."""
    K.line(c, K.rect(0, 0, w, h, 2), P.INK, 1.8)


def shore(c, s, reach):
    """Under a square by the sea: foam and the ink of the coast, to be laid before any beach."""
    out = _blob(s, reach + 1.4)
    K.line(c, _blob(s, reach + 4.4), P.alpha(P.PAPER, 0.42), 1.4)
    K.line(c, out, P.INK, 1.6)


def beach(c, s, reach):
    """Sand around a square; the sand of neighbours runs together."""
    K.fill(c, _blob(s, reach + 1.4), SAND)


def _blob(s, r):
    a, b, k = -r, s + r, s / 2
    w = r * 0.16
    return K.path(
        f"M{a + r * 0.9} {a} C{k - 14} {a - w} {k - 10} {a + w * 2} {k + 6} {a + w} C{k + 18} {a} {b - r * 1.4} {a - w} {b - r * 0.9} {a} "
        f"Q{b} {a} {b} {a + r * 0.9} C{b + w} {k - 14} {b - w * 2} {k - 8} {b - w} {k + 8} C{b} {k + 16} {b + w} {b - r * 1.4} {b} {b - r * 0.9} "
        f"Q{b} {b} {b - r * 0.9} {b} C{k + 14} {b + w} {k + 10} {b - w * 2} {k - 6} {b - w} C{k - 18} {b} {a + r * 1.4} {b + w} {a + r * 0.9} {b} "
        f"Q{a} {b} {a} {b - r * 0.9} C{a - w} {k + 14} {a + w * 2} {k + 8} {a + w} {k - 8} C{a} {k - 16} {a - w} {a + r * 1.4} {a} {a + r * 0.9} "
        f"Q{a} {a} {a + r * 0.9} {a} Z"
    )


def start_ground(c, s, quay):
    """The paved quarter of the start buildings, two squares each way, with a stone quay on the harbour sides."""
    w = 2 * s
    K.shadow(c, K.rect(0, 0, w + quay, w + quay), 3, 3, 0.35)
    K.cut(c, K.rect(0, 0, w + quay, w + quay, 1), 0xFFB9AE93, P.INK, 1.4)
    for k in range(int((w + quay) / 14)):
        for x, y, dx, dy in ((w, k * 14, quay, 0), (k * 14, w, 0, quay)):
            K.line(c, K.path(f"M{x} {y} L{x + dx} {y + dy}"), P.alpha(P.INK, 0.35), 0.9)
    K.fill(c, K.rect(0, 0, w, w), PAVING)
    with K.clip(c, K.rect(0, 0, w, w)):
        for k in range(-12, 26):
            K.line(c, K.path(f"M{k * 12} 0 L{k * 12 + w} {w}"), P.alpha(P.CEDAR, 0.13), 0.9)
            K.line(c, K.path(f"M{k * 12} {w} L{k * 12 + w} 0"), P.alpha(P.CEDAR, 0.13), 0.9)
    K.line(c, K.rect(0, 0, w, w), P.INK, 1.8)
    for x, y in ((w + quay / 2, s * 0.5), (w + quay / 2, s * 1.5), (s * 0.5, w + quay / 2), (s * 1.5, w + quay / 2)):
        K.cut(c, K.circle(x, y, 2.4), P.STEEL, P.INK, 1)


def start_square(c, s):
    """One paved square alone, for explanations."""
    p = K.rect(0, 0, s, s)
    K.fill(c, p, PAVING)
    with K.clip(c, p):
        for k in range(-6, 13):
            K.line(c, K.path(f"M{k * 12} 0 L{k * 12 + s} {s}"), P.alpha(P.CEDAR, 0.13), 0.9)
            K.line(c, K.path(f"M{k * 12} {s} L{k * 12 + s} 0"), P.alpha(P.CEDAR, 0.13), 0.9)
    K.line(c, p, P.INK, 1.4)


def harbour(c, s):
    """A square of the start tile that is water: the pale shallows of the harbour."""
    K.glow(c, K.rect(s * 0.2, s * 0.2, s * 0.6, s * 0.6, s * 0.2), P.alpha(0xFFCFEFE4, 0.4), s * 0.1)
    water.ripples(c, K.rect(s * 0.1, s * 0.1, s * 0.8, s * 0.8), P.alpha(P.PAPER, 0.7), 5, 1 / 520, 1.1)


def street(c, w, h):
    """A laid street: pale earth between ink kerbs, cart tracks along it; its ends hide under the tiles."""
    K.shadow(c, K.rect(0, 0, w, h, 3), 1, 1, 0.3)
    K.cut(c, K.rect(0, 0, w, h, 3), EARTH, P.INK, 1.3)
    tracks = f"M2 {h / 2} L{w - 2} {h / 2}" if w > h else f"M{w / 2} 2 L{w / 2} {h - 2}"
    K.line(c, K.path(tracks), P.alpha(P.CEDAR, 0.85), 1.3, (2.6, 3.4))


# ---------------------------------------------------------------- pieces
def worker(c, seat, s):
    """A worker under a straw hat, in the robe of its seat."""
    colour, dark = _tones(seat)
    robe, hat = K.path(ROBE), K.path(HAT)
    with K.box(c, 0, 0, s, 40):
        K.shadow(c, K.path("M4 34 Q20 42 40 35 L36 40 Q20 44 6 40 Z"), 1, 2.0, 0.5)
        c.save()
        c.translate(0, 2.4)
        for p in (robe, hat):
            K.cut(c, p, dark, P.INK, 1.5)
        c.restore()
        K.cut(c, robe, colour, P.INK, 1.6)
        with K.clip(c, robe):
            K.fill(c, K.path("M0 0 L14 0 C9 14 11 28 9 40 L0 40 Z"), P.alpha(P.WHITE, 0.2))
        K.cut(c, hat, P.HINOKI, P.INK, 1.6)
        K.line(c, K.path("M20 3 L12 16.6 M20 3 L28 16.6"), P.alpha(P.INK, 0.4), 1)
    _glyph(c, seat, 13.4 * s / 40, 21.4 * s / 40, 13.2 * s / 40)


def flag(c, seat, x, y, s):
    """A house flag on its pole; the foot stands at x, y. Grey for the colour that nobody plays."""
    if seat != NEUTRAL:
        crests.flag(c, seat, x, y, s)
        return
    K.line(c, K.path(f"M{x} {y} L{x} {y - s}"), P.INK, max(2.6, s * 0.1))
    K.line(c, K.path(f"M{x} {y} L{x} {y - s}"), P.HINOKI, max(1.2, s * 0.05))
    p = K.path(
        f"M{x} {y - s} C{x + s * 0.3} {y - s * 1.08} {x + s * 0.45} {y - s * 0.9} {x + s * 0.8} {y - s * 0.97} L{x + s * 0.8} {y - s * 0.42} C{x + s * 0.45} {y - s * 0.35} {x + s * 0.3} {y - s * 0.53} {x} {y - s * 0.45} Z"
    )
    K.shadow(c, p, 1.4, 1.2, 0.35)
    K.cut(c, p, GREY, P.INK, 1.1)
    _glyph(c, seat, x + s * 0.17, y - s * 0.93, s * 0.46)


def pennant(c, seat, w, h):
    """The owner's flag on a house: pole and cloth as small as they still tell the crest."""
    colour, _ = _tones(seat)
    K.line(c, K.path(f"M1.6 {h} L1.6 1"), P.INK, 2.8)
    K.line(c, K.path(f"M1.6 {h - 0.6} L1.6 1.4"), P.HINOKI, 1.2)
    p = K.path(
        f"M2 1.4 C{w * 0.4} -.4 {w * 0.55} 3 {w} 1.2 L{w} {h * 0.72} C{w * 0.6} {h * 0.8} {w * 0.4} {h * 0.62} 2 {h * 0.7} Z"
    )
    K.shadow(c, p, 1, 1, 0.35)
    K.cut(c, p, colour, P.INK, 1.1)
    g = h * 0.6
    _glyph(c, seat, (w + 2 - g) / 2, h * 0.37 - g / 2 + 0.4, g)


def cube(c, name, s):
    """A goods cube seen from above its corner, marked with its good on the front."""
    base = P.GOODS[name]
    _cube(c, s, base)
    goods.good(c, name, s * 0.12, s * 0.335, s * 0.5, P.shade(base, 1.7))


def cube_back(c, s):
    """A cube behind a screen: it could be any."""
    _cube(c, s, P.LAGOON)
    with K.box(c, 0, 0, s):
        K.line(c, K.path("M5.4 14.5 Q7 11.5 8.8 14.5 Q10.6 17.5 12.4 14.5"), P.PAPER, 1.7)


def _cube(c, s, base):
    with K.box(c, 0, 0, s):
        out = K.path("M2 7 L9 2 L22 2 L22 16 L15.5 22 L2 22 Z")
        K.shadow(c, out, 1.6, 1.4, 0.45)
        K.fill(c, K.path("M2 7 L9 2 L22 2 L15.5 7 Z"), P.shade(base, 1.45))
        K.fill(c, K.path("M15.5 7 L22 2 L22 16 L15.5 22 Z"), P.shade(base, 0.66))
        K.fill(c, K.path("M2 7 L15.5 7 L15.5 22 L2 22 Z"), P.shade(base, 1.12))
        w = 1.3 if s >= 24 else 1.5
        K.line(c, out, P.INK, w)
        K.line(c, K.path("M2 7 L15.5 7 L15.5 22 M15.5 7 L22 2"), P.alpha(P.INK, 0.55), 0.9)


def token(c, d, face):
    """A chip of the raid bag: black, white, or its unknown back."""
    r = d / 2
    p = K.circle(r, r, r - 0.6)
    body, ring = {"black": (0xFF2A2A30, P.PAPER), "white": (P.PAPER, P.INK), "back": (P.HINOKI, P.CEDAR)}[face]
    K.shadow(c, p, 1.6, 1.4, 0.45)
    K.fill(c, K.circle(r, r + 1.3, r - 0.6), P.shade(body, 0.5))
    K.cut(c, p, body, P.INK, 1.1)
    K.line(c, K.circle(r, r, r * 0.66), P.alpha(ring, 0.65), 1)
    if face == "back":
        q = r * 0.3
        K.cut(c, K.path(f"M{r} {r - q} L{r + q} {r} L{r} {r + q} L{r - q} {r} Z"), P.CEDAR, P.INK, 0.8)


def raffles(c, w, h):
    """The Raffles tile: a gilt plate with the statesman's hat and a quill."""
    p = K.notched(0, 0, w, h, h * 0.18)
    pieces.die_cut(c, p, P.BUTTER, 2)
    K.line(c, K.notched(3, 3, w - 6, h - 6, h * 0.16), P.alpha(P.CEDAR, 0.8), 1)
    s = h * 0.72
    marks.mark(c, "merchant", w * 0.33 - s / 2, (h - s) / 2, s)
    with K.box(c, w * 0.68 - s / 2, (h - s) / 2, s):
        K.cut(c, K.path("M21 2 C12 3 7 9 6 17 C13 17 19 11 21 2 Z"), P.PAPER, P.INK, 1.4)
        K.line(c, K.path("M2.6 22 L7 15 C11 10 15 6.4 18.6 4.4"), P.INK, 1.3)


def screen(c, seat, w, h):
    """A folding screen in the seat's colour with a shophouse shutter on each leaf."""
    colour, dark, _ = P.SEATS[seat]

    def shutter(k, x, leaf):
        for j in range(int(h / 6)):
            K.line(c, K.path(f"M{x} {j * 6} L{x + leaf} {j * 6}"), P.alpha(dark, 0.4), 1.2)
        K.line(c, K.path(f"M{x + leaf / 2} 0 L{x + leaf / 2} {h}"), P.alpha(P.INK, 0.7), 1.4)

    pieces.folding_screen(c, seat, w, h, [(0, P.shade(colour, 1.3)), (1, P.shade(colour, 1.8))], shutter)


# ---------------------------------------------------------------- score ruler
def marker(c, seat, d, stem):
    """A score marker: the crest on its disc, a stem down to the ruler."""
    r = d / 2
    K.line(c, K.path(f"M{r} {r} L{r} {d + stem}"), P.INK, 3.2)
    K.line(c, K.path(f"M{r} {r} L{r} {d + stem - 0.6}"), P.SEATS[seat][0], 1.8)
    crests.mon(c, seat, r, r, r - 0.6)


def seal(c, value, w, h):
    """A seal of the score ruler, where five pounds are paid."""
    K.cut(c, K.notched(0, 0, w, h, 3), P.VERMILION, P.INK, 0.9)
    K.text(c, str(value), w / 2, h - 3.6, 14.5, "display", P.WHITE, "centre")


def ruler(c, x, y, w, h, seals, start=0, end=60):
    """The score track as a printed ruler, a seal at every ten."""
    paper.panel(c, x, y, w, h, P.PAPER, 77)
    left, step = ruler_scale(x, w, start, end)
    foot = y + h - 13
    K.line(c, K.path(f"M{left} {foot} L{left + (end - start) * step} {foot}"), P.INK, 1.2)
    for v in range(start, end + 1):
        at = left + (v - start) * step
        K.line(
            c,
            K.path(f"M{at} {foot} L{at} {foot - (9 if v % 5 == 0 else 5)}"),
            P.alpha(P.INK, 0.8),
            1.2 if v % 10 == 0 else 0.9,
        )
    for v in seals:
        c.save()
        c.translate(left + (v - start) * step - 13, y + h - 20)
        seal(c, v, 26, 17)
        c.restore()


def ruler_scale(x, w, start=0, end=60):
    """Where the first space of the ruler stands and how far apart spaces are."""
    return x + 16, (w - 34) / (end - start)
