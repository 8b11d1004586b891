"""Cards: a paper front with icons first, and a block-printed back per deck."""

from . import goods, marks, paper, water
from . import ink as K
from . import palette as P


def blank(c, w, h, r=5, lift=2.0):
    """A paper front without texture: at this size fibres would only read as dirt."""
    p = K.rect(0, 0, w, h, r)
    K.shadow(c, p, lift, lift * 1.1, 0.42)
    K.fill(c, p, P.PAPER)
    K.line(c, p, P.INK, 1.1)
    return p


def back(c, w, h, colour, r=5):
    """Back of a card: wave scales in the deck's colour inside a paper border."""
    p = K.rect(0, 0, w, h, r)
    K.shadow(c, p, 2, 2.2, 0.42)
    K.cut(c, p, P.PAPER, P.INK, 1.1)
    q = K.rect(4, 4, w - 8, h - 8, 3)
    water.scales(c, q, colour, P.alpha(P.PAPER, 0.35), max(6, w / 8), 2, 1)
    K.line(c, q, P.INK, 0.9)


def head(c, p, x, y, w, h, colour):
    """Coloured head of a card, wiped at its foot."""
    with K.clip(c, p):
        q = K.rect(x, y, w, h)
        K.bokashi(c, q, [(0, colour), (0.6, colour), (1, P.shade(colour, 1.35))], 0, y, 0, y + h)
        paper.grain(c, q, 3, 0.4)
    K.line(c, K.path(f"M{x} {y + h} L{x + w} {y + h}"), P.INK, 1)


def item(c, name, x, y, s):
    """A good or a mark by name, whichever exists; 'any' and 'same' are blank cubes."""
    if name in goods.CUTS:
        goods.good(c, name, x, y, s)
    elif name in ("any", "same"):
        fill = P.WHITE if name == "any" else 0xFF35353B
        with K.box(c, x, y, s):
            K.cut(c, K.path("M3 8 L9 3 L21 3 L21 15 L15.5 21 L3 21 Z"), fill, P.INK, 1.7)
            K.line(c, K.path("M3 8 L15.5 8 L15.5 21 M15.5 8 L21 3"), P.INK if name == "any" else P.PAPER, 1.3)
    else:
        marks.mark(c, name, x, y, s)


def row(c, terms, x, y, s, centre=None, ink=P.INK, size=None, gap=7):
    """A run of amounts: [(n, name), ...] with 'arrow' / 'both' as names of the sign between. Returns the width."""
    size = size or s * 0.98
    parts = []
    for n, name in terms:
        label = "" if n in (None, 1) else str(n)
        parts.append((label, K.width(label, "display", size) + 1.5 if label else 0, name))
    total = sum(lw + s for _, lw, _ in parts) + gap * (len(parts) - 1)
    if centre is not None:
        x = centre - total / 2
    for label, lw, name in parts:
        if label:
            K.text(c, label, x, y + s / 2 + size * 0.34, size, "display", ink)
        if name in ("arrow", "both"):
            marks.mark(c, name, x + lw, y + s * 0.1, s * 0.8, ink=ink)
        else:
            item(c, name, x + lw, y, s)
        x += lw + s + gap
    return total
