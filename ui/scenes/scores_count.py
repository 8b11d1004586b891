"""The count: category by category, face down until its turn comes; who has won is told last."""

from typing import Final

import pygame

from game.match import Match
from ui.boards.figures import figures_of
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.scores import SCROLL, TALLEST, WIDEST
from ui.scenes.scores_bars import draw_bars
from ui.scenes.scores_story import Story
from ui.scenes.scores_table import Progress, ScoreTable
from ui.services import Services
from ui.table.parts.moment import draw_seal
from ui.table.scene.ways_out import WaysOut
from ui.theme import BUTTER, FOOT_BAR, INK, MARGIN, PAPER, SLIP, SMOKE, TOP_BAR, VERMILION
from ui.widgets.button import PushButton
from ui.widgets.screen_frame import draw_bar, draw_foot, draw_ground, layout_foot

CATEGORY: Final = 1.2
RUN: Final = 0.7
"""Seconds a category takes, and in which its numbers run up."""
BREATH: Final = 0.6
"""Seconds before the winner is told where everything is counted at once."""
SHARES: Final = {"calm": 1.0, "brisk": 0.5}


class CountScene(Scene):
    """Counts a finished game up; then the score is shown with its winner."""

    def __init__(self, services: Services, navigator: WaysOut, match: Match) -> None:
        super().__init__(services)
        self.navigator = navigator
        self.match = match
        self.story = Story(match)
        self.title = self.story.rules.title
        self._figures = figures_of(self.title)
        self._table = ScoreTable(self, self.story, self._figures)
        self.rows = len(self.story.sheets[0].rows)
        self.counted = 0
        """The category that is being counted."""
        self._begun = services.clock.now()
        self._foot_end = 0.0
        if services.settings.pace == "instant":
            self.count_at_once()

    # ------------------------------------------------------------ time
    @property
    def _now(self) -> float:
        return self.services.clock.now()

    @property
    def _share(self) -> float:
        return SHARES.get(self.services.settings.pace, 1.0)

    @property
    def whole(self) -> bool:
        """Is everything counted?"""
        return self.counted >= self.rows

    def progress(self) -> Progress:
        """How far the count has come: the category, and how much of its numbers."""
        still = self.services.settings.motion == "off"
        passed = (self._now - self._begun) / (RUN * self._share)
        return Progress(self.counted, 1.0 if still or self.whole else min(1.0, passed))

    def _due(self) -> float | None:
        """Seconds until the next category, or the winner, comes by itself; None: somebody must ask."""
        if self.whole:
            return self._begun + BREATH - self._now
        if self.services.settings.pace == "wait":
            return None
        return self._begun + CATEGORY * self._share - self._now

    def update(self, seconds: float) -> None:
        """Category after category."""
        super().update(seconds)
        due = self._due()
        if due is not None and due <= 0:
            self.count_on()
        elif self.animating():
            self.redraw()

    def animating(self) -> bool:
        """While numbers run."""
        return self.progress().share < 1.0

    def next_wake(self) -> float | None:
        """When the next category is due."""
        due, wake = self._due(), super().next_wake()
        if due is None:
            return wake
        return max(0.0, due) if wake is None else min(wake, max(0.0, due))

    # ------------------------------------------------------------ acts
    def count_on(self) -> None:
        """The next category; after the last, the winner."""
        if self.whole:
            self.navigator.scores(self.match)
            return
        self.counted += 1
        self._begun = self._now
        self.services.sounds.play("gong" if self.whole else "abacus")
        self.relayout()

    def count_at_once(self) -> None:
        """All that is left."""
        self.counted = self.rows
        self._begun = self._now
        self.relayout()

    def escape(self) -> bool:
        """Esc counts at once, then goes on."""
        if self.whole:
            self.count_on()
        else:
            self.count_at_once()
        return True

    def process_event(self, event: pygame.Event) -> bool:
        """Space and Enter count on."""
        keys = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
        if event.type == pygame.KEYDOWN and event.key in keys and self.form.focus is None:
            self.count_on()
            return True
        return super().process_event(event)

    # ------------------------------------------------------------ layout
    def layout(self, painter: Painter) -> None:
        """Two buttons in the water."""
        nowhere = pygame.FRect(0, 0, 0, 0)
        reason = self.words("scores.count.done") if self.whole else ""
        once = PushButton(
            "count at once", nowhere, self.words("scores.count.once"), self.count_at_once, "plain", "end", reason=reason
        )
        on = PushButton("next", nowhere.copy(), self.words("table.step"), self.count_on, "call", "arrow")
        self._foot_end = layout_foot(painter, [once, on])
        self.form.fill([once, on])

    def _places(self) -> tuple[pygame.FRect, pygame.FRect, pygame.FRect]:
        """Scroll, table, bars: where the final score will have them."""
        across = min(WIDEST, self.width) - 2 * MARGIN
        x, y = (self.width - across) / 2, TOP_BAR + 12.0
        room = self.height - FOOT_BAR - 14 - (y + SCROLL + 14)
        height = min(TALLEST, room)
        y += (room - height) / 2
        wide = min(across * 0.505, 640.0 + 30 * max(0, len(self.story.chairs) - 3))
        sheet = pygame.FRect(x, y + SCROLL + 14, wide, height)
        bars = pygame.FRect(x + wide + 16, sheet.y, across - wide - 16, height)
        return pygame.FRect(x, y, across, SCROLL), sheet, bars

    # ------------------------------------------------------------ picture
    def paint(self, painter: Painter) -> None:
        """Ground, bars, scroll, table, growing bars."""
        scroll, sheet, bars = self._places()
        progress = self.progress()
        draw_ground(painter, self.title)
        turns = len(self.story.course) - 1
        draw_bar(painter, self.title_name(self.title), self.words("scores.count", n=turns), self.title)
        self._paint_scroll(painter, scroll)
        self._table.draw(painter, sheet, progress)
        draw_bars(painter, bars, self, self.story, progress)
        draw_foot(painter, "end", self._sentence(), self.words("scores.count.note", n=self.rows), self._foot_end)

    def _paint_scroll(self, painter: Painter, box: pygame.FRect) -> None:
        painter.nine("nine/scroll", *box)
        draw_seal(painter, "count", box.x + 34, box.centery - 28, 56)
        beads = min(30.0, 300.0 / self.rows)
        sea = box.right - 50 - beads * self.rows
        painter.text(self._heading(), box.x + 112, box.centery + 4, 35, "serif", INK, max_width=sea - box.x - 112)
        number = min(self.counted + 1, self.rows)
        words = self.words("scores.count.of", number=number, n=self.rows)
        painter.text(words, box.x + 112, box.centery + 31, 17, "sans", SMOKE, max_width=sea - box.x - 112, most=20)
        for each in range(self.rows):
            x = sea + 20 + beads * (each + 0.5)
            ink = VERMILION if each < self.counted else BUTTER if each == self.counted else SLIP
            painter.circle(x, box.centery, 9, ink)
            painter.circle(x, box.centery, 9, INK, 1.2)
            if each < self.counted:
                painter.sprite("mark/check", x, box.centery, 11, centre=True, tint=PAPER)

    def _heading(self) -> str:
        if self.whole:
            return self.words("scores.count.whole")
        return self.words("scores.count.now", category=self._category())

    def _category(self) -> str:
        return self.services.say(self.story.sheets[0].rows[min(self.counted, self.rows - 1)].category)

    def _sentence(self) -> str:
        """Who gets most in the category."""
        if self.whole:
            return self.words("scores.count.whole")
        best = self.story.best(self.counted)
        if len(best) != 1:
            return self._category()
        row = self.story.sheets[best[0]].rows[self.counted]
        reason = self.services.say(row.reason, self.story.names, self.story.rules)
        name, points = self.story.names[best[0]], row.points
        return self.words("scores.count.best", name=name, category=self._category(), reason=reason, points=points)
