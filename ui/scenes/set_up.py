"""Setting up a game: the box on its shelf, who plays, the deal and its options."""

from typing import Any, Final

import pygame

from game.lesson import BadLesson, Lesson, lesson_titles, lessons_of
from game.titles import TITLES
from rules.core.rules import Rules
from ui.boards.figures import figures_of
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.set_up_box import BoxSheet
from ui.scenes.set_up_column import LEFT, Column
from ui.scenes.set_up_draft import Draft
from ui.scenes.set_up_options import OptionsSheet
from ui.scenes.set_up_people import PeopleSheet
from ui.scenes.ways import ScreenWays
from ui.services import Services
from ui.theme import FOOT_BAR, MARGIN, TOP_BAR
from ui.widgets.button import PushButton
from ui.widgets.screen_frame import draw_bar, draw_foot, draw_ground, layout_bar, layout_foot
from ui.widgets.scroll_area import ScrollArea
from ui.widgets.widget import Widget

SHEET: Final = 630.0
WIDEST: Final = 1480.0
GAP: Final = 16.0


class SetUpScene(Scene):
    """Three sheets under the sky of the title; Start deals. What was chosen is remembered for next time."""

    def __init__(
        self, services: Services, navigator: ScreenWays, title: str, *, rules: Rules[Any] | None = None
    ) -> None:
        super().__init__(services)
        self.navigator = navigator
        self.title = title
        self.rules = rules or TITLES[title]
        self.draft = Draft.remembered(self.rules, services.settings, lambda n: self.words("set_up.person", n=n))
        self._lessons = _lessons_of(title)
        self._figures = figures_of(title)
        self._box: BoxSheet | None = None
        self._people: PeopleSheet | None = None
        self._options = pygame.FRect(0, 0, 0, 0)
        self._bar_end = 0.0
        self._foot_end = 0.0

    @property
    def lesson(self) -> Lesson | None:
        """The guided round for the table as it is set: the game for one has its own where there is one."""
        alone = (each for each in self._lessons if each.deal.seats == self.draft.seats == 1)
        return next(alone, None) or next(iter(self._lessons), None)

    # ------------------------------------------------------------------ layout

    def layout(self, painter: Painter) -> None:
        """Box, seats, options side by side; buttons in sky and water."""
        left, middle, self._options = self._sheets()
        self._box = BoxSheet(self, self.title, left)
        self._people = PeopleSheet(self, self.draft, self._figures, middle, self.relayout)
        self.form.fill(
            [
                *self._bar(painter),
                self._box.button(lambda: self.navigator.rules(self.title)),
                *self._people.widgets(painter),
                *self._layout_options(painter),
                *self._foot(painter),
            ]
        )

    def _sheets(self) -> tuple[pygame.FRect, pygame.FRect, pygame.FRect]:
        across = min(WIDEST, self.width) - 2 * MARGIN
        left, right = (284.0, 300.0) if across >= 1200 else (256.0, 286.0)
        middle = across - left - right - 2 * GAP
        x = (self.width - across) / 2
        y = TOP_BAR + 16 + max(0.0, (self.height - TOP_BAR - FOOT_BAR - 32 - SHEET) / 2)
        return (
            pygame.FRect(x, y, left, SHEET),
            pygame.FRect(x + left + GAP, y, middle, SHEET),
            pygame.FRect(x + across - right, y, right, SHEET),
        )

    def _bar(self, painter: Painter) -> list[PushButton]:
        ways = (("lobby", self.navigator.lobby, "back"), ("settings", self.navigator.settings, "tech"))
        none = pygame.FRect(0, 0, 0, 0)
        buttons = [PushButton(name, none, self.words(f"common.{name}"), act, "quiet", icon) for name, act, icon in ways]
        self._bar_end = layout_bar(painter, buttons)
        return buttons

    def _layout_options(self, painter: Painter) -> list[Widget]:
        sheet = self._options
        area = pygame.FRect(sheet.x + 18 - LEFT, sheet.y + 10, sheet.w - 18 + LEFT, sheet.h - 20)
        column = Column(sheet.w - 36, painter)
        OptionsSheet(self, self.draft, self.lesson, self.relayout).fill(column)
        before = next((widget.top for widget in self.form.widgets if isinstance(widget, ScrollArea)), 0.0)
        scroll = ScrollArea("options", area, column.y, column.draw, column.widgets, start=before)
        return [scroll, *column.widgets]

    def _foot(self, painter: Painter) -> list[PushButton]:
        none = pygame.FRect(0, 0, 0, 0)
        namesake = self.draft.namesake()
        reason = self.words("set_up.namesake", name=namesake) if namesake else ""
        back = PushButton("back", none, self.words("common.back"), self.navigator.lobby, "plain", "back")
        start = PushButton("start", none, self.words("common.start"), self.start, "call", "arrow", reason=reason)
        self._foot_end = layout_foot(painter, [back, start])
        return [back, start]

    # ------------------------------------------------------------------ ways out

    def start(self) -> None:
        """Remember the table and deal."""
        draft = self.draft
        draft.remember(self.services.settings)
        self.services.changed()
        curtain = draft.curtain and draft.people > 1
        self.navigator.start(draft.deal(), draft.chairs, guided=draft.guided, curtain=curtain, hints=draft.hints)

    def escape(self) -> bool:
        """Esc goes back to the lobby."""
        self.navigator.lobby()
        return True

    def ask_rules(self) -> bool:
        """F1 opens the rules of the game being set up."""
        self.navigator.rules(self.title)
        return True

    # ------------------------------------------------------------------ picture

    def paint(self, painter: Painter) -> None:
        """Ground, bars and the three sheets."""
        draw_ground(painter, self.title)
        title = self.title_name(self.title)
        draw_bar(painter, title, self.words("lobby.new_game"), self.title, self._bar_end)
        if self._box is not None and self._people is not None:
            self._box.draw(painter)
            self._people.draw(painter)
        painter.nine("nine/paper", *self._options)
        draw_foot(painter, "set_up", self._sum(), self._note(), self._foot_end)

    # ------------------------------------------------------------------ words

    def _sum(self) -> str:
        draft = self.draft
        seats = self.words("set_up.sum.seats", n=draft.seats)
        people = self.words("set_up.sum.people", n=draft.people)
        opponents = self.words("set_up.sum.opponents", n=draft.seats - draft.people)
        if draft.people == 0:
            return self.words("set_up.sum.watched", seats=seats, opponents=opponents)
        if draft.people == draft.seats:
            return self.words("set_up.sum.only", seats=seats, people=people)
        return self.words("set_up.sum.mixed", seats=seats, people=people, opponents=opponents)

    def _note(self) -> str:
        draft = self.draft
        if draft.namesake():
            return self.words("set_up.namesake", name=draft.namesake())
        if draft.guided:
            return self.words("set_up.note.guided")
        if draft.people == 0:
            return self.words("set_up.note.watched")
        if draft.seats == 1:
            return self.words("set_up.note.alone")
        curtain = draft.curtain and draft.people > 1
        return self.words("set_up.note.curtain" if curtain else "set_up.note.lot")


def _lessons_of(title: str) -> list[Lesson]:
    try:
        return lessons_of(title) if title in lesson_titles() else []
    except BadLesson:
        return []
