"""Files that survive a crash: whole or as they were, never half."""

import contextlib
import errno
import os
from pathlib import Path

from rules.core.errors import ComptoirError
from rules.core.text import Text, say


class StorageTrouble(ComptoirError):
    """Something could not be written down; the player can be told why."""


def literal(words: str) -> Text:
    """Words that are nobody's to translate: a file name, a person's name. The key says so by its first sign.

    >>> literal("Aiko.comptoir")
    Text(key='=Aiko.comptoir', args=())
    """
    return Text("=" + words)


def trouble(path: Path, error: OSError) -> StorageTrouble:
    """What the system refused, as a sentence."""
    folder = literal(str(path.parent))
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return StorageTrouble(say("common.record.disk_full", folder=folder))
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return StorageTrouble(say("common.record.closed_folder", folder=folder))
    return StorageTrouble(say("common.record.not_written", folder=folder))


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file in one step, on disk when this returns. OSError leaves the old file as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def append_synced(path: Path, data: bytes) -> None:
    """Add to an existing file, on disk when this returns."""
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
    try:
        while data:
            data = data[os.write(handle, data) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_folder(folder: Path) -> None:
    """Make a rename last. Windows has no such call and needs none."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def free_name(path: Path) -> Path:
    """The path itself, or the first of "name 2", "name 3"... that is not taken."""
    number = 1
    free = path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem} {number}{path.suffix}")
    return free
