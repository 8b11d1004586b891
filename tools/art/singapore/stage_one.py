# ruff: noqa: E501
"""Street fronts of Singapore by day: the start buildings and the legal houses of stage I.

What a house is about stands in the middle: people stand on the left of a front, flags on the right.
"""

from ..kit import marks, pieces, water
from ..kit import palette as P
from .street import (
    ROOF,
    WALLS,
    air,
    arch,
    awning,
    block,
    bolts,
    bricks,
    chest,
    eaves,
    gallery,
    pole,
    porter,
    portico,
    roof,
    row,
    sea,
    slab,
    stroke,
    wheel,
)

FRONTS, front = gallery()


@front("pawnbroker")
def pawnbroker(c):
    """Three gilt balls before a white house."""
    air(c)
    slab(c, 14, 8, 72, 30, WALLS["white"])
    slab(c, 10, 4, 80, 6, P.shade(P.LAGOON, 1.2))
    for x in (20, 68):
        arch(c, x, 28, 12, 15)
    arch(c, 37, 38, 26, 27, 0xFF5F8F93)
    stroke(c, "M50 6 L50 14 M38 14 L62 14", P.INK, 2)
    for x, y in ((42, 19), (58, 19), (50, 27)):
        marks.coin(c, x, y, 5.6, value="", flat=True)


@front("tea_jetty")
def tea_jetty(c):
    """A plank jetty, a chest of tea on it, a boat alongside."""
    air(c, ground=None)
    water.palm(c, -4, 26, 30)
    sea(c, 24)
    for x in (6, 26, 46, 62):
        slab(c, x, 26, 3.6, 18, P.CEDAR, 1.2)
    slab(c, -4, 22, 72, 5, P.HINOKI)
    stroke(c, "M10 22 L10 27 M24 22 L24 27 M38 22 L38 27 M52 22 L52 27", P.alpha(P.INK, 0.6), 1)
    chest(c, 38, 22, 22, 18, "tea")
    pieces.sampan(c, 68, 24, 34)


@front("bazaar")
def bazaar(c):
    """Three stalls under striped cloth."""
    air(c)
    for k, tone in enumerate((P.CORAL, P.LAGOON, P.GOLD)):
        x = 3 + k * 32
        stroke(c, f"M{x + 2} 14 L{x + 2} 38 M{x + 28} 14 L{x + 28} 38", P.CEDAR, 2.2)
        slab(c, x + 1, 28, 28, 10, P.HINOKI)
        for j, heap in enumerate((P.VERMILION, P.PINE, P.BUTTER)):
            block(c, f"M{x + 2 + j * 9} 28 Q{x + 6.5 + j * 9} 19 {x + 11 + j * 9} 28 Z", heap, 1.2)
        awning(c, x, 6, 30, 12, (tone, P.PAPER), 4)


@front("government_house")
def government_house(c):
    """The white residence with its portico, dome and flag."""
    air(c)
    slab(c, 8, 20, 84, 18, WALLS["white"])
    for x in (12, 22, 70, 80):
        arch(c, x, 34, 7, 11)
    pole(c, 50, 14, 14, (P.VERMILION, P.PAPER, P.VERMILION), 12)
    block(c, "M43 16 C43 7 57 7 57 16 Z", P.LAGOON)
    portico(c, 31, 38, 38, 26, 4, P.shade(P.LAGOON, 1.25))


@front("architect")
def architect(c):
    """Dividers over a wall that is going up behind bamboo."""
    air(c)
    row(c, "butter", "mint")
    bricks(c, 26, 38, 4, 6, 8, 5)
    stroke(c, "M28 38 L28 6 M72 38 L72 6 M24 16 L76 16 M24 28 L76 28", 0xFFA98A4B, 2.4)
    for d in ("M50 7 L40 36", "M50 7 L60 36"):
        stroke(c, d, P.INK, 5)
        stroke(c, d, P.GOLD, 2.6)
    stroke(c, "M44 26 Q50 30 56 26", P.INK, 1.8)
    marks.coin(c, 50, 7, 4.6, value="", flat=True)


@front("trading_house")
def trading_house(c):
    """A gabled godown; a bale hangs from its hoist."""
    air(c)
    row(c, "lilac", "butter", (0xFF6A5E8C, P.CEDAR))
    block(c, "M27 38 L27 16 L50 2 L73 16 L73 38 Z", WALLS["rose"])
    block(c, "M23 18 L50 -1 L77 18 L74 21 L50 5 L26 21 Z", ROOF)
    arch(c, 34, 38, 32, 22, 0xFF3B3230)
    stroke(c, "M50 6 L50 18", P.INK, 1.6)
    slab(c, 41, 18, 18, 14, P.HINOKI, 1.5, 2)
    stroke(c, "M41 25 L59 25 M50 18 L50 32", P.CEDAR, 1.6)


