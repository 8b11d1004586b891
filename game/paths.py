"""Where files live: where the system expects them, or below the folder named by COMPTOIR_HOME."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rules.core.roots import joined

if TYPE_CHECKING:
    from platformdirs import PlatformDirs

PROGRAM: Final = "Comptoir"
HOME: Final = "COMPTOIR_HOME"


def _system() -> "PlatformDirs":
    from platformdirs import PlatformDirs

    return PlatformDirs(PROGRAM, appauthor=False)


def _home() -> Path | None:
    home = os.environ.get(HOME)
    return Path(home) if home else None


def games_folder() -> Path:
    """Saved games, running and finished."""
    return (_home() or _system().user_data_path) / "games"


def statistics_file() -> Path:
    """One line a finished game."""
    return (_home() or _system().user_data_path) / "statistics.jsonl"


def settings_file() -> Path:
    """The player's preferences."""
    return (_home() or _system().user_config_path) / "settings.json"


def log_folder() -> Path:
    """What the program did, and its crashes."""
    home = _home()
    return home / "log" if home else _system().user_log_path


def reports_folder() -> Path:
    """Where a packed report is left for the player to send."""
    home = _home()
    return home / "reports" if home else _system().user_documents_path / PROGRAM


def documents_folder() -> Path:
    """Where a player keeps files of their own, else where they are at home."""
    documents = _system().user_documents_path
    return documents if documents.is_dir() else Path.home()


def assets_folder() -> Path:
    """Pictures, words, lessons: beside the program, also when it is bundled into one."""
    bundled = getattr(sys, "_MEIPASS", None)
    return (Path(bundled) if bundled else Path(__file__).resolve().parent.parent) / "assets"


def title_folders() -> list[Path]:
    """The folders in which titles keep their words and lessons, each in one of its own name."""
    return [assets_folder() / "titles", *map(Path, joined("assets/titles"))]


def title_file(title: str, name: str) -> Path:
    """A file of a title's words or lessons; where it would stand in the program's own assets when it is nowhere."""
    held = [folder / title / name for folder in title_folders()]
    return next((path for path in held if path.is_file()), held[0])
