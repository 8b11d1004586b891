"""Contracts: a paper with a seal and the service it gives; the special ones ask for a good of a higher level."""

from ..kit import ink as K
from ..kit import palette as P
from . import cuts, pieces, workers

SIZE = 34, 54


def contract(c, spec, done=False):
    """Torn paper with red seal; goods asked above, service below. A fulfilled one is straw with a tick."""
    w, h = SIZE
    p = K.path(f"M2 .6 L{w - 7} .6 L{w - 0.6} 7 L{w - 0.6} {h - 0.6} L.6 {h - 0.6} L.6 2 Z")
    K.shadow(c, p, 1.6, 1.5, 0.38)
    K.cut(c, p, P.SLIP if done else P.PAPER, P.INK, 1.1)
    K.cut(c, K.path(f"M{w - 7} .6 L{w - 7} 7 L{w - 0.6} 7 Z"), P.STRAW, P.INK, 0.9)
    needs = spec["requires_goods"]
    for i, good in enumerate(needs):
        cuts.good(c, good, 2.4 + i * 14.6, 9, 14)
    for i in range(0 if needs else 3):
        K.line(c, K.path(f"M5 {6 + i * 4} L{w - (10 if i == 0 else 6)} {6 + i * 4}"), P.alpha(P.INK, 0.4), 1)
    r = w * 0.31
    y = h - r - 5
    workers.service(c, spec["effects"][0].get("color", "any"), w / 2, y, r)
    K.fill(c, K.rect(w - 9, h - 9, 7, 7, 1), P.VERMILION)
    if done:
        K.fill(c, p, P.alpha(P.SLIP, 0.5))
        K.cut(c, K.circle(w / 2, y, r * 0.86), P.PINE, P.INK, 1)
        cuts.mark(c, "check", w / 2 - r * 0.6, y - r * 0.6, r * 1.2, ink=P.PAPER)


def back(c):
    """Indigo with the Emperor's flower."""
    w, h = SIZE
    p = K.rect(0.6, 0.6, w - 1.2, h - 1.2, 3)
    K.shadow(c, p, 1.6, 1.5, 0.38)
    K.cut(c, p, P.INDIGO, P.INK, 1.1)
    K.line(c, K.rect(3.4, 3.4, w - 6.8, h - 6.8, 2), P.alpha(P.GOLD, 0.8), 1)
    flower = pieces.chrysanthemum(w / 2, h / 2, 10)
    K.fill(c, flower, P.alpha(P.BUTTER, 0.9))
    K.fill(c, K.circle(w / 2, h / 2, 4), P.INDIGO)
