"""The rulebooks of the reader: complete, alike in both languages, and well set in French."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rules.singapore.components import TILES
from rules.singapore.words.clauses import of_tile
from rules.yokohama import cards as harbour
from rules.yokohama import places as town
from rules.yokohama.words.clauses import of_area
from rules.yokohama.words.clauses import of_technology as of_card
from rules.yokohama_duel.places import TECHNOLOGY
from rules.yokohama_duel.words.clauses import of_technology
from ui.boards.figures import figures_of

ASSETS = Path(__file__).parents[2] / "assets"
PROGRAM = "program"
BOOKS = ("yangtze", "singapore", "yokohama_duel", "yokohama", "zaibatsu", PROGRAM)

Numbers = int | tuple[str, ...]


class Outline(NamedTuple):
    """The clauses a title's rules have: their prefix, and per chapter how many, or which."""

    prefix: str
    chapters: dict[str, Numbers]

    def ids(self) -> list[str]:
        """Every clause in order."""
        return [
            f"{self.prefix}-{chapter}-{number}"
            for chapter, numbers in self.chapters.items()
            for number in (range(1, numbers + 1) if isinstance(numbers, int) else numbers)
        ]


BUILDINGS = (
    *(str(number) for number in range(1, 17)),
    *("1S", "2S", "3S", "4S"),
    *(str(stage * 100 + number) for stage in (1, 2, 3) for number in range(1, 15)),
)
TECHNOLOGIES = (
    *(f"GEN-{number}" for number in range(1, 10)),
    *("BALL", "MARKET", "MARKET-2", "MARKET-3", "BRICKYARD", "WINERY", "STAGECOACH", "ELECTRIC", "SCHOOL"),
    *("EXPOSITION", "SPINNING", "SPINNING-2"),
    *(f"STATION-{number}" for number in range(1, 7)),
    *("PRINTING", "PRINTING-2", "NEWSPAPER-1", "NEWSPAPER-2", "GASLIGHT", "PATENT", "POSTAL", "POSTAL-2"),
    *(f"MINING-{number}" for number in range(1, 5)),
    *("TELEGRAM", "TELEPHONE", "TELEPHONE-2", "TRAM", "UNIVERSITY", "COMBO", "COMBO-2"),
)
SCORING = tuple(str(number) for number in range(18))
OUTLINES = {
    "yangtze": Outline("YZ", {
        "COMP": 10, "SETUP": 8, "INFO": 11, "MONEY": 4, "TURN": 9, "SELL": 10, "BUY": 6, "DRAW": 7,
        "AUCTION": 14, "EMP": 25, "CARD": 14, "END": 3, "SCORE": 13, "EX": 23,
    }),
    "singapore": Outline("SG", {
        "COMP": 13, "BOARD": 5, "SETUP": 6, "PREP": 10, "ROUND": 5, "PLOT": 6, "BUILD": 14, "STREET": 8, "MOVE": 10,
        "ACT": 13, "BLD": BUILDINGS, "RAID": 21, "VP": 12, "HUT": 7, "INFO": 6, "END": 5, "TWO": 19, "EX": 17,
    }),
    "yokohama_duel": Outline("D", {
        "TERM": 12, "SETUP": 19, "GEN": 14, "HIDE": 11, "ROUND": 5, "TURN": 8, "ACTION": 20,
        "PLACE": ("TEA", "FISH", "SILK", "COPPER", "BANK"), "CHURCH": 10, "CUSTOMS": 3, "CHINA": 8, "LAB": 10,
        "PORT": 7, "BONUS": 9, "BUILD": 12, "FREE": 6, "ORDER": 6, "RECRUIT": 6, "MERCH": 16, "TECH": TECHNOLOGIES,
        "PREP": 13, "SCORE": SCORING, "OPT": 3, "EX": 7,
    }),
    "zaibatsu": Outline("Z", {
        "GEN": 18, "SETUP": 18, "START": 23, "TURN": 16, "QUEUE": 8, "BONUS": 10, "SERVICE": 4, "RND": 3, "MINES": 2,
        "FACTORY": 14, "MOD": 32, "MACHINE": 5, "PROD": 8, "SHIP": 12, "TRAIN": 7, "MARKET": 20, "INVEST": 5,
        "CONTRACT": 6, "CONSOL": 22, "ROUND": 8, "SCORE": 14, "FINAL": 8, "END": 12, "LATE": 7, "SHARED": 12,
        "SOLO": 44, "INFO": 3, "EX": 32,
    }),
}  # fmt: skip
COUNTS = {"yangtze": 157, "singapore": 239, "yokohama_duel": 274, "zaibatsu": 373}
CHAPTER_FIELDS = {"id", "name", "kanji", "figure", "intro", "clauses"}
CLAUSE_FIELDS = {"id", "text", "note", "see", "figure"}
LONGEST_CHAPTER_NAME = 24

