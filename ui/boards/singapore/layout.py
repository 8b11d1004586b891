"""Where everything lies on the print of the island; noted beside the atlas for every layout of the land."""

import json
from functools import cache, lru_cache
from typing import Any, Final

import pygame

from game.paths import assets_folder
from rules.singapore.components import printed_space
from rules.singapore.reckoning.board import BOARDS
from ui.boards.sheet import Sheet, fit
from ui.boards.view import Shape

CROWD: Final = ((-8.0, 18.0), (-8.0, 36.0))
"""From where to where three workers or more stand on a building with a pennant, and on one without."""


class TownLayout:
    """The print sheet and the places on it; `noted` are those of every layout of the land, `places` of this one.

    Squares and lanes are asked for hundreds of times a picture, so they are reckoned once.
    """

    def __init__(self, sheet: Sheet, board: int, noted: dict[str, Any], places: dict[str, Any]) -> None:
        self.sheet = sheet
        self.board = board
        self.noted = noted
        self.places = places
        self.k = sheet.k
        """How much larger than designed; nothing on the map is stretched, so that squares stay square."""
        self.side = float(noted["square"]) * self.k
        """The side of a square."""
        x, y = self.spot(*places["origin"])
        self._squares = [(x + column * self.side, y + row * self.side) for column, row in BOARDS[board].spots]
        self._lanes = [self._lane(*ends) for ends in BOARDS[board].edges]

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """A noted place on the screen."""
        return self.sheet.spot(x, y)

    def room(self, x: float, y: float, w: float, h: float) -> pygame.FRect:
        """A noted rectangle on the screen."""
        left, top = self.spot(x, y)
        return pygame.FRect(left, top, w * self.k, h * self.k)

    def square(self, number: int) -> tuple[float, float]:
        """The upper left corner of a square of the map."""
        return self._squares[number]

    def within(self, number: int, what: str) -> tuple[float, float]:
        """A noted place within a square."""
        x, y = self._squares[number]
        dx, dy = self.noted["in_square"][what]
        return x + dx * self.k, y + dy * self.k

    def tile(self, number: int) -> Shape:
        """A building on the map; it is smaller than its square, so that streets lie in the lane between."""
        side = float(self.noted["tile"]) * self.k
        return Shape(*self.within(number, "tile"), side, side, False, 5 * self.k)

    def front(self, number: int) -> Shape:
        """The upper part of a building, which is clicked to go there while the lower one can be used."""
        tile = self.tile(number)
        return Shape(tile.x, tile.y, tile.w, tile.h * 0.42, False, 5 * self.k)

    def strip(self, number: int) -> Shape:
        """The lower part of a building, which shows what it does."""
        tile = self.tile(number)
        return Shape(tile.x, tile.y + tile.h * 0.42, tile.w, tile.h * 0.58, False, 5 * self.k)

    def plot(self, number: int) -> Shape:
        """A plot one may build on."""
        x, y = self.square(number)
        edge = 4 * self.k
        return Shape(x + edge, y + edge, self.side - 2 * edge, self.side - 2 * edge, False, 5 * self.k)

    def edge(self, number: int) -> tuple[Shape, bool]:
        """The lane between two squares, and whether the street runs down."""
        return self._lanes[number]

    def _lane(self, first: int, second: int) -> tuple[Shape, bool]:
        (xa, ya), (xb, yb) = (BOARDS[self.board].spots[square] for square in (first, second))
        left = first if (ya, xa) <= (yb, xb) else second
        down = xa == xb
        x, y = self.within(left, "street_below" if down else "street_right")
        w, h = (13 * self.k, 20 * self.k) if down else (20 * self.k, 13 * self.k)
        return Shape(x, y, w, h, False, 4 * self.k), down

    def worker(self, square: int, number: int, crowd: int = 1, free: bool = False) -> Shape:
        """Where the n-th worker of a crowd can be clicked: less than its picture, for neighbours overlap.

        Many stand closer together, and leave the owner's pennant in sight; `free` buildings have none.
        """
        spots = self.noted["in_square"]["workers"]
        dx, dy = spots[min(number, 1)]
        if crowd > 2:
            left, right = CROWD[free]
            dx = left + (right - left) * number / (crowd - 1)
        x, y = self.square(square)
        return Shape(x + (dx + 5) * self.k, y + (dy + 5) * self.k, 24 * self.k, 24 * self.k, True)

    def space(self, points: int) -> tuple[float, float]:
        """A space of the printed ruler."""
        x, y = self.noted["track"]["zero"]
        return self.spot(x + printed_space(points) * self.noted["track"]["step"], y)

    @property
    def track(self) -> pygame.FRect:
        """The score track along the head of the print."""
        return self.room(*self.noted["track"]["rect"])


@cache
def _noted() -> dict[str, Any]:
    noted: dict[str, Any] = json.loads((assets_folder() / "atlas" / "singapore_board.json").read_text(encoding="utf-8"))
    return noted


def lay_out(board: pygame.FRect, layout: int) -> TownLayout:
    """The layout for the room the frame leaves to the board."""
    return _laid_out(board.x, board.y, board.w, board.h, layout)


@lru_cache(maxsize=8)
def _laid_out(x: float, y: float, w: float, h: float, layout: int) -> TownLayout:
    noted = _noted()
    sheet = fit(pygame.FRect(x, y, w, h), noted)
    return TownLayout(sheet, layout, noted[sheet.width], noted[sheet.width]["layouts"][BOARDS[layout].key])
