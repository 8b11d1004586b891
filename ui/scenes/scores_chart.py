"""Points over the game: a line for each seat, signs below, and a marker that tells what a turn changed."""

from typing import Final

import pygame

from rules.core.target import NOBODY
from ui.boards.figures import Figures
from ui.boards.view import board_of
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.scores_story import Story
from ui.theme import BRICK, CELADON, INK, PAPER, SMOKE, VERMILION, alpha, seat_colour
from ui.widgets.ring import draw_ring
from ui.widgets.small import draw_crest
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

LEFT, RIGHT, TOP, FOOT = 54.0, 62.0, 70.0, 66.0
SIGN: Final = 17.0
LABEL_STEP: Final = 25.0


class Chart(Widget):
    """A sheet with the course of the game; the pointer or the arrows choose a turn."""

    def __init__(self, box: pygame.FRect, scene: Scene, story: Story, figures: Figures) -> None:
        super().__init__("chart", box)
        self._scene = scene
        self._story = story
        self._figures = figures
        self._signs = story.signs(board_of(story.rules.title, story.rules).marks)
        self._course = story.course
        self.point = 0
        most = max(max(points) for points in self._course)
        least = min(min(points) for points in self._course)
        # Where everybody begins far above nothing, the scale begins there too, or all lines would lie at the top.
        self._step = _round_step(max(1, most - (least if least * 3 > most else min(0, least))))
        self._low = least // self._step * self._step if least * 3 > most else min(0, least // self._step * self._step)
        self._high = max(most + (most - self._low) * 0.06, self._low + self._step)

    def place(self, box: pygame.FRect) -> None:
        """Lie somewhere else from now on."""
        self.box = box

    # ------------------------------------------------------------------ places

    @property
    def _field(self) -> pygame.FRect:
        box = self.box
        return pygame.FRect(box.x + LEFT, box.y + TOP, box.w - LEFT - RIGHT, box.h - TOP - FOOT)

    def _x(self, point: float) -> float:
        return self._field.x + self._field.w * point / max(1, len(self._course) - 1)

    def _y(self, points: float) -> float:
        return self._field.bottom - self._field.h * (points - self._low) / (self._high - self._low)

    # ------------------------------------------------------------------ input

    def hover(self, x: float, y: float) -> bool:
        """The nearest turn."""
        field = self._field
        inside = self.hovered and field.inflate(20, 0).collidepoint(x, y)
        last = len(self._course) - 1
        point = min(last, max(1, round((x - field.x) / field.w * last))) if inside else 0
        changed, self.point = point != self.point, point
        return changed

    def key(self, event: pygame.Event) -> bool:
        """Left and right, turn by turn; Home and End."""
        last = len(self._course) - 1
        steps = {
            pygame.K_LEFT: self.point - 1 if self.point else last,
            pygame.K_RIGHT: self.point + 1,
            pygame.K_HOME: 1,
            pygame.K_END: last,
        }
        if event.key not in steps:
            return False
        self.point = min(last, max(1, steps[event.key]))
        return True

    def lose_focus(self) -> None:
        """The marker goes with the focus."""
        self.point = 0

    def cursor(self) -> int:
        """A cross over the field."""
        return pygame.SYSTEM_CURSOR_CROSSHAIR if self.point else pygame.SYSTEM_CURSOR_ARROW

    def tip(self) -> Tip | None:
        """What changed most in the chosen turn."""
        if not self.point:
            return None
        words, story = self._scene.words, self._story
        change = story.change(self.point)
        if change.gain:
            title = words("scores.change", turn=change.turn, name=story.names[change.seat], gain=change.gain)
        else:
            title = words("scores.turn", turn=change.turn)
        lines = (self._scene.services.say(change.text, story.names, story.rules),) if change.text else ()
        if change.new_leader == NOBODY:
            return Tip(title, lines)
        return Tip(title, lines, (words("scores.lead", name=story.names[change.new_leader]),))

    def tip_box(self) -> pygame.FRect:
        """The marker, as high as the window, so that the tooltip lies beside it where the lines leave most room."""
        field = self._field
        mean = sum(self._y(points) for points in self._course[self.point]) / len(self._course[self.point])
        level = field.y + field.h * (0.82 if mean < field.centery else 0.16)
        return pygame.FRect(self._x(self.point) - 4, level - 2_000, 8, 4_000)

    # ------------------------------------------------------------------ picture

    def draw(self, painter: Painter) -> None:
        """The sheet, drawn once, and the marker."""
        key = ("scores chart", id(self._story), self._scene.services.say.language, tuple(self.box))
        x, y, w, h = self.box.inflate(24, 24)
        painter.layer(key, x, y, w, h, self._draw_sheet)
        if self.point:
            self._draw_marker(painter)
        if self.ringed:
            draw_ring(painter, self.box, 4)

    def _draw_sheet(self, painter: Painter) -> None:
        painter.nine("nine/paper", *self.box)
        self._draw_head(painter)
        self._draw_scale(painter)
        self._draw_signs(painter)
        last_first = sorted(range(len(self._story.chairs)), key=lambda seat: seat in self._story.winners)
        for seat in last_first:
            self._draw_line(painter, seat)
        self._draw_ends(painter)

    def _draw_head(self, painter: Painter) -> None:
        box, words = self.box, self._scene.words
        right = box.right - 22
        sprites = list(dict.fromkeys(sign.sprite for sign in self._signs))
        for sprite in reversed(sprites):
            label = words(self._figures.mark_words)
            across = painter.text(label, right, box.y + 50, 15, "sans", SMOKE, "right", most=17)
            painter.sprite(sprite, right - across - 24, box.y + 35, 18)
            right -= across + 40
        painter.text(words("scores.chart"), box.x + 18, box.y + 30, 19, "serif", max_width=box.w - 36)
        room = right - box.x - 26
        painter.text(words("scores.chart.note"), box.x + 18, box.y + 50, 15, "sans", SMOKE, max_width=room, most=17)

    def _draw_scale(self, painter: Painter) -> None:
        field = self._field
        painter.bokashi(*field, (0, alpha(CELADON, 0.45)), (1, alpha(CELADON, 0.05)))
        points = self._low
        while points <= self._high:
            y = self._y(points)
            bold = points == 0 or points == self._low
            painter.line(field.x, y, field.right, y, alpha(INK, 0.9 if bold else 0.2), 1.4 if bold else 1)
            painter.text(f"{points}", field.x - 8, y + 5, 14, "sans", SMOKE, "right")
            points += self._step
        last = len(self._course) - 1
        every = next((step for step in (1, 2, 5, 10, 20, 50) if last / step <= 8), 100)
        shown = [turn for turn in range(every, last, every) if last - turn > every * 0.5]
        for turn in (*((1,) if every > 2 else ()), *shown, last):
            painter.text(str(turn), self._x(turn), field.bottom + 50, 14, "sans", SMOKE, "centre")

    def _draw_signs(self, painter: Painter) -> None:
        base = self._field.bottom
        ends = [-1.0, -1.0]
        for sign in self._signs:
            x = self._x(sign.point)
            row = 0 if x - ends[0] >= SIGN else 1
            ends[row] = x
            painter.line(x, base, x, base + 6 + row * 12, INK, 1.2)
            painter.sprite(sign.sprite, x, base + 15 + row * 12, SIGN - 1, centre=True)

    def _draw_line(self, painter: Painter, seat: int) -> None:
        won = seat in self._story.winners
        crest = self._story.chairs[seat].crest
        colour = seat_colour(crest, painter.strong_seats)
        places = [(self._x(at), self._y(points[seat])) for at, points in enumerate(self._course)]
        if len(places) > 1:
            painter.stroke(places, PAPER, 6)
            painter.stroke(places, INK, 4.4 if won else 3.6)
            painter.stroke(places, colour, 3 if won else 2.3)
        for at in range(10, len(places) - 3, 10):
            painter.circle(*places[at], 4.6, INK)
            painter.circle(*places[at], 3.5, colour)

    def _draw_ends(self, painter: Painter) -> None:
        """A crest and the final points at the end of each line, kept apart where lines end close together."""
        final = self._course[-1]
        order = sorted(range(len(final)), key=lambda seat: -final[seat])
        heights: list[float] = []
        for seat in order:
            y = self._y(final[seat])
            heights.append(max(y, heights[-1] + LABEL_STEP) if heights else y)
        over = heights[-1] - (self._field.bottom + 4)
        x = self._field.right + 14
        for seat, y in zip(order, heights, strict=True):
            y -= max(0.0, over)
            draw_crest(painter, self._story.chairs[seat].crest, x, y, 11.5)
            painter.text(str(final[seat]), x + 16, y + 5, 15, "display", max_width=32, most=15)

    def _draw_marker(self, painter: Painter) -> None:
        x, field = self._x(self.point), self._field
        painter.line(x, field.y, x, field.bottom, VERMILION, 1.4, (4, 3))
        painter.text(str(self.point), x, field.y - 5, 14, "semi", BRICK, "centre")
        for seat, points in enumerate(self._course[self.point]):
            colour = seat_colour(self._story.chairs[seat].crest, painter.strong_seats)
            painter.circle(x, self._y(points), 6.2, INK)
            painter.circle(x, self._y(points), 5, colour)


def _round_step(span: int) -> int:
    """A round number that divides a span into at most seven parts.

    >>> _round_step(299), _round_step(80), _round_step(6)
    (50, 20, 1)
    """
    size = 1
    while True:
        for factor in (1, 2, 5):
            if span / (factor * size) <= 7:
                return factor * size
        size *= 10
