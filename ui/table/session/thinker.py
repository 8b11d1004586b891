"""Who chooses for the seats without a person: seen from the table, something that thinks and is asked now and then."""

from collections.abc import Sequence
from typing import Any, Protocol

from game.hint import Advice
from game.opponents.characters import NONE
from game.opponents.player import Limit
from game.seat import Level
from rules.core.move import Move
from rules.core.text import Text


class Thinking(Protocol):
    """Thinks beside the window, about one question at a time."""

    def begin(self, seen: Any, level: Level, character: str = NONE, limit: Limit | None = None) -> None:
        """Think about what the seat that decides in a seen state should do, at a level and with a character; no longer
        than its limit, if one is given."""

    def poll(self) -> Advice | None:
        """The advice, once it is there."""

    def cancel(self) -> None:
        """Drop the question."""

    def close(self) -> None:
        """Nobody asks any more."""


class Written:
    """Advice that was written beforehand."""

    def __init__(self, line: Sequence[Move], reason: Text | None = None) -> None:
        self.line = line
        self.reason = reason
