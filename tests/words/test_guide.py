"""The guided first rounds: their words fit the slip, and each lesson can be played to its end."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from game.lesson import Lesson, allowed, lesson_for, lesson_titles, lessons_of
from game.lesson_run import check_lesson
from game.seat import default_chairs
from game.titles import TITLES
from rules.core.event import Event
from rules.core.target import Target
from rules.singapore.components import TILE_OF
from rules.yangtze.components import PRICES
from rules.yangtze.reckoning.cargo import worth
from rules.yangtze.reckoning.posts import post_gain
from rules.yokohama import components as harbour
from rules.yokohama.cards import TECHNOLOGIES
from rules.yokohama_duel.components import GOODS, IMPORT_DOWN, UPGRADE_COST, YEN
from rules.zaibatsu.board import REGIONS
from rules.zaibatsu.components import AREA, COAL, COLOURS, IRON, MONEY, ON_MINES, SILK
from rules.zaibatsu.reckoning.influence import influence
from rules.zaibatsu.tiles import RATINGS, SOLO
from tests.words.lexicon import files, sentences, words

LONGEST = {"head": (34, 38), "body": (130, 135), "note": (74, 78)}
"""Characters of a page's parts: English, French. A body has two lines of the slip, head and note one."""
GUIDES = [name for name in files("en") if name.endswith("/guide.json")]
PRINTED = {Target("cargo_values", "cargo_values"), Target("standings", "standings"), Target("slot", "slot_puyi")}
"""What a page may light though it is neither a thing that lies somewhere nor to be clicked."""


class Opened(NamedTuple):
    """A lesson with the states in which each page lies open, by the page's own name; "after" is the end."""

    lesson: Lesson
    states: dict[str, list[Any]]

    def first(self, page: str) -> Any:
        """The state in which a page opens."""
        return self.states[page][0]


def page_states(lesson: Lesson) -> Iterator[tuple[str, list[Any]]]:
    """Every page with its states, one before each click; every move is checked on the way."""
    rules = TITLES[lesson.deal.title]
    state = rules.new_state(lesson.deal)
    for page in lesson.pages:
        assert rules.decider(state) == lesson.seat, page.words
        held = [state.clone()]
        for patterns in page.clicks:
            assert rules.decider(state) == lesson.seat, page.words
            moves = allowed(rules, list(rules.legal_moves(state)), patterns)
            assert moves, f"{page.words}: nothing to click"
            rules.apply(state, moves[0])
            held.append(state.clone())
        yield page.words.rsplit(".", 1)[1], held
        for code in page.then:
            assert rules.decider(state) != lesson.seat, page.words
            move = rules.codec.decode(code)
            rules.check(state, move)
            rules.apply(state, move)
    yield "after", [state]


def opened_lesson(title: str, seats: int = 2) -> Opened:
    """The lesson of a title for so many seats, played through."""
    if title not in lesson_titles():
        pytest.skip(f"{title} is not played yet")
    return opened_by(lesson_for(title, seats))


def opened_by(lesson: Lesson) -> Opened:
    """A lesson, played through."""
    return Opened(lesson, dict(page_states(lesson)))


LESSONS = [lesson for title in lesson_titles() for lesson in lessons_of(title)]


@pytest.fixture(scope="module", params=LESSONS, ids=lambda lesson: f"{lesson.deal.title} {lesson.deal.seats}")
def opened(request: Any) -> Opened:
    return opened_by(request.param)


def test_no_allowed_click_leads_astray(opened: Opened) -> None:
    lesson = opened.lesson
    clicks = sum(len(page.clicks) for page in lesson.pages)
    rules = TITLES[lesson.deal.title]
    assert check_lesson(rules, lesson, default_chairs(lesson.deal.seats, "Aiko")) == clicks


