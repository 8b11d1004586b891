"""Asking those who think for seats without a person; the next is asked while the one before is still told of."""

from typing import Any, Final

from game.hint import Advice
from game.match import Match
from game.opponents.levels import limit_of
from game.settings import Settings
from rules.core.move import Move
from rules.core.target import NOBODY, Seat
from rules.core.text import Text
from ui.clock import Clock
from ui.table.session.acts import Act, act_of, joined
from ui.table.session.choosing import Choosing
from ui.table.session.foresight import after_line
from ui.table.session.pace import Pace
from ui.table.session.tempo import Tempo, turns_until_person
from ui.table.session.thinker import Thinking
from ui.table.session.turn_account import TurnAccount

NOTHING_ASKED: Final = (NOBODY, -1)


class Asking(Choosing):
    """Holds the line another seat has settled on, and which seat was asked after which move."""

    def __init__(self, match: Match, thinker: Thinking, settings: Settings, clock: Clock) -> None:
        super().__init__(match, settings)
        self.pace = Pace(settings)
        self.tempo = Tempo(clock)
        self._thinker = thinker
        self._line: list[Move] = []
        self._account = TurnAccount(match.rules)
        self._told_last: list[tuple[int, Text | None]] = []
        """The moves that were told last, and why they were made."""
        self._asked_for = NOTHING_ASKED

    @property
    def turns_to_come(self) -> int:
        """How many turns of others end before a person's, at least one."""
        return turns_until_person(self.match.chairs, self.match.decider)

    @property
    def last_act(self) -> Act | None:
        """What another seat did last, as the viewer of now may know it; None where nothing of it is left."""
        history = self.match.history
        made = [(move, reason) for move, reason in self._told_last if move < len(history.moves)]
        acts = [act_of(self.rules, history, move, self.viewer, reason) for move, reason in made]
        told = [act for act in acts if act is not None]
        return joined(told) if told else None

    def drop_line(self) -> None:
        """Nothing that was thought holds."""
        self._line.clear()
        self._asked_for = NOTHING_ASKED

    def _think(self) -> bool:
        """Ask for the next line; True once it is there."""
        question = (self.match.decider, len(self.match.moves))
        if self._asked_for != question:
            self._asked_for = question
            self._ask(self.match.decider, self.match.state)
        plan = self._poll()
        if plan is None:
            return False
        self._asked_for = NOTHING_ASKED
        self._line = list(plan.line)
        seen = self.rules.seen_by(self.match.state, self.match.decider)
        self._account.begin(seen, plan, self.match.chairs[self.match.decider].level)
        self.tempo.spread(len(self._line), self.turns_to_come)
        self._think_ahead()
        return bool(self._line)

    def _think_ahead(self) -> None:
        """While a line is told, whoever comes after it thinks already: nothing can come between."""
        ahead = after_line(self.rules, self.match.state, self._line)
        if ahead is not None:
            seat = self.rules.decider(ahead)
            if seat != NOBODY and not self.match.chairs[seat].human:
                self._asked_for = (seat, len(self.match.moves) + len(self._line))
                self._ask(seat, ahead)

    def _ask(self, seat: Seat, state: Any) -> None:
        level = self.match.chairs[seat].level
        limit = limit_of(level)
        if self.pace.usual:
            turns = turns_until_person(self.match.chairs, seat)
            limit = limit._replace(seconds=min(limit.seconds, self.tempo.thought(turns)))
        self._thinker.begin(self.rules.seen_by(state, seat), level, self.characters[seat], limit)

    def _poll(self) -> Advice | None:
        return self._thinker.poll()
