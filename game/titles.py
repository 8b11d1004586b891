"""The titles with rules. They are imported when first asked for, so that the lobby opens at once."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final

from game.files import literal
from rules.core.errors import ComptoirError
from rules.core.manifest import manifests
from rules.core.rules import Rules
from rules.core.text import say


class UnknownTitle(ComptoirError):
    """Nobody here plays that game."""


class Titles(Mapping[str, Rules[Any]]):
    """A mapping from a title's key to its rules, one for every manifest that names some.

    >>> "quay" in TITLES
    False
    """

    def __init__(self) -> None:
        self._met: dict[str, Rules[Any]] = {}

    def __getitem__(self, key: str) -> Rules[Any]:
        if key not in self._met:
            if key not in self:
                raise KeyError(key)
            self._met[key] = getattr(import_module(f"rules.{key}.rules"), manifests()[key].rules)()
        return self._met[key]

    def __contains__(self, key: object) -> bool:
        return any(key == title for title in self)

    def __iter__(self) -> Iterator[str]:
        return (title for title, manifest in manifests().items() if manifest.rules)

    def __len__(self) -> int:
        return sum(1 for _ in self)


TITLES: Final = Titles()


def find_title(key: str) -> Rules[Any]:
    """The rules a person asked for by name; UnknownTitle with a sentence when there are none."""
    if key not in TITLES:
        raise UnknownTitle(say("common.record.title", title=literal(key), known=literal(", ".join(TITLES))))
    return TITLES[key]
