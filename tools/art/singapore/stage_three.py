# ruff: noqa: E501
"""Street fronts of the legal houses of stage III: the town is rich."""

from ..kit import goods, marks, pieces, water
from ..kit import ink as K
from ..kit import palette as P
from .street import (
    COMPANY,
    EMBERS,
    ROOF,
    STONE,
    WALLS,
    air,
    arcade,
    arch,
    block,
    bolts,
    chest,
    gallery,
    pole,
    roof,
    row,
    sea,
    shop,
    slab,
    stroke,
)

FRONTS, front = gallery()


@front("east_india_2")
def company_dome(c):
    """The Company's hall: wings, a dome, the flag above it."""
    air(c)
    arcade(c, 6, 38, 88, 19, 7)
    slab(c, 32, 13, 36, 25, WALLS["white"])
    pole(c, 50, 12, 12, COMPANY, 13)
    block(c, "M37 14 C37 4 63 4 63 14 Z", P.JADE)
    stroke(c, "M43 13 Q44 8 50 7 M57 13 Q56 8 50 7", P.alpha(P.INK, 0.5), 1)
    for k in range(3):
        arch(c, 35.5 + k * 10.4, 38, 8, 19, 0xFF3B3230)


@front("east_india_3")
def company_tower(c):
    """The Company's clock over its long arcade."""
    air(c)
    arcade(c, 4, 38, 92, 20, 8, WALLS["rose"])
    slab(c, 38, 8, 24, 30, WALLS["white"])
    block(c, "M35 9 L50 -2 L65 9 Z", ROOF)
    K.cut(c, K.circle(50, 17, 7), P.PAPER, P.INK, 1.6)
    stroke(c, "M50 17 L50 12.4 M50 17 L53.6 19", P.INK, 1.6)
    arch(c, 43, 38, 14, 13, 0xFF3B3230)
    pole(c, 20, 18, 12, COMPANY, 12)


@front("bank")
def bank(c):
    """Heavy columns, a coin in the pediment."""
    air(c)
    row(c, "lilac", "rose", (0xFF6A5E8C, P.BRICK))
    slab(c, 23, 17, 54, 20, 0xFF6E7F86)
    for k in range(4):
        slab(c, 25 + k * 14.4, 17, 7, 20, STONE, 1.3)
    slab(c, 21, 14.6, 58, 4.6, STONE, 1.4)
    block(c, "M18 15 L50 -3 L82 15 Z", STONE)
    marks.coin(c, 50, 9, 5.6, flat=True)
    slab(c, 20, 36, 60, 4, STONE, 1.3)


@front("weaver_2")
def dyers_lines(c):
    """Dyed lengths drying on poles across the street."""
    air(c)
    shop(c, -6, 26, 10, WALLS["butter"], P.CEDAR)
    shop(c, 80, 26, 12, WALLS["rose"], P.BRICK)
    stroke(c, "M16 6 L86 6", P.CEDAR, 2.6)
    for x, low, tone in ((22, 33, P.GOODS["cloth"]), (36, 37, 0xFF86A9CF), (50, 34, P.PAPER), (64, 36, 0xFF34577F)):
        block(
            c,
            f"M{x} 5 L{x + 13} 5 L{x + 13} {low} Q{x + 9} {low - 3} {x + 6.5} {low} Q{x + 3} {low + 3} {x} {low} Z",
            tone,
        )
        stroke(c, f"M{x + 4} 9 L{x + 4} {low - 4} M{x + 9} 9 L{x + 9} {low - 5}", P.alpha(P.INK, 0.3), 1)
    for y in (14, 20, 26):
        stroke(c, f"M51 {y} Q53 {y - 3} 55 {y} Q57 {y + 3} 59 {y} Q61 {y - 3} 62.4 {y}", P.GOODS["cloth"], 1.6)


@front("tea_carrier_3")
def clipper(c):
    """A tea clipper under full sail."""
    air(c, ground=None)
    sea(c, 31)
    stroke(c, "M38 34 L38 2 M58 34 L58 1 M76 32 L88 26", P.INK, 1.6)
    for x, w in ((38, 15), (58, 17)):
        for y, k in ((4, 0.6), (12, 0.8), (20, 1.0)):
            d = w * k / 2
            block(
                c,
                f"M{x - d} {y} L{x + d} {y} Q{x + d + 3} {y + 4} {x + d + 1} {y + 7.6} L{x - d - 1} {y + 7.6} Q{x - d + 2} {y + 4} {x - d} {y} Z",
                P.PAPER,
                1.3,
            )
    block(c, "M68 6 L86 27 L68 27 Z", P.PAPER, 1.3)
    block(c, "M22 29 L28 31 L74 31 L84 28 C82 36 78 39 72 39 L32 39 C26 39 23 35 22 29 Z", 0xFF32543D)
    stroke(c, "M27 34 L79 33.6", P.BUTTER, 1.4)
    goods.good(c, "tea", 53.2, 19.4, 9.6)


