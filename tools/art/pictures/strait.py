"""The board of Singapore: the strait as a print at four widths, and where map and papers lie on it for every layout."""

import tomllib
from functools import partial

from ..kit import ink, palette, paper, water
from ..kit import singapore as box
from ..sprites.singapore import DATA, QUAY, SQUARE, TILE
from . import Picture

WIDTHS = (768, 836, 874, 960)
HEIGHT = 512
HEAD = 50  # the score ruler lies above, the map below
SLOTS = 5
GAP = 4
TRACK = (6, 2, 12, 38)  # left, top, what is missing in width, height


def pictures() -> dict[str, Picture]:
    """One print per width; the sea is soft enough for twice its size."""
    return {
        f"landscape_singapore_{w}": Picture(w, HEIGHT, partial(landscape, w=w), quality=80, scales=(1.0, 2.0))
        for w in WIDTHS
    }


def landscape(c, w, h=HEIGHT):
    """The lagoon: pale over the sand banks, deep towards the strait; the score ruler is printed at its head."""
    sea = ink.rect(0, 0, w, h)
    with ink.clip(c, sea):
        ink.bokashi(c, sea, [(0, 0xFF86C6C0), (0.5, 0xFF57A5AA), (1, 0xFF2C6E86)], 0, 0, 0, h)
        paper.grain(c, sea, 3, 0.38)
        water.ripples(c, sea, palette.alpha(palette.PAPER, 0.5), 8, 1 / 1200, 1.2)
        box.ruler(c, TRACK[0], TRACK[1], w - TRACK[2], TRACK[3], _data()["score_track"]["seal_spaces"])
    ink.line(c, sea, palette.INK, 2.8)


def _data():
    with DATA.open("rb") as file:
        return tomllib.load(file)


def places():
    """Per inner width: track, pieces within a square, and per layout the map, papers and scenery."""
    data = _data()
    out = {}
    for w in WIDTHS:
        left, step = box.ruler_scale(TRACK[0], w - TRACK[2])
        out[str(w)] = {
            "size": [w, HEIGHT],
            "square": SQUARE,
            "tile": TILE,
            "quay": QUAY,
            "track": {
                "rect": [TRACK[0], TRACK[1], w - TRACK[2], TRACK[3]],
                "zero": [left, TRACK[1] + TRACK[3] - 12],
                "step": round(step, 4),
            },
            "in_square": IN_SQUARE,
            "layouts": {
                layout["id"]: PAPERS[layout["id"]](w, _extent(layout["places"]))
                for layout in data["board_layouts"]["layouts"]
            },
        }
    return out


LANE = (SQUARE - TILE) / 2
IN_SQUARE = {  # from the upper left corner of a square
    "tile": [LANE, LANE],
    "price": [18, 18],
    "flag": [-1, 1],
    "pennant": [48, 7],
    "workers": [[2, -5], [15, -5], [28, -5], [-8, -5]],
    "street_right": [SQUARE - 10, SQUARE / 2 - 6.5],
    "street_below": [SQUARE / 2 - 6.5, SQUARE - 10],
}


def _extent(spots):
    """First column and row, columns and rows of the land and the start buildings, in squares."""
    xs = [x for x, _ in spots] + [0]
    ys = [y for _, y in spots] + [0]
    right = max(max(x + 3 for x, _ in spots), 2)
    low = max(max(y + 2 for _, y in spots), 2)
    return min(xs), min(ys), right - min(xs), low - min(ys)


def _map(w, extent, share):
    """Left edge of the map, keeping this share of the sea to its left, and the place of the square 0, 0."""
    x0, y0, columns, _ = extent
    left = 4 + round((w - 8 - columns * SQUARE) * share)
    return left, [left - x0 * SQUARE, HEAD - y0 * SQUARE]


def _paper(x, y, w, h):
    return [round(v) for v in (x, y, w, h)]


