"""Widgets on a bench: a scene that holds nothing else."""

from collections.abc import Sequence

import pygame

from tests.ui.conftest import Hands
from ui.paint import Painter
from ui.scene import Scene
from ui.services import Services
from ui.widgets.button import PushButton
from ui.widgets.widget import Widget

TAB, ENTER, SPACE, ESC = pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE
LEFT, RIGHT, UP, DOWN = pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN
SHIFT, CTRL = pygame.KMOD_SHIFT, pygame.KMOD_CTRL


class Bench(Scene):
    """A scene that holds given widgets."""

    def __init__(self, services: Services, widgets: Sequence[Widget]) -> None:
        super().__init__(services)
        self.given = widgets

    def layout(self, painter: Painter) -> None:
        """Take them as they are."""
        self.form.fill(self.given)

    def paint(self, painter: Painter) -> None:
        """Plain paper."""
        painter.surface.fill((250, 244, 230))


def bench(hands: Hands, *widgets: Widget) -> Hands:
    hands.app.stack.push(Bench(hands.app.services, widgets))
    hands.look()
    return hands


def box(x: float, y: float, w: float = 120, h: float = 40) -> pygame.FRect:
    return pygame.FRect(x, y, w, h)


def button(name: str, x: float, y: float, said: list[object], reason: str = "") -> PushButton:
    return PushButton(name, box(x, y), name, lambda: said.append(name), reason=reason)
