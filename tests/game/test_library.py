"""The shelf: what runs, what is finished, what somebody sent."""

import os
from pathlib import Path

import pytest

from game.files import StorageTrouble
from game.library import Library
from game.match import Match
from game.reading import read_record
from game.seat import Chair, default_chairs, name_fits, opponent_names
from rules.core.deal import Deal
from rules.core.errors import BadRecord
from tests.game.conftest import play_at_random

DEAL = Deal("toy", 2, {"length": 6}, 5)


@pytest.fixture
def library() -> Library:
    return Library()


def start(library: Library, age: int, moves: int = 10_000) -> Match:
    """A game played so many seconds ago."""
    match = play_at_random(library.start(DEAL, [Chair("Aiko"), Chair("Mei", crest=1)]), moves)
    assert match.journal is not None
    time = match.journal.path.stat().st_mtime - age
    os.utime(match.journal.path, (time, time))
    return match


def path_of(match: Match) -> Path:
    assert match.journal is not None
    return match.journal.path


def test_an_empty_shelf(library: Library) -> None:
    assert library.summaries() == []
    assert library.running() is None


def test_the_newest_first_and_the_running_one_to_continue(library: Library) -> None:
    old, running, done = start(library, 300, 4), start(library, 200, 5), start(library, 100)
    found = library.summaries()
    assert [summary.path for summary in found] == [path_of(match) for match in (done, running, old)]
    assert found[0].result == done.result()
    assert found[0].turns == 6
    assert found[1].moves == len(running.moves)
    assert found[1].names == ("Aiko", "Mei")
    now = library.running()
    assert now is not None
    assert now.path == path_of(running)
    match = library.open(now.path)
    assert match.state.key() == running.state.key()
    play_at_random(match)
    again = library.running()
    assert again is not None
    assert again.path == path_of(old)


def test_a_summary_counts_what_stands(library: Library) -> None:
    match = start(library, 0, 6)
    person = library.start(DEAL, default_chairs(2, "Aiko"))
    person.play(person.legal_moves()[0])
    person.play(person.legal_moves()[-1])
    person.take_back()
    counts = {summary.path: (summary.moves, summary.practice) for summary in library.summaries()}
    assert counts[path_of(match)] == (len(match.moves), False)
    assert counts[path_of(person)] == (len(person.moves), True)


def test_a_damaged_file_is_shown_with_its_damage_and_left_alone(library: Library) -> None:
    match = start(library, 0, 4)
    path = path_of(match)
    path.write_bytes(b"{}\n")
    summary = library.summaries()[0]
    assert summary.damage is not None
    assert not summary.running
    with pytest.raises(BadRecord):
        library.open(path)
    assert path.read_bytes() == b"{}\n"


def test_a_file_somebody_sent(library: Library, tmp_path: Path) -> None:
    sent = tmp_path / "from Paul.txt"
    sent.write_bytes(path_of(start(library, 0, 8)).read_bytes())
    first, second = library.bring_in(sent), library.bring_in(sent)
    assert first.name == "from Paul.comptoir"
    assert second.name == "from Paul 2.comptoir"
    assert len(library.open(first).moves) == len(library.open(second).moves)
    sent.write_bytes(b"no game")
    with pytest.raises(BadRecord):
        library.bring_in(sent)
    assert len(library.summaries()) == 3


def test_a_game_cut_just_before_its_end_is_closed_when_opened(library: Library) -> None:
    match = start(library, 0)
    path = path_of(match)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    assert library.open(path).is_over
    assert library.summaries()[0].result == match.result()


def test_replays_and_branches(library: Library) -> None:
    match = start(library, 0)
    replay = library.replay(path_of(match))
    branch = library.branch(replay, 7)
    assert path_of(branch) != path_of(match)
    assert len(library.summaries()) == 2


def test_throwing_away(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    match = start(library, 0, 3)
    library.delete(path_of(match))
    library.delete(path_of(match))
    assert library.summaries() == []

    def refuse(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(StorageTrouble):
        library.delete(path_of(match))


def test_names() -> None:
    assert not any(map(name_fits, ("", " ", "a\nb", "x" * 25, "\u200f")))
    assert all(map(name_fits, ("Aiko", "Ève", "李伟", "x" * 24)))
    assert len(opponent_names(["Aiko", "Mei"], 3)) == 3
    chairs = default_chairs(4, "Ashworth")
    assert len({chair.name for chair in chairs}) == len({chair.crest for chair in chairs}) == 4


def test_a_glance_counts_what_a_full_reading_counts(library: Library) -> None:
    for seed in range(8):
        match = library.start(DEAL, default_chairs(2, "Aiko"))
        for part in range(4):
            play_at_random(match, 9, seed=seed * 4 + part)
            if match.take_back_refused() is None:
                match.take_back()
        play_at_random(match, seed * 5, seed=seed)
    for summary in library.summaries():
        record = read_record(summary.path)
        assert (summary.moves, summary.practice, summary.result) == (len(record.moves), record.practice, record.result)
        assert summary.turns == len(record.marks) + (record.result is None)
