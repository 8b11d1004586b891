"""Prints of the Areas: those of the harbour, and two of this title's own, the employment agency and the canal."""

from ..harbour import places
from ..harbour.print_block import ACROSS, EARTH, LEFT, ROOF, WALL, WIDE, air, bird, cut, ground, hipped, stroke
from ..kit import ink as K
from ..kit import palette as P
from ..kit import pieces as boats
from ..kit import water

SIZE = (192, 62)  # one print serves every width of an Area
LIFT = 2.0  # the motif is a little raised, so that people may stand before it


def employment_agency(c):
    """The agency's open front, its sign, and people who wait."""
    air(c, 0xFF8FA9C4, 0xFFF2E3C2)
    ground(c, 54, EARTH)
    hipped(c, -20, 54, 42, 20, WALL, ROOF)
    hipped(c, 126, 54, 46, 18, 0xFFD9C7B0, P.BRICK)
    K.cut(c, K.rect(30, 24, 90, 30), 0xFFCBA878, P.INK, 1.1)
    cut(c, "M22 26 C34 22 42 16 50 8 L100 8 C108 16 116 22 128 26 L126 29 L24 29 Z", 0xFF4A5664)
    for x in range(36, 120, 8):
        stroke(c, f"M{x} 27.6 L{50 + (x - 36) * 0.6:.0f} 9", P.alpha(P.INK, 0.35), 0.9)
    K.fill(c, K.rect(34, 33, 82, 21), 0xFF5A3A24)
    for k in range(6):
        left = 34 + k * 13.7
        cut(c, f"M{left} 30 L{left + 13.7} 30 L{left + 13.7} 40 L{left} 40 Z", P.PRUSSIAN if k % 2 else 0xFF3B6C99, 0.9)
    K.fill(c, K.circle(75, 35, 4), P.PAPER)
    K.line(c, K.path("M72.6 35 L77.4 35 M75 32.6 L75 37.4"), P.PRUSSIAN, 1.3)
    K.cut(c, K.rect(122, 22, 10, 30, 1), P.PAPER, P.INK, 1)
    K.vertical(c, "口入", 127, 23, 9, P.INK, 1.3)
    for x, tone in ((44, P.PINE), (58, P.BRICK), (92, P.GOLD), (104, P.STEEL)):
        cut(c, f"M{x - 5} 60 C{x - 5} 50 {x - 3} 47 {x} 47 C{x + 3} 47 {x + 5} 50 {x + 5} 60 Z", tone, 1)
        K.cut(c, K.circle(x, 44.6, 3), 0xFFF0D9B8, P.INK, 1)


def canal(c):
    """A cut between stone quays under an arched bridge, a barge upon it."""
    air(c, 0xFF7FA3BF)
    r = LEFT + ACROSS
    for x, w, h, tone, roof in (
        (-22, 34, 22, WALL, ROOF),
        (14, 26, 16, 0xFFD9C7B0, P.BRICK),
        (108, 30, 20, WALL, ROOF),
        (138, 40, 26, 0xFFCBB08A, P.BRICK),
    ):
        hipped(c, x, 40, w, h, tone, roof)
    water.tree(c, 92, 42, 24)
    K.cut(c, K.rect(LEFT, 39, ACROSS, 30), EARTH, P.INK, 1.1)
    for x in range(LEFT, int(r), 12):
        stroke(c, f"M{x} 39 L{x + 3} 46 M{x + 6} 46 L{x + 9} 53", P.alpha(P.INK, 0.35), 0.9)
    p = K.path(f"M{LEFT} 46 L{r} 46 L{r} 66 L{LEFT} 66 Z")
    K.bokashi(c, p, [(0, P.shade(P.PRUSSIAN, 1.3)), (1, P.PRUSSIAN)], 0, 46, 0, 64)
    stroke(c, f"M{LEFT} 46 L{r} 46", P.INK, 1.2)
    for k in range(12):
        x, y = LEFT + 6 + k * 17, 51 + (k * 5) % 9
        stroke(c, f"M{x} {y} Q{x + 4} {y - 2} {x + 8} {y} Q{x + 12} {y + 2} {x + 16} {y}", P.alpha(P.PAPER, 0.7), 1)
    cut(c, "M46 47 C56 20 94 20 104 47 L97 47 C90 29 60 29 53 47 Z", P.VERMILION, 1.2)
    cut(c, "M40 42 C56 12 94 12 110 42 L106 42 C92 17 58 17 44 42 Z", P.HINOKI, 1.1)
    for x, rail in ((52, 29), (62, 22.4), (75, 19.8), (88, 22.4), (98, 29)):
        stroke(c, f"M{x} {rail} L{x} {rail - 6}", P.BRICK, 2)
    stroke(c, "M48 27 C60 9 90 9 102 27", P.BRICK, 1.8)
    boats.sampan(c, 58, 48, 42)
    bird(c, 24, 12)
    bird(c, 130, 9, 3)


# kind of Area -> its print
VIEWS = {
    "copper_mine": places.VIEWS["copper_mine"],
    "silk_mill": places.VIEWS["silk_mill"],
    "tea": places.VIEWS["tea_plantation"],
    "fishing": places.VIEWS["fishing_ground"],
    "bank": places.VIEWS["bank"],
    "chinatown": places.VIEWS["chinatown"],
    "church": places.VIEWS["church"],
    "customs": places.VIEWS["customs"],
    "employment_agency": employment_agency,
    "laboratory_a": places.VIEWS["laboratory"],
    "laboratory_b": places.VIEWS["laboratory"],
    "port_a": places.VIEWS["port"],
    "port_b": places.VIEWS["port"],
    "canal": canal,
}


def scene(c, kind, w=SIZE[0], h=SIZE[1]):
    """The print of an Area, its motif in the middle."""
    p = K.rect(0, 0, w, h)
    block = max(h / 58, w / 190)
    with K.clip(c, p):
        c.save()
        c.translate(w / 2, -LIFT)
        c.scale(block, block)
        c.translate(-WIDE / 2, 0)
        VIEWS[kind](c)
        c.restore()
        if kind.endswith("_b"):
            _dusk(c, p, h)


def _dusk(c, p, h):
    """Evening over the second port and laboratory, so that A and B differ at a glance."""
    light = [(0, P.alpha(0xFFB8503A, 0.55)), (0.55, P.alpha(0xFFE0955A, 0.28)), (1, P.alpha(0xFF3A2A50, 0.1))]
    K.bokashi(c, p, light, 0, 0, 0, h)
