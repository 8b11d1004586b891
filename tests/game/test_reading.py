"""Whatever a file holds: a game, or one sentence. Never anything else, and the file stays as it was."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.match import Match
from game.reading import LARGEST_FILE, LONGEST_LINE, parse, read_record
from game.record import as_bytes, line
from game.replay import Replay
from game.seat import default_chairs
from game.titles import TITLES
from game.upgrade import UPGRADES
from rules.core.deal import Deal
from rules.core.errors import BadRecord
from rules.toy.rules import Toy
from tests.game.conftest import play_at_random

Make = Callable[..., Match]


@pytest.fixture
def lines(new_match: Make) -> list[str]:
    return play_at_random(new_match(), 30).record().lines


def complaint(data: bytes) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadRecord) as caught:
        Replay(TITLES["toy"], parse("a.comptoir", data))
    text = caught.value.text
    return text.key.removeprefix("common.record."), dict(text.args)


def with_header(lines: list[str], **changes: Any) -> bytes:
    return as_bytes([line({**json.loads(lines[0]), **changes}), *lines[1:]])


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    for path, key in ((tmp_path / "none", "missing"), (tmp_path, "folder"), (tmp_path / ("n" * 300), "unreadable")):
        with pytest.raises(BadRecord) as caught:
            read_record(path)
        assert caught.value.text.key == f"common.record.{key}"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 500,
        b"\n",
        b"hello\n",
        b"\x89PNG\r\n\x1a\n",
        b"[]\n",
        b"3\n",
        b'{"a": 1}\n',
        b'{"format": "1", "title": "toy"}\n',
        b'{"format": -4, "title": "toy"}\n',
        b'{"format": true, "title": "toy"}\n',
        b"[" * 60_000 + b"\n",
        b"\xff\xfe{\0}\0\n",
    ],
)
def test_foreign_files(data: bytes) -> None:
    assert complaint(data)[0] == "foreign"


def test_too_long_files_and_lines(lines: list[str]) -> None:
    assert complaint(b"x" * (LARGEST_FILE + 1))[0] == "too_long"
    long = ['["grab",' + "1" * LONGEST_LINE + "]"]
    assert complaint(as_bytes([*lines[:2], *long, *lines[2:]])) == ("damaged", complaint(b"[]\n")[1] | {"line": 3})


def test_newer_files(lines: list[str]) -> None:
    assert complaint(with_header(lines, format=2))[0] == "newer"
    assert complaint(with_header(lines, rules=2))[0] == "newer"


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"title": "whist"}, "unknown_title"),
        ({"title": ["toy"]}, "unknown_title"),
        ({"rules": 10**400}, "header"),
        ({"rules": None}, "header"),
        ({"deal": None}, "header"),
        ({"deal": {"seats": 2}}, "header"),
        ({"deal": {"seats": 5, "options": {}, "seed": 1}}, "deal"),
        ({"deal": {"seats": True, "options": {}, "seed": 1}}, "header"),
        ({"deal": {"seats": 2, "options": {"length": 7}, "seed": 1}}, "deal"),
        ({"deal": {"seats": 2, "options": {"length": 12.0}, "seed": 1}}, "header"),
        ({"deal": {"seats": 2, "options": {"well": 1}, "seed": 1}}, "header"),
        ({"deal": {"seats": 2, "options": {"wings": True}, "seed": 1}}, "deal"),
        ({"deal": {"seats": 2, "options": [], "seed": 1}}, "header"),
        ({"deal": {"seats": 2, "options": {}, "seed": -1}}, "header"),
        ({"deal": {"seats": 2, "options": {}, "seed": 1 << 70}}, "header"),
        ({"chairs": []}, "header"),
        ({"chairs": 5}, "header"),
        ({"chairs": [{"name": "A"}, {"name": "B"}]}, "header"),
        ({"chairs": [chair.written() | {"name": "a\nb"} for chair in default_chairs(2, "A")]}, "header"),
        ({"chairs": [chair.written() | {"crest": 9} for chair in default_chairs(2, "A")]}, "header"),
        ({"chairs": [chair.written() | {"kind": "ghost"} for chair in default_chairs(2, "A")]}, "header"),
        ({"chairs": [chair.written() | {"crest": True} for chair in default_chairs(2, "A")]}, "header"),
        ({"started": 5}, "header"),
        ({"practice": "yes"}, "header"),
    ],
)
def test_impossible_headers(changes: dict[str, Any], key: str, lines: list[str]) -> None:
    assert complaint(with_header(lines, **changes))[0] == key


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "damaged"),
        ("[]", "damaged"),
        ('["grab", 1', "damaged"),
        ('["grab", NaN]', "damaged"),
        ('["grab", 1.5]', "damaged"),
        ('["grab", true]', "damaged"),
        ('["grab", ' + "9" * 5000 + "]", "damaged"),
        ('["grab", ' + "9" * 4000 + "]", "illegal"),
        ('["grab", 99]', "illegal"),
        ('["grab"]', "strange_move"),
        ('["grab", 1, 2]', "strange_move"),
        ('["fly", 1]', "strange_move"),
        ('["take", "pebble"]', "strange_move"),
        ('["button", "no such button"]', "illegal"),
        ('["undo", 1]', "strange_move"),
        ('["back", 0]', "damaged"),
        ('["back", 400]', "damaged"),
        ('["back", true]', "damaged"),
        ('{"mark": -1, "seconds": 0}', "damaged"),
        ('{"mark": 5, "seconds": 0}', "drifted"),
        ('{"mark": 5}', "damaged"),
        ('{"end": {}}', "damaged"),
        ('{"end": {"scores": [1], "winners": [0]}}', "damaged"),
        ('{"end": {"scores": [1, 2], "winners": [2]}}', "damaged"),
        ("[" * 30_000, "damaged"),
        ("\0", "damaged"),
    ],
)
def test_damage_is_named_with_its_line(text: str, key: str, lines: list[str]) -> None:
    found, args = complaint(as_bytes([*lines[:9], text, *lines[9:]]))
    assert found == key
    assert args["line"] in (9, 10)


def test_bytes_that_are_no_text(lines: list[str]) -> None:
    assert complaint(as_bytes(lines[:3]) + b'["grab\xff",1]\n' + as_bytes(lines[3:]))[0] == "damaged"


def test_nothing_is_played_after_the_end(new_match: Make) -> None:
    lines = play_at_random(new_match()).record().lines
    assert complaint(as_bytes([*lines, '["button","dip"]']))[0] == "damaged"


def test_a_file_that_went_through_another_editor_is_read(lines: list[str], toy: Toy) -> None:
    plain = parse("a", as_bytes(lines))
    foreign = parse("a", b"\xef\xbb\xbf" + as_bytes(lines).replace(b"\n", b"\r\n"))
    assert foreign.moves == plain.moves
    assert foreign.lines == plain.lines


OLD = {
    "format": 0,
    "title": "toy",
    "rules": 1,
    "deal": {"seats": 2, "options": {}, "seed": 7},
    "names": ["Aiko", "Ashworth"],
    "started": "2025-05-01T10:00:00+02:00",
    "moves": [["button", "dip"], ["button", "end_turn"], ["button", "dip"]],
}


def test_an_old_format_is_brought_up_to_date(toy: Toy, tmp_path: Path) -> None:
    path = tmp_path / "old.comptoir"
    path.write_text(json.dumps(OLD))
    record = read_record(path)
    assert [chair.kind for chair in record.header.chairs] == ["human", "opponent"]
    assert len(Match.resume(toy, record).moves) == 3
    assert not record.untouched
    assert json.loads(path.read_text()) == OLD
    assert complaint(json.dumps({**OLD, "names": 5}).encode())[0] == "header"


def test_every_old_format_has_an_upgrade() -> None:
    assert sorted(UPGRADES) == list(range(1))


def mutated(data: bytes, chance: random.Random) -> bytes:
    """One of the things that happen to files."""
    at, to = sorted(chance.randrange(len(data)) for _ in range(2))
    lines = data.split(b"\n")
    one, other = (chance.randrange(len(lines)) for _ in range(2))
    kind = chance.randrange(9)
    if kind == 0:
        return data[:at] + bytes([data[at] ^ (1 << chance.randrange(8))]) + data[at + 1 :]
    if kind == 1:
        return data[:at] + data[to:]
    if kind == 2:
        return data[:at] + chance.randbytes(chance.randrange(1, 9)) + data[at:]
    if kind == 3:
        lines[one], lines[other] = lines[other], lines[one]
    elif kind == 4:
        del lines[one]
    elif kind == 5:
        lines.insert(one, lines[other])
    elif kind == 6:
        lines[one] = chance.choice((b'["undo"]', b'["back",3]', b"null", b"{}", b"[" * 5000, b'["bid",-5]', b"1e999"))
    elif kind == 7:
        return data[:at] + b"\0" * (to - at) + data[to:]
    else:
        digits = [i for i, byte in enumerate(data) if 48 <= byte <= 57]
        at = chance.choice(digits)
        return data[:at] + chance.choice((b"9", b"-1", b"0", b"1.5", b"99999999999999999999")) + data[at + 1 :]
    return b"\n".join(lines)


@pytest.mark.parametrize("seed", range(4))
def test_a_thousand_damaged_games_are_games_or_sentences(seed: int, tmp_path: Path) -> None:
    rules = TITLES["yangtze"]
    match = Match(rules, Deal("yangtze", 3, {}, 11 + seed), default_chairs(3, "Aiko"))
    data = as_bytes(play_at_random(match, seed=seed).record().lines)
    chance = random.Random(seed)
    sentences: list[str] = []
    for _ in range(250):
        try:
            record = parse("a.comptoir", mutated(data, chance))
            Match.resume(TITLES[record.header.deal.title], record)
        except BadRecord as error:
            sentences.append(error.text.key)
    assert len(sentences) > 100
    assert all(key.startswith("common.record.") for key in sentences)