Book = dict[str, Any]


def load(language: str, name: str) -> Book:
    own = ASSETS / "rulebook" / language / f"{name}.json"
    path = own if name == PROGRAM else ASSETS / "titles" / name / language / "rulebook.json"
    book: Book = json.loads(path.read_text(encoding="utf-8"))
    return book


def clauses(book: Book) -> Iterator[dict[str, Any]]:
    for chapter in book["chapters"]:
        yield from chapter["clauses"]


def passages(book: Book) -> Iterator[tuple[str, str]]:
    """Every piece of prose with the place where it stands, in reading order."""
    yield "title", book["title"]
    for chapter in book["chapters"]:
        yield f"{chapter['id']} name", chapter["name"]
        yield f"{chapter['id']} intro", chapter["intro"]
        for clause in chapter["clauses"]:
            yield f"{clause['id']} text", clause["text"]
            if clause["note"] is not None:
                yield f"{clause['id']} note", clause["note"]


def skeleton(book: Book) -> list[object]:
    """What must not depend on the language: ids, order, pictures, cross references, where notes stand."""
    return [
        (
            chapter["id"], chapter["kanji"], chapter["figure"],
            [(c["id"], c["see"], c["figure"], c["note"] is None) for c in chapter["clauses"]],
        )
        for chapter in book["chapters"]
    ]  # fmt: skip


@pytest.mark.parametrize("name", OUTLINES)
def test_a_title_has_exactly_the_clauses_of_its_rules(name: str) -> None:
    outline = OUTLINES[name]
    expected = outline.ids()
    assert len(expected) == COUNTS[name]
    for language in ("en", "fr"):
        book = load(language, name)
        chapters = [chapter["id"] for chapter in book["chapters"]]
        assert chapters == [f"{outline.prefix}-{chapter}" for chapter in outline.chapters]
        assert [clause["id"] for clause in clauses(book)] == expected


def test_every_building_of_singapore_has_the_clause_its_tooltip_opens() -> None:
    by_id = {clause["id"]: clause for clause in clauses(load("en", "singapore"))}
    for number, tile in enumerate(TILES):
        assert by_id[of_tile(number)]["figure"] == f"tile/{tile.key}"


def test_every_technology_of_yokohama_duel_has_the_clause_its_tooltip_opens() -> None:
    by_id = {clause["id"]: clause for clause in clauses(load("en", "yokohama_duel"))}
    for technology in TECHNOLOGY:
        assert by_id[of_technology(technology)]["figure"] == f"tech/{technology.key}"


def test_every_technology_and_area_of_yokohama_has_the_clause_its_tooltip_opens() -> None:
    by_id = {clause["id"]: clause for clause in clauses(load("en", "yokohama"))}
    for technology, card in zip(town.TECHNOLOGY, harbour.TECHNOLOGIES, strict=True):
        assert by_id[of_card(technology)]["figure"] == f"tech/{harbour.TITLES[card.title]}"
    for area in town.AREA:
        assert of_area(area) in by_id


