"""What the program did, in a log that does not grow for ever, and what it leaves behind when it falls over."""

import logging
import platform
import tempfile
import traceback
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from game.paths import log_folder
from game.version import VERSION

LOG: Final = logging.getLogger("comptoir")
LOG_NAME: Final = "comptoir.log"
LOG_SIZE: Final = 256 * 1024
LOG_FILES: Final = 3
LIBRARIES: Final = ("pygame-ce", "pygame_gui", "platformdirs")


def open_log() -> Path | None:
    """Start the program's log; None where nothing can be written, which stops nobody from playing."""
    path = log_folder() / LOG_NAME
    LOG.setLevel(logging.INFO)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=LOG_SIZE, backupCount=LOG_FILES - 1, encoding="utf-8")
    except OSError:
        LOG.addHandler(logging.NullHandler())
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    LOG.addHandler(handler)
    LOG.info("Comptoir %s starts on %s", VERSION, platform.platform())
    return path


def about_program() -> str:
    """Version, system and libraries, a line each."""
    return "\n".join(
        [
            f"Comptoir {VERSION}",
            f"Python {platform.python_version()}",
            f"System {platform.platform()}",
            *(f"{name} {_version(name)}" for name in LIBRARIES),
        ]
    )


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "unknown"


def write_crash(error: BaseException, doing: str = "") -> Path | None:
    """Write down what went wrong and while doing what; where, or None if nowhere. Never fails itself."""
    told = "".join(traceback.format_exception(error)).replace(str(Path.home()), "~")
    words = f"{about_program()}\n\n{doing}\n\n{told}"
    LOG.error("crash while %s: %r", doing or "running", error)
    name = f"crash {datetime.now():%Y-%m-%d %H.%M.%S}.txt"
    for folder in (log_folder(), Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(words, encoding="utf-8")
        except OSError:
            continue
        return folder / name
    return None
