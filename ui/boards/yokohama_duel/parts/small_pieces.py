"""Coins, cards and signs of Yokohama Duel, drawn small for the pictures of the rules."""

from typing import Final

from ui.boards.figures import Words
from ui.paint import Painter
from ui.theme import PAPER

ROOT: Final = "reader.yokohama_duel"
"""Where the words of the pictures are kept."""
MIDDLE: Final = 42.0
"""Where the pictures of a strip lie, below its upper edge."""
CARD: Final = 64.0
"""How high a card is in a strip."""
TECHNOLOGY_WIDE, TECHNOLOGY_HIGH = 96.0, 70.0


def put(painter: Painter, name: str, x: float, y: float, width: float | None = None) -> None:
    """One of the title's sprites, centred."""
    painter.sprite(f"yokohama_duel/{name}", x, y, width, centre=True)


def card(painter: Painter, name: str, x: float, y: float, high: float = CARD) -> None:
    """A card by its height, centred."""
    painter.sprite(f"yokohama_duel/{name}", x, y, h=high, centre=True)


def influence(painter: Painter, level: int, x: float, y: float, seat: int = 0, side: str = "before") -> None:
    """An Influence card, centred."""
    card(painter, f"influence/{seat}/influence_{level}/{side}", x, y)


def technology(painter: Painter, key: str, x: float, y: float, words: Words) -> None:
    """A Technology card with its name, centred."""
    put(painter, f"tech/{key}", x, y)
    lines = painter.wrap(words(f"yokohama_duel.technology.{key}"), TECHNOLOGY_WIDE - 6, 14, "semi", most=14)
    for number, line in enumerate(lines):
        base = y - TECHNOLOGY_HIGH / 2 + (20 if len(lines) == 1 else 13 + 14 * number)
        painter.text(line, x, base, 14, "semi", PAPER, "centre", max_width=TECHNOLOGY_WIDE, most=14)


def good(painter: Painter, name: str, x: float, y: float, size: float = 34) -> None:
    """A good, centred."""
    painter.sprite(f"chip/{name}", x, y, size, centre=True)


def yen(painter: Painter, amount: int, x: float, y: float, size: float = 34) -> None:
    """A coin with its number, centred."""
    painter.sprite("coin/blank", x, y, size, centre=True)
    painter.numeral(str(amount), x, y, size * 0.46)


def plus(painter: Painter, x: float, y: float, words: str = "+") -> None:
    """What joins two pictures."""
    painter.numeral(words, x, y, 20)
