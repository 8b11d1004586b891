"""What is typed wrongly, or cannot be, gets one clear sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ui.demo import run

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("--seed", "-4"), "“-4” is no number"),
        (("--seed", "abc"), "“abc” is no number"),
        (("--seed", "9" * 30), "is no number"),
        (("--seats", "x"), "“x” is no number"),
        (("--lang", "de"), "“de” is not known, only en, fr"),
        (("--level", "boss"), "“boss” is not known, only apprentice, merchant, tycoon"),
        (("--size", "10x10"), "“10x10” is no window size"),
    ],
)
def test_a_demo_refuses_in_one_sentence(
    typed: tuple[str, str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        run(["yangtze", "--shots", str(tmp_path), f"{typed[0]}={typed[1]}"])
    error = capsys.readouterr().err
    assert left.value.code == 2
    assert said in error
    assert error.count("\n") == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
def test_without_a_screen_the_program_says_so_and_ends(tmp_path: Path) -> None:
    env = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    env.pop("SDL_VIDEODRIVER", None)
    env.update(COMPTOIR_HOME=str(tmp_path), SDL_AUDIODRIVER="dummy")
    words = [sys.executable, str(ROOT / "main.py")]
    done = subprocess.run(words, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "needs a screen" in done.stderr or "besoin d’un écran" in done.stderr
