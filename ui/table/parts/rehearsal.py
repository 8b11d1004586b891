"""Drawing ahead of need, where nobody sees it."""

from collections.abc import Iterator

import pygame

from ui.boards.view import BoardView, View
from ui.paint import Painter


class Rehearsal:
    """Draws what a table will show before long, one step at a time while nothing moves.

    What comes up for the first time is made of pictures and words that must be cut, scaled and set. Rehearsed, they are
    at hand by then, and no frame has to make them all.
    """

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self.over = False
        self._painter: Painter | None = None
        self._steps: Iterator[None] | None = None

    def begin(self) -> None:
        """From the start: what was made so far is of no use in another size or language."""
        self._painter = self._steps = None
        self.over = False

    def seen(self, painter: Painter) -> None:
        """The table stands; what it shows next looks as this painter draws."""
        if self._painter is None:
            self._painter = painter.on(pygame.Surface((1, 1), 0, painter.surface))
            self._painter.on_board = True

    def step(self, view: View) -> None:
        """The next step, if there is one."""
        if self._painter is None or self.over:
            return
        if self._steps is None:
            self._steps = self._board.rehearse(self._painter, view)
        self.over = next(self._steps, self) is self

    def next_wake(self) -> float | None:
        """Seconds until the next step: none, but for what happens meanwhile."""
        return None if self._painter is None or self.over else 0.0
