"""Beside the map: the buildings on offer with the supply of goods, the stack with the bag, the score track."""

import pygame

from rules.core.target import Target
from rules.singapore.components import EMPTY, GOODS, TILES, WHITE_TOKENS
from rules.singapore.places import BAG, BLACK, HUT, STACK, SUPPLY, TILE, WHITE
from rules.singapore.reckoning.raids import black_in_bag
from rules.singapore.reckoning.tiles import stack_size
from rules.singapore.state import SingaporeState
from ui.boards.singapore.layout import TownLayout
from ui.boards.singapore.parts import track as track_view
from ui.boards.view import Shape, View
from ui.paint import Painter
from ui.theme import BRICK, PAPER
from ui.widgets.small import draw_aid


def shapes(lay: TownLayout, view: View) -> dict[Target, Shape]:
    """Tiles on offer, the top of the stack, the bag, the supply."""
    state: SingaporeState = view.state
    offer, stack = lay.places["offer"], lay.places["stack"]
    found: dict[Target, Shape] = {
        SUPPLY: Shape.of(_supply_room(lay)),
        BAG: _square(lay, stack["bag"], stack["bag_size"]),
        STACK: _disc(lay, *lay.spot(*stack["count"]), 24),
        **track_view.shapes(lay, state),
    }
    for token, place in zip((BLACK, WHITE), stack["tokens"], strict=True):
        x, y = lay.spot(*place)
        found[token] = Shape(x, y - 1, 46 * lay.k, 22 * lay.k, False, 5 * lay.k)
    for slot, tile in enumerate(state.display):
        if tile != EMPTY:
            found[TILE[tile]] = _square(lay, offer["slots"][slot], offer["tile"])
            if tile == state.hut:
                found[HUT] = _disc(lay, *_hut_spot(lay, found[TILE[tile]]), 26)
    if state.top != EMPTY:
        found[TILE[state.top]] = _square(lay, stack["top"], stack["tile"])
    return found


def _square(lay: TownLayout, place: list[float], side: float) -> Shape:
    x, y = lay.spot(*place)
    return Shape(x, y, side * lay.k, side * lay.k, False, 5 * lay.k)


def _disc(lay: TownLayout, x: float, y: float, across: float) -> Shape:
    return Shape(x - across / 2 * lay.k, y - across / 2 * lay.k, across * lay.k, across * lay.k, True)


def _hut_spot(lay: TownLayout, tile: Shape) -> tuple[float, float]:
    """The hut hangs over the upper right corner of its tile."""
    return tile.x + tile.w + lay.k, tile.y + 5 * lay.k


def _supply_room(lay: TownLayout) -> pygame.FRect:
    places = lay.places["offer"]["supply"]
    left, top = lay.spot(min(x for x, _ in places), min(y for _, y in places))
    right, bottom = lay.spot(max(x for x, _ in places), max(y for _, y in places))
    return pygame.FRect(left, top, right - left + 56 * lay.k, bottom - top + 24 * lay.k)


def slot_shape(lay: TownLayout, slot: int) -> Shape:
    """A place of the display."""
    offer = lay.places["offer"]
    return _square(lay, offer["slots"][slot], offer["tile"])


def top_shape(lay: TownLayout) -> Shape:
    """The top of the stack."""
    stack = lay.places["stack"]
    return _square(lay, stack["top"], stack["tile"])


def bag_shape(lay: TownLayout) -> Shape:
    """The raid bag."""
    stack = lay.places["stack"]
    return _square(lay, stack["bag"], stack["bag_size"])


def supply_shape(lay: TownLayout, kind: int) -> Shape:
    """One kind of cubes in the supply."""
    return _square(lay, lay.places["offer"]["supply"][kind], 24)