@front("raffles_orders")
def statue(c):
    """The statesman in bronze, pointing."""
    air(c, 0xFFCFE3E0)
    water.palm(c, 4, 38, 30)
    water.palm(c, 76, 38, 26)
    slab(c, 36, 27, 28, 12, STONE)
    slab(c, 33, 36, 34, 5, STONE, 1.3)
    tone = 0xFF5B7A6C
    block(c, "M44 28 L45 16 C46 12 54 12 55 15 L68 10 L69 13 L56 20 L57 28 Z", tone)
    block(c, "M50 12 C46.6 12 46.6 5.4 50 5.4 C53.4 5.4 53.4 12 50 12 Z", tone, 1.3)
    block(c, "M45 6 L46.4 6 L46.4 0 L53.6 0 L53.6 6 L55 6 L55 7.6 L45 7.6 Z", 0xFF3F5A4E, 1.2)
    slab(c, 43, 30, 14, 5, P.GOLD, 1.1)


@front("port_2")
def lighthouse(c):
    """The light on its mole, crates on the quay."""
    air(c, ground=None)
    block(c, "M48 8 L18 2 L18 14 Z", P.alpha(0xFFFFE9A8, 0.9), 0)
    block(c, "M54 8 L84 2 L84 14 Z", P.alpha(0xFFFFE9A8, 0.9), 0)
    sea(c, 28)
    slab(c, -2, 30, 104, 14, STONE)
    stroke(
        c,
        "M-2 35 L102 35 M12 30 L12 35 M40 30 L40 35 M68 30 L68 35 M26 35 L26 42 M54 35 L54 42 M82 35 L82 42",
        P.alpha(P.INK, 0.4),
        1,
    )
    block(c, "M44 32 L46 12 L56 12 L58 32 Z", P.PAPER)
    block(c, "M45.4 18 L56.6 18 L57.2 24 L44.8 24 Z", P.VERMILION, 1.2)
    slab(c, 46, 5, 10, 7, EMBERS, 1.4)
    block(c, "M44 5 L51 -1 L58 5 Z", P.VERMILION, 1.4)
    chest(c, 64, 31, 14, 12, "brick")
    chest(c, 24, 31, 14, 12, "tea")
    chest(c, 79, 31, 12, 10, "opium")


@front("port_3")
def customs_shed(c):
    """A long shed on the quay, barrels rolled out before it."""
    air(c, ground=None)
    slab(c, 8, 12, 84, 22, WALLS["sky"])
    roof(c, 8, 13, 84, 10, P.STEEL)
    slab(c, 34, 16, 32, 18, 0xFF3B3230)
    sea(c, 35)
    slab(c, -2, 32, 104, 5, STONE, 1.3)
    for x, y in ((37, 33), (51, 33), (44, 22)):
        block(
            c,
            f"M{x + 1} {y - 11} L{x + 12} {y - 11} Q{x + 15} {y - 5.5} {x + 12} {y} L{x + 1} {y} Q{x - 2} {y - 5.5} {x + 1} {y - 11} Z",
            P.HINOKI,
            1.4,
        )
        stroke(c, f"M{x} {y - 8} L{x + 13} {y - 8} M{x} {y - 3} L{x + 13} {y - 3}", P.INK, 1.1)
    for x in (14, 76):
        arch(c, x, 28, 9, 11)


@front("port_4")
def steamer_quay(c):
    """A steamer alongside."""
    air(c, ground=None)
    sea(c, 30)
    pieces.steamer(c, 10, -3, 72)
    slab(c, 78, 32, 26, 12, STONE)
    slab(c, 86, 24, 4, 8, P.STEEL, 1.2)


@front("cloth_exchange")
def cloth_exchange(c):
    """A domed exchange hung with long blue banners."""
    air(c)
    slab(c, 8, 16, 84, 22, WALLS["butter"])
    for x in (13, 24, 70, 81):
        arch(c, x, 36, 7, 15)
    slab(c, 32, 11, 36, 27, WALLS["white"])
    block(c, "M34 12 C34 -4 66 -4 66 12 Z", P.GOODS["cloth"])
    stroke(c, "M43 11 Q44 2 50 0 M57 11 Q56 2 50 0", P.PAPER, 1.2)
    slab(c, 44, 20, 12, 18, 0xFF3B3230, 1.3)
    for left in (34.4, 57.6):
        block(c, f"M{left} 12 L{left + 8} 12 L{left + 8} 34 L{left + 4} 30 L{left} 34 Z", P.GOODS["cloth"], 1.3)
        stroke(c, f"M{left} 16 L{left + 8} 16 M{left} 26 L{left + 8} 26", P.PAPER, 1.3)
    bolts(c, 42.5, 38, 2, 15, 5)


@front("stonecutter")
def stonecutter(c):
    """Dressed blocks, a mallet and a chisel."""
    air(c, low=0xFFF3DDBE, ground=0xFFCFBFA0)
    row(c, "sky", "lime", (P.PRUSSIAN, P.PINE))
    for x, y, w in ((24, 39, 26), (51, 39, 26), (36, 27.4, 28)):
        slab(c, x, y - 11.6, w, 11.6, STONE)
        block(
            c,
            f"M{x} {y - 11.6} L{x + 3.4} {y - 14.4} L{x + w + 3} {y - 14.4} L{x + w} {y - 11.6} Z",
            P.shade(STONE, 1.5),
            1.2,
        )
    stroke(c, "M36 12 L46 24", P.INK, 5)
    stroke(c, "M36 12 L46 24", P.STEEL, 2.4)
    stroke(c, "M56 18 L70 7", P.INK, 4.6)
    stroke(c, "M56 18 L70 7", P.HINOKI, 2.2)
    block(c, "M46 14 L56 4 L63 12 L53 22 Z", P.CEDAR)
