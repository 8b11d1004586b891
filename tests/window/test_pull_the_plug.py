"""Kill the process at any moment: Continue opens at the last move that was shown."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.library import Library

ROOT = Path(__file__).resolve().parent.parent.parent
pytestmark = [pytest.mark.slow]
KILLS = 50


def _play_and_kill(home: Path, seed: int, seconds: float) -> int:
    """Let it play that long after its first picture, then pull the plug; returns the last move it showed."""
    env = {**os.environ, "COMPTOIR_HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.window.alone", "yangtze", str(seed)],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert program.stdout is not None
    for line in program.stdout:
        if line.startswith("shown"):
            break
    time.sleep(seconds)
    program.kill()
    rest = program.stdout.read().split("\n")
    program.wait()
    whole = [line for line in rest[:-1] if line.startswith("shown ")]
    return int(whole[-1].split()[1]) if whole else 0


@pytest.mark.parametrize("part", range(5))
def test_nothing_shown_is_ever_lost(part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(part)
    for kill in range(KILLS // 5):
        home = tmp_path / str(kill)
        shown = _play_and_kill(home, part * 100 + kill, chance.uniform(0.02, 1.2))
        monkeypatch.setenv("COMPTOIR_HOME", str(home))
        (summary,) = Library().summaries()
        assert summary.damage is None
        match = Library().open(summary.path)
        # A move is on disk before it is shown: the plug may fall between the two, never the other way round.
        assert len(match.moves) in (shown, shown + 1)
