"""The honours of a title: a row of seals, red where they are earned, each telling what it is for."""

from collections.abc import Collection
from typing import Final

import pygame

from game.honours import HONOURS
from ui.paint import Painter
from ui.scene import Scene
from ui.theme import BRICK, INK, SLIP, alpha
from ui.widgets.ring import draw_ring
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

SEAL: Final = 32.0
STEP: Final = 38.0
HONOURS_ACROSS: Final = STEP * len(HONOURS) - (STEP - SEAL)
MARKS: Final = {
    "finished": "check",
    "won": "points",
    "merchant": "merchant",
    "tycoon": "crown",
    "tables": "people",
    "row": "star",
    "far": "up",
    "regular": "time",
}


class HonourSeal(Widget):
    """One honour; the tooltip names it and says how it is earned."""

    def __init__(self, name: str, box: pygame.FRect, earned: bool, tip: Tip) -> None:
        super().__init__(f"honour {name}", box, tip=tip)
        self.honour = name
        self.earned = earned

    def cursor(self) -> int:
        """It is only looked at."""
        return pygame.SYSTEM_CURSOR_ARROW

    def draw(self, painter: Painter) -> None:
        """A red seal, or the place where it will be."""
        x, y = self.box.center
        radius = self.box.w / 2
        painter.circle(x, y, radius, BRICK if self.earned else SLIP)
        painter.circle(x, y, radius, alpha(INK, 0.8 if self.earned else 0.4), 1.2)
        mark = MARKS[self.honour]
        name = f"mark_light/{mark}" if self.earned else f"mark/{mark}"
        painter.sprite(name, x, y, radius * 1.15, centre=True, alpha=1.0 if self.earned else 0.5)
        if self.ringed:
            draw_ring(painter, self.box, radius)


def honour_seals(scene: Scene, right: float, y: float, earned: Collection[str]) -> list[Widget]:
    """A seal for every honour, the last one ending at `right`."""
    return [
        HonourSeal(
            name,
            pygame.FRect(right - HONOURS_ACROSS + STEP * number, y, SEAL, SEAL),
            name in earned,
            Tip(scene.words(f"honour.{name}"), (scene.words(f"honour.{name}.how"),)),
        )
        for number, name in enumerate(HONOURS)
    ]