# ------------------------------------------------------------ picture
def ground(painter: Painter, lay: TownLayout, view: View) -> None:
    """The slips and the track without what lies on them."""
    k = lay.k
    offer, stack = lay.places["offer"], lay.places["stack"]
    for panel in (offer, stack):
        painter.nine("nine/notice", *lay.room(*panel["rect"]))
    # What is on offer lies close below its heading: it stands higher, clear of their outlines.
    for key, place, panel, base in (
        ("offer", offer["title"], offer, 12.5),
        ("stack", stack["title"], stack, 15.0),
        ("bag", stack["bag_title"], stack, 15.0),
        ("supply", offer["supply_title"], offer, 15.0),
    ):
        x, y = lay.spot(*place)
        room = lay.room(*panel["rect"]).right - 6 * k - x
        painter.text(
            view.words(f"singapore.board.{key}"), x, y + base * k, 15 * k, "serif", BRICK, max_width=room, most=15 * k
        )


def draw(painter: Painter, lay: TownLayout, view: View) -> None:
    """What is on offer now, what the bag holds, where everybody stands."""
    _offer(painter, lay, view)
    _stack(painter, lay, view)
    track_view.draw(painter, lay, view)


def badges(painter: Painter, lay: TownLayout, view: View) -> None:
    """Lit tiles once more over their outlines, which would hide that they are illegal."""
    state: SingaporeState = view.state
    for slot, tile in enumerate(state.display):
        if tile != EMPTY and TILE[tile] in view.lit and TILE[tile] != view.hot:
            _tile(painter, lay, view, tile, slot_shape(lay, slot))
    if state.top != EMPTY and TILE[state.top] in view.lit:
        if TILE[state.top] != view.hot:
            _tile(painter, lay, view, state.top, top_shape(lay))
        _stack_count(painter, lay, state)


def _tile(painter: Painter, lay: TownLayout, view: View, tile: int, shape: Shape) -> None:
    large = shape.w > 68 * lay.k or tile == view.state.top
    form = "building_large" if large else "building"
    painter.sprite(f"singapore/{form}/{TILES[tile].key}", shape.x, shape.y, shape.w)
    if tile == view.state.hut:
        painter.sprite("singapore/hut", *_hut_spot(lay, shape), 26 * lay.k, centre=True)


def _offer(painter: Painter, lay: TownLayout, view: View) -> None:
    state: SingaporeState = view.state
    offer, k = lay.places["offer"], lay.k
    for slot, tile in enumerate(state.display):
        shape = slot_shape(lay, slot)
        if tile == EMPTY or TILE[tile] in view.hidden:
            painter.sprite("singapore/slot", shape.x, shape.y, shape.w)
        else:
            _tile(painter, lay, view, tile, shape)
    for kind, good in enumerate(GOODS):
        x, y = lay.spot(*offer["supply"][kind])
        painter.sprite(f"singapore/cube_small/{good}", x, y, 22 * k)
        draw_aid(painter, f"good/{good}", x, y, 22 * k)
        painter.text(str(state.supply[kind]), x + 28 * k, y + 17 * k, 17 * k, "display", most=17 * k)


def _stack_count(painter: Painter, lay: TownLayout, state: SingaporeState) -> None:
    x, y = lay.spot(*lay.places["stack"]["count"])
    painter.sprite("bubble/dark", x, y, 24 * lay.k, centre=True)
    painter.numeral(str(stack_size(state)), x, y, 14 * lay.k, PAPER)


def _stack(painter: Painter, lay: TownLayout, view: View) -> None:
    state: SingaporeState = view.state
    stack, k = lay.places["stack"], lay.k
    top = top_shape(lay)
    for depth in range(min(3, len(state.stack)), 0, -1):
        painter.sprite("singapore/stack_foot", top.x + depth * 2 * k, top.y + depth * 2 * k, top.w)
    if state.top != EMPTY and TILE[state.top] not in view.hidden:
        _tile(painter, lay, view, state.top, top)
    _stack_count(painter, lay, state)
    bag = bag_shape(lay)
    painter.sprite("singapore/bag", bag.x, bag.y, bag.w)
    numbers = {BLACK: black_in_bag(state), WHITE: WHITE_TOKENS}
    for (token, number), place in zip(numbers.items(), stack["tokens"], strict=True):
        x, y = lay.spot(*place)
        painter.sprite(f"singapore/token/{token.key}", x, y, 20 * k)
        painter.text(str(number), x + 25 * k, y + 16 * k, 16 * k, "display", most=16 * k)
