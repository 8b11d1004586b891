"""Everything in the box of Singapore; what lies in it is read from the data of the rules."""

import tomllib
from functools import partial
from pathlib import Path

from ..atlas import Sprite
from ..kit import ink, marks, palette, pieces, water
from . import box
from . import tiles as town

DATA = Path(__file__).parents[3] / "rules" / "singapore" / "printed.toml"
SQUARE, TILE, LARGE = 74, 64, 104
SHORE, QUAY = 6, 12
SEATS = (0, 1, 2, 3)
OWNERS = (*SEATS, box.NEUTRAL)


def sprites() -> dict[str, Sprite]:
    """The atlas of Singapore."""
    with DATA.open("rb") as file:
        data = tomllib.load(file)
    return {**_buildings(data), **_ground(data), **_pieces(data), **_score(data), **_turn(), **_scenery()}


def _buildings(data) -> dict[str, Sprite]:
    out = {}
    for building in data["buildings"]["tiles"] + data["start_buildings"]["buildings"]:
        draw = partial(town.tile, building=building)
        out[f"singapore/building/{building['id']}"] = Sprite(TILE, TILE, partial(draw, s=TILE), 5)
        out[f"singapore/building_large/{building['id']}"] = Sprite(LARGE, LARGE, partial(draw, s=LARGE), 8)
    for name, size, margin in (("building", TILE, 5), ("building_large", LARGE, 8)):
        out[f"singapore/{name}_back"] = Sprite(size, size, partial(town.back, s=size), margin)
    out["singapore/stack_foot"] = Sprite(TILE, TILE, partial(town.stack_foot, s=TILE, step=2.2), 12)
    out["singapore/slot"] = Sprite(TILE, TILE, partial(town.empty_slot, s=TILE), 2)
    for stage in (1, 2, 3):
        out[f"singapore/stage/{stage}"] = Sprite(24, 20, partial(town.stage_mark, stage=stage, x=0, y=0, h=20), 2)
    return out


def _ground(data) -> dict[str, Sprite]:
    out = {}
    for n, tint in enumerate(box.TINTS, 1):
        out[f"singapore/land/{n}"] = Sprite(SQUARE, SQUARE, partial(box.plot, s=SQUARE, tint=tint), 0)
    prices = {p for tile in data["land_tiles"]["tiles"] for row in tile["prices"] for p in row}
    for value in sorted(prices):
        out[f"singapore/price/{value}"] = Sprite(38, 38, partial(box.price, s=38, value=value), 2)
    width, height = (data["land_tiles"][side] * SQUARE for side in ("width", "height"))
    out["singapore/land_frame"] = Sprite(width, height, partial(box.land_frame, w=width, h=height), 2, (8, 8, 8, 8))
    out["singapore/shore"] = Sprite(SQUARE, SQUARE, partial(box.shore, s=SQUARE, reach=SHORE), 18)
    out["singapore/beach"] = Sprite(SQUARE, SQUARE, partial(box.beach, s=SQUARE, reach=SHORE), 18)
    out["singapore/start_ground"] = Sprite(
        2 * SQUARE, 2 * SQUARE, partial(box.start_ground, s=SQUARE, quay=QUAY), QUAY + 8
    )
    out["singapore/start"] = Sprite(SQUARE, SQUARE, partial(box.start_square, s=SQUARE), 2)
    out["singapore/water"] = Sprite(SQUARE, SQUARE, partial(box.harbour, s=SQUARE), 0)
    out["singapore/street/across"] = Sprite(20, 13, partial(box.street, w=20, h=13), 3)
    out["singapore/street/down"] = Sprite(13, 20, partial(box.street, w=13, h=20), 3)
    return out


