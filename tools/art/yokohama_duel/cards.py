# ruff: noqa: E501
"""Cards of Yokohama Duel: orders, technologies, church, bonus, assist, merchants, influence."""

from ..harbour import pieces as harbour
from ..harbour.cards import ALWAYS, END, ROUND, disc, front
from ..kit import crests, marks
from ..kit import ink as K
from ..kit import palette as P

SIZES = {
    "order": (56, 70),
    "tech": (96, 70),
    "church": (62, 70),
    "bonus": (73, 70),
    "assist": (52, 70),
    "merchant": (56, 70),
}
HEAD = 32  # of a technology: two lines of its name


def head(c, p, w, h, colour):
    """Coloured head of a card, wiped at its foot; without grain, which would only read as dirt this small."""
    with K.clip(c, p):
        K.bokashi(c, K.rect(0, 0, w, h), [(0, colour), (0.6, colour), (1, P.shade(colour, 1.3))], 0, 0, 0, h)
    K.line(c, K.path(f"M0 {h} L{w} {h}"), P.INK, 1)


# ---------------------------------------------------------------- technologies
def technology(c, cost, timing, once, terms, w=96, h=70):
    """A technology: a head for its name, its cost on a yellow disc, its effect in icons."""
    p = front(c, w, h, END if timing == "end_game" else ROUND if once else ALWAYS)
    head(c, p, w, HEAD, P.STEEL)
    K.line(c, p, P.INK, 1.1)
    if once:
        turned(c, w - 11.4, HEAD + 0.4, 11)
    middle = (HEAD + h) / 2
    harbour.row(c, terms, 28 + (w - 32) / 2, middle - 11, 22, w - 34)
    disc(c, cost, 13.2, middle, 10.2)


def turned(c, x, y, s):
    """Once in a round: the corner of a card that will be turned."""
    K.fill(c, K.path(f"M{x} {y} L{x + s} {y} L{x + s} {y + s} Z"), P.PRUSSIAN)
    K.line(c, K.path(f"M{x} {y} L{x + s} {y + s}"), P.INK, 1)


# ---------------------------------------------------------------- church, bonus, orders
def _terms(rewards):
    return [(r["amount"], r["kind"]) for r in rewards]


def church(c, card, w=62, h=70):
    """A church card: faith asked for in the head, reward, points."""
    p = front(c, w, h, 0xFFF1E9F0)
    head(c, p, w, 24, harbour.FAITH)
    K.line(c, p, P.INK, 1.1)
    marks.mark(c, "faith", 7, 3.6, 17)
    K.text(c, str(card["faith"]), 28, 18.6, 19, "display", P.WHITE)
    harbour.row(c, _terms(card["rewards"]), 5 + 17, 27.5, 20, 34, 18, 2)
    harbour.blossom(c, w - 17, h - 17, 15.5, card["points"])


def bonus(c, card, w=73, h=70):
    """A bonus card: what levels 5, 6 and 7 add."""
    front(c, w, h, 0xFFFBEFD0)
    step = (h - 6) / 3
    for k, (reward, level) in enumerate(zip(card["rewards"], ("5", "6", "7+"), strict=True)):
        y = 4 + k * step
        K.cut(c, K.rect(4, y, 23, step - 2, 3), P.mix(P.GOLD, P.VERMILION, k * 0.42), P.alpha(P.INK, 0.7), 0.8)
        K.number(c, level, 15.5, y + step / 2 - 1, 15.5, P.WHITE if k else P.INK)
        harbour.row(c, [(reward["amount"], reward["kind"])], 27 + (w - 29) / 2, y - 0.5, 20, 38, 17)


def demand_spots(demand, room, s=23, gap=4):
    """Where the goods of an order stand along a line: [(good, amount shown, how many it takes to tick it, x, size)]."""
    if sum(demand.values()) <= 4:
        goods = [(g, 1, k + 1) for g, n in demand.items() for k in range(n)]
    else:
        goods = [(g, n, n) for g, n in demand.items()]
    size = s * 0.8
    wide = sum(s + (K.width(str(n), "display", size) + 1.5 if n > 1 else 0) for _, n, _ in goods) + gap * (
        len(goods) - 1
    )
    fit = min(1.0, room / wide)
    x, out = 0.0, []
    for good, n, needs in goods:
        x += (K.width(str(n), "display", size) + 1.5) * fit if n > 1 else 0
        out.append((good, n, needs, x, s * fit))
        x += (s + gap) * fit
    return out


