"""A table that tells: the moments that stop the game for a breath stand between the acts of the others."""

from collections.abc import Sequence
from typing import Final

from rules.core.event import Event
from rules.core.moment import Moment
from rules.core.target import Target
from ui.boards.view import BoardView, View
from ui.paint import Painter
from ui.services import Services
from ui.table.parts.moment import MomentScroll
from ui.table.parts.prompt_bar import Prompt
from ui.table.scene.recapping_table import RecappingTable
from ui.table.scene.ways_out import WaysOut
from ui.table.session.acts import Act
from ui.table.session.session import Session
from ui.table.session.staging import moments_of, staged, stays
from ui.widgets.button import PushButton
from ui.widgets.widget import Widget

SOUNDS: Final = {"raid": "drum", "emperor": "bell", "won": "gavel", "round": "clappers"}
"""The sound of a moment by its seal; of any other, the seal itself is heard."""


class TellingTable(RecappingTable):
    """Shows what the others do at the pace of the viewer, and lets them read."""

    stages_moments = True
    """A guide tells in its own words."""

    def __init__(self, services: Services, navigator: WaysOut, session: Session, board: BoardView, hints: bool) -> None:
        self.scroll: MomentScroll | None = None
        """The moment that stands on the table; play waits for it."""
        self._moments: list[Moment] = []
        self._waiting: Sequence[Event] = ()
        self._goes_at: float | None = None
        self._opened = False
        self.drawn_moving = False
        """Does the last picture show something on its way?"""
        super().__init__(services, navigator, session, board, hints)

    # ------------------------------------------------------------ moments
    def tell_opening(self) -> None:
        """Before the first move: who begins."""
        session = self.session
        if self._opened or session.covered:
            return
        self._opened = True
        opening = None if session.match.moves else self.rules.opening(session.seen, session.viewer)
        if opening is not None and self.stages_moments and staged([opening], session.pace.name):
            session.before = session.seen
            self._moments, self._waiting = [opening], ()
            self._next_moment()

    def show(self, events: Sequence[Event]) -> None:
        """Something happened; a moment comes before what it moves."""
        history = self.session.match.history
        if history.actors[-1:] == [self.session.viewer]:
            self._act_oneself()
        found = moments_of(self.rules, history, len(history.moves) - 1, self.session.seen, self.session.viewer)
        self._moments = staged(found, self.session.pace.name) if events and self.stages_moments else []
        if self._moments:
            self._waiting = events
            self.confirming = self.refusal = None
            self._next_moment()
        else:
            super().show(events)

    def _next_moment(self) -> None:
        """Stage the next one; after the last, what happened is let happen."""
        self.stage.clear()
        if not self._moments:
            self.scroll = None
            super().show(self._waiting)
            self.tell_act()
            return
        self.stage_moment(self._moments.pop(0))

    def stage_moment(self, moment: Moment) -> None:
        """Let it stand over the board."""
        moment = self.board.staged(moment, self.session.before)
        self.scroll = MomentScroll(moment, self.board, self.now, self.go_on)
        if self.services.settings.motion == "off":
            self.scroll.finish(self.now)
        time = stays(moment, self.session.pace.name, self.session.tempo.share(self.session.turns_to_come))
        self._goes_at = None if time is None else self.now + time
        self.services.sounds.play("gong" if moment.grave else SOUNDS.get(moment.seal, "seal"))
        self.relayout()

    def go_on(self) -> None:
        """First all of the moment is shown, then it goes."""
        if self.scroll is None:
            return
        if self.scroll.unrolling(self.now) and not self.scroll.folded:
            self.scroll.finish(self.now)
            self.redraw()
        else:
            self._next_moment()

    def look(self) -> None:
        """Fold the scroll away to see the board, or unfold it."""
        if self.scroll is not None:
            self.scroll.folded = not self.scroll.folded
            self.relayout()

    def as_before(self, view: View) -> View:
        """While a moment stands, what it moves still lies where it lay, and nothing can be chosen."""
        if self.scroll is not None:
            view.state = self.session.before
            view.moves, view.lit, view.picked = (), frozenset(), ()
        return view

    def note_words(self) -> str:
        """How near the end is, is told as it is now, also over the picture of what lay there before."""
        if self.scroll is None:
            return super().note_words()
        note = self.rules.end_note(self.session.seen)
        return self.view.speak(note) if note is not None else ""

    def moment_prompt(self) -> Prompt | None:
        """What the bar says while a moment stands."""
        if self.scroll is None:
            return None
        moment, view = self.scroll.moment, self.view
        who = view.speak(moment.aside) if moment.aside is not None else view.speak(moment.heading)
        help_words = self.words("table.moment.help" if self._goes_at is None else "table.moment.passes")
        prompt = Prompt(self.board.crest_of(moment.actor, view), who, view.speak(moment.sentence), help_words)
        nowhere = self.log.box.copy()
        look = self.words("table.moment.back" if self.scroll.folded else "table.moment.look")
        prompt.acts = [PushButton("look", nowhere, look, self.look, "plain", "eye")]
        prompt.confirm = PushButton("go_on", nowhere.copy(), self.words("table.moment.go_on"), self.go_on, "call")
        return prompt

    def ask_hint(self) -> None:
        """There is nothing to advise while a moment stands."""
        if self.scroll is None:
            super().ask_hint()

    def interrupted(self) -> bool:
        """While a moment stands, nothing else is told."""
        return self.scroll is not None

    def moment_widgets(self, painter: Painter) -> list[Widget]:
        """The scroll: a click on it goes on."""
        if self.scroll is None or self.scroll.folded:
            return []
        self.scroll.place(painter, self.view, self.picture.frame.board)
        self.scroll.meaning = self.scroll.moment
        return [self.scroll]

    def shown_act(self) -> Act | None:
        """Under a moment the bar tells of nothing else."""
        return super().shown_act() if self.scroll is None else None

    def asked_act(self) -> Act | None:
        """Nor is anything asked."""
        return super().asked_act() if self.scroll is None else None

    def tell_act(self) -> None:
        """What a moment hides is told after it."""
        if self.scroll is None:
            super().tell_act()

    def telling_widgets(self, painter: Painter) -> list[Widget]:
        """A moment has buttons of its own."""
        return super().telling_widgets(painter) if self.scroll is None else []

    # ------------------------------------------------------------ picture
    def draw_told(self, painter: Painter) -> None:
        """What another seat just did, at its places; why; the moment that stands."""
        still = self.services.settings.motion == "off"
        self.stage.draw(painter, self.view, self.now, still)
        act = self.asked_act() if self.act_bar.open else None
        if act is not None:
            self.act_bar.draw_reason(painter, self.view, act)
        self.draw_recap_pins(painter)
        if self.scroll is not None and (still or not self.comes_later(self.scroll)):
            self.scroll.draw_moment(painter, self.view, self.picture.frame.board, self.now, still)

    # ------------------------------------------------------------ time
    def stands_still(self) -> bool:
        """Does play wait for a moment, or for somebody who reads?"""
        if self.scroll is not None:
            self._let_go()
            if self._goes_at is None:
                self.session.tempo.stand_still()
            return True
        if self.reads():
            self.session.linger()
        return False

    def _let_go(self) -> None:
        """A moment that goes by itself waits while the pointer rests on it."""
        if self._goes_at is None or self.scroll is None:
            return
        if self.scroll.box.collidepoint(self.tips.pointer):
            self._goes_at = max(self._goes_at, self.now + 1.0)
        elif self.now >= self._goes_at:
            self._next_moment()

    def animating(self) -> bool:
        """While something flies, fades, floats or unrolls, and until it has been drawn at rest."""
        return super().animating() or self._moves() or self.drawn_moving

    def _moves(self) -> bool:
        unrolls = self.scroll is not None and self.scroll.unrolling(self.now)
        return unrolls or self.recap_unrolls() or self.stage.moving(self.now)

    def draw(self, painter: Painter) -> None:
        """Remember whether this is the last picture that is needed."""
        self.drawn_moving = self._moves()
        super().draw(painter)

    def next_wake(self) -> float | None:
        """A moment may go by itself."""
        wake = super().next_wake()
        if self.scroll is None or self._goes_at is None:
            return wake
        due = max(0.0, self._goes_at - self.now)
        return due if wake is None else min(wake, due)

    # ------------------------------------------------------------ input
    def clicked(self, target: Target, x: float, y: float) -> None:
        """Under a moment nothing can be chosen: a click goes on."""
        if self.scroll is not None:
            self.go_on()
        else:
            super().clicked(target, x, y)

    def _act_oneself(self) -> None:
        """With one's own act nothing of the others' is lit, asked or news any more."""
        self.stage.clear()
        self.act_bar.close()
        self.forget_recap()

    def skip(self) -> bool:
        """A click or key goes on from a moment, or takes the amounts away with the act it skips."""
        if self.scroll is not None:
            self.go_on()
            return True
        self.stage.drop_floats()
        return super().skip()

    def taken_back(self) -> None:
        """Nothing that was told holds."""
        self.forget_told()
        super().taken_back()

    def forget_told(self) -> None:
        """Nothing is lit, staged or recapped."""
        self.stage.clear()
        self.scroll = None
        self.forget_recap()
        self._moments.clear()

    def escape(self) -> bool:
        """A moment goes on, the reason of an act and the recap are put away."""
        if self.scroll is not None:
            self.go_on()
            return True
        if self.act_bar.close():
            self.relayout()
            return True
        if self.recap_open:
            self.toggle_recap()
            return True
        return super().escape()

    def undo(self) -> None:
        """Not under a moment: what it shows has happened."""
        if self.scroll is None:
            super().undo()
