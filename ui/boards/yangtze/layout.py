"""Where everything lies on the river print.

The print is drawn for a few widths, with the places of its spaces noted beside the atlas. A window between two widths
takes the nearest one and stretches it a little; in a tall window the whole print grows.
"""

import json
from functools import cache
from typing import Any, Final, NamedTuple

import pygame

from game.paths import assets_folder
from ui.boards.sheet import Sheet, fit
from ui.boards.view import Shape

TOKEN: Final = 78.0
EMPEROR: Final = 45.0
SCROLL_HEAD: Final = 112.0
SCROLL_EDGE: Final = 20.0
SLOTS: Final = 12


class BoardLayout(NamedTuple):
    """The print sheet and the places of things; `k` is how much larger than designed."""

    sheet: Sheet
    inner: pygame.FRect
    k: float
    spaces: list[Shape]
    slots: list[Shape]
    scroll: pygame.FRect
    bag: Shape
    cartouche: pygame.FRect
    cargo_notice: pygame.FRect
    post_notice: pygame.FRect


@cache
def _noted() -> dict[str, Any]:
    noted: dict[str, Any] = json.loads((assets_folder() / "atlas" / "yangtze_board.json").read_text(encoding="utf-8"))
    return noted


def lay_out(board: pygame.FRect) -> BoardLayout:
    """The layout for the room the frame leaves to the board."""
    noted = _noted()
    sheet = fit(board, noted)
    inner, k, across, spot = sheet.inner, sheet.k, sheet.across, sheet.spot
    places = noted[sheet.width]

    def room(name: str) -> pygame.FRect:
        x, y, w, h = places[name]
        left, top = spot(x, y)
        return pygame.FRect(left, top, w * across, h * k)

    def square(x: float, y: float, side: float, is_round: bool = False) -> Shape:
        return Shape(x - side / 2, y - side / 2, side, side, is_round, 10 * k)

    scroll = room("scroll")
    step = (scroll.w - (2 * SCROLL_EDGE + SCROLL_HEAD) * k) / SLOTS
    first = scroll.x + (SCROLL_EDGE + SCROLL_HEAD) * k
    bag = room("bag")
    cartouche = room("cartouche")
    return BoardLayout(
        sheet=sheet,
        inner=inner,
        k=k,
        spaces=[square(*spot(x, y), TOKEN * k) for x, y in places["spaces"]],
        slots=[square(first + step * (n + 0.5), scroll.centery - k, EMPEROR * k, True) for n in range(SLOTS)],
        scroll=scroll,
        bag=Shape(bag.x, bag.y, 46 * k, 46 * k),
        cartouche=pygame.FRect(cartouche.x, cartouche.y, 30 * k, 74 * k),
        cargo_notice=room("cargo_notice"),
        post_notice=room("post_notice"),
    )
