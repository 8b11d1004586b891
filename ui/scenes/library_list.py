"""Saved games in a list: open one, throw one away, bring one in."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

import pygame

from game.library import Library, Summary
from rules.core.errors import ComptoirError
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.library_bring import BringIn
from ui.scenes.library_row import HEIGHT, GameRow, Told, tell
from ui.scenes.ways import ScreenWays
from ui.services import Services
from ui.theme import FOOT_BAR, INK, MARGIN, SMOKE, TOP_BAR
from ui.widgets.button import PushButton
from ui.widgets.dialog import Answer, Dialog
from ui.widgets.screen_frame import draw_bar, draw_foot, draw_ground, layout_bar, layout_foot
from ui.widgets.scroll_area import ScrollArea
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

WIDEST: Final = 1180.0
GAP: Final = 8.0


class LibraryScene(Scene):
    """Base of both lists. `shows` picks the games, `open_path` opens one; `name` is the root of its words and seal."""

    name: ClassVar[str]

    def __init__(self, services: Services, navigator: ScreenWays, library: Library | None = None) -> None:
        super().__init__(services)
        self.navigator = navigator
        self.library = library or Library()
        self._games: list[Summary] = []
        self._area: ScrollArea | None = None
        self._sheet = pygame.FRect(0, 0, 0, 0)
        self._bar_end = 0.0
        self._foot_end = 0.0
        self._notice = ""

    def shows(self, game: Summary) -> bool:
        """Whether a game belongs into this list."""
        raise NotImplementedError

    def open_path(self, path: Path) -> None:
        """Open a game; ComptoirError says why one cannot."""
        raise NotImplementedError

    def resume(self) -> None:
        """Look at the shelf again whenever the list comes to the top."""
        super().resume()
        games = [game for game in self.library.summaries() if self.shows(game)]
        self._games = sorted(games, key=lambda game: game.damage is not None)
        self.relayout()

    # ------------------------------------------------------------------ layout

    def layout(self, painter: Painter) -> None:
        """A sheet of slips under the sky; ways out at head and foot."""
        across = min(WIDEST, self.width - 2 * MARGIN)
        top = TOP_BAR + 16.0
        self._sheet = pygame.FRect((self.width - across) / 2, top, across, self.height - FOOT_BAR - 16 - top)
        none = pygame.FRect(0, 0, 0, 0)
        home = PushButton("lobby", none, self.words("common.lobby"), self.navigator.lobby, "quiet", "back")
        self._bar_end = layout_bar(painter, [home])
        bring = PushButton("bring", none.copy(), self.words("library.bring"), self._ask_file, "plain", "folder")
        back = PushButton("back", none.copy(), self.words("common.back"), self.navigator.lobby, "plain", "back")
        self._foot_end = layout_foot(painter, [bring, back])
        inside = pygame.FRect(self._sheet.x + 16, self._sheet.y + 16, self._sheet.w - 20, self._sheet.h - 32)
        start = self._area.top if self._area is not None else 0.0
        rows: list[Widget] = []
        for number, game in enumerate(self._games):
            box = pygame.FRect(0, number * (HEIGHT + GAP), inside.w - 16, HEIGHT)
            rows += self._row(painter, game, box)
        height = len(self._games) * (HEIGHT + GAP) - GAP
        self._area = ScrollArea("games", inside, height, lambda inner: None, rows, start=start)
        self.form.fill([home, self._area, *rows, bring, back])

    def _row(self, painter: Painter, game: Summary, box: pygame.FRect) -> list[Widget]:
        told = tell(self, game)
        away = pygame.FRect(box.right - 54, box.centery - 20, 40, 40)
        tip = Tip("", (self.words("library.delete.tip"),))
        delete = PushButton(
            f"delete {game.path}", away, "", lambda: self._ask_delete(game, told), "plain", "cross", tip=tip
        )
        if told.damage:
            return [GameRow(f"game {game.path}", box, told, 62, lambda: None), delete]
        label = self.words(f"{self.name}.open")
        across = PushButton.width_for(painter, label, "arrow", 40, least=110)
        place = pygame.FRect(away.x - 8 - across, away.y, across, 40)
        act = self._opener(game.path)
        go = PushButton(f"open {game.path}", place, label, act, "plain", "arrow")
        row = GameRow(f"game {game.path}", box, told, box.right - place.x + 8, act)
        return [row, go, delete]

    def _opener(self, path: Path) -> Callable[[], None]:
        def go() -> None:
            try:
                self.open_path(path)
            except ComptoirError as error:
                self._tell(error)

        return go

    # ------------------------------------------------------------------ questions

    def _tell(self, error: ComptoirError) -> None:
        self._ask(
            self.words("library.cannot"),
            self.services.say(error.text),
            [Answer(self.words("common.back"), lambda: None, "call")],
            self.words("library.untouched"),
        )

    def _ask_delete(self, game: Summary, told: Told) -> None:
        def away() -> None:
            try:
                self.library.delete(game.path)
            except ComptoirError as error:
                self._tell(error)
            self.resume()

        keep = Answer(self.words("library.keep"), lambda: None)
        throw = Answer(self.words("common.delete"), away, "call", "cross")
        sentence = told.damage or self.words("library.delete.what", game=told.head, when=told.when)
        self._ask(self.words("library.delete"), sentence, [keep, throw], self.words("library.delete.note"))

    def _ask(self, title: str, sentence: str, answers: list[Answer], note: str = "") -> None:
        dialog = Dialog(
            self.services, title, sentence, answers, lambda: self.navigator.close(dialog), seal=self.name, note=note
        )
        self.navigator.open(dialog)

    # ------------------------------------------------------------------ files from elsewhere

    def _ask_file(self) -> None:
        self.navigator.open(BringIn(self.services, self.bring_in, self.navigator.open, self.navigator.close))

    def bring_in(self, path: Path) -> str:
        """Copy a file onto the shelf; the sentence why it cannot be, or nothing."""
        try:
            place = self.library.bring_in(path)
        except ComptoirError as error:
            return self.services.say(error.text)
        self.announce(place)
        return ""

    def announce(self, place: Path) -> None:
        """Say that a game has come onto the shelf, and in which list it stands."""
        came = next((game for game in self.library.summaries() if game.path == place), None)
        here = came is not None and self.shows(came)
        self._notice = self.words("library.brought" if here else f"{self.name}.elsewhere", file=place.stem)
        self.resume()

    def process_event(self, event: pygame.Event) -> bool:
        """A file dropped on the window is brought in."""
        if event.type == pygame.DROPFILE:
            trouble = self.bring_in(Path(event.file))
            if trouble:
                close = Answer(self.words("common.back"), lambda: None, "call")
                self._ask(self.words("library.cannot"), trouble, [close], self.words("library.untouched"))
            return True
        return super().process_event(event)

    def escape(self) -> bool:
        """Esc goes back to the lobby."""
        self.navigator.lobby()
        return True

    # ------------------------------------------------------------------ picture

    def paint(self, painter: Painter) -> None:
        """Ground, bars, sheet; what to do when there is nothing to show."""
        draw_ground(painter)
        draw_bar(painter, self.words("common.program"), self.words(f"{self.name}.head"), room=self._bar_end)
        painter.nine("nine/washi", *self._sheet)
        if not self._games:
            self._paint_nothing(painter)
        readable = sum(game.damage is None for game in self._games)
        count = self.words(f"{self.name}.count", n=readable) if readable else self.words("library.empty")
        draw_foot(painter, self.name, count, self._notice or self.words("library.foot"), self._foot_end)

    def _paint_nothing(self, painter: Painter) -> None:
        x, y = self._sheet.center
        painter.sprite("boat/junk_red", x, y - 76, 104, centre=True)
        for number in range(5):
            painter.sprite("wavelet", x - 110 + 44 * number, y - 34 + number % 2 * 6)
        room = self._sheet.w - 80
        painter.text(self.words(f"{self.name}.none"), x, y + 22, 24, "display", INK, "centre", room)
        painter.text(self.words(f"{self.name}.none.note"), x, y + 52, 16, "sans", SMOKE, "centre", room, 19)
