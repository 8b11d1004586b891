"""The five countries: flags of the time, banners, agents. Their letter is a word, which the table sets."""

from ..kit import ink as K
from ..kit import palette as P
from .signs import bowler

BLUE, RED, BLACK = 0xFF2B4A86, 0xFFC23B33, 0xFF2A2A30
# a ground of each country's own, for the side of its tokens
GROUNDS = {
    "british": 0xFF33508C,
    "american": 0xFF8E3B3B,
    "french": 0xFF5579B5,
    "german": 0xFF4A4A4E,
    "dutch": 0xFFD9843B,
    "free": P.GOLD,
}
TAB = 15  # height of the dark tab that bears the letter


def _british(c, w, h):
    K.fill(c, K.rect(0, 0, w, h), BLUE)
    for colour, width in ((P.WHITE, h * 0.26), (RED, h * 0.1)):
        K.line(c, K.path(f"M0 0 L{w} {h} M{w} 0 L0 {h}"), colour, width)
    for colour, width in ((P.WHITE, h * 0.42), (RED, h * 0.24)):
        K.line(c, K.path(f"M{w / 2} 0 L{w / 2} {h} M0 {h / 2} L{w} {h / 2}"), colour, width)


def _american(c, w, h):
    K.fill(c, K.rect(0, 0, w, h), P.WHITE)
    for k in range(4):
        K.fill(c, K.rect(0, h * k * 2 / 7, w, h / 7), RED)
    K.fill(c, K.rect(0, 0, w * 0.46, h * 4 / 7), BLUE)
    for k in range(2):
        for n in range(2):
            K.fill(c, K.circle(w * (0.13 + 0.2 * n), h * (0.17 + 0.24 * k), max(0.8, h * 0.06)), P.WHITE)


def _french(c, w, h):
    for k, colour in enumerate((BLUE, P.WHITE, RED)):
        K.fill(c, K.rect(w * k / 3, 0, w / 3 + 0.3, h), colour)


def _stripes(c, w, h, colours):
    for k, colour in enumerate(colours):
        K.fill(c, K.rect(0, h * k / 3, w, h / 3 + 0.3), colour)


def _german(c, w, h):
    _stripes(c, w, h, (BLACK, P.WHITE, RED))


def _dutch(c, w, h):
    _stripes(c, w, h, (0xFFCE4A32, P.WHITE, 0xFF2F66B0))


CLOTHS = {"british": _british, "american": _american, "french": _french, "german": _german, "dutch": _dutch}


def cloth(c, country, x, y, w, h, turned=False):
    """The flag filling a rectangle; turned hangs it from its hoist."""
    p = K.rect(x, y, w, h)
    with K.clip(c, p):
        c.save()
        c.translate(x, y)
        if turned:
            c.translate(w, 0)
            c.rotate(90)
            CLOTHS[country](c, h, w)
        else:
            CLOTHS[country](c, w, h)
        c.restore()
    K.line(c, p, P.INK, 0.9)


def tab(c, x, y, w, h):
    """Where the letter of a country will stand."""
    K.fill(c, K.rect(x, y, w, h), P.INK)


def signal(c, country, w, h):
    """Tab and flag side by side: a country in a list."""
    tab(c, 0, 0, 12, h)
    cloth(c, country, 12, 0, w - 12, h)
    K.line(c, K.rect(0, 0, w, h), P.INK, 1)


def banner(c, country, w, h):
    """The cloth that hangs from the tab along the side of a card, round at the card's corner."""
    p = K.path(f"M0 0 L{w} 0 L{w} {h} L3.4 {h} Q0 {h} 0 {h - 3.4} Z")
    with K.clip(c, p):
        cloth(c, country, 0, 0, w, h, turned=True)
    K.line(c, p, P.INK, 1.1)


def agent(c, country, s, used=False):
    """A foreign agent over the flag; face down once used. The free one wears his bowler."""
    rim = K.rect(0.6, 0.6, s - 1.2, s - 1.2, s * 0.3)
    K.shadow(c, rim, 1.6, 1.5, 0.42)
    c.save()
    c.translate(0, 1.5)
    K.cut(c, rim, P.shade(P.ASH if used else GROUNDS[country], 0.5), P.INK, 1)
    c.restore()
    if used:
        K.cut(c, rim, P.SLIP, P.INK, 1.1)
        K.line(c, K.rect(3, 3, s - 6, s - 6, s * 0.2), P.alpha(P.SMOKE, 0.8), 0.9)
        if country == "free":
            bowler(c, s * 0.24, s * 0.22, s * 0.52, P.ASH)
        return
    with K.clip(c, rim):
        if country in CLOTHS:
            CLOTHS[country](c, s, s)
        else:
            K.fill(c, rim, P.BUTTER)
    K.line(c, rim, P.INK, 1.2)
    if country == "free":
        bowler(c, s * 0.2, s * 0.18, s * 0.6)


def nobody(c, s):
    """Where no agent is left."""
    p = K.rect(1, 1, s - 2, s - 2, s * 0.3)
    K.line(c, p, P.alpha(P.INK, 0.6), 1, (3, 3))


def reward(c, country, w, h):
    """What a third achievement brings: a die-cut flag, or an agent of no country."""
    p = K.rect(0, 0, w, h, 4)
    K.shadow(c, p, 2, 1.8, 0.42)
    K.cut(c, p, P.GOLD, P.INK, 1.2)
    if country == "free":
        K.cut(c, K.rect(3, 3, w - 6, h - 6), P.BUTTER, P.INK, 0.9)
        bowler(c, w / 2 - h * 0.36, h * 0.12, h * 0.72)
        return
    cloth(c, country, 3, 3, w - 6, h - 6)
    tab(c, 3, 3, 12, h - 6)


def reward_back(c, w, h):
    """The same token face down."""
    p = K.rect(0, 0, w, h, 4)
    K.shadow(c, p, 2, 1.8, 0.42)
    K.cut(c, p, 0xFFB07C2E, P.INK, 1.2)
    K.line(c, K.rect(3, 3, w - 6, h - 6, 2), P.alpha(P.BUTTER, 0.9), 1)
    lozenge = K.path(f"M{w / 2} 6 L{w / 2 + 7} {h / 2} L{w / 2} {h - 6} L{w / 2 - 7} {h / 2} Z")
    K.fill(c, lozenge, P.alpha(P.BUTTER, 0.7))
