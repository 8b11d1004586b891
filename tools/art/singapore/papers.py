"""Where map, papers and scenery lie on the print of the strait, for every layout of the land."""

from .sprites import SQUARE, TILE

HEIGHT = 512
HEAD = 50  # the score ruler lies above, the map below
SLOTS = 5
GAP = 4


def extent(spots):
    """First column and row, columns and rows of the land and the start buildings, in squares."""
    xs = [x for x, _ in spots] + [0]
    ys = [y for _, y in spots] + [0]
    right = max(max(x + 3 for x, _ in spots), 2)
    low = max(max(y + 2 for _, y in spots), 2)
    return min(xs), min(ys), right - min(xs), low - min(ys)


def _map(w, land, share):
    """Left edge of the map, keeping this share of the sea to its left, and the place of the square 0, 0."""
    x0, y0, columns, _ = land
    left = 4 + round((w - 8 - columns * SQUARE) * share)
    return left, [left - x0 * SQUARE, HEAD - y0 * SQUARE]


def _paper(x, y, w, h):
    return [round(v) for v in (x, y, w, h)]


def _terrace(w, land):
    """Free corners of three by two squares above and four by two below, on the left; the sea on the right."""
    left, origin = _map(w, land, 0.0 if w < 800 else 0.2)
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


def _hillside(w, land):
    """A free strip of six by two squares above, and the sea on the right."""
    left, origin = _map(w, land, 0.0 if w < 800 else 0.2)
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


def _ridge(w, land):
    """Free on the left: two columns of four squares, and two by two beside them; the harbour on the right."""
    left, origin = _map(w, land, 0.5)
    x, y = left - 6, HEAD + GAP
    sea = left + 8 * SQUARE + 30
    return {
        "origin": origin,
        "stack": _stack_square(left + 2 * SQUARE, y, 2 * SQUARE - 12, 2 * SQUARE - 14),
        "offer": _offer_tall(x, y),
        "scenery": _along(sea, w, (("isle", 214, 78), ("junk", 306, 70), ("sampan", 398, 52), ("steamer", 434, 94))),
    }


def _headland(w, land):
    """Free on the left: two columns of four squares; the harbour on the right."""
    left, origin = _map(w, land, 0.0 if w < 800 else 0.25)
    sea = left + 8 * SQUARE + 24
    return {
        "origin": origin,
        "stack": _stack_tall(sea, HEAD + GAP, 120),
        "offer": _offer_tall(left - 2, HEAD + GAP),
        "scenery": _along(sea, w, (("isle", 306, 78), ("sampan", 388, 52), ("steamer", 430, 94))),
    }


def _plateau(w, land):
    """The sea on the right, wider above than below."""
    left, origin = _map(w, land, 0.0 if w < 800 else 0.25)
    x, y = left + 7 * SQUARE + 12, HEAD + GAP
    below = left + 8 * SQUARE + 22
    return {
        "origin": origin,
        "stack": _stack_square(below, HEAD + 4 * SQUARE + GAP + 10, 2 * SQUARE - 12, 2 * SQUARE - 14),
        "offer": {
            "rect": _paper(x, y, 222, 4 * SQUARE - 14),
            "title": [x + 10, y + 3],
            "tile": TILE,
            "slots": [[x + 10 + n % 3 * 69, y + 25 + n // 3 * 69] for n in range(SLOTS)],
            "supply_title": [x + 12, y + 176],
            "supply": [[x + 20 + n % 2 * 100, y + 204 + n // 2 * 34] for n in range(4)],
        },
        "scenery": _along(x + 230, w, (("junk", 120, 70), ("isle", 240, 78))) if w - x > 310 else [],
    }


def _saddle(w, land):
    """Free on the left: three by two squares above two by two; the harbour on the right, below the cape."""
    left, origin = _map(w, land, 0.0 if w < 800 else 0.2)
    sea = left + 8 * SQUARE + 20
    return {
        "origin": origin,
        "stack": _stack_wide(left, HEAD + GAP, 3 * SQUARE - 12, 2 * SQUARE - 14),
        "offer": _offer_tall(sea, HEAD + 2 * SQUARE + GAP + 8),
        "scenery": [["junk", left + 20, HEAD + 2 * SQUARE + 36, 70]],
    }


def _offer_tall(x, y):
    """Two columns of tiles, the supply at the foot."""
    return {
        "rect": _paper(x, y, 2 * SQUARE - 4, 4 * SQUARE - 14),
        "title": [x + 10, y + 3],
        "tile": TILE,
        "slots": [[x + 6 + n % 2 * 68, y + 23 + n // 2 * 67] for n in range(SLOTS)],
        "supply_title": [x + 78, y + 202],
        "supply": [[x + 12 + n % 2 * 66, y + 226 + n // 2 * 27] for n in range(4)],
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


# The last three are those of the first version of the rules, for games begun under it.
PAPERS = {
    "headland": _headland,
    "plateau": _plateau,
    "saddle": _saddle,
    "terrace": _terrace,
    "hillside": _hillside,
    "ridge": _ridge,
}
