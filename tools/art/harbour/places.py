# ruff: noqa: E501
"""The places of the harbour: small prints in a block 150 wide and 62 high that runs on at both sides for wider cards."""

from ..kit import goods, marks, pieces, water
from ..kit import ink as K
from ..kit import palette as P
from .print_block import (
    ACROSS,
    EARTH,
    LAWN,
    LEFT,
    ROOF,
    WALL,
    WIDE,
    air,
    bird,
    cut,
    ground,
    hipped,
    sea,
    stroke,
    windows,
)


def scene(c, key, w, h):
    """The print of one place, w x h, its upper corners round as the card that carries it."""
    unit = h / 60
    block = unit * 60 / 61.6
    frame = K.path(f"M0.65 {h} L0.65 3 Q0.65 0.65 3 0.65 L{w - 3} 0.65 Q{w - 0.65} 0.65 {w - 0.65} 3 L{w - 0.65} {h}")
    with K.clip(c, K.join(K.rect(0.65, 2, w - 1.3, h - 2), K.rect(2, 0.65, w - 4, 4))):
        c.save()
        c.translate(w / 2, 0)
        c.scale(block, block)
        c.translate(-WIDE / 2, 0)
        VIEWS[key](c)
        c.restore()
    K.line(c, K.path(f"M0.65 {h - 0.6} L{w - 0.65} {h - 0.6}"), P.INK, 1.2)
    K.line(c, frame, P.INK, 1.3)


def tea_plantation(c):
    """Hedges on three hills under the mountain, and a picker."""
    air(c)
    water.fuji(c, 62, 40, 92, 33, 0xFF6F90AE, P.PAPER, P.WASHI, 0.9)
    r = LEFT + ACROSS
    for n, tone in enumerate((0xFF9DBA84, 0xFF7FA66C, 0xFF5E8C55)):
        y = 31 + n * 10
        cut(
            c,
            f"M{LEFT} 66 L{LEFT} {y + 5} C10 {y - 9} 56 {y + 10} 92 {y} C116 {y - 7} 142 {y + 3} {r} {y - 3} L{r} 66 Z",
            tone,
            1,
        )
        for k in range(18):
            x = LEFT + k * 11 + n * 5
            stroke(c, f"M{x} {y + 9} C{x + 2} {y + 4.4} {x + 7} {y + 4.4} {x + 9} {y + 9}", P.alpha(P.INK, 0.5), 1)
    cut(c, "M27 51 C27 43.6 29 41 32 41 C35 41 37 43.6 37 51 Z", P.PRUSSIAN, 1)
    cut(c, "M24.4 41.6 L32 35.6 L39.6 41.6 Q32 44 24.4 41.6 Z", P.HINOKI, 1)


def fishing_ground(c):
    """A boat with its net before the rising sun."""
    air(c, 0xFF6D97B5)
    water.sun(c, 96, 17, 10)
    bird(c, 60, 13)
    bird(c, 70, 8, 3)
    sea(c, 29)
    stroke(c, "M74 36 L60 7", P.INK, 1.6)
    stroke(c, "M60 7 C78 10 98 22 104 44", P.INK, 0.9)
    net = K.path("M92 42 C95 52 113 52 116 41 Q104 37 92 42 Z")
    K.cut(c, net, P.alpha(P.PAPER, 0.75), P.INK, 1)
    for k in range(5):
        stroke(c, f"M{94 + k * 5} 40.4 C{96 + k * 4} 45 {97 + k * 3.4} 47 {98 + k * 3} 48.6", P.alpha(P.INK, 0.6), 0.8)
    pieces.sampan(c, 46, 36, 58)
    cut(c, "M62 40 C62 33 64 30.4 67 30.4 C70 30.4 72 33 72 40 Z", P.BRICK, 1)
    cut(c, "M60 31 L67 25.6 L74 31 Q67 33 60 31 Z", P.HINOKI, 1)
    water.crest(c, LEFT + 10, 17, 50)
    water.crest(c, 136, 30, 34)


