"""The file of a game under way: every line is on disk before its move is shown.

When the disk is full or the folder closed, the lines are kept; as soon as writing works again the whole file is written
anew, so nothing is lost that was played in between.
"""

from collections.abc import Sequence
from pathlib import Path

from game.files import append_synced, free_name, trouble, write_whole
from game.record import Record, as_bytes


class Journal:
    """Writes one game. `behind` is True while the file lacks lines."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.behind = False
        self._lines: list[str] = []
        self._size = 0
        self._told = False

    @classmethod
    def resume(cls, path: Path, record: Record) -> "Journal":
        """Go on with a file that was read; a torn or outdated one is written anew with the next move."""
        journal = cls(path)
        journal._lines = list(record.lines)
        journal.behind = not record.untouched
        journal._size = record.size
        return journal

    def begin(self, lines: Sequence[str]) -> None:
        """Start a new file."""
        self.path = free_name(self.path)
        self.behind = True
        self.append(lines)

    def append(self, lines: Sequence[str]) -> None:
        """Add lines. StorageTrouble is raised once when writing fails; the lines are kept and tried again each time."""
        self._lines += lines
        try:
            self._write(as_bytes(lines))
        except OSError as error:
            self.behind = True
            if not self._told:
                self._told = True
                raise trouble(self.path, error) from error
        else:
            self.behind = self._told = False

    def _write(self, data: bytes) -> None:
        if not self.behind and self.path.exists():
            if self.path.stat().st_size == self._size:
                append_synced(self.path, data)
                self._size += len(data)
                return
            # Somebody else wrote here (a second window on the same game): both keep their own file.
            self.path = free_name(self.path)
        whole = as_bytes(self._lines)
        write_whole(self.path, whole)
        self._size = len(whole)
