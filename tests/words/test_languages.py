"""All language files: the same keys and holes in both languages, well set in each."""

import re
from collections import Counter

import pytest

from tests.words.lexicon import files, holes, pairs, sentences, without_holes, words

LANGUAGES = ("en", "fr")
FILES = sorted({*files("en"), *files("fr")})
TU = r"\b(tu|toi|ton|tes)\b"


def test_both_languages_have_the_same_files() -> None:
    assert files("en") == files("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str) -> None:
    written = Counter(key for name in files(language) for key, _ in pairs(language, name))
    assert [key for key, times in written.items() if times > 1] == []


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_keys(name: str) -> None:
    assert words("en", name).keys() == words("fr", name).keys()


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_holes(name: str) -> None:
    french = words("fr", name)
    for key, sentence in words("en", name).items():
        assert holes(sentence) == holes(french[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
class TestOneFile:
    """What holds for each file in each language."""

    def test_forms_are_chosen_by_a_number(self, language: str, name: str) -> None:
        for key, sentence in words(language, name).items():
            if isinstance(sentence, dict):
                assert set(sentence) == {"one", "other"}, key
                assert "n" in holes(sentence), key

    def test_keys_are_flat_and_plain(self, language: str, name: str) -> None:
        for key in words(language, name):
            assert re.fullmatch(r"[a-z0-9_]+(\.[a-z0-9_]+)+", key), key

    def test_no_sentence_is_empty_or_loose(self, language: str, name: str) -> None:
        for key, form in sentences(language, name):
            assert form, key
            assert form == form.strip(), key
            assert "  " not in form, key

    def test_signs_are_typeset(self, language: str, name: str) -> None:
        for key, form in sentences(language, name):
            plain = without_holes(form)
            assert "'" not in plain, f"{key}: straight apostrophe"
            assert '"' not in plain, f"{key}: straight quotation mark"
            assert "..." not in plain, f"{key}: three dots"
            assert not re.search(r"(?<![\w-])-\d", plain), f"{key}: hyphen for a minus sign"

    def test_bold_is_closed(self, language: str, name: str) -> None:
        for key, form in sentences(language, name):
            pieces = form.split("**")
            assert len(pieces) % 2 == 1, key
            assert all(bold and bold == bold.strip() for bold in pieces[1::2]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_victory_exclaims(language: str) -> None:
    loud = [key for name in files(language) for key, form in sentences(language, name) if "!" in form]
    assert len(set(loud)) <= 1, loud


@pytest.mark.parametrize("name", FILES)
def test_french_typography(name: str) -> None:
    for key, form in sentences("fr", name):
        plain = without_holes(form).replace("**", "")
        assert not re.search(r"(?<!\d)(?<!\u00a0)[:;!?»%]|\d[;!?»%]", plain), f"{key}: no-break space missing: {form}"
        assert not re.search(r"«(?!\u00a0)", plain), f"{key}: no-break space missing after «"
        assert not re.search("[“”]", plain), f"{key}: English quotation mark"
        assert not re.search(TU, plain, re.IGNORECASE), f"{key}: players are addressed with vous"


@pytest.mark.parametrize("name", FILES)
def test_french_names_stand_without_article(name: str) -> None:
    """Elision and gender break before an inserted name."""
    names = "good|post|card|emperor|kind|colour|what|type|seat|slot|given|taken"
    inserted = rf"\b(le|la|l’|les|du|de|des|d’|un|une|à|au|aux) ?{{({names})}}"
    for key, form in sentences("fr", name):
        assert not re.search(inserted, form, re.IGNORECASE), f"{key}: {form}"


@pytest.mark.parametrize("name", FILES)
def test_english_has_no_french_spacing(name: str) -> None:
    for key, form in sentences("en", name):
        assert not re.search(r"\s[:;!?]|[«»]", form), key
