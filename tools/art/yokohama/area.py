# ruff: noqa: E501
"""An Area board without its print and its people: paper, slip of the name, power track, building tile, streets, states."""

from ..kit import ink as K
from ..kit import marks
from ..kit import palette as P
from . import signs

TRACK, BUILT = 25, 25  # heights of the power track and the building tile
TILE = 0xFFE9D3AC
EARTH, KERB = 0xFFE3D2A6, 0xFF4A3B22
LABELS = {"production": signs.PRODUCTION, "commercial": signs.COMMERCIAL, "canal": 0xFF6B675C}


# ---------------------------------------------------------------- paper
def frame(c, w, h):
    """The board under everything: paper, and at its foot the ground of the tile."""
    p = K.rect(0, 0, w, h, 4)
    K.shadow(c, p, 3, 3, 0.5)
    K.fill(c, p, P.PAPER)
    with K.clip(c, p):
        K.fill(c, K.rect(0, h - BUILT, w, BUILT), TILE)


def edge(c, w, h):
    """The lines over the print: its foot, the head of the tile, the outline."""
    K.line(c, K.path(f"M0 {h - TRACK - BUILT} L{w} {h - TRACK - BUILT}"), P.INK, 1.1)
    K.line(c, K.path(f"M0 {h - BUILT} L{w} {h - BUILT}"), P.INK, 1)
    K.line(c, K.rect(0, 0, w, h, 4), P.INK, 1.3)


def canal_frame(c, w, h):
    """The Canal's board: all paper, since nothing is built there."""
    p = K.rect(0, 0, w, h, 4)
    K.shadow(c, p, 3, 3, 0.5)
    K.fill(c, p, P.PAPER)


def canal_edge(c, w, h):
    """The Canal's lines."""
    K.line(c, K.path(f"M0 {h - TRACK} L{w} {h - TRACK}"), P.INK, 1.1)
    K.line(c, K.rect(0, 0, w, h, 4), P.INK, 1.3)


def label(c, kind, w, h):
    """The slip of the name: green for production, blue for commerce."""
    d = f"M0 {h} L0 2.4 Q0 0 2.4 0 L{w} 0 L{w} {h - 3} Q{w} {h} {w - 3} {h} Z"
    K.cut(c, K.path(d), LABELS[kind], P.INK, 1)


# ---------------------------------------------------------------- power track
def warm(c, w, h):
    """From 4 on one may build."""
    K.fill(c, K.rect(0, 0, w, h), P.alpha(P.GOLD, 0.2))


def pips(c, n, colour):
    """Pips that count the Power, about the middle of a strip 18 wide."""
    for k in range(n):
        K.fill(c, K.circle(9 + (k - (n - 1) / 2) * 3.6, 2, 1.5), colour)


def column(c, how, w, h):
    """now: the president can come; place: once an assistant is put here; no: there is no way this turn."""
    p = K.rect(0, 0, w, h, 3)
    if how == "now":
        K.cut(c, p, P.BUTTER, P.VERMILION, 1.9)
    elif how == "place":
        K.line(c, p, 0xFF6F6048, 1.3, (3, 2.6))
    else:
        K.fill(c, p, P.alpha(P.ASH, 0.16))
        K.line(c, p, P.ASH, 1.2, (3, 2.6))


# ---------------------------------------------------------------- building tile
def site(c, w, h, gable):
    """A free building space: paper under a roof, low for a shop, with a gable for a trading house."""
    top, foot = 2.4, h - 0.6
    K.fill(c, K.rect(1.4, top + 2.4, w - 2.8, foot - top - 2.4, 1.4), P.PAPER)
    walls = f"M1.4 {top + 2.4} L1.4 {foot} L{w - 1.4} {foot} L{w - 1.4} {top + 2.4}"
    K.line(c, K.path(walls), P.alpha(P.INK, 0.4), 0.9)
    K.cut(c, K.path(roof(w, top, gable)), P.BRICK if gable else 0xFF5C6672, P.INK, 0.7)


def roof(w, y, gable):
    """The outline of a roof over a space w wide, its eaves at y + 3."""
    m = w / 2
    if gable:
        return f"M-0.4 {y + 3} L-0.4 {y + 0.8} L{m - 7} {y + 0.8} L{m} {y - 2} L{m + 7} {y + 0.8} L{w + 0.4} {y + 0.8} L{w + 0.4} {y + 3} Z"
    reach = 7.5  # of the eaves, alike on narrow and wide spaces
    return f"M-0.4 {y + 3} Q{reach - 2} {y + 2} {reach} {y - 1} L{w - reach} {y - 1} Q{w - reach + 2} {y + 2} {w + 0.4} {y + 3} Z"


