"""Coins, markers and a few squares of the town, drawn small for the pictures of the rules."""

from typing import Final, NamedTuple

from ui.paint import Painter
from ui.theme import BRICK

ROOT: Final = "reader.singapore"
"""Where the words of the pictures are kept."""
SQUARE: Final = 74
"""The side of a square on the print; everything here is drawn in proportion to it."""


class SmallTown(NamedTuple):
    """Squares counted from an upper left corner; `side` is the side of one."""

    painter: Painter
    x: float
    y: float
    side: float

    def _draw(self, name: str, column: float, row: float, dx: float, dy: float, width: float) -> None:
        k = self.side / SQUARE
        x, y = self.x + column * self.side + dx * k, self.y + row * self.side + dy * k
        self.painter.sprite(f"singapore/{name}", x, y, width * k)

    def plot(self, column: int, row: int, land: int, price: int | None = None) -> None:
        """Land to build on, with its price."""
        self._draw(f"land/{land}", column, row, 0, 0, SQUARE)
        if price is not None:
            self._draw(f"price/{price}", column, row, 18, 18, 38)

    def building(self, column: int, row: int, tile: str, owner: int | str | None = None) -> None:
        """A building, and the pennant of its owner."""
        self._draw(f"building/{tile}", column, row, 5, 5, 64)
        if owner is not None:
            self._draw(f"pennant/{owner}", column, row, 48, 7, 20)

    def flag(self, column: int, row: int, owner: int | str) -> None:
        """A flag on a plot."""
        self._draw(f"flag/{owner}", column, row, -1, 1, 34)

    def worker(self, column: float, row: int, owner: int) -> None:
        """A worker on a building."""
        self._draw(f"worker/{owner}", column, row, 2, -5, 36)

    def street(self, column: int, row: int, down: bool = False) -> None:
        """A street to the right of a square, or below it."""
        if down:
            self._draw("street/down", column, row, 30.5, 64, 13)
        else:
            self._draw("street/across", column, row, 64, 30.5, 20)

    def barred(self, column: float, row: float) -> None:
        """What the rules forbid: a red cross over the middle of a square."""
        x, y, reach = self.x + (column + 0.5) * self.side, self.y + (row + 0.5) * self.side, self.side * 0.24
        for way in (-1, 1):
            self.painter.stroke([(x - reach, y - way * reach), (x + reach, y + way * reach)], BRICK, 4)


def pounds(painter: Painter, amount: int, x: float, y: float, size: float = 34) -> None:
    """A coin with its number, centred."""
    painter.sprite("coin/blank", x, y, size, centre=True)
    painter.numeral(str(amount), x, y, size * 0.46)


def put(painter: Painter, name: str, x: float, y: float, size: float) -> None:
    """One of the title's sprites, centred."""
    painter.sprite(f"singapore/{name}", x, y, size, centre=True)


def pile(painter: Painter, x: float, foot: float, seats: tuple[int, ...]) -> None:
    """Score markers on one space, the lowest first."""
    for level, seat in enumerate(seats):
        painter.sprite(f"singapore/marker/{seat}", x - 11, foot - 29 - level * 9, 22)
