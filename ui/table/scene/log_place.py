"""The log at a table: where it lies, what it is filled with, which keys are its own."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from ui.boards.view import BoardView, View
from ui.paint import Painter
from ui.services import Services
from ui.table.parts.log_panel import LogPanel
from ui.table.parts.log_rows import Voice
from ui.table.parts.table_frame import LOG, TableFrame
from ui.table.parts.top_bar import bar_button
from ui.table.session.log_book import Entry
from ui.widgets.button import PushButton

NARROW: Final = 1200.0
"""Below this width the log lies over the board when it is opened."""


class LogPlace:
    """Docked beside the board, folded to a tab, or laid `over` the board where the window is narrow."""

    def __init__(
        self, services: Services, relayout: Callable[[], None], jump: Callable[[Entry], None] | None = None
    ) -> None:
        self._services = services
        self._relayout = relayout
        self._width = 0.0
        self._drawer = False
        self.over = False
        self.panel = LogPanel(services.say.words, services.clock, self.toggle, relayout, jump)

    def lay(
        self,
        painter: Painter,
        frame: TableFrame,
        board: BoardView,
        view: View,
        entries: Sequence[Entry],
        present: int | None,
    ) -> None:
        """Give it its place in this window, and what it tells now."""
        panel, words = self.panel, self._services.say.words
        self._width = painter.width
        self._drawer = frame.log_drawer
        self.over = self.over and (self._drawer or painter.width < NARROW)
        panel.folded = frame.log_folded and not self.over
        panel.hidden = panel.folded and self._drawer
        panel.box = pygame.FRect(frame.log)
        if self.over and not self._drawer:
            panel.box = pygame.FRect(painter.width - 12 - LOG, frame.log.y, LOG, frame.log.h)
        panel.crests = view.crests
        panel.brush.still = self._services.settings.motion == "off"
        voice = Voice(view.speak, words, lambda each: board.tag(each.what, each.number, words), view.names)
        panel.fill(painter, entries, voice, present, view.viewer)
        if panel.hidden:
            panel.box.w = panel.box.h = 0.0
        elif panel.folded:
            panel.box.h = panel.tab_height(painter)

    def buttons(self) -> list[PushButton]:
        """A drawer has no tab: its button stands in the sky, and counts what is new."""
        if not self._drawer:
            return []
        words, new = self._services.say.words, 0 if self.over else self.panel.column.new[0]
        label = words("table.log.button", n=new) if new else words("table.log")
        return [bar_button("log_button", label, "time", self.toggle)]

    def toggle(self) -> None:
        """Open it or fold it away; whoever opens it sees the newest."""
        self.panel.close_search()
        self.panel.follow()
        if self._drawer or self._width < NARROW:
            self.over = not self.over
        else:
            self._services.settings.log_open = not self._services.settings.log_open
            self._services.changed()
        self._relayout()

    def search(self) -> None:
        """Ask what it is searched for, wherever it is."""
        if self.panel.folded:
            self.toggle()
        self.panel.open_search()

    def key(self, event: pygame.Event, typing: bool) -> bool:
        """Ctrl+F searches; End leads back to the newest. True if the key was one of these."""
        if event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL:
            self.search()
            return True
        if event.key == pygame.K_END and self.panel.lags and not typing:
            self.panel.follow()
            return True
        return False

    def back(self) -> bool:
        """Esc: end a search, fold what lies over the board; True if there was anything."""
        if self.panel.close_search():
            return True
        if self.over:
            self.toggle()
            return True
        return False
