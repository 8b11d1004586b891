# ruff: noqa: E501
"""Street fronts of the legal houses of stage II: the town grows taller."""

from ..kit import ink as K
from ..kit import palette as P
from ..kit import pieces
from .street import (
    COMPANY,
    EMBERS,
    STONE,
    WALLS,
    air,
    arcade,
    arch,
    block,
    bricks,
    chest,
    gallery,
    pole,
    portico,
    roof,
    row,
    sea,
    shop,
    slab,
    smoke,
    stroke,
    wheel,
)

FRONTS, front = gallery()


@front("east_india_1")
def company_counter(c):
    """The Company's counter: an arcade under its striped flag."""
    air(c)
    row(c, "mint", "sky", (P.JADE, P.PRUSSIAN))
    arcade(c, 26, 38, 48, 22, 4)
    slab(c, 24, 13, 52, 4.6, WALLS["white"])
    pole(c, 46, 14, 13, COMPANY, 17)


@front("courthouse")
def courthouse(c):
    """The scales over a columned front."""
    air(c)
    row(c, "sky", "butter", (P.PRUSSIAN, P.CEDAR))
    portico(c, 22, 38, 56, 35, 5, P.shade(P.STEEL, 1.35))
    slab(c, 20, 36, 60, 4, STONE, 1.3)
    stroke(c, "M50 6 L50 31 M36 12 L64 12 M43 31 L57 31", P.INK, 4)
    stroke(c, "M50 6 L50 31 M37 12 L63 12 M44 31 L56 31", P.GOLD, 2)
    for x in (37, 63):
        stroke(c, f"M{x} 12 L{x - 6} 22 M{x} 12 L{x + 6} 22", P.INK, 1.1)
        block(c, f"M{x - 8} 22 L{x + 8} 22 Q{x} 30 {x - 8} 22 Z", P.GOLD, 1.4)


@front("cloth_works")
def cloth_works(c):
    """Saw-tooth roofs, a length of blue cloth running out."""
    air(c)
    for k in range(4):
        x = 2 + k * 24
        block(c, f"M{x} 38 L{x} 14 L{x + 18} 5 L{x + 24} 14 L{x + 24} 38 Z", WALLS["mint"] if k % 2 else WALLS["sky"])
        block(c, f"M{x + 18} 5 L{x + 24} 14 L{x + 18} 14 Z", 0xFF4F6E7D, 1.2)
    slab(c, 34, 20, 32, 18, 0xFF3B3230)
    block(c, "M39 22 L61 22 L61 32 Q66 41 74 41 L52 41 Q40 40 39 30 Z", P.GOODS["cloth"])
    stroke(c, "M43 23 L43 31 Q45 38 54 40 M48 23 L48 31 Q51 37 60 40", P.PAPER, 1.3)
    K.cut(c, K.rect(36, 18, 28, 6, 3), 0xFF86A9CF, P.INK, 1.4)


@front("office")
def office(c):
    """A counting house with an abacus in its window."""
    air(c)
    row(c, "rose", "lime", (P.BRICK, P.PINE))
    slab(c, 25, 8, 50, 30, WALLS["lilac"])
    roof(c, 25, 9, 50, 7)
    slab(c, 31, 13, 38, 25, P.HINOKI)
    slab(c, 34, 16, 32, 19, P.PAPER, 1.3)
    stroke(c, "M34 22.6 L66 22.6", P.INK, 1.4)
    for k in range(4):
        x = 38.5 + k * 7.7
        stroke(c, f"M{x} 16 L{x} 35", P.INK, 1.1)
        for y in ((19.4,), (19.4,), (19.4,), (19.4,))[k] + ((26, 31.6), (29, 32), (26, 29.6), (32,))[k]:
            K.cut(c, K.rect(x - 2.9, y - 1.7, 5.8, 3.4, 1.6), P.BRICK, P.INK, 1)


@front("tea_carrier_2")
def tea_cart(c):
    """A bullock before a cart of tea."""
    air(c, y=36)
    shop(c, -8, 24, 12, WALLS["lime"], P.PINE)
    shop(c, 84, 24, 12, WALLS["rose"])
    stroke(c, "M30 26 L52 28", P.CEDAR, 2.6)
    block(
        c,
        "M16 24 C18 17 38 16 44 19 L48 15 L50 18 L54 20 L55 26 L49 28 L46 26 L44 37 L40 37 L39 30 L24 30 L23 37 L19 37 Z",
        0xFFB89A78,
    )
    stroke(c, "M49 16 Q50 10 46 8 M52 17 Q56 12 55 9", P.INK, 1.6)
    chest(c, 58, 28, 16, 15, "tea")
    chest(c, 74, 28, 12, 11, "tea")
    slab(c, 54, 27, 34, 4, P.CEDAR, 1.3)
    wheel(c, 71, 33, 6.6)


@front("street_kitchen")
def street_kitchen(c):
    """A great paper umbrella over a steaming wok."""
    air(c)
    row(c, "butter", "mint", (P.CEDAR, P.JADE))
    stroke(c, "M50 6 L50 30", P.CEDAR, 2.2)
    block(c, "M22 16 C28 0 72 0 78 16 Q71 12 64 16 Q57 12 50 16 Q43 12 36 16 Q29 12 22 16 Z", P.VERMILION)
    stroke(c, "M50 4 L36 16 M50 4 L64 16", P.alpha(P.INK, 0.6), 1.2)
    slab(c, 32, 32, 36, 7, P.HINOKI)
    block(c, "M34 26 L66 26 C64 34 36 34 34 26 Z", P.STEEL)
    for x in (40, 58):
        stroke(c, f"M{x} 24 C{x - 3} 21 {x + 3} 20 {x} 17", P.PAPER, 2.2)
        stroke(c, f"M{x} 24 C{x - 3} 21 {x + 3} 20 {x} 17", P.INK, 0.9)


