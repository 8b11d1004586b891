"""The language files as the tests read them."""

import json
import re
from pathlib import Path
from string import Formatter

from game.paths import title_file
from ui.say import word_files

ASSETS = Path(__file__).parents[2] / "assets"

Sentence = str | dict[str, str]


def files(language: str) -> list[str]:
    """The names of a language's files: `lobby.json` of the program, `yangtze/table.json` of a title."""
    return [_name(path) for path in word_files(ASSETS, language)]


def _name(path: Path) -> str:
    of_a_title = path.parents[2].name == "titles"
    return f"{path.parents[1].name}/{path.name}" if of_a_title else path.name


def pairs(language: str, name: str) -> list[tuple[str, Sentence]]:
    """Keys and sentences of a file as written, a key written twice included."""
    title, _, own = name.rpartition("/")
    path = title_file(title, f"{language}/{own}") if title else ASSETS / "languages" / language / name
    held: list[tuple[str, Sentence]] = []

    def keep(found: list[tuple[str, Sentence]]) -> dict[str, Sentence]:
        held[:] = found
        return dict(found)

    json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=keep)
    return held


def words(language: str, name: str) -> dict[str, Sentence]:
    """A file as keys and sentences."""
    return dict(pairs(language, name))


def forms(sentence: Sentence) -> list[str]:
    """The one form, or both."""
    return list(sentence.values()) if isinstance(sentence, dict) else [sentence]


def holes(sentence: Sentence) -> set[str]:
    """Named holes of all forms."""
    parsed = (Formatter().parse(form) for form in forms(sentence))
    return {field for parts in parsed for _, field, _, _ in parts if field is not None}


def sentences(language: str, name: str) -> list[tuple[str, str]]:
    """Every form of every sentence with its key."""
    return [(key, form) for key, sentence in words(language, name).items() for form in forms(sentence)]


def without_holes(form: str) -> str:
    """A form with every hole closed by a sign that is neither space nor punctuation."""
    return re.sub(r"{[^}]*}", "#", form)
