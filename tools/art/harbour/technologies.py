# ruff: noqa: E501
"""The twenty technologies of the harbour: what each does in icons, and an emblem cut in a 24 x 24 block."""

from ..kit import goods
from ..kit import ink as K
from ..kit import palette as P

ARROW, PER = (None, "arrow"), (None, "per")

# amounts are ints, or words where a sign belongs to the number
EFFECTS = {
    "ball": [(1, "points"), PER, (1, "done_order")],
    "stock_market": [("≤1", "yen"), ARROW, (1, "yen")],
    "brickyard": [(2, "points"), PER, (1, "import_down")],
    "winery": [(2, "points"), PER, (1, "faith")],
    "stagecoach": [(1, "trading_house"), ARROW, (1, "occupied")],
    "electrical_light": [(3, "points"), PER, (1, "trading_house")],
    "language_school": [(1, "done_order"), ARROW, (1, "yen")],
    "exposition": [(8, "points")],
    "spinning_mill": [(1, "silk"), ARROW, (2, "yen")],
    "station": [(1, "raised_station"), ARROW, (1, "occupied")],
    "letterpress_printing": [(1, "tech"), ARROW, (2, "yen")],
    "newspaper": [(1, "time"), ARROW, (1, "assist_1")],
    "gaslight": [(1, "points"), PER, (1, "shop")],
    "patent_system": [(2, "points"), PER, (1, "tech")],
    "postal_system": [(1, "any_card"), ARROW, (1, "place")],
    "mining_technology": [(1, "copper"), ARROW, ("+", "copper")],
    "telegram": [(1, "assist"), ARROW, (1, "level")],
    "telephone": [(1, "yen"), ARROW, (1, "level")],
    "tram": [ARROW, (1, "occupied")],
    "university": [(1, "upgrade"), ARROW, (0, "yen")],
}

