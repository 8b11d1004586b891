"""The end of a game: who won, the score by category, the course of the game, and what next."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.match import Match
from game.replay import Replay
from rules.core.target import NOBODY, Seat
from ui.boards.figures import figures_of
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.scores_chart import Chart
from ui.scenes.scores_story import Story
from ui.scenes.scores_table import ScoreTable
from ui.scenes.ways import ScreenWays
from ui.services import Services
from ui.theme import FOOT_BAR, INK, MARGIN, PAPER, SMOKE, TOP_BAR
from ui.widgets.button import Kind, PushButton
from ui.widgets.screen_frame import draw_bar, draw_foot, draw_ground, layout_bar, layout_foot
from ui.widgets.small import draw_crest
from ui.widgets.tip import Tip

WIDEST: Final = 1560.0
SCROLL: Final = 104.0
TALLEST: Final = 640.0
MOST_HONOURS: Final = 2
"""The line has room for no more: those that stand last among the honours."""


class ScoresScene(Scene):
    """Shows a finished game. A replay is shown with the same buttons: it can be played again as well.

    `honours` are those that the game has just earned.
    """

    def __init__(
        self, services: Services, navigator: ScreenWays, game: Match | Replay, honours: Sequence[str] = ()
    ) -> None:
        super().__init__(services)
        self.honours = tuple(honours)
        self.navigator = navigator
        self.story = Story(game)
        self.title = self.story.rules.title
        figures = figures_of(self.title)
        self._table = ScoreTable(self, self.story, figures)
        self._chart = Chart(pygame.FRect(0, 0, 0, 0), self, self.story, figures)
        self._scroll = pygame.FRect(0, 0, 0, 0)
        self._sheet = pygame.FRect(0, 0, 0, 0)
        self._bar_end = 0.0
        self._foot_end = 0.0

    # ------------------------------------------------------------------ layout

    def layout(self, painter: Painter) -> None:
        """Scroll above, table left, chart right."""
        across = min(WIDEST, self.width) - 2 * MARGIN
        x, y = (self.width - across) / 2, TOP_BAR + 12.0
        room = self.height - FOOT_BAR - 14 - (y + SCROLL + 14)
        height = min(TALLEST, room)
        y += (room - height) / 2
        self._scroll = pygame.FRect(x, y, across, SCROLL)
        seats = len(self.story.chairs)
        wide = min(across * 0.505, 640.0 + 30 * max(0, seats - 3))
        self._sheet = pygame.FRect(x, y + SCROLL + 14, wide, height)
        self._chart.place(pygame.FRect(x + wide + 16, self._sheet.y, across - wide - 16, height))
        match, ways = self.story.match, self.navigator
        rules = self._button("rules", "common.rules", lambda: ways.rules(self.title), "quiet", "book")
        settings = self._button("settings", "common.settings", ways.settings, "quiet", "tech")
        self._bar_end = layout_bar(painter, [rules, settings])
        lobby = self._button("lobby", "common.lobby", ways.lobby)
        record = self.story.replay.record
        replay = self._button("replay", "scores.replay", lambda: ways.replay(record), "plain", "repeat")
        deal = self._button("new deal", "scores.new_deal", lambda: ways.new_deal(match), "plain", "cards")
        rematch = self._button("rematch", "scores.rematch", lambda: ways.rematch(match), "call", "swap")
        self._foot_end = layout_foot(painter, [lobby, replay, deal, rematch])
        for button in (lobby, replay, deal, rematch):
            # Where the count asked for patience a click now leads away.
            button.meaning = button.name
        self.form.fill([*self._table.cells(self._sheet), rules, settings, self._chart, lobby, replay, deal, rematch])

    def _button(self, name: str, key: str, act: Callable[[], None], kind: Kind = "plain", icon: str = "") -> PushButton:
        note = f"{key}.tip"
        tip = Tip("", (self.words(note),)) if self.services.say.has(note) else None
        return PushButton(name, pygame.FRect(0, 0, 0, 0), self.words(key), act, kind, icon, tip=tip)

    def escape(self) -> bool:
        """Esc goes to the lobby."""
        self.navigator.lobby()
        return True

    def ask_rules(self) -> bool:
        """F1 opens the rules of the game that was played."""
        self.navigator.rules(self.title)
        return True

    # ------------------------------------------------------------------ picture

    def paint(self, painter: Painter) -> None:
        """Ground, bars, scroll and table; the chart is a widget."""
        draw_ground(painter, self.title)
        self._paint_bar(painter)
        self._paint_scroll(painter)
        key = ("score table", id(self.story), self.services.say.language)
        x, y, w, h = self._sheet.inflate(24, 24)
        painter.layer(key, x, y, w, h, lambda inner: self._table.draw(inner, self._sheet))
        draw_foot(painter, "end", self.words("scores.over"), self._note(), self._foot_end)

    def _note(self) -> str:
        if self.honours:
            names = ", ".join(self.words(f"honour.{name}") for name in self.honours[-MOST_HONOURS:])
            return self.words("scores.note.honours", names=names)
        seed = str(self.story.match.deal.seed)
        return self.words("scores.note.practice" if self.story.match.practice else "scores.note", seed=seed)

    def _paint_bar(self, painter: Painter) -> None:
        turns = len(self.story.course) - 1
        minutes = self.words("scores.minutes", n=max(1, round(self.story.match.seconds / 60)))
        across = painter.measure(minutes, 16, "semi", most=19)
        x = self._bar_end - 8 - across
        painter.sprite("disc/paper", x - 20, 27, 30, centre=True)
        painter.sprite("mark/time", x - 20, 27, 20, centre=True)
        painter.text(minutes, x, 33, 16, "semi", PAPER, most=19)
        title, phase = self.title_name(self.title), self.words("scores.phase", n=turns)
        draw_bar(painter, title, phase, self.title, x - 44)

    def _paint_scroll(self, painter: Painter) -> None:
        box, story = self._scroll, self.story
        painter.nine("nine/scroll", *box)
        x = box.x + 64
        for seat in story.winners or range(len(story.chairs)):
            draw_crest(painter, story.chairs[seat].crest, x, box.centery, 32)
            x += 72
        x -= 24
        sea = box.right - 250
        painter.text(self.verdict(), x, box.centery + 4, 36, "display", INK, max_width=sea - x)
        painter.text(self.reason(), x + 1, box.centery + 30, 17, "sans", SMOKE, max_width=sea - x, most=20)
        painter.sprite("boat/junk_red", box.right - 112, box.y + 8, 84)
        for number in range(3):
            painter.sprite("wavelet", box.right - 240 + 40 * number, box.y + 72 + number % 2 * 6)

    # ------------------------------------------------------------------ words

    def verdict(self) -> str:
        """Who won, in one line."""
        story = self.story
        if story.verdict is not None:
            name, points = self.services.say(story.verdict.name), story.sheets[0].total
            return self.words("scores.rated", name=name, n=points)
        points = story.sheets[story.winners[0]].total
        names = self._names(story.winners)
        if len(story.winners) > 1:
            return self.words("scores.shared", names=names, n=points)
        alone = story.match.people == story.winners and len(story.chairs) > 1
        return self.words("scores.victory" if alone else "scores.winner", name=names, n=points)

    def _names(self, seats: Sequence[Seat]) -> str:
        """One after the other, as the language does it."""
        names = self.story.names[seats[-1]]
        for number, seat in enumerate(reversed(seats[:-1])):
            key = "scores.names" if number else "scores.two_names"
            names = self.words(key, name=self.story.names[seat], rest=names)
        return names

    def reason(self) -> str:
        """By how much, and where the winner gained most."""
        story = self.story
        if story.verdict is not None:
            return self.services.say(story.verdict.reason, story.names, story.rules)
        if story.runner_up == NOBODY:
            return self.words("scores.all_level")
        if story.margin == 0:
            return self.words("scores.tie_break", name=self._names(story.level))
        name = story.names[story.runner_up]
        row, lead = story.largest_lead()
        category = self.services.say(row.category)
        if lead <= 0:
            return self.words("scores.margin", name=name, n=story.margin)
        return self.words("scores.margin_by", name=name, n=story.margin, category=category, lead=lead)
