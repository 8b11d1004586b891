"""What every screen stands in: the mat, the sky bar at the head, the water at the foot."""

from collections.abc import Sequence

import pygame

from ui import dress
from ui.paint import Painter
from ui.theme import FOAM, FOOT_BAR, PAPER, TOP_BAR, WHITE, alpha
from ui.widgets.button import PushButton


def draw_ground(painter: Painter, title: str = dress.HOUSE) -> None:
    """Mat, sky and water in the tints of a title; drawn once and kept."""

    def draw(inner: Painter) -> None:
        width, height = inner.width, inner.height
        inner.picture("tatami", 0, 0, width, height)
        sky = dress.sky_colour(title)
        inner.bokashi(0, TOP_BAR, width, 46, (0, alpha(sky, 0.34)), (1, alpha(sky, 0)))
        dress.draw_sky(inner, title, 0, 0, width, TOP_BAR)
        dress.draw_water(inner, title, 0, height - FOOT_BAR, width, FOOT_BAR)

    painter.layer(("ground", title), 0, 0, painter.width, painter.height, draw, opaque=True)


def draw_bar(painter: Painter, title: str, phase: str, seal: str = "house", room: float | None = None) -> None:
    """Seal, title and subtitle in the sky; `room` is where the buttons at the right begin."""
    painter.sprite(dress.seal(painter, seal), 12, 9, 35)
    x = 58 + painter.text(title, 58, 36, 25, "display", PAPER)
    if phase:
        painter.line(x + 16, 15, x + 16, 41, alpha(PAPER, 0.4))
        end = painter.width - 12 if room is None else room
        painter.text(phase, x + 32, 34, 17, "semi", PAPER, max_width=end - x - 44, most=21)


def layout_bar(painter: Painter, buttons: Sequence[PushButton], right: float | None = None) -> float:
    """Place quiet buttons at the right end of the sky bar, first one leftmost; returns where they begin."""
    x = painter.width - 12 if right is None else right
    for button in reversed(buttons):
        width = PushButton.width_for(painter, button.label, button.icon, 33) - 14
        x -= width
        button.box = pygame.FRect(x, 10, width, 33)
        x -= 8
    return x


def draw_foot(painter: Painter, seal: str, sentence: str, note: str = "", room: float | None = None) -> None:
    """Seal, sentence and one line of help on the water; `room` is where the buttons at the right begin."""
    y = painter.height - FOOT_BAR
    painter.sprite(dress.seal(painter, seal), 24, y + 18, 50)
    width = (painter.width if room is None else room) - 90 - 16
    painter.text(sentence, 90, y + (40 if note else 51), 22, "serif", WHITE, max_width=width)
    if note:
        painter.text(note, 90, y + 63, 15, "sans", FOAM, max_width=width, most=18)


def layout_foot(painter: Painter, buttons: Sequence[PushButton]) -> float:
    """Place buttons at the right end of the water, first one leftmost; returns where they begin."""
    x, y = painter.width - 14, painter.height - FOOT_BAR + 22
    for button in reversed(buttons):
        width = PushButton.width_for(painter, button.label, button.icon, 42, least=126)
        x -= width
        button.box = pygame.FRect(x, y, width, 42)
        x -= 10
    return x
