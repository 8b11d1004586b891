# ruff: noqa: E501
"""The cuts of Zaibatsu's own goods and of the signs of its actions and tracks, as 24 x 24 blocks."""

from ..kit import goods, marks, signs
from ..kit import palette as P

GOODS = {
    "paper": [
        ("d", "M2 17 L14.4 13.4 L22.4 18 L10 22 Z"),
        ("f", "M2 13.4 L14.4 9.8 L22.4 14.4 L22.4 18 L10 22 L2 17 Z"),
        ("s", "M2 15.2 L10 20 L22.4 16.2"),
        ("l", "M2 12.4 L12.6 3.2 C15.6 1.2 18.4 3 22.4 6.6 L22.4 14.4 L10 18.4 Z"),
        ("s", "M9 10.6 L16.6 8.4"),
        ("s", "M10 13.6 L18.6 11"),
    ],
    "bento": [
        ("f", "M2.2 4.6 L21.8 4.6 L21.8 20.6 L2.2 20.6 Z"),
        ("p", "M4.6 7 L13.4 7 L13.4 18.2 L4.6 18.2 Z"),
        ("v", "M9 10 C12.6 10 12.6 15.4 9 15.4 C5.4 15.4 5.4 10 9 10 Z"),
        ("l", "M15.2 7 L19.4 7 L19.4 11.8 L15.2 11.8 Z"),
        ("d", "M15.2 13.4 L19.4 13.4 L19.4 18.2 L15.2 18.2 Z"),
    ],
    "lenses": [
        ("s", "M2 9.4 L.8 5.2 M22 9.4 L23.2 5.2"),
        ("f", "M6.6 6.6 C14 6.6 14 18.2 6.6 18.2 C-.8 18.2 -.8 6.6 6.6 6.6 Z"),
        ("f", "M17.4 6.6 C24.8 6.6 24.8 18.2 17.4 18.2 C10 18.2 10 6.6 17.4 6.6 Z"),
        ("p", "M4.2 10 L6.2 8.8 L7.4 9.6 L3.8 13.4 Z"),
        ("p", "M15 10 L17 8.8 L18.2 9.6 L14.6 13.4 Z"),
    ],
    "bulbs": [
        ("s", "M12 .6 L12 4"),
        ("d", "M8.4 3.4 L15.6 3.4 L15.6 8.4 L8.4 8.4 Z"),
        ("f", "M8.6 8.4 L15.4 8.4 C21.4 12 20.6 20 14 22 L12 23.4 L10 22 C3.4 20 2.6 12 8.6 8.4 Z"),
        ("s", "M10 8.8 L9.6 14.4 C8.6 18.4 12 19 12 15.6 C12 19 15.4 18.4 14.4 14.4 L14 8.8"),
        ("s", "M8.6 5.8 L15.4 5.8"),
    ],
    "clocks": [
        ("d", "M7.6 14 L16.4 14 L15.4 22.8 L8.6 22.8 Z"),
        ("f", "M12 1 C23 1 23 17.4 12 17.4 C1 17.4 1 1 12 1 Z"),
        ("p", "M12 3.6 C19.4 3.6 19.4 14.8 12 14.8 C4.6 14.8 4.6 3.6 12 3.6 Z"),
        ("s", "M12 5.4 L12 9.4 L15 11"),
        ("i", "M12 18 C14.2 18 14.2 21.4 12 21.4 C9.8 21.4 9.8 18 12 18 Z"),
    ],
}
COLOURS = {"paper": 0xFFE7D3A0, "bento": 0xFFB4483A, "lenses": 0xFFA9CBD6, "bulbs": 0xFFF2C744, "clocks": 0xFFB07B45}

LOCOMOTIVE = "M2 8 L7 8 L7 3.4 L10.4 3.4 L10.4 8 L14 8 L14 1.8 L22.6 1.8 L22.6 17.4 L2 17.4 Z"
STEAMSHIP = "M1 12.6 L6 14.2 L18.4 14.2 L23 11.6 C22.2 17.4 20.8 20.2 18.4 21.2 L5.6 21.2 C3 19.8 1.6 16.8 1 12.6 Z"

