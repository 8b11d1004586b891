"""Cards of the harbour: blank fronts, backs, the places of cards that are gone, what a technology is drawn on."""

from ..kit import cards, marks
from ..kit import ink as K
from ..kit import palette as P
from .pieces import FAITH

BACKS = {
    "order": (P.INDIGO, "order"),
    "tech": (P.STEEL, "tech"),
    "church": (FAITH, "faith"),
    "bonus": (0xFFB07C2E, "level"),
    "assist": (0xFF8A6A33, "assist"),
    "merchant": (P.BRICK, "merchant"),
}
# ground of a technology by when it works: points at the end, once in a round, whenever it happens
END, ROUND, ALWAYS = 0xFFF8E4DC, 0xFFDFE9EE, P.PAPER


def front(c, w, h, colour=P.PAPER, r=5):
    """A blank front in a colour of paper."""
    p = cards.blank(c, w, h, r)
    K.fill(c, p, colour)
    K.line(c, p, P.INK, 1.1)
    return p


def back(c, deck, w, h, r=5):
    """Back of a deck: wave scales and a roundel with the sign of the deck."""
    colour, sign = BACKS[deck]
    small = min(w, h) < 32
    if small:
        K.shadow(c, K.rect(0, 0, w, h, 3), 1.2, 1.2, 0.4)
        K.cut(c, K.rect(0, 0, w, h, 3), P.PAPER, P.INK, 1)
        K.cut(c, K.rect(2, 2, w - 4, h - 4, 1.6), colour, P.INK, 0.8)
    else:
        cards.back(c, w, h, colour, r)
    d = min(w, h) * (0.62 if small else 0.5)
    K.cut(c, K.circle(w / 2, h / 2, d / 2 + (0.6 if small else 3)), P.PAPER, P.INK, 1)
    marks.mark(c, sign, w / 2 - d * 0.36, h / 2 - d * 0.36, d * 0.72)


def foot(c, w, h, depth):
    """The cards below the top one of a pile."""
    for k in range(depth, 0, -1):
        p = K.rect(1.6 * k, 1.9 * k, w, h, 5)
        if k == depth:
            K.shadow(c, p, 2, 2.2, 0.42)
        K.cut(c, p, P.SLIP, P.INK, 1)


def slot(c, w, h):
    """The place of a card that has been taken."""
    p = K.rect(0.6, 0.6, w - 1.2, h - 1.2, 5)
    K.fill(c, p, P.alpha(P.NIGHT, 0.16))
    K.line(c, p, P.alpha(P.PAPER, 0.6), 1.2, (4, 4))


def disc(c, cost, x, y, r):
    """Production asked for."""
    K.cut(c, K.circle(x, y, r), P.BUTTER, P.INK, 1.1)
    K.number(c, str(cost), x, y, r * 1.45)


def small_technology(c, emblem, timing, once, s, used=False):
    """An owned technology: its emblem on a small card, turned and veiled while used up."""
    if used:
        c.save()
        c.rotate(90, s / 2, s / 2)
    p = K.rect(0.5, 0.5, s - 1, s - 1, 3)
    K.shadow(c, p, 1.4, 1.4, 0.4)
    K.fill(c, p, END if timing == "end_game" else ROUND if once else ALWAYS)
    with K.clip(c, p):
        K.fill(c, K.rect(0, 0, s, s * 0.14), P.STEEL)
    K.line(c, K.path(f"M0.5 {s * 0.14} L{s - 0.5} {s * 0.14}"), P.INK, 0.8)
    K.line(c, p, P.INK, 1.1)
    emblem(c, s * 0.14, s * 0.2, s * 0.72)
    if used:
        K.fill(c, p, P.alpha(P.SLIP, 0.62))
        c.restore()


def tick(c):
    """This good of an order is there."""
    K.cut(c, K.circle(7, 7, 6.4), P.PINE, P.INK, 0.9)
    K.line(c, K.path("M4 7.2 L6.2 9.4 L10.2 4.6"), P.WHITE, 1.6)
