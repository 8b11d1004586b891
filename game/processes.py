"""Other processes: one that holds other values for a moment, and the program begun anew."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from rules.core.printed import hold

Given = ParamSpec("Given")
Found = TypeVar("Found")


def end_on_ctrl_c() -> None:
    """A process that works for another ends without a word; the other one tells."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def hold_all(versions: Mapping[str, int]) -> None:
    """Hold the values of these versions; the first thing a new process does."""
    for title, version in versions.items():
        hold(title, version)


def apart(
    versions: Mapping[str, int], call: Callable[Given, Found], *args: Given.args, **kwargs: Given.kwargs
) -> Found:
    """What a function answers in a process of its own that holds these versions, today's of all other titles."""
    context = get_context("spawn")
    with ProcessPoolExecutor(1, context, initializer=hold_all, initargs=(versions,)) as pool:
        return pool.submit(call, *args, **kwargs).result()


def start_again(arguments: Sequence[str]) -> int:
    """Begin the program anew in place of this process, which must have closed all it opened."""
    command = [*own_command(), *arguments]
    # A bundle would take the new program for a part of the old one.
    os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
    if os.name != "nt":
        os.execv(command[0], command)
    # Windows cannot replace a process, only follow it.
    return subprocess.call(command)


def own_command() -> list[str]:
    """How this program was started, without what it was asked to do."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, *sys.orig_argv[1 : len(sys.orig_argv) - len(sys.argv[1:])]]
