"""The whole game on one timeline: a block a turn in the seat's colour, marks above, the flag at the present turn."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import pygame

from game.replay import Replay, TurnSpan
from ui.boards.view import BoardView
from ui.paint import Painter
from ui.theme import BRICK, BUTTER, GOLD, INK, PAPER, SMOKE, mix, seat_colour
from ui.widgets.ring import draw_ring
from ui.widgets.small import draw_crest
from ui.widgets.widget import Widget

HIGH: Final = 14.0
SIDE: Final = 30.0
TICK: Final = 10


class Mark(NamedTuple):
    """A sign above a turn."""

    turn: int
    sprite: str


def marks_of(board: BoardView, replay: Replay) -> list[Mark]:
    """Where the running counts of the title grow."""
    marks: list[Mark] = []
    before = dict(board.marks(replay.at(0)))
    for number, turn in enumerate(replay.turns()):
        after = dict(board.marks(replay.at(turn.end)))
        marks += [Mark(number, name) for name, count in after.items() if count > before.get(name, 0)]
        before = after
    return marks


def draw_head(
    painter: Painter, tray: pygame.FRect, title: str, move: str, legend: Mapping[str, str], end: float
) -> None:
    """What lies in the tray, where one is, what the marks mean: as much of it as fits before `end`."""
    x = tray.x + 16
    if x + painter.measure(title, 15, "serif", 16) + 12 + painter.measure(move, 15, most=16) <= end:
        x += painter.text(title, x, tray.y + 24, 15, "serif", BRICK, most=16) + 12
    x += painter.text(move, x, tray.y + 24, 15, "sans", SMOKE, max_width=end - x, most=16) + 20
    for sprite, words in legend.items():
        if words and x + 22 + painter.measure(words, 15, most=16) <= end:
            painter.sprite(sprite, x, tray.y + 10, 17)
            x += 22 + painter.text(words, x + 22, tray.y + 24, 15, "sans", SMOKE, most=16) + 14


class Timeline(Widget):
    """Click or drag to go to a turn. `go` gets the number of moves after which the game is to be shown."""

    def __init__(
        self,
        box: pygame.FRect,
        turns: Sequence[TurnSpan],
        marks: Sequence[Mark],
        crests: Sequence[int],
        go: Callable[[int], None],
    ) -> None:
        super().__init__("timeline", box)
        self.turns = list(turns)
        self.marks = list(marks)
        self.crests = list(crests)
        self.turn = 0
        self._go = go

    @property
    def _step(self) -> float:
        return self.box.w / max(1, len(self.turns))

    def _jump(self, x: float) -> None:
        if self.turns:
            turn = min(max(int((x - self.box.x) / self._step), 0), len(self.turns) - 1)
            self._go(self.turns[turn].end)

    def press(self, x: float, y: float) -> None:
        """Go to the turn under the pointer."""
        self._jump(x)

    def drag(self, x: float, y: float) -> None:
        """Follow the pointer."""
        self._jump(x)

    def covers(self, x: float, y: float) -> bool:
        """The timeline, its marks and its numbers."""
        return bool(self.box.inflate(8, 56).collidepoint(x, y))

    def key(self, event: pygame.Event) -> bool:
        """Up and down go by turns."""
        if event.key not in (pygame.K_UP, pygame.K_DOWN) or not self.turns:
            return False
        turn = min(max(self.turn + (1 if event.key == pygame.K_UP else -1), 0), len(self.turns) - 1)
        self._go(self.turns[turn].end)
        return True

    def draw(self, painter: Painter) -> None:
        """Only the ring of the focus; the timeline lies in the table's picture."""
        if self.ringed:
            draw_ring(painter, self.box.inflate(6, 6))

    def draw_timeline(self, painter: Painter) -> None:
        """Blocks, marks, numbers, flag."""
        box, step = self.box, self._step
        for number, turn in enumerate(self.turns):
            colour = seat_colour(self.crests[turn.seat], painter.strong_seats)
            x = box.x + number * step
            gap = 1.0 if step > 4 else 0.0
            ink = colour if number <= self.turn else mix(colour, PAPER, 0.62)
            painter.rect(x + gap / 2, box.y, step - gap, HIGH, ink)
        painter.rect(box.x - 1, box.y - 1, box.w + 2, HIGH + 2, INK, 3, 1.2)
        for mark in self.marks:
            painter.sprite(mark.sprite, box.x + (mark.turn + 0.5) * step, box.y - 11, 16, centre=True)
        self._draw_numbers(painter)
        self._draw_flag(painter)

    def _draw_numbers(self, painter: Painter) -> None:
        count = len(self.turns)
        shown = [1, *(number for number in range(TICK, count - TICK // 2, TICK)), count]
        for number in dict.fromkeys(shown):
            x = self.box.x + (number - 0.5) * self._step
            if abs(number - 1 - self.turn) * self._step > 30:
                painter.line(x, self.box.y + 16, x, self.box.y + 21, INK, 1.2)
                painter.text(str(number), x, self.box.y + 35, 14, "sans", SMOKE, "centre", most=15)

    def _draw_flag(self, painter: Painter) -> None:
        if not self.turns:
            return
        x, y = self.box.x + (self.turn + 0.5) * self._step, self.box.y
        painter.line(x, y - 6, x, y + 22, INK, 4)
        painter.line(x, y - 6, x, y + 22, GOLD, 2)
        painter.sprite("replay/flag", x - 21, y + 14, 42)
        painter.text(str(self.turn + 1), x, y + 36, 16, "display", BUTTER, "centre", most=16)
        draw_crest(painter, self.crests[self.turns[self.turn].seat], x, y + 7, 12)
