"""Lessons can be followed from the first page to the last, by every choice they allow, and can be read."""

from typing import Any

import pytest

from game.lesson import Lesson, lesson_for, lesson_titles, lessons_of
from game.lesson_run import check_lesson
from game.seat import default_chairs
from game.titles import TITLES
from tests.built import BUILT
from tests.every_title.words import fault, languages


def test_every_built_title_has_a_lesson() -> None:
    assert lesson_titles() == BUILT


LESSONS = [lesson for title in BUILT for lesson in lessons_of(title)]


@pytest.fixture(params=LESSONS, ids=lambda lesson: f"{lesson.deal.title} {lesson.deal.seats}")
def lesson(request: Any) -> Lesson:
    made: Lesson = request.param
    return made


def test_a_table_gets_the_lesson_for_its_seats(lesson: Lesson) -> None:
    found = lesson_for(lesson.deal.title, lesson.deal.seats)
    assert (found.deal, found.pages) == (lesson.deal, lesson.pages)


def test_a_lesson_can_be_followed_to_its_end(lesson: Lesson) -> None:
    chairs = default_chairs(lesson.deal.seats, "Aiko")
    assert check_lesson(TITLES[lesson.deal.title], lesson, chairs) > 0


def test_every_page_can_be_read(lesson: Lesson) -> None:
    texts = [text for page in lesson.pages for text in page.texts()]
    assert texts
    assert not [wrong for text in texts for language in languages() if (wrong := fault(language, text)) is not None]
