"""Who looks at the table, and what they may choose."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, Final

from game.match import Match
from game.opponents.characters import at_table
from game.settings import Settings
from rules.core.move import Button, Move
from rules.core.shortcut import Shortcut
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text, say
from ui.table.session.acts import last_acts
from ui.table.session.errands import Errands
from ui.table.session.foresight import after_move
from ui.table.session.memory import Turns, remembered
from ui.table.session.move_picker import MovePicker

ENDS_GAME: Final = say("table.ask.ends")


class Choosing:
    """A match seen with the eyes of one seat.

    `viewer` is the seat whose eyes the table has: the only person, or the person who lifted the curtain last. All that
    is shown comes from `seen`, all that can be clicked from `picker`.
    """

    def __init__(self, match: Match, settings: Settings) -> None:
        self.match = match
        self.rules = match.rules
        self.errands = Errands(match.rules)
        self._settings = settings
        self.characters: Sequence[str] = at_table(match.deal, match.chairs)
        """By seat the character of its opponent."""
        people, decider = match.people, match.decider
        self.viewer: Seat = decider if decider in people else people[0] if people else 0
        self._seen: tuple[Any, Seat, Any] | None = None
        self._picker: tuple[Any, Seat, MovePicker] | None = None
        self._last_acts: tuple[Any, Sequence[Text | None]] | None = None
        self._memory: tuple[Any, Callable[[Seat], Turns]] | None = None

    @property
    def seen(self) -> Any:
        """The state as the viewer may know it."""
        state = self.match.state
        if self._seen is None or self._seen[0] is not state or self._seen[1] != self.viewer:
            self._seen = (state, self.viewer, self.rules.seen_by(state, self.viewer))
        return self._seen[2]

    @property
    def last_acts(self) -> Sequence[Text | None]:
        """By seat what it did last; gathered once a state, for a table is laid out far more often than it changes."""
        seen = self.seen
        if self._last_acts is None or self._last_acts[0] is not seen:
            told = last_acts(self.rules, self.match.history, self.viewer, len(self.match.chairs))
            self._last_acts = (seen, told)
        return self._last_acts[1]

    @property
    def memory(self) -> Callable[[Seat], Turns]:
        """What everybody saw a seat gain and give; also gathered once a state, and only for whom it is asked."""
        seen = self.seen
        if self._memory is None or self._memory[0] is not seen:
            self._memory = (seen, cache(partial(remembered, self.rules, self.match.history)))
        return self._memory[1]

    @property
    def decides(self) -> bool:
        """Is it the viewer, in person, who must choose?"""
        own = self.match.decider == self.viewer and self.match.chairs[self.viewer].human
        return own and self.errands.move(self.match.state) is None

    @property
    def others_act(self) -> bool:
        """Must a seat without a person choose?"""
        decider = self.match.decider
        return decider != NOBODY and not self.match.chairs[decider].human

    def next_person(self) -> Seat | None:
        """The person for whom a curtain must fall now; None when nobody else's secrets come up."""
        decider = self.match.decider
        if decider in (NOBODY, self.viewer) or not self.match.chairs[decider].human:
            return None
        return None if self.errands.move(self.match.state) is not None else decider

    def has_secrets(self, seat: Seat) -> bool:
        """Does that seat know anything the viewer does not?"""
        state = self.match.state
        return bool(self.rules.seen_by(state, seat).key() != self.rules.seen_by(state, self.viewer).key())

    def offered(self) -> Sequence[Move]:
        """What the viewer may choose now."""
        return self.rules.legal_moves(self.match.state) if self.decides else ()

    @property
    def picker(self) -> MovePicker:
        """Clicks so far, among the moves that are offered."""
        state = self.match.state
        if self._picker is None or self._picker[0] is not state or self._picker[1] != self.viewer:
            targets, sense = partial(self.rules.targets, state), partial(self.rules.sense, state)
            self._picker = (state, self.viewer, MovePicker(self.offered(), targets, self.shortcuts(), sense))
        return self._picker[2]

    def shortcuts(self) -> Sequence[Shortcut]:
        """Several moves at once that the viewer may choose now."""
        return self.rules.shortcuts(self.seen) if self.decides else ()

    def clicks_for(self, move: Move) -> tuple[Target, ...]:
        """What one clicks to mean a move that is offered."""
        return self.rules.targets(self.match.state, move)

    def pick(self, target: Target) -> tuple[Move, ...]:
        """Click a thing; the moves that are meant, if that decides it. A second click on what was picked takes the
        picks back."""
        if not self.picker.pick(target):
            if target in self.picker.picked:
                self.picker.drop()
            return ()
        return self.picker.line()

    def ends_turn(self, move: Move) -> bool:
        """Would this button give the own turn away for good?"""
        if not isinstance(move, Button) or self.match.state.active != self.viewer:
            return False
        ahead = after_move(self.rules, self.seen, move)
        return ahead is None or bool(ahead.turn != self.seen.turn) or not ahead.pending

    def warning(self, move: Move) -> Text | None:
        """What a move would do for good that its name does not say; None: it may be done unasked."""
        if not self._settings.ask_first:
            return None
        told = self.rules.warning(self.seen, move)
        if told is None:
            ahead = after_move(self.rules, self.seen, move)
            told = ENDS_GAME if ahead is not None and not ahead.pending else None
        return told

    def can_be_undone(self, move: Move) -> bool:
        """Could this move be taken back, as far as the viewer can foresee?"""
        ahead = after_move(self.rules, self.seen, move)
        if ahead is None or self.rules.decider(ahead) != self.viewer:
            return False
        return bool(ahead.reveals == self.seen.reveals)