def silk_mill(c):
    """Saw-tooth brick halls and a smoking stack."""
    air(c)
    ground(c, 50, LAWN)
    cut(c, "M33 52 L34 12 L41 12 L42 52 Z", P.BRICK)
    K.fill(c, K.rect(33.6, 13, 7.8, 3), P.INK)
    cut(c, "M37 11 C33 4 44 2 47 6 C52 1 65 2 66 8 C60 7 54 13 46 10 C43 13 39 13 37 11 Z", P.SLIP, 0.9)
    for k in range(4):
        x = 44 + k * 25
        cut(c, f"M{x} 53 L{x} 30 L{x + 15} 19 L{x + 25} 29 L{x + 25} 53 Z", P.BRICK if k % 2 else 0xFFB5553C)
        cut(c, f"M{x + 15} 19 L{x + 25} 29 L{x + 19.6} 29 L{x + 12.4} 21 Z", 0xFFBFD0D8, 0.9)
        windows(c, x + 4.6, 34, 2, 9.4, 6.4, 10, P.BUTTER)
    water.tree(c, -2, 57, 34)
    for x in (14, 20, 150, 160):
        cut(c, f"M{x} 56 C{x - 5} 51 {x - 1} 46 {x + 4} 48 C{x + 9} 45 {x + 14} 50 {x + 10} 56 Z", 0xFF7BA26A, 1)


def copper_mine(c):
    """A gallery in the rock and a loaded wagon."""
    air(c, 0xFF9AA7B0)
    cut(
        c,
        f"M{LEFT} 62 L-6 34 L8 40 L24 24 L38 32 L62 6 L84 22 L104 13 L134 44 L150 38 L{LEFT + ACROSS} 62 L{LEFT + ACROSS} 66 L{LEFT} 66 Z",
        0xFFA98463,
        1.2,
    )
    for d, tone in (
        ("M62 6 L84 22 L79 38 L68 29 L57 35 Z", 0xFFC6A07B),
        ("M104 13 L118 27.6 L112 36 L104 28 Z", 0xFFC6A07B),
        ("M24 24 L38 32 L32 42 L22 38 Z", 0xFFC09A76),
    ):
        K.cut(c, K.path(d), tone, P.alpha(P.INK, 0.4), 0.9)
    for d in ("M46 26 L42 36 L46 44", "M94 30 L98 40", "M122 44 L128 52", "M6 48 L12 54"):
        stroke(c, d, P.alpha(P.INK, 0.4), 1)
    cut(c, "M52 64 L52 46 C52 32 84 32 84 46 L84 64 Z", 0xFF2A221E, 1.4)
    for d in ("M52 64 L52 43", "M84 64 L84 43", "M48.6 42 L87.4 42"):
        stroke(c, d, P.INK, 4.6)
        stroke(c, d, P.CEDAR, 2.8)
    stroke(c, f"M60 61 L{LEFT + ACROSS} 61", P.INK, 1.2)
    goods.good(c, "copper", 95.4, 31.6, 23)
    cut(c, "M93 50 L121 50 L117 57.6 L97 57.6 Z", P.STEEL)
    for x in (101, 113):
        K.cut(c, K.circle(x, 58.6, 2.5), 0xFF2A221E, P.INK, 1)


def bank(c):
    """A temple front with a coin in its gable."""
    air(c)
    ground(c, 55, P.SLIP)
    hipped(c, -16, 55, 40, 19, WALL, P.BRICK)
    hipped(c, 128, 55, 44, 17, 0xFFD9C7B0, ROOF)
    K.cut(c, K.rect(34, 25, 82, 28), 0xFFD8CDB6, P.INK, 1.1)
    cut(c, "M64 53 L64 38 Q75 30 86 38 L86 53 Z", P.CEDAR)
    stroke(c, "M75 34.6 L75 53", P.INK, 1)
    for k in range(6):
        x = 37 + k * 14.2
        K.cut(c, K.rect(x, 27, 5, 26), P.WHITE, P.INK, 0.9)
        K.cut(c, K.rect(x - 1, 26, 7, 2.6), P.WHITE, P.INK, 0.8)
    cut(c, "M28 26 L75 4 L122 26 Z", 0xFFB7BFC4)
    cut(c, "M38 23.6 L75 6.8 L112 23.6 Z", P.PAPER, 0.9)
    marks.coin(c, 75, 17.2, 6.2, flat=True)
    K.cut(c, K.rect(30, 52, 90, 3.4), P.PAPER, P.INK, 1)
    K.cut(c, K.rect(26, 55.4, 98, 4), P.PAPER, P.INK, 1)


