"""The rules: finding, turning, following; every page of both books fits in both languages."""

import pygame
import pytest

from tests.ui.conftest import LANGUAGES, SIZES, Hands, MakeApp
from tests.ui.ways import Ways
from ui.app import App
from ui.boards.figures import figures_of
from ui.clock import HandClock
from ui.scenes.rules_book import PROGRAM, Query, load_book
from ui.scenes.rules_reader import RulesReader
from ui.scenes.rules_reading import Reading

BOOKS = ("yangtze", PROGRAM)


class Reader(Hands):
    """Somebody who reads."""

    def __init__(self, app: App, clock: HandClock, clause: str = "", size: tuple[int, int] = (1280, 800)) -> None:
        super().__init__(app, clock, size)
        self.ways = Ways(app)
        self.book = RulesReader(app.services, self.ways, "yangtze", clause)
        app.stack.push(self.book)
        self.look()

    @property
    def reading(self) -> Reading:
        return self.book.reading

    def chapter(self) -> str:
        """The key of the chapter that lies open."""
        return self.reading.book.chapters[self.reading.chapter].key

    def on_page(self) -> list[str]:
        """The clauses of the open page."""
        self.look()
        return [block.clause for block in self.book._pages[self.reading.page] if block.clause]


@pytest.fixture
def reader(make_app: MakeApp, clock: HandClock) -> Reader:
    return Reader(make_app(), clock)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_page_fits_and_every_clause_is_on_one(
    make_app: MakeApp, clock: HandClock, language: str, size: tuple[int, int]
) -> None:
    reader = Reader(make_app(language=language), clock, size=size)
    for name in BOOKS:
        reader.reading.take(name)
        reader.reading.open(0)
        reader.book.relayout()
        found: list[str] = []
        place = (-1, -1)
        while place != (place := (reader.reading.chapter, reader.reading.page)):
            found += reader.on_page()
            assert reader.look().overflows == []
            room = reader.book._place.text
            assert sum(block.height for block in reader.book._pages[reader.reading.page]) <= room.h + 12
            reader.key(pygame.K_PAGEDOWN)
            reader.look()
        assert found == [c.key for chapter in load_book(language, name).chapters for c in chapter.clauses]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_when_large(make_app: MakeApp, clock: HandClock, language: str) -> None:
    reader = Reader(make_app(language=language, text_size=150), clock, size=(1024, 700))
    for chapter in range(len(reader.reading.book.chapters)):
        reader.reading.open(chapter)
        reader.book.relayout()
        assert reader.look().overflows == []


def test_it_opens_at_the_clause_that_was_asked_for(make_app: MakeApp, clock: HandClock) -> None:
    reader = Reader(make_app(), clock, "YZ-EMP-20")
    assert reader.chapter() == "YZ-EMP"
    assert "YZ-EMP-20" in reader.on_page()
    assert reader.reading.asked == "YZ-EMP-20"


def test_a_clause_nobody_knows_opens_the_beginning(make_app: MakeApp, clock: HandClock) -> None:
    assert Reader(make_app(), clock, "YZ-NONE-1").chapter() == "YZ-COMP"


def test_a_clause_of_the_program_opens_its_book(make_app: MakeApp, clock: HandClock) -> None:
    assert Reader(make_app(), clock, "TABLE-9").reading.name == PROGRAM


def test_a_title_without_rules_shows_those_of_the_program(make_app: MakeApp, clock: HandClock) -> None:
    app = make_app()
    app.stack.push(RulesReader(app.services, Ways(app), "singapore"))
    assert Hands(app, clock).look().overflows == []


def test_slash_searches_and_typing_finds(reader: Reader) -> None:
    reader.send(pygame.TEXTINPUT, text="/")
    reader.write("bid")
    hits = reader.reading.book.hits(Query("bid"))
    assert hits[reader.reading.chapter] > 0
    assert reader.look().overflows == []
    assert reader.book._well.words == "bid"
    reader.click_on("clear")
    assert not reader.reading.query


def test_the_window_sends_signs_as_text_while_the_book_is_open(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: asked.append(True))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: asked.append(False))
    reader.book.resume()
    assert asked == [True]
    reader.click_on("search")
    reader.click(640, 790)
    assert asked[-1]
    reader.book.close()
    reader.point(640, 700)
    assert not asked[-1]


