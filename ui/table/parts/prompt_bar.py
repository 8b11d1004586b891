"""The water bar: who must do what, one line of help, then buttons that lie in every step where they lay before."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import pygame

from ui.paint import LEAST_TEXT, Painter
from ui.table.parts.prompt_words import draw_words
from ui.theme import FOOT_BAR, GOLD, PAPER, alpha
from ui.widgets.button import PushButton
from ui.widgets.small import draw_crest

EDGE: Final = 14.0
GAP: Final = 10.0
TALL: Final = 42.0
CONFIRM: Final = 152.0
SIGN: Final = 46.0
UNDO: Final = 104.0
NARROW: Final = 1200.0
"""Below this width Undo is a sign without its word."""
ACT_LEAST: Final = 104.0
ACT_STEP: Final = 12.0
"""Acts are as wide as their words, in steps: a word more or less seldom moves a neighbour."""


class Places(NamedTuple):
    """Where the buttons of the bar lie, whatever they say; acts end at `acts`, left of a hairline at `rule`."""

    confirm: pygame.FRect
    redo: pygame.FRect
    undo: pygame.FRect
    rule: float
    acts: float


def bar_places(width: float, height: float) -> Places:
    """The places from the right edge; they follow from the size of the window alone."""
    y = height - FOOT_BAR + 22
    confirm = pygame.FRect(width - EDGE - CONFIRM, y, CONFIRM, TALL)
    redo = pygame.FRect(confirm.x - GAP - SIGN, y, SIGN, TALL)
    undo_wide = UNDO if width >= NARROW else SIGN
    undo = pygame.FRect(redo.x - GAP - undo_wide, y, undo_wide, TALL)
    return Places(confirm, redo, undo, undo.x - GAP, undo.x - 2 * GAP - 1)


@dataclass(slots=True)
class Prompt:
    """What the bar says and offers. Acts stand left of the hairline, the last one next to it."""

    crest: int | None
    who: str
    sentence: str
    help: str = ""
    acts: list[PushButton] = field(default_factory=list)
    undo: PushButton | None = None
    redo: PushButton | None = None
    confirm: PushButton | None = None
    by_enter: bool = True
    """May Enter press the confirming button though nobody walked there?"""

    @property
    def buttons(self) -> list[PushButton]:
        """All buttons, from left to right."""
        return [*self.acts, *(button for button in (self.undo, self.redo, self.confirm) if button is not None)]


def layout_prompt(painter: Painter, prompt: Prompt) -> float:
    """Place the buttons; returns where the words must end."""
    places = bar_places(painter.width, painter.height)
    for button, box in ((prompt.confirm, places.confirm), (prompt.redo, places.redo), (prompt.undo, places.undo)):
        if button is not None:
            button.box = box
    if prompt.undo is not None and places.undo.w < UNDO:
        prompt.undo.label = ""
    return lay_acts(painter, prompt.acts, places)


def lay_acts(painter: Painter, acts: Sequence[PushButton], places: Places) -> float:
    """Acts from the hairline to the left; returns where they begin."""
    x = places.acts
    for button in reversed(acts):
        wide = PushButton.width_for(painter, button.label, button.icon, TALL, least=ACT_LEAST)
        wide = -(-wide // ACT_STEP) * ACT_STEP
        button.box = pygame.FRect(x - wide, places.undo.y, wide, TALL)
        x -= wide + GAP
    return x


def draw_prompt(painter: Painter, prompt: Prompt, right: float) -> None:
    """Crest, words and the hairline; the form draws the buttons."""
    y = painter.height - FOOT_BAR
    if prompt.crest is not None:
        draw_crest(painter, prompt.crest, 44, y + 43, 26)
    room = right - 84 - 8
    draw_words(painter, y, prompt.who, prompt.sentence, prompt.help, room)
    draw_rule(painter, bar_places(painter.width, painter.height))


def help_overflows(painter: Painter, prompt: Prompt, right: float) -> bool:
    """Is the line of help too long for what is left of the buttons?"""
    return painter.measure(prompt.help, LEAST_TEXT, "sans", most=LEAST_TEXT) > right - 84 - 8


def draw_empty_places(painter: Painter, prompt: Prompt) -> None:
    """A dashed outline where no button lies: nobody moves into an empty place."""
    places = bar_places(painter.width, painter.height)
    for button, box in ((prompt.confirm, places.confirm), (prompt.redo, places.redo), (prompt.undo, places.undo)):
        if button is None:
            _draw_empty(painter, box)


def draw_rule(painter: Painter, places: Places) -> None:
    """The gold hairline between acts and the three buttons that never move."""
    painter.line(places.rule, places.undo.y - 2, places.rule, places.undo.bottom + 2, alpha(GOLD, 0.55), 1)


def _draw_empty(painter: Painter, box: pygame.FRect) -> None:
    pale = alpha(PAPER, 0.28)
    for x0, y0, x1, y1 in (
        (box.left + 4, box.top, box.right - 4, box.top),
        (box.left + 4, box.bottom, box.right - 4, box.bottom),
        (box.left, box.top + 4, box.left, box.bottom - 4),
        (box.right, box.top + 4, box.right, box.bottom - 4),
    ):
        painter.line(x0, y0, x1, y1, pale, 1.1, (4, 4))
