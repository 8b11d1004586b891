"""The ways between screens; a screen knows the others only through these."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from game.match import Match
from game.record import Record
from game.seat import Chair
from rules.core.deal import Deal
from ui.scene import Scene


class ScreenWays(Protocol):
    """What the screens around the table need of the program."""

    def open(self, scene: Scene) -> None:
        """Lay a screen on top: a question, say."""

    def close(self, scene: Scene) -> None:
        """Take a screen and all that lies on it away."""

    def lobby(self) -> None:
        """The shelf of boxes, in place of all."""

    def new_game(self, title: str) -> None:
        """Set up a game of this title."""

    def start(
        self, deal: Deal, chairs: Sequence[Chair], *, guided: bool = False, curtain: bool = True, hints: bool = True
    ) -> None:
        """Deal and play. `guided` plays the lesson of the title, whose deal this then is."""

    def open_game(self, path: Path) -> None:
        """Go on with a saved game; ComptoirError says why one cannot."""

    def open_replay(self, path: Path) -> None:
        """Look through a saved game; ComptoirError says why one cannot."""

    def replay(self, record: Record) -> None:
        """Look through the game that was just played."""

    def rematch(self, match: Match) -> None:
        """The same deal and people once more."""

    def new_deal(self, match: Match) -> None:
        """The same people and options, another deal."""

    def replays(self) -> None:
        """The finished games."""

    def load(self) -> None:
        """The games under way."""

    def settings(self) -> None:
        """The settings on top."""

    def rules(self, title: str, clause: str = "") -> None:
        """The rules reader on top, at a clause if one is named."""
