"""Lessons can be followed from the first page to the last, by every choice they allow, and can be read."""

from typing import Any

import pytest

from game.lesson import Lesson, lesson_titles, load_lesson
from game.lesson_run import check_lesson
from game.seat import default_chairs
from game.titles import TITLES
from tests.built import BUILT
from tests.every_title.words import fault, languages


def test_every_built_title_has_a_lesson() -> None:
    assert lesson_titles() == BUILT


@pytest.fixture(params=BUILT)
def lesson(request: Any) -> Lesson:
    return load_lesson(request.param)


def test_a_lesson_can_be_followed_to_its_end(lesson: Lesson) -> None:
    chairs = default_chairs(lesson.deal.seats, "Aiko")
    assert check_lesson(TITLES[lesson.deal.title], lesson, chairs) > 0


def test_every_page_can_be_read(lesson: Lesson) -> None:
    texts = [text for page in lesson.pages for text in page.texts()]
    assert texts
    assert not [wrong for text in texts for language in languages() if (wrong := fault(language, text)) is not None]
