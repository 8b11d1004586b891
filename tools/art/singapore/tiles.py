"""Building tiles of Singapore: a street front above, what the house takes and gives in icons below."""

from ..kit import cards, marks
from ..kit import ink as K
from ..kit import palette as P
from . import nights, stage_one, stage_three, stage_two
from .street import WIDE

NIGHT, LAMPLIT = 0xFF26262E, 0xFFE9DEC6
FRONT = 0.405  # share of the tile that is picture
FRONTS = {
    **stage_one.FRONTS,
    **stage_two.FRONTS,
    **stage_three.FRONTS,
    **nights.FRONTS,
}
SIGNS = {"money": "coin", "vp": "points"}


def tile(c, building, s):
    """A building tile s wide. No piece needs to cover the lower part: people and flags stand on the front."""
    start, illegal = "stage" not in building, bool(building.get("illegal"))
    p = K.rect(0.7, 0.7, s - 1.4, s - 1.4, 0 if start else s * 0.045)
    if not start:
        lift = max(2.0, s * 0.025)
        K.shadow(c, p, lift, lift, 0.45)
        K.cut(c, K.rect(0.7, 0.7 + lift * 0.6, s - 1.4, s - 1.4, s * 0.045), P.shade(P.CEDAR, 0.6), P.INK, 1)
    f = s * FRONT
    K.fill(c, p, NIGHT if illegal else P.PAPER)
    with K.clip(c, p):
        with K.clip(c, K.rect(0, 0, s, f)), K.box(c, 0, 0, s, WIDE):
            c.translate(3, 2.4)  # air under the tile's own keyline
            c.scale(0.94, 0.94)
            FRONTS[building["id"]](c)
        if illegal:
            K.fill(c, K.rect(s * 0.05, f + s * 0.035, s * 0.9, s - f - s * 0.085, s * 0.04), LAMPLIT)
        K.line(c, K.path(f"M0 {f} L{s} {f}"), P.INK, max(1.2, s * 0.016))
    _effect(c, building, s, f)
    K.line(c, p, P.INK, max(1.4, s * 0.018))
    if not start:
        stage_mark(c, building["stage"], s * 0.012, s * 0.012, s * 0.19)


def stage_mark(c, stage, x, y, h):
    """The stage of a tile in a small red seal, as wide as its numeral."""
    numeral, size = "I" * stage, h * 0.88
    w = max(h * 0.9, K.width(numeral, "display", size) + h * 0.3)
    K.cut(c, K.rect(x, y, w, h, h * 0.12), P.VERMILION, P.INK, 0.9)
    K.number(c, numeral, x + w / 2, y + h * 0.52, size, P.WHITE)


def _terms(amounts):
    return [(n, SIGNS.get(name, name)) for name, n in amounts.items()]


def _effect(c, building, s, f):
    """Icons on the lower part: a gain alone is large, an exchange gives above the arrow and gets below."""
    kind = building["kind"]
    k = s / 64
    if kind == "special":
        SPECIAL[building["special"]](c, building["amount"], s, f, k)
    elif kind == "gain":
        terms = _terms(building["get"])
        size = (24, 21, 18)[len(terms) - 1] * k
        cards.row(c, terms, 0, f + (s - f) / 2 - size / 2, size, centre=s / 2, size=22 * k, gap=4 * k)
    else:
        sign = "both" if kind == "exchange_both_ways" else "arrow"
        give, get = _terms(building["give"]), _terms(building["get"])
        above = len(give) <= len(get)  # the sign stands on the line that has more room
        room = s * (0.86 if building.get("illegal") else 0.9)
        _line(c, give, s, f + 2.2 * k, k, room, after=sign if above else None)
        _line(c, get, s, f + 18.6 * k, k, room, before=None if above else sign)


def _width(terms, icon, size, gap):
    labels = sum(K.width(str(n), "display", size) + 1.5 for n, _ in terms if n > 1)
    return labels + icon * len(terms) + gap * (len(terms) - 1)


def _line(c, terms, s, y, k, room, before=None, after=None):
    """One line of amounts, drawn smaller where there are many, with the red sign before or after them."""
    icon, size, gap, sign = 16 * k, 16 * k, 3 * k, 13 * k
    wide = _width(terms, icon, size, gap)
    tail = sign + 2.5 * k if before or after else 0
    fit = min(1, (room - tail) / wide)
    x = (s - wide * fit - tail) / 2
    y += (1 - fit) * icon / 2
    middle = y + icon * fit / 2
    if before:
        marks.mark(c, before, x, middle - sign / 2, sign, ink=P.VERMILION)
        x += tail
    cards.row(c, terms, x, y, icon * fit, size=size * fit, gap=gap * fit)
    if after:
        marks.mark(c, after, x + wide * fit + 2.5 * k, middle - sign / 2, sign, ink=P.VERMILION)


def _number(c, words, x, y, size):
    K.number(c, words, x, y, size, P.INK)


