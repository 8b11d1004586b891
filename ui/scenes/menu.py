"""The menu of a game under way."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from game.files import StorageTrouble, free_name, trouble, write_whole
from game.match import Match
from game.record import as_bytes
from game.report import pack_report
from rules.core.target import Seat
from rules.core.text import Text
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.fault import open_folder
from ui.services import Services
from ui.table.scene.ways_out import WaysOut
from ui.theme import INK, SMOKE
from ui.widgets.button import Kind, PushButton
from ui.widgets.dialog import Answer, Dialog
from ui.widgets.widget import Widget

WIDTH: Final = 420.0
STEP: Final = 52.0
HEAD: Final = 96.0


class Item(NamedTuple):
    """One line of the menu."""

    name: str
    icon: str
    act: Callable[[], None]
    reason: str = ""


class MenuScene(Scene):
    """What one may do besides playing. `eyes` is the seat that looks on; None while a curtain hides the table."""

    overlay = True
    veil = 0.56

    def __init__(
        self, services: Services, navigator: WaysOut, match: Match, take_back: Callable[[], None], eyes: Seat | None
    ) -> None:
        super().__init__(services)
        self.form.wraps = True
        self.navigator = navigator
        self.match = match
        self._take_back = take_back
        self._eyes = eyes
        self._box = pygame.FRect(0, 0, 0, 0)

    def items(self) -> list[Item]:
        """From top to bottom."""
        items = [Item("continue", "", self._leave)]
        if self._eyes is not None:
            items.append(Item("take_back", "undo", self._undo_further, self._no_taking_back()))
            nothing = "" if self.match.moves else self.words("table.menu.nothing_yet")
            items.append(Item("replay", "repeat", self._replay, nothing))
        items += [
            Item("rules", "book", lambda: self.navigator.rules(self.match.deal.title)),
            Item("settings", "keys", self.navigator.settings),
            Item("save", "folder", self._where, "" if self.match.journal else self.words("table.menu.no_file")),
            Item("report", "order", self._report),
            Item("leave", "back", self._lobby),
        ]
        return items

    def layout(self, painter: Painter) -> None:
        """A sheet in the middle, one button a line."""
        items = self.items()
        height = HEAD + STEP * len(items) + 62
        self._box = pygame.FRect((self.width - WIDTH) / 2, (self.height - height) / 2, WIDTH, height)
        widgets: list[Widget] = []
        for number, item in enumerate(items):
            box = pygame.FRect(self._box.x + 40, self._box.y + HEAD + STEP * number, WIDTH - 80, 42)
            kind: Kind = "call" if item.name == "continue" else "plain"
            label = self.words(f"table.menu.{item.name}")
            widgets.append(PushButton(item.name, box, label, item.act, kind, item.icon, reason=item.reason))
        self.form.fill(widgets)

    def paint(self, painter: Painter) -> None:
        """Sheet, title, and that all is saved."""
        box = self._box
        painter.nine("nine/overlay", *box)
        painter.sprite("seal/menu", box.x + 28, box.y + 24, 50)
        painter.text(self.words("common.menu"), box.x + 94, box.y + 58, 28, "display", INK)
        if self.match.practice:
            painter.text(self.words("table.menu.practice"), box.right - 28, box.y + 56, 15, "sans", SMOKE, "right")
        room = box.w - 56
        saved = self.words(self._saved())
        painter.text(saved, box.centerx, box.bottom - 30, 15, "sans", SMOKE, "centre", room, most=17)

    def _saved(self) -> str:
        """A guided round is kept nowhere; it would be wrong to promise it."""
        if self.match.journal is None:
            return "table.menu.no_file"
        return "table.menu.saved" if self.match.trouble is None else "table.menu.unsaved"

    def process_event(self, event: pygame.Event) -> bool:
        """Nothing passes through to the table."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_m:
            self._leave()
        else:
            super().process_event(event)
        return True

    def escape(self) -> bool:
        """Back to the table."""
        self._leave()
        return True

    # ------------------------------------------------------------ acts
    def _leave(self) -> None:
        self.navigator.close(self)

    def _lobby(self) -> None:
        self.navigator.lobby()

    def _no_taking_back(self) -> str:
        if not (self.match.practice or self.services.settings.practice):
            return self.words("table.menu.practice_off")
        refusal = self.match.take_back_refused()
        return self.services.say(refusal) if refusal is not None else ""

    def _undo_further(self) -> None:
        self.navigator.close(self)
        self._take_back()

    def _replay(self) -> None:
        self.navigator.close(self)
        self.navigator.replay(self.match.record(), None if self.match.is_over else self._eyes)

    def _where(self) -> None:
        journal = self.match.journal
        if journal is None:
            return
        answers = [
            Answer(self.words("common.back"), _nothing),
            Answer(self.words("common.open_folder"), lambda: open_folder(journal.path.parent), icon="folder"),
            Answer(self.words("table.menu.copy"), lambda: self._try(self._copy)),
        ]
        self._ask("table.menu.save", self.words("table.menu.save.body"), str(journal.path), answers)

    def _copy(self) -> Path:
        journal = self.match.journal
        source = journal.path if journal is not None else Path()
        place = free_name(source)
        try:
            write_whole(place, as_bytes(self.match.record().lines))
        except OSError as error:
            raise trouble(place, error) from error
        return place

    def _report(self) -> None:
        journal = self.match.journal
        self._try(lambda: pack_report(journal.path if journal is not None else None))

    def _try(self, write: Callable[[], Path]) -> None:
        """Write a file and say where it lies, or why it could not be written."""
        try:
            place = write()
        except StorageTrouble as error:
            back = Answer(self.words("common.back"), _nothing)
            self._ask("table.menu.not_written", self._said(error.text), "", [back])
            return
        answers = [
            Answer(self.words("common.open_folder"), lambda: open_folder(place.parent), icon="folder"),
            Answer(self.words("common.done"), _nothing),
        ]
        self._ask("table.menu.written", self.words("table.menu.written.body"), str(place), answers)

    def _said(self, text: Text) -> str:
        return self.services.say(text)

    def _ask(self, title: str, sentence: str, note: str, answers: list[Answer]) -> None:
        def close() -> None:
            self.navigator.close(dialog)

        dialog = Dialog(self.services, self.words(title), sentence, answers, close, seal="menu", note=note)
        self.navigator.open(dialog)


def _nothing() -> None:
    """The dialog closes, nothing else happens."""
