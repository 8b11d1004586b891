"""Yangtze's words where the place is narrow."""

import pytest

from tests.words.lexicon import words


@pytest.mark.parametrize(
    ("family", "limits"), [("kind_short", (12, 12)), ("type_short", (12, 12)), ("card_short", (14, 15))]
)
def test_short_names_are_short(family: str, limits: tuple[int, int]) -> None:
    for language, limit in zip(("en", "fr"), limits, strict=True):
        for key, sentence in words(language, "yangtze/table.json").items():
            if key.startswith(f"yangtze.{family}."):
                assert len(str(sentence)) <= limit, key
