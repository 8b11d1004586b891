"""Every sentence of this layer exists in every language, with the same holes."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from game.paths import assets_folder
from game.titles import TITLES, UnknownTitle, find_title

ROOT = Path(__file__).parent.parent.parent
LANGUAGES = sorted(path.name for path in (assets_folder() / "languages").iterdir())


def words(language: str) -> dict[str, Any]:
    merged: dict[str, Any] = {}
    for path in sorted(assets_folder().glob(f"languages/{language}/*.json")):
        merged |= json.loads(path.read_text(encoding="utf-8"))
    return merged


def holes(sentence: Any) -> set[str]:
    forms = sentence.values() if isinstance(sentence, dict) else [sentence]
    return {hole for form in forms for hole in re.findall(r"{(\w+)}", form)}


def spoken() -> set[str]:
    """All keys that stand in the sources of rules/core and game."""
    keys: set[str] = set()
    for path in [*(ROOT / "rules/core").glob("*.py"), *(ROOT / "game").glob("*.py")]:
        source = path.read_text(encoding="utf-8")
        keys.update(re.findall(r'"(common\.(?:record|refuse|undo)\.\w+)"', source))
        keys.update(f"common.record.{key}" for key in re.findall(r'_bad\("(\w+)"', source))
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_sentence(language: str) -> None:
    assert spoken() - words(language).keys() == set()
    assert len(spoken()) > 25


def test_the_same_keys_and_holes_everywhere() -> None:
    english = json.loads((assets_folder() / "languages/en/record.json").read_text(encoding="utf-8"))
    for language in LANGUAGES:
        other = json.loads((assets_folder() / "languages" / language / "record.json").read_text(encoding="utf-8"))
        assert {key: holes(text) for key, text in other.items()} == {key: holes(text) for key, text in english.items()}


def test_french_spaces_do_not_break() -> None:
    for sentence in json.loads((assets_folder() / "languages/fr/record.json").read_text(encoding="utf-8")).values():
        for form in sentence.values() if isinstance(sentence, dict) else [sentence]:
            assert not re.search(r" [:;!?»]|« ", form), form
            assert "'" not in form


def test_titles_are_met_when_asked_for() -> None:
    assert "yangtze" in list(TITLES)
    assert find_title("yangtze") is TITLES["yangtze"]
    with pytest.raises(KeyError):
        TITLES["whist"]
    with pytest.raises(UnknownTitle):
        find_title("whist")
