"""Every key the program answers to, by where it does: what the settings tell, and what tests hold the program to."""

from typing import Final, NamedTuple

import pygame

LETTERS: Final = {chr(code): code for code in range(pygame.K_a, pygame.K_z + 1)}
DIGITS: Final = tuple(range(pygame.K_0, pygame.K_9 + 1))


class Key(NamedTuple):
    """A key or several that do the same: what stands on them, the key of what it does, what pygame calls them.

    A cap of more than one sign is named by the language of the moment. One that holds Ctrl is pressed with the last.
    """

    caps: tuple[str, ...]
    meaning: str
    codes: tuple[int, ...]
    with_ctrl: bool = False


def letter(sign: str, meaning: str, with_ctrl: bool = False) -> Key:
    """The key of a letter."""
    caps = ("ctrl", sign.upper()) if with_ctrl else (sign.upper(),)
    return Key(caps, f"settings.keys.{meaning}", (LETTERS[sign],), with_ctrl)


def _key(caps: str, meaning: str, *codes: int) -> Key:
    return Key(tuple(caps.split()), f"settings.keys.{meaning}", codes)


SIDEWAYS: Final = (pygame.K_LEFT, pygame.K_RIGHT)
UPRIGHT: Final = (pygame.K_UP, pygame.K_DOWN)
PAGES: Final = (pygame.K_PAGEUP, pygame.K_PAGEDOWN)
ENDS: Final = (pygame.K_HOME, pygame.K_END)

EVERYWHERE: Final = (
    _key("tab", "walk", pygame.K_TAB),
    _key("← ↑ ↓ →", "beside", *SIDEWAYS, *UPRIGHT),
    _key("enter", "choose", pygame.K_RETURN, pygame.K_KP_ENTER),
    _key("esc", "back", pygame.K_ESCAPE),
    _key("F1", "rules", pygame.K_F1),
    _key("F11", "screen", pygame.K_F11),
)
TABLE: Final = (
    _key("space", "go_on", pygame.K_SPACE),
    letter("z", "undo", with_ctrl=True),
    letter("y", "redo", with_ctrl=True),
    letter("h", "hint"),
    letter("z", "enlarge"),
    letter("p", "pace"),
    _key("end", "my_turn", pygame.K_END),
    letter("w", "why"),
    letter("r", "recap"),
    letter("m", "menu"),
)
LOG: Final = (
    letter("l", "log"),
    letter("f", "search", with_ctrl=True),
    _key("page", "log_page", *PAGES),
    _key("end", "log_end", pygame.K_END),
)
AMOUNTS: Final = (
    _key("0–9", "type_amount", *DIGITS, pygame.K_BACKSPACE),
    _key("↑ ↓", "by_one", *UPRIGHT),
    _key("page", "by_five", *PAGES),
    _key("home end", "least_and_most", *ENDS),
)
REPLAY: Final = (
    _key("space", "play", pygame.K_SPACE),
    _key("← →", "step", *SIDEWAYS),
    _key("page", "turn", *PAGES),
    _key("home end", "first_and_last", *ENDS),
)
BOOK: Final = (
    _key("/", "search_book"),
    _key("page", "book_page", *PAGES),
)
GROUPS: Final = {
    "everywhere": EVERYWHERE,
    "amounts": AMOUNTS,
    "table": TABLE,
    "log": LOG,
    "replay": REPLAY,
    "book": BOOK,
}
USUAL: Final = tuple(
    key
    for key in (*EVERYWHERE, *TABLE, *LOG)
    if key.meaning.rpartition(".")[2]
    in ("walk", "choose", "back", "undo", "redo", "hint", "enlarge", "menu", "log", "rules")
)
"""What stands on the sheet of the settings itself."""
