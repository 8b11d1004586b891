"""Starting a fresh interpreter for a measurement: its own home, the display there is."""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from tools.bench.figure import Skipped

ROOT: Final = Path(__file__).resolve().parents[2]


def environment(home: str) -> dict[str, str]:
    """Pixels by software, no sound, nothing of the player's."""
    held = {**os.environ, "COMPTOIR_HOME": home, "PYTHONPATH": str(ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    held |= {"SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    # A player's second start finds its bytecode: compiling the program each time is no part of any measurement.
    held.pop("PYTHONDONTWRITEBYTECODE", None)
    return held


def seconds_until_told(module: str) -> float:
    """From the start of an interpreter to the first line it prints."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", module]
        start = time.perf_counter()
        with subprocess.Popen(command, cwd=ROOT, env=environment(home), stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            told = child.stdout.readline()
            seconds = time.perf_counter() - start
    if told.strip() != "shown":
        raise Skipped(f"{module} showed nothing")
    return seconds


def answer(module: str, *arguments: object, patience: float = 180) -> Any:
    """The JSON another interpreter prints."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", module, *map(str, arguments)]
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=environment(home), capture_output=True, text=True, check=False, timeout=patience
            )
        except subprocess.TimeoutExpired as late:
            raise Skipped(f"{module} told nothing within {patience:g} s") from late
    if done.returncode:
        lines = done.stderr.strip().splitlines() or ["no reason given"]
        raise Skipped(f"{module}: {lines[-1]}")
    return json.loads(done.stdout.splitlines()[-1])