def _pieces(data) -> dict[str, Sprite]:
    out = {}
    for owner in OWNERS:
        out[f"singapore/worker/{owner}"] = Sprite(36, 36, partial(box.worker, seat=owner, s=36), 5)
        out[f"singapore/flag/{owner}"] = Sprite(34, 38, partial(box.flag, seat=owner, x=7, y=36, s=33), 4)
        out[f"singapore/pennant/{owner}"] = Sprite(20, 23, partial(box.pennant, seat=owner, w=20, h=23), 3)
    for seat in SEATS:
        out[f"singapore/screen/{seat}"] = Sprite(132, 76, partial(box.screen, seat=seat, w=132, h=76), 6)
    for good in data["goods"]["kinds"]:
        for name, size in (("cube", 32), ("cube_small", 22)):
            out[f"singapore/{name}/{good['id']}"] = Sprite(size, size, partial(box.cube, name=good["id"], s=size), 3)
    for name, size in (("cube", 32), ("cube_small", 22)):
        out[f"singapore/{name}_back"] = Sprite(size, size, partial(box.cube_back, s=size), 3)
    out["singapore/cube_slot"] = Sprite(32, 32, partial(town.cube_slot, s=32), 2)
    for face in ("black", "white", "back"):
        out[f"singapore/token/{face}"] = Sprite(22, 22, partial(box.token, d=22, face=face), 4)
        out[f"singapore/token_large/{face}"] = Sprite(60, 60, partial(box.token, d=60, face=face), 6)
    out["singapore/bag"] = Sprite(52, 52, partial(marks.mark, name="bag", x=0, y=0, size=52), 3)
    out["singapore/hut"] = Sprite(30, 30, partial(marks.mark, name="hut", x=0, y=0, size=30), 3)
    out["singapore/raffles"] = Sprite(62, 30, partial(box.raffles, w=62, h=30), 5)
    for value, size in ((1, 38), (5, 46)):
        draw = partial(marks.coin, x=size / 2, y=size / 2, r=size / 2 - 1, value=value)
        out[f"singapore/coin/{value}"] = Sprite(size, size, draw, 5)
    return out


def _score(data) -> dict[str, Sprite]:
    out = {
        f"singapore/marker/{seat}": Sprite(20, 26, partial(box.marker, seat=seat, d=20, stem=6), 4) for seat in SEATS
    }
    for value in data["score_track"]["seal_spaces"]:
        out[f"singapore/seal/{value}"] = Sprite(26, 17, partial(box.seal, value=value, w=26, h=17), 2)
    return out


def _turn() -> dict[str, Sprite]:
    out = {}
    for name in ("move", "act"):
        out[f"singapore/{name}/left"] = Sprite(24, 24, partial(marks.mark, name=name, x=0, y=0, size=24), 2)
        out[f"singapore/{name}/used"] = Sprite(24, 24, partial(_faded, name=name), 2)
    for name, sign in (("arrow", "arrow"), ("both", "both")):
        draw = partial(marks.mark, name=sign, x=0, y=0, size=24, ink=palette.VERMILION)
        out[f"singapore/way/{name}"] = Sprite(24, 24, draw, 2)
    out["singapore/way/back"] = Sprite(24, 24, _turned, 2)
    return out


def _faded(c, name):
    marks.mark(c, name, 0, 0, 24, palette.alpha(palette.STRAW, 0.45), palette.alpha(palette.INK, 0.3))


def _turned(c):
    c.rotate(180, 12, 12)
    marks.mark(c, "arrow", 0, 0, 24, ink=palette.VERMILION)


def _scenery() -> dict[str, Sprite]:
    return {
        "singapore/scene/isle": Sprite(78, 62, isle, 3),
        "singapore/scene/junk": Sprite(70, 66, partial(pieces.junk, x=0, y=0, s=70, sail=0xFFC9683F), 3),
        "singapore/scene/steamer": Sprite(94, 58, partial(pieces.steamer, x=0, y=2, s=94), 3),
        "singapore/scene/sampan": Sprite(52, 15, partial(pieces.sampan, x=0, y=0, w=52), 3),
    }


def isle(c):
    """A sand bank with two palms, foam before it."""
    bank = ink.path("M3 52 C10 41 36 38 74 50 C62 60 20 61 3 52 Z")
    ink.line(c, ink.path("M0 55 C14 64 62 65 78 53"), palette.alpha(palette.PAPER, 0.7), 1.6)
    ink.cut(c, bank, box.SAND, palette.INK, 1.2)
    water.palm(c, 4, 50, 48)
    water.palm(c, 28, 51, 37)
