# ruff: noqa: E501
"""Street fronts of the illegal houses: after dark, by lantern."""

from ..kit import ink as K
from ..kit import marks, pieces
from ..kit import palette as P
from .street import (
    EMBER,
    WALLS,
    arch,
    awning,
    block,
    bricks,
    chest,
    eaves,
    gallery,
    lantern,
    lit,
    moon,
    night,
    poppy,
    porter,
    row,
    sea,
    slab,
    stroke,
)

FRONTS, front = gallery()

DEEP = 0xFF27506B
TILES = 0xFF23232B


def _house(c, wall="coal", top=10):
    """A dark house in the middle of a dark street."""
    night(c)
    row(c, "slate", "plum", lit=True)
    slab(c, 25, top, 50, 38 - top, WALLS[wall])


@front("opium_smuggler_1")
def smuggler_boat(c):
    """A sampan by moonlight with chests aboard."""
    night(c, None)
    moon(c, 74, 11, 7)
    sea(c, 27, DEEP, 0.35)
    porter(c, 20, 31, 22, 0xFF2F3A48)
    chest(c, 42, 30, 17, 15, "opium", P.HINOKI)
    chest(c, 58, 30, 13, 11, None, 0xFF8A6A45)
    pieces.sampan(c, 12, 24, 74)
    lantern(c, 84, 19, 3.4)


@front("syndicate_cash_1")
def counting_window(c):
    """A barred window; behind it, money."""
    _house(c, "plum")
    slab(c, 22, 6, 56, 6, TILES)
    lit(c, 34, 15, 32, 21)
    marks.coin(c, 50, 25.5, 8, flat=True)
    stroke(c, "M41 15 L41 36 M50 15 L50 18 M50 33 L50 36 M59 15 L59 36", P.INK, 2.2)
    lantern(c, 28, 21, 3.4)
    lantern(c, 72, 21, 3.4)


@front("syndicate_swap")
def poppy_curtain(c):
    """A door curtain with the pod on it between two lanterns."""
    _house(c, "coal")
    eaves(c, 24, 12, 52, 9, TILES)
    lit(c, 33, 12, 34, 26)
    awning(c, 33, 12, 34, 20, (P.BRICK,), 2)
    poppy(c, 40, 12, 20)
    lantern(c, 28, 22, 4)
    lantern(c, 72, 22, 4)


@front("gaming_house")
def gaming_house(c):
    """Two dice under the lamp."""
    _house(c, "slate", 6)
    lit(c, 28, 9, 44, 24)
    block(c, "M24 36 L30 31 L70 31 L76 36 L76 40 L24 40 Z", P.PINE)
    for x, y, dots in ((33, 16, ((4, 4), (12, 12), (8, 8))), (51, 18, ((4, 4), (12, 4), (4, 12), (12, 12)))):
        slab(c, x, y, 16, 16, P.PAPER, 1.5, 2.5)
        for dx, dy in dots:
            K.fill(c, K.circle(x + dx, y + dy, 2), P.VERMILION if len(dots) == 3 else P.INK)


@front("opium_barter")
def barter(c):
    """A balance on the counter, the pod in one pan."""
    _house(c, "coal", 6)
    lit(c, 25, 8, 50, 26)
    slab(c, 24, 34, 52, 6, P.CEDAR)
    stroke(c, "M50 8 L50 34 M32 12 L68 12", P.INK, 3.6)
    stroke(c, "M50 8 L50 33 M33 12 L67 12", P.GOLD, 1.7)
    for x in (34, 66):
        stroke(c, f"M{x} 12 L{x - 7} 24 M{x} 12 L{x + 7} 24", P.INK, 1.1)
        block(c, f"M{x - 9} 24 L{x + 9} 24 Q{x} 32 {x - 9} 24 Z", P.GOLD, 1.3)
    poppy(c, 28, 12, 12.5)
    bricks(c, 60, 24, 2, 2, 6, 4)


@front("black_market_1")
def black_market(c):
    """A covered stall that opens when the others close."""
    night(c)
    row(c, "plum", "slate", lit=True)
    stroke(c, "M26 10 L26 38 M74 10 L74 38", 0xFF5A4432, 2.4)
    lit(c, 27, 12, 46, 18)
    chest(c, 31, 31, 14, 11, None, 0xFF9A774A)
    block(c, "M46 31 Q57 14 70 31 Z", 0xFF5E6B52)
    slab(c, 25, 30, 50, 9, 0xFF5A4432)
    awning(c, 22, 6, 56, 13, (0xFF9C3325, 0xFF2F2F3A), 6)
    lantern(c, 50, 23, 3.6)


