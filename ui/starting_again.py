"""Starting again: one process holds one set of values a title, so a game with others is opened in a new one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rules.core.errors import ComptoirError
from ui.app import App
from ui.under_way import keep_picture

if TYPE_CHECKING:
    from game.seat import Chair
    from rules.core.deal import Deal


class StartingAgain:
    """What the program does once its window has gone: nothing, unless `arguments` say with what it begins anew."""

    def __init__(self, app: App) -> None:
        self.arguments: Sequence[str] | None = None
        self._app = app

    def at_the_lobby(self) -> None:
        """With today's values of all titles."""
        self._leave()

    def at_the_game(self, path: Path) -> None:
        """With the values of a saved game, and that game open."""
        self._leave("open", str(path.resolve()))

    def at_a_new_game(self, deal: Deal, chairs: Sequence[Chair], practice: bool) -> None:
        """Whatever this process holds, a new game is dealt with today's values; ComptoirError if it cannot be kept."""
        from game.library import start_file
        from game.processes import apart

        place = apart({}, start_file, deal, list(chairs), practice)
        if not isinstance(place, Path):
            raise ComptoirError(place)
        self.at_the_game(place)

    def _leave(self, *arguments: str) -> None:
        keep_picture(self._app)
        self.arguments = arguments
        self._app.quit()
