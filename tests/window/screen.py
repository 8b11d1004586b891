"""A virtual screen with a real window on it, clicked as a hand would."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
NEEDED = ("Xvfb", "xdotool")


def needs_screen() -> pytest.MarkDecorator:
    """Skip where no virtual screen can be had; `.ci/run` installs it."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    return pytest.mark.skipif(bool(missing), reason=f"needs {', '.join(missing)}")


def until(done: Callable[[], object], seconds: float = 30.0, what: str = "") -> None:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            raise TimeoutError(what or "nothing happened")
        time.sleep(0.03)


class Screen:
    """One Xvfb and one program on it."""

    def __init__(self, home: Path, width: int, height: int) -> None:
        self.home = home
        self.size = (width, height)
        self.display = self._free_display()
        self.server = subprocess.Popen(
            ["Xvfb", self.display, "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.program: subprocess.Popen[bytes] | None = None
        self.env = {
            **os.environ,
            "DISPLAY": self.display,
            "COMPTOIR_HOME": str(home),
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }
        self.env.pop("SDL_VIDEODRIVER", None)
        socket = Path("/tmp/.X11-unix") / f"X{self.display[1:]}"
        until(socket.exists, 10, "no virtual screen")

    @staticmethod
    def _free_display() -> str:
        number = 90 + os.getpid() % 400
        while Path(f"/tmp/.X{number}-lock").exists():
            number += 1
        return f":{number}"

    def start(self, *command: str) -> None:
        """Open the program and wait for its window."""
        words = command or (sys.executable, str(ROOT / "main.py"))
        self.program = subprocess.Popen(words, env=self.env, cwd=self.home, stderr=subprocess.PIPE)
        until(self.window, 30, "no window")

    def window(self) -> str:
        """The id of the program's window, empty before it is there."""
        assert self.program is not None
        found = self._do("search", "--onlyvisible", "--class", "comptoir|main.py|Comptoir")
        return found.split("\n")[0] if found else ""

    def alive(self) -> bool:
        """Does the program still run?"""
        return self.program is not None and self.program.poll() is None

    def click(self, x: float, y: float) -> None:
        """Move the pointer there and press."""
        self._do("mousemove", "--sync", str(round(x)), str(round(y)), "click", "1")

    def key(self, name: str) -> None:
        """Press a key."""
        self._do("key", name)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self._do("windowsize", "--sync", self.window(), str(width), str(height))

    def _do(self, *words: str) -> str:
        done = subprocess.run(["xdotool", *words], env=self.env, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def kill(self) -> None:
        """Pull the plug on the program."""
        if self.program is not None:
            self.program.kill()
            self.program.wait()

    def close(self) -> None:
        """Everything away."""
        self.kill()
        self.server.terminate()
        self.server.wait()
