"""A table that tells at the start of one's own turn what the others did since the last."""

from rules.core.target import NOBODY
from ui.boards.view import BoardView
from ui.paint import Painter
from ui.services import Services
from ui.table.parts.act_stage import draw_pins
from ui.table.parts.recap_slip import UNROLLS, RecapSlip
from ui.table.scene.acting_table import ActingTable
from ui.table.scene.ways_out import WaysOut
from ui.table.session.recap import Recap, recap_of
from ui.table.session.session import Session
from ui.widgets.button import PushButton
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget


class RecappingTable(ActingTable):
    """Lays a slip over the log, or where that is folded a line into the bar; one's own first act ends both."""

    def __init__(self, services: Services, navigator: WaysOut, session: Session, board: BoardView, hints: bool) -> None:
        self.recap: Recap | None = None
        self.recap_open = False
        self._recapped = (NOBODY, -1)
        self._recap_since = 0.0
        super().__init__(services, navigator, session, board, hints)
        self.recap_slip = RecapSlip(board, self.words)

    def interrupted(self) -> bool:
        """Is something told that the recap must wait for?"""
        return False

    def tell_recap(self) -> None:
        """At the start of one's own turn: what the others did meanwhile."""
        session, state = self.session, self.session.match.state
        turn = session.viewer, state.turn
        if not self.laid_out or not session.decides or state.active != session.viewer or turn == self._recapped:
            return
        self._recapped = turn
        self.recap = recap_of(self.rules, session.match.history, session.viewer, session.seen)
        if self.recap is not None:
            self._open_recap(self._opens_by_itself() or False)

    def _opens_by_itself(self) -> bool | None:
        """As the player wishes; None where it would lie over the board, and never does unasked."""
        over_the_board = self.picture.frame.log_folded and not self.log_place.over
        return None if over_the_board else self.services.settings.recap_open

    def _open_recap(self, opens: bool) -> None:
        self.recap_open = opens
        self._recap_since = self.now
        self.relayout()

    def toggle_recap(self) -> None:
        """Lay the recap over the log, or put it away."""
        if self.recap is not None:
            self._open_recap(not self.recap_open)

    def _keep_recap(self, opens: bool) -> None:
        self.services.settings.recap_open = opens
        self.services.changed()
        self.redraw()

    def _watch_again(self) -> None:
        """What the others did, as a replay seen by the viewer."""
        if self.recap is not None:
            self.navigator.replay(self.session.match.record(), self.session.viewer, self.recap.first)

    def recap_widgets(self, painter: Painter) -> list[Widget]:
        """The slip with its arrow, button and switch."""
        if self.recap is None or not self.recap_open or self.interrupted():
            return []
        acts = (self.toggle_recap, self._watch_again, self._keep_recap)
        by_itself = self._opens_by_itself()
        return self.recap_slip.layout(painter, self.picture.frame, self.recap, self.view, by_itself, acts)

    def recap_help(self) -> str:
        """One line for the bar where the log is folded away."""
        if self.recap is None or self.recap_open or not self.picture.frame.log_folded:
            return ""
        names = self.view.names
        seats = [self.words("table.recap.seat", name=names[each.seat], n=each.acts) for each in self.recap.seats]
        return self.words("table.recap.bar", seats=", ".join(seats))

    def recap_button(self) -> list[PushButton]:
        """What lays the recap over the board, where the log is folded away; none while something is asked."""
        asked = self.confirming is not None or self.session.hint is not None
        if self.recap is None or self.recap_open or asked or self.interrupted():
            return []
        if not self.session.decides or not self.picture.frame.log_folded:
            return []
        tip = Tip(self.words("table.curtain.since"), (self.words("table.recap.key"),))
        label = self.words("table.recap.show")
        return [PushButton("recap", self.log.box.copy(), label, self.toggle_recap, "plain", "eye", tip=tip)]

    def draw_recap_pins(self, painter: Painter) -> None:
        """Crests on what the others changed."""
        if self.recap is None or not self.recap_open or self.interrupted():
            return
        crests = {target: self.view.crests[seat] for target, seat in self.recap.changed.items()}
        draw_pins(painter, self.board, crests)

    def draw_over_log(self, painter: Painter) -> None:
        """The slip lies on the log, also where that lies on the board."""
        if self.recap is None or not self.recap_open or self.interrupted():
            return
        still = self.services.settings.motion == "off"
        share = 1.0 if still else (self.now - self._recap_since) / UNROLLS
        if share < 1.0 and self.comes_later(self.recap):
            return
        self.recap_slip.draw(painter, self.recap, self.view, share)

    def recap_unrolls(self) -> bool:
        """Is the slip still being laid down?"""
        return self.recap_open and self.now - self._recap_since < UNROLLS

    def forget_recap(self) -> None:
        """What it told is no news any more."""
        self.recap, self.recap_open = None, False