def test_the_person_can_play_on(opened: Opened) -> None:
    rules = TITLES[opened.lesson.deal.title]
    state = opened.first("after").clone()
    assert rules.decider(state) == opened.lesson.seat
    events: list[Event] = []
    rules.apply(state, rules.legal_moves(state)[0], events.append)
    assert events


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("title", lesson_titles())
def test_every_page_has_its_words_and_no_word_is_left(title: str, language: str) -> None:
    said = [text.key for lesson in lessons_of(title) for page in lesson.pages for text in page.texts()]
    assert sorted(said) == sorted(words(language, f"{title}/guide.json"))


def test_light_falls_on_things_that_are_there(opened: Opened) -> None:
    rules = TITLES[opened.lesson.deal.title]
    for page in opened.lesson.pages:
        here = set(PRINTED)
        for state in opened.states[page.words.rsplit(".", 1)[1]]:
            here.update(target for pair in rules.things(state) for target in pair)
            here.update(target for move in rules.legal_moves(state) for target in move.targets())
        assert set(page.light) <= here, page.words


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", GUIDES)
def test_words_fit_the_slip(name: str, language: str) -> None:
    for key, form in sentences(language, name):
        part = key.rsplit(".", 1)[1]
        assert len(form.replace("**", "")) <= LONGEST[part][language == "fr"], key


@pytest.mark.parametrize("name", GUIDES)
def test_heads_are_titles_and_the_rest_are_sentences(name: str) -> None:
    for language in ("en", "fr"):
        for key, form in sentences(language, name):
            assert form.rstrip("*").endswith(".") != key.endswith(".head"), key


@pytest.mark.parametrize("name", GUIDES)
def test_both_languages_give_the_same_bold_numbers(name: str) -> None:
    french = words("fr", name)
    for key, form in sentences("en", name):
        bold = [Counter(re.findall(r"\d+", " ".join(each.split("**")[1::2]))) for each in (form, str(french[key]))]
        assert bold[0] == bold[1], key


def test_the_numbers_of_yangtzes_pages_are_those_of_the_game() -> None:
    opened = opened_lesson("yangtze")
    screen, buy, auction = opened.first("screen"), opened.first("buy"), opened.first("auction")
    cotton, tea = screen.goods[0]
    silk = buy.river[5]
    assert (worth([cotton]), worth([tea])) == (3, 5)
    assert (PRICES[5], worth([silk, tea])) == (6, 15)
    assert post_gain(auction, 0, auction.block)[0] == 30
    assert opened.first("raise").money[0] == 24
    assert opened.first("cards").money[0] - opened.first("emperor").money[0] == 2
    assert opened.first("again").money[0] - opened.first("sell").money[0] == 15
    assert worth([cotton, opened.first("again").river[5]]) == 10


def test_the_numbers_of_singapores_pages_are_those_of_the_game() -> None:
    opened = opened_lesson("singapore")
    assert [opened.first(page).money[0] for page in ("prepare", "ready", "street", "tea")] == [5, 3, 2, 1]
    assert opened.first("raffles").vp[0] == opened.first("plots").vp[0] == 6
    assert opened.first("raffles").raffles == 1
    assert opened.first("plots").raffles == 0
    assert opened.first("lane").cubes[:4] == [0, 0, 2, 0]
    assert opened.first("illegal").cubes[:4] == [3, 0, 1, 0]
    assert opened.first("illegal").vp[2] - opened.first("tea").vp[2] == 1
    assert opened.first("illegal").tokens[1] == 2
    after = opened.first("alone")
    assert after.cubes[0] == 4
    assert after.tiles[after.workers[0]] == TILE_OF["tea_carrier_1"]


def test_the_numbers_of_yokohama_duels_pages_are_those_of_the_game() -> None:
    opened = opened_lesson("yokohama_duel")
    yen = [opened.first(page).stock[0][YEN] for page in ("build", "laboratory", "upgrade")]
    assert yen == [3, 5, 3]
    tea, fish = (opened.first("order").stock[0][GOODS.index(good)] for good in ("tea", "fish"))
    assert (tea, fish) == (2, 1)
    assert [opened.first(page).assists[0][0] for page in ("order", "assist", "bonus", "alone")] == [1, 2, 1, 2]
    silk = [opened.first(page).stock[0][GOODS.index("silk")] for page in ("assist", "build")]
    assert silk == [1, 4]
    assert len(opened.first("church").churches[1]) == 1
    assert opened.first("merchants").stock[1][IMPORT_DOWN] == 1
    assert UPGRADE_COST[:2] == (2, 3)