def church(c):
    """A mission church on a green rise."""
    air(c, 0xFF8FA9C4)
    ground(c, 52, 0xFF9CB384, 9)
    K.cut(c, K.rect(62, 30, 54, 24), P.PAPER, P.INK, 1.1)
    cut(c, "M58 30 L68 17 L110 17 L120 30 Z", P.BRICK)
    for x in (72, 84, 96, 108):
        stroke(c, f"M{x} 17.6 L{x + (x - 90) * 0.2:.1f} 29.4", P.alpha(P.INK, 0.4), 0.9)
    K.cut(c, K.rect(43, 22, 21, 32), P.PAPER, P.INK, 1.1)
    cut(c, "M40 22 L53.5 8.6 L67 22 Z", P.BRICK)
    stroke(c, "M53.5 9 L53.5 2.6 M50.4 5 L56.6 5", P.INK, 1.5)
    K.cut(c, K.circle(53.5, 29, 3.6), 0xFFE8C87A, P.INK, 1)
    K.fill(c, K.path("M49 54 L49 42 Q53.5 35.6 58 42 L58 54 Z"), P.INDIGO)
    for k in range(4):
        x = 69 + k * 12
        cut(c, f"M{x} 47 L{x} 38 Q{x + 3.5} 33 {x + 7} 38 L{x + 7} 47 Z", (P.PRUSSIAN, P.GOLD)[k % 2], 0.9)
    water.tree(c, 10, 57, 36)
    water.tree(c, 124, 58, 28)
    bird(c, 130, 14)


def customs(c):
    """The watch house on the quay among crates."""
    air(c)
    sea(c, 42)
    pieces.junk(c, -10, 12, 38, P.SLIP)
    K.cut(c, K.rect(28, 50, 170, 18), EARTH, P.INK, 1.2)
    for x in range(34, 180, 13):
        stroke(c, f"M{x} 55 L{x} 66 M{x + 6} 50 L{x + 6} 55", P.alpha(P.INK, 0.4), 0.9)
    stroke(c, "M28 55 L180 55", P.alpha(P.INK, 0.4), 0.9)
    hipped(c, 50, 50, 66, 22, WALL, ROOF)
    cut(c, "M79 50 L79 40 Q83 35 87 40 L87 50 Z", P.CEDAR, 1)
    K.cut(c, K.rect(75, 9, 16, 13), WALL, P.INK, 1.1)
    windows(c, 78, 12, 2, 5.6, 3.8, 6)
    cut(c, "M72 10 L83 2 L94 10 Z", ROOF)
    stroke(c, "M120 50 L120 12", P.INK, 1.6)
    cut(c, "M120 13 C126 10 131 16 138 13 L138 23 C131 26 126 20 120 23 Z", P.PAPER, 1)
    K.fill(c, K.circle(129, 18, 3.2), P.VERMILION)
    goods.good(c, "import", 30, 33, 19)
    goods.good(c, "import", 126, 35, 17)
    goods.good(c, "import", 142, 37, 15)


