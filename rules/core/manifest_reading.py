"""Reading a table of a manifest value by value, so that a wrong file is told in one line: where, and what is wanted."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rules.core.options import Option


class BadManifest(ValueError):
    """A manifest that cannot be used; meant for who writes it."""


def wrong(path: Path, where: str, what: str) -> BadManifest:
    """The error to raise for one place of a file."""
    return BadManifest(f"{path.parent.name}/{path.name}: {where}: {what}")


class Table:
    """One table of the file. Each question takes a value out; `finish` refuses what nobody asked for."""

    def __init__(self, path: Path, held: Mapping[str, Any], place: str = "") -> None:
        self.path = path
        self._held = dict(held)
        self._place = place

    def where(self, key: str) -> str:
        """A key with the table it stands in, as an error names it."""
        return f"{self._place}.{key}" if self._place else key

    def _take(self, key: str, kind: type | tuple[type, ...], wanted: str, default: Any) -> Any:
        value = self._held.pop(key, default)
        if value is None:
            raise wrong(self.path, self.where(key), "it is missing")
        # True is an int to Python, but a count of seats it is not.
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise wrong(self.path, self.where(key), f"{wanted} is wanted, not {value!r}")
        return value

    def text(self, key: str, default: str | None = None, most: int = 0) -> str:
        """A string that is not empty unless that is the default; `most` bounds its length."""
        value: str = self._take(key, str, "a string", default)
        if not value and default != "":
            raise wrong(self.path, self.where(key), "it is empty")
        if most and len(value) > most:
            raise wrong(self.path, self.where(key), f"at most {most} letters, not {value!r}")
        return value

    def one_of(self, key: str, known: Sequence[str], default: str | None = None) -> str:
        """One of a few words."""
        value = self.text(key, default)
        if value not in known:
            raise wrong(self.path, self.where(key), f"one of {', '.join(known)} is wanted, not {value!r}")
        return value

    def number(self, key: str, least: int, most: int | None = None, default: int | None = None) -> int:
        """A whole number within bounds; the default need not be."""
        value: int = self._take(key, int, "a whole number", default)
        if value != default:
            self._bounded(key, value, least, most)
        return value

    def _bounded(self, key: str, value: int, least: int, most: int | None) -> None:
        if value < least or (most is not None and value > most):
            bounds = f"at least {least}" if most is None else f"{least} to {most}"
            raise wrong(self.path, self.where(key), f"{bounds}, not {value}")

    def _list(self, key: str, kind: tuple[type, ...], wanted: str, default: Sequence[Any] | None) -> tuple[Any, ...]:
        value = self._take(key, list, wanted, None if default is None else list(default))
        if not value or not all(type(each) in kind for each in value):
            raise wrong(self.path, self.where(key), f"{wanted} is wanted, not {value!r}")
        return tuple(value)

    def numbers(self, key: str, least: int, most: int, default: Sequence[int] | None = None) -> tuple[int, ...]:
        """A list of whole numbers within bounds."""
        value = self._list(key, (int,), "a list of whole numbers", default)
        for each in value:
            self._bounded(key, each, least, most)
        return value

    def list_of_texts(self, key: str) -> tuple[str, ...]:
        """A list of strings."""
        return self._list(key, (str,), "a list of strings", None)

    def values(self, key: str) -> tuple[Option, ...]:
        """What an option may be: strings, whole numbers, true and false."""
        return self._list(key, (bool, int, str), "a list of values", None)

    def value(self, key: str) -> Option:
        """One such value."""
        value: Option = self._take(key, (bool, int, str), "a string, a whole number, true or false", None)
        return value

    def table(self, key: str, default: Mapping[str, Any] | None = None) -> "Table":
        """A table within this one."""
        return Table(self.path, self._take(key, dict, "a table", default), self.where(key))

    def tables(self, key: str) -> list["Table"]:
        """A list of tables; none where there is no such list."""
        held = self._take(key, list, "a list of tables", [])
        if not all(isinstance(each, dict) for each in held):
            raise wrong(self.path, self.where(key), "a list of tables is wanted")
        return [Table(self.path, each, f"{self.where(key)}[{number}]") for number, each in enumerate(held)]

    def texts(self) -> dict[str, str]:
        """All that is left, where each key is free and each value a string."""
        return {key: self.text(key) for key in list(self._held)}

    def finish(self) -> None:
        """Refuse what nobody asked for: most likely a misspelt key."""
        if self._held:
            raise wrong(self.path, self.where(next(iter(self._held))), "there is no such key")
