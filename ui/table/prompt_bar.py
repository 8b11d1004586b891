"""The water bar: who must do what, one line of help, then the choices without a place on the board."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from ui.paint import Painter
from ui.theme import BUTTER, FOAM, FOOT_BAR, WHITE
from ui.widgets.button import Button
from ui.widgets.small import draw_crest


@dataclass(slots=True)
class Prompt:
    """What the bar says. Buttons stand in the order given, the last at the right edge."""

    crest: int | None
    who: str
    sentence: str
    help: str = ""
    buttons: list[Button] = field(default_factory=list)


def layout_prompt(painter: Painter, prompt: Prompt) -> float:
    """Place the buttons; returns where they begin."""
    x, y = painter.width - 14, painter.height - FOOT_BAR + 22
    for button in reversed(prompt.buttons):
        width = Button.width_for(painter, button.label, button.icon, 42, least=104)
        x -= width
        button.box = pygame.FRect(x, y, width, 42)
        x -= 10
    return x


def draw_prompt(painter: Painter, prompt: Prompt, right: float) -> None:
    """Crest and words; the form draws the buttons."""
    y = painter.height - FOOT_BAR
    if prompt.crest is not None:
        draw_crest(painter, prompt.crest, 44, y + 43, 26)
    room = right - 84 - 8
    painter.text(prompt.who, 84, y + 29, 15, "semi", BUTTER, max_width=room, most=16)
    painter.text(prompt.sentence, 84, y + 53, 22, "serif", WHITE, max_width=room, most=24)
    painter.text(prompt.help, 84, y + 73, 15, "sans", FOAM, max_width=room, most=17)


def named(buttons: Sequence[Button], name: str) -> Button | None:
    """The button of this name, if it is there."""
    return next((button for button in buttons if button.name == name), None)
