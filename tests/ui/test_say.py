"""Words: every key in every language, the right form for every number."""

import json
import re
import string
from pathlib import Path

import pytest

from rules.core.target import Target
from rules.core.text import Text, say
from ui.say import Say, UnknownWords, word_files

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"


def words_of(language: str) -> dict[str, str | dict[str, str]]:
    held: dict[str, str | dict[str, str]] = {}
    for path in word_files(ASSETS, language):
        held.update(json.loads(path.read_text(encoding="utf-8")))
    return held


def holes(sentence: str | dict[str, str]) -> set[str]:
    forms = sentence.values() if isinstance(sentence, dict) else [sentence]
    return {name for form in forms for _, name, _, _ in string.Formatter().parse(form) if name}


def test_every_key_is_in_both_languages() -> None:
    assert words_of("en").keys() == words_of("fr").keys()


def test_holes_are_the_same_in_both_languages() -> None:
    english, french = words_of("en"), words_of("fr")
    assert {key: holes(english[key]) for key in english} == {key: holes(french[key]) for key in french}


def test_no_key_stands_in_two_files() -> None:
    for language in ("en", "fr"):
        files = [json.loads(path.read_text(encoding="utf-8")) for path in word_files(ASSETS, language)]
        assert sum(len(held) for held in files) == len(words_of(language))


def test_counted_sentences_have_both_forms_and_count_n() -> None:
    for language in ("en", "fr"):
        for key, sentence in words_of(language).items():
            if isinstance(sentence, dict):
                assert sentence.keys() == {"one", "other"}, key
                assert "n" in holes(sentence), key


def test_french_signs_stand_after_a_no_break_space() -> None:
    for key, sentence in words_of("fr").items():
        for form in sentence.values() if isinstance(sentence, dict) else [sentence]:
            assert not re.search(r"[^\s\u00a0{][;!?»]|[^\u00a0{\w]:|«[^\u00a0]", re.sub(r"\{[^}]*\}", "x", form)), key
            assert not re.search(r" [:;!?%»]", form), key


def test_apostrophes_are_typographic() -> None:
    for language in ("en", "fr"):
        for key, sentence in words_of(language).items():
            for form in sentence.values() if isinstance(sentence, dict) else [sentence]:
                assert "'" not in form, key


@pytest.mark.parametrize(("language", "one"), [("en", {1}), ("fr", {0, 1})])
def test_the_form_follows_the_number(tmp_path: Path, language: str, one: set[int]) -> None:
    folder = tmp_path / "languages" / language
    folder.mkdir(parents=True)
    meta = (ASSETS / "languages" / language / "_meta.json").read_text(encoding="utf-8")
    (folder / "_meta.json").write_text(meta, encoding="utf-8")
    (folder / "a.json").write_text('{"a.coin": {"one": "{n} coin", "other": "{n} coins"}}', encoding="utf-8")
    speak = Say(tmp_path, language, strict=True)
    for number in range(4):
        assert speak.words("a.coin", n=number).endswith("coin") == (number in one)


def test_numbers_have_a_true_minus_and_a_plus_on_demand(tmp_path: Path) -> None:
    (tmp_path / "languages" / "en").mkdir(parents=True)
    (tmp_path / "languages" / "en" / "a.json").write_text('{"a.x": "{n} {gain:+}"}', encoding="utf-8")
    speak = Say(tmp_path, "en", strict=True)
    assert speak.words("a.x", n=-2, gain=3) == "\u22122 +3"
    assert speak.words("a.x", n=2, gain=-3) == "2 \u22123"


class Names:
    """Names things as a title's rules do."""

    def name(self, target: Target) -> Text:
        """A key made of the kind."""
        return Text(f"a.{target.kind}")


def test_texts_targets_and_seats_become_words(tmp_path: Path) -> None:
    (tmp_path / "languages" / "en").mkdir(parents=True)
    words = '{"a.buys": "{who} buys {what}: {result}", "a.good": "salt", "a.paid": "paid {n}"}'
    (tmp_path / "languages" / "en" / "a.json").write_text(words, encoding="utf-8")
    speak = Say(tmp_path, "en", strict=True)
    text = say("a.buys", who=Target("seat", 1), what=Target("good", 4), result=say("a.paid", n=6))
    assert speak(text, ("Aiko", "Ashworth"), Names()) == "Ashworth buys salt: paid 6"
    assert speak(Text("=as it is")) == "as it is"


def test_a_missing_key_raises_in_tests_and_shows_in_the_program(tmp_path: Path) -> None:
    (tmp_path / "languages" / "en").mkdir(parents=True)
    with pytest.raises(UnknownWords):
        Say(tmp_path, "en", strict=True).words("a.nothing")
    assert Say(tmp_path, "en").words("a.nothing") == "a.nothing"


def test_a_third_language_is_a_new_folder(tmp_path: Path) -> None:
    for language, word in (("en", "yes"), ("de", "ja")):
        (tmp_path / "languages" / language).mkdir(parents=True)
        (tmp_path / "languages" / language / "a.json").write_text(json.dumps({"a.yes": word}), encoding="utf-8")
    (tmp_path / "languages" / "de" / "_meta.json").write_text('{"name": "Deutsch"}', encoding="utf-8")
    speak = Say(tmp_path, "en")
    assert speak.languages == ("de", "en")
    assert speak.own_name("de") == "Deutsch"
    speak.switch("de")
    assert speak.words("a.yes") == "ja"
    speak.switch("tlh")
    assert speak.language == "en"


def test_every_key_written_in_the_screens_has_words() -> None:
    known, missing = words_of("en"), set()
    for path in (ROOT / "ui").rglob("*.py"):
        for call in re.finditer(r'(?:words|say|Text)\(\s*"([a-z_]+\.[a-z0-9_.]+)"', path.read_text(encoding="utf-8")):
            if call[1] not in known:
                missing.add((path.name, call[1]))
    assert not missing