@front("brick_works")
def brick_works(c):
    """A brick mill under its chimney."""
    air(c, low=0xFFF3DDBE, ground=0xFFCFA27C)
    smoke(c, 56, 4, 1.0)
    slab(c, 26, 19, 60, 19, 0xFFB9543C)
    stroke(c, "M26 25 L86 25 M26 31 L86 31", P.alpha(P.INK, 0.45), 1)
    roof(c, 26, 20, 60, 7, P.STEEL)
    for x in (58, 72):
        arch(c, x, 36, 9, 13, P.BUTTER)
    block(c, "M40 38 L42 2 L52 2 L54 38 Z", 0xFFCB6E50)
    slab(c, 40, 1, 14, 5, P.STEEL, 1.4)
    stroke(c, "M42 12 L52 12 M41.6 20 L52.6 20 M41 28 L53 28", P.alpha(P.INK, 0.5), 1.1)
    bricks(c, 4, 39, 3, 3, 8, 5)


@front("brick_kiln")
def brick_kiln(c):
    """A domed kiln, its mouth alight."""
    air(c, low=0xFFF6D9B4, ground=0xFFCFA27C)
    smoke(c, 52, 5, 0.9)
    block(c, "M22 38 C22 16 34 7 46 7 L54 7 C66 7 78 16 78 38 Z", 0xFFC4694A)
    for y, x0, x1 in ((32, 23, 77), (26, 25, 75), (20, 29, 71), (14, 35, 65)):
        stroke(c, f"M{x0} {y} Q50 {y - 3} {x1} {y}", P.alpha(P.INK, 0.45), 1.1)
    slab(c, 45, 3, 10, 5, P.STEEL, 1.3)
    K.glow(c, K.circle(50, 32, 9), P.alpha(EMBERS, 0.8), 4)
    arch(c, 39, 39, 22, 19, 0xFF2A1A16)
    block(c, "M42 39 C41 33 45 32 45 27 C49 29 50 32 51 29 C56 32 58 35 58 39 Z", P.FURNACE, 1.2)
    block(c, "M47 39 C46 36 49 35 49 33 C53 35 53 37 53 39 Z", P.BUTTER, 0.8)
    bricks(c, 82, 39, 3, 3, 7, 4.6)


@front("new_agent")
def new_agent(c):
    """A man with a bowler and a case, come ashore."""
    air(c, ground=None)
    sea(c, 24)
    block(c, "M2 6 L24 2 L24 26 L2 26 Z", P.PAPER)
    block(c, "M-4 24 L32 24 C30 34 26 38 20 38 L-4 38 Z", P.INK)
    stroke(c, "M-2 30 L28 30", P.PAPER, 1.6)
    block(c, "M26 30 L98 33 L102 44 L20 44 Z", P.HINOKI)
    stroke(c, "M38 31 L36 42 M54 32 L54 42 M72 32.6 L74 42 M86 33 L90 42", P.alpha(P.INK, 0.5), 1)
    with K.box(c, 33, 1, 38, 40):
        block(c, pieces.ROBE, P.PRUSSIAN, 2.2)
        for tone, d in pieces.GUIDE:
            block(c, d, tone, 2.2)


@front("raffles_tactics")
def tactics(c):
    """A chart of the town with a route drawn on it, in a pavilion."""
    air(c)
    row(c, "lime", "lilac", (P.PINE, 0xFF6A5E8C))
    block(c, "M22 14 L50 1 L78 14 Z", P.shade(P.LAGOON, 1.1))
    slab(c, 24, 13, 4, 26, WALLS["white"], 1.2)
    slab(c, 72, 13, 4, 26, WALLS["white"], 1.2)
    slab(c, 31, 13, 38, 25, P.PAPER)
    block(c, "M33 30 C40 22 44 32 52 28 C58 25 62 30 67 26 L67 36 L33 36 Z", 0xFF9CCFC4, 1)
    K.line(c, K.path("M36 26 L42 19 L51 23 L58 17"), P.VERMILION, 2.2, (3, 2.6))
    stroke(c, "M57 15 L63 21 M63 15 L57 21", P.VERMILION, 2.2)


@front("port_1")
def port_crane(c):
    """A crane swings a chest ashore."""
    air(c, ground=None)
    sea(c, 26)
    slab(c, -2, 28, 50, 16, STONE)
    stroke(
        c,
        "M-2 33 L48 33 M10 28 L10 33 M26 28 L26 33 M40 28 L40 33 M18 33 L18 42 M34 33 L34 42",
        P.alpha(P.INK, 0.45),
        1,
    )
    stroke(c, "M32 28 L36 6 L66 3 M36 6 L26 28", P.INK, 4)
    stroke(c, "M32 28 L36 6 L66 3 M36 6 L26 28", P.GOLD, 1.9)
    stroke(c, "M60 4 L60 12", P.INK, 1.4)
    chest(c, 51, 27, 18, 15, "tea")
    pieces.sampan(c, 62, 27, 36)
    chest(c, 4, 28, 15, 12, "opium")