def test_the_numbers_of_zaibatsus_pages_are_those_of_the_game() -> None:
    opened = opened_lesson("zaibatsu")
    pair, factory = opened.first("keep"), opened.states["factory"]
    assert (sum(pair.points[0]), pair.stock[0][:3]) == (6, [12, 2, 4])
    assert [factory[0].stock[0][item] - factory[-1].stock[0][item] for item in (MONEY, SILK, IRON)] == [6, 1, -3]
    production, trains = opened.states["production"], opened.states["trains"]
    assert (production[0].stock[0][COAL], production[-1].stock[0][COAL], production[-1].goods[0]) == (2, 0, [2])
    assert opened.first("queue").queue[0] == 0
    assert [trains[0].stock[0][item] - trains[-1].stock[0][item] for item in (MONEY, IRON)] == [5, 0]
    assert trains[-1].tracks[0][ON_MINES] == trains[0].tracks[0][ON_MINES] + 1
    kansai = next(at for at, region in enumerate(REGIONS) if region.key == "region_iron")
    assert influence(opened.first("influence"), kansai, 0) == 4
    assert opened.first("ships").stock[0][IRON] - opened.first("consolidate").stock[0][IRON] == 3
    assert len(opened.first("consolidate").workers[0]) == AREA
    for page in ("income", "alone"):
        assert opened.first(page).stock[0] == [11, 3, 6, 2]


def test_the_numbers_of_yokohamas_pages_are_those_of_the_game() -> None:
    opened = opened_lesson("yokohama")
    copper, silk, tea, fish = range(4)
    yen = [opened.first(page).stock[0][harbour.YEN] for page in ("order", "laboratory", "pair", "church", "second")]
    assert yen == [3, 5, 3, 4, 4]
    order = opened.first("complete").stock[0]
    assert (order[tea] >= 2, order[silk] - 1, order[copper]) == (True, 3, 1)
    assert opened.first("complete").stock[0][silk] - opened.first("power").stock[0][silk] == 3
    assert opened.first("toll").stock[0][tea] - opened.first("move").stock[0][tea] == 2
    points = [opened.first(page).points(0) for page in ("build", "complete", "laboratory", "space", "second")]
    assert points == [0, 3, 9, 9, 20]
    before, after = (opened.first(page).stock[0] for page in ("space", "second"))
    assert [before[good] - after[good] for good in (copper, silk, tea, fish)] == [0, 1, 1, 1]
    assert TECHNOLOGIES[opened.first("technology").laboratories[0][0]].production == 4
    before, after = (opened.first(page).stock[1] for page in ("complete", "agency"))
    assert sum(before[at] - after[at] for at in harbour.IN_STORE) == 3
    assert [opened.first("alone").points(seat) for seat in (0, 1)] == [23, 13]
    assert not any(opened.first("home").men[0])


def test_the_numbers_of_zaibatsus_pages_for_one_are_those_of_the_game() -> None:
    opened = opened_lesson("zaibatsu", 1)
    asked = {SOLO[each].key: SOLO[each].target for each in opened.first("solo_goals").solo}
    assert asked == {"solo_trains": 5, "solo_factories": 5}
    assert opened.first("solo_trains").goods[0] == [2]
    assert [COLOURS[each] for each in opened.first("solo_trains").priority[:3]] == ["blue", "white", "red"]
    production = opened.states["solo_production"]
    assert production[0].stock[0][COAL] - production[-1].stock[0][COAL] == 2
    assert production[-1].goods[0] == [3]
    assert {least for least, name in RATINGS if name in ("notable", "emperors_favourite")} == {180, 240}
