"""The buttons of a replay: to the start, back, play, on, to the end; and how fast."""

from collections.abc import Callable
from typing import Final, Protocol

import pygame

from ui.paint import Painter
from ui.table.parts.prompt_bar import GAP, SIGN, TALL, Places, bar_places
from ui.widgets.button import Kind, PushButton
from ui.widgets.choice import ChoiceBar, Field
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

FIELD: Final = 44.0
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
    """Play lies where a table confirms, one back and one on where it undoes and redoes; returns where all begins."""
    places = bar_places(painter.width, painter.height)
    y = places.undo.y
    speed_box = pygame.FRect(places.acts - 4 * FIELD, y, 4 * FIELD, TALL)
    label = painter.measure(words("table.replay.speed"), 16, "semi", most=18)
    end_box = pygame.FRect(speed_box.x - 12 - label - 16 - SIGN, y, SIGN, TALL)
    start_box = pygame.FRect(end_box.x - GAP - SIGN, y, SIGN, TALL)
    buttons = [
        PushButton(f"transport {name}", box, "", act, kind, icon, tip=Tip("", (words(f"table.replay.{name}"),)))
        for name, icon, box, act, kind in _buttons(places, start_box, end_box, driven, playing)
    ]
    fields = [Field(name) for name in RATE_NAMES]
    speed = ChoiceBar("speed", speed_box, fields, rate, driven.set_rate, size=17)
    return start_box.x - GAP, [*buttons[:2], speed, *buttons[2:]]


def _buttons(
    places: Places, start: pygame.FRect, end: pygame.FRect, driven: Driven, playing: bool
) -> list[tuple[str, str, pygame.FRect, Callable[[], None], Kind]]:
    """Name, icon, place, act and kind, from left to right."""
    return [
        ("to_start", "start", start, driven.to_start, "plain"),
        ("to_end", "end", end, driven.to_end, "plain"),
        ("one_back", "prev", places.undo, driven.step_back, "plain"),
        ("one_on", "next", places.redo, driven.step_on, "plain"),
        ("play", "pause" if playing else "play", places.confirm, driven.toggle, "call"),
    ]
