"""The ways out of a table; screens know each other only through these."""

from typing import Protocol

from game.match import Match
from game.record import Record
from rules.core.target import Seat
from ui.scene import Scene


class WaysOut(Protocol):
    """What a table needs of the program around it."""

    def open(self, scene: Scene) -> None:
        """Lay a screen on top: a menu, a curtain, a question."""

    def close(self, scene: Scene) -> None:
        """Take a screen and all that lies on it away."""

    def lobby(self) -> None:
        """Leave for the lobby. The game is on disk already."""

    def table(self, match: Match) -> None:
        """Play this game, in place of the screens that lie open."""

    def replay(self, record: Record, eyes: Seat | None = None, position: int = 0) -> None:
        """Watch a game on top of what lies open, from a move on; of a game under way only what one seat saw."""

    def scores(self, match: Match, counting: bool = False) -> None:
        """The final score, in place of the table; `counting` first counts it up."""

    def rules(self, title: str, clause: str = "") -> None:
        """The rules reader on top, at a clause if one is named."""

    def settings(self) -> None:
        """The settings on top."""
