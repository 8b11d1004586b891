"""The words of the program, read as plainly as possible, and the holes of its sentences."""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any, Final

from rules.core.rules import Rules
from rules.core.target import Target
from rules.core.text import Text
from ui.say import word_files

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets"
VERBATIM: Final = "="
"""A key that begins so is nobody's to translate."""

Sentence = str | dict[str, str]


def languages() -> list[str]:
    """All languages there are."""
    return sorted(path.name for path in (ASSETS / "languages").iterdir() if path.is_dir())


def files(language: str) -> dict[str, dict[str, Sentence]]:
    """The sentences of a language by file."""
    return {str(path): json.loads(path.read_text(encoding="utf-8")) for path in word_files(ASSETS, language)}


@cache
def words(language: str) -> dict[str, Sentence]:
    """All sentences of a language."""
    return {key: sentence for held in files(language).values() for key, sentence in held.items()}


def holes(sentence: Sentence) -> frozenset[str]:
    """The names of the holes; `n` where it chooses between one and other."""
    forms = [sentence] if isinstance(sentence, str) else [*sentence.values()]
    named = {name for form in forms for _, name, _, _ in Formatter().parse(form) if name is not None}
    return frozenset(named if isinstance(sentence, str) else {*named, "n"})


def unfolded(texts: Iterable[Text | None], rules: Rules[Any]) -> Iterator[Text]:
    """All texts with those inside them, things by their names."""
    waiting = [text for text in texts if text is not None]
    while waiting:
        text = waiting.pop()
        yield text
        for _, value in text.args:
            if isinstance(value, Text):
                waiting.append(value)
            elif isinstance(value, Target) and value.kind != "seat":
                waiting.append(rules.name(value))


def fault(language: str, text: Text) -> str | None:
    """Why a text cannot be said, or None."""
    if text.key.startswith(VERBATIM):
        return None
    sentence = words(language).get(text.key)
    if sentence is None:
        return f"{language}: no sentence for {text.key}"
    missing = holes(sentence) - {name for name, _ in text.args}
    return f"{language}: {text.key} has no {', '.join(sorted(missing))}" if missing else None