def test_enter_goes_from_hit_to_hit_and_round(reader: Reader) -> None:
    reader.send(pygame.TEXTINPUT, text="/")
    reader.write("liquidity")
    found = [c.key for ch in reader.reading.book.chapters for c in ch.clauses if Query("liquidity").finds(c)]
    seen = []
    for _ in found:
        reader.key(pygame.K_RETURN)
        seen.append(reader.reading.asked)
        assert reader.reading.asked in reader.on_page()
    assert sorted(seen) == sorted(found)
    reader.key(pygame.K_RETURN)
    assert reader.reading.asked == seen[0]


@pytest.mark.parametrize(("words", "other"), [("ENCHERE", "enchère"), ("enchères", "ENCHÈRES"), ("oeuvre", "œuvre")])
def test_case_and_accents_do_not_matter(words: str, other: str) -> None:
    assert Query(words).marks(other)
    assert Query(other).marks(words)


def test_only_beginnings_of_words_are_found() -> None:
    assert Query("pass").marks("(passes,")
    assert not Query("ass").marks("passes")
    assert not Query("").marks("anything")


def test_several_words_must_all_be_there() -> None:
    book = load_book("en", "yangtze")
    both, one = book.hits(Query("liquidity card")), book.hits(Query("liquidity"))
    assert 0 < sum(both) <= sum(one)


def test_a_clause_is_found_by_its_number() -> None:
    assert sum(load_book("en", "yangtze").hits(Query("YZ-BUY-3"))) == 1


def test_links_lead_to_their_clause_and_it_is_framed(reader: Reader) -> None:
    reader.look()
    link = next(widget for widget in reader.book.form.widgets if widget.name.startswith("link "))
    reader.click(*link.box.center)
    reader.look()
    assert reader.reading.asked in reader.on_page()


def test_every_link_leads_somewhere(reader: Reader) -> None:
    for name in BOOKS:
        book = load_book("en", name)
        assert all(book.place(key) for chapter in book.chapters for clause in chapter.clauses for key in clause.see)


def test_pages_turn_by_keys_wheel_and_buttons(reader: Reader) -> None:
    start = (reader.reading.chapter, reader.reading.page)
    reader.key(pygame.K_PAGEDOWN)
    reader.look()
    assert (reader.reading.chapter, reader.reading.page) != start
    reader.wheel(1)
    reader.look()
    assert (reader.reading.chapter, reader.reading.page) == start
    reader.key(pygame.K_PAGEUP)
    reader.look()
    assert (reader.reading.chapter, reader.reading.page) == start
    reader.click_on("next")
    reader.click_on("previous")
    reader.look()
    assert (reader.reading.chapter, reader.reading.page) == start


def test_turning_back_opens_the_last_page_of_the_chapter_before(reader: Reader) -> None:
    reader.reading.open(9)
    reader.book.relayout()
    reader.key(pygame.K_PAGEUP)
    reader.look()
    assert reader.reading.chapter == 8
    assert reader.reading.page == reader.reading.pages - 1


def test_the_language_changes_within_the_book(reader: Reader) -> None:
    reader.reading.open_at("YZ-AUCTION-9")
    reader.book.relayout()
    reader.look()
    box = reader.book.form.find("language").box
    reader.click(box.right - 10, box.centery)
    reader.look()
    assert reader.app.services.settings.language == "fr"
    assert reader.reading.book.title == load_book("fr", "yangtze").title
    assert reader.chapter() == "YZ-AUCTION"


def test_the_other_book_lies_one_click_away(reader: Reader) -> None:
    box = reader.book.form.find("book").box
    reader.click(box.right - 10, box.centery)
    reader.look()
    assert reader.reading.name == PROGRAM


def test_escape_closes_and_nothing_passes_through(reader: Reader) -> None:
    assert reader.key(pygame.K_F5)
    assert reader.scene is reader.book
    reader.key(pygame.K_ESCAPE)
    assert reader.app.stack.top is None


def test_every_figure_of_the_rules_is_drawn() -> None:
    figures = figures_of("yangtze")
    chapters = load_book("en", "yangtze").chapters
    named = {chapter.figure for chapter in chapters} | {c.figure for chapter in chapters for c in chapter.clauses}
    assert all(figures.height(name) > 0 for name in named - {""})
