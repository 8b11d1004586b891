"""The look of pygame_gui's file dialog: our face and inks on clear ground. Lengths are physical pixels."""

from typing import Any, ClassVar, Final, NamedTuple

import pygame
from pygame_gui import UIManager
from pygame_gui.core import UIAppearanceTheme

from ui.theme import BUTTER, INDIGO, INK, PAPER, SLIP, Colour
from ui.typefaces import Typefaces
from ui.widgets.file_face import FileFace

CLEAR: Final = "#00000000"
# Every sentence comes to pygame_gui finished; its own tongue only decides which of its typefaces it opens.
LATIN: Final = "en"


class Look(NamedTuple):
    """Where things lie on the window and how large they are."""

    line: pygame.Rect
    files: pygame.Rect
    faces: Typefaces
    text: int
    row: int
    bar: int
    icon: int
    pad: int


class Theme(UIAppearanceTheme):
    """Asks for the names of an element only once.

    The base looks each list of names up by a key of several million letters, and keeps all those keys.
    """

    _names: ClassVar[dict[str, list[str]]] = {}

    def __init__(self, loader: Any, face: FileFace) -> None:
        super().__init__(loader, LATIN)
        self._face = face

    def get_font(self, combined_element_ids: list[str]) -> FileFace:
        """Names of files come in every script: all are set as the rest of the program is."""
        return self._face

    def build_all_combined_ids(self, *ids: Any) -> list[str]:
        """All names under which a theme may speak of an element."""
        key = repr(ids)
        if key not in self._names:
            self._names[key] = super().build_all_combined_ids(*ids)
            self.unique_theming_ids.clear()
        return self._names[key]


class Manager(UIManager):
    """Knows the pointer from the events it is handed: the system's own word would bypass the scenes."""

    def __init__(self, size: tuple[int, int], look: Look) -> None:
        self._face = FileFace(look.faces, look.text)
        super().__init__(size, theme(look), enable_live_theme_updates=False, starting_language=LATIN)

    def renew(self, size: tuple[int, int], look: Look) -> None:
        """Nothing is left of the old window; the new one has this size and look."""
        self._face = FileFace(look.faces, look.text)
        self.clear_and_reset()  # type: ignore[no-untyped-call]
        self.set_window_resolution(size)
        self.set_ui_theme(self.create_new_theme(theme(look)))

    def create_new_theme(self, theme_path: Any = None) -> Theme:
        """A theme of ours."""
        made = Theme(self.resource_loader, self._face)
        made.load_theme(theme_path)
        return made

    def _update_mouse_position(self) -> None:
        """Stays where `point` has put it."""

    def point(self, place: tuple[int, int]) -> None:
        """The pointer is here."""
        self.mouse_position = place


def theme(look: Look) -> dict[str, Any]:
    """Our inks on clear ground; only a row under the pointer or chosen has a colour of its own.

    pygame_gui wants strings.
    """
    bare = {"shape": "rectangle", "border_width": "0", "shadow_width": "0", "shape_corner_radius": "0"}
    states = ("normal", "hovered", "disabled", "selected", "active")
    clear = {f"{state}_{kind}": CLEAR for state in states for kind in ("bg", "border", "text_shadow")}
    clear["dark_bg"] = clear["disabled_dark_bg"] = CLEAR
    inks = {f"{state}_text": _code(INK) for state in ("normal", "hovered", "disabled", "active")}
    row = {
        "colours": {
            **clear,
            **inks,
            "hovered_bg": _code(SLIP),
            "active_bg": _code(SLIP),
            "selected_bg": _code(INDIGO),
            "selected_text": _code(PAPER),
        },
        "misc": {
            **bare,
            "text_horiz_alignment": "left",
            "text_horiz_alignment_padding": str(2 * look.pad + look.icon),
        },
    }
    plain = {"colours": {**clear, **inks, "selected_text": _code(INK)}, "misc": bare}
    files = "file_dialog.#file_display_list"
    return {
        "defaults": {"colours": {**clear, **inks}},
        "button": plain,
        "window": {**plain, "misc": {**bare, "enable_title_bar": "0", "enable_close_button": "0"}},
        "text_entry_line": {
            **plain,
            "colours": {**plain["colours"], "selected_bg": _code(BUTTER), "text_cursor": _code(INK)},
            "misc": {**bare, "padding": f"{look.pad},2", "text_horiz_alignment_padding": str(look.pad)},
        },
        "selection_list": {**plain, "misc": {**bare, "list_item_height": str(look.row)}},
        f"{files}.#directory_list_item": row,
        f"{files}.#file_list_item": row,
        f"{files}.vertical_scroll_bar": {**plain, "misc": {**bare, "enable_arrow_buttons": "0"}},
        f"{files}.vertical_scroll_bar.button": plain,
        "vertical_scroll_bar.#sliding_button": plain,
    }


def _code(colour: Colour) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)
