"""Everything in the box of Yangtze."""

from functools import partial

from ..atlas import Sprite
from ..kit import marks, pieces
from . import box
from . import cards as hand
from . import emperors as court
from .colours import BASIC, BASIC_HULL, LUXURY, LUXURY_HULL

BASIC_KINDS = ("rice", "fish", "vegetables", "salt", "crockery", "cotton")
LUXURY_KINDS = ("silk", "jade", "porcelain", "tea", "lacquerware")


def sprites() -> dict[str, Sprite]:
    """The atlas of Yangtze."""
    return {**_goods(), **_posts(), **_emperors(), **_cards(), **_board()}


def _goods() -> dict[str, Sprite]:
    out = {}
    pairs = [(k, q) for k in BASIC_KINDS for q in BASIC] + [(k, q) for k in LUXURY_KINDS for q in LUXURY]
    for kind, colour in pairs:
        key = f"{kind}/{colour}"
        out[f"yangtze/token/{key}"] = Sprite(78, 78, partial(box.token, kind=kind, colour=colour, x=0, y=0, s=78), 6)
        out[f"yangtze/token_small/{key}"] = Sprite(
            49, 49, partial(box.token, kind=kind, colour=colour, x=0, y=0, s=49, lift=2, frame=0.37), 5
        )
        out[f"yangtze/token_mini/{key}"] = Sprite(21, 21, partial(box.token_mini, kind=kind, colour=colour, s=21), 2)
    out["yangtze/back"] = Sprite(21, 21, partial(box.back, s=21), 3)
    out["yangtze/back_large"] = Sprite(49, 49, partial(box.back, s=49), 5)
    return out


def _posts() -> dict[str, Sprite]:
    out = {}
    for kind in box.POST_CUTS:
        out[f"yangtze/post_mark/{kind}"] = Sprite(26, 26, partial(box.post_mark, kind=kind, x=0, y=0, s=26), 2)
        for dots in range(1, 6):
            post = partial(box.post, kind=kind, green=dots < 3, dots=dots, x=0, y=0)
            out[f"yangtze/post/{kind}/{dots}"] = Sprite(32, 38, partial(post, s=32), 6)
            out[f"yangtze/post_large/{kind}/{dots}"] = Sprite(
                128, 151, partial(box.post_large, kind=kind, green=dots < 3, dots=dots, s=128), 8
            )
    for name, green in (("green", True), ("brown", False)):
        out[f"yangtze/post_set/{name}"] = Sprite(28, 33, partial(box.post_set, green=green, s=28), 6)
    out["yangtze/post_back"] = Sprite(32, 38, partial(box.post_back, s=32), 6)
    out["yangtze/post_back_large"] = Sprite(128, 151, partial(box.post_back, s=128), 8)
    return out


def _emperors() -> dict[str, Sprite]:
    out = {}
    for key in court.EMPERORS:
        out[f"yangtze/emperor/{key}"] = Sprite(45, 45, partial(court.emperor_token, key=key, size=45), 6)
        out[f"yangtze/emperor_large/{key}"] = Sprite(120, 120, partial(court.emperor_token, key=key, size=120), 14)
    out["yangtze/emperor_back"] = Sprite(45, 45, partial(court.emperor_back, size=45), 6)
    out["yangtze/emperor_back_large"] = Sprite(120, 120, partial(court.emperor_back, size=120), 14)
    out["yangtze/emperor_slot"] = Sprite(40, 40, partial(court.emperor_slot, d=40), 2)
    out["yangtze/crown"] = Sprite(16, 16, partial(marks.mark, name="crown", x=0, y=0, size=16), 2)
    return out


def _cards() -> dict[str, Sprite]:
    out = {}
    for seat in range(4):
        for key in hand.SPECIAL:
            out[f"yangtze/card/{key}/{seat}"] = Sprite(47, 62, partial(hand.special, key=key, seat=seat, w=47, h=62), 6)
            out[f"yangtze/card_large/{key}/{seat}"] = Sprite(
                120, 160, partial(hand.special_large, key=key, seat=seat, w=120, h=160), 8
            )
            out[f"yangtze/mini/{key}/{seat}"] = Sprite(25, 38, partial(hand.mini, key=key, seat=seat, w=25, h=38), 4)
        out[f"yangtze/card_played/{seat}"] = Sprite(47, 62, partial(hand.special_played, seat=seat, w=47, h=62), 2)
        out[f"yangtze/card_back/{seat}"] = Sprite(47, 62, partial(hand.special_back, seat=seat, w=47, h=62), 6)
    out["yangtze/mini_played"] = Sprite(25, 38, partial(hand.mini_played, w=25, h=38), 4)
    return out


def _board() -> dict[str, Sprite]:
    out = {
        f"yangtze/price/{n}": Sprite(36, 36, partial(marks.coin, x=18, y=18, r=17, value=n), 6) for n in range(4, 11)
    }
    out["yangtze/space"] = Sprite(78, 78, partial(box.empty_space, s=78), 3)
    out["yangtze/bag"] = Sprite(46, 46, partial(marks.mark, name="bag", x=0, y=0, size=46), 3)
    out["yangtze/coin_50"] = Sprite(46, 46, partial(marks.coin, x=23, y=23, r=22, value=50), 6)
    out["yangtze/sampan/basic"] = Sprite(38, 11, partial(pieces.sampan, x=0, y=0, w=38, hull=BASIC_HULL, width=1.6), 2)
    out["yangtze/sampan/luxury"] = Sprite(
        38, 11, partial(pieces.sampan, x=0, y=0, w=38, hull=LUXURY_HULL, width=1.6), 2
    )
    out["yangtze/junk"] = Sprite(58, 58, partial(pieces.junk, x=0, y=0, s=58, sail=0xFFD8C49A), 2)
    for seat in range(4):
        out[f"yangtze/screen/{seat}"] = Sprite(132, 76, partial(box.screen, seat=seat, w=132, h=76), 6)
        out[f"yangtze/marker/{seat}"] = Sprite(30, 30, partial(box.marker, seat=seat, d=30), 5)
    return out
