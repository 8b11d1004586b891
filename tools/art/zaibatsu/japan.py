# ruff: noqa: E501
"""What lies on Japan and on the quay: influence spaces, demand tiles, train spaces, region bonuses, prices of actions."""

from ..kit import ink as K
from ..kit import marks
from ..kit import palette as P
from . import box, cuts, effects, pieces
from .signs import sign

TILE, SPACE, RAIL = 44, 25, 24
CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))
AT = {"north": (0.5, 0.225), "east": (0.775, 0.5), "south": (0.5, 0.775), "west": (0.225, 0.5)}


def space(c, printed, lit=False, s=SPACE):
    """An influence space with the printed value of the foreign companies; lit, it could take a token."""
    p = K.rect(0.6, 0.6, s - 1.2, s - 1.2, s * 0.2)
    K.cut(c, p, 0xFFFFF3CF if lit else P.PAPER, P.INK, 1.1)
    if lit:
        K.line(c, K.rect(2.2, 2.2, s - 4.4, s - 4.4, s * 0.15), P.GOLD, 2)
    if printed:
        K.number(c, str(printed), s / 2, s / 2, s * 0.62, 0xFF6A6154)
    else:
        K.fill(c, K.circle(s / 2, s / 2, 1.8), 0xFFA59A84)


def demand(c, tile, quarter, s=TILE):
    """A demand tile: four goods, each on the ground of its level, facing its space."""
    goods = box.turned(tile, quarter)
    p = K.rect(0.6, 0.6, s - 1.2, s - 1.2, 4)
    K.shadow(c, p, 1.8, 1.6, 0.4)
    K.fill(c, K.rect(0.6, 2.2, s - 1.2, s - 1.2, 4), 0xFF6B5B3C)
    with K.clip(c, p):
        for i, side in enumerate(box.SIDES):
            a, b = CORNERS[i], CORNERS[(i + 1) % 4]
            wedge = K.poly([(s / 2, s / 2), (a[0] * s, a[1] * s), (b[0] * s, b[1] * s)])
            K.cut(c, wedge, cuts.LEVEL_TINTS[box.level(goods[side])], P.alpha(P.INK, 0.7), 0.8)
    K.line(c, p, P.INK, 1.3)
    g = s * 0.385
    for side, (fx, fy) in AT.items():
        cuts.good(c, goods[side], s * fx - g / 2, s * fy - g / 2, g)


def demand_back(c, s=TILE):
    """The back: a market stall on indigo."""
    p = K.rect(0.6, 0.6, s - 1.2, s - 1.2, 4)
    K.shadow(c, p, 1.8, 1.6, 0.4)
    K.fill(c, K.rect(0.6, 2.2, s - 1.2, s - 1.2, 4), P.NIGHT)
    K.cut(c, p, P.INDIGO, P.INK, 1.3)
    K.line(c, K.rect(4, 4, s - 8, s - 8, 2), P.alpha(P.GOLD, 0.8), 1)
    cuts.mark(c, "local_markets", s * 0.24, s * 0.24, s * 0.52)


def rail(c, bonus, s=RAIL):
    """A free train space with the bonus printed on it."""
    K.cut(c, K.circle(s / 2, s / 2, s * 0.46), P.PAPER, P.INK, 1.1)
    if not bonus:
        pieces.ghost_piece(c, "train", s * 0.2, s * 0.2, s * 0.6, 0.35)
        return
    gift = bonus[0]
    if gift["n"] > 1:
        K.number(c, str(gift["n"]), s / 2 - 5, s / 2, 14)
        sign(c, gift["what"], s / 2 - 1, s / 2 - 5.5, 11)
    else:
        sign(c, gift["what"], s * 0.19, s * 0.19, s * 0.62)


def region_bonus(c, bonus, w=40, h=25):
    """The butter end of a region's cartouche: what a delivery there gives."""
    K.cut(c, K.notched(0.6, 0.6, w - 1.2, h - 1.2, 4), P.BUTTER, P.INK, 1.2)
    effects.row(c, [(bonus["n"], bonus["what"])], 1, 3.5, 18, w - 2, 16, 1.5)


def cartouche(c, w, h):
    """The paper of a region's name."""
    p = K.notched(0.6, 0.6, w - 1.2, h - 1.2, 4)
    K.shadow(c, p, 1.4, 1.4, 0.35)
    K.cut(c, p, P.PAPER, P.INK, 1.2)


# ---------------------------------------------------------------- the quay
def price(action):
    """What an action costs, as a run; what one chooses between is set apart by dots."""
    each = box.items("actions")[action]
    if "cost_options" in each:
        runs = [
            [(n, what) for what, n in sorted(o.items(), key=lambda e: e[0] != "money")] for o in each["cost_options"]
        ]
        return [term for i, run in enumerate(runs) for term in ([(None, "or")] if i else []) + run]
    if action == "production":
        return [("·".join(map(str, each["coal_cost_by_level"].values())), "coal")]
    if action == "investment":
        return [("·".join(map(str, each["goods_cost_by_activation"])), "cube")]
    if "money_cost" in each:
        return [("·".join(map(str, each["money_cost"])), "money")]
    return [(each["money_cost_each"], "money")]


def cost(c, action, low=False):
    """The price on the plate of an action, from the left."""
    run = price(action)
    wide = len(run) > 2
    s = (13 if low else 14.5) if wide else 16 if low else 17
    effects.row(c, run, 0, ((16 if low else 18) - s) / 2, s, None, 14 if wide else 15, 0.8 if wide else 1.5)


def market_table(c, low=False):
    """On the plate of Local markets: the token that 1, 2, 3 goods of a level place."""
    w, step = (80, 21) if low else (91, 22)
    for level in (1, 2, 3):
        y = (level - 1) * step
        K.fill(c, K.rect(0, y, w, step - 2, 3), cuts.LEVEL_TINTS[level])
        for i, good in enumerate(good for good in box.kinds() if box.level(good) == level):
            cuts.good(c, good, 3 + i * 18, y + 1.5, 16)
        for i, value in enumerate(box.data()["goods"]["influence_value_by_level"][str(level)]):
            x = (48 if low else 52) + i * (13 if low else 16)
            K.text(c, str(value), x, y + step * 0.73, 16, "display", P.INK, "centre")


def pip(c, full):
    """One activation of an action, red as far as it can be paid."""
    K.cut(c, K.circle(5, 5, 4.2), P.VERMILION if full else P.PAPER, P.INK, 1.1)


def raise_coin(c, salary):
    """A colour that would raise the salaries by so much."""
    marks.coin(c, 9, 9, 8, flat=True)
    K.fill(c, K.circle(9, 9, 5.6), 0xFFE0B75A)
    K.text(c, str(salary), 9, 14, 14, "bold", 0xFF5A1C10, "centre")