def chinatown(c):
    """The gate of the quarter between lanterns."""
    air(c, 0xFFB5786A, 0xFFF2D9B4)
    for x in (-20, 132):
        K.cut(c, K.rect(x, 30, 42, 34), 0xFFCBB08A, P.INK, 1)
        cut(c, f"M{x - 6} 32 Q{x + 2} 30 {x + 6} 23 L{x + 36} 23 Q{x + 40} 30 {x + 48} 32 Z", P.JADE)
        windows(c, x + 8, 38, 3, 10, 6, 12, 0xFF7A2F22)
    ground(c, 58, EARTH)
    for x in (39, 62, 82, 105):
        K.cut(c, K.rect(x, 24, 6, 36), P.VERMILION, P.INK, 1.1)
        K.cut(c, K.rect(x - 1.6, 56, 9.2, 4.4), P.SLIP, P.INK, 1)
    K.cut(c, K.rect(36, 25, 78, 6), P.PRUSSIAN, P.INK, 1)
    for k in range(7):
        K.fill(c, K.circle(42 + k * 11, 28, 1.5), P.BUTTER)
    for y, a, b in ((25, 25, 125), (12, 50, 100)):
        d = f"M{a - 3} {y - 3} Q{a + 8} {y - 2} {a + 14} {y - 10} L{b - 14} {y - 10} Q{b - 8} {y - 2} {b + 3} {y - 3} L{b - 2} {y} L{a + 2} {y} Z"
        cut(c, d, P.PINE)
        with K.clip(c, K.path(d)):
            for x in range(a, b, 6):
                stroke(c, f"M{x} {y - 10} L{x} {y}", P.alpha(P.INK, 0.35), 0.9)
    K.cut(c, K.rect(64, 12, 22, 4.6), P.VERMILION, P.INK, 1)
    K.cut(c, K.rect(60, 31, 30, 9, 1), P.GOLD, P.INK, 1)
    K.text(c, "中華", 75, 38.6, 8.4, "kanji", P.INK, "centre")
    for x in (24, 126):
        stroke(c, f"M{x} -2 L{x} 30", P.INK, 1)
        cut(
            c,
            f"M{x - 6} 30 L{x + 6} 30 C{x + 11} 35 {x + 11} 43 {x + 6} 48 L{x - 6} 48 C{x - 11} 43 {x - 11} 35 {x - 6} 30 Z",
            P.VERMILION,
        )
        stroke(
            c,
            f"M{x - 3} 30 C{x - 5} 36 {x - 5} 42 {x - 3} 48 M{x + 3} 30 C{x + 5} 36 {x + 5} 42 {x + 3} 48",
            P.alpha(P.INK, 0.45),
            0.9,
        )
        K.fill(c, K.rect(x - 5, 28.6, 10, 2.4), P.INK)
        stroke(c, f"M{x} 48 L{x} 54", P.GOLD, 2)


def laboratory(c):
    """The school of science with its observatory."""
    air(c, 0xFF5F789E, 0xFFE6DCC8, 0xFFEAD2B0)
    for x, y in ((20, 8), (54, 5), (84, 12), (146, 10), (4, 18)):
        K.fill(c, K.circle(x, y, 1), P.PAPER)
    ground(c, 54, LAWN)
    hipped(c, 18, 56, 68, 24, P.PAPER, P.BRICK)
    windows(c, 23, 48, 5, 12, 6, 6, P.BUTTER)
    K.cut(c, K.rect(90, 30, 34, 26), P.PAPER, P.INK, 1.1)
    K.cut(c, K.rect(87, 28, 40, 4), 0xFFD8CDB6, P.INK, 1)
    cut(c, "M90 28 C90 4 124 4 124 28 Z", P.PRUSSIAN)
    cut(c, "M104 28 C103 18 106 11 110 10.4 L114 11.6 C110 16 109 22 109.4 28 Z", 0xFF1B2434, 1)
    cut(c, "M105 20 L121 3.6 L126 8.2 L110.4 24 Z", P.GOLD)
    stroke(c, "M118.4 6.2 L123.4 10.8", P.INK, 1)
    cut(c, "M101 56 L101 43 Q107 36 113 43 L113 56 Z", P.CEDAR)
    water.tree(c, 134, 59, 30)
    water.tree(c, -12, 59, 28)


def port(c):
    """A steamer at the wharf."""
    air(c, 0xFF5F8AB0)
    water.fuji(c, 100, 37, 62, 18, 0xFF8AA6BE, P.PAPER, P.WASHI, 0.8)
    sea(c, 36)
    pieces.steamer(c, 40, 0, 94)
    pieces.junk(c, -16, 14, 34, 0xFFD8C49A)
    cut(c, f"M{LEFT} 53 L42 53 L48 66 L{LEFT} 66 Z", P.CEDAR)
    for x in range(-18, 42, 9):
        stroke(c, f"M{x} 53 L{x + 1} 66", P.alpha(P.INK, 0.5), 0.9)
    goods.good(c, "import", 8, 38, 15)
    goods.good(c, "import", 23, 38, 15)
    bird(c, 24, 12)
    bird(c, 34, 18, 3)


VIEWS = {
    "tea_plantation": tea_plantation,
    "fishing_ground": fishing_ground,
    "silk_mill": silk_mill,
    "copper_mine": copper_mine,
    "bank": bank,
    "church": church,
    "customs": customs,
    "chinatown": chinatown,
    "laboratory": laboratory,
    "port": port,
}
