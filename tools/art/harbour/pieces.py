"""What trades in the harbour share: buildings of a seat, crates, reward icons, small tokens."""

from ..kit import cards, crests, goods, marks, pieces
from ..kit import ink as K
from ..kit import palette as P

STRAW_CARD = 0xFFF6E7C3
CLEARED = 0xFFCFC6B2  # planks of a crate that has passed the customs
FAITH = 0xFF6B5B8C
# kind in the data -> sign it is drawn with, where they differ
SIGNS = {"yen": "coin"}


# ---------------------------------------------------------------- buildings
def _house(c, s, seat, wall, roof, detail):
    colour, dark, _ = P.SEATS[seat]
    with K.box(c, 0, 0, s, 40):
        whole = K.join(K.path(wall), K.path(roof))
        K.shadow(c, whole, 3, 2.4, 0.5)
        c.save()
        c.translate(0, 2.4)
        K.cut(c, whole, dark, P.INK, 1.5)
        c.restore()
        K.cut(c, K.path(wall), colour, P.INK, 1.6)
        K.cut(c, K.path(roof), dark, P.INK, 1.6)
        detail(c)


def shop(c, seat, s):
    """One floor, a low roof, the crest on the curtain over the door."""

    def detail(c):
        K.cut(
            c,
            K.path("M9.4 21 L30.6 21 L30.6 32 L27 30.4 L23.5 32 L20 30.4 L16.5 32 L13 30.4 L9.4 32 Z"),
            P.PAPER,
            P.INK,
            1.2,
        )
        crests.glyph(c, seat, 15, 20.6, 10, P.SEATS[seat][1], P.PAPER, 2)

    wall, roof = (
        "M6 17 L34 17 L34 36 L6 36 Z",
        "M20 5 C25 11 31 14 38.4 15.6 L36.4 19.4 L3.6 19.4 L1.6 15.6 C9 14 15 11 20 5 Z",
    )
    _house(c, s, seat, wall, roof, detail)


def trading_house(c, seat, s):
    """Two floors of a western front, gable and pennant, the crest in the gable."""

    def detail(c):
        for x in (8.6, 18, 27.4):
            K.cut(c, K.path(f"M{x} 22 L{x} 18 Q{x + 2} 15.4 {x + 4} 18 L{x + 4} 22 Z"), P.PAPER, P.INK, 1)
        K.line(c, K.path("M6 24.6 L34 24.6"), P.INK, 1.2)
        K.cut(c, K.path("M16.6 37 L16.6 30 Q20 26 23.4 30 L23.4 37 Z"), P.PAPER, P.INK, 1.1)
        for x in (8.6, 27.4):
            K.cut(c, K.rect(x, 28.4, 4, 5), P.PAPER, P.INK, 1)
        K.line(c, K.path("M20 5 L20 -3"), P.INK, 1.5)
        K.cut(c, K.path("M20 -3 L29 -0.8 L20 2 Z"), P.BUTTER if seat == 1 else P.VERMILION, P.INK, 1)

    _house(
        c,
        s,
        seat,
        "M6 13 L34 13 L34 37 L6 37 Z",
        "M20 3.6 L31 10.8 L37.4 10.8 L37.4 14.6 L2.6 14.6 L2.6 10.8 L9 10.8 Z",
        detail,
    )


def station(c, w, h):
    """The station token: a die-cut hall with a clock, and the influence it lends."""
    with K.box(c, 0, 0, w, 40):
        p = K.path("M2 13 L13 13 L20 2 L27 13 L38 13 L38 32 L2 32 Z")
        pieces.die_cut(c, p, 0xFF5F8F86, 2.2)
        K.line(c, K.path("M2 17 L38 17"), P.INK, 1)
        K.cut(c, K.circle(20, 10.4, 3.6), P.PAPER, P.INK, 1)
        K.line(c, K.path("M20 8.4 L20 10.4 L21.6 11"), P.INK, 1)
        K.cut(c, K.rect(8, 18.6, 24, 12.4, 2), STRAW_CARD, P.INK, 1)
        K.number(c, "+1", 20, 25, 13)


# ---------------------------------------------------------------- imports
def crate(c, face, x, y, s):
    """An import: the nailed crate, or one turned over that bears the seal of the customs."""
    if face == "up":
        goods.good(c, "import", x, y, s)
        return
    goods.good(c, "import", x, y, s, CLEARED)
    with K.box(c, x, y, s):
        K.cut(c, K.circle(12, 14.2, 5.7), P.VERMILION, P.INK, 1.3)
        K.line(c, K.path("M9.2 14.4 L11.4 16.6 L15 11.8"), P.PAPER, 2)


