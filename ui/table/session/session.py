"""A game at the table without its picture: who looks, who chooses, whose move is shown when."""

from collections.abc import Sequence
from typing import Any, Final

from game.hint import Advice, Hint, HintBook, explain
from game.match import Match
from game.seat import Level
from game.settings import Settings
from rules.core.errand import Errand
from rules.core.event import Event
from rules.core.move import Move
from rules.core.target import NOBODY, Seat
from rules.core.text import Text, say
from ui.clock import Clock
from ui.table.session.acts import Act, act_of, joined
from ui.table.session.asking import Asking
from ui.table.session.foresight import after_move
from ui.table.session.pace import PAUSES
from ui.table.session.spans import Spans
from ui.table.session.thinker import Thinking
from ui.table.session.turn_account import TurnAccount

HINT_LEVEL: Final[Level] = "tycoon"
NOTHING_TO_UNDO: Final = say("common.undo.nothing")


class Session(Asking):
    """Drives a match for the table: plays what is chosen, lets the others think, takes back, gives hints."""

    def __init__(self, match: Match, thinker: Thinking, settings: Settings, clock: Clock) -> None:
        super().__init__(match, thinker, settings, clock)
        self.hint: Hint | None = None
        self.trouble: Text | None = match.trouble
        self._spans = Spans()
        self.act: Act | None = None
        """What another seat did last, while others go on acting."""
        self.before: Any = None
        """What the viewer saw before the last move: a moment is shown over it."""
        self._clock = clock
        self._hint_wanted = False
        self._hint_account = TurnAccount(match.rules)
        self._hint_book = HintBook(match.rules)
        self._released = False
        self._shown_at = clock.now() - max(PAUSES.values())
        people = match.people
        self._told = ""
        self.covered = len(people) > 1 and any(self.has_secrets(seat) for seat in people if seat != self.viewer)
        """Nothing may be shown until the right person lifts the curtain."""

    # ------------------------------------------------------------ who looks at what
    def turn_to(self, seat: Seat) -> None:
        """Another person looks at the table from now on."""
        self.viewer = seat
        self.covered = False
        self.forget()

    def changed(self) -> bool:
        """Did anything the prompt tells of change since this was asked last, though no move was played?"""
        told = f"{self.thinking} {self.waits_for_step} {self._hint_wanted} {self.hint is not None}"
        changed, self._told = told != self._told, told
        return changed

    # ------------------------------------------------------------ playing
    def idle_move(self) -> Move | None:
        """The move of a person that decides nothing: the table makes it, unless it would take Undo away."""
        decider = self.match.decider
        if self.covered or decider == NOBODY or not self.match.chairs[decider].human:
            return None
        move = self.rules.idle_move(self.match.state)
        if move is None or self._steps_back() == 0:
            return move
        ahead = after_move(self.rules, self.seen, move)
        kept = ahead is not None and ahead.reveals == self.seen.reveals and self.rules.decider(ahead) == decider
        return move if kept else None

    def play(self, move: Move) -> list[Event]:
        """Make a move; what happened, as the viewer may know it."""
        return self.play_line((move,))

    def play_line(self, line: Sequence[Move]) -> list[Event]:
        """Make moves that were one choice: Undo and Redo take them as one."""
        self._spans.add(len(self.match.moves), len(line))
        self.act = None
        self.before = self.seen
        if self.hint is not None and line == self.hint.moves[:1]:
            self._hint_account.next()
        else:
            self._hint_account.forget()
        return self._shown([event for move in line for event in self.match.play(move)])

    def _shown(self, events: Sequence[Event]) -> list[Event]:
        self._after()
        self._shown_at = self._clock.now()
        return [event.seen_by(self.viewer) for event in events]

    def undo_refused(self) -> Text | None:
        """Why the last move cannot be taken back; None when it can."""
        refusal = self.match.undo_refused()
        return refusal if refusal is not None or self._steps_back() else NOTHING_TO_UNDO

    def undo(self) -> None:
        """Take back the last decision, with what the table did unasked after it."""
        made = len(self.match.moves)
        self.errands.clear()
        for _ in range(made - self._spans.first(made - max(1, self._steps_back()))):
            self.match.undo()
        self.forget()

    def _steps_back(self) -> int:
        """How many moves lie between here and the last real decision that can be taken back; 0: there is none."""
        states = enumerate(self.match.way_back(), 1)
        return next((steps for steps, state in states if self.rules.idle_move(state) is None), 0)

    @property
    def can_redo(self) -> bool:
        """Is there a move that was taken back, and none made since?"""
        return self.decides and self.match.can_redo()

    def redo(self) -> list[Event]:
        """Make the move again that was taken back last; what happened, as the viewer may know it."""
        self.act = None
        self.before = self.seen
        made = len(self.match.moves)
        events = [event for _ in range(self._spans.last(made) - made) for event in self.match.redo()]
        return self._shown(events)

    def take_back(self) -> None:
        """Take back to the own last decision, replies included."""
        self.errands.clear()
        self._told_last.clear()
        self.match.take_back()
        self.forget()

    def forget(self) -> None:
        """Nothing thought or picked before holds any more."""
        self._thinker.cancel()
        self.drop_line()
        self.act = None
        self._hint_wanted = False
        self._hint_account.forget()
        self._picker = None
        self._after()

    def _after(self) -> None:
        self.hint = None
        self._released = False
        self.trouble = self.match.trouble

    # ------------------------------------------------------------ errands
    @property
    def errand(self) -> Errand | None:
        """What the viewer has left to be done, while it holds."""
        return self.errands.of(self.match.state, self.viewer)

    def leave(self, limit: int) -> None:
        """Let the table play for the viewer up to a limit."""
        self.errands.leave(self.seen, self.viewer, limit)
        self.forget()

    def withdraw(self) -> None:
        """The viewer chooses again."""
        self.errands.withdraw(self.viewer)
        self.forget()

    def errand_move(self) -> Move | None:
        """The move of an errand, once what happened before it has been shown."""
        due = not self.covered and self._clock.now() >= self._due()
        return self.errands.move(self.match.state) if due else None

    # ------------------------------------------------------------ hints
    @property
    def thinks_of_hint(self) -> bool:
        """Is a hint on its way?"""
        return self._hint_wanted

    def ask_hint(self) -> None:
        """Say again what was said of this position, or let the thinker think for the viewer."""
        if not self.decides or self._hint_wanted:
            return
        self.hint = self._hint_book.at(self.seen)
        if self.hint is None:
            self._hint_wanted = True
            self._thinker.begin(self.seen, HINT_LEVEL)

    def drop_hint(self) -> None:
        """The hint is not wanted."""
        self.hint = None
        if self._hint_wanted:
            self._hint_wanted = False
            self._thinker.cancel()

    def follow_hint(self) -> list[Event]:
        """Play the first move of the hint; the rest of its plan stays in sight."""
        hint = self.hint
        if hint is None:
            return []
        events = self.play(hint.moves[0])
        rest = hint.rest()
        if rest is not None and self.decides and rest.moves[0] in self.offered():
            self.hint = rest
        return events

    def _explained(self, plan: Advice) -> Hint | None:
        """A plan in words, with a reason for each of its steps."""
        self._hint_account.begin(self.seen, plan, HINT_LEVEL)
        hint = explain(self.rules, self.seen, plan, self._hint_account.reasons(len(plan.line)))
        if hint is not None:
            self._hint_book.write(self.seen, hint)
        return hint

    # ------------------------------------------------------------ the others
    @property
    def thinking(self) -> bool:
        """Does another seat think right now?"""
        return self.others_act and not self._line

    @property
    def waits_for_step(self) -> bool:
        """Does another seat wait until somebody asks for its next act?"""
        return self.others_act and bool(self._line) and self.pace.name == "wait" and not self._released

    def go_on(self) -> None:
        """Show the next act of another seat at once."""
        self._released = True

    def next_wake(self) -> float | None:
        """Seconds until `update` has something to do; None while nothing is due."""
        if self._hint_wanted or (self.others_act and not self._line):
            return 0.03
        errand = not self.covered and self.errands.move(self.match.state) is not None
        if errand or (self.others_act and not self.waits_for_step):
            return max(0.0, self._due() - self._clock.now())
        return None

    def _due(self) -> float:
        return self._shown_at if self._released else self._shown_at + self._stay

    @property
    def _stay(self) -> float:
        """Seconds until the next act. At the usual pace a person waits only so long for all of them."""
        return min(self.pace.pause, self.tempo.stay) if self.pace.usual and self.others_act else self.pace.pause

    @property
    def flies_within(self) -> float | None:
        """Seconds in which what another seat just moved must come to rest; None: it takes its time."""
        return None if self.act is None or not self.pace.usual else 0.8 * min(self.pace.pause, self.tempo.stay)

    def linger(self) -> None:
        """Somebody reads: the act stays its whole time from now on."""
        self._shown_at = max(self._shown_at, self._clock.now())
        self.tempo.stand_still()

    def update(self, busy: bool) -> list[Event] | None:
        """Ask who thinks; show the next act of another seat when it is due. None: nothing was played."""
        if self._hint_wanted:
            plan = self._thinker.poll()
            if plan is not None:
                self._hint_wanted = False
                self.hint = self._explained(plan)
        if not self.others_act:
            self.tempo.rest()
            return None
        self.tempo.count()
        if not self._line and not self._think():
            return None
        if self.waits_for_step or (busy and self.pace.name != "instant") or self._clock.now() < self._due():
            return None
        return self._play_others()

    def _play_others(self) -> list[Event]:
        """Play what another seat does next, as one act; what nothing is told of makes way for the next at once."""
        shown, seat, events, acts = self.act, self.match.decider, list[Event](), list[Act]()
        told = list[tuple[int, Text | None]]()
        for _ in range(self.tempo.together if self.pace.usual else 1):
            number = len(self.match.moves)
            reason = self._account.next()
            events += self.play(self._line.pop(0))
            act = act_of(self.rules, self.match.history, number, self.viewer, reason)
            if act is not None:
                acts.append(act)
                told.append((number, reason))
            if self._line and self._line[0] not in self.match.legal_moves():
                # Something came up that the plan could not know: think again.
                self._line.clear()
            staged = any(isinstance(event, self.rules.momentous) for event in self.match.history.events_of(number))
            if staged or not self._line or self.match.decider != seat:
                break
        self._released = not acts
        self.act = joined(acts) if acts else shown
        self._told_last = told or self._told_last
        if not self.others_act:
            self.pace.hurried = False
        return events

    def close(self) -> None:
        """The table is left; who thinks may serve another one."""
        self._thinker.cancel()
