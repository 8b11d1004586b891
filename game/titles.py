"""The titles that can be played. Their rules are imported when first asked for, so that the lobby opens at once."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final

from game.files import literal
from rules.core.errors import ComptoirError
from rules.core.rules import Rules
from rules.core.text import say

HOMES: Final = {
    "yangtze": ("rules.yangtze.rules", "Yangtze"),
    "singapore": ("rules.singapore.rules", "Singapore"),
    "yokohama_duel": ("rules.yokohama_duel.rules", "YokohamaDuel"),
}
"""Where the rules of each title live: module and class."""


class UnknownTitle(ComptoirError):
    """Nobody here plays that game."""


class Titles(Mapping[str, Rules[Any]]):
    """A mapping from a title's key to its rules.

    >>> "yangtze" in TITLES
    True
    """

    def __init__(self, homes: Mapping[str, tuple[str, str]]) -> None:
        self._homes = dict(homes)
        self._met: dict[str, Rules[Any]] = {}

    def __getitem__(self, key: str) -> Rules[Any]:
        if key not in self._met:
            module, name = self._homes[key]
            self._met[key] = getattr(import_module(module), name)()
        return self._met[key]

    def __contains__(self, key: object) -> bool:
        return key in self._homes

    def __iter__(self) -> Iterator[str]:
        return iter(self._homes)

    def __len__(self) -> int:
        return len(self._homes)


TITLES: Final = Titles(HOMES)


def find_title(key: str) -> Rules[Any]:
    """The rules a person asked for by name; UnknownTitle with a sentence when there are none."""
    if key not in TITLES:
        raise UnknownTitle(say("common.record.title", title=literal(key), known=literal(", ".join(TITLES))))
    return TITLES[key]
