"""Things to say become sentences in the player's language."""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, cast

from rules.core.roots import joined

if TYPE_CHECKING:
    from rules.core.target import Target
    from rules.core.text import Text

FALLBACK: Final = "en"
META: Final = "_meta.json"
RULEBOOK: Final = "rulebook.json"
BOX: Final = "box.json"
MINUS: Final = "\u2212"
# A key that begins so is already what is to be said: the name of a file, say.
VERBATIM: Final = "="

Sentence = str | dict[str, str]


class Namer(Protocol):
    """What knows the names of a title's things; every `Rules` does."""

    def name(self, target: "Target") -> "Text":
        """What a thing is called."""
        ...


class UnknownWords(KeyError):
    """A key that no file of the language holds."""


class Number(int):
    """A number as it is printed: a true minus sign, `{gain:+}` for a sign in any case."""

    def __format__(self, form: str) -> str:
        sign = MINUS if self < 0 else "+" if form == "+" else ""
        return f"{sign}{abs(int(self))}"


def word_files(assets: Path, language: str) -> list[Path]:
    """All files with words of a language: the program's, then each title's; a rulebook is no list of words."""
    titles = [path for folder in _title_folders(assets) for path in sorted((folder / language).glob("*.json"))]
    return _own_files(assets, language) + [path for path in titles if path.name != RULEBOOK]


def _own_files(assets: Path, language: str) -> list[Path]:
    return [path for path in sorted((assets / "languages" / language).glob("*.json")) if path.name != META]


def _title_folders(assets: Path) -> list[Path]:
    shelves = [assets / "titles", *map(Path, joined("assets/titles"))]
    return [folder for shelf in shelves if shelf.is_dir() for folder in sorted(shelf.iterdir())]


class Say:
    """The words of one language, switched while the program runs.

    Every folder of `assets/languages` is a language: its files and those of all titles are merged, and `_meta.json`
    holds its own name and the numbers that take the form `one`. A sentence is a string with {holes}, or
    {"one": .., "other": ..} chosen by the hole `n`. With `strict` a missing key raises, else the key itself is shown.

    A shelf of boxes needs the program's own words and what stands on the boxes; the others, which are many times as
    many, are read when one of them is first asked for.
    """

    def __init__(self, assets: Path, language: str = FALLBACK, strict: bool = False) -> None:
        self._assets = assets
        self._folder = assets / "languages"
        self._strict = strict
        self.languages = tuple(sorted(path.name for path in self._folder.iterdir() if path.is_dir()))
        self.language = ""
        self._words: dict[str, Sentence] = {}
        self._all_read = False
        self._one: frozenset[int] = frozenset()
        self.switch(language)

    def switch(self, language: str) -> None:
        """Speak another language from now on; one that is not there falls back to English."""
        language = language if language in self.languages else FALLBACK
        if language == self.language:
            return
        self.language = language
        self._one = frozenset(self._meta(language).one)
        self._words, self._all_read = {}, False
        boxes = (folder / language / BOX for folder in _title_folders(self._assets))
        self._read((*_own_files(self._assets, language), *filter(Path.is_file, boxes)))

    def _read(self, paths: Iterable[Path]) -> None:
        for path in paths:
            self._words.update(json.loads(path.read_text(encoding="utf-8")))

    def own_name(self, language: str) -> str:
        """A language as its speakers call it."""
        return self._meta(language).name

    def has(self, key: str) -> bool:
        """Whether the language has words for a key."""
        return key in self._words or self._found_late(key) is not None

    def words(self, key: str, **holes: "int | str") -> str:
        """The sentence of a key, its holes filled."""
        return self._fill(key, {name: _printed(value) for name, value in holes.items()})

    def __call__(self, text: "Text", names: Sequence[str] = (), rules: Namer | None = None) -> str:
        """The sentence of a `Text`; `names` are those of the seats, `rules` names the other things."""
        return self._fill(text.key, {name: self._value(value, names, rules) for name, value in text.args})

    def name(self, target: "Target", names: Sequence[str] = (), rules: Namer | None = None) -> str:
        """What a thing is called: a seat by its person's name, else as its rules say."""
        if target.kind == "seat" and isinstance(target.key, int) and 0 <= target.key < len(names):
            return names[target.key]
        if rules is None:
            return self._missing(f"{target.kind} {target.key}")
        return self(rules.name(target), names, rules)

    def _value(self, value: "int | Target | Text", names: Sequence[str], rules: Namer | None) -> "str | Number":
        if isinstance(value, int):
            return Number(value)
        # The rules are not loaded for this: Target and Text are both named tuples, and only a target has a kind.
        if hasattr(value, "kind"):
            return self.name(cast("Target", value), names, rules)
        return self(value, names, rules)

    def _fill(self, key: str, holes: Mapping[str, "str | Number"]) -> str:
        if key.startswith(VERBATIM):
            return key[1:]
        sentence = self._words.get(key) or self._found_late(key)
        if sentence is None:
            return self._missing(key)
        if isinstance(sentence, dict):
            number = holes.get("n")
            singular = isinstance(number, Number) and abs(number) in self._one
            sentence = sentence["one" if singular and "one" in sentence else "other"]
        return sentence.format_map(holes) if holes else sentence

    def _found_late(self, key: str) -> Sentence | None:
        """A sentence of a title; with the first of them all are read."""
        if not self._all_read:
            self._all_read = True
            self._read(word_files(self._assets, self.language))
        return self._words.get(key)

    def _missing(self, key: str) -> str:
        if self._strict:
            raise UnknownWords(key)
        return key

    def _meta(self, language: str) -> "_Meta":
        path = self._folder / language / META
        held = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        return _Meta(held.get("name", language), tuple(held.get("one", (1,))))


class _Meta(NamedTuple):
    name: str
    one: tuple[int, ...]


def _printed(value: "int | str") -> "str | Number":
    return value if isinstance(value, str) else Number(value)