MARKS = {
    "rnd": marks.CUTS["tech"],
    "mines": (
        P.STEEL,
        [
            ("b", "M4.6 21 L15.6 8.4 M19.4 21 L8.4 8.4"),
            ("f", "M9 2.8 C13.4 2 19 4 21.6 9.4 L19.8 10.8 C17 7.6 13.6 6 9.6 6.2 Z"),
            ("f", "M15 2.8 C10.6 2 5 4 2.4 9.4 L4.2 10.8 C7 7.6 10.4 6 14.4 6.2 Z"),
        ],
    ),
    "finance": (
        P.BUTTER,
        [
            ("f", "M12 1.8 L22.4 8.4 L1.6 8.4 Z"),
            ("f", "M1.8 19 L22.2 19 L22.2 22.2 L1.8 22.2 Z"),
            *(("f", f"M{x} 9 L{x + 3} 9 L{x + 3} 18.4 L{x} 18.4 Z") for x in (4, 10.5, 17)),
        ],
    ),
    "factory": (
        P.BRICK,
        [
            ("f", "M16.6 2 L20.8 2 L21.6 12 L16 12 Z"),
            ("f", "M1.8 21.6 L1.8 12 L8 8 L8 12 L14.4 8 L14.4 12 L22.2 9.4 L22.2 21.6 Z"),
            ("p", "M5 15 L8 15 L8 18.4 L5 18.4 Z"),
            ("p", "M10.6 15 L13.6 15 L13.6 18.4 L10.6 18.4 Z"),
            ("p", "M16.2 15 L19.2 15 L19.2 18.4 L16.2 18.4 Z"),
        ],
    ),
    "machines": (
        P.FURNACE,
        [
            ("f", "M3.4 22.2 L7 15 L17 15 L20.6 22.2 Z"),
            ("f", "M12 1.4 C23.6 1.4 23.6 18.6 12 18.6 C.4 18.6 .4 1.4 12 1.4 Z"),
            ("p", "M12 4.6 C19.2 4.6 19.2 15.4 12 15.4 C4.8 15.4 4.8 4.6 12 4.6 Z"),
            ("b", "M12 5.2 L12 14.8 M6.8 10 L17.2 10 M8.4 6.6 L15.6 13.4 M15.6 6.6 L8.4 13.4"),
            ("f", "M12 8 C14.8 8 14.8 12 12 12 C9.2 12 9.2 8 12 8 Z"),
        ],
    ),
    "production": (
        P.WHITE,
        [
            ("f", "M5.6 6.4 L9.6 2.4 L19.4 2.4 L19.4 10.4 L15.4 14.2 L5.6 14.2 Z"),
            ("s", "M5.6 6.4 L15.4 6.4 L15.4 14.2 M15.4 6.4 L19.4 2.4"),
            ("v", "M1.6 15.4 L22.4 15.4 L22.4 18 L1.6 18 Z"),
            ("i", "M6 18.4 C9 18.4 9 22.4 6 22.4 C3 22.4 3 18.4 6 18.4 Z"),
            ("i", "M12 18.4 C15 18.4 15 22.4 12 22.4 C9 22.4 9 18.4 12 18.4 Z"),
            ("i", "M18 18.4 C21 18.4 21 22.4 18 22.4 C15 22.4 15 18.4 18 18.4 Z"),
        ],
    ),
    "ships": (
        P.STEEL,
        [
            ("s", "M5.4 13.6 L5.4 3 M19 12.8 L19 4 M5.4 3.6 L1.8 12 M19 4.6 L22.4 11"),
            ("v", "M10 13.8 L10.4 4.6 L14.4 4.6 L14.8 13.8 Z"),
            ("i", "M10.4 4.6 L14.4 4.6 L14.5 7 L10.3 7 Z"),
            ("f", STEAMSHIP),
            ("s", "M3.4 17 L20.8 16.6"),
        ],
    ),
    "trains": (
        P.STEEL,
        [
            ("f", LOCOMOTIVE),
            ("p", "M16 4.4 L20.4 4.4 L20.4 8.4 L16 8.4 Z"),
            ("s", "M14 8 L14 17.4 M2 11.4 L14 11.4"),
            ("f", "M6 14.2 C10.4 14.2 10.4 21.6 6 21.6 C1.6 21.6 1.6 14.2 6 14.2 Z"),
            ("f", "M17.4 14.2 C21.8 14.2 21.8 21.6 17.4 21.6 C13 21.6 13 14.2 17.4 14.2 Z"),
            ("b", "M1 22.6 L23 22.6"),
        ],
    ),
    "local_markets": (
        P.PAPER,
        [
            ("f", "M4 10 L20 10 L20 21.8 L4 21.8 Z"),
            (
                "v",
                "M3.6 2.6 L20.4 2.6 L22.8 10 C20.6 12.8 17.4 12.4 15.8 10 C14.4 12.4 9.6 12.4 8.2 10 C6.6 12.4 3.4 12.8 1.2 10 Z",
            ),
            ("p", "M8.8 2.6 L15.2 2.6 L15.8 10 C14.4 12.2 9.6 12.2 8.2 10 Z"),
            ("f", "M6.4 15.4 L17.6 15.4 L17.6 18.4 L6.4 18.4 Z"),
        ],
    ),
    "investment": (
        P.PAPER,
        [
            ("f", "M2 2 L15 2 L15 21 L2 21 Z"),
            ("s", "M4.8 6 L12.2 6 M4.8 9.4 L12.2 9.4 M4.8 12.8 L8.4 12.8"),
            ("g", "M16 10.4 C24.6 10.4 24.6 22.8 16 22.8 C7.4 22.8 7.4 10.4 16 10.4 Z"),
            ("p", "M14 14.6 L18 14.6 L18 18.6 L14 18.6 Z"),
        ],
    ),
    "contracts": marks.CUTS["order"],
    "foreign": (
        P.CELADON,
        [
            ("f", "M12 2 C25.2 2 25.2 22 12 22 C-1.2 22 -1.2 2 12 2 Z"),
            ("s", "M2.4 12 L21.6 12 M12 2 C6.4 7 6.4 17 12 22 M12 2 C17.6 7 17.6 17 12 22"),
        ],
    ),
    "steps": (None, [("b", "M4 4.6 L11 12 L4 19.4 M12.6 4.6 L19.6 12 L12.6 19.4")]),
}
ONE_OF = {"machine": "machines", "ship": "ships", "train": "trains", "factories": "factory"}
"""Names of things that are shown by the sign of an action."""

# one tint per level of goods, used on demand tiles, heads of factories and the table of the local markets
LEVEL_TINTS = {1: 0xFFD9E0B6, 2: 0xFFBFD5E0, 3: 0xFFF2C9A4}


def good(c, name, x, y, s):
    """A good or a resource, ours or of the house, in a square of side s."""
    if name in GOODS:
        goods.printed(c, GOODS[name], COLOURS[name], x, y, s)
    else:
        goods.good(c, name, x, y, s)


def mark(c, name, x, y, s, colour=None, ink=P.INK):
    """A sign, ours or of the house, in a square of side s."""
    block = MARKS.get(ONE_OF.get(name, name)) or signs.CUTS.get(name)
    if block:
        marks.printed(c, block, x, y, s, colour, ink)
    else:
        marks.mark(c, name, x, y, s, colour, ink)
