"""Pieces of Yokohama: assistants, presidents, 5-Power tokens, the station, the starting player's bell."""

from ..harbour import pieces as harbour
from ..kit import crests
from ..kit import ink as K
from ..kit import palette as P
from ..kit import pieces as kit_pieces
from . import signs

# 40 x 40 block, as the people of all titles
ASSISTANT = "M20 2 C27.6 2 28.4 12 24 14.6 C31.6 17 33.8 27 34 37 L6 37 C6.2 27 8.4 17 16 14.6 C11.6 12 12.4 2 20 2 Z"
COAT = "M20 14.4 C11 15.4 6.4 22 5.4 37 L34.6 37 C33.6 22 29 15.4 20 14.4 Z"
FACE = "M20 8 C26 8 26 17.6 20 17.6 C14 17.6 14 8 20 8 Z"
SHIRT = "M16.6 17 L23.4 17 L20 27 Z"
HAT = "M13.4 .8 L26.6 .8 L26 7.4 L30 8.4 L30 10.4 L10 10.4 L10 8.4 L14 7.4 Z"
SHEEN = "M0 0 L14 0 C9 14 11 28 9 40 L0 40 Z"
NOBODY = (0xFF9A958A, 0xFF5F5B52)  # an assistant of a colour that is not played


def _tones(seat):
    return NOBODY if seat is None else P.SEATS[seat][:2]


def _stand(c, paths, dark):
    """The shadow, the paper edge that lifts a piece off any ground, and its darker side."""
    K.shadow(c, K.path("M4 34 Q20 42 40 35 L36 40 Q20 44 6 40 Z"), 1, 2.0, 0.5)
    for p in paths:
        K.line(c, p, P.alpha(P.PAPER, 0.85), 5)
    c.save()
    c.translate(0, 2.4)
    for p in paths:
        K.cut(c, p, dark, P.INK, 1.5)
    c.restore()


def _sheen(c, p):
    with K.clip(c, p):
        K.fill(c, K.path(SHEEN), P.alpha(P.WHITE, 0.2))


def assistant(c, seat, s):
    """An assistant, bare-headed, the crest on the breast."""
    colour, dark = _tones(seat)
    p = K.path(ASSISTANT)
    with K.box(c, 0, 0, s, 40):
        _stand(c, [p], dark)
        K.cut(c, p, colour, P.INK, 1.8)
        _sheen(c, p)
    if seat is not None:
        crests.glyph(c, seat, 12.2 * s / 40, 19.4 * s / 40, 15.6 * s / 40)


def president(c, seat, s):
    """A president: top hat, face and shirt over a coat of the seat's colour."""
    colour, dark = _tones(seat)
    coat, face, shirt, hat = (K.path(d) for d in (COAT, FACE, SHIRT, HAT))
    with K.box(c, 0, 0, s, 40):
        _stand(c, [coat, face, hat], dark)
        K.cut(c, coat, colour, P.INK, 1.7)
        _sheen(c, coat)
        K.cut(c, face, signs.FACE, P.INK, 1.5)
        K.cut(c, shirt, P.PAPER, P.INK, 1.2)
        K.cut(c, hat, P.INK, P.INK, 1.4)
        K.fill(c, K.path("M13.9 5 L26.1 5 L26 7.6 L14 7.6 Z"), colour)
        K.line(c, K.path("M17.8 12.6 L17.8 12.8 M22.2 12.6 L22.2 12.8"), P.INK, 1.6)
    crests.glyph(c, seat, 20.4 * s / 40, 23.4 * s / 40, 12.4 * s / 40)


def president_lit(c, s):
    """The light in which the own president stands."""
    K.glow(c, K.circle(s / 2, s / 2, s * 0.36), P.alpha(0xFFFFE08A, 0.95), 4)


def ghost(c, seat, s):
    """Where an assistant would stand."""
    with K.box(c, 0, 0, s, 40):
        p = K.path(ASSISTANT)
        K.fill(c, p, P.alpha(_tones(seat)[0], 0.28))
        K.line(c, p, P.alpha(P.PAPER, 0.9), 3.4)
        K.line(c, p, P.INK, 1.5, (3, 3))


