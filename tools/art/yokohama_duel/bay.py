"""The harbour of Yokohama Duel: the sea under the cards, and where every card lies on it for every width."""

from functools import partial

from ..harbour import waterfront
from ..kit import ink, palette, pieces
from ..pictures import Picture
from . import cards
from .sprites import INFLUENCE_SMALL, SCENE_HEIGHT, SCENES, data

WIDTHS = (768, 836, 874, 960)
HEIGHT = 512
EDGE = 12
ROW = 5  # places in a row
TOP, PLACES, LOW = 26, 108, 435  # upper edges: technologies, places, church
PLACE_HEIGHT, PLACE_STEP = 144, 153


def pictures() -> dict[str, Picture]:
    """One print per width; the sea is soft enough for twice its size."""
    return {
        f"landscape_yokohama_duel_{w}": Picture(w, HEIGHT, partial(landscape, w=w), quality=66, scales=(1.0, 2.0))
        for w in WIDTHS
    }


def landscape(c, w, h=HEIGHT):
    """Indigo water under a dark head, wave scales all over it, ships where no card lies."""
    sea = ink.rect(0, 0, w, h)
    with ink.clip(c, sea):
        stops = [
            (0, 0xFF24406A),
            (0.2, 0xFF4F749C),
            (0.5, 0xFF7797B0),
            (0.76, 0xFF527599),
            (0.81, 0xFF40628A),
            (1, 0xFF2C4C74),
        ]
        waterfront.roads(c, w, h, stops)
        for y in (PLACES - 5, PLACES + PLACE_STEP - 5, LOW - 27):
            _foam(c, y, w)
        last = _low_row(w)["order_pile"][0] + cards.SIZES["order"][0] + 20
        if w - last > 90:
            pieces.steamer(c, last + (w - last - 104) / 2, LOW + 4, 104)
        else:
            pieces.sampan(c, last - 4, LOW + 44, min(46, w - last))
    ink.line(c, sea, palette.INK, 2.8)


def _foam(c, y, w):
    """A long swell across the water, where two rows of cards leave it free."""
    for k in range(w // 48 + 1):
        x = k * 48 - 10
        d = f"M{x} {y} Q{x + 12} {y - 5} {x + 24} {y} Q{x + 36} {y + 5} {x + 48} {y}"
        ink.line(c, ink.path(d), palette.alpha(palette.PAPER, 0.22), 1.6)


# ---------------------------------------------------------------- where things lie
def places():
    """Per inner width: the rows of cards, the ten places, and what stands where within a place or an order."""
    box = data()
    return {
        str(w): {
            "size": [w, HEIGHT],
            **_head_row(w, box["setup"]),
            "places": _two_rows(w, box["boards"]["list"]),
            "in_place": _in_place(_place_width(w)),
            **_low_row(w, box["setup"]["church_face_up"]),
            "in_order": _in_order(box["orders"]["cards"]),
        }
        for w in WIDTHS
    }


def _place_width(w):
    return dict(zip(WIDTHS, (146, 160, 168, 184), strict=True))[w]


def _spread(first, last, size, n):
    """Left edges of n cards between two edges."""
    return [round(first + k * (last - first - size) / (n - 1), 1) for k in range(n)]


def _head_row(w, setup):
    """Technologies left, bonus cards right; each deck stands small beside its title."""
    tech, bonus = cards.SIZES["tech"], cards.SIZES["bonus"]
    spare = w - WIDTHS[0]
    left = EDGE + 5 * tech[0] + 4 * 5 + spare * 0.6  # right edge of the technologies
    start = w - EDGE - 3 * bonus[0] - 2 * (7 + spare * 0.07)
    return {
        "tech_title": [EDGE, 4],
        "tech_deck": [round(left - 27 - 24), 3],
        "tech_count": [round(left - 20), 4],
        "tech": [[x, TOP] for x in _spread(EDGE, left, tech[0], setup["tech_face_up"])],
        "bonus_title": [round(start), 4],
        "bonus_deck": [w - EDGE - 27 - 24, 3],
        "bonus_count": [w - EDGE - 20, 4],
        "bonus": [[x, TOP] for x in _spread(start, w - EDGE, bonus[0], setup["bonus_face_up"])],
    }


def _two_rows(w, boards):
    lefts = _spread(EDGE, w - EDGE, _place_width(w), ROW)
    return {
        place: [lefts[k], PLACES + row * PLACE_STEP]
        for row, board in enumerate(boards)
        for k, place in enumerate(board["places"])
    }


def _in_place(width):
    """From the upper left corner of a place card."""
    h = PLACE_HEIGHT
    step = (width - 40) / 5
    centres = [round(36 + step * (k + 0.5), 1) for k in range(5)]
    return {
        "size": [width, h],
        "scene": f"place_{min(SCENES, key=lambda drawn: abs(drawn - width))}",
        "scene_rect": [0, 0, width, SCENE_HEIGHT],
        "name": [8, SCENE_HEIGHT + 4],
        "sign": [8, h - 32],
        "sign_size": 22,
        "columns": centres,
        "column_boxes": [[round(x - step / 2 + 1, 1), h - 41, round(step - 2, 1), 37] for x in centres],
        "level_baseline": h - 28,
        "amount_baseline": h - 10,
        "influence": {"at": [6, 6], "size": list(INFLUENCE_SMALL), "step": 24},
        "shops": [[width - 32, SCENE_HEIGHT - 30], [width - 62, SCENE_HEIGHT - 30]],
        "trading_house": [width - 97, SCENE_HEIGHT - 34],
        "station": [5, SCENE_HEIGHT + 24],
        "station_size": 30,
    }


def _low_row(w, church_cards=6):
    """Church left, then the piles of assist cards, merchants and orders."""
    church, assist, merchant = (cards.SIZES[deck] for deck in ("church", "assist", "merchant"))
    spare = w - WIDTHS[0]
    right = EDGE + 6 * church[0] + 5 * 5 + spare * 0.3
    x = right + 22 + spare * 0.08
    gap = 12 + spare * 0.04
    second = x + assist[0] + gap
    third = second + assist[0] + gap + 8
    fourth = third + merchant[0] + gap + 20
    return {
        "church_title": [EDGE, LOW - 21],
        "church": [[at, LOW] for at in _spread(EDGE, right, church[0], church_cards)],
        "assist_title": [round(x), LOW - 21],
        "assist": [[round(x), LOW], [round(second), LOW]],
        "merchant_title": [round(third), LOW - 21],
        "merchant_pile": [round(third), LOW],
        "order_title": [round(fourth), LOW - 21],
        "order_pile": [round(fourth), LOW],
        "pile_count": [cards.SIZES["order"][0] - 4, cards.SIZES["order"][1] - 4],
    }


def _in_order(orders):
    """Per order as it lies in the tray: [good, how many of it must be there, x, y] of each tick, as centres."""
    x0, y0 = cards.DEMAND_AT
    out = {}
    for card in orders:
        spots = cards.demand_spots(card["demand"], cards.DEMAND_ROOM)
        out[card["id"]] = [
            [good, needs, round(x0 + x + s * 0.93, 1), round(y0 + 11.5 + s * 0.45, 1)] for good, _, needs, x, s in spots
        ]
    return out
