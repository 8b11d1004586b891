"""A game is opened under the values it was played with, today's or earlier ones."""

import copy
import json
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from game.check import check_file
from game.library import Library, start_file
from game.match import Match
from game.processes import apart, own_command
from game.reading import parse, read_record
from game.record import SUFFIX, as_bytes, line
from game.seat import Chair
from game.titles import TITLES
from game.values import OtherValues
from rules.core.deal import Deal
from rules.core.errors import BadRecord
from rules.core.printed import (
    COMMENTS,
    earlier_held,
    held,
    hold,
    print_of,
    today,
    unnamed_since,
    values_file,
    values_print,
)

RECORDS = Path(__file__).resolve().parents[1] / "records"
DUEL = "yokohama_duel"
OLD = RECORDS / DUEL / "1" / f"2_rounds{SUFFIX}"
NEW = RECORDS / DUEL / "2" / f"2_rounds{SUFFIX}"
BUILT = [title for title in TITLES if title != "toy"]


def written(title: str) -> list[str]:
    """The lines of a new game."""
    rules = TITLES[title]
    seats = rules.seat_counts[0]
    chairs = [Chair(name, crest=crest) for crest, name in enumerate(("Aiko", "Mei", "Okada", "Duval")[:seats])]
    match = Match(rules, Deal(title, seats, {}, 3), chairs)
    match.play(match.legal_moves()[0])
    return match.record().lines


def complaint(lines: list[str], **changes: Any) -> str:
    with pytest.raises(BadRecord) as caught:
        parse("a", as_bytes([line({**json.loads(lines[0]), **changes}), *lines[1:]]))
    return caught.value.text.key.removeprefix("common.record.")


def unnamed(path: Path, to: Path, moves: int | None = None, started: str = "2026-01-01T12:00:00+00:00") -> Path:
    """A copy as it was written before headers named values, all rules of version 1; cut after so many lines."""
    first, *others = path.read_text(encoding="utf-8").splitlines()
    header = {**json.loads(first), "rules": 1, "started": started}
    header.pop("values", None)
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(as_bytes([line(header), *others[:moves]]))
    return to


@pytest.mark.parametrize("title", BUILT)
def test_a_header_names_version_and_values(title: str) -> None:
    lines = written(title)
    header = json.loads(lines[0])
    assert (header["rules"], header["values"]) == (today(title), values_print(title, today(title)))
    assert parse("a", as_bytes(lines)).header.versions() == (today(title),)
    assert complaint(lines, values="0123456789abcdef") == "other_values"
    assert complaint(lines, values=7) == "header"
    assert complaint(lines, rules=today(title) + 1) == "newer"


@pytest.mark.parametrize("title", BUILT)
def test_every_version_has_its_values(title: str) -> None:
    assert TITLES[title].version == today(title) == held(title)
    for version in range(1, today(title) + 1):
        assert values_print(title, version)
    assert set(unnamed_since(title)) <= set(range(1, today(title) + 1))


@pytest.mark.parametrize("title", BUILT)
def test_only_values_count(title: str) -> None:
    values = tomllib.loads(values_file(title, today(title)).read_text(encoding="utf-8"))
    said = copy.deepcopy(values)
    for table in said.values():
        table |= dict.fromkeys((*COMMENTS, "cost_note", "cost_source"), "somebody else")
    assert print_of(said) == print_of(values)
    changed = copy.deepcopy(values)
    next(iter(changed.values()))["cost"] = 77
    assert print_of(changed) != print_of(values)


def test_values_are_chosen_before_they_are_read() -> None:
    assert TITLES[DUEL].version == 2
    with pytest.raises(RuntimeError):
        hold(DUEL, 1)
    hold(DUEL, 2)
    assert earlier_held() == {}


def test_a_game_from_before_the_values_were_retuned_is_true() -> None:
    report = check_file(OLD)
    assert (report.ok, report.version, report.turns) == (True, 1, 32)
    assert report.result == read_record(OLD).result
    assert (check_file(NEW).ok, check_file(NEW).version) == (True, 2)


def _opened(path: Path) -> tuple[int, int, bool, str]:
    """What another process finds when it opens a game: version, moves, whether it is over, the values it writes."""
    match = Library().open(path)
    return match.rules.version, len(match.moves), match.is_over, match.header.values


