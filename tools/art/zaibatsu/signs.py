# ruff: noqa: E501
"""One sign for everything an effect can name, in a square: goods, tracks, pieces, services, tokens."""

from ..kit import ink as K
from ..kit import marks
from ..kit import palette as P
from . import cuts, pieces, workers

RESOURCES = ("coal", "silk", "iron")


def sign(c, name, x, y, s):
    """A sign by name: a good, a mark, service/<colour>, favour/<level>, influence/<value>, track/<track>, ghost/<piece> ..."""
    kind, _, rest = name.partition("/")
    draw = {"service": _service, "influence": _influence, "favour": _favour, "track": track, "ghost": _ghost}.get(kind)
    if draw:
        draw(c, rest, x, y, s)
    elif name in PLAIN:
        PLAIN[name](c, x, y, s)
    elif name in cuts.GOODS or name in (*RESOURCES, "cotton"):
        cuts.good(c, name, x, y, s)
    else:
        cuts.mark(c, name, x, y, s)


def _service(c, colour, x, y, s):
    workers.service(c, colour, x + s / 2, y + s / 2, s * 0.48)


def _influence(c, value, x, y, s):
    pieces.influence(c, None, value, x + s * 0.04, y + s * 0.04, s * 0.92, lift=False)


def _favour(c, level, x, y, s):
    pieces.favour(c, int(level), x + s / 2, y + s / 2, s * 0.5, lift=False)


def _ghost(c, piece, x, y, s):
    pieces.ghost_piece(c, piece, x, y, s, 0.8)


def track(c, name, x, y, s):
    """The sign of a track on a paper disc, so that it never reads as the piece or the action."""
    K.cut(c, K.circle(x + s / 2, y + s / 2, s * 0.48), P.PAPER, P.INK, 1)
    cuts.mark(c, name, x + s * 0.17, y + s * 0.17, s * 0.66)


def _money(c, x, y, s):
    marks.coin(c, x + s / 2, y + s / 2, s * 0.47, flat=True)


def _points(c, x, y, s):
    marks.points(c, x + s / 2, y + s / 2, s * 0.52)


def anyone(c, x, y, s, expert=False):
    """A worker of whatever colour."""
    with K.box(c, x, y, s, 40):
        K.cut(c, K.path(workers.ROBE), P.SLIP, P.INK, 2.6)
        K.cut(c, K.path(workers.BOWLER if expert else workers.HAT), workers.FELT if expert else P.HINOKI, P.INK, 2.6)


def _expert(c, x, y, s):
    anyone(c, x, y, s, True)


def cube(c, x, y, s):
    """A good of whatever type: a white cube."""
    with K.box(c, x, y, s):
        K.cut(c, K.path("M3 8 L9 3 L21 3 L21 15 L15.5 21 L3 21 Z"), P.WHITE, P.INK, 1.7)
        K.line(c, K.path("M3 8 L15.5 8 L15.5 21 M15.5 8 L21 3"), P.INK, 1.3)


def _train_space(c, x, y, s):
    K.cut(c, K.circle(x + s / 2, y + s / 2, s * 0.46), P.PAPER, P.INK, 1.1)
    pieces.ghost_piece(c, "train", x + s * 0.2, y + s * 0.2, s * 0.6, 0.8)


def _region(c, x, y, s):
    """A region's cartouche: the bonus printed at its head."""
    with K.box(c, x, y, s):
        K.cut(c, K.notched(1.5, 4, 21, 16, 3.4), P.BUTTER, P.INK, 1.5)
        K.cut(c, K.path("M12 6.2 L17.6 12 L12 17.8 L6.4 12 Z"), P.VERMILION, P.INK, 1.2)


def _keep(c, x, y, s):
    cuts.mark(c, "lock", x, y, s)


def _or(c, x, y, s):
    K.text(c, "/", x + s / 2, y + s * 0.82, s, "semi", P.SMOKE, "centre")


def _becomes(c, x, y, s):
    cuts.mark(c, "arrow", x, y + s * 0.06, s * 0.88, ink=P.VERMILION)


def _barred(c, x, y, s):
    """The red stroke through what does not happen."""
    stroke = K.path(f"M{x + 1} {y + s - 1} L{x + s - 1} {y + 1}")
    K.line(c, stroke, P.PAPER, s * 0.25)
    K.line(c, stroke, P.VERMILION, s * 0.14)


def _no_coal(c, x, y, s):
    cuts.good(c, "coal", x, y, s)
    _barred(c, x, y, s)


def no_production(c, x, y, s):
    """What an old factory cannot do."""
    cuts.mark(c, "production", x, y, s)
    _barred(c, x, y, s)


def _flag(c, x, y, s):
    pieces.threshold(c, x + s * 0.2, y + s * 0.95, False, s * 0.9)


def _flags(c, x, y, s):
    pieces.threshold(c, x + s * 0.2, y + s * 0.95, True, s * 0.9)


PLAIN = {
    "money": _money,
    "vp": _points,
    "hired": anyone,
    "expert": _expert,
    "cube": cube,
    "space": _train_space,
    "region": _region,
    "keep": _keep,
    "or": _or,
    "becomes": _becomes,
    "no_coal": _no_coal,
    "no_production": no_production,
    "flag": _flag,
    "flags": _flags,
}
