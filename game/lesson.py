"""Guided first rounds. A lesson is a deal and pages; the file is ``assets/titles/<title>/lesson.json``, and where a
title has a game for one, ``lesson_alone.json`` beside it::

    {"title": "quay", "deal": {"seats": 3, "options": {}, "seed": 4}, "seat": 0,
     "pages": [
       {"words": "quay.lesson.river", "light": [["river", 0], ["river", 1]]},
       {"words": "quay.lesson.buy", "note": true, "light": [["river", 4]],
        "moves": [[["buy", 4]], [["button", "end_turn"]]],
        "then": [["button", "pass"], ["button", "pass"]]}]}

``words`` is the root of the page's texts: ``<words>.head``, ``<words>.body`` and, with ``note``, ``<words>.note``.
``light`` names targets to be lit, kind and key. ``moves`` holds one entry a click, each a list of the moves allowed
there; a move is its code as in a saved game and may leave out its last fields (``["buy"]`` allows every purchase). A
page without moves is only read. ``then`` holds the moves played for the other seats before the next page opens.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from game.files import literal
from game.paths import title_file
from game.titles import TITLES
from rules.core.code import Code
from rules.core.deal import Deal
from rules.core.errors import BadRecord, ComptoirError
from rules.core.move import Move
from rules.core.rules import Rules
from rules.core.target import Seat, Target
from rules.core.text import Text, say

Allowed: TypeAlias = tuple[Code, ...]
"""Codes, or beginnings of codes, of which one click may choose."""


class BadLesson(ComptoirError):
    """A lesson cannot be read or does not fit the rules."""


@dataclass(slots=True)
class Page:
    """One slip of the guide: what it says, what it lights, what may be clicked, what the others do then."""

    words: str
    note: bool
    light: tuple[Target, ...]
    clicks: tuple[Allowed, ...]
    then: tuple[Code, ...]

    def texts(self) -> list[Text]:
        """Head, body and note in this order."""
        parts = ("head", "body", "note") if self.note else ("head", "body")
        return [say(f"{self.words}.{part}") for part in parts]


@dataclass(slots=True)
class Lesson:
    """A deal, the seat of the person who learns, and the pages."""

    name: str
    deal: Deal
    seat: Seat
    pages: list[Page]


def allowed(rules: Rules[Any], moves: list[Move], patterns: Allowed) -> list[Move]:
    """Those of the moves that one of the patterns lets through."""
    codes = [(move, rules.codec.encode(move)) for move in moves]
    return [move for move, code in codes if any(code[: len(pattern)] == pattern for pattern in patterns)]


def lesson_titles() -> list[str]:
    """The titles that have a lesson."""
    return [title for title in TITLES if _path(title).is_file()]


def load_lesson(title: str, path: Path | None = None) -> Lesson:
    """The lesson of a title; BadLesson when its file makes no sense."""
    place = path or _path(title)
    try:
        value = json.loads(place.read_bytes())
        lesson = _lesson(place.name, title, value)
        TITLES[title].check_deal(lesson.deal)
        for page in lesson.pages:
            for code in page.then:
                TITLES[title].codec.decode(code)
    except (OSError, ValueError, TypeError, KeyError, RecursionError, ComptoirError) as error:
        raise BadLesson(say("common.record.lesson", file=literal(place.name))) from error
    return lesson


def lessons_of(title: str) -> list[Lesson]:
    """Every lesson of a title: of its usual game first, then of its game for one."""
    alone = _path_alone(title)
    return [load_lesson(title), *([load_lesson(title, alone)] if alone.is_file() else [])]


def lesson_for(title: str, seats: int) -> Lesson:
    """The lesson for a table of so many seats: a game for one has its own where there is one."""
    return next((lesson for lesson in lessons_of(title) if lesson.deal.seats == seats == 1), load_lesson(title))


def _path(title: str) -> Path:
    return title_file(title, "lesson.json")


def _path_alone(title: str) -> Path:
    return title_file(title, "lesson_alone.json")


def _lesson(name: str, title: str, value: dict[str, Any]) -> Lesson:
    if value["title"] != title:
        raise ValueError("a lesson of another title")
    deal = Deal(title, value["deal"]["seats"], value["deal"]["options"], value["deal"]["seed"])
    seat = value["seat"]
    pages = [_page(page) for page in value["pages"]]
    if not pages or type(seat) is not int or not 0 <= seat < deal.seats:
        raise ValueError("no pages, or nobody to read them")
    return Lesson(name, deal, seat, pages)


def _page(value: dict[str, Any]) -> Page:
    strange = value.keys() - {"words", "note", "light", "moves", "then"}
    if strange or not isinstance(value["words"], str):
        raise ValueError("not a page")
    light = tuple(Target(kind, key) for kind, key in value.get("light", []))
    clicks = tuple(tuple(_code(code) for code in click) for click in value.get("moves", []))
    if not all(clicks):
        raise ValueError("a click that allows nothing")
    then = tuple(_code(code) for code in value.get("then", []))
    return Page(value["words"], bool(value.get("note", False)), light, clicks, then)


def _code(value: Any) -> Code:
    if not isinstance(value, list) or not value or not all(type(part) in (str, int) for part in value):
        raise BadRecord(say("common.record.unknown_move"))
    return list(value)
