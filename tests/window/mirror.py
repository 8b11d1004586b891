"""The same screens in this process, without a window: where to click is worked out, never asked of the program."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame

from game.library import Library
from game.match import Match
from game.settings import Settings
from rules.core.move import Move
from rules.core.target import Target
from ui.app import App
from ui.boards.view import board_of
from ui.scene import Scene
from ui.scenes.table import TableScene
from ui.table.parts.spots import spot_name
from ui.widgets.choice import ChoiceBar

ASSETS = Path(__file__).resolve().parent.parent.parent / "assets"


class Silent:
    """Stands in for navigator and thinker."""

    def poll(self) -> None:
        """Nobody thinks here."""

    def __getattr__(self, name: str) -> Any:
        return lambda *_, **__: None


class Mirror:
    """Draws scenes of the size of the real window and tells where their widgets lie, in pixels of the screen."""

    def __init__(self, size: tuple[int, int], language: str = "en") -> None:
        self.app = App(ASSETS, Settings(language=language, motion="off", volume=0), lambda: None)
        self.surface = pygame.Surface(size)

    def lay(self, scene: Scene) -> None:
        """Lay a scene out: enough to know where everything lies."""
        self.app.stack.reset(scene)
        self.painter = self.app.painter_for(self.surface)
        self.app.stack.arrange(self.painter)

    def show(self, scene: Scene) -> None:
        """Draw a scene, to compare it with what the screen shows."""
        self.lay(scene)
        self.app.stack.draw(self.painter)

    def spot(self, name: str) -> tuple[float, float]:
        """The middle of a widget."""
        scene = self.app.stack.top
        assert scene is not None
        widget = next(widget for widget in scene.form.widgets if widget.name == name)
        x, y = widget.screen_box().center
        return x * self.painter.scale, y * self.painter.scale

    def field(self, name: str, number: int) -> tuple[float, float]:
        """The middle of one field of a row of choices."""
        scene = self.app.stack.top
        assert scene is not None
        choice = next(widget for widget in scene.form.widgets if widget.name == name)
        assert isinstance(choice, ChoiceBar)
        x, y = choice.field_box(number).center
        return x * self.painter.scale, y * self.painter.scale

    def names(self) -> list[str]:
        """All widgets of the scene."""
        scene = self.app.stack.top
        assert scene is not None
        return [widget.name for widget in scene.form.widgets]

    def table(self, match: Match) -> TableScene:
        """The table of a match, laid out."""
        board = board_of(match.deal.title, match.rules)
        scene = TableScene(self.app.services, Silent(), match, board, Silent(), curtain=False)
        self.lay(scene)
        return scene

    def clicks_for(self, match: Match, move: Move) -> list[tuple[float, float]]:
        """Where to click on the table laid out last to mean a move. An amount must be the one the stepper shows."""
        return [self.spot(self.widget_of(target)) for target in match.rules.targets(match.state, move)]

    def widget_of(self, target: Target) -> str:
        """The widget that stands for a target: on the board, or a button of the prompt."""
        name = spot_name(target)
        if name in self.names():
            return name
        return f"button {target.key}"


def running(library: Library) -> Match | None:
    """The game on disk, as far as it has been played."""
    summary = library.running()
    return None if summary is None else library.open(summary.path)


def finished(library: Library) -> Sequence[Any]:
    """Games on disk that have ended."""
    return [summary for summary in library.summaries() if summary.result is not None]