def test_a_game_with_earlier_values_is_opened_by_who_holds_them(tmp_path: Path) -> None:
    path = unnamed(OLD, tmp_path / OLD.name, 100)
    for way in (Library().open, Library().replay):
        with pytest.raises(OtherValues) as caught:
            way(path)
        assert dict(caught.value.text.args)["version"] == 1
    version, moves, over, values = apart({DUEL: 1}, _opened, path)
    assert (version, moves, over, values) == (1, len(read_record(path).moves), False, values_print(DUEL, 1))


def test_a_game_that_names_no_values_has_those_it_replays_under(tmp_path: Path) -> None:
    path = unnamed(NEW, tmp_path / NEW.name, 140)
    assert read_record(path).header.versions() == (1, 2)
    match = Library().open(path)
    assert match.header.versions() == (2,)
    match.play(match.legal_moves()[0])
    header = json.loads(path.read_bytes().splitlines()[0])
    assert (header["rules"], header["values"]) == (2, values_print(DUEL, 2))
    assert Library().open(path).state.key() == match.state.key()


def test_a_game_that_replays_under_both_has_the_values_of_its_time(tmp_path: Path) -> None:
    path = unnamed(OLD, tmp_path / OLD.name, 30)
    assert check_file(path).version == 1
    for started in ("2026-11-16T14:41:26+00:00", "2026-11-16T14:41:26", "long ago"):
        path = unnamed(OLD, tmp_path / OLD.name, 30, started)
        assert check_file(path).version == 2


def test_an_old_game_somebody_sent_is_taken_and_an_altered_one_is_not(tmp_path: Path, home: Path) -> None:
    library = Library()
    place = library.bring_in(OLD)
    assert place.read_bytes() == OLD.read_bytes()
    assert library.summaries()[0].damage is None
    altered = unnamed(OLD, tmp_path / "sent" / "altered.comptoir")
    lines = altered.read_text(encoding="utf-8").splitlines()
    altered.write_bytes(as_bytes([*lines[:50], *lines[52:]]))
    for path in (altered, tmp_path / "none"):
        with pytest.raises(BadRecord):
            library.bring_in(path)
    assert len(library.summaries()) == 1


def test_what_is_wrong_with_an_old_game_is_told_where_it_was_to_be_opened(tmp_path: Path) -> None:
    record = read_record(OLD)
    for named in (False, True):
        if named:
            record.name_values(1, values_print(DUEL, 1))
        path = tmp_path / OLD.name
        path.write_bytes(as_bytes(record.lines).replace(b'["play",', b'["plai",', 1))
        for way in (Library().open, Library().replay):
            with pytest.raises(BadRecord) as caught:
                way(path)
            assert caught.value.text.key == "common.record.strange_move"


def test_damage_in_the_middle_is_shown_in_the_list(home: Path) -> None:
    library = Library()
    lines = library.bring_in(NEW).read_text(encoding="utf-8").splitlines()
    for text, key in (('["play",1', "damaged"), ('["back",900]', "damaged"), ("{}", "damaged")):
        library.summaries()[0].path.write_bytes(as_bytes([*lines[:60], text, *lines[60:]]))
        summary = library.summaries()[0]
        assert summary.damage is not None
        assert (summary.damage.key, dict(summary.damage.args)["line"]) == (f"common.record.{key}", 61)
        assert library.running() is None


def test_a_new_game_begun_elsewhere_has_the_values_of_today(home: Path) -> None:
    place = apart({}, start_file, Deal(DUEL, 2, {}, 4), [Chair("Aiko"), Chair("Mei", crest=1)], False)
    assert isinstance(place, Path)
    assert Library().open(place).header.versions() == (2,)


def test_the_program_knows_how_it_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/python")
    monkeypatch.setattr(sys, "argv", ["main.py", "open", "a"])
    for start in (["main.py"], ["-m", "main"], ["-O", "/usr/bin/comptoir"]):
        monkeypatch.setattr(sys, "orig_argv", ["python", *start, "open", "a"])
        assert own_command() == ["/bin/python", *start]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_command() == ["/bin/python"]


def test_saved_games_of_a_title_that_has_no_values(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.rmtree(home, ignore_errors=True)
    monkeypatch.setattr("game.library.values_print", lambda title, version: "")
    monkeypatch.setattr("game.match.values_print", lambda title, version: "")
    place = start_file(Deal("toy", 2, {}, 4), [Chair("Aiko"), Chair("Mei", crest=1)], False)
    assert isinstance(place, Path)
    assert "values" not in json.loads(place.read_bytes().splitlines()[0])
    assert Library().open(place).header.versions() == (1,)
