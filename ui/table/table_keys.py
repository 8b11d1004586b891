"""The keys of the table; walking by Tab and arrows belongs to the form."""

from typing import Any, Final, Protocol

import pygame

from rules.core.target import Target
from ui.boards.view import AMOUNT, BoardView, View
from ui.services import Services
from ui.table.amount_keys import AmountKeys
from ui.table.log_panel import LogPanel
from ui.table.session import Session
from ui.widgets.button import Button
from ui.widgets.form import Form

GO: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Keyed(Protocol):
    """What keys can do at a table."""

    services: Services
    session: Session
    board: BoardView
    view: View
    form: Form
    log: LogPanel
    extra: dict[str, Any]

    def undo(self) -> None:
        """Take back the last move."""

    def ask_hint(self) -> None:
        """Ask for a hint."""

    def open_rules(self) -> None:
        """Open the rules."""

    def open_menu(self) -> None:
        """Open the menu."""

    def toggle_log(self) -> None:
        """Open or fold the log."""

    def skip(self) -> bool:
        """Skip ahead."""

    def red_button(self) -> Button | None:
        """The one button that goes on from here."""

    def relayout(self) -> None:
        """Lay out anew."""


class TableKeys:
    """Turns keys into acts."""

    def __init__(self, table: Keyed) -> None:
        self._table = table
        self._amounts = AmountKeys()

    def key(self, event: pygame.Event) -> bool:
        """True if the key was used."""
        table = self._table
        if event.mod & pygame.KMOD_CTRL:
            if event.key == pygame.K_z:
                table.undo()
                return True
            return False
        if event.key == pygame.K_F1:
            table.open_rules()
            return True
        if self._amount(event):
            return True
        if event.key in GO and (table.form.focus is None or not table.form.by_keys):
            return self._go()
        act = {pygame.K_h: table.ask_hint, pygame.K_m: table.open_menu, pygame.K_l: table.toggle_log}.get(event.key)
        if act is None or event.mod & pygame.KMOD_ALT:
            return False
        act()
        return True

    def _amount(self, event: pygame.Event) -> bool:
        """An amount is set by keys unless they belong to the log."""
        table = self._table
        amounts, amount = table.session.picker.amounts(), table.board.amount(table.view)
        if not amounts or amount is None or not table.session.decides or table.log.ringed:
            return False
        wanted = self._amounts.key(event, amounts, amount, table.services.clock.now())
        if wanted is None:
            return False
        table.extra[AMOUNT] = wanted
        table.relayout()
        return True

    def _go(self) -> bool:
        """Enter and Space with nothing walked to: skip what moves, else press the red button."""
        table = self._table
        if table.skip():
            return True
        call = table.red_button()
        if call is not None:
            call.act()
            return True
        lit = [target for target in table.session.picker.lit() if target.kind not in ("amount", "button")]
        return self._focus(lit[0]) if lit else False

    def _focus(self, target: Target) -> bool:
        form = self._table.form
        name = f"{target.kind} {target.key}"
        spot = next((widget for widget in form.widgets if widget.name == name), None)
        form.focus_on(spot, by_keys=True)
        return spot is not None
