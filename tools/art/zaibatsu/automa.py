# ruff: noqa: E501
"""What only the solo game and the module of shared objectives bring: action tokens and objective tokens."""

from ..kit import goods
from ..kit import ink as K
from ..kit import palette as P
from . import box, cuts, pieces
from .signs import anyone

TOKEN = 42
OUTLINE = {"green": 0xFF5E8C55, "blue": 0xFF3D7FC4, "yellow": 0xFFF0C93B}
WOOD = 0xFF6B5B3C
MEASURES = {
    "ships_built": "ships",
    "machines_built": "machines",
    "trains_built": "trains",
    "rnd_position": "rnd",
    "mines_position": "mines",
    "finance_position": "finance",
    "factories_built": "factory",
    "contracts_fulfilled": "contracts",
    "influence_tokens_on_map": "influence",
}


def _block(c, colour):
    s = TOKEN
    p = K.rect(0.6, 0.6, s - 1.2, s - 1.2, s * 0.18)
    K.shadow(c, p, 1.8, 1.6, 0.42)
    K.fill(c, K.rect(0.6, 2.4, s - 1.2, s - 1.2, s * 0.18), WOOD)
    K.cut(c, p, colour, P.INK, 1.2)


def action(c, token):
    """The signs of a hiring space, red-rimmed where the automa acts there; or workers, an arrow and the outline of a level."""
    s = TOKEN
    _block(c, P.PAPER)
    if token["kind"] == "space":
        acts = next(e["actions"] for e in box.data()["hiring_spaces"]["items"] if e["id"] == token["hiring_space"])
        if len(acts) == 1:
            cuts.mark(c, acts[0], s * 0.2, s * 0.2, s * 0.6)
        else:
            cuts.mark(c, acts[0], s * 0.1, s * 0.1, s * 0.44)
            cuts.mark(c, acts[1], s * 0.46, s * 0.46, s * 0.44)
        if token["automa_action"] != "none":
            K.line(c, K.rect(3, 3, s - 6, s - 6, s * 0.14), P.VERMILION, 2)
        return
    frame = K.rect(3.6, 3.6, s - 7.2, s - 7.2, s * 0.13)
    K.line(c, frame, P.INK, 5)
    K.line(c, frame, OUTLINE[token["outline"]], 3.4)
    for x in (0.14, 0.42):
        anyone(c, s * x, s * 0.16, s * 0.42)
    cuts.mark(c, "back" if token["arrow"] == "left" else "arrow", s * 0.31, s * 0.56, s * 0.38, ink=P.BRICK)


def action_back(c):
    """Steel with a cog."""
    s = TOKEN
    _block(c, P.STEEL)
    K.line(c, K.rect(4.4, 4.4, s - 8.8, s - 8.8, s * 0.12), P.alpha(P.FURNACE, 0.9), 1.4)
    cuts.mark(c, "tech", s * 0.26, s * 0.26, s * 0.48, P.FURNACE)


def objective(c, measure, target=None, colour=None):
    """An objective token: its sign, with the number the solo game asks for, or with the crown of whoever leads.

    In a slot of the solo game it wears that slot's ring.
    """
    m = TOKEN / 2
    r = m - 1
    p = K.circle(m, m, r)
    K.shadow(c, p, 1.6, 1.5, 0.4)
    K.fill(c, K.circle(m, m + 1.6, r), WOOD)
    K.cut(c, p, P.PAPER, P.INK, 1.2)
    if colour is None:
        K.line(c, K.circle(m, m, r - 3), P.alpha(P.GOLD, 0.9), 1.3)
    else:
        K.line(c, K.circle(m, m, r - 3), P.INK, 4.6)
        K.line(c, K.circle(m, m, r - 3), OUTLINE[colour], 3.2)
    name, k = MEASURES[measure], r * 1.02
    if name == "influence":
        pieces.influence(c, None, "", m - k * 0.42, m - k * 0.5, k * 0.84, lift=False)
    else:
        cuts.mark(c, name, m - k / 2, m - k * 0.58, k)
    if target is None:
        cuts.mark(c, "crown", m + r * 0.3, m + r * 0.26, r * 0.66)
    else:
        goods.bubble(c, target, m + r * 0.62, m + r * 0.62, 9.2, P.BRICK)


def slot(c, colour):
    """A slot that holds nothing."""
    m = TOKEN / 2
    K.line(c, K.circle(m, m, m - 2), P.alpha(P.INK, 0.4), 1.1, (3, 3))
    K.line(c, K.circle(m, m, m - 6), P.alpha(OUTLINE[colour], 0.9), 2)
