"""The two wells of the file dialog: ours to look at and to walk to, pygame_gui's to write and to scroll in."""

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from ui.paint import Painter
from ui.theme import SMOKE
from ui.widgets.ring import draw_ring
from ui.widgets.widget import Widget

if TYPE_CHECKING:
    from ui.widgets.file_browser import FileBrowser
    from ui.widgets.file_theme import Manager

NOT_WRITING: Final = (pygame.K_UP, pygame.K_DOWN, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER)
BLINK: Final = 0.2
NOTCH: Final = 3
"""Rows a turn of the wheel goes."""


class PathWell(Widget):
    """Where the path is written."""

    takes_letters = True

    def __init__(self, name: str, box: pygame.FRect, manager: "Manager", browser: "FileBrowser") -> None:
        super().__init__(name, box)
        self._manager = manager
        self._browser = browser

    def cursor(self) -> int:
        """The beam of a text."""
        return pygame.SYSTEM_CURSOR_IBEAM

    def gain_focus(self) -> None:
        """Letters come here."""
        self._focus(True)

    def lose_focus(self) -> None:
        """Letters go nowhere."""
        self._focus(False)

    def _focus(self, here: bool) -> None:
        self._manager.set_focus_set(self._browser.file_path_text_line if here else None)
        pygame.key.start_text_input() if here else pygame.key.stop_text_input()

    def text(self, words: str) -> bool:
        """Write."""
        self._manager.process_events(pygame.Event(pygame.TEXTINPUT, text=words))
        return True

    def key(self, event: pygame.Event) -> bool:
        """Caret, selection, deleting, clipboard; a space comes as text."""
        if event.key in NOT_WRITING:
            return False
        # A clipboard that does not answer is no fault of the program.
        with contextlib.suppress(pygame.error):
            return event.key == pygame.K_SPACE or bool(self._manager.process_events(event))
        return True

    def next_wake(self) -> float | None:
        """The caret blinks."""
        return BLINK

    def draw(self, painter: Painter) -> None:
        """Sunk paper, red-edged while written in."""
        painter.nine("nine/well_focus" if self.focused else "nine/well", *self.box)


class FilesWell(Widget):
    """Where the files lie."""

    def __init__(self, name: str, box: pygame.FRect, browser: "FileBrowser", up: Callable[[], None]) -> None:
        super().__init__(name, box)
        self._browser = browser
        self._up = up

    def cursor(self) -> int:
        """An arrow, as over any list."""
        return pygame.SYSTEM_CURSOR_ARROW

    def wheel(self, steps: float) -> bool:
        """Scroll."""
        rows = self._browser.file_selection_list
        rows.scroll_to(rows.top - steps * NOTCH * rows.list_item_height)
        return True

    def key(self, event: pygame.Event) -> bool:
        """Arrows, pages and ends choose a row; backspace leads up."""
        rows = self._browser.file_selection_list
        page = max(1, rows.page // rows.list_item_height - 1)
        every = len(rows.item_list)
        steps = {
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -every,
            pygame.K_END: every,
        }
        if event.key == pygame.K_BACKSPACE:
            self._up()
        elif event.key in steps:
            self._browser.walk(steps[event.key])
        else:
            return False
        return True

    def draw(self, painter: Painter) -> None:
        """Sunk paper."""
        painter.nine("nine/well", *self.box)

    def draw_marks(self, painter: Painter, none: str) -> None:
        """What stands beside the words: a sign for each row, the handle of the bar, the ring; `none` if no row is."""
        scale = painter.scale
        rows = self._browser.file_selection_list
        if not rows.item_list:
            painter.text(none, *self.box.center, 17, "sans", SMOKE, "centre", self.box.w - 40, most=20)
        with painter.clip(*_logical(rows.rect, scale)):
            for entry in self._browser.entries():
                mark = ("mark_light/" if entry.chosen else "mark/") + ("folder" if entry.folder else "order")
                box = _logical(entry.box, scale)
                painter.sprite(mark, box.x + 10, box.centery - 9, 18)
        thumb = self._browser.thumb()
        if thumb is not None:
            handle = _logical(thumb, scale)
            painter.nine("nine/trough", handle.x, rows.rect.y / scale, handle.w, rows.rect.h / scale)
            painter.nine("nine/thumb", *handle)
        if self.ringed:
            draw_ring(painter, self.box)


def _logical(box: pygame.Rect, scale: float) -> pygame.FRect:
    return pygame.FRect(box.x / scale, box.y / scale, box.w / scale, box.h / scale)
