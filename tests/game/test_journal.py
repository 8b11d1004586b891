"""Kill the process, pull the plug, fill the disk: nothing that was shown is lost."""

import errno
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game import files
from game.journal import Journal
from game.match import Match
from game.reading import parse, read_record
from game.titles import TITLES
from rules.core.errors import BadRecord
from rules.toy.rules import Toy
from tests.game.conftest import play_at_random

Make = Callable[..., Match]


def test_cut_at_any_byte_it_opens_at_the_last_whole_move(new_match: Make, tmp_path: Path, toy: Toy) -> None:
    path = tmp_path / "a.comptoir"
    play_at_random(new_match(path, length=6))
    data = path.read_bytes()
    header = data.index(b"\n")
    for cut in range(len(data) + 1):
        if cut < header:
            with pytest.raises(BadRecord):
                parse("a", data[:cut])
            continue
        whole = data[:cut].count(b"\n") + (cut < len(data) and data[cut : cut + 1] == b"\n")
        record = parse("a", data[:cut])
        assert len(record.lines) == whole
        Match.resume(toy, record)


def test_after_a_torn_line_the_game_goes_on_in_a_whole_file(new_match: Make, tmp_path: Path, toy: Toy) -> None:
    path = tmp_path / "a.comptoir"
    play_at_random(new_match(path), 12)
    for tail in (b'["gra', b"\0\0\0\0", b'["button","di', b"{", b"\xff"):
        path.write_bytes(path.read_bytes() + tail)
        record = read_record(path)
        assert not record.untouched
        match = Match.resume(toy, record, Journal.resume(path, record))
        match.play(match.legal_moves()[-1])
        again = Match.resume(toy, read_record(path))
        assert again.state.key() == match.state.key()


def test_a_last_line_without_its_end_counts_and_is_ended(new_match: Make, tmp_path: Path, toy: Toy) -> None:
    path = tmp_path / "a.comptoir"
    match = play_at_random(new_match(path), 5)
    path.write_bytes(path.read_bytes().rstrip(b"\n"))
    record = read_record(path)
    again = Match.resume(toy, record, Journal.resume(path, record))
    assert again.moves == match.moves
    again.play(again.legal_moves()[0])
    assert len(Match.resume(toy, read_record(path)).moves) == len(again.moves)


class Disk:
    """A disk that can be full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.error: int | None = None
        self.after = 0
        write, fsync = os.write, os.fsync

        def careful_write(handle: int, data: bytes) -> int:
            if self.error is not None:
                write(handle, data[: self.after])
                raise OSError(self.error, "no")
            return write(handle, data)

        def careful_fsync(handle: int) -> None:
            if self.error is not None:
                raise OSError(self.error, "no")
            fsync(handle)

        monkeypatch.setattr(os, "write", careful_write)
        monkeypatch.setattr(os, "fsync", careful_fsync)


def trouble_of(match: Match) -> str | None:
    return match.trouble.key if match.trouble else None


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (errno.ENOSPC, "common.record.disk_full"),
        (errno.EROFS, "common.record.closed_folder"),
        (errno.EIO, "common.record.not_written"),
    ],
)
def test_a_full_disk_is_told_once_and_nothing_is_lost(
    error: int, key: str, new_match: Make, tmp_path: Path, toy: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.comptoir"
    match = play_at_random(new_match(path), 4)
    disk = Disk(monkeypatch)
    disk.error, disk.after = error, 3
    match.play(match.legal_moves()[0])
    assert trouble_of(match) == key
    play_at_random(match, 3)
    saved = read_record(path)
    assert len(saved.moves) < len(match.moves)
    Match.resume(toy, saved)
    disk.error = None
    match.play(match.legal_moves()[0])
    assert trouble_of(match) is None
    assert Match.resume(toy, read_record(path)).state.key() == match.state.key()
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.comptoir"]


def test_the_journal_raises_only_once(tmp_path: Path) -> None:
    (tmp_path / "closed").write_text("a file where a folder should be")
    journal = Journal(tmp_path / "closed" / "a.comptoir")
    with pytest.raises(files.StorageTrouble):
        journal.begin(["{}"])
    journal.append(["[1]"])
    (tmp_path / "closed").unlink()
    journal.append(["[2]"])
    assert not journal.behind
    assert journal.path.read_text() == "{}\n[1]\n[2]\n"


def test_a_game_starts_without_a_disk(new_match: Make, tmp_path: Path) -> None:
    (tmp_path / "closed").write_text("")
    match = new_match(tmp_path / "closed" / "a.comptoir")
    assert match.trouble is not None
    play_at_random(match)
    assert match.is_over


def test_a_deleted_file_comes_back_whole(new_match: Make, tmp_path: Path, toy: Toy) -> None:
    path = tmp_path / "a.comptoir"
    match = play_at_random(new_match(path), 4)
    path.unlink()
    play_at_random(match, 4)
    assert Match.resume(toy, read_record(path)).state.key() == match.state.key()


def test_two_windows_on_one_game_keep_a_file_each(new_match: Make, tmp_path: Path, toy: Toy) -> None:
    path = tmp_path / "a.comptoir"
    first = play_at_random(new_match(path), 4)
    record = read_record(path)
    second = Match.resume(toy, record, Journal.resume(path, record))
    play_at_random(first, 5, seed=2)
    play_at_random(second, 6, seed=3)
    assert first.journal is not None
    assert second.journal is not None
    assert first.journal.path != second.journal.path
    for match in (first, second):
        assert match.journal is not None
        assert Match.resume(toy, read_record(match.journal.path)).state.key() == match.state.key()


PLAYER = """
import sys
from pathlib import Path
from game.journal import Journal
from game.match import Match
from game.seat import default_chairs
from game.titles import TITLES
from rules.core.deal import Deal

deal = Deal("yangtze", 3, {}, 5)
match = Match(TITLES["yangtze"], deal, default_chairs(3, "Aiko"), Journal(Path(sys.argv[1])))
while not match.is_over:
    moves = match.legal_moves()
    match.play(moves[len(match.moves) * 7 % len(moves)])
    print(len(match.moves), flush=True)
"""


@pytest.mark.parametrize("patience", [0.0, 0.01, 0.05])
def test_a_killed_process_leaves_every_move_it_showed(patience: float, tmp_path: Path) -> None:
    path = tmp_path / "a.comptoir"
    process = subprocess.Popen([sys.executable, "-c", PLAYER, str(path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    shown = [process.stdout.readline()]
    time.sleep(patience)
    process.kill()
    shown += process.stdout.read().splitlines()
    process.wait()
    whole = [int(word) for word in shown if word.strip()]
    match = Match.resume(TITLES["yangtze"], read_record(path))
    assert len(match.moves) >= whole[-1]
