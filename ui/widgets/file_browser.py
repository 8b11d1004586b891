"""pygame_gui's file dialog in our clothes: it lists, scrolls and edits; the paper under its words is the painter's.

Everything here is in physical pixels. Only `file_dialog` imports this, and only when a person wants to choose a file:
pygame_gui takes a moment to come.
"""

import contextlib
import locale
import os
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pygame
from pygame_gui import (
    UI_BUTTON_PRESSED,
    UI_SELECTION_LIST_DOUBLE_CLICKED_SELECTION,
    UI_SELECTION_LIST_NEW_SELECTION,
    UI_TEXT_ENTRY_CHANGED,
)
from pygame_gui.elements import UIButton, UISelectionList, UITextEntryLine
from pygame_gui.windows import UIFileDialog

from ui.widgets.file_theme import Look, Manager


class Entry(NamedTuple):
    """A row that can be seen."""

    box: pygame.Rect
    folder: bool
    chosen: bool


class PathLine(UITextEntryLine):
    """The path; unlike its base it does not set how fast a held key repeats, for that holds in the whole program."""

    def focus(self) -> None:
        """Letters come here."""
        repeat = pygame.key.get_repeat()
        super().focus()  # type: ignore[no-untyped-call]
        pygame.key.set_repeat(*repeat)

    def unfocus(self) -> None:
        """Letters go elsewhere."""
        repeat = pygame.key.get_repeat()
        super().unfocus()  # type: ignore[no-untyped-call]
        pygame.key.set_repeat(*repeat)


class FileList(UISelectionList):
    """The rows: they can be walked by keys, and a second click does not drop the choice."""

    def __init__(self, bar: int, **given: Any) -> None:
        self._bar = bar
        super().__init__(**given)

    def rebuild_from_changed_theme_data(self) -> None:
        """The width of the bar is the one length no theme can set."""
        self.scroll_bar_width = self._bar
        super().rebuild_from_changed_theme_data()

    def process_event(self, event: pygame.Event) -> bool:
        """As the base, but for a row that is chosen already."""
        chosen = self.chosen
        button = None if chosen is None else self.item_list[chosen]["button_element"]
        if event.type == UI_BUTTON_PRESSED and button is not None and event.ui_element is button:
            return False
        return super().process_event(event)

    @property
    def chosen(self) -> int | None:
        """The number of the chosen row."""
        return next((number for number, item in enumerate(self.item_list) if item["selected"]), None)

    def choose(self, number: int | None) -> None:
        """Choose a row and show it, or none."""
        for place, item in enumerate(self.item_list):
            item["selected"] = place == number
            button = item["button_element"]
            if button is not None:
                button.select() if item["selected"] else button.unselect()
        if number is not None:
            top, page = self.top, self.page
            above, below = number * self.list_item_height, (number + 1) * self.list_item_height
            self.scroll_to(above if above < top else max(top, below - page))

    @property
    def page(self) -> int:
        """How many pixels of rows can be seen at once."""
        return int(self.item_list_container.rect.height) if self.item_list_container is not None else 0

    @property
    def top(self) -> float:
        """How far the rows are scrolled."""
        return 0.0 if self.scroll_bar is None else self.scroll_bar.start_percentage * self.total_height_of_list

    def scroll_to(self, top: float) -> None:
        """Show the rows from here on."""
        if self.scroll_bar is not None:
            self.scroll_bar.set_scroll_from_start_percentage(top / self.total_height_of_list)
            self.update(0.0)


