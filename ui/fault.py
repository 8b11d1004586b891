"""What happens when something goes wrong: it is written down, and the player is told where."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from game.crash import write_crash


def write_down(fault: BaseException, doing: str = "") -> Path | None:
    """Write a fault into the log folder; the place of the file, or None if nothing could be written."""
    return write_crash(fault, doing)


def watch_faults(tell: Callable[[Path | None], None]) -> None:
    """From now on a fault that nobody caught is written down before the program ends; `tell` says where."""

    def hook(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            tell(write_down(fault.with_traceback(trace)))
        sys.__excepthook__(kind, fault, trace)

    sys.excepthook = hook