def _terrace(w, extent):
    """Free corners of three by two squares above and four by two below, on the left; the sea on the right."""
    left, origin = _map(w, extent, 0.0 if w < 800 else 0.2)
    x, y = left, HEAD + 4 * SQUARE + GAP + 5
    sea = left + 9 * SQUARE + 16
    return {
        "origin": origin,
        "stack": _stack_wide(left, HEAD + GAP, 3 * SQUARE - 12, 2 * SQUARE - 14),
        "offer": {
            "rect": _paper(x, y, 4 * SQUARE - 14, HEIGHT - y - 4),
            "title": [x + 10, y + 1],
            "tile": TILE,
            "slots": [[x + 8 + n % 3 * 69, y + 21 + n // 3 * 66] for n in range(SLOTS)],
            "supply_title": [x + 220, y + 1],
            "supply": [[x + 220, y + 27 + n * 31] for n in range(4)],
        },
        "scenery": _along(sea, w, (("isle", 70, 78), ("junk", 180, 70), ("sampan", 300, 52), ("steamer", 404, 94))),
    }


def _hillside(w, extent):
    """A free strip of six by two squares above, and the sea on the right."""
    left, origin = _map(w, extent, 0.0 if w < 800 else 0.2)
    x, y = left, HEAD + GAP
    sea = left + 9 * SQUARE + 8
    return {
        "origin": origin,
        "stack": _stack_tall(sea, y, min(120, w - sea - 6)),
        "offer": {
            "rect": _paper(x, y, 6 * SQUARE - 12, 2 * SQUARE - 14),
            "title": [x + 10, y + 3],
            "tile": 72,
            "slots": [[x + 12 + n * 84, y + 24] for n in range(SLOTS)],
            "supply_title": [x + 12, y + 107],
            "supply": [[x + 108 + n * 78, y + 104] for n in range(4)],
        },
        "scenery": [
            ["junk", left + 2, HEAD + 4 * SQUARE + 30, 62],
            *_along(sea + 8, w, (("isle", 300, 78), ("sampan", 388, 52), ("steamer", 426, 94))),
        ],
    }


def _ridge(w, extent):
    """Free on the left: two columns of four squares, and two by two beside them; the harbour on the right."""
    left, origin = _map(w, extent, 0.5)
    x, y = left - 6, HEAD + GAP
    sea = left + 8 * SQUARE + 30
    return {
        "origin": origin,
        "stack": _stack_square(left + 2 * SQUARE, y, 2 * SQUARE - 12, 2 * SQUARE - 14),
        "offer": {
            "rect": _paper(x, y, 2 * SQUARE - 4, 4 * SQUARE - 14),
            "title": [x + 10, y + 3],
            "tile": TILE,
            "slots": [[x + 6 + n % 2 * 68, y + 23 + n // 2 * 67] for n in range(SLOTS)],
            "supply_title": [x + 78, y + 202],
            "supply": [[x + 12 + n % 2 * 66, y + 226 + n // 2 * 27] for n in range(4)],
        },
        "scenery": _along(sea, w, (("isle", 214, 78), ("junk", 306, 70), ("sampan", 398, 52), ("steamer", 434, 94))),
    }


def _along(left, right, things):
    """Scenery down a strip of sea, shifting from side to side; each is [sprite, x, y, width]."""
    room = right - 4 - left
    out = []
    for n, (name, y, width) in enumerate(things):
        width = min(width, room)
        out.append([name, round(left + (room - width) * (0.35, 0.7, 0.2, 0.5)[n]), y, width])
    return out


def _stack_wide(x, y, w, h):
    return {
        "rect": _paper(x, y, w, h),
        "title": [x + 10, y + 3],
        "tile": 88,
        "top": [x + 10, y + 28],
        "count": [x + 102, y + 118],
        "bag_title": [x + 122, y + 3],
        "bag": [x + 136, y + 30],
        "bag_size": 52,
        "tokens": [[x + 117, y + 96], [x + 168, y + 96]],
    }


def _stack_tall(x, y, w):
    at = x + (w - TILE - 6) / 2
    return {
        "rect": _paper(x, y, w, 234),
        "title": [x + 10, y + 3],
        "tile": TILE,
        "top": [at, y + 25],
        "count": [at + 66, y + 92],
        "bag_title": [x + 10, y + 105],
        "bag": [x + w / 2 - 24, y + 127],
        "bag_size": 48,
        "tokens": [[at + 6, y + 180], [at + 6, y + 206]],
    }


def _stack_square(x, y, w, h):
    return {
        "rect": _paper(x, y, w, h),
        "title": [x + 8, y + 3],
        "tile": TILE,
        "top": [x + 7, y + 25],
        "count": [x + 73, y + 92],
        "bag_title": [x + 68, y + 3],
        "bag": [x + 84, y + 32],
        "bag_size": 44,
        "tokens": [[x + 14, y + 107], [x + 76, y + 107]],
    }


PAPERS = {"terrace": _terrace, "hillside": _hillside, "ridge": _ridge}
