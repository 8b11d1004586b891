"""The rules as a book: chapters of numbered clauses in one language, and how words are found in it."""

import json
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.paths import assets_folder, title_file

PROGRAM: Final = "program"
"""The book about the program itself."""
FALLBACK: Final = "en"


class Clause(NamedTuple):
    """One rule. `note` says how an open question is settled, `see` names other clauses, `number` stands before it."""

    key: str
    text: str
    note: str
    see: tuple[str, ...]
    figure: str
    number: str


class Chapter(NamedTuple):
    """Clauses about one thing."""

    key: str
    name: str
    intro: str
    figure: str
    clauses: tuple[Clause, ...]


class Place(NamedTuple):
    """Where a clause stands: numbers of its chapter and within it."""

    chapter: int
    clause: int


@dataclass(frozen=True, slots=True)
class Book:
    """A title and its chapters."""

    title: str
    chapters: tuple[Chapter, ...]

    def place(self, clause: str) -> Place | None:
        """Where a clause stands; None if this book does not have it."""
        for number, chapter in enumerate(self.chapters):
            for within, each in enumerate(chapter.clauses):
                if each.key == clause:
                    return Place(number, within)
        return None

    def hits(self, query: "Query") -> list[int]:
        """How many clauses of each chapter a query finds."""
        return [sum(query.finds(clause) for clause in chapter.clauses) for chapter in self.chapters]


class Query:
    """Words somebody looks for: every one must begin some word of a clause, whatever its case and accents.

    >>> Query("ENCHE").marks("l’enchère,")
    True
    >>> Query("id").marks("bid")
    False
    """

    def __init__(self, words: str) -> None:
        self._parts = _parts(words)
        self._key = words.strip().casefold()

    def __bool__(self) -> bool:
        return bool(self._parts)

    def finds(self, clause: Clause) -> bool:
        """Whether a clause bears this name, or has all the words in its text or its note."""
        words = _parts(f"{clause.text} {clause.note}")
        has_all = bool(self._parts) and all(any(word.startswith(part) for word in words) for part in self._parts)
        return has_all or clause.key.casefold() == self._key

    def marks(self, words: str) -> bool:
        """Whether some word in here begins with one that is looked for."""
        return any(word.startswith(part) for word in _parts(words) for part in self._parts)


def _parts(words: str) -> list[str]:
    plain = "".join(c for c in unicodedata.normalize("NFD", words.casefold()) if not unicodedata.combining(c))
    plain = plain.replace("œ", "oe").replace("æ", "ae")
    return "".join(c if c.isalnum() else " " for c in plain).split()


@cache
def load_book(language: str, name: str) -> Book:
    """A book in a language, or in English where it was not translated."""
    path = _path(language, name)
    held = json.loads((path if path.exists() else _path(FALLBACK, name)).read_text(encoding="utf-8"))
    return Book(held["title"], tuple(_chapter(chapter) for chapter in held["chapters"]))


def has_book(name: str) -> bool:
    """Whether there are rules of this name."""
    return _path(FALLBACK, name).exists()


def _path(language: str, name: str) -> Path:
    if name == PROGRAM:
        return assets_folder() / "rulebook" / language / f"{name}.json"
    return title_file(name, f"{language}/rulebook.json")


def _chapter(held: dict[str, Any]) -> Chapter:
    clauses = tuple(
        Clause(clause["id"], clause["text"], clause["note"] or "", tuple(clause["see"]), clause["figure"] or "", number)
        for clause, number in zip(held["clauses"], _numbers(held["clauses"]), strict=True)
    )
    return Chapter(held["id"], held["name"], held["intro"], held["figure"] or "", clauses)


def _numbers(clauses: list[dict[str, Any]]) -> list[str]:
    """The ends of the clauses' keys; where some are names, as of cards, the chapter is counted through instead."""
    ends = [clause["id"].rpartition("-")[2] for clause in clauses]
    return ends if all(end[0].isdigit() for end in ends) else [str(k) for k in range(1, len(ends) + 1)]
