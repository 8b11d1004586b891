"""The board of Singapore: the strait as a print at four widths, and where map and papers lie on it for every layout."""

import tomllib
from functools import partial

from ..kit import ink, palette, paper, water
from ..pictures import Picture
from . import box
from .papers import HEIGHT, PAPERS, extent
from .sprites import DATA, QUAY, SQUARE, TILE

WIDTHS = (768, 836, 874, 960)
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


def _data(path=DATA):
    with path.open("rb") as file:
        return tomllib.load(file)


def _layouts():
    """Places of the land by layout: those of today, and those that games of earlier versions lie on."""
    files = [DATA, *sorted((DATA.parent / "earlier").glob("[0-9]*.toml"))]
    return {layout["id"]: layout["places"] for file in files for layout in _data(file)["board_layouts"]["layouts"]}


def places():
    """Per inner width: track, pieces within a square, and per layout the map, papers and scenery."""
    layouts = _layouts()
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
            "layouts": {name: PAPERS[name](w, extent(spots)) for name, spots in layouts.items()},
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
