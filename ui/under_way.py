"""The game under way as the lobby shows it, and the small picture of its board that lies beside its file."""

from __future__ import annotations

from pathlib import Path

from ui.app import App
from ui.scenes.lobby_shelf import UnderWay


def under_way() -> UnderWay | None:
    """The game that Continue opens, at a glance."""
    from game.library import Library

    running = Library().running()
    if running is None:
        return None
    picture = picture_beside(running.path)
    return UnderWay(running.title, running.turns, running.names, running.crests, picture if picture.exists() else None)


def keep_picture(app: App) -> None:
    """Leave a small picture of the board beside the save, for the lobby's scroll."""
    from ui.scenes.table import TableScene

    table = next((scene for scene in app.stack if isinstance(scene, TableScene)), None)
    if table is not None and table.match.journal is not None and not table.match.is_over:
        beside = picture_beside(table.match.journal.path)
        app.keep_picture(table, lambda: table.picture.frame.board, beside)


def picture_beside(save: Path) -> Path:
    """Where the small picture of a saved game lies; its name keeps it out of the list of games."""
    return save.with_name(f".{save.stem}.png")
