"""Marks, goods, coins, crests, seals and cartouches."""

from functools import partial

from .. import titles
from ..atlas import Sprite
from ..kit import cards, crests, goods, ink, marks, palette, signs, symbols

COINS = (*range(1, 13), 15, 20, 50)
SEALS = {
    "comptoir": "商館",
    "house": "商",
    "set_up": "始",
    "settings": "設",
    "rules": "則",
    "end": "終",
    "win": "勝",
    "chosen": "可",
    "replays": "録",
    "statistics": "計",
    "load": "帳",
    "menu": "目",
    "guide": "導",
    "auction": "競",
    "turn": "番",
    "fault": "難",
    "raid": "検",
    "emperor": "帝",
    "won": "落",
    "round": "巡",
    "count": "算",
}
CARTOUCHES = {"auction": "競売"}
ALL_MARKS = ("coin", "points", "any", "same", *marks.CUTS, *signs.CUTS)


def sprites() -> dict[str, Sprite]:
    """Every small sign of the common atlas."""
    return {**_marks(), **_goods(), **_coins(), **_crests(), **_seals()}


COLOURED = ("hint", "coin", "points", "crown", "act", "level", "play", "pause", "star", "warning", "question", "info")
OUTLINED = ("sound", "lock", "screen", "weight", "bin")


def _light(canvas, name):
    """A mark for dark grounds: line marks turn to paper, bodied ones to a paper body with a fine dark keyline."""
    body = (marks.CUTS.get(name) or marks.EXTRA.get(name) or (palette.GOLD,))[0]
    if body is None or name in OUTLINED:
        marks.mark(canvas, name, 0, 0, 24, ink=palette.PAPER)
    else:
        marks.mark(canvas, name, 0, 0, 24, None if name in COLOURED else palette.PAPER, palette.NIGHT)


def _marks() -> dict[str, Sprite]:
    out = {}
    for name in ALL_MARKS:
        out[f"mark/{name}"] = Sprite(24, 24, partial(cards.item, name=name, x=0, y=0, s=24), 2)
        if name not in ("any", "same"):
            out[f"mark_light/{name}"] = Sprite(24, 24, partial(_light, name=name), 2)
    for name in symbols.GLYPHS:
        out[f"symbol/{name}"] = Sprite(24, 24, partial(symbols.symbol, name=name, x=0, y=0, size=24), 2)
    return out


def _goods() -> dict[str, Sprite]:
    out = {}
    for name in goods.CUTS:
        out[f"good/{name}"] = Sprite(24, 24, partial(goods.good, name=name, x=0, y=0, size=24), 2)
        out[f"chip/{name}"] = Sprite(40, 40, partial(goods.chip, name=name, x=0, y=0, size=40), 6)
    return out


def _coins() -> dict[str, Sprite]:
    out = {}
    for value in (None, *COINS):
        draw = partial(marks.coin, x=18, y=18, r=17, value=value)
        out[f"coin/{value or 'plain'}"] = Sprite(36, 36, draw, 6)
    out["coin/blank"] = Sprite(36, 36, partial(marks.coin, x=18, y=18, r=17, value=""), 6)
    out["coin_large/blank"] = Sprite(68, 68, partial(marks.coin, x=34, y=34, r=32, value=""), 8)
    out["coin_large/plain"] = Sprite(68, 68, partial(marks.coin, x=34, y=34, r=32), 8)
    return out


def _crests() -> dict[str, Sprite]:
    out = {}
    for seat in range(4):
        out[f"mon/{seat}"] = Sprite(40, 40, partial(crests.mon, seat=seat, x=20, y=20, r=19), 4)
        out[f"mon_large/{seat}"] = Sprite(66, 66, partial(crests.mon, seat=seat, x=33, y=33, r=32), 6)
        out[f"mon_flat/{seat}"] = Sprite(22, 22, partial(crests.mon, seat=seat, x=11, y=11, r=10.5, lift=False), 2)
        out[f"mon_veiled/{seat}"] = Sprite(26, 26, partial(crests.mon_veiled, seat=seat, x=13, y=13, r=12.5), 2)
        out[f"mon_out/{seat}"] = Sprite(22, 22, partial(crests.mon_out, seat=seat, x=11, y=11, r=10.5), 2)
        out[f"mon_out_large/{seat}"] = Sprite(50, 50, partial(crests.mon_out, seat=seat, x=25, y=25, r=24), 3)
        out[f"mon_strong/{seat}"] = Sprite(40, 40, partial(crests.mon_strong, seat=seat, x=20, y=20, r=19), 4)
        out[f"mon_strong_flat/{seat}"] = Sprite(
            22, 22, partial(crests.mon_strong, seat=seat, x=11, y=11, r=10.5, lift=False), 2
        )
        out[f"mon_empty/{seat}"] = Sprite(40, 40, partial(crests.mon_empty, seat=seat, x=20, y=20, r=19), 2)
        out[f"crest/{seat}"] = Sprite(24, 24, partial(crests.glyph, seat=seat, x=0, y=0, size=24), 2)
        out[f"flag/{seat}"] = Sprite(32, 38, partial(crests.flag, seat=seat, x=5, y=36, s=33), 4)
    return out


def _seals() -> dict[str, Sprite]:
    seals, covers = {**SEALS, **titles.seals()}, titles.covers()
    out = {
        f"seal/{key}": Sprite(50, 50, partial(crests.seal, x=0, y=0, s=50, kanji=kanji), 2)
        for key, kanji in seals.items()
    }
    out["seal/comptoir"] = Sprite(76, 76, partial(crests.seal, x=0, y=0, s=76, kanji=SEALS["comptoir"]), 2)
    for key, kanji in {**CARTOUCHES, **titles.labels()}.items():
        colour = covers[key].ink if key in covers else palette.VERMILION
        height = 26 + 24 * len(kanji)
        draw = partial(crests.cartouche, x=0, y=0, w=30, h=height, kanji=kanji, colour=colour)
        out[f"cartouche/{key}"] = Sprite(30, height, draw, 4)
    for name, colour in (("dark", palette.INK), ("red", palette.BRICK), ("blue", palette.INDIGO)):
        out[f"bubble/{name}"] = Sprite(22, 22, partial(goods.disc, x=11, y=11, r=10, colour=colour), 2)
    out["disc/paper"] = Sprite(
        30, 30, lambda c: ink.cut(c, ink.circle(15, 15, 14.5), palette.WASHI, palette.INK, 1.1), 2
    )
    return out
