"""The opponents of another checkout of the program, in a process of their own that speaks the moves of a saved game."""

import atexit
import json
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from game.door import NoResult
from game.opponents.characters import NONE
from game.opponents.player import Limit
from rules.core.code import Code
from rules.core.deal import Deal

SCRIPT: Final = Path(__file__).with_name("embassy.py")


class NoEnvoy(NoResult):
    """The other checkout cannot be asked; the sentence says why."""


class Envoy:
    """One line asks, one line answers: what is asked is a JSON list beginning with a verb."""

    def __init__(self, checkout: str) -> None:
        self.checkout = checkout
        if not (Path(checkout) / "game" / "titles.py").is_file():
            raise NoEnvoy(f"{checkout} is no checkout of the program")
        own = Path(checkout) / ".venv" / "bin" / "python"
        self._process = subprocess.Popen(
            [str(own) if own.exists() else sys.executable, str(SCRIPT.resolve()), str(Path(checkout).resolve())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=checkout,
        )
        atexit.register(self.dismiss)

    def _ask(self, *words: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(words) + "\n")
            self._process.stdin.flush()
            answer = json.loads(self._process.stdout.readline())
        except (OSError, ValueError) as error:
            raise NoEnvoy(f"the program in {self.checkout} gave no answer") from error
        if "error" in answer:
            raise NoEnvoy(f"the program in {self.checkout} says: {answer['error']}")
        return answer["is"]

    def rules(self, title: str) -> tuple[int, str]:
        """The version of its rules and the fingerprint of its values; that is empty if it names none."""
        version, values = self._ask("rules", title)
        return version, values

    def deal(self, deal: Deal) -> None:
        """A new game begins."""
        self._ask("deal", deal.title, deal.seats, dict(deal.options), deal.seed)

    def choose(self, level: str, limit: Limit, character: str = NONE) -> list[Code]:
        """What its opponent of that level, with that character, plays now."""
        line: list[Code] = self._ask("choose", level, limit.seconds, limit.iterations, character)
        return line

    def play(self, line: Sequence[Code]) -> None:
        """Somebody has played."""
        self._ask("play", list(line))

    def totals(self) -> list[int]:
        """The points as it counts them."""
        totals: list[int] = self._ask("totals")
        return totals

    def dismiss(self) -> None:
        """It may go."""
        self._process.kill()
        self._process.wait()


@cache
def envoy_of(checkout: str) -> Envoy:
    """One process a checkout, for all games of this one."""
    return Envoy(checkout)
