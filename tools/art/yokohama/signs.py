# ruff: noqa: E501
"""Signs of Yokohama in a 24 x 24 block, and rewards in little room, whose numerals never fall below 14."""

import math

from ..harbour import pieces as harbour
from ..kit import goods, marks
from ..kit import ink as K
from ..kit import palette as P

PEG = "M12 2 C16 2 17 7.4 14.4 9.4 C18.8 10.6 20.4 15.4 20.6 22 L3.4 22 C3.6 15.4 5.2 10.6 9.6 9.4 C7 7.4 8 2 12 2 Z"
FACE = 0xFFF0D9B8
PRODUCTION, COMMERCIAL = 0xFF3D6549, P.INDIGO
SMALLEST = 14
KINDS = {"any_good": "any", "move": "walk"}  # of a reward -> sign, where they differ


def assistant(c, x, y, s, colour=P.HINOKI):
    """An assistant of no seat."""
    with K.box(c, x, y, s):
        K.cut(c, K.path(PEG), colour, P.INK, 1.5)


def walk(c, x, y, s):
    """A free movement: an assistant who goes where he likes."""
    with K.box(c, x, y, s):
        c.save()
        c.translate(-3.4, 0.6)
        c.scale(0.94, 0.98)
        K.cut(c, K.path(PEG), P.HINOKI, P.INK, 1.5)
        c.restore()
        d = "M13.6 15 L18.4 15 L18.4 11 L24 17 L18.4 23 L18.4 19 L13.6 19 Z"
        K.line(c, K.path(d), P.PAPER, 3.4)
        K.cut(c, K.path(d), P.VERMILION, P.INK, 1.2)


def warehouse(c, x, y, s):
    """A token out of the warehouse: the white-walled store with its door."""
    with K.box(c, x, y, s):
        K.cut(c, K.path("M3.6 9 L20.4 9 L20.4 22 L3.6 22 Z"), P.PAPER, P.INK, 1.5)
        K.fill(c, K.path("M4.2 17 L19.8 17 L19.8 21.4 L4.2 21.4 Z"), P.STEEL)
        K.line(c, K.path("M7 17 L10.6 21.4 M10.6 17 L7 21.4 M17 17 L13.4 21.4 M13.4 17 L17 21.4"), P.PAPER, 0.9)
        K.cut(c, K.path("M8.6 22 L8.6 12.6 L15.4 12.6 L15.4 22 Z"), P.BRICK, P.INK, 1.2)
        K.line(c, K.path("M12 12.6 L12 22"), P.INK, 1)
        K.cut(c, K.path("M12 1.6 L22.8 8 L22 11 L2 11 L1.2 8 Z"), 0xFF3F4A58, P.INK, 1.5)


def president(c, x, y, s, coat=P.STEEL):
    """A president of no seat: top hat and collar."""
    with K.box(c, x, y, s):
        K.cut(c, K.path("M12 14.6 C6 15.2 3.2 18.4 2.8 23 L21.2 23 C20.8 18.4 18 15.2 12 14.6 Z"), coat, P.INK, 1.5)
        K.cut(c, K.path("M12 7 C16.8 7 16.8 16.4 12 16.4 C7.2 16.4 7.2 7 12 7 Z"), FACE, P.INK, 1.4)
        K.cut(c, K.path("M10 16 L14 16 L12 21.4 Z"), P.PAPER, P.INK, 1)
        K.cut(c, K.path("M7.4 0.8 L16.6 0.8 L16.2 7 L20 7.8 L20 9.6 L4 9.6 L4 7.8 L7.8 7 Z"), P.INK, P.INK, 1)
        K.fill(c, K.path("M7.8 4.8 L16.2 4.8 L16.2 6.8 L7.8 6.8 Z"), P.VERMILION)


