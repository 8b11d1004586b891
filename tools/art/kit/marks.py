# ruff: noqa: E501
"""Marks: resources that are not goods, acts, and the small signs of the interface (24 x 24 blocks)."""

import math

from . import ink as K
from . import palette as P

# role as in goods.py; colours are fixed per mark unless a colour is passed
CUTS = {
    "order": (
        P.PAPER,
        [
            ("f", "M4 2 L20 2 L20 22 L4 22 Z"),
            ("s", "M7 6.4 L17 6.4"),
            ("s", "M7 10 L17 10"),
            ("s", "M7 13.6 L12 13.6"),
            ("v", "M13.4 14.4 L18 14.4 L18 19.4 L13.4 19.4 Z"),
        ],
    ),
    "tech": (
        P.STEEL,
        [
            (
                "f",
                "M10.4 1.8 L13.6 1.8 L14.4 5 L17.2 6.2 L20 4.4 L22.2 6.8 L20.2 9.4 L21 12 L22.4 12.8 L22 15.8 L19 16.4 L17.6 18.8 L18.6 21.6 "
                "L15.6 23 L13.4 20.8 L10.6 20.8 L8.4 23 L5.4 21.6 L6.4 18.8 L5 16.4 L2 15.8 L1.6 12.8 L3.8 12 L3.8 9.4 L1.8 6.8 L4 4.4 L6.8 6.2 L9.6 5 Z",
            ),
            ("p", "M12 8.4 C17.4 8.4 17.4 17 12 17 C6.6 17 6.6 8.4 12 8.4 Z"),
        ],
    ),
    "faith": (
        P.PAPER,
        [
            (
                "f",
                "M9.6 1.8 L14.4 1.8 L14.4 7 L20 7 L20 11.8 L14.4 11.8 L14.4 22.4 L9.6 22.4 L9.6 11.8 L4 11.8 L4 7 L9.6 7 Z",
            )
        ],
    ),
    "assist": (
        P.HINOKI,
        [
            (
                "f",
                "M12 1.8 C16 1.8 17 7 14.6 9.4 C19 10.6 20.6 15 20.6 22 L3.4 22 C3.4 15 5 10.6 9.4 9.4 C7 7 8 1.8 12 1.8 Z",
            ),
            (
                "p",
                "M10.6 12.4 L13.4 12.4 L13.4 15 L16 15 L16 17.8 L13.4 17.8 L13.4 20.4 L10.6 20.4 L10.6 17.8 L8 17.8 L8 15 L10.6 15 Z",
            ),
        ],
    ),
    "merchant": (
        P.STEEL,
        [
            ("f", "M6.4 3 L17.6 3 L17 15 L7 15 Z"),
            ("v", "M6.9 11 L17.1 11 L17 14.6 L7 14.6 Z"),
            ("f", "M1.6 15 L22.4 15 C22.4 19 18 20.4 12 20.4 C6 20.4 1.6 19 1.6 15 Z"),
        ],
    ),
    "bag": (
        P.HINOKI,
        [
            ("f", "M8.6 7.4 C2.4 11 1 21.4 5.4 22.4 L18.6 22.4 C23 21.4 21.6 11 15.4 7.4 Z"),
            ("f", "M8 7 L5.8 2 L10 3.6 L12 1.6 L14 3.6 L18.2 2 L16 7 Z"),
            ("v", "M7.6 6.6 L16.4 6.6 L16.4 8.8 L7.6 8.8 Z"),
        ],
    ),
    "cards": (
        P.PAPER,
        [
            ("f", "M8 2.4 L21 2.4 L21 19 L8 19 Z"),
            ("f", "M3 5.4 L16 5.4 L16 22 L3 22 Z"),
            ("v", "M9.5 10.6 L12.6 13.7 L9.5 16.8 L6.4 13.7 Z"),
        ],
    ),
    "people": (
        P.HINOKI,
        [
            ("f", "M16.6 5 C19.8 5 20.4 9.4 18.6 11 C21.6 12 22.8 15 22.8 19 L14 19 Z"),
            (
                "f",
                "M9 3 C12.6 3 13.4 8.4 11.4 10.6 C15 11.6 16.4 15.6 16.4 21 L1.6 21 C1.6 15.6 3 11.6 6.6 10.6 C4.6 8.4 5.4 3 9 3 Z",
            ),
        ],
    ),
    "time": (
        P.PAPER,
        [
            (
                "f",
                "M5 2.4 L19 2.4 L19 6 C19 9 15 10.6 14 12 C15 13.4 19 15 19 18 L19 21.6 L5 21.6 L5 18 C5 15 9 13.4 10 12 C9 10.6 5 9 5 6 Z",
            ),
            ("v", "M7 19.6 C8 17 11 16 12 14.4 C13 16 16 17 17 19.6 Z"),
            ("s", "M3.4 2.4 L20.6 2.4"),
            ("s", "M3.4 21.6 L20.6 21.6"),
        ],
    ),
    "weight": (P.STEEL, [("f", "M5.6 9 L18.4 9 L21.6 21.6 L2.4 21.6 Z"), ("s", "M9 9 C6.4 2 17.6 2 15 9")]),
    "chart": (
        P.PRUSSIAN,
        [
            ("f", "M3 13 L8 13 L8 21.4 L3 21.4 Z"),
            ("v", "M9.6 7 L14.4 7 L14.4 21.4 L9.6 21.4 Z"),
            ("f", "M16 2.6 L21 2.6 L21 21.4 L16 21.4 Z"),
        ],
    ),
    "undo": (None, [("b", "M6 9.6 L15 9.6 C22 9.6 22 20 15 20 L9 20"), ("i", "M1.8 9.6 L9 4.4 L9 14.8 Z")]),
    "hint": (
        P.GOLD,
        [
            (
                "f",
                "M12 2 C19.6 2 20.6 9.6 16.4 13 C15.4 14 15.4 15.4 15.4 17 L8.6 17 C8.6 15.4 8.6 14 7.6 13 C3.4 9.6 4.4 2 12 2 Z",
            ),
            ("p", "M8.8 17 L15.2 17 L14.4 21.8 L9.6 21.8 Z"),
        ],
    ),
    "book": (
        P.PAPER,
        [
            ("f", "M12 5 C9 2.6 5 2.6 2 4 L2 20 C5 18.6 9 18.6 12 21 Z"),
            ("f", "M12 5 C15 2.6 19 2.6 22 4 L22 20 C19 18.6 15 18.6 12 21 Z"),
        ],
    ),
    "menu": (None, [("b", "M4 6 L20 6"), ("b", "M4 12 L20 12"), ("b", "M4 18 L20 18")]),
    "move": (P.HINOKI, [("f", "M3 9 L13 9 L13 3.4 L22.4 12 L13 20.6 L13 15 L3 15 Z")]),
    "act": (P.GOLD, [("f", "M14 1.6 L4 13.6 L10.4 13.6 L8.6 22.4 L20 9.4 L13 9.4 Z")]),
    "raid": (
        P.INK,
        [
            ("f", "M12 2 C21 2 22.4 13 18 16.4 L18 21 L6 21 L6 16.4 C1.6 13 3 2 12 2 Z"),
            ("p", "M6.6 9.6 L10.4 9.6 L10.4 13 L6.6 13 Z"),
            ("p", "M13.6 9.6 L17.4 9.6 L17.4 13 L13.6 13 Z"),
        ],
    ),
    "crown": (
        P.VERMILION,
        [
            ("f", "M4.6 14.6 C5 8.4 8.4 5.4 12 5.4 C15.6 5.4 19 8.4 19.4 14.6 Z"),
            ("g", "M1.4 12.4 C4.4 16 19.6 16 22.6 12.4 C22.4 19 18.4 21 12 21 C5.6 21 1.6 19 1.4 12.4 Z"),
            ("g", "M12 1.2 C15 1.2 15 5.6 12 5.6 C9 5.6 9 1.2 12 1.2 Z"),
        ],
    ),
    "level": (P.VERMILION, [("f", "M12 2 L21.6 11.6 L16 11.6 L16 21.6 L8 21.6 L8 11.6 L2.4 11.6 Z")]),
    "shop": (
        P.HINOKI,
        [
            ("f", "M4.4 10 L19.6 10 L19.6 21.6 L4.4 21.6 Z"),
            ("v", "M12 2 C15 6 18.6 8 23 9 L21.8 11.6 L2.2 11.6 L1 9 C5.4 8 9 6 12 2 Z"),
            ("p", "M7 13.4 L17 13.4 L17 18.4 L13.7 17.4 L12 18.4 L10.3 17.4 L7 18.4 Z"),
        ],
    ),
    "hut": (
        P.INK,
        [
            ("f", "M12 2.4 L22.4 11.4 L19 11.4 L19 21.4 L5 21.4 L5 11.4 L1.6 11.4 Z"),
            ("p", "M9.8 14 L14.2 14 L14.2 21.4 L9.8 21.4 Z"),
        ],
    ),
    "arrow": (None, [("b", "M3 12 L20 12"), ("b", "M14.4 6.4 L20.6 12 L14.4 17.6")]),
    "both": (None, [("b", "M3 12 L21 12"), ("b", "M16 6.8 L21.4 12 L16 17.2"), ("b", "M8 6.8 L2.6 12 L8 17.2")]),
    "check": (None, [("b", "M4 13 L10 19 L20.6 5.4")]),
    "swap": (
        None,
        [
            ("b", "M4 8 L19 8"),
            ("b", "M14.6 3.6 L19.4 8 L14.6 12.4"),
            ("b", "M20 16.6 L5 16.6"),
            ("b", "M9.4 12.2 L4.6 16.6 L9.4 21"),
        ],
    ),
    "flip": (
        None,
        [
            ("b", "M5 9 C7 3.4 17 3.4 19 9"),
            ("b", "M19.4 3 L19.2 9.4 L13 9"),
            ("b", "M19 15 C17 20.6 7 20.6 5 15"),
            ("b", "M4.6 21 L4.8 14.6 L11 15"),
        ],
    ),
    "repeat": (
        None,
        [("b", "M19.6 12 C19.6 22 4.4 22 4.4 12 C4.4 3.4 15 2.4 18.4 8"), ("b", "M19.4 2.6 L18.8 8.6 L12.8 8")],
    ),
}

