# ruff: noqa: E501
"""The effect of a factory tile: its ground, which tells when it works, the tab of a modifier, and the run of signs.

Ground, tab and run are apart, so that a plate can be of any width: a place on the shelf, on a zaibatsu, on a large tile.
"""

from ..kit import ink as K
from ..kit import palette as P
from . import box, cuts, effects, pieces

ROOF = {
    "cotton": 0xFF9DB07A,
    "paper": 0xFFC9A45C,
    "bento": 0xFFA8493A,
    "lenses": 0xFF5E8CA6,
    "bulbs": 0xFFD9A02E,
    "clocks": 0xFF8A5A33,
}
GROUNDS = {"at_once": P.PAPER, "modifier": 0xFFE3ECF0, "always": 0xFFF3DDD3}
TAB = 17
DARK, LINES = ("rnd", "mines", "trains", "ships"), ("mines",)
HIGH = 24
ROOM = {"at_once": 54, "modifier": 40, "always": 54}  # of a run beside its tab, on the narrowest plate
TALL = 42, {"at_once": 42, "modifier": 27, "always": 42}  # of a run below its tab


def timing(tile):
    """When a tile works: at once, as a modifier, or always."""
    return {"immediate": "at_once", "modifier": "modifier"}.get(tile["timing"], "always")


def ground(c, kind, when, w, h, tall=False):
    """Paper works at once, blue when the action is done, rose always; the tab stands left, on a tall plate above."""
    p = K.rect(0.6, 0.6, w - 1.2, h - 1.2, 4)
    K.shadow(c, p, 1.4, 1.5, 0.34)
    K.fill(c, K.rect(0.6, 2, w - 1.2, h - 1.2, 4), P.shade(ROOF[kind], 0.6))
    K.fill(c, p, GROUNDS[when])
    with K.clip(c, p):
        if when == "modifier":
            K.fill(c, K.rect(0, 0, w, TAB) if tall else K.rect(0, 0, TAB, h), P.INDIGO)
    if when != "modifier" and not tall:
        K.fill(c, K.rect(1.8, 2.2, 3, h - 4.4, 1.4), ROOF[kind])
    K.line(c, p, P.INK, 1.1)


def on_tab(c, name, x, y, s):
    """A sign on indigo: dark ones turn to paper, and what is all lines is drawn in it."""
    cuts.mark(c, name, x, y, s, P.PAPER if name in DARK else None, P.PAPER if name in LINES else P.INK)


def tab(c, tile, w, h, s=15.0):
    """What the modifier waits for, on the indigo of its tab."""
    name, foot = effects.trigger(tile)
    if not foot:
        on_tab(c, name, (w - s) / 2, (h - s) / 2, s)
    elif h > w:  # upright: the number below the sign
        on_tab(c, name, (w - s * 0.86) / 2, (h - s) / 2 - 5, s * 0.86)
        K.text(c, foot, w / 2, h - 2, 14, "display", P.PAPER, "centre")
    else:
        on_tab(c, name, w / 2 - s * 0.86, (h - s) / 2, s)
        K.text(c, foot, w / 2 + s * 0.5, h / 2 + 5, 14, "display", P.PAPER, "centre")


def _split(run):
    """The run before an optional part, its price, and what the price buys; None without one."""
    names = [name for _, name in run]
    if "bar" not in names:
        return None
    bar, then = names.index("bar"), names.index("becomes")
    return run[:bar], run[bar + 1 : then], run[then + 1]


def run(c, tile):
    """The signs of an effect in one line or two; a second piece for a price is dashed, with its price at the foot."""
    room, h = ROOM[timing(tile)], HIGH
    terms = effects.terms(tile["effects"])
    optional = _split(terms)
    if optional:
        _optional(c, optional, room, h)
        return
    if len(terms) > 3:
        terms = [term for term in terms if term[1] != "or"]
    if len(terms) > 3:
        effects.row(c, terms[:-1], 0, 0, 12.5, room, 14, 1)
        effects.row(c, terms[-1:], 0, h - 13, 13, room, 14, 1)
    else:
        effects.row(c, terms, 0, (h - 16) / 2, 16, room, 14.5, 2.5)


def _optional(c, parts, room, h):
    """A piece, and beside it in dashes the second one with its price; more steps stand below the first ones."""
    first, cost, then = parts
    if then[1].startswith("track/"):
        effects.row(c, first, 0, 0, 12.5, room, 14, 1)
        effects.row(c, [*cost, (None, "becomes"), (None, then[1])], 0, h - 13, 12, room, 14, 0.5)
        return
    wide = effects.width(first, 15, 14, 1)
    price = effects.width(cost, 12, 14, 0.5)
    if wide + price + 18 < room:
        effects.row(c, first, 0, (h - 15) / 2, 15, None, 14, 1)
        pieces.ghost_piece(c, then[1], wide + 2, (h - 15) / 2, 15, 0.9)
        effects.row(c, cost, room - price, (h - 12) / 2, 12, None, 14, 0.5)
        return
    effects.row(c, first, 0, (h - 14) / 2, 14, None, 14, 1)
    pieces.ghost_piece(c, then[1], 17, 0, 13, 0.9)
    effects.row(c, cost, 15, h - 12.5, 12, room - 15, 14, 0.5, align="right")


def run_tall(c, tile):
    """The same run in a narrow room: one row, or two."""
    w, h = TALL[0], TALL[1][timing(tile)]
    terms = effects.terms(tile["effects"])
    optional = _split(terms)
    if optional:
        first, cost, then = optional
        second = (None, then[1] if then[1].startswith("track/") else f"ghost/{then[1]}")
        effects.row(c, [*first, second], 0, h * 0.27 - 7, 14, w, 14, 1)
        effects.row(c, cost, 0, h * 0.73 - 6, 12, w, 14, 0.5)
        return
    if effects.width(terms, 15, 14, 1.5) <= w:
        effects.row(c, terms, 0, (h - 15) / 2, 15, w, 14, 1.5)
        return
    terms = [term for term in terms if term[1] != "or"]
    cut = next((i for i in range(1, len(terms)) if effects.width(terms[: i + 1], 13, 14, 1) > w), len(terms) - 1)
    for i, part in enumerate((terms[:cut], terms[cut:])):
        effects.row(c, part, 0, h * (0.27 + 0.46 * i) - 6.5, 13, w, 14, 1)


def modifiers():
    """The keys of all tiles with a tab."""
    return [key for key, tile in box.tiles().items() if timing(tile) == "modifier"]
