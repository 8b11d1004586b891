"""From a record to the game it tells, move by move, each one checked against the rules."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from game.files import literal
from game.record import Record, WrittenMove, fingerprint
from rules.core.errors import BadRecord, IllegalMove
from rules.core.event import Event
from rules.core.move import Move
from rules.core.rules import Rules
from rules.core.text import say


class Played(NamedTuple):
    """One move of a game: the states around it, what happened, and a fingerprint where it closed a turn."""

    move: Move
    before: Any
    after: Any
    events: list[Event]
    print: int | None


def play_on(rules: Rules[Any], state: Any, move: Move) -> Played:
    """Make a move on a copy; IllegalMove when the rules do not know it here."""
    rules.check(state, move)
    after = state.clone()
    events: list[Event] = []
    rules.apply(after, move, events.append)
    closed = 0 != state.turn != after.turn or rules.is_over(after)
    return Played(move, state, after, events, fingerprint(after) if closed else None)


def unfold(rules: Rules[Any], record: Record) -> Iterator[Played]:
    """All moves of a record in turn; BadRecord names the line where it leaves the rules."""
    state = rules.new_state(record.header.deal)
    for number, written in enumerate(record.moves, 1):
        played = _played(rules, record, state, written)
        state = played.after
        mark = record.marks.get(number)
        if mark is not None and mark != fingerprint(state):
            raise _bad("drifted", record, written)
        yield played


def _played(rules: Rules[Any], record: Record, state: Any, written: WrittenMove) -> Played:
    try:
        return play_on(rules, state, rules.codec.decode(written.code))
    except BadRecord:
        raise _bad("strange_move", record, written) from None
    except IllegalMove:
        raise _bad("illegal", record, written) from None


def _bad(key: str, record: Record, written: WrittenMove) -> BadRecord:
    return BadRecord(say(f"common.record.{key}", file=literal(record.name), line=written.line))
