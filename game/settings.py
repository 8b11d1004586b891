"""Preferences. A damaged file never stops the program: each bad value falls back by itself, unknown ones are kept."""

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from game.files import trouble, write_whole
from game.paths import assets_folder, settings_file
from game.seat import name_fits

TEXT_SIZES: Final = (100, 115, 130, 150)
SEAT_COLOURS: Final = ("print", "strong")
MOTIONS: Final = ("off", "fast", "normal", "slow")
PACES: Final = ("instant", "brisk", "calm", "wait")
SMALLEST_WINDOW: Final = (1024, 700)
DEFAULT_WINDOW: Final = (1280, 800)


def languages() -> tuple[str, ...]:
    """The languages spoken here: every folder of words is one."""
    return tuple(sorted(path.name for path in (assets_folder() / "languages").iterdir() if path.is_dir()))


def system_language() -> str:
    """The language of the system where it is spoken here, else English.

    What the player asked for counts, not what the system has installed; only where nothing was asked for is it looked
    up, for that takes longer than all other settings together.
    """
    known = languages()
    asked = [each for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (each := os.environ.get(name))]
    if not asked:
        import locale

        asked = [locale.getlocale()[0] or ""]
    return next((language for each in asked if (language := each.lower()[:2]) in known), "en")


@dataclass(slots=True)
class Settings:
    """All that a player can choose, and the little the program remembers for them."""

    language: str = field(default_factory=system_language)
    text_size: int = 100
    full_screen: bool = False
    software_drawing: bool = False
    colour_aids: bool = False
    seat_colours: str = "print"
    motion: str = "normal"
    pace: str = "brisk"
    confirm_turn: bool = False
    ask_first: bool = True
    volume: int = 70
    air: bool = True
    air_volume: int = 40
    turn_gong: bool = True
    practice: bool = False
    log_open: bool = True
    recap_open: bool = True
    window_size: tuple[int, int] = DEFAULT_WINDOW
    seen_lessons: list[str] = field(default_factory=list)
    last_names: list[str] = field(default_factory=list)
    last_kinds: list[str] = field(default_factory=list)
    last_options: dict[str, dict[str, bool | int | str]] = field(default_factory=dict)
    """By title."""
    last_folder: str = ""
    unknown: dict[str, Any] = field(default_factory=dict, repr=False)

    @classmethod
    def load(cls, path: Path | None = None) -> "Settings":
        """From the file, with defaults for what is missing or makes no sense."""
        settings = cls()
        for key, value in _read(path or settings_file()).items():
            if key not in FITS:
                settings.unknown[key] = value
            elif FITS[key](value):
                setattr(settings, key, tuple(value) if key == "window_size" else value)
        return settings

    def save(self, path: Path | None = None) -> None:
        """Onto disk, whole or not at all; StorageTrouble says why not."""
        place = path or settings_file()
        known = asdict(self)
        unknown = known.pop("unknown")
        try:
            write_whole(place, (json.dumps({**unknown, **known}, ensure_ascii=False, indent=2) + "\n").encode())
        except OSError as error:
            raise trouble(place, error) from error

    def reset(self) -> None:
        """Back to the defaults; what the program remembers stays."""
        fresh = Settings()
        for entry in fields(self):
            if entry.name not in REMEMBERED:
                setattr(self, entry.name, getattr(fresh, entry.name))


REMEMBERED: Final = frozenset(
    {"window_size", "seen_lessons", "last_names", "last_kinds", "last_options", "last_folder", "unknown"}
)


def _read(path: Path) -> dict[str, Any]:
    try:
        value = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _one_of(*choices: str) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and value in choices


def _switch(value: Any) -> bool:
    return isinstance(value, bool)


def _between(least: int, most: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and least <= value <= most


def _size(value: Any) -> bool:
    if not isinstance(value, list) or len(value) != 2:
        return False
    width, height = (_between(least, 16_384) for least in SMALLEST_WINDOW)
    return width(value[0]) and height(value[1])


def _words(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= 64 and all(isinstance(w, str) and name_fits(w) for w in value)


def _names(value: Any) -> bool:
    """An empty name is that of somebody who has not said theirs."""
    return isinstance(value, list) and _words([word for word in value if word != ""])


def _options(value: Any) -> bool:
    """Whether a title still offers them is for the set-up to see."""
    return isinstance(value, dict) and all(
        isinstance(chosen, dict) and all(isinstance(each, bool | int | str) for each in chosen.values())
        for chosen in value.values()
    )


FITS: Final[dict[str, Callable[[Any], bool]]] = {
    "language": lambda value: isinstance(value, str) and value in languages(),
    "text_size": _between(TEXT_SIZES[0], TEXT_SIZES[-1]),
    "full_screen": _switch,
    "software_drawing": _switch,
    "colour_aids": _switch,
    "seat_colours": _one_of(*SEAT_COLOURS),
    "motion": _one_of(*MOTIONS),
    "pace": _one_of(*PACES),
    "confirm_turn": _switch,
    "ask_first": _switch,
    "volume": _between(0, 100),
    "air": _switch,
    "air_volume": _between(0, 100),
    "turn_gong": _switch,
    "practice": _switch,
    "log_open": _switch,
    "recap_open": _switch,
    "window_size": _size,
    "seen_lessons": _words,
    "last_names": _names,
    "last_kinds": _words,
    "last_options": _options,
    "last_folder": lambda value: isinstance(value, str) and len(value) <= 4096 and "\0" not in value,
}
