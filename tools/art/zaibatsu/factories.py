# ruff: noqa: E501
"""Factories: the print at the head of a tile, the whole tile, the ground it has on a zaibatsu, and the old factory."""

from ..kit import goods, paper
from ..kit import ink as K
from ..kit import palette as P
from . import cuts, effects, pieces, plates
from .plates import ROOF
from .signs import no_production

LARGE = 118, 72
HEAD = 28  # of a tile on a zaibatsu
HOUSE = 100, 58
BOARDS, BEAMS, WEATHERED = 0xFF8B7455, 0xFF4A3B2A, 0xFFDCCFB2


def house(c, kind, x, y, w, h):
    """The print at the head of a tile: saw-tooth roof, chimney and smoke, in the colour of its kind."""
    p = K.rect(x, y, w, h)
    with K.clip(c, p):
        K.bokashi(c, p, [(0, 0xFF8E959B), (0.5, 0xFFE3B98F), (1, 0xFFF6DDB4)], 0, y, 0, y + h)
        cx = x + w * 0.8
        for dx, dy, r in ((0, -0.36, 0.1), (-0.07, -0.3, 0.08), (-0.16, -0.34, 0.07), (-0.26, -0.33, 0.05)):
            K.cut(c, K.circle(cx + dx * w, y + h * 0.5 + dy * h, r * h * 1.5), P.SLIP, P.alpha(P.INK, 0.7), 0.8)
        chimney = f"M{cx - w * 0.05} {y + h * 0.26} L{cx + w * 0.05} {y + h * 0.26} L{cx + w * 0.065} {y + h} L{cx - w * 0.065} {y + h} Z"
        K.cut(c, K.path(chimney), P.BRICK, P.INK, 1.1)
        left, step = x + w * 0.04, w * 0.23
        d = f"M{left} {y + h} L{left} {y + h * 0.62}"
        for k in range(1, 4):
            d += f" L{left + k * step} {y + h * 0.34} L{left + k * step} {y + h * 0.62}"
        K.cut(c, K.path(d + f" L{left + 3 * step} {y + h} Z"), ROOF[kind], P.INK, 1.2)
        for k in range(3):
            K.cut(c, K.rect(x + w * 0.08 + k * step, y + h * 0.72, step * 0.6, h * 0.2), P.BUTTER, P.INK, 0.8)
    K.line(c, p, P.INK, 1.1)


def ruin(c, x, y, w, h):
    """The print of the old factory: weathered boards under a torn roof."""
    p = K.rect(x, y, w, h)
    with K.clip(c, p):
        K.bokashi(c, p, [(0, 0xFF7D8488), (1, 0xFFD9C6A2)], 0, y, 0, y + h)
        at = ((0.1, 1), (0.1, 0.64), (0.34, 0.32), (0.42, 0.5), (0.5, 0.36), (0.82, 0.64), (0.82, 1))
        K.cut(c, K.poly([(x + w * fx, y + h * fy) for fx, fy in at]), BOARDS, P.INK, 1.2)
        for k in range(6):
            fx = x + w * (0.16 + k * 0.115)
            K.line(c, K.path(f"M{fx} {y + h * 0.68} L{fx} {y + h}"), P.alpha(P.INK, 0.5), 0.9)
        K.cut(c, K.rect(x + w * 0.4, y + h * 0.75, w * 0.12, h * 0.25), BEAMS, P.INK, 0.9)
    K.line(c, p, P.INK, 1.1)


def on_zaibatsu(c, w, h, kind):
    """The ground of a built tile: a head in the colour of its roof, paper below."""
    _ground(c, w, h, ROOF[kind], P.shade(ROOF[kind], 0.55), P.PAPER)


def old_on_zaibatsu(c, w, h):
    """The ground of the old factory: weathered boards."""
    _ground(c, w, h, BOARDS, BEAMS, WEATHERED)
    for k in range(1, int(w / 9)):
        K.line(c, K.path(f"M{k * 9} {HEAD + 2} L{k * 9} {h - 2}"), P.alpha(P.INK, 0.16), 1)


