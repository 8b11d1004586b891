"""What the commands that let opponents play have in common: how they are asked, and how they show that they work."""

import argparse
import sys
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NoReturn

BAR: Final = 30
STOPPED: Final = 130
"""What a shell takes for a program that was told to stop."""


class NoResult(Exception):
    """What was asked for cannot be told; the sentence says why."""


def attend(command: str, work: Callable[[], None]) -> int:
    """Do what a command asks for; what keeps it from its end is told in one sentence. Returns the exit code."""
    try:
        work()
    except SystemExit as stop:
        return int(stop.code or 0)
    except KeyboardInterrupt:
        print(f"\n{command}: stopped.", file=sys.stderr)
        return STOPPED
    except BrokenProcessPool:
        print(f"\n{command}: a worker died, so there is no result.", file=sys.stderr)
        return 1
    except NoResult as error:
        print(f"{command}: {error}.", file=sys.stderr)
        return 1
    return 0


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}.", file=sys.stderr)
        raise SystemExit(2)

    def at_least(self, args: argparse.Namespace, least: int, *names: str) -> None:
        """The numbers of these names, where they were given, are no less."""
        for name in names:
            number = getattr(args, name)
            if number is not None and number < least:
                self.error(f"--{name} must be at least {least}")


class Progress:
    """A bar on the error stream: how many games, and how long still."""

    def __init__(self, games: int) -> None:
        self.games, self.done, self.begun = games, 0, time.monotonic()

    def step(self) -> None:
        """One more."""
        self.done += 1
        filled = BAR * self.done // self.games
        left = (time.monotonic() - self.begun) / self.done * (self.games - self.done)
        end = "\n" if self.done == self.games else ""
        bar = "#" * filled + "." * (BAR - filled)
        print(f"\r[{bar}] {self.done}/{self.games} games, {left:.0f} s left ", end=end, file=sys.stderr, flush=True)
