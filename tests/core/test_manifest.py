"""The manifests: every title's is read whole, and a wrong one is told in one line."""

import json
from pathlib import Path
from typing import Final

import pytest

from game.titles import TITLES
from rules.core.manifest import Manifest, manifests, read
from rules.core.manifest_reading import BadManifest
from rules.core.options import OptionSpec

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets"

WHOLE: Final = """
name = "quay.box.name"
about = "quay.box.about"
stage = "built"
shelf = 6
seats = [2, 3]
minutes = 45
weight = 2
rules = "Quay"
seal = "埠"
label = "埠頭"
tint = { sky = 0x1F4A48, horizon = 0x5C9488, water = 0x3E7F74 }
credits = { designers = ["A. Maker"], publisher = "The House", year = 1859 }

[[options]]
key = "cargo"
values = ["silk", "tea"]
default = "silk"
seats = [2]

[[modules]]
key = "night"
advice = "quay.option.night.advice"

[excuses]
secret_moves = "nobody holds anything hidden"
"""


def written(folder: Path, text: str) -> Manifest:
    """The manifest of a title named quay."""
    path = folder / "quay" / "title.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return read(path)


def test_a_manifest_is_read_whole(tmp_path: Path) -> None:
    found = written(tmp_path, WHOLE)
    assert (found.title, found.built, found.seats, found.rules) == ("quay", True, (2, 3), "Quay")
    assert found.tint == (0x1F4A48, 0x5C9488, 0x3E7F74)
    assert found.credits == (("A. Maker",), "The House", 1859)
    cargo, night = found.options
    assert cargo == OptionSpec("cargo", ("silk", "tea"), "silk", seats=(2,))
    assert night == OptionSpec("night", (False, True), False, "quay.option.night.advice", True, (2, 3))
    assert (cargo.offered(2), cargo.offered(3), night.offered(3)) == (True, False, True)
    assert (found.version, found.full_table) == (1, 100)
    assert found.excuses == {"secret_moves": "nobody holds anything hidden"}


@pytest.mark.parametrize(
    ("line", "instead", "told"),
    [
        ("minutes = 45", "", "minutes: it is missing"),
        ("minutes = 45", 'minutes = "long"', "minutes: a whole number is wanted, not 'long'"),
        ("minutes = 45", "minutes = true", "minutes: a whole number is wanted, not True"),
        ("minutes = 45", "minutes = 45\ncolour = 3", "colour: there is no such key"),
        ("weight = 2", "weight = 6", "weight: 1 to 5, not 6"),
        ("shelf = 6", "shelf = 0", "shelf: at least 1, not 0"),
        ('stage = "built"', 'stage = "done"', "stage: one of built, coming is wanted, not 'done'"),
        ('rules = "Quay"', "", "rules: it is missing"),
        ("seats = [2, 3]", "seats = []", "seats: a list of whole numbers is wanted, not []"),
        ("seats = [2, 3]", "seats = [3, 2]", "seats: each count once, in rising order"),
        ("seats = [2, 3]", "seats = [2, 9]", "seats: 1 to 4, not 9"),
        ('seal = "埠"', 'seal = "埠頭"', "seal: at most 1 letters, not '埠頭'"),
        ("sky = 0x1F4A48, ", "", "tint.sky: it is missing"),
        ("sky = 0x1F4A48", "sky = 0x1F4A4800", "tint.sky: 0 to 16777215, not 524961792"),
        ('designers = ["A. Maker"]', 'designers = "A. Maker"', "credits.designers: a list of strings is wanted"),
        ('default = "silk"', 'default = "rice"', "options[0].default: it is none of the values"),
        (
            'default = "silk"\nseats = [2]',
            'default = "silk"\nseats = [4]',
            "options[0].seats: not all of them can play",
        ),
        ('key = "night"', 'key = "cargo"', "options: cargo stands there twice"),
        ('key = "night"', 'key = "night"\nvalues = [1]', "modules[0].values: there is no such key"),
        ('"nobody holds anything hidden"', '""', "excuses.secret_moves: it is empty"),
        ("shelf = 6", "shelf = 6\nversion = 0", "version: at least 1, not 0"),
        ("shelf = 6", "shelf = ", "the file: "),
    ],
)
def test_a_wrong_manifest_is_told_in_one_line(tmp_path: Path, line: str, instead: str, told: str) -> None:
    assert line in WHOLE
    with pytest.raises(BadManifest) as error:
        written(tmp_path, WHOLE.replace(line, instead))
    assert str(error.value).startswith(f"quay/title.toml: {told}")


def test_a_title_that_is_coming_needs_no_rules_yet(tmp_path: Path) -> None:
    found = written(tmp_path, WHOLE.replace('"built"', '"coming"').replace('rules = "Quay"\n', ""))
    assert (found.built, found.rules) == (False, "")


def test_every_box_has_its_own_place() -> None:
    places = [each.shelf for each in manifests().values()]
    assert places == sorted(set(places))


@pytest.mark.parametrize("each", manifests().values(), ids=lambda each: each.title)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_a_manifest_speaks_of_is_there(each: Manifest, language: str) -> None:
    box, table = (
        json.loads((ASSETS / "titles" / each.title / language / f"{name}.json").read_text(encoding="utf-8"))
        for name in ("box", "table")
    )
    assert {each.name, each.about} == box.keys()
    wanted: set[str] = set()
    for spec in each.options:
        key = f"{each.title}.option.{spec.key}"
        values = {f"{key}.{value}" for value in spec.values}
        wanted |= {key, *({f"{key}.note"} if set(spec.values) == {False, True} else values)}
        wanted |= {spec.advice} if spec.advice else set()
    assert wanted <= table.keys()


@pytest.mark.parametrize("title", TITLES)
def test_the_rules_offer_what_the_manifest_says(title: str) -> None:
    rules, told = TITLES[title], manifests()[title]
    assert (rules.title, rules.seat_counts, rules.options) == (title, told.seats, told.options)
