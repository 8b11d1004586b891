# ruff: noqa: E501
"""Japan, the quay and the works: the prints under the common board and under the ledger.

Only what bears being stretched a little is printed: the table lays papers, tiles and tokens over it.
"""

from functools import partial

from ..kit import ink as K
from ..kit import palette as P
from ..kit import paper, water
from ..pictures import Picture
from . import box, scenery
from .japan import SPACE, TILE

WIDTHS = (992, 1134, 1300)
NARROWEST = WIDTHS[0]
JAPAN, QUAY, LEDGER = 244, 168, 188
SEA, DEEP, STONE = 0xFF7E97A6, 0xFF41586C, 0xFF5D6771
LAND = (0xFFC3C894, 0xFFDDCB93, 0xFFC3C894, 0xFFDDCB93)
CROSS = TILE + 2 * SPACE
CITY, RAILS = 50, 170.64  # upper edge of the crosses, and where the rails run


def pictures() -> dict[str, Picture]:
    """Japan for each width; the quay and the ground of the ledger are cut at their sides."""
    out = {
        f"japan_zaibatsu_{w}": Picture(w, JAPAN, partial(country, w=w), quality=72, scales=(1.0, 2.0)) for w in WIDTHS
    }
    out["quay_zaibatsu"] = Picture(WIDTHS[-1], QUAY, quay, quality=70, scales=(1.0, 2.0))
    out["works_zaibatsu"] = Picture(WIDTHS[-1], LEDGER, works, quality=74, scales=(1.0, 2.0))
    return out


# ---------------------------------------------------------------- the prints
KYUSHU = "M.012 .3 C.02 .1 .08 .13 .11 .08 C.16 .05 .2 .13 .232 .2 C.248 .4 .238 .6 .23 .78 C.21 .95 .15 .9 .12 .97 C.07 .9 .03 .93 .018 .72 C.006 .56 .02 .46 .012 .3 Z"
HONSHU = (
    "M.262 .32 C.27 .14 .33 .16 .38 .1 C.44 .04 .5 .16 .55 .08 C.62 -.02 .68 .12 .74 .07 C.8 .0 .85 .06 .866 .2 C.876 .4 .866 .58 .87 .78 C.85 .96 .79 .9 .74 .95 "
    "C.69 1.0 .64 .9 .58 .96 C.53 1.0 .5 .88 .45 .96 C.4 1.0 .34 .9 .285 .94 C.256 .8 .27 .5 .262 .32 Z"
)
HOKKAIDO = "M.888 .3 C.885 .14 .92 .16 .935 .06 C.96 .0 .985 .14 .995 .3 C1.0 .5 .99 .7 .984 .8 C.96 .95 .93 .86 .91 .93 C.885 .86 .894 .5 .888 .3 Z"


def coast(x, y, w, h):
    """The island country drawn out from Kyushu to Hokkaido, in the room of the regions: three pieces of land."""
    return K.join(*(_drawn_out(d, x, y, w, h) for d in (KYUSHU, HONSHU, HOKKAIDO)))


def _drawn_out(d, x, y, w, h):
    """A path in parts of a room, in that room."""
    out, across = [], True
    for word in d.split():
        letter = word[0] if word[0] in "MCZ" else ""
        number = word.removeprefix(letter)
        if number:
            out.append(f"{letter}{x + w * float(number) if across else y + h * float(number)}")
            across = not across
        else:
            out.append(letter)
    return K.path(" ".join(out))


