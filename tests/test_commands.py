"""The command line: a whole game as pictures, saves looked at, and one sentence for whatever cannot be done."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

import main
from game.record import SUFFIX
from game.titles import TITLES
from tests.built import BUILT
from ui.window import SCREENS

ROOT = Path(main.__file__).resolve().parent
RECORDS = ROOT / "tests" / "records"


def run(*words: object) -> int:
    """Run one command in this process; options that cannot be read end it as they end the program."""
    try:
        return main.main([str(word) for word in words])
    except SystemExit as stop:
        return int(stop.code or 0)


@pytest.mark.parametrize("title", BUILT)
def test_a_demo_draws_a_whole_game(title: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shots = tmp_path / "pictures"
    assert run("demo", title, "--level", "apprentice", "--seed", 2, "--shots", shots, "--size", "1024x700") == 0
    drawn = sorted(shots.glob("*.png"))
    assert len(drawn) > 3
    assert f"{len(drawn)} pictures" in capsys.readouterr().out
    assert pygame.image.load(drawn[-1]).get_size() == (1024, 700)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["demo", "chess", "--shots", "x"], "chess"),
        (["demo", "yokohama_duel", "--seats", "3", "--shots", "x"], "for 2 players, not 3"),
        (["demo", "yangtze", "--seats", "9", "--shots", "x"], "2 to 4 players, not 9"),
        (["demo", "yangtze", "--seats", "x", "--shots", "x"], "“x” is no number"),
        (["demo", "yangtze", "--seed=-4", "--shots", "x"], "“-4” is no number"),
        (["demo", "yangtze", "--seed", "9" * 30, "--shots", "x"], "is no number"),
        (["demo", "yangtze", "--lang", "de", "--shots", "x"], "“de” is not known, only en, fr"),
        (["demo", "yangtze", "--level", "boss", "--shots", "x"], "“boss” is not known, only apprentice, merchant, ty"),
        (["demo", "yangtze", "--size", "wide", "--shots", "x"], "“wide” is no window size"),
        (["demo", "yangtze", "--size", "10x10", "--shots", "x"], "“10x10” is no window size"),
        (["demo", "yangtze", "--size", "99999x99999", "--shots", "x"], "“99999x99999” is no window size"),
        (["demo", "yangtze", "--colour", "--shots", "x"], "--colour"),
        (["arena", "chess"], "chess"),
        (["arena", "yokohama_duel", "--seats", "tycoon,tycoon,tycoon"], "2 seats, not 3"),
        (["arena", "yangtze", "--seats", "tycoon,wizard"], "wizard"),
        (["arena", "yangtze", "--games", "none"], "none"),
        (["arena", "yangtze", "--seconds", "nan"], "--seconds must be more than 0"),
        (["arena", "yangtze", "--seconds", "inf"], "--seconds must be more than 0"),
        (["arena", "ladder", "yangtze", "--seats", "merchant"], "nobody to meet"),
        (["arena", "ladder", "yangtze", "--sprt", "0.5,0.55"], "--sprt"),
        (["check"], "one saved game"),
        (["open"], "one saved game"),
        (["open", "a", "b"], "one saved game"),
        (["dance"], "dance"),
        (["--fast"], "--fast"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*words) == 2
    told = capsys.readouterr().err.strip()
    assert said in told
    assert "\n" not in told
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_takes_no_pictures_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(*_: object) -> None:
        raise pygame.error(f"Couldn't open {tmp_path}/01.png: Permission denied")

    monkeypatch.setattr(pygame.image, "save", refused)
    assert run("demo", "yangtze", "--shots", tmp_path) == 1
    assert capsys.readouterr().err == f"demo: Couldn't open {tmp_path}/01.png: Permission denied.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise there")
def test_whoever_reads_only_the_first_line_is_not_scolded() -> None:
    with subprocess.Popen(
        [sys.executable, str(ROOT / "main.py"), "--help"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as done:
        assert done.stdout is not None
        assert done.stderr is not None
        done.stdout.close()
        assert done.stderr.read() == ""
    assert done.returncode == main.PIPE_CLOSED


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is full is not at hand")
def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, str(ROOT / "main.py"), "--help"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=60,
        )
    assert done.returncode == 1
    assert done.stderr == "What was to be told could not be written: No space left on device.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is no signal of a group there")
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("arena", "yangtze", "--seats", "merchant,merchant", "--games", "200"), "yangtze, "),
        (("audit", "yangtze"), ""),
    ],
)
def test_ctrl_c_ends_a_contest_with_a_sentence(words: tuple[str, ...], told: str) -> None:
    """A contest tells of the deals played before; what an audit has counted is told with the last game only."""
    with subprocess.Popen(
        [sys.executable, str(ROOT / "main.py"), *words, "--workers", "2", "--iterations", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # what runs in the background ignores it
    ) as contest:
        assert contest.stderr is not None
        assert contest.stdout is not None
        begun = contest.stderr.read(10)  # the bar appears when the first game has been played
        os.killpg(contest.pid, signal.SIGINT)
        rest, said = contest.stderr.read(), contest.stdout.read()
    assert contest.returncode == 130
    assert (begun + rest).splitlines()[-1] == f"{words[0]}: stopped."
    assert "Traceback" not in rest
    assert said.startswith(told) if told else not said


@pytest.mark.parametrize("title", list(TITLES))
def test_a_saved_game_is_checked(title: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = sorted(RECORDS.glob(f"{title}/*/*{SUFFIX}"))[0]
    assert run("check", whole) == 0
    cut = tmp_path / whole.name
    cut.write_bytes(whole.read_bytes()[:40])
    assert run("check", cut) == 1
    assert cut.name in capsys.readouterr().out.splitlines()[-1]


OLD = (RECORDS / "yokohama_duel" / "1" / f"2_rounds{SUFFIX}").read_bytes()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, "not found"),
        (b"a letter\n", "Not a saved game"),
        (OLD.replace(b'"rules":1', b'"rules":99', 1), "newer version"),
        (OLD.replace(b'"rules":1', b'"rules":1,"values":"0123456789abcdef"', 1), "values this version"),
        (OLD.replace(b'["play",', b'["plai",', 1), "is no move of this title"),
    ],
)
def test_what_cannot_be_opened_is_told_without_a_window(data: bytes | None, said: str, tmp_path: Path) -> None:
    path = tmp_path / f"sent{SUFFIX}"
    if data is not None:
        path.write_bytes(data)
    held = {**os.environ, "COMPTOIR_HOME": str(tmp_path), "LANG": "C"}
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "open", str(path)],
        env=held,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert said in done.stderr
    assert path.name in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_folder_is_told_from_a_saved_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("check", ".") == 1
    assert capsys.readouterr().out == "A folder, not a saved game: .\n"


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out.startswith("Comptoir ")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_without_a_display_the_program_says_so(tmp_path: Path) -> None:
    held = {name: value for name, value in os.environ.items() if name not in (*SCREENS, "SDL_VIDEODRIVER")}
    held |= {"COMPTOIR_HOME": str(tmp_path), "SDL_AUDIODRIVER": "dummy", "LANG": "C"}
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py")], env=held, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 1
    assert "needs a screen" in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
