"""What happened, as entries of the log: from events to words, and to the targets they speak of."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from game.history import History
from rules.core.amounts import Amount, netted
from rules.core.event import Event, Part
from rules.core.move import Move
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text, say

Measure = Callable[[Event], Iterable[Amount]]
"""What a fact gave and took; every `Rules` can tell."""
UNSAID: Final = Text("")


class Entry(NamedTuple):
    """One sentence of the log. `move` is the number of moves made before it; headings open a chapter.

    One that opens a `turn` stands as its head. A `quiet` one is never shown: it only carries amounts, or ends an
    affair. `lost` tells that another seat's move cost the viewer something. `maker` made the move it came of, which
    need not be who did it: what a turn begins with comes of the move that ended the one before.
    """

    text: Text
    actor: Seat
    heading: bool
    move: int
    targets: tuple[Target, ...]
    turn: Seat = NOBODY
    part: Part | None = None
    alarm: str = ""
    amounts: tuple[Amount, ...] = ()
    lost: bool = False
    quiet: bool = False
    maker: Seat = NOBODY

    @property
    def is_act(self) -> bool:
        """Does it tell of something, rather than stand over what is told?"""
        return not self.quiet and not self.heading and self.turn == NOBODY


class LogBook:
    """Keeps the entries of a growing game, as one seat may know them; only what is new is put down each time.

    The preface is what there is to say before anything has happened.
    """

    def __init__(self, history: History, measure: Measure, preface: Sequence[Entry] = ()) -> None:
        self._measure = measure
        self._preface = preface
        self._history = history
        self._seat: Seat | None = NOBODY
        self._moves: list[Move] = []
        self._ends: list[int] = []
        self._entries: list[Entry] = self._opening()

    def _opening(self) -> list[Entry]:
        return [*self._preface, *write(self._history.opening, self._seat, -1, self._measure)]

    def entries(self, history: History, seat: Seat | None) -> list[Entry]:
        """All entries up to the last move; the same list as long as nothing was added or taken back.

        `history` is another one after a game was taken far back; None sees everything.
        """
        if history is not self._history or seat != self._seat:
            self._history, self._seat, self._moves, self._ends = history, seat, [], []
            self._entries = self._opening()
        kept = 0
        while kept < min(len(self._moves), len(history.moves)) and self._moves[kept] is history.moves[kept]:
            kept += 1
        if kept == len(self._moves) == len(history.moves):
            return self._entries
        end = self._ends[kept] if kept < len(self._moves) else len(self._entries)
        self._entries = self._entries[:end]
        del self._moves[kept:], self._ends[kept:]
        for number in range(kept, len(history.moves)):
            self._moves.append(history.moves[number])
            self._ends.append(len(self._entries))
            events = history.events_of(number)
            self._entries += write(events, seat, number, self._measure, history.actors[number])
        return self._entries


def write(events: Sequence[Event], seat: Seat | None, move: int, measure: Measure, maker: Seat = NOBODY) -> list[Entry]:
    """All entries of one move, quiet ones too, as a seat may know them. `maker` made the move.

    NOBODY knows what all know; None stands for all eyes. What is done, given and received at once is one sentence.
    """
    book: list[Entry] = []
    last: int | None = None
    """Where the sentence stands that may go on."""
    for event in events:
        seen = event if seat is None else event.seen_by(seat)
        text, tail = seen.text(), seen.tail()
        entry = _entry(seen, text, move, tuple(measure(seen)), maker)
        if last is not None and tail is not None and book[last].actor == entry.actor:
            book[last] = _joined(book[last], entry, tail)
        elif text is not None or entry.turn != NOBODY or entry.amounts or entry.part is not None:
            book.append(entry)
            if text is not None:
                last = len(book) - 1
        if text is not None and not seen.goes_on():
            last = None
    return book if maker == seat or seat is None else [_with_losses(entry, seat) for entry in book]


def _entry(seen: Event, text: Text | None, move: int, amounts: tuple[Amount, ...], maker: Seat) -> Entry:
    turn = seen.opens_turn()
    told = UNSAID if text is None else text
    targets = () if text is None else tuple(dict.fromkeys(spoken_of(text, seen)))
    quiet = text is None and turn == NOBODY
    about = told, seen.actor(), seen.heading(), move, targets, turn, seen.affair(), seen.alarm(), amounts
    return Entry(*about, quiet=quiet, maker=maker)


def _joined(first: Entry, more: Entry, tail: Text) -> Entry:
    return first._replace(
        text=say("table.log.joined", first=first.text, tail=tail),
        targets=tuple(dict.fromkeys((*first.targets, *more.targets))),
        amounts=(*first.amounts, *more.amounts),
        alarm=first.alarm or more.alarm,
    )


def _with_losses(entry: Entry, viewer: Seat) -> Entry:
    """What is paid for something, as for a post won in an auction, is no loss."""
    mine = [amount.number for amount in netted(entry.amounts) if amount.seat == viewer]
    return entry._replace(lost=True) if mine and max(mine) < 0 else entry


def entries_of(events: Sequence[Event], seat: Seat | None, move: int) -> list[Entry]:
    """What is told of one move, as a seat may know it."""
    return [entry for entry in write(events, seat, move, lambda _: ()) if entry.text is not UNSAID]


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
