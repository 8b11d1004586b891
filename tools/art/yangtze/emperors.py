"""Yangtze's emperors: what each decrees, told in one picture."""

from ..kit import goods, marks
from ..kit import ink as K
from ..kit import palette as P
from .box import crate_for_coin, post, post_mark

EMPERORS = {  # token id -> (effect, post type)
    "emperor_bonus_fortress": ("bonus", "fortress"),
    "emperor_bonus_counting_house": ("bonus", "counting_house"),
    "emperor_bonus_temple": ("bonus", "temple"),
    "emperor_bonus_harbour": ("bonus", "harbour"),
    "emperor_tax_wealth": ("wealth_tax", None),
    "emperor_tax_posts": ("post_tax", None),
    "emperor_tax_goods": ("goods_tax", None),
    "emperor_discard_good": ("discard", None),
    "emperor_sell_cargo": ("sell", None),
    "emperor_swap_good": ("swap", None),
    "emperor_redeem_liquidity": ("redeem", None),
    "emperor_repeat": ("repeat", None),
}


def emperor_token(c, key, size):
    """An emperor token by its id, cut at 45 and enlarged with its keylines."""
    effect, post_type = EMPERORS[key]
    with K.box(c, 0, 0, size, 45):
        emperor(c, effect, 22.5, 22.5, 22.5, post_type)


def emperor_back(c, size):
    """Back of an emperor token: the crown on vermilion."""
    with K.box(c, 0, 0, size, 45):
        K.shadow(c, K.circle(22.5, 22.5, 22.5), 2, 2, 0.45)
        K.fill(c, K.circle(22.5, 24.3, 22.5), 0xFF7E2416)
        K.cut(c, K.circle(22.5, 22.5, 22.5), P.VERMILION, P.INK, 1.1)
        K.line(c, K.circle(22.5, 22.5, 18.6), P.alpha(P.BUTTER, 0.9), 1.2)
        marks.mark(c, "crown", 10.5, 9.5, 24)


def emperor(c, effect, x, y, r, post_type=None):
    """Emperor token: yellow roundel with a vermilion rim; optional ones carry a question mark."""
    p = K.circle(x, y, r)
    K.shadow(c, p, 2, 2, 0.45)
    K.fill(c, K.circle(x, y + 1.8, r), 0xFF7E2416)
    K.cut(c, p, P.VERMILION, P.INK, 1.1)
    heart = K.circle(x, y, r * 0.83)
    K.cut(c, heart, P.BUTTER, P.INK, 1)
    s = r * 0.92
    with K.clip(c, heart):
        _decree(c, effect, x, y, s, post_type)
        sign = "+2" if effect == "bonus" else "\u22121" if effect.endswith("tax") else ""
        if sign:
            K.number(c, sign, x + s * 0.2, y + s * 0.4, s * 0.76, P.INK, P.BUTTER)
    K.line(c, heart, P.INK, 1)
    if effect in ("sell", "swap", "redeem"):
        goods.bubble(c, "?", x + r * 0.72, y - r * 0.66, r * 0.42, P.INDIGO)


def _decree(c, effect, x, y, s, post_type):
    """What the emperor orders, as one picture."""
    left, top, size = x - s * 0.64, y - s * 0.7, s * 0.95
    if effect == "bonus":
        post_mark(c, post_type, left, top, size)
    elif effect == "post_tax":
        post(c, None, True, 0, x - s * 0.66, y - s * 0.62, s * 0.52)
        post(c, None, False, 0, x - s * 0.22, y - s * 0.7, s * 0.52)
    elif effect == "wealth_tax":
        marks.coin(c, x - s * 0.12, y - s * 0.24, s * 0.5, 10, flat=True)
    elif effect == "goods_tax":
        goods.good(c, "import", left, top, size)
    elif effect in ("swap", "repeat"):
        marks.mark(c, effect, x - s * 0.6, y - s * 0.6, s * 1.2)
    elif effect == "sell":
        crate_for_coin(c, x - s * 0.58, y - s * 0.6, s * 1.2)
    elif effect == "redeem":
        marks.mark(c, "cards", x - s * 0.66, y - s * 0.62, s * 1.05)
        marks.coin(c, x + s * 0.36, y + s * 0.34, s * 0.36, flat=True)
    else:
        goods.good(c, "import", x - s * 0.5, y - s * 0.54, s)
        d = s * 0.62
        K.line(c, K.path(f"M{x - d} {y - d} L{x + d} {y + d}"), P.BUTTER, 5.4)
        K.line(c, K.path(f"M{x - d} {y - d} L{x + d} {y + d}"), P.VERMILION, 3)


def emperor_slot(c, d):
    """The place of an emperor not yet drawn; the app writes its number."""
    K.fill(c, K.circle(d / 2, d / 2, d / 2), P.alpha(P.ASH, 0.16))
    K.line(c, K.circle(d / 2, d / 2, d / 2), P.alpha(P.INK, 0.45), 1.1, (3, 3))