def test_program_clauses_count_through_the_chapters() -> None:
    ids = [clause["id"] for clause in clauses(load("en", "program"))]
    assert ids == [f"TABLE-{k}" for k in range(1, len(ids) + 1)]


@pytest.mark.parametrize("name", BOOKS)
def test_both_languages_share_one_skeleton(name: str) -> None:
    assert skeleton(load("en", name)) == skeleton(load("fr", name))


@pytest.mark.parametrize("name", BOOKS)
def test_both_languages_give_the_same_numbers(name: str) -> None:
    for (place, english), (_, french) in zip(passages(load("en", name)), passages(load("fr", name)), strict=True):
        assert Counter(re.findall(r"\d+", english)) == Counter(re.findall(r"\d+", french)), place


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", BOOKS)
class TestOneBook:
    """What holds for each book in each language."""

    def test_fields(self, language: str, name: str) -> None:
        book = load(language, name)
        assert set(book) == {"title", "chapters"}
        for chapter in book["chapters"]:
            assert set(chapter) == CHAPTER_FIELDS, chapter["id"]
            assert len(chapter["kanji"]) == 1, chapter["id"]
            assert len(chapter["name"]) <= LONGEST_CHAPTER_NAME, chapter["id"]
        for clause in clauses(book):
            assert set(clause) == CLAUSE_FIELDS, clause["id"]

    def test_figures_are_known(self, language: str, name: str) -> None:
        book = load(language, name)
        named = {part["figure"] for part in (*book["chapters"], *clauses(book))} - {None}
        if name == PROGRAM:
            assert not named
        else:
            assert all(figures_of(name).height(figure) > 0 for figure in named)

    def test_cross_references_lead_to_another_clause(self, language: str, name: str) -> None:
        book = load(language, name)
        ids = {clause["id"] for clause in clauses(book)}
        for clause in clauses(book):
            assert set(clause["see"]) <= ids - {clause["id"]}, clause["id"]
            assert len(clause["see"]) == len(set(clause["see"])), clause["id"]

    def test_prose_is_clean(self, language: str, name: str) -> None:
        for place, prose in passages(load(language, name)):
            assert prose, place
            assert prose == prose.strip(), place
            assert "  " not in prose, place
            assert "'" not in prose, f"{place}: straight apostrophe"
            assert '"' not in prose, f"{place}: straight quotation mark"
            assert not re.search(r"YZ-|SG-|D-[A-Z]|TABLE-", prose), f"{place}: references belong in `see`"

    def test_bold_is_closed_and_hugs_its_words(self, language: str, name: str) -> None:
        for place, prose in passages(load(language, name)):
            pieces = prose.split("**")
            assert len(pieces) % 2 == 1, place
            assert all(bold and bold == bold.strip() for bold in pieces[1::2]), place

    def test_sentences_end_with_a_full_stop(self, language: str, name: str) -> None:
        for place, prose in passages(load(language, name)):
            if place.endswith(("text", "note", "intro")):
                assert prose.rstrip("*").endswith("."), place


@pytest.mark.parametrize("name", BOOKS)
def test_french_typography(name: str) -> None:
    for place, prose in passages(load("fr", name)):
        plain = prose.replace("**", "")
        assert not re.search(r"[^\u00a0][:;!?»%]", plain), f"{place}: no-break space missing before a sign"
        assert not re.search(r"«[^\u00a0]", plain), f"{place}: no-break space missing after «"
        assert "“" not in plain, f"{place}: English quotation mark"
        assert "”" not in plain, f"{place}: English quotation mark"
        assert not re.search(r"\b(tu|ton|tes|toi)\b", plain, re.IGNORECASE), f"{place}: players are addressed with vous"


@pytest.mark.parametrize("name", BOOKS)
def test_english_has_no_french_spacing(name: str) -> None:
    for place, prose in passages(load("en", name)):
        assert not re.search(r"\s[:;!?]|[«»]", prose), place
