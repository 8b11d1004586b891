"""Pictures of single things: what flies, what is counted, what must be read over an outline."""

from collections.abc import Mapping
from typing import Final

from rules.core.target import Target
from rules.zaibatsu.components import SILK
from rules.zaibatsu.places import TILE, seat_and_name
from rules.zaibatsu.reckoning.building import silk_for
from rules.zaibatsu.reckoning.means import factory_price
from rules.zaibatsu.reckoning.moment import builds_factory, pays_salaries
from rules.zaibatsu.state import ZaibatsuState
from ui.boards.view import Shape, View
from ui.boards.zaibatsu.parts.signs import draw_run, ink, run_wide
from ui.paint import Painter
from ui.theme import GLOW, GOLD, VERMILION, alpha

PLAIN: Final = {
    "item": ("sign", 24.0),
    "worker": ("worker", 34.0),
    "expert": ("expert", 34.0),
    "improvement": ("improvement", 28.0),
    "tile": ("tile", 100.0),
    "action_token": ("action_token", 34.0),
    "start_a": ("start_a", 120.0),
    "start_b": ("start_b", 120.0),
    "shared": ("shared", 36.0),
    "solo": ("solo", 36.0),
}
"""Kinds whose key is the name of their sprite, with the size they fly in."""


def draw(painter: Painter, what: Target, x: float, y: float, view: View) -> None:
    """One moving thing, centred."""
    name, size = _sprite(what, view)
    painter.sprite(f"zaibatsu/{name}", x, y, size, centre=True)


def _sprite(what: Target, view: View) -> tuple[str, float]:
    kind, key = what
    if kind in PLAIN:
        form, size = PLAIN[kind]
        return f"{form}/{key}", size
    if kind == "good":
        return ("sign/cube" if key == "any" else f"good/{key}"), 24
    if kind == "point":
        return "sign/vp", 24
    if kind == "round_marker":
        return ("last_marker" if key == "last" else "round_marker"), 26
    if kind == "demand":
        return f"demand/{key}/0", 44
    owner, name = seat_and_name(what)
    if kind == "piece":
        return f"{name.removesuffix('s')}/{ink(view, owner)}", 28
    if kind == "token":
        return f"influence/{ink(view, owner)}/{name}", 27
    if kind == "marker":
        return f"marker/{ink(view, owner)}", 22
    if kind == "favour":
        return f"favour/{name}", 36
    return f"contract/{name}", 34


def sign_of(what: Target) -> str:
    """The picture of something counted."""
    kind, key = what
    if kind == "point":
        return "zaibatsu/sign/vp"
    if kind == "good":
        return "zaibatsu/sign/cube" if key == "any" else f"zaibatsu/good/{key}"
    if kind == "action_token":
        return f"zaibatsu/action_token/{key}"
    return f"zaibatsu/sign/{key}"


def draw_badges(painter: Painter, shapes: Mapping[Target, Shape], view: View) -> None:
    """The price on tiles that can be built; silk that would close a gap shines."""
    state: ZaibatsuState = view.state
    if builds_factory(state) and view.hot in view.lit and view.hot in TILE:
        shape, tile = shapes[view.hot], TILE.index(view.hot)
        run = [(str(factory_price(state, view.viewer)), "money")]
        silk = silk_for(state, view.viewer, tile)
        if silk:
            run.append((str(silk), "silk"))
        _price(painter, shape, run)
    melt = next((target for target in view.lit if target.kind == "melt"), None)
    if melt is not None and melt in shapes and (view.hot == melt or _silk_helps(state, view)):
        box = shapes[melt]
        painter.rect(box.x - 2, box.y - 2, box.w + 4, box.h + 4, alpha(GLOW, 0.9), 7, 3)
        painter.rect(box.x, box.y, box.w, box.h, VERMILION if view.hot == melt else GOLD, 5, 2)


def _price(painter: Painter, shape: Shape, run: list[tuple[str, str]]) -> None:
    wide = run_wide(painter, run, 17, 15, 2) + 10
    x, y = shape.x + shape.w / 2 - wide / 2, shape.y - 12
    painter.nine("nine/quick", x, y, wide, 21)
    draw_run(painter, run, x + 5, y + 2, 17, 15, 2)


def _silk_helps(state: ZaibatsuState, view: View) -> bool:
    """Would money for silk pay more of the salaries that are due?"""
    return pays_salaries(state) and state.stock[view.viewer][SILK] > 0
