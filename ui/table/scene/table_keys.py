"""The keys of the table; walking by Tab and arrows belongs to the form."""

from typing import Any, Final, Protocol

import pygame

from rules.core.target import Target
from ui.boards.view import AMOUNT, BoardView, View
from ui.services import Services
from ui.table.parts.log_panel import LogPanel
from ui.table.session.amount_keys import AmountKeys
from ui.table.session.session import Session
from ui.widgets.button import PushButton
from ui.widgets.form import Form
from ui.widgets.hearing import DEAF

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

    @property
    def stays_for_hint(self) -> bool:
        """Does Enter mean the hint that was asked for?"""

    def undo(self) -> None:
        """Take back the last move."""

    def redo(self) -> None:
        """Make the move again that was taken back last."""

    def ask_hint(self) -> None:
        """Ask for a hint."""

    def open_rules(self) -> None:
        """Open the rules."""

    def open_menu(self) -> None:
        """Open the menu."""

    def toggle_log(self) -> None:
        """Open or fold the log."""

    def toggle_pace(self) -> None:
        """Step, or play on."""

    def hurry(self) -> bool:
        """On to the own turn; True if others act."""

    def toggle_recap(self) -> None:
        """What happened since the last turn."""

    def ask_why(self) -> None:
        """Why did the other seat do that?"""

    def skip(self) -> bool:
        """Skip ahead."""

    def red_button(self) -> PushButton | None:
        """The one button that goes on from here."""

    def relayout(self) -> None:
        """Lay out anew."""


class TableKeys:
    """Turns keys into acts."""

    def __init__(self, table: Keyed) -> None:
        self._table = table
        self._amounts = AmountKeys()
        self._still_until = 0.0

    def hold_still(self) -> None:
        """What Enter and Space mean has changed: pressed once more they do nothing for a moment."""
        self._still_until = self._table.services.clock.now() + DEAF

    def key(self, event: pygame.Event) -> bool:
        """True if the key was used."""
        table = self._table
        if event.mod & pygame.KMOD_CTRL:
            if event.key == pygame.K_y or (event.key == pygame.K_z and event.mod & pygame.KMOD_SHIFT):
                table.redo()
                return True
            if event.key == pygame.K_z:
                table.undo()
                return True
            return False
        if event.key == pygame.K_F1:
            table.open_rules()
            return True
        if self._amount(event):
            return True
        if event.key in GO and table.session.thinks_of_hint and table.stays_for_hint:
            # Meant for the hint, which is not there yet.
            return True
        if (
            event.key in GO
            and not event.mod & pygame.KMOD_SHIFT
            and (table.form.focus is None or not table.form.by_keys)
        ):
            return self._go()
        if event.key == pygame.K_END and not table.log.ringed:
            return table.hurry()
        act = {
            pygame.K_h: table.ask_hint,
            pygame.K_m: table.open_menu,
            pygame.K_l: table.toggle_log,
            pygame.K_p: table.toggle_pace,
            pygame.K_w: table.ask_why,
            pygame.K_r: table.toggle_recap,
        }.get(event.key)
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
            self.hold_still()
            return True
        if table.services.clock.now() < self._still_until:
            return True
        call = table.red_button()
        if call is not None:
            if table.form.hearing.hears(call):
                table.form.hearing.used(call)
                self.hold_still()
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