def _black_token(c, x, y, r):
    K.cut(c, K.circle(x, y, r), 0xFF2A2A30, P.INK, max(1, r * 0.1))
    K.line(c, K.circle(x, y, r * 0.62), P.alpha(P.PAPER, 0.7), max(0.9, r * 0.1))


def _return_tokens(c, amount, s, f, k):
    """Up to so many black tokens go back into the bag."""
    y = f + 11 * k
    for n in range(amount):
        _black_token(c, s / 2 + (n - (amount - 1) / 2) * 13 * k - 8 * k, y, 5.6 * k)
    marks.mark(c, "arrow", s / 2 + 14 * k, y - 6.5 * k, 13 * k, ink=P.VERMILION)
    marks.mark(c, "bag", s / 2 - 8.5 * k, f + 18.4 * k, 17 * k)


def _person(c, x, y, size):
    """A worker of no seat yet: robe of straw, straw hat."""
    with K.box(c, x, y, size, 40):
        K.cut(c, K.path("M20 13 C11.4 14 7.6 25 6.6 37 L33.4 37 C32.4 25 28.6 14 20 13 Z"), P.PAPER, P.INK, 2.6)
        K.cut(c, K.path("M20 1.6 L36.4 15 C29 19.4 11 19.4 3.6 15 Z"), P.HINOKI, P.INK, 2.6)


def _new_worker(c, amount, s, f, k):
    """One more worker."""
    mid = f + (s - f) / 2
    _number(c, "+" + str(amount), s / 2 - 15 * k, mid, 21 * k)
    _person(c, s / 2 - 2 * k, mid - 14 * k, 27 * k)


def _more_moves(c, amount, s, f, k):
    """So many further moves for the worker that stands here."""
    mid = f + (s - f) / 2
    _number(c, f"+{amount}", s / 2 - 14 * k, mid, 21 * k)
    marks.mark(c, "move", s / 2 + 1 * k, mid - 12 * k, 24 * k)


def _put_anywhere(c, _, s, f, k):
    """A worker to any house: the white house, as the white cube is any good."""
    mid = f + (s - f) / 2
    _person(c, s / 2 - 28 * k, mid - 11 * k, 21 * k)
    marks.mark(c, "arrow", s / 2 - 6.5 * k, mid - 6.5 * k, 13 * k, ink=P.VERMILION)
    marks.mark(c, "hut", s / 2 + 8 * k, mid - 10.5 * k, 20 * k, P.WHITE)


SPECIAL = {
    "return_black_tokens": _return_tokens,
    "second_worker": _new_worker,
    "extra_moves": _more_moves,
    "place_worker_anywhere": _put_anywhere,
}


def back(c, s):
    """Back of a building tile: shutters closed."""
    p = K.rect(0.7, 0.7, s - 1.4, s - 1.4, s * 0.045)
    lift = max(2.0, s * 0.025)
    K.shadow(c, p, lift, lift, 0.45)
    K.cut(c, K.rect(0.7, 0.7 + lift * 0.6, s - 1.4, s - 1.4, s * 0.045), P.shade(P.CEDAR, 0.6), P.INK, 1)
    K.cut(c, p, 0xFF3F8C93, P.INK, max(1.4, s * 0.018))
    K.line(c, K.rect(s * 0.07, s * 0.07, s * 0.86, s * 0.86, 2), P.alpha(P.PAPER, 0.8), 1)
    for j in range(2):
        x = s * (0.14 + 0.38 * j)
        q = K.rect(x, s * 0.14, s * 0.34, s * 0.72, 1)
        K.cut(c, q, 0xFF5AA0A2, P.INK, 1.1)
        for k in range(1, 9):
            K.line(
                c,
                K.path(f"M{x} {s * (0.14 + 0.08 * k)} L{x + s * 0.34} {s * (0.14 + 0.08 * k)}"),
                P.alpha(P.INK, 0.5),
                1,
            )
    K.cut(c, K.circle(s / 2, s / 2, s * 0.13), P.VERMILION, P.INK, 1.1)
    K.text(c, "星", s / 2, s * 0.5 + s * 0.062, s * 0.17, "kanji", P.PAPER, "centre")


def stack_foot(c, s, step):
    """The tiles below the top one of the stack."""
    for k in (3, 2, 1):
        p = K.rect(k * step + 0.7, k * step + 0.7, s - 1.4, s - 1.4, s * 0.045)
        if k == 3:
            K.shadow(c, p, 2.4, 2.4, 0.4)
        K.cut(c, p, P.SLIP, P.INK, 1)


def empty_slot(c, s):
    """A place of the display whose tile is taken."""
    p = K.rect(1, 1, s - 2, s - 2, 4)
    K.fill(c, p, P.alpha(P.SLIP, 0.5))
    K.line(c, p, P.alpha(P.INK, 0.4), 1.2, (4, 3))


def cube_slot(c, s):
    """An empty place for a cube."""
    K.line(c, K.rect(1, 1, s - 2, s - 2, 3), P.alpha(P.INK, 0.4), 1.1, (3, 3))
