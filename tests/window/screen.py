"""A virtual screen with a real window on it, clicked as a hand would."""

import math
import os
import shutil
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
NEEDED = ("Xvfb", "xdotool")
QUIETLY = ("-nolisten", "tcp", "-noreset")
NEAR = 80.0
"""Pixels within which two clicks may meet the same thing."""
FRESH = 4.0
"""Seconds after which a click is forgotten: ten times as long as anything stays deaf to a second one."""
LISTENS = 0.43
"""Seconds at rest after which what came to lie under the hand listens; a click too early is made again."""
CLICK = 30
"""Milliseconds from one click to the next, as a quick hand; xdotool alone would wait a tenth of a second."""
PIXELS = 400_000
"""So many bytes at the end of the screen tell whether anything was drawn."""


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
        self.said = home / "said.txt"
        self.frame = home / "Xvfb_screen0"
        # The server picks a free number itself and says it when it is ready. Without -noreset it would begin anew,
        # and drop the program that is just connecting, each time xdotool leaves as the last client.
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{width}x{height}x24", *QUIETLY, "-fbdir", str(home)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.server.stdout is not None
        number = self.server.stdout.readline().strip()
        if not number:
            raise RuntimeError("no virtual screen")
        self.program: subprocess.Popen[bytes] | None = None
        self._clicks: deque[tuple[float, tuple[float, float]]] = deque(maxlen=4)
        self.env = {
            **os.environ,
            "DISPLAY": f":{number}",
            "COMPTOIR_HOME": str(home),
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }
        self.env.pop("SDL_VIDEODRIVER", None)

    def start(self, *command: str) -> None:
        """Open the program and wait for its first picture."""
        words = command or (sys.executable, str(ROOT / "main.py"))
        with self.said.open("wb") as said:
            self.program = subprocess.Popen(words, env=self.env, cwd=self.home, stderr=said)
        until(lambda: self.window() or not self.alive(), 60, "no window")
        assert self.alive(), f"the program ended: {self.said.read_text()}"
        until(lambda: len(set(self.picture()[-PIXELS:])) > 8, 30, "nothing drawn")
        self.come_to_rest()

    def picture(self) -> bytes:
        """What the screen shows, as the server keeps it."""
        return self.frame.read_bytes()

    def likeness(self, drawn: pygame.Surface) -> float:
        """The share of the screen that is exactly as drawn here."""
        data = self.picture()
        width, height = self.size
        shown = memoryview(data)[-width * height * 4 :]
        wanted = memoryview(pygame.image.tobytes(drawn, "BGRA"))
        same = sum(shown[i : i + 3] == wanted[i : i + 3] for i in range(0, len(wanted), 4 * 7))
        return same / (width * height / 7)

    def come_to_rest(self, still: float = 0.25, most: float = 30.0) -> None:
        """Wait until the picture has not changed for a while; a machine under load needs longer than a quiet one."""
        end = time.monotonic() + most
        shown, since = self.picture(), time.monotonic()
        while time.monotonic() - since < still:
            if time.monotonic() > end:
                raise TimeoutError("the picture never rests")
            time.sleep(0.05)
            if (now := self.picture()) != shown:
                shown, since = now, time.monotonic()

    def press(self, x: float, y: float) -> None:
        """Click on what opens another screen, and wait until that one is there."""
        before = self.picture()
        self.click(x, y)
        until(lambda: self.picture() != before, 30, f"the click on {x:.0f}, {y:.0f} changed nothing")
        self.come_to_rest()

    def window(self) -> str:
        """The id of the program's window, empty before it is there."""
        assert self.program is not None
        found = self._do("search", "--onlyvisible", "--class", "comptoir|main.py|Comptoir")
        return found.split("\n")[0] if found else ""

    def alive(self) -> bool:
        """Does the program still run?"""
        return self.program is not None and self.program.poll() is None

    def click(self, x: float, y: float, times: int = 1, apart: int = CLICK) -> None:
        """Move the pointer there and press. The server keeps the order; --sync would wait 15 s where nothing moves."""
        place = ("mousemove", str(round(x)), str(round(y)))
        self._do(*place, "click", "--repeat", str(times), "--delay", str(apart), "1")

    def point(self, x: float, y: float) -> None:
        """Move the pointer there."""
        self._do("mousemove", str(round(x)), str(round(y)))

    def wheel(self, notches: int) -> None:
        """Turn the wheel up so many notches, where the pointer is."""
        self._do("click", "--repeat", str(notches), "4")

    def click_when_heard(self, x: float, y: float) -> None:
        """Click; near a spot clicked a moment ago only once what came to lie there listens."""
        now = time.monotonic()
        if any(now - when < FRESH and math.dist(spot, (x, y)) < NEAR for when, spot in self._clicks):
            self.come_to_rest(still=LISTENS)
        self._clicked(x, y)
        self.click(x, y)

    def _clicked(self, x: float, y: float) -> None:
        self._clicks.append((time.monotonic(), (x, y)))

    def double_click(self, x: float, y: float) -> None:
        """As a hand does that means one thing."""
        self._clicked(x, y)
        place = ("mousemove", str(round(x)), str(round(y)))
        self._do(*place, "click", "--repeat", "2", "--delay", "150", "1")

    def key(self, name: str) -> None:
        """Press a key."""
        self._do("key", name)

    def write(self, x: float, y: float, words: str) -> None:
        """Write something else in a line of text, as a person who waits for the caret: letters before it are lost."""
        self.point(x, y)
        self.come_to_rest()
        before = self.picture()
        self.click(x, y)
        until(lambda: self.picture() != before, 60, "no caret")
        self.come_to_rest(still=0.2)  # shorter than the caret blinks
        self._do("key", "ctrl+a")
        self._do("type", "--delay", "20", words)
        self._do("key", "Tab")

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
        with self.server:
            self.server.terminate()
