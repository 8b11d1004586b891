"""A table at which others act: what they do is told in the bar and lit, as fast as the viewer likes."""

from functools import partial

from rules.core.text import Text
from ui.boards.view import BoardView
from ui.paint import Painter
from ui.services import Services
from ui.table.parts.act_bar import ActBar, PaceBar
from ui.table.parts.act_stage import ActStage
from ui.table.parts.prompt_bar import bar_places
from ui.table.scene.playable_table import PlayableTable
from ui.table.scene.ways_out import WaysOut
from ui.table.session.acts import Act, safe_reason
from ui.table.session.pace import FLOATS, HURRY, PAUSES, PLAY, STEP
from ui.table.session.session import Session
from ui.widgets.widget import Widget


class ActingTable(PlayableTable):
    """Tells the acts of other seats one by one."""

    def __init__(self, services: Services, navigator: WaysOut, session: Session, board: BoardView, hints: bool) -> None:
        self.stage = ActStage(board)
        self.words_end = 0.0
        super().__init__(services, navigator, session, board, hints)
        self.act_bar = ActBar(board, self.words, self.relayout)

    @property
    def now(self) -> float:
        """The time of the screen."""
        return self.services.clock.now()

    def shown_act(self) -> Act | None:
        """The act of another seat that the bar tells of; at the pace "instant" only log and recap do."""
        tells = self.session.others_act and self.session.pace.name != "instant"
        return self.session.act if tells else None

    def tell_act(self) -> None:
        """Light what the last act concerns; before one's own turn it goes out by itself."""
        act, pace = self.session.act, self.session.pace.name
        if act is None or pace == "instant":
            self.stage.clear()
            return
        last = not self.session.others_act
        if act is not self.stage.act:
            self.act_bar.close()
            self.stage.begin(act, self.now, None if pace == "wait" and not last else FLOATS[pace])
        if last:
            self.stage.end_by(self.now + max(PAUSES["calm"], FLOATS[pace]))

    def telling_widgets(self, painter: Painter) -> list[Widget]:
        """While others act: how fast, and why they did what they did."""
        if not self.session.others_act:
            self._look_back()
            return []
        right = min(bar_places(painter.width, painter.height).acts, self.words_end)
        pace = PaceBar(painter, self.session.pace, right, self.words, self.set_pace)
        self.words_end = pace.box.x
        act = self.shown_act()
        if act is None:
            return [pace]
        may_tell = partial(self._may_tell, act)
        return [*self.act_bar.layout(painter, self.view, act, may_tell, pace.box.x - 10), pace]

    def asked_act(self) -> Act | None:
        """The act whose reason may be asked: the one that is told, and once nobody else acts the last one."""
        return self.shown_act() if self.session.others_act else self.session.last_act

    def _look_back(self) -> None:
        """Why the last act was done, if that was asked once nobody else acts."""
        act = self.asked_act() if self.act_bar.open else None
        self.act_bar.look_back([] if act is None else [each for each in act.reasons() if self._may_tell(act, each)])

    def _may_tell(self, act: Act, reason: Text) -> bool:
        seen = (*self.board.shapes, *act.targets())
        return safe_reason(reason, self.board.secret_reasons, seen) is not None

    def set_pace(self, choice: int) -> None:
        """Step, play on, or on to my turn."""
        if self.session.pace.choose(choice):
            self.services.changed()
        if choice != STEP:
            self.session.go_on()
        if self.session.pace.hurried:
            self.player.finish(self.now)
            self.stage.clear()
        self.relayout()

    def toggle_pace(self) -> None:
        """Step or play on."""
        if self.session.others_act:
            self.set_pace(PLAY if self.session.pace.chosen == STEP else STEP)

    def hurry(self) -> bool:
        """On to my turn; True if others act."""
        if self.session.others_act:
            self.set_pace(HURRY)
        return self.session.others_act

    def ask_why(self) -> None:
        """Why did it do that?"""
        if self.asked_act() is not None:
            self.act_bar.toggle()

    def draw_act(self, painter: Painter) -> bool:
        """The act of the moment in the bar; False if there is none."""
        act = self.shown_act()
        if act is not None:
            self.act_bar.draw(painter, self.view, act)
        return act is not None

    def reads(self) -> bool:
        """Does the pointer rest on what tells of the act? Reading is never cut."""
        if self.shown_act() is None:
            return False
        on_log = not self.log.folded and self.log.box.collidepoint(self.tips.pointer)
        return self.act_bar.open or on_log or self.act_bar.covers(*self.tips.pointer, self.height)