@front("syndicate_sale")
def opium_jars(c):
    """Jars with the pod on them, sold over the counter."""
    _house(c, "plum", 6)
    lit(c, 25, 8, 50, 27)
    slab(c, 24, 35, 52, 5, P.CEDAR)
    for x, k in ((27, 0.8), (58, 0.8), (40, 1.15)):
        w = 17 * k
        y = 35
        block(
            c,
            f"M{x + w * 0.25} {y - 22 * k} L{x + w * 0.75} {y - 22 * k} L{x + w * 0.75} {y - 18 * k} C{x + w * 1.15} {y - 14 * k} {x + w * 1.05} {y - 3} {x + w * 0.8} {y} L{x + w * 0.2} {y} C{x - w * 0.05} {y - 3} {x - w * 0.15} {y - 14 * k} {x + w * 0.25} {y - 18 * k} Z",
            0xFFE6ECF0 if k > 1 else 0xFF7FA6B8,
        )
        slab(c, x + w * 0.2, y - 25 * k, w * 0.6, 4 * k, P.VERMILION, 1.2)
    poppy(c, 43, 17, 13.5)


@front("opium_smuggler_2")
def black_junk(c):
    """A junk with dark sails before the moon."""
    night(c, None)
    moon(c, 60, 15, 13)
    sea(c, 30, DEEP, 0.35)
    pieces.junk(c, 27, -6, 46, 0xFF8C2C1D, 0xFF4A3626)
    lantern(c, 79, 25, 3.2)
    block(c, "M-2 34 C4 20 14 16 18 34 Z", 0xFF23232B)


@front("opium_den")
def opium_den(c):
    """The pipe and its lamp."""
    _house(c, "plum", 4)
    lit(c, 25, 7, 50, 26)
    slab(c, 20, 33, 60, 7, P.BRICK)
    stroke(c, "M24 36.5 L76 36.5", P.GOLD, 1.2)
    block(c, "M55 33 L57 25 L69 25 L71 33 Z", P.GOLD)
    block(c, "M58 25 C56 18 60 14 63 9 C66 14 70 18 68 25 Z", 0xFFFFD98A)
    block(c, "M61 25 C60 21 62 19 63 16 C64 19 66 21 65 25 Z", P.FURNACE, 1)
    stroke(c, "M22 29 L54 20", P.INK, 5)
    stroke(c, "M22 29 L54 20", P.HINOKI, 2.6)
    block(c, "M40 22 C40 15 49 13 50 20 Z", 0xFF8C2C1D)


@front("syndicate_cash_2")
def strongbox(c):
    """An open strongbox, full."""
    _house(c, "slate", 5)
    lit(c, 27, 6, 46, 20)
    block(c, "M30 22 L32 8 L68 8 L70 22 Z", 0xFF5A4432)
    for x, y in ((38, 21), (62, 21), (46, 18), (55, 18), (50, 23)):
        marks.coin(c, x, y, 6, value="", flat=True)
    slab(c, 28, 23, 44, 16, 0xFF7A5A38)
    stroke(c, "M28 28 L72 28", P.GOLD, 2)
    stroke(c, "M36 23 L36 39 M64 23 L64 39", P.INK, 1.6)
    slab(c, 45.5, 25, 9, 8, P.GOLD, 1.3)


@front("syndicate_points")
def dragon_gate(c):
    """The great gate of the society, blossoms of fortune on its board."""
    night(c)
    row(c, "coal", "coal", lit=True)
    K.glow(c, K.rect(30, 18, 40, 16), P.alpha(EMBER, 0.9), 7)
    for x in (25, 40, 56, 71):
        slab(c, x, 12, 4.4, 27, P.VERMILION, 1.3)
    eaves(c, 22, 15, 56, 8, 0xFF2F5A4A)
    eaves(c, 36, 7, 28, 7, 0xFF2F5A4A)
    slab(c, 35, 14, 30, 11, P.GOLD, 1.4)
    for x in (43, 57):
        marks.points(c, x, 19.5, 4.6)
    lantern(c, 50, 31, 3.6)


@front("black_market_2")
def lantern_alley(c):
    """An alley hung with lanterns, crates along the walls, somebody waiting."""
    night(c)
    block(c, "M-2 -2 L30 -2 L36 42 L-2 42 Z", WALLS["plum"])
    block(c, "M102 -2 L70 -2 L64 42 L102 42 Z", WALLS["slate"])
    arch(c, 8, 18, 11, 13, EMBER)
    arch(c, 80, 18, 11, 13, EMBER)
    stroke(c, "M30 5 Q50 15 70 5", P.HINOKI, 1.1)
    for x, y in ((38, 14), (50, 17), (62, 14)):
        lantern(c, x, y, 3.4)
    porter(c, 42, 41, 19, 0xFF15151C)
    chest(c, 20, 41, 16, 12, None, 0xFF9A774A)
    chest(c, 63, 41, 18, 14, None, 0xFF8A6A45)
    chest(c, 22, 29, 12, 9, None, 0xFF8A6A45)