ORDER = (124, 64)
DEMAND_AT = (8, 6)
DEMAND_ROOM = 108


def order(c, card, w=ORDER[0], h=ORDER[1]):
    """An order lying: goods asked for above, reward and points on a golden band."""
    p = front(c, w, h)
    with K.clip(c, p):
        K.bokashi(
            c, K.rect(0, h - 28, w, 28), [(0, P.alpha(P.GOLD, 0.08)), (1, P.alpha(P.GOLD, 0.65))], 0, h - 28, 0, h
        )
    K.line(c, p, P.INK, 1.1)
    x0, y0 = DEMAND_AT
    for good, n, _, x, s in demand_spots(card["demand"], DEMAND_ROOM):
        _demand(c, good, n, x0 + x, y0 + (23 - s) / 2, s)
    marks.mark(c, "arrow", 9, h - 23.5, 16, ink=P.VERMILION)
    reward = card["rewards"][0]
    term = [(reward["amount"], reward["kind"])]
    wide = harbour.row_width(term, 22, 19, 3)
    harbour.row(c, term, 30 + wide / 2, h - 26.5, 22, 60, 19)
    harbour.blossom(c, w - 20, h - 19, 17, card["points"])


def _demand(c, good, n, x, y, s):
    if n > 1:
        size = s * 0.8
        K.text(c, str(n), x - K.width(str(n), "display", size) - 1.5, y + s / 2 + size * 0.34, size, "display", P.INK)
    harbour.item(c, good, x, y, s)


# ---------------------------------------------------------------- assist, merchants, influence
def assist(c, n, w, h):
    """An assist card."""
    front(c, w, h, harbour.STRAW_CARD)
    K.line(c, K.rect(3, 3, w - 6, h - 6, 3), P.GOLD, 1.2)
    marks.mark(c, "assist", w / 2 - h * 0.2, h * 0.1, h * 0.4)
    K.text(c, f"+{n}", w / 2, h - h * 0.14, h * 0.36, "display", P.INK, "centre")


def assist_small(c, n, w, h):
    """An assist card in a list."""
    p = K.rect(0.5, 0.5, w - 1, h - 1, 3)
    K.shadow(c, p, 1.2, 1.2, 0.35)
    K.cut(c, p, harbour.STRAW_CARD, P.INK, 1)
    K.number(c, f"+{n}", w / 2, h / 2, h * 0.68)


def merchant(c, level, w, h):
    """A foreign merchant: top hat, beard and case, and the level he brings."""
    p = front(c, w, h, 0xFFF4E3D3)
    with K.clip(c, p):
        K.bokashi(c, K.rect(0, 0, w, h * 0.66), [(0, 0xFFC98A72), (1, 0xFFF4E3D3)], 0, 0, 0, h * 0.66)
    K.line(c, K.rect(3, 3, w - 6, h - 6, 3), P.BRICK, 1.2)
    with K.clip(c, K.rect(3, 3, w - 6, h - 6, 3)), K.box(c, w / 2 - h * 0.33, h * 0.05, h * 0.66, 40):
        K.cut(c, K.path("M20 20 C10 21 5 28 4 44 L36 44 C35 28 30 21 20 20 Z"), P.STEEL, P.INK, 1.5)
        K.cut(c, K.path("M16 21 L20 30 L24 21 Z"), P.PAPER, P.INK, 1.1)
        K.cut(c, K.path("M18.6 24 L21.4 24 L22 32 L20 35 L18 32 Z"), P.VERMILION, P.INK, 0.9)
        K.cut(c, K.path("M20 9 C27 9 27.4 22 20 23 C12.6 22 13 9 20 9 Z"), 0xFFF0D9B8, P.INK, 1.4)
        K.cut(
            c,
            K.path("M13.8 16 C14 23.6 16 26 20 26 C24 26 26 23.6 26.2 16 C24 19 16 19 13.8 16 Z"),
            0xFF8A5A34,
            P.INK,
            1.2,
        )
        K.line(c, K.path("M17.2 14 L17.2 14.2 M22.8 14 L22.8 14.2"), P.INK, 1.7)
        K.cut(c, K.path("M13.4 -1 L26.6 -1 L26 10 L14 10 Z"), P.INK, P.INK, 1)
        K.fill(c, K.path("M13.9 6.4 L26.1 6.4 L26 9.4 L14 9.4 Z"), P.VERMILION)
        K.cut(c, K.path("M9 10 L31 10 Q31 12.6 20 12.6 Q9 12.6 9 10 Z"), P.INK, P.INK, 1)
    r = h * 0.17
    K.cut(c, K.circle(w / 2, h - r - 2, r), P.PAPER, P.INK, 1.1)
    K.number(c, str(level), w / 2, h - r - 2, r * 1.6)