@front("market")
def market(c):
    """The market hall: a wide roof with a lantern, heaps of fruit below."""
    air(c)
    for x in (10, 34, 62, 86):
        slab(c, x, 18, 4, 20, WALLS["white"], 1.2)
    roof(c, 6, 19, 88, 10)
    roof(c, 32, 9, 36, 6, P.shade(ROOF, 0.85))
    for x, tone in ((16, P.PINE), (40, P.FURNACE), (66, P.VERMILION)):
        for dx, dy in ((2, 0), (8, 0), (14, 0), (5, -5), (11, -5), (8, -10)):
            if dy == -10 and x != 40:
                continue
            fruit(c, x + dx, 31 + dy, 3.4, tone)
        block(c, f"M{x - 2} 32 L{x + 19} 32 L{x + 16} 40 L{x + 1} 40 Z", P.HINOKI, 1.3)


def fruit(c, x, y, r, tone):
    """One fruit of a heap."""
    block(
        c,
        f"M{x} {y - r} C{x + r * 1.3} {y - r} {x + r * 1.3} {y + r} {x} {y + r} C{x - r * 1.3} {y + r} {x - r * 1.3} {y - r} {x} {y - r} Z",
        tone,
        1.1,
    )


@front("tea_house")
def tea_house(c):
    """Upturned eaves and a great teapot."""
    air(c)
    row(c, "mint", "rose")
    slab(c, 27, 12, 46, 26, WALLS["lime"])
    eaves(c, 26, 13, 48, 11)
    block(c, "M38 36 C31 30 35 19 44 18 L56 18 C65 19 69 30 62 36 Z", P.JADE)
    block(c, "M64 24 L71 18 L74 20 L66 32 Z", P.JADE)
    stroke(c, "M36 22 C26 20 26 33 36 32", P.INK, 4.4)
    stroke(c, "M36 22 C26 20 26 33 36 32", P.JADE, 1.8)
    block(c, "M43 18 Q50 12 57 18 Z", P.shade(P.JADE, 1.3))
    stroke(c, "M40 28 Q50 33 60 28", P.BUTTER, 1.8)


@front("tea_carrier_1")
def tea_carrier(c):
    """A porter with two chests of tea on a pole."""
    air(c, y=36)
    row(c, "rose", "sky", (P.BRICK, P.PRUSSIAN))
    stroke(c, "M22 15 Q50 8 78 15", P.INK, 3.4)
    stroke(c, "M22 15 Q50 8 78 15", P.HINOKI, 1.4)
    porter(c, 34, 38, 32, P.PINE)
    for x in (14, 66):
        stroke(c, f"M{x + 10} 14 L{x + 2} 22 M{x + 10} 14 L{x + 18} 22", P.INK, 1.2)
        chest(c, x, 37, 20, 16, "tea")


@front("weaver_1")
def weaver(c):
    """A loom with blue cloth half done."""
    air(c)
    row(c, "sky", "butter", (P.PRUSSIAN, P.CEDAR))
    slab(c, 24, 5, 52, 33, 0xFF5A4A40)
    block(c, "M32 24 L68 24 L72 37 L28 37 Z", P.GOODS["cloth"])
    stroke(c, "M31 30 L69 30", P.PAPER, 1.6)
    for k in range(8):
        stroke(c, f"M{33 + k * 4.9} 9 L{33 + k * 4.9} 24", P.PAPER, 1.3)
    for x, y, w, h in ((28, 3, 4, 36), (68, 3, 4, 36), (25, 5, 50, 4), (26, 20, 48, 4.6)):
        slab(c, x, y, w, h, P.HINOKI, 1.3)


@front("brickyard")
def brickyard(c):
    """Stacks of brick beside a thatched shed."""
    air(c, low=0xFFF3DDBE, ground=0xFFCFA27C)
    stroke(c, "M8 38 L8 20 M30 38 L30 20", P.CEDAR, 2.4)
    block(c, "M0 22 L10 8 L28 8 L38 22 Z", P.HINOKI)
    stroke(c, "M10 12 L6 20 M16 12 L14 20 M22 12 L24 20 M27 12 L31 20", P.alpha(P.INK, 0.5), 1)
    bricks(c, 30, 39, 6, 6, 9, 5.2)
    bricks(c, 82, 39, 3, 3, 9, 5.2)


@front("cloth_carrier")
def cloth_carrier(c):
    """A handcart heaped with bolts of cloth."""
    air(c, y=36)
    row(c, "butter", "lilac", (P.CEDAR, 0xFF6A5E8C))
    porter(c, 12, 38, 28, P.BRICK)
    bolts(c, 38, 25, 3, 34, 6.4)
    slab(c, 34, 25, 42, 4.6, P.HINOKI)
    stroke(c, "M36 27 L24 24", P.INK, 2.4)
    wheel(c, 55, 33, 7)