def _ground(c, w, h, head, edge, body):
    p = K.rect(0.6, 0.6, w - 1.2, h - 1.2, 5)
    K.shadow(c, p, 2, 2, 0.4)
    K.fill(c, K.rect(0.6, 2.4, w - 1.2, h - 1.2, 5), edge)
    K.fill(c, p, body)
    with K.clip(c, p):
        K.fill(c, K.rect(0, 0, w, HEAD), head)
        paper.grain(c, K.rect(0, 0, w, HEAD), 3, 0.4)
    K.line(c, K.path(f"M1 {HEAD} L{w - 1} {HEAD}"), P.INK, 1)
    K.line(c, p, P.INK, 1.2)


def machine_slot(c, s, right):
    """A free machine slot: the left one costs nothing more, the right one iron."""
    K.cut(c, K.rect(0.5, 0.5, s - 1, s - 1, 3), P.alpha(P.ASH, 0.2), P.alpha(P.INK, 0.45), 0.9)
    if right:
        cuts.good(c, "iron", s * 0.2, s * 0.2, s * 0.6)
    else:
        pieces.ghost_piece(c, "machine", s * 0.12, s * 0.14, s * 0.76)


def large(c, tile):
    """The tile as it is read at leisure: print, kind, number and side, effect."""
    w, h = LARGE
    kind = tile["type"]
    p = K.rect(0.6, 0.6, w - 1.2, h - 1.2, 5)
    K.shadow(c, p, 2.4, 2.4, 0.42)
    K.fill(c, K.rect(0.6, 3, w - 1.2, h - 1.2, 5), P.shade(ROOF[kind], 0.55))
    K.fill(c, p, plates.GROUNDS[plates.timing(tile)])
    hh = h * 0.44
    with K.clip(c, p):
        house(c, kind, 0, 0, w, hh)
    K.cut(c, K.circle(15, 15, 12.5), P.PAPER, P.INK, 1.1)
    cuts.good(c, kind, 6, 6, 18)
    K.cut(c, K.rect(w - 25, 4, 21, 16, 3), P.PAPER, P.INK, 0.9)
    K.text(c, f"{tile['number']}{tile['side']}", w - 14.5, 17, 14, "semi", P.INK, "centre")
    _effect(c, p, tile, w, hh, h - hh)
    K.line(c, p, P.INK, 1.3)


def _effect(c, p, tile, w, top, h):
    left = 3
    waits = effects.trigger(tile)
    if waits:
        name, foot = waits
        left = 25
        with K.clip(c, p):
            K.fill(c, K.rect(0, top, left, h), P.INDIGO)
        plates.on_tab(c, name, 3, top + (h - 19) / 2, 19)
        if foot == "×":
            K.text(c, foot, 15, top + h - 4, 16, "bold", P.PAPER)
        elif foot:
            goods.bubble(c, foot, 19, top + h - 11, 9.2, P.BRICK)
    run = effects.terms(tile["effects"])
    bar = next((i for i, (_, name) in enumerate(run) if name == "bar"), None)
    room = w - left - 3
    if bar is None:
        effects.row(c, run, left, top + (h - 20) / 2, 20, room, 17, 3)
    else:
        effects.row(c, run[:bar], left, top + h * 0.26 - 9, 18, room, 16, 3)
        effects.row(c, run[bar + 1 :], left, top + h * 0.72 - 8, 17, room, 15, 1.5)


def old_large(c, kind, most):
    """The old factory: cotton or paper, no production, and how many goods it holds."""
    w, h = LARGE
    p = K.rect(0.6, 0.6, w - 1.2, h - 1.2, 5)
    K.shadow(c, p, 2.4, 2.4, 0.42)
    K.fill(c, K.rect(0.6, 3, w - 1.2, h - 1.2, 5), BEAMS)
    K.fill(c, p, WEATHERED)
    with K.clip(c, p):
        ruin(c, 0, 0, w, h * 0.56)
    K.line(c, p, P.INK, 1.3)
    no_production(c, 12, h * 0.61, 24)
    cuts.good(c, kind, 50, h * 0.61, 24)
    K.text(c, f"≤ {most}", 92, h * 0.61 + 18, 16, "display", P.INK, "centre")