def influence(c, seat, level, cost, w, h):
    """An influence card: a tall numeral in the seat's colour; below the price of its better side, or the crest once turned."""
    colour, dark, _ = P.SEATS[seat]
    front(c, w, h)
    q = K.rect(3.4, 3.4, w - 6.8, h - 6.8, 3)
    K.bokashi(c, q, [(0, colour), (0.5, P.mix(colour, dark, 0.5)), (1, dark)], 0, 0, 0, h)
    better = cost is None
    K.line(c, q, P.BUTTER if better else P.INK, 2.2 if better else 0.9)
    small = h < 50
    K.number(c, str(level), w / 2, h * (0.37 if not small else 0.4), h * (0.5 if not small else 0.56), P.WHITE)
    if small:
        crests.glyph(c, seat, w / 2 - 6, h - 16.5, 12)
    elif better:
        crests.glyph(c, seat, w / 2 - h * 0.15, h * 0.61, h * 0.3)
    else:
        s, size = h * 0.235, h * 0.25
        wide = K.width(str(cost), "display", size) + 2 + s
        x, y = w / 2 - wide / 2, h * 0.625
        K.text(c, str(cost), x, y + s / 2 + size * 0.34, size, "display", P.WHITE)
        marks.coin(c, x + wide - s / 2, y + s / 2, s / 2, flat=True)


def influence_slot(c, seat, w, h):
    """Where an influence card lay before it was played."""
    p = K.rect(0.6, 0.6, w - 1.2, h - 1.2, 5)
    K.fill(c, p, P.alpha(P.SEATS[seat][0], 0.1))
    K.line(c, p, P.alpha(P.INK, 0.45), 1.2, (4, 3))
    crests.glyph(c, seat, w / 2 - 10, h / 2 - 10, 20, P.alpha(P.SMOKE, 0.45), P.SLIP)


def player_board(c, seat, shops, houses, w, h):
    """A player's board: the crest, four cards' places, and every building still in store."""
    colour, dark, _ = P.SEATS[seat]
    p = front(c, w, h, P.SLIP, 4)
    with K.clip(c, p):
        K.bokashi(c, K.rect(0, 0, w, 18), [(0, dark), (1, colour)], 0, 0, 0, 18)
    K.line(c, K.path(f"M0 18 L{w} 18"), P.INK, 1)
    K.line(c, p, P.INK, 1.1)
    crests.glyph(c, seat, 4, 1.6, 15)
    for k in range(4):
        K.cut(c, K.rect(27 + k * 26, 3, 22, 12, 2), P.alpha(P.PAPER, 0.28), P.alpha(P.INK, 0.5), 0.8)
    step = (w - 10) / shops
    for k in range(shops):
        _at(c, 5 + k * step, 22, lambda cc: harbour.shop(cc, seat, step * 0.98))
    step = (w - 20) / houses
    for k in range(houses):
        _at(c, 10 + k * step + (step - 28) / 2, 43, lambda cc: harbour.trading_house(cc, seat, 28))


def _at(c, x, y, draw):
    c.save()
    c.translate(x, y)
    draw(c)
    c.restore()
