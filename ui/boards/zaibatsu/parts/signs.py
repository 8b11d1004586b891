"""Signs of Zaibatsu in rows: numbers with what they count, crests of owners, points on a blossom."""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

import pygame

from rules.zaibatsu.components import AUTOMA
from ui.boards.view import View
from ui.paint import Painter
from ui.theme import BRICK, INK, Colour, rgb

MINE: Final = rgb(0xFBE2A6)
"""What is the viewer's own, or where things stand now."""
PALE: Final = rgb(0x77736A)
SMALL: Final = 18.0
"""Up to this size the cuts with a thinner keyline are drawn."""
Run = Sequence[tuple[str, str]]
"""Numbers with their signs; an empty number leaves the sign alone."""


def ink(view: View, owner: int) -> int:
    """The colour of an owner's pieces; the automa takes the first that the player has not."""
    if owner != AUTOMA:
        return view.crests[owner]
    return 1 if view.crests[0] != 1 else 0


def sign(painter: Painter, name: str, x: float, y: float, size: float, alpha: float = 1.0) -> None:
    """A sign in a square, in the cut that suits its size."""
    form = "sign_small" if size <= SMALL else "sign"
    painter.sprite(f"zaibatsu/{form}/{name}", x, y, size, size, alpha=alpha)


def good(painter: Painter, name: str, x: float, y: float, size: float) -> None:
    """A good in a square, in the cut that suits its size."""
    form = "good_small" if size <= SMALL else "good"
    painter.sprite(f"zaibatsu/{form}/{name}", x, y, size, size)


def worker(painter: Painter, name: str, x: float, y: float, size: float) -> None:
    """A worker ("blue") or an expert ("expert/blue") in a square."""
    kind, _, colour = name.rpartition("/")
    form = kind or "worker"
    painter.sprite(f"zaibatsu/{form}{'_small' if size < 34 else ''}/{colour}", x, y, size, size)


def run_wide(painter: Painter, run: Run, size: float, text: float, gap: float) -> float:
    """How wide a row of signs is."""
    wide = gap * (len(run) - 1)
    for number, _ in run:
        wide += size + (painter.measure(number, text, "display", text) + 1 if number else 0)
    return wide


def draw_run(
    painter: Painter,
    run: Run,
    x: float,
    y: float,
    size: float,
    text: float = 16,
    gap: float = 3,
    colour: Colour = INK,
    align: str = "left",
) -> float:
    """Numbers with their signs from x on, or so that they end or are centred there; returns where they end."""
    wide = run_wide(painter, run, size, text, gap)
    x -= {"left": 0.0, "centre": wide / 2, "right": wide}[align]
    for number, name in run:
        if number:
            x += painter.text(number, x, y + size / 2 + text * 0.34, text, "display", colour, most=text) + 1
        sign(painter, name, x, y, size)
        x += size + gap
    return x - gap


def draw_badge(painter: Painter, points: int, x: float, y: float, radius: float) -> None:
    """Points as things stand, on the heart of a blossom."""
    painter.sprite("zaibatsu/badge", x, y, 2 * radius + 10, centre=True)
    painter.numeral(str(points), x, y, max(14.0, radius * (1.5 if points < 10 else 1.25)), BRICK)


def draw_favour(painter: Painter, level: int, x: float, y: float, radius: float, alpha: float = 1.0) -> None:
    """A favour token, centred; small ones bear strokes."""
    form = "favour" if radius >= 16 else "favour_small"
    painter.sprite(f"zaibatsu/{form}/{level}", x, y, 2 * radius, centre=True, alpha=alpha)


def keep(painter: Painter, key: Hashable, room: pygame.FRect, draw: Callable[[Painter], None]) -> None:
    """Draw a part that seldom changes once; the key tells all that it depends on, but for its room. Drawn elsewhere its
    things would fall on other pixels."""
    x, y, w, h = room
    painter.layer((key, x, y), x, y, w, h, draw)


def minus(number: int) -> str:
    """A number that is paid."""
    return f"−{number}"
