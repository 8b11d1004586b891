"""The plain part of TOML: read as Python's own reader reads it, or left to that one."""

import random
import tomllib
from pathlib import Path
from typing import Final

import pytest

from rules.core.plain_toml import NotPlain, plain
from rules.core.roots import rule_folders

MANIFESTS: Final = [folder / "title.toml" for folder in rule_folders() if (folder / "title.toml").is_file()]
SIGNS: Final = "\n\t \"'[]{}=,.#\\_-0x1eT:aé\u00a0"


@pytest.mark.parametrize("path", MANIFESTS, ids=lambda path: path.parent.name)
def test_every_manifest_is_plain_and_read_as_it_is_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert plain(text) == tomllib.loads(text)


@pytest.mark.parametrize(
    "text",
    [
        "a = 1.5",
        "a = [1.5]",
        "a = null",
        "a = 1_000",
        "a = 1979-05-27",
        "a = 'b'",
        'a = "b\\n"',
        'a = """b"""',
        "a.b = 1",
        "[a.b]",
        "a = [\n1,\n]",
        "a = 0x",
        "a = 1 2",
        "a = {}",
        "a = 1\na = 2",
        "[a",
        "[[a]",
        "[a]\n[a]",
        "a = 1\n[a]",
        "[a]\n[[a]]",
        "a = [1]\n[[a]]",
        "a",
        "a =",
    ],
)
def test_whatever_is_not_plain_is_left_to_the_other_reader(text: str) -> None:
    with pytest.raises(NotPlain):
        plain(text)


def test_a_slip_of_the_pen_never_reads_as_something_else() -> None:
    chance = random.Random(7)
    whole = [path.read_text(encoding="utf-8") for path in MANIFESTS]
    read = 0
    for _ in range(1500):
        text = chance.choice(whole)
        for _ in range(chance.randint(1, 3)):
            place = chance.randrange(len(text))
            text = text[:place] + chance.choice(("", chance.choice(SIGNS))) + text[place + chance.randint(0, 1) :]
        try:
            found = plain(text)
        except NotPlain:
            continue
        assert found == tomllib.loads(text), text
        read += 1
    assert read > 300
