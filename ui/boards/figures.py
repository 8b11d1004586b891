"""What a title shows away from its table: the pictures of its rules, the signs of its score, its first line."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import ClassVar, Final

import pygame

from rules.core.text import Text
from ui.key_list import Key
from ui.paint import Painter
from ui.theme import CELADON, INK, alpha

Words = Callable[..., str]
Figure = Callable[[Painter, pygame.FRect, Words], None]
Drawn = Mapping[str, tuple[Figure, float]]
"""Figures by name, each with its height."""
WIDEST: Final = 1.15
"""The width of a sign to the height of the line of signs it stands in."""


class Figures(ABC):
    """One title's pictures outside the table. Stateless.

    A figure is drawn into a room as high as it asks for. Those of `chapters` stand on a framed strip of their own,
    those of `clauses` beside the words of a clause.
    """

    chapters: ClassVar[Drawn]
    clauses: ClassVar[Drawn]
    score_signs: ClassVar[Mapping[str, str]]
    """The sprite before a category of the score, by the key of its name."""
    mark_words: ClassVar[str] = "scores.round"
    """The key of what a sign below the chart means; see `BoardView.marks`."""
    keys: ClassVar[tuple[Key, ...]] = ()
    """Keys that only its board knows; see `BoardView.strike`."""

    @abstractmethod
    def at_start(self, seats: int) -> Text:
        """What everybody begins with, in one line of the set-up."""

    def height(self, name: str) -> float:
        """How high a figure of the rules is."""
        return (self.clauses.get(name) or self.chapters[name])[1]

    def draw(self, painter: Painter, name: str, room: pygame.FRect, words: Words) -> None:
        """Draw a figure of the rules into a room as high as it asked for."""
        if name in self.clauses:
            self.clauses[name][0](painter, room, words)
        else:
            _frame(painter, room)
            self.chapters[name][0](painter, room, words)


def draw_sign(painter: Painter, sign: str, x: float, y: float, size: float) -> None:
    """The sign of a category around x, y, as high as `size`; one that lies down, as a flag does, stays in their row."""
    w, h = painter.palette.sprites.entry(sign).size
    painter.sprite(sign, x, y, h=size * min(1.0, WIDEST * h / w), centre=True)


def _frame(painter: Painter, room: pygame.FRect) -> None:
    """The tinted ground of a strip."""
    painter.rect(room.x, room.y, room.w, room.h, alpha(CELADON, 0.35), 4)
    painter.rect(room.x, room.y, room.w, room.h, alpha(INK, 0.35), 4, 1)


def figures_of(title: str) -> Figures:
    """The pictures of a title, imported when first asked for."""
    made: Figures = import_module(f"ui.boards.{title}.book.figures").FIGURES
    return made