LAMP = 0xFFF2D27A
# as in marks: a body colour and cuts; f body, v vermilion, g gold, p paper, y lamp light, s line, b broad line, i ink
EMBLEMS = {
    "ball": (
        P.INK,
        [
            ("b", "M8.4 18.4 L8.4 5 L19.4 2.6 L19.4 16"),
            ("b", "M8.4 8.6 L19.4 6.2"),
            ("v", "M5.6 15.6 C9.6 15.6 9.6 21.6 5.6 21.6 C1.6 21.6 1.6 15.6 5.6 15.6 Z"),
            ("v", "M16.6 13.2 C20.6 13.2 20.6 19.2 16.6 19.2 C12.6 19.2 12.6 13.2 16.6 13.2 Z"),
        ],
    ),
    "stock_market": (
        P.PAPER,
        [
            ("f", "M2 2.6 L22 2.6 L22 21.4 L2 21.4 Z"),
            ("s", "M2 8.6 L22 8.6 M2 15 L22 15"),
            ("r", "M4.4 18 L9.4 11.6 L13 14.4 L19 5.6"),
            ("r", "M14.6 5.4 L19.4 5 L19.6 10"),
        ],
    ),
    "winery": (
        0xFFB07A45,
        [
            ("f", "M5 2.4 L19 2.4 C23 8 23 16 19 21.6 L5 21.6 C1 16 1 8 5 2.4 Z"),
            ("s", "M9.4 2.4 C7.6 8 7.6 16 9.4 21.6 M14.6 2.4 C16.4 8 16.4 16 14.6 21.6"),
            ("b", "M3 7.4 L21 7.4"),
            ("b", "M3 16.6 L21 16.6"),
            ("v", "M12 10 C14.6 10 14.6 14 12 14 C9.4 14 9.4 10 12 10 Z"),
        ],
    ),
    "stagecoach": (
        P.HINOKI,
        [
            ("v", "M4 4 L20 4 L18.6 14.6 L6.4 14.6 Z"),
            ("p", "M8 6.6 L11 6.6 L11 11 L8.6 11 Z"),
            ("p", "M13 6.6 L16.4 6.6 L15.8 11 L13 11 Z"),
            ("s", "M1.4 14.6 L22.6 14.6"),
            ("f", "M6 12.6 C12.6 12.6 12.6 22.6 6 22.6 C-0.6 22.6 -0.6 12.6 6 12.6 Z"),
            ("f", "M18 12.6 C24.6 12.6 24.6 22.6 18 22.6 C11.4 22.6 11.4 12.6 18 12.6 Z"),
            ("s", "M6 13 L6 22 M1.6 17.6 L10.4 17.6 M18 13 L18 22 M13.6 17.6 L22.4 17.6"),
        ],
    ),
    "electrical_light": (
        LAMP,
        [
            ("s", "M12 0.6 L12 0.8 M2.6 4 L4 5.2 M21.4 4 L20 5.2 M0.8 11.6 L2.8 11.6 M23.2 11.6 L21.2 11.6"),
            (
                "f",
                "M12 3 C19.6 3 20.4 10.2 16.4 13.6 C15.4 14.6 15.4 15.6 15.4 17 L8.6 17 C8.6 15.6 8.6 14.6 7.6 13.6 C3.6 10.2 4.4 3 12 3 Z",
            ),
            ("s", "M9.4 10 L10.8 13 L12 10 L13.2 13 L14.6 10"),
            ("d", "M8.8 17 L15.2 17 L14.4 22.6 L9.6 22.6 Z"),
        ],
    ),
    "language_school": (
        P.PAPER,
        [
            ("f", "M1.4 2 L15.6 2 L15.6 12.4 L8 12.4 L4.4 16 L4.4 12.4 L1.4 12.4 Z"),
            ("v", "M8.6 8.6 L22.6 8.6 L22.6 18.8 L19.6 18.8 L19.6 22.4 L16 18.8 L8.6 18.8 Z"),
            ("s", "M4.4 5.4 L12.6 5.4 M4.4 8.6 L7 8.6"),
            ("w", "M11.6 12 L19.6 12 M11.6 15.4 L17 15.4"),
        ],
    ),
    "exposition": (
        P.PAPER,
        [
            ("s", "M12 5 L12 0.8"),
            ("v", "M12 0.8 L17.4 2.4 L12 4 Z"),
            ("g", "M5.6 11.4 C5.6 3.4 18.4 3.4 18.4 11.4 Z"),
            ("f", "M1.6 11.4 L22.4 11.4 L22.4 21.6 L1.6 21.6 Z"),
            ("i", "M9.4 21.6 L9.4 16.4 Q12 13 14.6 16.4 L14.6 21.6 Z"),
            ("i", "M4 14 L6.6 14 L6.6 18 L4 18 Z M17.4 14 L20 14 L20 18 L17.4 18 Z"),
        ],
    ),
    "spinning_mill": (
        0xFFE3ABA4,
        [
            ("d", "M4 2 L20 2 L20 5.4 L4 5.4 Z"),
            ("d", "M4 18.6 L20 18.6 L20 22 L4 22 Z"),
            ("f", "M6.6 5.4 L17.4 5.4 C19.4 9 19.4 15 17.4 18.6 L6.6 18.6 C4.6 15 4.6 9 6.6 5.4 Z"),
            ("s", "M5.6 8.6 L18.4 7.4 M5.2 12 L18.8 10.8 M5.4 15.4 L18.6 14.2"),
            ("s", "M18.4 16.4 C21.6 17 22.6 14 22.4 11"),
        ],
    ),
    "station": (
        P.INK,
        [
            ("p", "M3.4 1.6 C7 -0.6 9.6 3.4 7 5 C5 6 2.6 4.6 3.4 1.6 Z"),
            ("f", "M4 7 L7.6 7 L7.6 10 L14 10 L14 4.6 L22 4.6 L22 17.6 L2 17.6 L2 12 L4 10.6 Z"),
            ("y", "M16 6.8 L20 6.8 L20 11 L16 11 Z"),
            ("v", "M1 16 L23 16 L23 18.4 L1 18.4 Z"),
            ("d", "M6 16 C9.4 16 9.4 22.4 6 22.4 C2.6 22.4 2.6 16 6 16 Z"),
            ("d", "M17.4 16 C20.8 16 20.8 22.4 17.4 22.4 C14 22.4 14 16 17.4 16 Z"),
        ],
    ),
    "letterpress_printing": (
        0xFF8B6A45,
        [
            ("f", "M2.4 2 L21.6 2 L21.6 5.6 L2.4 5.6 Z"),
            ("f", "M3.4 5.6 L6.4 5.6 L6.4 20 L3.4 20 Z"),
            ("f", "M17.6 5.6 L20.6 5.6 L20.6 20 L17.6 20 Z"),
            ("d", "M10.4 5.6 L13.6 5.6 L13.6 11 L10.4 11 Z"),
            ("v", "M7.6 11 L16.4 11 L16.4 14 L7.6 14 Z"),
            ("p", "M5 16.4 L19 16.4 L19 19 L5 19 Z"),
            ("f", "M1.4 19 L22.6 19 L22.6 22.4 L1.4 22.4 Z"),
            ("b", "M12 8 L20 9.6"),
        ],
    ),
    "newspaper": (
        P.PAPER,
        [
            ("d", "M17 7 L22 7 L22 19.6 C22 22 19 22 18 20 Z"),
            ("f", "M2.4 2.6 L18 2.6 L18 19 C18 21.6 20 22 20.6 21.4 L5 21.4 C3.4 21.4 2.4 20.4 2.4 18.6 Z"),
            ("b", "M5.4 6.4 L15 6.4"),
            ("v", "M5.4 9.8 L10 9.8 L10 15 L5.4 15 Z"),
            ("s", "M12 10.4 L15.4 10.4 M12 13.6 L15.4 13.6 M5.4 17.8 L15.4 17.8"),
        ],
    ),
    "gaslight": (
        LAMP,
        [
            ("b", "M12 13 L12 22"),
            ("b", "M8 22.4 L16 22.4"),
            ("f", "M7 5.6 L17 5.6 L15 13.6 L9 13.6 Z"),
            ("d", "M5.6 5.8 L12 1.2 L18.4 5.8 Z"),
            ("v", "M12 7 C14.6 9.6 13.6 12 12 12 C10.4 12 9.4 9.6 12 7 Z"),
            ("s", "M8.6 16.6 L15.4 16.6"),
        ],
    ),
    "patent_system": (
        P.PAPER,
        [
            ("f", "M4 1.8 L20 1.8 L20 17 L4 17 Z"),
            ("s", "M7 5.4 L17 5.4 M7 8.8 L17 8.8 M7 12.2 L10 12.2"),
            ("g", "M12.4 19 L11.2 23.4 L14.6 21.8 L18 23.4 L16.8 19 Z"),
            ("v", "M14.6 11.2 C20.6 11.2 20.6 20.4 14.6 20.4 C8.6 20.4 8.6 11.2 14.6 11.2 Z"),
            ("p", "M14.6 14 C16.8 14 16.8 17.6 14.6 17.6 C12.4 17.6 12.4 14 14.6 14 Z"),
        ],
    ),
    "postal_system": (
        P.PAPER,
        [
            ("f", "M1.6 4.6 L22.4 4.6 L22.4 19.8 L1.6 19.8 Z"),
            ("s", "M1.6 19.8 L9.4 11.6 M22.4 19.8 L14.6 11.6"),
            ("d", "M1.6 4.6 L12 14 L22.4 4.6 Z"),
            ("v", "M12 9 C15 9 15 13.6 12 13.6 C9 13.6 9 9 12 9 Z"),
        ],
    ),
    "mining_technology": (
        P.STEEL,
        [
            ("h", "M6 22 L14.6 7.4"),
            ("f", "M3 7.4 C8 0.6 18.4 2 22.4 11.6 C17 7 12.6 6 9.4 6.6 C7 6.8 5 7 3 7.4 Z"),
            ("c", "M14 21.4 L15.8 16.4 L20 15.4 L22.6 18.4 L21.8 21.4 Z"),
        ],
    ),
    "telegram": (
        P.CEDAR,
        [
            ("h", "M12 23 L12 2"),
            ("h", "M4 6.4 L20 6.4"),
            ("h", "M6 11.6 L18 11.6"),
            ("v", "M3 2.6 L6 2.6 L6 6 L3 6 Z"),
            ("v", "M18 2.6 L21 2.6 L21 6 L18 6 Z"),
            ("s", "M0.6 5.6 Q2 4 3.4 4 M20.6 4 Q22 4 23.4 5.6 M0.6 13 Q3 10.4 6 10.6 M18 10.6 Q21 10.4 23.4 13"),
        ],
    ),
    "telephone": (
        P.INK,
        [
            ("d", "M5 22.4 C5 18.6 8 17.6 10 17.6 L14 17.6 C16 17.6 19 18.6 19 22.4 Z"),
            ("f", "M10.4 8 L13.6 8 L13.6 18 L10.4 18 Z"),
            ("g", "M7 3 L15 1.4 L15.6 8 L9 9 Z"),
            ("s", "M19 9.4 C21.6 13 20 17.6 16.4 19"),
            ("f", "M17.4 3.4 L20.8 3.4 L21.6 10.4 L16.8 10.4 Z"),
        ],
    ),
    "tram": (
        0xFF5B8A6B,
        [
            ("s", "M12 5.4 L16 1"),
            ("d", "M2 4.6 L22 4.6 L21 7.4 L3 7.4 Z"),
            ("f", "M3 7.4 L21 7.4 L20.4 18.6 L3.6 18.6 Z"),
            ("p", "M5.4 9 L9.4 9 L9.4 13 L5.4 13 Z"),
            ("p", "M10.4 9 L13.6 9 L13.6 13 L10.4 13 Z"),
            ("p", "M14.6 9 L18.6 9 L18.6 13 L14.6 13 Z"),
            ("y", "M12 14.4 C14 14.4 14 17.4 12 17.4 C10 17.4 10 14.4 12 14.4 Z"),
            (
                "i",
                "M6 18.6 C8.6 18.6 9 22.4 6.6 22.4 C4.4 22.4 4 18.6 6 18.6 Z M18 18.6 C15.4 18.6 15 22.4 17.4 22.4 C19.6 22.4 20 18.6 18 18.6 Z",
            ),
        ],
    ),
    "university": (
        P.INDIGO,
        [
            ("f", "M5.6 10 L18.4 10 L18.4 17 C18.4 20.6 5.6 20.6 5.6 17 Z"),
            ("f", "M12 3 L23.4 8.8 L12 14.6 L0.6 8.8 Z"),
            ("g", "M20 10.4 L21.6 9.6 L22.6 19.6 L19.4 19.6 Z"),
        ],
    ),
}


def emblem(c, name, x, y, size):
    """The emblem of a technology in a square of the given size."""
    if name == "brickyard":
        goods.good(c, "brick", x, y, size)
        return
    body, cuts = EMBLEMS[name]
    tones = {
        "f": body,
        "d": P.shade(body, 0.7) if body != P.INK else P.STEEL,
        "p": P.PAPER,
        "v": P.VERMILION,
        "g": P.GOLD,
        "y": LAMP,
        "c": P.GOODS["copper"],
    }
    width = 1.45 if size >= 22 else 1.15 * 24 / size
    with K.box(c, x, y, size):
        for role, d in cuts:
            p = K.path(d)
            if role in LINES:
                colour, k = LINES[role]
                if role == "h":
                    K.line(c, p, P.INK, width * 3)
                K.line(c, p, colour, width * k)
            elif role == "i":
                K.fill(c, p, P.INK)
            else:
                K.cut(c, p, tones[role], P.INK, width)


LINES = {"s": (P.INK, 0.85), "b": (P.INK, 1.75), "r": (P.VERMILION, 1.75), "w": (P.PAPER, 1.1), "h": (P.HINOKI, 1.3)}
