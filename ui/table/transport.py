"""The buttons of a replay: to the start, back, play, on, to the end; and how fast."""

from collections.abc import Callable
from typing import Final, Protocol

import pygame

from ui.paint import Painter
from ui.theme import FOOT_BAR
from ui.widgets.button import Button, Kind
from ui.widgets.choice import Choice, Field
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

RATES: Final = (0.5, 1.0, 2.0, 4.0)
RATE_NAMES: Final = ("½", "1", "2", "4")


class Driven(Protocol):
    """What the transport drives."""

    def to_start(self) -> None:
        """To the deal."""

    def step_back(self) -> None:
        """One move back."""

    def toggle(self) -> None:
        """Play or pause."""

    def step_on(self) -> None:
        """One move on."""

    def to_end(self) -> None:
        """To the last move."""

    def set_rate(self, rate: int) -> None:
        """One of RATES by its number."""


def lay_transport(
    painter: Painter, words: Callable[..., str], driven: Driven, playing: bool, rate: int
) -> tuple[float, list[Widget]]:
    """Place everything from the right end of the water bar; returns where it begins, and the widgets."""
    y, x = painter.height - FOOT_BAR, painter.width - 14 - 4 * 48
    fields = [Field(name) for name in RATE_NAMES]
    speed = Choice("speed", pygame.FRect(x, y + 22, 192, 42), fields, rate, driven.set_rate, size=17)
    x -= 24 + painter.measure(words("table.replay.speed"), 16, "semi", most=18) + 16
    buttons: list[Widget] = []
    for icon, width, act, tip in (
        ("end", 50.0, driven.to_end, "to_end"),
        ("next", 58.0, driven.step_on, "one_on"),
        ("pause" if playing else "play", 72.0, driven.toggle, "play"),
        ("prev", 58.0, driven.step_back, "one_back"),
        ("start", 50.0, driven.to_start, "to_start"),
    ):
        x -= width
        main = tip == "play"
        box = pygame.FRect(x, y + (14 if main else 22), width, 56 if main else 42)
        kind: Kind = "call" if main else "plain"
        said = Tip("", (words(f"table.replay.{tip}"),))
        buttons.insert(0, Button(f"transport {tip}", box, "", act, kind, icon, tip=said))
        x -= 9
    return x, [*buttons, speed]
