"""An act of another seat as the viewer is told of it: the sentence, the amounts, the things concerned."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from game.history import History
from rules.core.amounts import Amount, netted
from rules.core.event import Event, Shift
from rules.core.rules import Rules
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text
from ui.table.session.log_book import Entry, entries_of

JOINED = "table.log.joined"


class Act(NamedTuple):
    """What one move of a seat did, its number in that turn, and why the seat chose it, if that is known."""

    seat: Seat
    number: int
    entries: tuple[Entry, ...]
    amounts: tuple[Amount, ...]
    shifts: tuple[Shift, ...]
    reason: Text | None
    parts: tuple["Act", ...] = ()
    """The acts that are told as this one, if there are several."""

    def reasons(self) -> tuple[Text, ...]:
        """Why the seat did all that."""
        told = [part.reason for part in self.parts or (self,)]
        return tuple(dict.fromkeys(reason for reason in told if reason is not None))

    def since(self, move: int) -> "Act":
        """What of it was done by this move and those after it."""
        kept = [part for part in self.parts if part.entries[-1].move >= move]
        return joined(kept) if 0 < len(kept) < len(self.parts) else self

    def own_entries(self) -> tuple[Entry, ...]:
        """What the seat itself did; where only others did something because of it, that."""
        return tuple(entry for entry in self.entries if entry.actor == self.seat) or self.entries

    def targets(self) -> tuple[Target, ...]:
        """All that the act speaks of."""
        return tuple(dict.fromkeys(target for entry in self.entries for target in entry.targets))


def told(events: Sequence[Event], seat: Seat, move: int) -> list[Entry]:
    """The sentences of one move that are about somebody's doing."""
    return [entry for entry in entries_of(events, seat, move) if not entry.heading and entry.actor != NOBODY]


def act_of(rules: Rules[Any], history: History, move: int, viewer: Seat, reason: Text | None) -> Act | None:
    """The act of a move, as the viewer may know it; None where nothing is told of it."""
    events = [event.seen_by(viewer) for event in history.events_of(move)]
    entries = told(events, viewer, move)
    if not entries:
        return None
    maker = history.actors[move]
    seat = _doer(events, entries, maker)
    return Act(
        seat,
        _number(history, move, viewer) if seat == maker else 1,
        tuple(entries),
        tuple(netted(amount for event in events for amount in rules.amounts(event))),
        tuple(shift for event in events for shift in event.shifts()),
        reason if seat == maker else None,
    )


def _doer(events: Sequence[Event], entries: Sequence[Entry], maker: Seat) -> Seat:
    """Whose act it is: of a move that only ended a turn and let another begin, what that other seat begins with."""
    opened = next((seat for event in reversed(events) if (seat := event.opens_turn()) != NOBODY), maker)
    return opened if all(entry.actor == opened for entry in entries) else maker


def joined(acts: Sequence[Act]) -> Act:
    """Acts of one seat, one after the other, told as one."""
    if len(acts) == 1:
        return acts[0]
    return acts[-1]._replace(
        parts=tuple(acts),
        entries=tuple(entry for act in acts for entry in act.entries),
        amounts=tuple(netted(amount for act in acts for amount in act.amounts)),
        shifts=tuple(shift for act in acts for shift in act.shifts),
    )


def _number(history: History, move: int, viewer: Seat) -> int:
    """How many acts of this seat were told in the turn so far, this one included."""
    begun = max((start for start in history.turn_starts if start <= move), default=0)
    seat = history.actors[move]
    own = (each for each in range(begun, move + 1) if history.actors[each] == seat)
    return sum(bool(told(history.events_of(each), viewer, each)) for each in own)


def last_acts(rules: Rules[Any], history: History, viewer: Seat, seats: int) -> list[Text | None]:
    """By seat what it did last, in a few words, as the viewer may know it; of a turn just begun nothing is told yet."""
    return [_last_act(rules, history, viewer, seat) for seat in range(seats)]


def _last_act(rules: Rules[Any], history: History, viewer: Seat, seat: Seat) -> Text | None:
    turns = [number for number, each in enumerate(history.turn_seats) if each == seat][-2:]
    for turn in reversed(turns):
        end = history.turn_starts[turn + 1] if turn + 1 < len(history.turn_starts) else len(history.moves)
        moves = range(history.turn_starts[turn], end)
        told = rules.brief([event.seen_by(viewer) for move in moves for event in history.events_of(move)], seat)
        if told is not None:
            return told
    return None


def sentences(entries: Iterable[Entry]) -> list[Text]:
    """What was done, without what came of it: the amounts tell that."""
    return [_head(entry.text) for entry in entries]


def _head(text: Text) -> Text:
    if text.key != JOINED:
        return text
    first = dict(text.args)["first"]
    return _head(first) if isinstance(first, Text) else text


def safe_reason(reason: Text | None, secret: frozenset[str], seen: Iterable[Target]) -> Text | None:
    """A reason that gives nothing away: neither by what it says nor by naming a thing the viewer cannot see."""
    if reason is None or reason.key in secret:
        return None
    shown = frozenset(seen)
    named = [value for _, value in reason.args if isinstance(value, Target)]
    return reason if all(target in shown for target in named) else None
