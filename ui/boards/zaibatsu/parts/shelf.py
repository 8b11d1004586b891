"""The shelf of factories: a column for each kind with what it asks, then all tiles, built or not."""

from rules.core.target import Target
from rules.zaibatsu.components import GOODS, NONE, ON_RND, RND_LEVEL, SILK
from rules.zaibatsu.places import TILE
from rules.zaibatsu.reckoning.building import silk_for
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import RND_FOR, TILES
from ui.boards.view import Shape, View
from ui.boards.zaibatsu.layout import HEAD, Layout
from ui.boards.zaibatsu.parts.factories import draw_plate, ground_of
from ui.boards.zaibatsu.parts.signs import draw_run, good, ink, keep, sign
from ui.paint import Painter
from ui.theme import BRICK, INK, PAPER, rgb
from ui.widgets.small import draw_crest

MET = rgb(0xBFE3B4)
PICTURED = 44.0
"""From this height on a tile shows its print."""
LEAST_ROWS = 2


def columns(state: ZaibatsuState) -> list[list[tuple[int, int]]]:
    """By kind, the tiles of the game with who built them; NONE: still to be had."""
    found: list[list[tuple[int, int]]] = [[] for _ in GOODS]
    owner = {tile: seat for seat in range(state.seats) for tile in state.slots[seat]}
    for tile in range(len(TILES)):
        if state.shelf >> tile & 1 or tile in owner:
            found[TILES[tile].good].append((tile, owner.get(tile, NONE)))
    return found


def _rows(state: ZaibatsuState) -> int:
    return max(LEAST_ROWS, *map(len, columns(state)))


def shapes(lay: Layout, view: View) -> dict[Target, Shape]:
    """Every tile in its place."""
    rows = _rows(view.state)
    return {
        TILE[tile]: Shape.of(lay.on_shelf(kind, row, rows))
        for kind, tiles in enumerate(columns(view.state))
        for row, (tile, _) in enumerate(tiles)
    }


def draw(painter: Painter, lay: Layout, view: View) -> None:
    """Heads, verdicts, tiles."""
    state: ZaibatsuState = view.state
    have = RND_LEVEL[state.tracks[view.viewer][ON_RND]], state.stock[view.viewer][SILK]
    built = tuple(map(tuple, columns(state)))
    key = ("shelf", lay.large, built, have, view.viewer, tuple(view.crests), view.hidden.intersection(TILE))
    keep(painter, key, lay.shelf().inflate(4, 6), lambda inner: _shelf(inner, lay, view))


def _shelf(painter: Painter, lay: Layout, view: View) -> None:
    rows = _rows(view.state)
    for kind, tiles in enumerate(columns(view.state)):
        _head(painter, lay, view, kind)
        for row, (tile, owner) in enumerate(tiles):
            room = lay.on_shelf(kind, row, rows)
            if owner != NONE:
                painter.nine("zaibatsu/nine/taken", *room)
                draw_crest(painter, ink(view, owner), *room.center, min(9.5, room.h * 0.36), flat=True)
            elif TILE[tile] not in view.hidden:
                if room.h >= PICTURED:
                    house = room.h - 29
                    with painter.clip(room.x, room.y, room.w, house + 4):
                        painter.sprite(f"zaibatsu/house/{GOODS[kind]}", room.x, room.y, room.w, house + 4)
                    painter.rect(room.x, room.y, room.w, house + 4, INK, 4, 1.1)
                    draw_plate(painter, tile, room.move(0, house).clip(room))
                else:
                    draw_plate(painter, tile, room)


def _head(painter: Painter, lay: Layout, view: View, kind: int) -> None:
    """The good, the level of R&D it asks, and whether that is met, with silk, or not."""
    column, state = lay.column(kind), view.state
    level = RND_LEVEL[state.tracks[view.viewer][ON_RND]]
    painter.nine(ground_of(kind), column.x, column.y, column.w, HEAD)
    good(painter, GOODS[kind], column.x + 3, column.y + 2.5, 22)
    sign(painter, "rnd", column.right - 31, column.y + 6, 15)
    tone = INK if level >= RND_FOR[kind] else BRICK
    painter.text(str(RND_FOR[kind]), column.right - 4, column.y + 19.5, 16, "display", tone, "right", most=16)
    if all(owner != NONE for _, owner in columns(state)[kind]):
        # Nothing is left to be locked or within reach.
        return
    tile = next(at for at, each in enumerate(TILES) if each.good == kind)
    silk, y = silk_for(state, view.viewer, tile), column.y + HEAD + 2
    if silk == 0:
        painter.sprite("mark_light/check", column.centerx, y + 8, 16, centre=True, tint=MET)
    elif silk != NONE and silk <= state.stock[view.viewer][SILK]:
        draw_run(painter, [(str(silk), "silk")], column.centerx, y, 16, 15, 1, PAPER, "centre")
    else:
        painter.sprite("mark/lock", column.centerx, y + 8, 16, centre=True)
