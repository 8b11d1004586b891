"""What happened, as entries of the log: from events to words, and to the targets they speak of."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.history import History
from rules.core.event import Event
from rules.core.move import Move
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text, say


class Entry(NamedTuple):
    """One sentence of the log. `move` is the number of moves made before it; headings open a chapter."""

    text: Text
    actor: Seat
    heading: bool
    move: int
    targets: tuple[Target, ...]


class LogBook:
    """Keeps the entries of a growing game, as one seat may know them; only what is new is put down each time."""

    def __init__(self, history: History) -> None:
        self._history = history
        self._seat = NOBODY
        self._opening = entries_of(history.opening, NOBODY, 0)
        self._moves: list[Move] = []
        self._entries: list[list[Entry]] = []

    def entries(self, history: History, seat: Seat) -> list[Entry]:
        """All entries up to the last move. `history` is another one after a game was taken far back."""
        if history is not self._history or seat != self._seat:
            self._history, self._seat, self._moves, self._entries = history, seat, [], []
            self._opening = entries_of(history.opening, seat, 0)
        kept = 0
        while kept < min(len(self._moves), len(history.moves)) and self._moves[kept] is history.moves[kept]:
            kept += 1
        del self._moves[kept:], self._entries[kept:]
        for number in range(kept, len(history.moves)):
            self._moves.append(history.moves[number])
            self._entries.append(entries_of(history.events_of(number), seat, number))
        return self._opening + [entry for part in self._entries for entry in part]


def entries_of(events: Sequence[Event], seat: Seat | None, move: int) -> list[Entry]:
    """The entries of one move, as a seat may know them. NOBODY knows what all know; None stands for all eyes.

    What is done, given and received at once is one sentence.
    """
    book: list[Entry] = []
    goes_on = False
    for event in events:
        seen = event if seat is None else event.seen_by(seat)
        text, tail = seen.text(), seen.tail()
        if text is None:
            continue
        entry = Entry(text, seen.actor(), seen.heading(), move, tuple(dict.fromkeys(spoken_of(text, seen))))
        if goes_on and tail is not None and book[-1].actor == entry.actor:
            first = book.pop()
            joined = say("table.log.joined", first=first.text, tail=tail)
            entry = first._replace(text=joined, targets=tuple(dict.fromkeys((*first.targets, *entry.targets))))
        book.append(entry)
        goes_on = seen.goes_on()
    return book


def spoken_of(text: Text, event: Event) -> Iterator[Target]:
    """All things a sentence names, and where what it tells of came from and went."""
    yield from _named(text)
    for shift in event.shifts():
        yield from (shift.source, shift.to, shift.what)


def _named(text: Text) -> Iterator[Target]:
    for _, value in text.args:
        if isinstance(value, Target):
            yield value
        elif isinstance(value, Text):
            yield from _named(value)


def public_acts(history: History, first: int) -> list[Entry]:
    """What everybody saw from a move on: nothing in it belongs to one seat alone."""
    numbers = range(first, len(history.moves))
    acts = [entry for number in numbers for entry in entries_of(history.events_of(number), NOBODY, number)]
    return [entry for entry in acts if not entry.heading and entry.actor != NOBODY]
