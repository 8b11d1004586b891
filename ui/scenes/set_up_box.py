"""The left sheet of the set-up: the box on its shelf, what it is about, its rules."""

from collections.abc import Callable
from typing import Final

import pygame

from rules.core.manifest import manifests
from ui import dress
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.lobby_shelf import PROPORTION, BoxOnShelf
from ui.theme import INK
from ui.widgets.button import PushButton

SHELF: Final = 396.0
"""Where the box stands on the picture of the sheet."""
TAG: Final = 388.0


class BoxSheet:
    """A picture of the title's shelf with its box, tag and one sentence."""

    def __init__(self, scene: Scene, title: str, sheet: pygame.FRect) -> None:
        self._scene = scene
        self._title = title
        self._sheet = sheet
        across = min(210.0, sheet.w - 56)
        left, top = sheet.centerx - across / 2 - 7, sheet.y + SHELF - across * PROPORTION
        self._box = self._cover(pygame.FRect(left, top, across, across * PROPORTION))
        self._tag = self._cover(pygame.FRect(sheet.x + 20, top, sheet.w - 46, sheet.y + TAG - top))

    def _cover(self, box: pygame.FRect) -> BoxOnShelf:
        words, entry = self._scene.words, manifests()[self._title]
        return BoxOnShelf(entry, box, words(entry.name), words("lobby.minutes", n=entry.minutes), "", "", lambda: None)

    def button(self, act: Callable[[], None]) -> PushButton:
        """The way to the rules."""
        sheet = self._sheet
        place = pygame.FRect(sheet.x + 28, sheet.bottom - 58, sheet.w - 56, 40)
        return PushButton("rules", place, self._scene.words("set_up.read_rules"), act, "plain", "book")

    def draw(self, painter: Painter) -> None:
        """Everything but the button, drawn once and kept."""
        x, y, w, h = self._sheet.inflate(20, 20)
        key = ("set-up box", self._title, self._scene.services.say.language, tuple(self._sheet))
        painter.layer(key, x, y, w, h, self._draw)

    def _draw(self, painter: Painter) -> None:
        sheet = self._sheet
        painter.nine("nine/paper", *sheet)
        dress.draw_backdrop(painter, "set_up", self._title, sheet)
        painter.rect(sheet.x, sheet.y, sheet.w, sheet.h, INK, 3, 1.2)
        self._box.draw(painter)
        self._tag.draw_tag(painter)
        words, width = self._scene.words(f"{self._title}.blurb"), sheet.w - 36
        lines = len(painter.wrap(words, width - 6, 15.5, most=17))
        step = 21.0 if lines < 5 else 19.0
        base = sheet.y + 522 - (lines - 1) * step / 2
        painter.paragraph(words, sheet.x + 18, base, width, 15.5, align="centre", leading=step, most=17)
