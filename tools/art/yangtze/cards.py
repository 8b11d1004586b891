"""Yangtze's special cards, in the tray, in the hand and on a seat's slip."""

from ..kit import cards, crests, marks, water
from ..kit import ink as K
from ..kit import palette as P
from .box import crate_for_coin

SPECIAL = {  # card id -> amounts in icons
    "double_purchase": [(2, "import")],
    "free_good": [(0, "coin")],
    "sell_any_time": [],
    "liquidity_10": [(10, "coin")],
    "liquidity_15": [(15, "coin")],
    "liquidity_20": [(20, "coin")],
}


def special(c, key, seat, w, h):
    """Special card: seat-coloured head with the crest, the effect in icons on a wiped ground."""
    colour, _, _ = P.SEATS[seat]
    p = cards.blank(c, w, h)
    with K.clip(c, p):
        K.bokashi(
            c, K.rect(0, h * 0.62, w, h * 0.38), [(0, P.alpha(colour, 0)), (1, P.alpha(colour, 0.3))], 0, h * 0.62, 0, h
        )
    cards.head(c, p, 0, 0, w, h * 0.21, colour)
    crests.glyph(c, seat, w / 2 - h * 0.083, h * 0.022, h * 0.166)
    K.line(c, p, P.INK, 1.1)
    if key == "sell_any_time":
        s = w * 0.56
        crate_for_coin(c, w / 2 - s / 2, h * 0.61 - s / 2, s)
    else:
        big = w * 0.38
        cards.row(c, SPECIAL[key], 0, h * 0.6 - big / 2, big, centre=w / 2, gap=2)


def special_large(c, key, seat, w, h):
    """The same card in the hand: a frame, a larger effect, and what the card brings if it is never played."""
    special_ground(c, seat, w, h)
    if key == "sell_any_time":
        crate_for_coin(c, w / 2 - 38, h * 0.56 - 38, 76)
    else:
        size, y = (46, h * 0.5) if key.startswith("liquidity") else (50, h * 0.58)
        cards.row(c, SPECIAL[key], 0, y - size / 2, size, centre=w / 2, gap=3)
    if key.startswith("liquidity"):
        K.line(c, K.path(f"M18 {h * 0.73} L{w - 18} {h * 0.73}"), P.alpha(P.INK, 0.4), 1, (3, 3))
        cards.row(c, [(None, "time"), (30, "coin")], 0, h * 0.79, 20, centre=w / 2, gap=8)


def special_ground(c, seat, w, h):
    """Paper, wiped foot, head with crest, gold frame."""
    colour, dark, _ = P.SEATS[seat]
    p = cards.blank(c, w, h, 7)
    with K.clip(c, p):
        K.bokashi(
            c,
            K.rect(0, h * 0.55, w, h * 0.45),
            [(0, P.alpha(colour, 0)), (1, P.alpha(colour, 0.38))],
            0,
            h * 0.55,
            0,
            h,
        )
        q = K.rect(0, 0, w, h * 0.24)
        K.bokashi(c, q, [(0, dark), (1, colour)], 0, 0, 0, h * 0.24)
        water.seigaiha(c, q, P.alpha(P.PAPER, 0.16), 12, 1, 2)
        K.line(c, K.path(f"M0 {h * 0.24} L{w} {h * 0.24}"), P.INK, 1.2)
        K.line(c, K.path(f"M0 {h * 0.24 + 3.4} L{w} {h * 0.24 + 3.4}"), P.GOLD, 1)
    K.line(c, p, P.INK, 1.3)
    crests.mon(c, seat, w / 2, h * 0.12, h * 0.09, lift=False)


def special_played(c, seat, w, h):
    """A played card, turned down: its back, pale, with a tick."""
    colour = P.SEATS[seat][0]
    p = K.rect(0, 0, w, h, 4)
    K.cut(c, p, P.mix(colour, P.SLIP, 0.78), P.alpha(P.INK, 0.4), 1)
    with K.clip(c, p):
        water.seigaiha(c, p, P.alpha(P.mix(colour, P.INK, 0.3), 0.16), w / 6, 1, 2)
    s = w * 0.4
    marks.mark(c, "check", w / 2 - s / 2, h / 2 - s / 2, s, ink=P.alpha(P.INK, 0.55))


def special_back(c, seat, w, h):
    """Back of a special card: wave scales in the seat's colour around its crest."""
    cards.back(c, w, h, P.SEATS[seat][0])
    K.cut(c, K.circle(w / 2, h / 2, w * 0.3), P.PAPER, P.INK, 1)
    crests.mon(c, seat, w / 2, h / 2, w * 0.25, lift=False)


def mini(c, key, seat, w, h):
    """Special card at seat-panel size: one icon or one number."""
    p = K.rect(0, 0, w, h, 3)
    K.shadow(c, p, 1, 1.2, 0.35)
    K.cut(c, p, P.PAPER, P.INK, 1)
    with K.clip(c, p):
        K.fill(c, K.rect(0.6, 0.6, w - 1.2, 6.4), P.SEATS[seat][0])
    K.line(c, p, P.INK, 1)
    label = {
        "double_purchase": "×2",
        "free_good": "0",
        "liquidity_10": "10",
        "liquidity_15": "15",
        "liquidity_20": "20",
    }.get(key)
    if label:
        K.number(c, label, w / 2, h * 0.58, 15)
    else:
        crate_for_coin(c, 2.4, 12, 19.5)


def mini_played(c, w, h):
    """The empty place of a played card."""
    K.line(c, K.rect(0, 0, w, h, 3), P.alpha(P.INK, 0.4), 1, (3, 2.5))
