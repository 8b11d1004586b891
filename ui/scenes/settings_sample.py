"""A strip of table in the settings that shows every choice at once."""

from typing import Final

import pygame

from ui.paint import Painter
from ui.scene import Scene
from ui.theme import BUTTER, INK, MOTION_FACTOR, PAPER, alpha, rgb
from ui.widgets.small import draw_colour_aid, draw_crest

GOODS: Final = (("salt", "bamboo"), ("tea", "tortoise"), ("silk", "dragon"))
HEIGHT: Final = 124.0
CHIP: Final = 50.0
GLIDE: Final = 0.25


class Sample:
    """Crests, goods and a tooltip under the present settings; a good glides in when the motion was changed."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._started: float | None = None

    def start(self) -> None:
        """Let the last good glide in once."""
        self._started = self._scene.services.clock.now()

    def gliding(self) -> bool:
        """Whether the good is still on its way."""
        return self._share() < 1.0

    def _share(self) -> float:
        length = GLIDE * MOTION_FACTOR[self._scene.services.settings.motion]
        if self._started is None or length == 0:
            return 1.0
        return min(1.0, (self._scene.services.clock.now() - self._started) / length)

    def draw(self, painter: Painter, box: pygame.FRect) -> None:
        """Draw it into a box of its height."""
        x, y = box.x, box.y
        painter.bokashi(*box, (0.0, rgb(0x9CCFC4)), (1.0, rgb(0x4A8FA0)))
        painter.rect(x, y, box.w, box.h, INK, 3, 1.2)
        for seat in range(4):
            draw_crest(painter, seat, x + 36 + seat * 42, y + 20, 13)
        late = 1 - (1 - self._share()) ** 3
        for number, (good, symbol) in enumerate(GOODS):
            away = (1 - late) * (box.w - 250) if number == len(GOODS) - 1 else 0.0
            left = x + 22 + number * 70 + away
            painter.sprite(f"chip/{good}", left, y + 39, CHIP)
            draw_colour_aid(painter, symbol, left, y + 39, CHIP)
        painter.rect(x + 16, y + 93, 202, 26, alpha(PAPER, 0.85), 4)
        words = self._scene.words("settings.sample.symbols")
        painter.text(words, x + 117, y + 111, 15.5, "semi", INK, "centre", 194, 18)
        self._draw_slip(painter, pygame.FRect(x + 236, y + 8, box.w - 250, box.h - 16))

    def _draw_slip(self, painter: Painter, box: pygame.FRect) -> None:
        painter.nine("nine/tooltip", *box)
        words = self._scene.words
        x, room = box.x + 16, box.w - 30
        painter.text(words("settings.sample.name"), x, box.y + 26, 18, "serif", BUTTER, max_width=room)
        painter.line(x, box.y + 35, box.right - 16, box.y + 35, alpha(PAPER, 0.3))
        what, now = words("settings.sample.what"), words("settings.sample.now")
        most = _largest(painter, what, now, room, box.h - 58)
        base = painter.paragraph(what, x, box.y + 56, room, 15, colour=PAPER, most=most)
        painter.paragraph(now, x, base, room, 15, "semi", BUTTER, most=most)


def _largest(painter: Painter, what: str, now: str, wide: float, high: float) -> float:
    """How far the words of the slip may grow without leaving it."""
    for most in (20.0, 18.0, 17.0, 16.0, 15.5):
        lines = len(painter.wrap(what, wide, 15, most=most)) + len(painter.wrap(now, wide, 15, "semi", most=most))
        if lines * painter.leading(15, most) <= high:
            return most
    return 15.0
