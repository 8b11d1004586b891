"""Everything a title says has words in both languages, fits its place, and no words lie about unused."""

from functools import cache

import pytest

from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.manifest import manifests
from tests.words.lexicon import ASSETS, holes
from tests.words.reader import NAMES, Reader, reader_of
from ui.boards.figures import figures_of
from ui.say import Say

both_languages = pytest.mark.parametrize("language", ["en", "fr"])


@cache
def shared(title: str) -> Reader:
    """Reading takes a while: once for all tests."""
    return reader_of(title)


@pytest.fixture(params=list(TITLES))
def reader(request: pytest.FixtureRequest) -> Reader:
    return shared(request.param)


@pytest.fixture(params=[title for title, manifest in manifests().items() if manifest.built])
def shown_reader(request: pytest.FixtureRequest) -> Reader:
    """Of a title with a board; one that is coming has rules and words, but no signs yet."""
    return shared(request.param)


@both_languages
def test_all_that_is_said_has_words_that_fit(reader: Reader, language: str) -> None:
    say = Say(ASSETS, language, strict=True)
    too_long = {}
    for place, text in reader.said:
        sentence = say(text, NAMES, reader.rules)
        assert "{" not in sentence, text
        if len(sentence) > reader.longest[place][language == "fr"] and text.key not in reader.runs_on:
            too_long[place, text.key] = sentence
    assert too_long == {}


@both_languages
def test_every_key_in_the_source_has_words(reader: Reader, language: str) -> None:
    assert reader.written_in_the_rules - reader.sentences(language).keys() == set()


def test_no_words_lie_unused(reader: Reader) -> None:
    used = {key for each in reader.said for key in reader.keys_in(each.text)} | reader.written_in_the_rules
    of_the_box = (f"{reader.title}.box.", f"{reader.title}.option.")
    mine = {key for key in reader.sentences("en") if not key.startswith((*of_the_box, *reader.of_the_screens))}
    assert mine - used == set()


@both_languages
def test_holes_stand_for_arguments(reader: Reader, language: str) -> None:
    """A text said with an argument that no language shows would be a text that says too much."""
    sentences = reader.sentences(language)
    for _, text in reader.said:
        if text.key in sentences:
            given = {name for name, _ in text.args}
            shown = holes(sentences[text.key])
            assert shown <= given if text.key.startswith(reader.told_more) else shown == given, text.key


def test_the_set_up_tells_what_everybody_starts_with(shown_reader: Reader) -> None:
    text = figures_of(shown_reader.title).at_start(shown_reader.rules.seat_counts[-1])
    assert holes(shown_reader.sentences("en")[text.key]) == {name for name, _ in text.args}


def test_every_category_of_the_score_has_a_sign_of_its_own(shown_reader: Reader) -> None:
    state = shown_reader.rules.new_state(Deal(shown_reader.title, 2, {}, 1))
    categories = [row.category.key for row in shown_reader.rules.scores(state)[0].rows]
    signs = figures_of(shown_reader.title).score_signs
    assert len({signs[category] for category in categories}) == len(categories)
