"""Games played so far, title by title."""

from collections.abc import Callable
from typing import Final

import pygame

from game.honours import honours_of
from game.statistics import Statistics
from game.titles import TITLES
from rules.core.manifest import manifests
from ui import dress
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.statistics_honours import honour_seals
from ui.scenes.statistics_sheet import EDGE, StatisticsSheet
from ui.scenes.ways import ScreenWays
from ui.services import Services
from ui.theme import FADED, FOOT_BAR, INK, MARGIN, PAPER, SMOKE, TOP_BAR
from ui.widgets.button import PushButton
from ui.widgets.ring import draw_ring
from ui.widgets.screen_frame import draw_bar, draw_foot, draw_ground, layout_bar, layout_foot
from ui.widgets.widget import Widget

WIDEST: Final = 1320.0
TALLEST: Final = 760.0
SIDE: Final = 262.0
ROW: Final = 66.0


class TitleRow(Widget):
    """A title of the list and how often it was played."""

    def __init__(
        self, box: pygame.FRect, title: str, label: str, note: str, here: bool, act: Callable[[], None], reason: str
    ) -> None:
        super().__init__(f"title {title}", box, reason=reason)
        self.title = title
        self.label = label
        self.note = note
        self.here = here
        self.act = act

    def activate(self) -> None:
        """Show it."""
        self.act()

    def release(self, x: float, y: float, inside: bool) -> None:
        """A click shows it."""
        if inside and self.usable:
            self.act()

    def draw(self, painter: Painter) -> None:
        """Seal, name and count; the one that is shown is dark."""
        box = self.box
        if self.here:
            painter.nine("nine/choice_on", *box)
        elif self.hot:
            painter.nine("nine/choice_hot", *box)
        painter.sprite(dress.seal(painter, self.title), box.x + 12, box.y + 12, 42, alpha=1.0 if self.usable else 0.45)
        ink = PAPER if self.here else INK if self.usable else FADED
        room = box.w - 78
        painter.text(self.label, box.x + 66, box.y + 30, 18, "serif", ink, max_width=room, most=21)
        faint = PAPER if self.here else SMOKE
        painter.text(self.note, box.x + 66, box.y + 51, 15, "sans", faint, max_width=room, most=17)
        if self.ringed:
            draw_ring(painter, box, 4)


class StatisticsScene(Scene):
    """Titles at the left, all there is to say about one of them at the right."""

    def __init__(self, services: Services, navigator: ScreenWays, statistics: Statistics | None = None) -> None:
        super().__init__(services)
        self.navigator = navigator
        self._statistics = statistics or Statistics()
        self._games = self._statistics.games()
        played = [game.title for game in self._games if game.title in TITLES]
        self.title = max(played, key=played.count, default="")
        self._side = pygame.FRect(0, 0, 0, 0)
        self._box = pygame.FRect(0, 0, 0, 0)
        self._bar_end = 0.0
        self._foot_end = 0.0

    # ------------------------------------------------------------------ layout

    def layout(self, painter: Painter) -> None:
        """Two sheets side by side."""
        across = min(WIDEST, self.width) - 2 * MARGIN
        x, y = (self.width - across) / 2, TOP_BAR + 16.0
        room = self.height - FOOT_BAR - 16 - y
        height = min(TALLEST, room)
        y += (room - height) / 2
        self._side = pygame.FRect(x, y, SIDE, height)
        self._box = pygame.FRect(x + SIDE + 16, y, across - SIDE - 16, height)
        none = pygame.FRect(0, 0, 0, 0)
        home = PushButton("lobby", none, self.words("common.lobby"), self.navigator.lobby, "quiet", "back")
        self._bar_end = layout_bar(painter, [home])
        back = PushButton("back", none.copy(), self.words("common.back"), self.navigator.lobby, "plain", "back")
        self._foot_end = layout_foot(painter, [back])
        rows = [self._row(number, title) for number, title in enumerate(manifests())]
        self.form.fill([home, *rows, *self._honours(), back])

    def _honours(self) -> list[Widget]:
        if not self.title:
            return []
        earned = honours_of(self._games, self.title, TITLES[self.title].seat_counts)
        return honour_seals(self, self._box.right - EDGE, self._box.y + EDGE, earned)

    def _row(self, number: int, title: str) -> TitleRow:
        side = self._side
        box = pygame.FRect(side.x + 10, side.y + 12 + number * (ROW + 6), side.w - 20, ROW)
        games = sum(game.title == title for game in self._games)
        note = self.words("statistics.count", n=games) if games else self.words("statistics.never")
        reason = "" if games and title in TITLES else self.words("statistics.nothing")
        label = self.title_name(title)
        return TitleRow(box, title, label, note, title == self.title, lambda: self._show(title), reason)

    def _show(self, title: str) -> None:
        self.title = title
        self.relayout()

    def escape(self) -> bool:
        """Esc goes back to the lobby."""
        self.navigator.lobby()
        return True

    # ------------------------------------------------------------------ picture

    def paint(self, painter: Painter) -> None:
        """Ground, bars and both sheets."""
        draw_ground(painter)
        draw_bar(painter, self.words("common.program"), self.words("statistics.head"), room=self._bar_end)
        painter.nine("nine/washi", *self._side)
        key = ("statistics", self.title, len(self._games), self.services.say.language)
        x, y, w, h = self._box.inflate(24, 24)
        painter.layer(key, x, y, w, h, self._paint_sheet)
        total = self.words("statistics.total", n=len(self._games)) if self._games else self.words("statistics.empty")
        draw_foot(painter, "statistics", total, self.words("statistics.foot"), self._foot_end)

    def _paint_sheet(self, painter: Painter) -> None:
        if not self.title:
            self._paint_nothing(painter)
            return
        games = [game for game in self._games if game.title == self.title]
        summary = self._statistics.summary(self.title, games)
        counts = TITLES[self.title].seat_counts
        StatisticsSheet(self, self.title, summary, games, counts).draw(painter, self._box)

    def _paint_nothing(self, painter: Painter) -> None:
        box = self._box
        painter.nine("nine/paper", *box)
        x, y = box.center
        painter.sprite("boat/junk_red", x, y - 76, 104, centre=True)
        for number in range(5):
            painter.sprite("wavelet", x - 110 + 44 * number, y - 34 + number % 2 * 6)
        painter.text(self.words("statistics.empty"), x, y + 22, 24, "display", INK, "centre", box.w - 60)
        painter.text(self.words("statistics.empty.note"), x, y + 52, 16, "sans", SMOKE, "centre", box.w - 60, 19)