EXTRA = {}  # signs.py adds its own here


def mark(c, name, x, y, size, colour=None, ink=P.INK):
    """A mark by name in a square of the given size."""
    if name == "coin":
        coin(c, x + size / 2, y + size / 2, size / 2 * 0.94, flat=True)
    elif name == "points":
        points(c, x + size / 2, y + size / 2, size / 2)
    else:
        printed(c, CUTS.get(name) or EXTRA[name], x, y, size, colour, ink)


def printed(c, block, x, y, size, colour=None, ink=P.INK):
    """Print a block, which is a body colour and its cuts, in a square of the given size."""
    body, cuts = block
    tones = {"f": colour or body or P.PAPER, "p": P.PAPER, "v": P.VERMILION, "g": P.GOLD}
    w = 1.45 if size >= 22 else 1.15 * 24 / size
    with K.box(c, x, y, size):
        for role, d in cuts:
            if role in "sb":
                K.line(c, K.path(d), ink, w * (0.85 if role == "s" else 1.75))
            elif role == "i":
                K.fill(c, K.path(d), ink)
            else:
                K.cut(c, K.path(d), tones[role], ink, w)


def coin(c, x, y, r, value=None, flat=False):
    """A cast coin with a square hole; with a value the numeral takes the hole's place."""
    p = K.circle(x, y, r)
    if not flat:
        K.shadow(c, p, 2, 1.8, 0.45)
        K.fill(c, K.circle(x, y + 1.6, r), 0xFF7C5A1C)
    K.bokashi(c, p, [(0, 0xFFE7C36B), (1, 0xFFC08F31)], x - r, y - r, x + r, y + r)
    K.line(c, p, P.INK, max(1.1, r * 0.08))
    K.line(c, K.circle(x, y, r * 0.78), P.alpha(0xFF5B3F0E, 0.8), max(0.8, r * 0.06))
    if value is None:
        h = r * 0.3
        K.cut(c, K.rect(x - h, y - h, 2 * h, 2 * h), P.PAPER if flat else 0xFF4A3A1E, P.INK, max(1.0, r * 0.08))
    else:
        K.number(c, str(value), x, y, r * 1.05, 0xFF3E2A06)


def blossom_path(x, y, r, petals=5):
    """Notched petals around a point."""
    petal = ((0.18, 0), (0.86, -38), (1.02, -12), (0.86, 0), (1.02, 12), (0.86, 38))
    p = K.join()
    for k in range(petals):
        turn = -90 + k * 360 / petals
        at = [
            (x + rr * r * math.cos(math.radians(turn + da)), y + rr * r * math.sin(math.radians(turn + da)))
            for rr, da in petal
        ]
        (ax, ay), (bx, by), (cx, cy), (dx, dy), (ex, ey), (fx, fy) = at
        p = K.join(p, K.path(f"M{ax} {ay} Q{bx} {by} {cx} {cy} L{dx} {dy} L{ex} {ey} Q{fx} {fy} {ax} {ay} Z"))
    return p


def points(c, x, y, r, colour=P.VERMILION):
    """Points: a cherry blossom with a pale heart."""
    K.cut(c, blossom_path(x, y, r), colour, P.INK, max(1.0, r * 0.09))
    K.fill(c, K.circle(x, y, r * 0.3), P.BUTTER)