def bowler(c, x, y, s, hat=0xFF6B5238):
    """A foreign agent: bowler, face, collar."""
    with K.box(c, x, y, s):
        K.cut(c, K.path("M12 15 C6 15.6 3.4 18.6 3 23 L21 23 C20.6 18.6 18 15.6 12 15 Z"), P.STEEL, P.INK, 1.5)
        K.cut(c, K.path("M10 15 L14 15 L12 21 Z"), P.PAPER, P.INK, 1)
        K.cut(c, K.path("M12 6.6 C17.4 6.6 17.4 17 12 17 C6.6 17 6.6 6.6 12 6.6 Z"), FACE, P.INK, 1.5)
        K.line(c, K.path("M9.4 13.6 Q12 12 14.6 13.6"), P.INK, 1.8)
        K.cut(c, K.path("M6 7.4 C6 -1 18 -1 18 7.4 L21.4 8.4 Q12 10.8 2.6 8.4 Z"), hat, P.INK, 1.5)


def no_toll(c, x, y, s):
    """Nothing is paid on the way."""
    marks.coin(c, x + s / 2, y + s / 2, s * 0.45, flat=True)
    with K.box(c, x, y, s):
        K.line(c, K.path("M3 21 L21 3"), P.PAPER, 5)
        K.line(c, K.path("M3 21 L21 3"), P.VERMILION, 2.8)


def stay(c, x, y, s):
    """An assistant who is left where he stands: a nail through the foot."""
    assistant(c, x, y - s * 0.02, s * 0.86)
    with K.box(c, x, y, s):
        K.cut(c, K.path("M15 14 L23 14 L23 16.6 L20.2 16.6 L19 23.6 L17.8 16.6 L15 16.6 Z"), P.VERMILION, P.INK, 1.1)


def production(c, x, y, s):
    """An Area of production: a leaf on a green disc."""
    with K.box(c, x, y, s):
        K.cut(c, K.circle(12, 12, 10.6), PRODUCTION, P.INK, 1.4)
        K.fill(c, K.path("M12 20 C5.6 17.6 5.6 10 12 4 C18.4 10 18.4 17.6 12 20 Z"), P.PAPER)
        K.line(c, K.path("M12 19.6 L12 9"), PRODUCTION, 1.6)


def commercial(c, x, y, s):
    """An Area of commerce: an abacus on a blue square."""
    with K.box(c, x, y, s):
        K.cut(c, K.rect(1.6, 1.6, 20.8, 20.8, 3), COMMERCIAL, P.INK, 1.4)
        for yy in (7.4, 12, 16.6):
            K.line(c, K.path(f"M4.6 {yy} L19.4 {yy}"), P.PAPER, 1.1)
        for cx, yy in ((7.6, 7.4), (11, 7.4), (16.4, 12), (8, 12), (14, 16.6), (17.2, 16.6)):
            K.fill(c, K.circle(cx, yy, 1.9), P.PAPER)


def pentagon(x, y, r):
    """Five sides for five Power."""
    return K.poly([(x + r * math.sin(a), y - r * math.cos(a)) for a in (k * math.tau / 5 for k in range(5))])


def token_back(c, x, y, s):
    """A 5-Power token face down."""
    K.cut(c, pentagon(x + s / 2, y + s * 0.53, s * 0.54), 0xFFB07C2E, P.INK, 1.2)
    K.line(c, pentagon(x + s / 2, y + s * 0.53, s * 0.36), P.alpha(P.BUTTER, 0.9), 1)


OWN = {
    "assistant": assistant,
    "walk": walk,
    "warehouse": warehouse,
    "president": president,
    "no_toll": no_toll,
    "stay": stay,
    "production": production,
    "commercial": commercial,
    "token": token_back,
    "agent": bowler,
}
SHARED = (  # of the harbour and of all titles
    *("place", "occupied", "station", "raised_station", "trading_house", "done_order", "import_down"),
    *("shop", "swap", "faith", "tech", "order", "points", "any", "import", "yen"),
)


def item(c, name, x, y, s):
    """Any sign by name."""
    if name in OWN:
        OWN[name](c, x, y, s)
    else:
        harbour.item(c, name, x, y, s)