def import_chip(c, face, s):
    """An import token, either side up."""
    r = s / 2
    base = P.GOODS["import"] if face == "up" else P.INDIGO
    p = K.circle(r, r, r - 0.6)
    K.shadow(c, p, 2, 1.8, 0.45)
    K.fill(c, K.circle(r, r + 1.6, r - 0.6), P.shade(base, 0.55))
    K.cut(c, p, P.shade(base, 1.5) if face == "up" else base, P.INK, 1.1)
    if face == "down":
        K.line(c, K.circle(r, r, r * 0.86), P.alpha(P.PAPER, 0.7), 0.9)
    crate(c, face, s * 0.18, s * 0.16, s * 0.64)


def flip_import(c, x, y, s):
    """Turn an import over: the crate between two turning arrows."""
    crate(c, "up", x + s * 0.2, y + s * 0.17, s * 0.6)
    with K.box(c, x, y, s):
        for d in ("M1.6 9.4 C2.4 3 7 1 11 1.4", "M22.4 14.6 C21.6 21 17 23 13 22.6"):
            K.line(c, K.path(d), P.PAPER, 5)
            K.line(c, K.path(d), P.VERMILION, 2.5)
        for d in ("M9.4 -2 L16 1.4 L9.4 5.4 Z", "M14.6 18.6 L8 22.6 L14.6 26 Z"):
            K.cut(c, K.path(d), P.VERMILION, P.PAPER, 0.9)
            K.fill(c, K.path(d), P.VERMILION)


# ---------------------------------------------------------------- icons
def assist_icon(c, n, x, y, s):
    """An assist as a small yellow card."""
    K.cut(c, K.rect(x + s * 0.02, y + s * 0.08, s * 0.96, s * 0.84, s * 0.14), STRAW_CARD, P.INK, max(1, s * 0.05))
    K.number(c, f"+{n}", x + s / 2, y + s / 2, s * 0.7)


def influence_icon(c, x, y, s, colour=P.PAPER, ink=P.INK):
    """Some influence card: upright, with an arrow for its level."""
    with K.box(c, x, y, s):
        K.cut(c, K.rect(5, 1.4, 14, 21.2, 2.4), colour, ink, 1.5)
        K.cut(c, K.path("M12 5 L16.8 10.4 L14 10.4 L14 17.6 L10 17.6 L10 10.4 L7.2 10.4 Z"), P.VERMILION, ink, 1.1)


def place_icon(c, x, y, s):
    """A place: the small print and its name."""
    with K.box(c, x, y, s):
        K.cut(c, K.rect(1, 4, 20, 18, 1.6), P.PAPER, P.INK, 1.4)
        K.fill(c, K.path("M1.8 12 L6 7.6 L10 11 L15 6.4 L20.2 11.6 L20.2 13 L1.8 13 Z"), P.LAGOON)
        K.line(c, K.path("M1 13 L21 13"), P.INK, 1.1)
        K.line(c, K.path("M4 17.6 L12 17.6"), P.alpha(P.INK, 0.6), 1.4)


def occupied_icon(c, x, y, s):
    """A place with an influence card across its corner."""
    place_icon(c, x, y, s)
    with K.box(c, x, y, s):
        K.cut(c, K.rect(12.6, 0.8, 10.4, 14.4, 1.8), P.VERMILION, P.INK, 1.4)
        K.line(c, K.path("M15.6 5 L20 11 M20 5 L15.6 11"), P.PAPER, 1.6)


def item(c, name, x, y, s):
    """Any sign of the harbour by name; what it does not know belongs to all titles."""
    special = ITEMS.get(SIGNS.get(name, name))
    if special:
        special(c, x, y, s)
    else:
        cards.item(c, SIGNS.get(name, name), x, y, s)


def _station_icon(c, x, y, s):
    with K.box(c, x, y, s):
        K.cut(c, K.path("M1.6 9 L8 9 L12 2 L16 9 L22.4 9 L22.4 21.6 L1.6 21.6 Z"), 0xFF5F8F86, P.INK, 1.5)
        K.cut(c, K.circle(12, 9, 2.8), P.PAPER, P.INK, 1)
        K.cut(c, K.path("M9.4 21.6 L9.4 16 Q12 13.4 14.6 16 L14.6 21.6 Z"), P.PAPER, P.INK, 1.1)
        for x0 in (4, 17):
            K.cut(c, K.rect(x0, 13.6, 3, 4), P.PAPER, P.INK, 0.9)


def _raised_station(c, x, y, s):
    """The station lends influence: its hall, and the arrow of a level."""
    _station_icon(c, x - s * 0.06, y - s * 0.04, s)
    marks.mark(c, "level", x + s * 0.5, y + s * 0.42, s * 0.6)


