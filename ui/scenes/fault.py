"""The screen after a fault: one sentence, what is safe, where the log is, Continue and Quit."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from ui.paint import Painter
from ui.scene import Scene
from ui.services import Services
from ui.theme import FOAM, INK, MOSS, PINE, SMOKE
from ui.widgets.button import PushButton
from ui.widgets.screen_frame import draw_bar, draw_ground, layout_foot
from ui.widgets.small import draw_heading, draw_well

WIDTH: Final = 680.0
HEIGHT: Final = 276.0


class FaultScene(Scene):
    """Tells of a fault that was caught; the game is on disk and can be gone on with.

    `moves` is how many moves are safe, None outside a game. `go_on` leads back to the last good moment.
    """

    def __init__(
        self,
        services: Services,
        log: Path | None,
        go_on: Callable[[], None],
        leave: Callable[[], None],
        moves: int | None = None,
    ) -> None:
        super().__init__(services)
        self.log = log
        self.go_on = go_on
        self.leave = leave
        self.moves = moves
        self._box = pygame.FRect(0, 0, WIDTH, HEIGHT)
        self._foot_end = 0.0
        self._copied = False

    def layout(self, painter: Painter) -> None:
        """A sheet in the middle, two answers on the water."""
        self._box = pygame.FRect((self.width - WIDTH) / 2, 54 + (self.height - 138 - HEIGHT) / 2, WIDTH, HEIGHT)
        none = pygame.FRect(0, 0, 0, 0)
        leave = PushButton("quit", none, self.words("common.quit"), self.leave)
        go_on = PushButton("continue", none.copy(), self.words("common.continue"), self.go_on, "call", "arrow")
        self._foot_end = layout_foot(painter, [leave, go_on])
        widgets = [leave, go_on]
        if self.log is not None:
            widgets = [*self._log_buttons(painter), *widgets]
        self.form.fill(widgets)

    def _log_buttons(self, painter: Painter) -> list[PushButton]:
        label = self.words("common.copied" if self._copied else "common.copy")
        across = PushButton.width_for(painter, label, "", 38, least=98)
        y, right = self._box.y + 186, self._box.right - 24
        copy = PushButton("copy", pygame.FRect(right - across, y, across, 38), label, self._copy)
        label = self.words("common.open_folder")
        wide = PushButton.width_for(painter, label, "folder", 38)
        box = pygame.FRect(copy.box.x - 10 - wide, y, wide, 38)
        return [PushButton("open_folder", box, label, self._open_folder, "plain", "folder"), copy]

    def _copy(self) -> None:
        try:
            pygame.scrap.put_text(str(self.log))
        except pygame.error:
            return
        self._copied = True
        self.relayout()

    def _open_folder(self) -> None:
        if self.log is not None:
            open_folder(self.log.parent)

    def paint(self, painter: Painter) -> None:
        """The mended picture: a boat without its mast, still afloat."""
        draw_ground(painter)
        draw_bar(painter, self.words("common.program"), "")
        box = self._box
        painter.nine("nine/paper", *box)
        painter.picture_part("fault", (720, 450), pygame.FRect(22, 74, WIDTH - 4, HEIGHT - 4), box.x + 2, box.y + 2)
        x, room = box.x + 170, box.w - 194
        if self.moves is None:
            head, safe = self.words("fault.head"), self.words("fault.safe")
            after = self.words("fault.after")
        else:
            head, safe = self.words("fault.head.move", n=self.moves + 1), self.words("fault.safe.move", n=self.moves)
            after = self.words("fault.after.move", n=self.moves)
        painter.text(head, x, box.y + 50, 26, "display", INK, max_width=room)
        painter.text(self.words("fault.what"), x, box.y + 78, 17, "sans", INK, max_width=room, most=19)
        painter.sprite("mark/check", x, box.y + 98, 20, tint=PINE)
        painter.text(safe, x + 28, box.y + 114, 17, "semi", MOSS, max_width=room - 28, most=19)
        draw_heading(painter, box.x + 24, box.y + 170, box.w - 48, self.words("fault.written"))
        self._paint_log(painter, box)
        foot = self.height - 36
        painter.text(after, 24, foot, 16, "semi", FOAM, max_width=self._foot_end - 40, most=19)

    def _paint_log(self, painter: Painter, box: pygame.FRect) -> None:
        if self.log is None:
            painter.text(self.words("fault.nowhere"), box.x + 24, box.y + 206, 15, "sans", SMOKE, max_width=box.w - 48)
            return
        end = self.form.find("open_folder").box.x - 10
        well = pygame.FRect(box.x + 24, box.y + 186, end - box.x - 24, 38)
        draw_well(painter, well, _short(painter, self.log, well.w - 44), "order")
        painter.text(
            self.words("fault.send"), box.x + 24, box.y + 252, 15, "sans", SMOKE, max_width=box.w - 48, most=17
        )


def open_folder(folder: Path) -> None:
    """Show a folder in the system's file manager; nothing happens where there is none."""
    command = {"darwin": "open", "win32": "explorer"}.get(sys.platform, "xdg-open")
    try:
        subprocess.Popen([command, str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return


def _short(painter: Painter, path: Path, room: float) -> str:
    """The end of a path, as much as there is room for."""
    parts = path.parts
    for first in range(len(parts)):
        words = "/".join(parts[first:]).replace("//", "/")
        if painter.measure(words, 15, most=20) <= room:
            return words
    return path.name
