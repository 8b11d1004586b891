"""Choosing at a table: clicks become moves, moves are shown, taken back, confirmed, asked for."""

from collections.abc import Sequence

from rules.core.event import Event
from rules.core.move import Move
from rules.core.target import Target
from rules.core.text import Text
from ui.boards.view import AMOUNT, BoardView
from ui.services import Services
from ui.table.motion.event_player import SPEEDS
from ui.table.parts.hit_test import at
from ui.table.parts.prompt_bar import Prompt
from ui.table.scene.table_base import TableBase
from ui.table.scene.ways_out import WaysOut
from ui.table.session.session import Session


class PlayableTable(TableBase):
    """A table at which somebody plays: what a session offers can be chosen. `hints` may be asked for or not."""

    def __init__(self, services: Services, navigator: WaysOut, session: Session, board: BoardView, hints: bool) -> None:
        self.session = session
        self.hints = hints
        self.confirming: Move | None = None
        self.refusal: Text | None = None
        """Why a move could not be taken back when keys asked for it; said until something else is done."""
        self.prompt = Prompt(None, "", "")
        self._hint_asked_at = ""
        super().__init__(services, navigator, session.rules, board)

    def skip(self) -> bool:
        """All that flies arrives; the next act of another seat comes at once."""
        skipped = super().skip()
        if self.session.others_act:
            self.session.go_on()
            skipped = True
        return skipped

    def clicked(self, target: Target, x: float, y: float) -> None:
        """The board's own control, something lit, or something to be told about."""
        target = self.board.second_places.get(target, target)
        open_now = self.view.lit | frozenset(self.view.picked)
        beneath = target if target in open_now else at(self.board.shapes, x, y, open_now)
        if beneath is None or target.kind == "control":
            super().clicked(target, x, y)
            return
        self.tips.drop()
        if self.board.click(beneath, self.view):
            self.relayout()
        else:
            self.press(beneath)

    def press(self, target: Target) -> None:
        """Choose a thing or a button; with the last choice the move is made, or the moves of a shortcut."""
        self.session.drop_hint()
        self.refusal = None
        line = self.session.pick(target)
        if not line:
            self.relayout()
        elif len(line) > 1:
            self.show(self.session.play_line(line))
        elif self._must_ask(line[0]):
            self.session.picker.drop()
            self.confirming = line[0]
            self.relayout()
        else:
            self.play(line[0])

    def _must_ask(self, move: Move) -> bool:
        """Is a move asked about before it is made? The end of a turn by choice, what cannot be undone by default."""
        ends = self.services.settings.confirm_turn and self.session.ends_turn(move)
        return ends or self.session.warning(move) is not None

    def meaning(self) -> object:
        """What a click on the board means changes with every choice of the viewer."""
        if not self.session.decides:
            return None
        return (len(self.session.match.moves), self.session.viewer, self.session.picker.picked, self.confirming is None)

    def play(self, move: Move) -> None:
        """Make a move of the viewer."""
        if self.session.ends_turn(move):
            self.services.sounds.play("seal")
        self.show(self.session.play(move))

    def show(self, events: Sequence[Event]) -> None:
        """Something happened: let it be seen."""
        now = self.services.clock.now()
        self.confirming = self.refusal = None
        self.extra.pop(AMOUNT, None)
        self.player.finish(now)
        slowness, within = SPEEDS[self.services.settings.motion], self.session.flies_within
        self.player.play(events, self.make_view(), now, slowness, within)
        self.relayout()

    def undo(self) -> None:
        """Take back the last move, or say why not: keys do not see what the button says."""
        self.refusal = self.session.undo_refused()
        if self.refusal is None:
            self.session.undo()
            self.taken_back()
        else:
            self.relayout()

    def redo(self) -> None:
        """Make the move again that was taken back last."""
        if self.session.can_redo:
            self.show(self.session.redo())

    def taken_back(self) -> None:
        """The game is at an earlier move: no motion leads there."""
        self.player.clear()
        self.confirming = self.refusal = None
        self.extra.clear()
        self.relayout()

    def confirm(self) -> None:
        """Yes, do it; a hint that led here goes on."""
        hint = self.session.hint
        if hint is not None and self.confirming == hint.moves[0]:
            self.show(self.session.follow_hint())
        elif self.confirming is not None:
            self.play(self.confirming)

    def hold(self) -> None:
        """Not yet."""
        self.confirming = None
        self.relayout()

    def leave(self, limit: int) -> None:
        """Let the table go on for the viewer up to a limit."""
        self.session.leave(limit)
        self.relayout()

    def withdraw(self) -> None:
        """The viewer chooses again."""
        self.session.withdraw()
        self.relayout()

    def ask_hint(self) -> None:
        """What would an opponent do here?"""
        self.refusal = None
        if self.hints:
            self.stay_for_hint()
            self.session.ask_hint()
        self.relayout()

    def stay_for_hint(self) -> None:
        """Who walks by keys and goes nowhere else means the hint with Enter."""
        focus = self.form.focus
        self._hint_asked_at = "" if focus is None else focus.name

    @property
    def stays_for_hint(self) -> bool:
        """Do keys still stand where they stood when a hint was asked for or followed last?"""
        focus = self.form.focus
        return focus is None or focus.name == self._hint_asked_at

    def drop_hint(self) -> None:
        """Thanks, but no."""
        self.session.drop_hint()
        self.relayout()

    def play_hint(self) -> None:
        """Do what the hint says, one move at a time."""
        hint = self.session.hint
        if hint is not None and self.session.warning(hint.moves[0]) is not None:
            self.confirming = hint.moves[0]
            self.relayout()
        else:
            self.show(self.session.follow_hint())

    def step_on(self) -> None:
        """The next act of another seat, now."""
        self.skip()

    def escape(self) -> bool:
        """Esc takes back one thing: a tooltip, the log, a question, a hint, picks, the last move."""
        if super().escape():
            return True
        if self.confirming is not None:
            self.hold()
        elif self.session.hint is not None or self.session.thinks_of_hint:
            self.drop_hint()
        elif self.session.picker.picked:
            self.session.picker.drop()
            self.relayout()
        else:
            self.undo()
        return True