# ---------------------------------------------------------------- amounts in little room
def points(c, n, x, y, r=11.5):
    """Points: the paper heart of the blossom grows with the numeral."""
    wide = len(str(n)) > 1
    r = max(r, 12.8) if wide else r
    _blossom(c, x, y, r)
    K.fill(c, K.circle(x, y, r * 0.7 if wide else max(6.8, r * 0.58)), P.PAPER)
    K.number(c, str(n), x, y + 0.2, max(SMALLEST, r * (0.86 if wide else 0.98)))


def _blossom(c, x, y, r):
    """Five round petals, each with its notch: fuller than the large blossom, so that it reads at 22 px."""
    angles = [k * math.tau / 5 for k in range(5)]
    petals = [(x + r * 0.6 * math.sin(a), y - r * 0.6 * math.cos(a)) for a in angles]
    for px, py in petals:
        K.line(c, K.circle(px, py, r * 0.4), P.INK, 2)
    for px, py in petals:
        K.fill(c, K.circle(px, py, r * 0.4), P.VERMILION)
    for a in angles:
        dx, dy = r * math.sin(a), -r * math.cos(a)
        K.line(c, K.path(f"M{x + 1.02 * dx} {y + 1.02 * dy} L{x + 0.86 * dx} {y + 0.86 * dy}"), P.INK, 1)


def money(c, n, x, y, r=10.0):
    """Money: the numeral in place of the hole."""
    p = K.circle(x, y, r)
    K.bokashi(c, p, [(0, 0xFFF0D488), (1, 0xFFD0A044)], x - r, y - r, x + r, y + r)
    K.line(c, p, P.INK, 1.2)
    K.number(c, str(n), x, y, SMALLEST, 0xFF2E1F04)


def bubble(c, n, x, y, r=8.4, colour=P.INK):
    """A count on a dark disc."""
    goods.disc(c, x, y, r, colour)
    K.number(c, str(n), x, y, SMALLEST, P.PAPER)


def level(c, n, x, y, w=15.0, h=19.0):
    """Power asked for: the red arrow of a level with its number."""
    half, shoulder = w / 2, y - h * 0.06
    d = f"M{x} {y - h / 2} L{x + w * 0.62} {shoulder} L{x + half} {shoulder} L{x + half} {y + h / 2} L{x - half} {y + h / 2} L{x - half} {shoulder} L{x - w * 0.62} {shoulder} Z"
    K.cut(c, K.path(d), P.VERMILION, P.INK, 1)
    K.number(c, str(n), x, y + h * 0.13, SMALLEST, P.WHITE)


def reward_key(reward):
    """The name of a printed reward's sprite: its parts in the order of the print."""
    return "-".join(f"{_plain(kind)}_{n}" for kind, n in reward.items())


def _plain(kind):
    return "import" if kind == "imported_good" else kind


def _wide(kind, n, s):
    if kind == "points":
        return 26 if n > 9 else 23
    return 20 if kind == "yen" else s + (7.5 if n > 1 else 0)


def reward_width(reward, s=17):
    """The width rewards() takes."""
    return sum(_wide(kind, n, s) for kind, n in reward.items()) + 2 * (len(reward) - 1)


def rewards(c, reward, cx, cy, s=17):
    """All parts of a reward in a row about a centre."""
    x = cx - reward_width(reward, s) / 2
    for kind, n in reward.items():
        wide = _wide(kind, n, s)
        if kind == "points":
            points(c, n, x + wide / 2, cy, max(11.3, s * 0.62))
        elif kind == "yen":
            money(c, n, x + wide / 2, cy, max(9.6, s * 0.54))
        else:
            counted(c, KINDS.get(_plain(kind), _plain(kind)), n, x + wide / 2, cy, s)
        x += wide + 2


def counted(c, name, n, x, y, s):
    """A sign centred on x, y, its amount before it."""
    wide = s + (7.5 if n > 1 else 0)
    if n > 1:
        K.text(c, str(n), x - wide / 2, y + 4.9, SMALLEST, "display", P.INK)
    item(c, name, x + wide / 2 - s, y - s / 2, s)