def _house_icon(c, x, y, s):
    """A trading house of no seat."""
    with K.box(c, x, y, s):
        K.cut(c, K.rect(3.4, 8, 17.2, 14), P.HINOKI, P.INK, 1.5)
        K.cut(c, K.path("M12 2.6 L19 7 L22.6 7 L22.6 9.6 L1.4 9.6 L1.4 7 L5 7 Z"), P.VERMILION, P.INK, 1.4)
        for x0 in (5.6, 10.7, 15.8):
            K.fill(c, K.rect(x0, 11.4, 2.6, 3.4), P.INK)
        K.line(c, K.path("M3.4 16.2 L20.6 16.2"), P.INK, 1)
        K.fill(c, K.path("M10.2 22 L10.2 18.8 Q12 16.8 13.8 18.8 L13.8 22 Z"), P.INK)


def _done_order(c, x, y, s):
    """A completed order: its seal has become a tick."""
    marks.mark(c, "order", x - s * 0.06, y, s)
    with K.box(c, x, y, s):
        K.cut(c, K.circle(17, 17, 6.4), P.PINE, P.INK, 1.2)
        K.line(c, K.path("M14 17.2 L16.4 19.6 L20.2 14.6"), P.WHITE, 2)


def _upgrade(c, x, y, s):
    """An influence card that turns to its better side."""
    influence_icon(c, x - s * 0.1, y, s)
    with K.box(c, x, y, s):
        d = "M17.6 21 C22.6 18 23.4 10.6 20.6 6.4"
        K.line(c, K.path(d), P.PAPER, 4.6)
        K.line(c, K.path(d), P.INK, 2.2)
        K.fill(c, K.path("M17.6 8.6 L19.4 2 L24.6 7 Z"), P.INK)


def _any_card(c, x, y, s):
    """Any of one's influence cards: the hand, and one drawn out of it."""
    with K.box(c, x, y, s):
        for left, top, tone in ((0.8, 7, P.SLIP), (13.6, 7, P.SLIP), (7, 1, P.BUTTER)):
            K.cut(c, K.rect(left, top, 9.6, 15.6, 1.8), tone, P.INK, 1.4)
        K.cut(c, K.path("M11.8 3.4 L15 7.4 L13 7.4 L13 12.6 L10.6 12.6 L10.6 7.4 L8.6 7.4 Z"), P.VERMILION, P.INK, 0.9)


ITEMS = {
    "flip_import": flip_import,
    "import_down": lambda c, x, y, s: crate(c, "down", x, y, s),
    "assist_1": lambda c, x, y, s: assist_icon(c, 1, x, y, s),
    "assist_2": lambda c, x, y, s: assist_icon(c, 2, x, y, s),
    "influence": influence_icon,
    "occupied": occupied_icon,
    "place": place_icon,
    "station": _station_icon,
    "raised_station": _raised_station,
    "trading_house": _house_icon,
    "done_order": _done_order,
    "upgrade": _upgrade,
    "any_card": _any_card,
}


def _label(n, name):
    return "" if name in ("per", "arrow") or n == 1 else n if isinstance(n, str) else str(n)


NARROW = {"per": 0.34, "arrow": 0.68}  # share of an icon's width that a sign between icons takes


def row_width(terms, s, size, gap):
    """The width row() takes."""
    labels = (_label(n, name) for n, name in terms)
    words = sum(K.width(label, "display", size) + 1.5 for label in labels if label)
    return words + sum(s * NARROW.get(name, 1) for _, name in terms) + gap * (len(terms) - 1)


def row(c, terms, centre, y, s, room, size=None, gap=3.0, sign=item):
    """A run of amounts about a centre, smaller where it needs more than the room there is; `sign` draws a name."""
    size = size or s * 0.9
    fit = min(1.0, room / row_width(terms, s, size, gap))
    y, s, size, gap = y + s * (1 - fit) / 2, s * fit, size * fit, gap * fit
    x = centre - row_width(terms, s, size, gap) / 2
    for n, name in terms:
        label = _label(n, name)
        if label:
            K.text(c, label, x, y + s / 2 + size * 0.34, size, "display", P.INK)
            x += K.width(label, "display", size) + 1.5
        wide = s * NARROW.get(name, 1)
        if name == "per":
            K.line(
                c,
                K.path(f"M{x + wide * 0.15} {y + s * 0.86} L{x + wide * 0.85} {y + s * 0.14}"),
                P.INK,
                max(1.2, s * 0.07),
            )
        elif name == "arrow":
            marks.mark(c, name, x, y + (s - wide) / 2, wide, ink=P.VERMILION)
        else:
            sign(c, name, x, y, s)
        x += wide + gap


def blossom(c, x, y, r, value=""):
    """Points: the cherry blossom with a paper heart for the number."""
    K.cut(c, marks.blossom_path(x, y, r), P.VERMILION, P.INK, max(1.0, r * 0.09))
    K.cut(c, K.circle(x, y, r * 0.6), P.PAPER, P.alpha(P.INK, 0.6), 0.9)
    K.number(c, str(value), x, y, r * (0.98 if len(str(value)) < 2 else 0.86))
