"""A slip that asks where a file lies that somebody sent."""

import os
from collections.abc import Callable
from pathlib import Path

import pygame

from game.paths import documents_folder
from game.record import SUFFIX
from ui.paint import Painter
from ui.scene import Scene
from ui.services import Services
from ui.theme import BRICK, INK, SMOKE
from ui.widgets.button import PushButton
from ui.widgets.file_dialog import FileDialog
from ui.widgets.text_well import TextWell

WIDTH, HEIGHT = 640.0, 262.0


class BringIn(Scene):
    """Takes a path, typed, pasted or chosen; `take` copies the file or gives the sentence why it cannot be.

    `show` lays a screen on top, `leave` takes one away.
    """

    overlay = True
    veil = 0.56

    def __init__(
        self,
        services: Services,
        take: Callable[[Path], str],
        show: Callable[[Scene], None],
        leave: Callable[[Scene], None],
    ) -> None:
        super().__init__(services)
        self._take = take
        self._show = show
        self._leave = leave
        self.trouble = ""
        self._box = pygame.FRect(0, 0, WIDTH, HEIGHT)
        self._well = TextWell(
            "path", pygame.FRect(0, 0, 0, 0), "", self._typed, services.clock, limit=500, face="sans", icon="folder"
        )
        self._first = True

    def layout(self, painter: Painter) -> None:
        """A sheet in the middle with a well, a way to look for the file, and two answers."""
        self._box = box = pygame.FRect((self.width - WIDTH) / 2, (self.height - HEIGHT) / 2, WIDTH, HEIGHT)
        label = self.words("library.browse")
        across = PushButton.width_for(painter, label, "search", 40)
        place = pygame.FRect(box.right - 28 - across, box.y + 96, across, 40)
        browse = PushButton("browse", place, label, self._browse, "plain", "search")
        self._well.box = pygame.FRect(box.x + 28, box.y + 96, place.x - 10 - box.x - 28, 40)
        self._well.hint = self.words("library.bring.hint")
        x = box.right - 28
        buttons: list[PushButton] = []
        ways = (("common.cancel", self._close, "plain", ""), ("library.bring.take", self._bring, "call", "check"))
        for key, act, kind, icon in reversed(ways):
            label = self.words(key)
            across = PushButton.width_for(painter, label, icon, 42, least=110)
            x -= across
            place = pygame.FRect(x, box.bottom - 66, across, 42)
            buttons.insert(0, PushButton(key, place, label, act, "call" if kind == "call" else "plain", icon))
            x -= 10
        self.form.fill([self._well, browse, *buttons])
        if self._first:
            self._first = False
            self.form.focus_on(self._well)

    def _typed(self, words: str) -> None:
        self.trouble = ""

    def _close(self) -> None:
        self._leave(self)

    def _browse(self) -> None:
        last = self.services.settings.last_folder
        folder = Path(last) if os.path.isdir(last) else documents_folder()
        self._show(FileDialog(self.services, folder, SUFFIX, self._chosen, self._leave))

    def _chosen(self, path: Path) -> None:
        self.services.settings.last_folder = str(path.parent)
        self.services.changed()
        self._well.line.select_all()
        self._well.line.write(str(path))
        self.form.focus_on(self._well)
        self.bring(path)

    def _bring(self) -> None:
        words = self._well.words.strip().strip("\"'")
        if words:
            self.bring(Path(words.removeprefix("file://")).expanduser())

    def bring(self, path: Path) -> None:
        """Take a file; stay and say why if it cannot be."""
        self.trouble = self._take(path)
        self.redraw()
        if not self.trouble:
            self._close()

    def process_event(self, event: pygame.Event) -> bool:
        """Nothing passes through to the list below."""
        if event.type == pygame.DROPFILE:
            self.bring(Path(event.file))
        elif (
            event.type == pygame.KEYDOWN
            and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
            and self.form.focus is self._well
        ):
            self._bring()
        else:
            super().process_event(event)
        return True

    def escape(self) -> bool:
        """Esc changes nothing."""
        self._close()
        return True

    def paint(self, painter: Painter) -> None:
        """Title, what can be done, and what went wrong."""
        box = self._box
        painter.nine("nine/overlay", *box)
        left, width = box.x + 28, box.w - 56
        painter.text(self.words("library.bring"), left, box.y + 46, 24, "display", INK, max_width=width)
        painter.text(self.words("library.bring.note"), left, box.y + 76, 16, "sans", SMOKE, max_width=width, most=19)
        if self.trouble:
            painter.paragraph(self.trouble, left, box.y + 160, width, 15, "semi", BRICK, leading=19, most=17)