def five_token(c, reward, s):
    """A 5-Power token: a golden pentagon with its reward; without one it is a Free Agent."""
    r = s * 0.54
    p = signs.pentagon(s / 2, s * 0.54, r)
    K.shadow(c, p, 2, 1.8, 0.45)
    K.line(c, p, P.alpha(P.PAPER, 0.8), 3.4)
    c.save()
    c.translate(0, 1.7)
    K.cut(c, p, 0xFF6E4E16, P.INK, 1.2)
    c.restore()
    K.cut(c, p, 0xFFEFCB6C, P.INK, 1.4)
    K.line(c, signs.pentagon(s / 2, s * 0.54, r - 3), P.alpha(0xFF7C5A1C, 0.7), 0.9)
    if reward:
        counted = max(reward.values()) > 1 and not reward.keys() & {"points", "yen"}
        signs.rewards(c, reward, s / 2, s * 0.57, s * (0.48 if counted else 0.58))
    else:
        signs.bowler(c, s * 0.21, s * 0.26, s * 0.58)


def five_gone(c, s):
    """Where a 5-Power token lay."""
    p = signs.pentagon(s / 2, s * 0.54, s * 0.5)
    K.fill(c, p, P.alpha(P.PAPER, 0.3))
    K.line(c, p, P.alpha(P.INK, 0.55), 1.1, (3, 3))


def station(c, w):
    """The Station token: the hall with its clock, and the Power it lends to all."""
    with K.box(c, 0, 0, w, 36):
        p = K.path("M1 12 L10 12 L18 1.6 L26 12 L35 12 L35 30 L1 30 Z")
        kit_pieces.die_cut(c, p, 0xFF5F8F86, 2)
        K.cut(c, K.circle(18, 8.6, 3), P.PAPER, P.INK, 0.9)
        K.line(c, K.path("M18 7 L18 8.6 L19.4 9.2"), P.INK, 0.9)
        K.cut(c, K.rect(5.4, 13.4, 25.2, 15.4, 2), harbour.STRAW_CARD, P.INK, 1)
        K.number(c, "+1", 18, 21.2, 15)


def start_token(c, s):
    """The starting player's token: the town's gate bell."""
    with K.box(c, 0, 0, s):
        K.cut(c, K.path("M12 1 C18 1 19 8 19.4 14 L22 19 L2 19 L4.6 14 C5 8 6 1 12 1 Z"), P.GOLD, P.INK, 1.5)
        K.cut(c, K.circle(12, 20.4, 2.6), P.BUTTER, P.INK, 1.3)
        K.line(c, K.path("M5.4 14 L18.6 14"), P.INK, 1.1)


def warehouse(c, w, h):
    """The Warehouse: boards over a lattice foot, divided for assistants, shops and trading houses."""
    p = K.rect(0, 0, w, h, 4)
    K.shadow(c, p, 1.6, 1.6, 0.35)
    K.cut(c, p, 0xFFF4EBDB, P.INK, 1.1)
    with K.clip(c, p):
        K.fill(c, K.rect(0, h - 7, w, 7), P.STEEL)
        for k in range(int(w / 7) + 1):
            d = f"M{k * 7} {h - 7} L{k * 7 + 7} {h} M{k * 7 + 7} {h - 7} L{k * 7} {h}"
            K.line(c, K.path(d), P.alpha(P.PAPER, 0.8), 0.8)
    K.line(c, K.path(f"M0 {h - 7} L{w} {h - 7}"), P.INK, 1)
    K.line(c, p, P.INK, 1.1)


def house_gone(c, w, h):
    """Where a trading house stood in the Warehouse."""
    K.line(c, K.rect(0.6, 0.6, w - 1.2, h - 1.2, 2), P.alpha(P.INK, 0.4), 1, (3, 3))