def slots(w, shops, house):
    """Left edge and width of the four shop spaces and the trading house space: as each reward needs."""
    need = [signs.reward_width(reward, 16) if reward else 15 for reward in (*shops, house)]
    need[-1] = max(need[-1], 26)
    spare = (w - 5 - sum(need)) / len(need)
    out, x = [], 2.5
    for wide in need:
        out.append((x, wide + spare))
        x += wide + spare
    return out


def tile(c, shops, house, w, h):
    """A whole building tile, nothing built on it yet."""
    p = K.rect(0, 0, w, h, 4)
    K.shadow(c, p, 1.6, 1.6, 0.4)
    K.cut(c, p, TILE, P.INK, 1.1)
    for k, (reward, (x, wide)) in enumerate(zip((*shops, house), slots(w, shops, house), strict=True)):
        c.save()
        c.translate(x + 0.6, 1.4)
        site(c, wide - 1.2, 24, k == len(shops))
        c.restore()
        if reward:
            signs.rewards(c, reward, x + wide / 2, h / 2 + 2, 16)


def tile_back(c, w, h):
    """A building tile face down: planks."""
    p = K.rect(0, 0, w, h, 4)
    K.shadow(c, p, 1.6, 1.6, 0.4)
    K.cut(c, p, P.CEDAR, P.INK, 1.1)
    for k in range(1, 3):
        K.line(c, K.path(f"M3 {h * k / 3} L{w - 3} {h * k / 3}"), P.alpha(P.INK, 0.45), 1)
    marks.mark(c, "shop", w / 2 - h * 0.36, h * 0.14, h * 0.72)


def chip_roof(c, w, gable):
    """The roof of a building space shown large."""
    m = w / 2
    if gable:
        d = f"M5 14 L5 10 L{m - 13} 10 L{m} 2 L{m + 13} 10 L{w - 5} 10 L{w - 5} 14 Z"
    else:
        d = f"M4 14 Q{w * 0.2} 12 {w * 0.28} 4 L{w * 0.72} 4 Q{w * 0.8} 12 {w - 4} 14 Z"
    K.cut(c, K.path(d), P.BRICK if gable else 0xFF5C6672, P.INK, 1)


# ---------------------------------------------------------------- streets, the canal, states
def street(c, across, gold, s=12):
    """A piece of street in the lane between two Areas; golden on the way the president would take."""
    p = K.rect(0, 0, s, s, 2)
    K.shadow(c, p, 1.2, 1.2, 0.4)
    K.cut(c, p, 0xFFF2C24B if gold else EARTH, P.INK, 1.1)
    d = f"M2 {s / 2} L{s - 2} {s / 2}" if across else f"M{s / 2} 2 L{s / 2} {s - 2}"
    if gold:
        K.line(c, K.path(d), P.VERMILION, 1.6)
    else:
        K.line(c, K.path(d), P.alpha(KERB, 0.85), 1.2, (2.4, 2.6))


def crossing(c, fee):
    """What crossing the Canal costs a president, 75 x 20."""
    signs.president(c, 0, 0, 20)
    marks.mark(c, "arrow", 25, 2, 16, ink=P.VERMILION)
    signs.money(c, fee, 55, 10)


def lit(c, w, h, n=15):
    """Can be clicked now, where most things can: a paper edge and one red corner, where the seal of a choice will stand."""
    p = K.rect(0, 0, w, h, 5)
    K.line(c, p, P.INK, 3.4)
    K.line(c, p, P.PAPER, 2)
    corner(c, w + 0.5, -0.5, n + 0.5, 3.5)


def corner(c, right, top, n, r=0.0):
    """A red corner at the upper right."""
    d = f"M{right - n} {top} L{right - r} {top} Q{right} {top} {right} {top + r} L{right} {top + n} Z"
    K.cut(c, K.path(d), P.VERMILION, P.PAPER, 1.4)


def fare(c, w, h):
    """The slip of what the cheapest way to a destination costs."""
    K.cut(c, K.rect(0, 0, w, h, 4), P.PAPER, P.VERMILION, 1.8)
