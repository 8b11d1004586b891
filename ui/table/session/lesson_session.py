"""A lesson drives the match: only what the page allows is offered, the others play what is written."""

from collections.abc import Sequence
from typing import Any, Final

from game.hint import Advice
from game.lesson_run import LessonRun
from game.opponents.characters import NONE
from game.settings import Settings
from rules.core.event import Event
from rules.core.move import Move
from rules.core.shortcut import Shortcut
from rules.core.target import Seat
from rules.core.text import Text, say
from ui.clock import Clock
from ui.table.session.session import Session
from ui.table.session.thinker import Thinking, Written

NO_UNDO: Final = say("table.guide.no_undo")


class LessonSession(Session):
    """A session that follows the pages of a lesson."""

    def __init__(self, run: LessonRun, thinker: Thinking, settings: Settings, clock: Clock) -> None:
        self.run = run
        super().__init__(run.match, thinker, settings, clock)
        self.viewer = run.lesson.seat
        self.characters = [NONE] * len(run.match.chairs)  # the others play what is written
        self.covered = False

    def offered(self) -> Sequence[Move]:
        """What the open page allows."""
        return self.run.allowed() if self.decides else ()

    def shortcuts(self) -> Sequence[Shortcut]:
        """The pages teach one move after the other."""
        return ()

    def play(self, move: Move) -> list[Event]:
        """Make a move; the page may turn."""
        events = super().play(move)
        self.run.on_played()
        self._picker = None
        return events

    def turn_page(self) -> None:
        """Leave a page that is only read."""
        self.run.turn_page()
        self.forget()

    def step_back(self) -> None:
        """To the start of the page, or to the page before."""
        self.run.step_back()
        self.forget()

    def undo_refused(self) -> Text | None:
        """The guide steps back instead."""
        return NO_UNDO

    def warning(self, move: Move) -> Text | None:
        """The page has said what it does."""
        return None

    def idle_move(self) -> Move | None:
        """The pages ask for every move."""
        return None

    def _ask(self, seat: Seat, state: Any) -> None:
        """Nobody is asked: it is written what comes."""

    def _poll(self) -> Advice | None:
        move = self.run.scripted()
        return None if move is None else Written([move])
