"""The manifest of a title, `rules/<title>/title.toml`: what the program must know before the rules are loaded.

A title is entered nowhere else. Shelf, set-up, art, benchmark, boards and opponents find it by this file.

    name = "quay.box.name"              # keys of words: what stands on the box, and what it is about
    about = "quay.box.about"
    stage = "built"                     # or "coming": the box is shown, but cannot be opened yet
    shelf = 6                           # its place among the boxes
    seats = [2, 3]
    minutes = 45
    weight = 2                          # 1, light, to 5, heavy
    version = 2                         # of the rules, raised whenever a game would go another way; 1 unless said
    rules = "Quay"                      # the class in rules/quay/rules.py; may be left out while it is coming
    seal = "埠"                         # one sign for its seal, and the signs of its label
    label = "埠頭"
    tint = { sky = 0x1F4A48, horizon = 0x5C9488, water = 0x3E7F74 }
    credits = { designers = ["A. Maker"], publisher = "The House", year = 1859 }
    air = "harbour"                     # what is heard there: harbour, river, street or works; a harbour unless said
    full_table = 80                     # after so many moves much lies on the table: there the benchmark looks

    [[options]]                         # a choice of the set-up; words: quay.option.cargo, quay.option.cargo.silk, ...
    key = "cargo"
    values = ["silk", "tea"]
    default = "silk"
    seats = [2]                         # only offered to so many, where it is not for all

    [[modules]]                         # a part that is played with or left out; words: quay.option.night and .note
    key = "night"
    advice = "quay.option.night.advice" # what the box advises, such as not to use it in a first game

    [excuses]                           # checks of the conformance suite that find no case in this title, and why
    secret_moves_leak_nothing = "nobody holds anything hidden"
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from rules.core.manifest_reading import Table, wrong
from rules.core.options import OptionSpec
from rules.core.plain_toml import NotPlain, plain
from rules.core.roots import rule_folders

FILE: Final = "title.toml"
STAGES: Final = ("built", "coming")
AIRS: Final = ("harbour", "river", "street", "works")
"""What may be heard quietly at a title's table."""
LABEL_MOST: Final = 4
"""Signs that fit on the label of a box."""
FULL_TABLE: Final = 100


class Tint(NamedTuple):
    """The colours of a title's screens as 0xRRGGBB: the head and the foot of its sky, its water."""

    sky: int
    horizon: int
    water: int


class Credits(NamedTuple):
    """Who made the game; the publisher is empty and the year 0 where they are not known for certain."""

    designers: tuple[str, ...]
    publisher: str
    year: int


class Manifest(NamedTuple):
    """What stands on a box, what may be chosen when it is opened, and whether it can be."""

    title: str
    name: str
    about: str
    shelf: int
    seats: tuple[int, ...]
    minutes: int
    weight: int
    built: bool
    rules: str
    seal: str
    label: str
    tint: Tint
    credits: Credits
    version: int = 1
    full_table: int = FULL_TABLE
    air: str = AIRS[0]
    options: tuple[OptionSpec, ...] = ()
    excuses: Mapping[str, str] = {}


def read(path: Path) -> Manifest:
    """The manifest in a file; BadManifest, naming the line at fault, unless all in it is right."""
    table = Table(path, _held(path))
    stage = table.one_of("stage", STAGES)
    seats = _seats(table)
    found = Manifest(
        path.parent.name,
        table.text("name"),
        table.text("about"),
        table.number("shelf", 1),
        seats,
        table.number("minutes", 1),
        table.number("weight", 1, 5),
        stage == "built",
        table.text("rules", "" if stage == "coming" else None),
        table.text("seal", most=1),
        table.text("label", most=LABEL_MOST),
        _tint(table.table("tint")),
        _credits(table.table("credits")),
        table.number("version", 1, default=1),
        table.number("full_table", 1, default=FULL_TABLE),
        table.one_of("air", AIRS, AIRS[0]),
        _options(table, seats),
        table.table("excuses", {}).texts(),
    )
    table.finish()
    return found


def _held(path: Path) -> dict[str, Any]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise wrong(path, "the file", str(error)) from error
    try:
        return plain(text)
    except NotPlain:
        import tomllib

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise wrong(path, "the file", str(error)) from error


def _seats(table: Table) -> tuple[int, ...]:
    seats = table.numbers("seats", 1, 4)
    if list(seats) != sorted(set(seats)):
        raise wrong(table.path, table.where("seats"), "each count once, in rising order")
    return seats


def _tint(table: Table) -> Tint:
    colours = [table.number(name, 0, 0xFFFFFF) for name in Tint._fields]
    table.finish()
    return Tint(*colours)


def _credits(table: Table) -> Credits:
    found = Credits(table.list_of_texts("designers"), table.text("publisher", ""), table.number("year", 1, default=0))
    table.finish()
    return found


def _options(table: Table, seats: tuple[int, ...]) -> tuple[OptionSpec, ...]:
    """The options, then the modules, which are options that are on or off."""
    found = [_option(each, seats) for each in table.tables("options")]
    found += [_module(each, seats) for each in table.tables("modules")]
    keys = [spec.key for spec in found]
    twice = next((key for key in keys if keys.count(key) > 1), "")
    if twice:
        raise wrong(table.path, "options", f"{twice} stands there twice")
    return tuple(found)


def _option(table: Table, seats: tuple[int, ...]) -> OptionSpec:
    values = table.values("values")
    default = table.value("default")
    if not any(type(default) is type(value) and default == value for value in values):
        raise wrong(table.path, table.where("default"), "it is none of the values")
    found = OptionSpec(table.text("key"), values, default, table.text("advice", ""), seats=_offered(table, seats))
    table.finish()
    return found


def _module(table: Table, seats: tuple[int, ...]) -> OptionSpec:
    offered = _offered(table, seats)
    found = OptionSpec(table.text("key"), (False, True), False, table.text("advice", ""), True, offered)
    table.finish()
    return found


def _offered(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    offered = table.numbers("seats", 1, 4, seats)
    if any(count not in seats for count in offered):
        raise wrong(table.path, table.where("seats"), "not all of them can play the title")
    return offered


@cache
def manifests() -> dict[str, Manifest]:
    """All titles by their key, in the order of the shelf."""
    paths = [folder / FILE for folder in rule_folders()]
    found = sorted((read(path) for path in paths if path.is_file()), key=lambda each: (each.shelf, each.title))
    return {each.title: each for each in found}
