"""A sheet to choose a file from: folders and saved games in a list, the path above it."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from ui.paint import Painter
from ui.scene import Scene
from ui.services import Services
from ui.theme import INK, SMOKE
from ui.widgets.button import PushButton
from ui.widgets.file_wells import FilesWell, PathWell
from ui.widgets.tip import Tip

if TYPE_CHECKING:
    from ui.widgets.file_browser import FileBrowser
    from ui.widgets.file_theme import Manager

WIDTH: Final = 760.0
HEIGHT: Final = 632.0
PAD: Final = 28.0
ROW: Final = 32.0
MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
TAKE: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class FileDialog(Scene):
    """pygame_gui's file dialog on a sheet of ours. `picked` gets the path once the sheet is gone; Esc picks nothing.

    Sheet, buttons and wells are ours and drawn first, its words over them; it is handed the input in physical pixels.
    It is built anew for every size of window or text, and keeps its folder, path and choice.
    """

    overlay = True
    veil = 0.56

    def __init__(
        self,
        services: Services,
        folder: Path,
        suffix: str,
        picked: Callable[[Path], None],
        leave: Callable[[Scene], None],
    ) -> None:
        super().__init__(services)
        self._folder = folder
        self._suffix = suffix
        self._tell = picked
        self._leave = leave
        self._scale = 1.0
        self._box = pygame.FRect(0, 0, WIDTH, HEIGHT)
        self._manager: Manager | None = None
        self._browser: FileBrowser | None = None
        self._files: FilesWell | None = None
        self._foot_end = 0.0

    @property
    def browser(self) -> "FileBrowser":
        """What lists the files; there is one as soon as the sheet was laid out."""
        assert self._browser is not None
        return self._browser

    # ------------------------------------------------------------------ layout

    def arrange(self, painter: Painter) -> None:
        """pygame_gui knows no logical pixels: a window of the same shape but another size is another window to it."""
        self.stale = self.stale or painter.scale != self._scale
        super().arrange(painter)

    def layout(self, painter: Painter) -> None:
        """Ways up and home beside the path, the list below, two answers at the foot."""
        self._scale = painter.scale
        self._box = box = pygame.FRect((self.width - WIDTH) / 2, (self.height - HEIGHT) / 2, WIDTH, HEIGHT)
        left, right, top = box.x + PAD, box.right - PAD, box.y + 70
        up = self._small("up", "up", left, top, self._up)
        home = self._small("home", "hut", left + 48, top, self._home)
        line = pygame.FRect(left + 96, top, right - left - 96, 40)
        files = pygame.FRect(left, top + 52, right - left, box.bottom - 86 - top - 52)
        buttons: list[PushButton] = []
        x = right
        for key, act, icon in (("files.open", self._open, "check"), ("common.cancel", self._close, "")):
            label = self.words(key)
            across = PushButton.width_for(painter, label, icon, 42, least=110)
            x -= across
            place = pygame.FRect(x, box.bottom - 66, across, 42)
            buttons.insert(0, PushButton(key, place, label, act, "call" if icon else "plain", icon))
            x -= 10
        self._foot_end = x
        self._build(painter, line, files)
        assert self._manager is not None
        path = PathWell("path", line, self._manager, self.browser)
        self._files = FilesWell("files", files, self.browser, self._up)
        self.form.fill([up, home, path, self._files, *buttons])
        if self.form.focus is None:
            self.form.focus_on(self._files)
        elif self.form.focus is path:
            path.gain_focus()

    def _small(self, name: str, icon: str, x: float, y: float, act: Callable[[], None]) -> PushButton:
        tip = Tip("", (self.words(f"files.{name}"),))
        return PushButton(name, pygame.FRect(x, y, 40, 40), "", act, "plain", icon, tip=tip)

    def _build(self, painter: Painter, line: pygame.FRect, files: pygame.FRect) -> None:
        from ui.widgets.file_browser import FileBrowser
        from ui.widgets.file_theme import Look, Manager

        inner = files.inflate(-8, -8)
        look = Look(
            line=painter.bound(*line),
            files=painter.bound(*inner),
            faces=painter.palette.fonts.faces,
            text=painter.pixels(17, 21),
            row=painter.px(ROW),
            bar=painter.px(14),
            icon=painter.px(18),
            pad=painter.px(10),
        )
        size = painter.surface.get_size()
        if self._manager is None:
            self._manager = Manager(size, look)
        else:
            self._manager.renew(size, look)
        before = self._browser
        if before is None:
            self._browser = FileBrowser(self._manager, look, self._folder, self._suffix, self._pick)
            return
        here = Path(before.current_directory_path)
        self._browser = FileBrowser(self._manager, look, here, self._suffix, self._pick)
        self._browser.file_selection_list.choose(before.file_selection_list.chosen)
        self._browser.file_path_text_line.set_text(before.file_path_text_line.get_text())

    # ------------------------------------------------------------------ ways

    def _open(self) -> None:
        self.browser.open()

    def _up(self) -> None:
        self.browser.go(Path(self.browser.current_directory_path).parent)

    def _home(self) -> None:
        self.browser.go(Path.home())

    def _close(self) -> None:
        self._leave(self)

    def _pick(self, path: Path) -> None:
        self._close()
        self._tell(path)

    def close(self) -> None:
        """Letters are nobody's now."""
        self.form.focus_on(None)

    def escape(self) -> bool:
        """Esc changes nothing."""
        self._close()
        return True

    # ------------------------------------------------------------------ input

    def process_event(self, event: pygame.Event) -> bool:
        """Nothing passes through to the scenes below."""
        self.redraw()
        if event.type == pygame.DROPFILE:
            self._pick(Path(event.file))
        elif event.type >= pygame.USEREVENT and self._manager is not None:
            self._manager.process_events(event)
        elif event.type == pygame.KEYDOWN and self._on_paper() and self._keyed(event):
            pass
        else:
            self._point(event)
            super().process_event(event)
        return True

    def _on_paper(self) -> bool:
        """Whether the focus is not on a button."""
        return not isinstance(self.form.focus, PushButton)

    def _keyed(self, event: pygame.Event) -> bool:
        """Enter opens what the path names; the arrows walk the list, wherever one writes."""
        if event.key in TAKE:
            self._open()
        elif event.key in (pygame.K_UP, pygame.K_DOWN) and self._files is not None:
            self.form.focus_on(self._files, by_keys=True)
            self._files.key(event)
        else:
            return False
        return True

    def _point(self, event: pygame.Event) -> None:
        """Hand on what the mouse does, where it really is."""
        if self._manager is None or event.type not in (*MOUSE, pygame.WINDOWLEAVE):
            return
        place = getattr(event, "pos", (-1, -1))
        real = round(place[0] * self._scale), round(place[1] * self._scale)
        self._manager.point(real)
        if event.type in MOUSE:
            self._manager.process_events(pygame.Event(event.type, {**event.dict, "pos": real}))

    def update(self, seconds: float) -> None:
        """Let the rows follow pointer and bar."""
        super().update(seconds)
        if self._manager is not None:
            self._manager.update(seconds)

    # ------------------------------------------------------------------ picture

    def paint(self, painter: Painter) -> None:
        """The sheet, what is asked, what is shown."""
        self.form.find("files.open").reason = self.words("files.first") if self.browser.target() is None else ""
        box = self._box
        painter.nine("nine/overlay", *box)
        left = box.x + PAD
        painter.text(self.words("files.title"), left, box.y + 46, 24, "display", INK, max_width=box.w - 2 * PAD)
        note = self.words("files.note", suffix=self._suffix)
        painter.text(note, left, box.bottom - 40, 15, "sans", SMOKE, max_width=self._foot_end - left, most=17)

    def paint_over(self, painter: Painter) -> None:
        """The words, and what stands beside them."""
        if self._manager is not None and self._files is not None:
            painter.leave_to(self._manager.draw_ui)
            self._files.draw_marks(painter, self.words("files.none"))
