"""Report a problem: the saved game, the log and the version in one file the player can send."""

import io
import zipfile
from datetime import datetime
from pathlib import Path
from typing import Final

from game.crash import LOG_NAME, about_program
from game.files import free_name, trouble, write_whole
from game.paths import log_folder, reports_folder

CRASHES: Final = 3
LARGEST: Final = 8 << 20


def pack_report(save: Path | None = None, words: str = "") -> Path:
    """Pack a report and say where it lies; StorageTrouble when it cannot be written."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("version.txt", about_program() + "\n")
        if words:
            archive.writestr("words.txt", words + "\n")
        for path in ([save] if save else []) + _logs(log_folder()):
            data = _bytes(path)
            if data is not None:
                archive.writestr(path.name, data)
    place = free_name(reports_folder() / f"Comptoir report {datetime.now():%Y-%m-%d %H.%M.%S}.zip")
    try:
        write_whole(place, packed.getvalue())
    except OSError as error:
        raise trouble(place, error) from error
    return place


def _logs(folder: Path) -> list[Path]:
    """The program's log and the latest crashes."""
    try:
        names = sorted(path for path in folder.iterdir() if path.is_file())
    except OSError:
        return []
    crashes = [path for path in names if path.name.startswith("crash ")]
    return [path for path in names if path.name.startswith(LOG_NAME)] + crashes[-CRASHES:]


def _bytes(path: Path) -> bytes | None:
    try:
        with path.open("rb") as file:
            return file.read(LARGEST)
    except OSError:
        return None
