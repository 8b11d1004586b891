"""What the strips of Zaibatsu's rules are made of: its sprites, coins, amounts, prices and plates."""

from collections.abc import Sequence
from typing import Final

from rules.zaibatsu.components import ACTION_PRICES, GOODS
from rules.zaibatsu.tiles import TILES, Tile
from ui.paint import Painter
from ui.theme import INK, Colour

ROOT: Final = "reader.zaibatsu"
"""Where the words of the pictures are kept."""
MIDDLE: Final = 42.0
"""Where the pictures of a strip lie, below its upper edge."""
TAB: Final = 17.0
WHEN: Final = {"immediate": "at_once", "modifier": "modifier"}


def put(painter: Painter, name: str, x: float, y: float, width: float | None = None) -> None:
    """One of the title's sprites, centred."""
    painter.sprite(f"zaibatsu/{name}", x, y, width, centre=True)


def coin(painter: Painter, amount: int, x: float, y: float, size: float = 32) -> None:
    """A coin with its number, centred."""
    painter.sprite("coin/blank", x, y, size, centre=True)
    painter.numeral(str(amount), x, y, size * 0.46)


def amount(
    painter: Painter, number: int | str, name: str, x: float, y: float, size: float = 26, colour: Colour = INK
) -> None:
    """A number before a sprite, both together centred."""
    said = str(number)
    wide = len(said) * size * 0.42
    painter.numeral(said, x - size / 2 - 2, y, size * 0.74, colour)
    put(painter, name, x + wide / 2 + 2, y, size)


def either(painter: Painter, x: float, y: float) -> None:
    """One or the other."""
    painter.numeral("/", x, y, 20)


def price(painter: Painter, x: float, y: float) -> None:
    """What a ship or a train costs, one way above the other."""
    for number, each in enumerate(ACTION_PRICES):
        row = y - 16 + number * 32
        if each.money:
            amount(painter, each.money, "sign/money", x - 20, row, 22)
            amount(painter, each.iron, "sign/iron", x + 24, row, 22)
        else:
            amount(painter, each.iron, "sign/iron", x, row, 22)


def plate(painter: Painter, key: str, x: float, y: float, width: float = 74, high: float = 30) -> None:
    """The effect of a tile on its ground, centred."""
    tile = next(each for each in TILES if each.key == key)
    when = WHEN.get(tile.timing, "always")
    left, top = x - width / 2, y - high / 2
    painter.nine(f"zaibatsu/nine/plate_{GOODS[tile.good]}_{when}", left, top, width, high)
    tab = TAB if when == "modifier" else 4.0
    if when == "modifier":
        put(painter, f"trigger/{key}", left + TAB / 2, y)
    put(painter, f"effect/{key}", (left + tab + x + width / 2) / 2, y)


def tile_row(painter: Painter, tiles: Sequence[Tile], left: float, y: float, width: float, step: float) -> None:
    """Whole tiles side by side."""
    for number, tile in enumerate(tiles):
        put(painter, f"tile/{tile.key}", left + width / 2 + number * step, y, width)