class FileBrowser(UIFileDialog):
    """Lists folders and saved games. `picked` gets the file that was opened, whatever it is."""

    def __init__(self, manager: Manager, look: Look, folder: Path, suffix: str, picked: Callable[[Path], None]) -> None:
        self._look = look
        self._picked = picked
        with _same_locale():
            super().__init__(
                look.line.union(look.files),
                manager,
                window_title="",
                allowed_suffixes={suffix},
                initial_file_path=str(folder),
                allow_existing_files_only=True,
            )
        self.resizable = False

    def _setup_ui_elements(self) -> None:
        # The base switches its buttons on and off; ours stand around it, so one that nobody sees stands for all.
        unseen = UIButton(pygame.Rect(0, 0, 1, 1), "", self.ui_manager, self, visible=0)
        self.ok_button = self.cancel_button = self.delete_button = unseen
        self.home_button = self.parent_directory_button = self.refresh_button = unseen
        corner = self.rect.topleft
        self.file_path_text_line = PathLine(
            self._look.line.move(-corner[0], -corner[1]), self.ui_manager, self, object_id="#file_path_text_line"
        )
        self.file_path_text_line.set_text(self.current_directory_path)
        self.file_selection_list: FileList = FileList(
            self._look.bar,
            relative_rect=self._look.files.move(-corner[0], -corner[1]),
            item_list=self.current_file_list,
            manager=self.ui_manager,
            container=self,
            object_id="#file_display_list",
        )

    def _create_list_of_directories_and_files_on_current_path(self) -> None:
        """Folders first, then saved games; what the system hides or no typeface can set is left out."""
        folders: list[str] = []
        files: list[str] = []
        try:
            with os.scandir(self.current_directory_path) as found:
                for entry in found:
                    if entry.name.startswith(".") or not entry.name.isprintable():
                        continue
                    if os.path.isdir(entry.path):
                        folders.append(entry.name)
                    elif any(entry.name.lower().endswith(suffix) for suffix in self.allowed_suffixes):
                        files.append(entry.name)
        except OSError as error:
            # The base knows what to do about a folder that is not there, but not about a drive that does not answer.
            raise FileNotFoundError(self.current_directory_path) from error
        self.current_file_list = [(name, "#directory_list_item") for name in sorted(folders, key=_in_order)]
        self.current_file_list += [(name, "#file_list_item") for name in sorted(files, key=_in_order)]

    # ------------------------------------------------------------------ what a person does

    def _process_file_path_entry_events(self, event: pygame.Event) -> None:
        if event.type == UI_TEXT_ENTRY_CHANGED and event.ui_element is self.file_path_text_line:
            self.file_selection_list.choose(None)

    def _process_file_list_events(self, event: pygame.Event) -> None:
        if getattr(event, "ui_element", None) is not self.file_selection_list:
            return
        if event.type == UI_SELECTION_LIST_NEW_SELECTION:
            self._write_chosen()
        elif event.type == UI_SELECTION_LIST_DOUBLE_CLICKED_SELECTION:
            self.open()

    def _write_chosen(self) -> None:
        number = self.file_selection_list.chosen
        if number is not None:
            name = self.file_selection_list.item_list[number]["text"]
            self.file_path_text_line.set_text(str(Path(self.current_directory_path) / name))

    def walk(self, steps: int) -> None:
        """Choose the row so many steps away."""
        last = len(self.file_selection_list.item_list) - 1
        if last >= 0:
            at = self.file_selection_list.chosen
            start = at if at is not None else (-1 if steps > 0 else last + 1)
            self.file_selection_list.choose(min(last, max(0, start + steps)))
            self._write_chosen()

    def target(self) -> Path | None:
        """What the line names, unless it is the folder that lies open."""
        written = "".join(letter for letter in self.file_path_text_line.get_text() if letter.isprintable())
        words = written.strip().strip("\"'").removeprefix("file://")
        path = Path(self.current_directory_path) / os.path.expanduser(words)
        return None if path == Path(self.current_directory_path) else path

    def open(self) -> None:
        """Go into the folder the line names, or hand on the file."""
        path = self.target()
        if path is not None and not self.go(path):
            self._picked(path)

    def go(self, folder: Path) -> bool:
        """Show what lies in a folder; False if it is none."""
        if not os.path.isdir(folder) or not str(folder).isprintable():
            return False
        self._change_directory_path(folder)
        return True

    # ------------------------------------------------------------------ for the painter

    def entries(self) -> Iterator[Entry]:
        """The rows that have a place now."""
        for item in self.file_selection_list.item_list:
            button = item["button_element"]
            if button is not None:
                yield Entry(button.rect, item["object_id"] == "#directory_list_item", item["selected"])

    def thumb(self) -> pygame.Rect | None:
        """The handle of the scroll bar, if there is one."""
        bar = self.file_selection_list.scroll_bar
        return bar.sliding_button.rect if bar is not None and bar.sliding_button is not None else None


def _in_order(name: str) -> str:
    """An accent or a capital does not move a name away from its letter."""
    return unicodedata.normalize("NFKD", name.casefold())


@contextlib.contextmanager
def _same_locale() -> Iterator[None]:
    """The dialog switches the whole process to the locale of the system, and falls over one that is not installed."""
    before, named = locale.setlocale(locale.LC_ALL), os.environ.get("LC_ALL")
    try:
        locale.setlocale(locale.LC_ALL, "")
    except locale.Error:
        os.environ["LC_ALL"] = "C"
    try:
        yield
    finally:
        if named is None:
            os.environ.pop("LC_ALL", None)
        else:
            os.environ["LC_ALL"] = named
        locale.setlocale(locale.LC_ALL, before)
