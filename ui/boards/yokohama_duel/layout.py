"""Where everything lies on the print of the harbour; noted beside the atlas."""

import json
from functools import cache
from typing import Any, Final, NamedTuple

import pygame

from game.paths import assets_folder
from rules.yokohama_duel.components import PLACES
from ui.boards.sheet import Sheet, fit
from ui.boards.view import Shape, View

SMALL_CARD: Final = (21.0, 28.0)
"""An influence card where several lie."""


class HarbourLayout(NamedTuple):
    """The print sheet and the noted places of its width.

    `k` is how much larger than designed things are; in a squeezed print they shrink, so that none lies over another.
    """

    sheet: Sheet
    noted: dict[str, Any]
    k: float

    def spot(self, name: str, number: int | None = None) -> tuple[float, float]:
        """A noted place, one of several if a number is given."""
        place = self.noted[name] if number is None else self.noted[name][number]
        return self.sheet.spot(*place)

    def card(self, name: str, number: int | None, w: float, h: float) -> Shape:
        """A card of this size at a noted place."""
        return Shape(*self.spot(name, number), w * self.k, h * self.k, False, 4 * self.k)

    def place(self, number: int) -> Shape:
        """The card of a place."""
        w, h = self.noted["in_place"]["size"]
        x, y = self.sheet.spot(*self.noted["places"][PLACES[number].key])
        return Shape(x, y, w * self.k, h * self.k, False, 5 * self.k)

    def within(self, number: int, dx: float, dy: float) -> tuple[float, float]:
        """A point within the card of a place."""
        shape = self.place(number)
        return shape.x + dx * self.k, shape.y + dy * self.k

    def influence(self, place: int, nth: int, count: int) -> Shape:
        """Where the n-th of so many influence cards beside a place lies; several are small, two in a row, so that they
        leave the trading house in sight."""
        noted = self.noted["in_place"]["influence"]
        (left, top), (w, h) = noted["at"], noted["size"]
        if count > 1:
            w, h = SMALL_CARD
            left, top = left - 3 + nth % 2 * (w + 1), top - 3 + nth // 2 * (h + 1)
        x, y = self.within(place, left, top)
        return Shape(x, y, w * self.k, h * self.k, False, 3 * self.k)

    def shop(self, place: int, seat: int) -> Shape:
        """Where the shop of a seat stands at a place."""
        x, y = self.within(place, *self.noted["in_place"]["shops"][seat])
        return Shape(x, y, 30 * self.k, 30 * self.k)

    def house(self, place: int) -> Shape:
        """Where the trading house of a place stands."""
        x, y = self.within(place, *self.noted["in_place"]["trading_house"])
        return Shape(x, y, 34 * self.k, 34 * self.k)

    def station(self, place: int) -> Shape:
        """Where the Station token of a place lies."""
        side = self.noted["in_place"]["station_size"] * self.k
        return Shape(*self.within(place, *self.noted["in_place"]["station"]), side, side)

    def panel(self, w: float, h: float) -> pygame.FRect:
        """A slip in the middle of the board, over the places."""
        inner = self.sheet.inner
        wide, high = w * self.k, h * self.k
        return pygame.FRect(inner.centerx - wide / 2, inner.centery - high / 2 - 10 * self.k, wide, high)


@cache
def _noted() -> dict[str, Any]:
    noted: dict[str, Any] = json.loads(
        (assets_folder() / "atlas" / "yokohama_duel_board.json").read_text(encoding="utf-8")
    )
    return noted


def lay_out(board: pygame.FRect) -> HarbourLayout:
    """The layout for the room the frame leaves to the board."""
    sheet = fit(board, _noted())
    return HarbourLayout(sheet, _noted()[sheet.width], min(sheet.k, sheet.across))


def ink(view: View, seat: int) -> int:
    """The colour of a seat’s pieces, which are cut in the first two crests only; others play in the order they sit."""
    return view.crests[seat] if max(view.crests) < 2 else seat
