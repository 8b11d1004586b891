"""A screen to draw on where there is none: without one a window has other sizes than those that are to be measured."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tools.bench.figure import Skipped

LARGEST: Final = "1920x1080x24"


@contextmanager
def screen() -> Iterator[None]:
    """Inside there is a display: the one at hand, else a virtual one of the largest size that is measured."""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform != "linux":
        yield
        return
    if shutil.which("Xvfb") is None:
        raise Skipped("there is no display, and no Xvfb to make one")
    # Without -noreset the server would begin anew each time the last program leaves it.
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", LARGEST, "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        os.environ["DISPLAY"] = f":{server.stdout.readline().strip()}"
        try:
            yield
        finally:
            del os.environ["DISPLAY"]
            server.terminate()
