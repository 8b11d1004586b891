"""What a title shows away from its table: the pictures of its rules, the signs of its score, its first line."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module

import pygame

from rules.core.text import Text
from ui.paint import Painter

Words = Callable[..., str]


class Figures(ABC):
    """One title's pictures outside the table. Stateless."""

    @abstractmethod
    def at_start(self, seats: int) -> Text:
        """What everybody begins with, in one line of the set-up."""

    @abstractmethod
    def score_sign(self, category: str) -> str:
        """The sprite before a category of the score, by the key of its name."""

    @abstractmethod
    def mark_words(self, sprite: str) -> str:
        """The key of what a sign below the chart means; see `BoardView.marks`."""

    @abstractmethod
    def height(self, name: str) -> float:
        """How high a figure of the rules is."""

    @abstractmethod
    def draw(self, painter: Painter, name: str, room: pygame.FRect, words: Words) -> None:
        """Draw a figure of the rules into a room as high as it asked for."""


def figures_of(title: str) -> Figures:
    """The pictures of a title, imported when first asked for."""
    made: Figures = import_module(f"ui.boards.{title}.figures").FIGURES
    return made