def country(c, w, h=JAPAN):
    """Sea with wave scales and the land in light and dark bands, one per region, with mountains, sights and railways."""
    p = K.rect(0, 0, w, h)
    water.scales(c, p, SEA, P.alpha(P.PAPER, 0.16), 15, 3, 1)
    stops = [
        (0, P.alpha(DEEP, 0.75)),
        (0.25, P.alpha(DEEP, 0.15)),
        (0.75, P.alpha(DEEP, 0.25)),
        (1, P.alpha(DEEP, 0.8)),
    ]
    K.bokashi(c, p, stops, 0, 0, 0, h)
    paper.grain(c, p, 3, 0.45)
    left, step = regions(w)
    land = coast(left - 8, 20, step * 4 + 10, h - 66)
    K.line(c, land, P.alpha(P.PAPER, 0.35), 9)
    K.line(c, land, P.alpha(0xFFEAD9A8, 0.9), 4.5)
    with K.clip(c, land):
        for i, colour in enumerate(LAND):
            K.fill(c, K.rect(left + i * step - (12 if i == 0 else 3), 0, step + 30, h), colour)
        paper.mottle(c, land, 4, 0.5)
        for i in range(1, 4):
            border = K.path(f"M{left + i * step - 3} 0 L{left + i * step - 3} {h}")
            K.line(c, border, P.alpha(P.INK, 0.4), 1, (5, 4))
        scenery.hills(c, left, 0, step)
    K.line(c, land, P.INK, 1.3)
    for key, x in cities(w).items():
        scenery.sights(c, key, x, CITY, TILE, SPACE)
    for i in range(4):
        _railway(c, left + i * step + 2, RAILS, step - 8)


def _railway(c, x, y, w):
    for k in range(int(w / 7)):
        K.line(c, K.path(f"M{x + 3 + k * 7} {y - 2.4} L{x + 3 + k * 7} {y + 3.4}"), P.alpha(P.CEDAR, 0.9), 2)
    for d in (-1.2, 2):
        K.line(c, K.path(f"M{x} {y + d} L{x + w} {y + d}"), P.INK, 1.1)


def quay(c, w=WIDTHS[-1], h=QUAY):
    """Dressed stone: the street before the gates."""
    p = K.rect(0, 0, w, h)
    K.bokashi(c, p, [(0, 0xFF727C85), (0.3, STONE), (1, 0xFF454E57)], 0, 0, 0, h)
    for r in range(int(h / 18) + 1):
        y = r * 18
        K.line(c, K.path(f"M0 {y} L{w} {y}"), P.alpha(P.INK, 0.22), 1)
        for k in range(int(w / 46) + 2):
            x = k * 46 - (23 if r % 2 else 0)
            K.line(c, K.path(f"M{x} {y} L{x} {y + 18}"), P.alpha(P.INK, 0.18), 1)
    paper.grain(c, p, 6, 0.4)
    K.line(c, K.path(f"M0 .7 L{w} .7"), P.INK, 1.4)


def works(c, w=WIDTHS[-1], h=LEDGER):
    """Ground of the ledger: dusk wiped down to furnace light, rolling smoke, the roofs of the works along its foot."""
    p = K.rect(0, 0, w, h)
    K.bokashi(c, p, [(0, 0xFF323A43), (0.4, 0xFF6F5B53), (0.75, 0xFFD98A4C), (1, 0xFFF0C27A)], 0, 0, 0, h)
    water.seigaiha(c, K.rect(0, 0, w, h * 0.5), P.alpha(P.PAPER, 0.14), 16, 1.1)
    n = round(w / 33)
    d, step = f"M0 {h}", w / n
    for k in range(n):
        d += f" L{k * step} {h - 9} L{(k + 1) * step} {h - 21}"
    K.cut(c, K.path(d + f" L{w} {h} Z"), 0xFF3A3F46, P.INK, 1.2)
    paper.grain(c, p, 3, 0.4)


# ---------------------------------------------------------------- where they lie
def regions(w):
    """Left edge of the first region, and how far it is from one to the next; the rest is the mission's."""
    return 5, (w - 190 - (w - NARROWEST) * 0.16 - 14) / 4


def cities(w):
    """Every city with the left edge of its cross."""
    left, step = regions(w)
    wide = step - 4
    gap = max(1, (wide - 2 * CROSS) / 5)
    return {
        city["id"]: left + i * step + gap + k * (wide - CROSS - 2 * gap)
        for i, region in enumerate(box.data()["regions"]["items"])
        for k, city in enumerate(region["cities"])
    }
