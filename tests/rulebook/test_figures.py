"""The pictures of the rules: all can be drawn, and their words fit the narrowest page."""

from pathlib import Path

import pygame
import pytest

from game.settings import Settings
from tests.built import BUILT
from tests.rulebook.test_rulebook import clauses, load
from ui.app import App
from ui.boards.figures import figures_of
from ui.clock import HandClock

ASSETS = Path(__file__).parents[2] / "assets"
WINDOW = (1024, 700)
NARROW = 648.0
INDENT = 30.0


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", BUILT)
def test_every_figure_fits_the_narrowest_page(name: str, language: str, text_size: int) -> None:
    settings = Settings(language=language, text_size=text_size)
    app = App(ASSETS, settings, lambda: None, clock=HandClock(), strict=True)
    painter = app.painter_for(pygame.Surface(WINDOW))
    book, figures = load(language, name), figures_of(name)

    def words(key: str, **holes: int | str) -> str:
        said = app.services.say.words(key, **holes)
        assert "{" not in said, key
        return said

    for parts, width in ((book["chapters"], NARROW), (clauses(book), NARROW - INDENT)):
        for figure in sorted({part["figure"] for part in parts} - {None}):
            room = pygame.FRect(20, 20, width, figures.height(figure))
            figures.draw(painter, figure, room, words)
            assert painter.overflows == [], figure
