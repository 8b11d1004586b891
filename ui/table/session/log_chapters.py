"""The log in its parts: chapters, turns with what was done in them, affairs that are one entry."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rules.core.amounts import Amount, netted
from rules.core.target import NOBODY, Seat
from rules.core.text import Text, say
from ui.table.session.log_book import Entry

MOST_AMOUNTS: Final = 4
STAY_OPEN: Final = 2
"""So many turns stay open even if their round is over."""


class Line(NamedTuple):
    """An entry and its number in the book."""

    number: int
    entry: Entry


@dataclass(slots=True)
class Affair:
    """Facts that are one entry: an auction, a raid."""

    name: str
    lines: list[Line]

    @property
    def number(self) -> int:
        """Where it begins."""
        return self.lines[0].number

    @property
    def last(self) -> int:
        """Where it ends, as far as it got."""
        return self.lines[-1].number

    def told(self) -> list[Line]:
        """All that is said of it."""
        return [line for line in self.lines if line.entry.is_act]

    def leading(self) -> list[Entry]:
        """What stands for the whole; until it is settled, the latest of it."""
        told = [line.entry for line in self.told()]
        leading = [entry for entry in told if entry.part is not None and entry.part.leads]
        return leading or told[-1:]

    def figures(self) -> list[tuple[Seat, int]]:
        """Where each seat stands in the end, the highest first."""
        stand: dict[Seat, int] = {}
        for _, entry in self.lines:
            if entry.part is not None and entry.part.figure is not None and entry.actor != NOBODY:
                stand[entry.actor] = entry.part.figure
        return sorted(stand.items(), key=lambda each: -each[1])

    def still_in(self) -> list[Seat]:
        """Who is not out: whom it stands for, or all who have not given up while it is not settled."""
        if any(entry.part is not None and entry.part.leads for _, entry in self.lines):
            return [entry.actor for entry in self.leading()]
        latest = {entry.actor: entry.part for _, entry in self.lines if entry.part is not None}
        return [seat for seat, part in latest.items() if part.figure is not None]

    def counts(self) -> list[Text]:
        """How many facts of each sort it took."""
        keys = [entry.part.counted for _, entry in self.lines if entry.part is not None and entry.part.counted]
        return [say(key, n=keys.count(key)) for key in dict.fromkeys(keys)]


Item = Line | Affair


@dataclass(slots=True)
class Turn:
    """What one seat's turn did: `index` counts turns, `chapter` the rounds they lie in."""

    index: int
    chapter: int
    head: Line
    items: list[Item] = field(default_factory=list)
    carried: list[Amount] = field(default_factory=list)
    last: int = 0

    @property
    def number(self) -> int:
        """Where it begins."""
        return self.head.number

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.head.entry.turn

    def acts(self) -> int:
        """How much its seat did in it, as the recap counts too. What merely befell it when it began, or what others did
        meanwhile, is an act only where there was nothing else."""
        own = [item for item in self.items if isinstance(item, Affair) or item.entry.maker == self.seat]
        return acts_in(own) or min(1, acts_in(self.items))

    def amounts(self) -> list[Amount]:
        """What it brought and cost its seat in all, the largest first."""
        net = netted(amount for amount in self.carried if amount.seat == self.seat)
        return sorted(net, key=lambda amount: -abs(amount.number))[:MOST_AMOUNTS]


Block = Line | Affair | Turn


def acts_in(items: Iterable[Item]) -> int:
    """A move is one act however much came of it, an affair is one, what nobody did is none."""
    told = list(items)
    moves = {item.entry.move for item in told if isinstance(item, Line) and item.entry.actor != NOBODY}
    return len(moves) + sum(isinstance(item, Affair) for item in told)


def entries_in(block: Block) -> Iterator[Entry]:
    """All entries of a part of the log."""
    if isinstance(block, Line):
        yield block.entry
    elif isinstance(block, Affair):
        yield from (line.entry for line in block.lines)
    else:
        yield block.head.entry
        for item in block.items:
            yield from entries_in(item)


def alarm_in(block: Block) -> str:
    """The sign of the worst of it: an alarm's own, or that of any other loss; empty if nothing was amiss."""
    entries = list(entries_in(block))
    alarm = next((entry.alarm for entry in entries if entry.alarm), "")
    return alarm or ("warning" if any(entry.lost for entry in entries) else "")


def blocks_of(entries: Sequence[Entry]) -> list[Block]:
    """The whole log: what stands by itself, and the turns in their order."""
    blocks: list[Block] = []
    turn: Turn | None = None
    affair: Affair | None = None
    turns = chapter = 0
    for number, entry in enumerate(entries):
        line = Line(number, entry)
        if entry.turn != NOBODY:
            # Where a title knows no rounds each turn is a chapter of its own.
            turn, affair = Turn(turns, chapter if chapter else -turns - 1, line, last=number), None
            turns += 1
            blocks.append(turn)
            continue
        if entry.heading:
            turn, affair, chapter = None, None, chapter + 1
            blocks.append(line)
            continue
        if turn is not None:
            turn.carried += entry.amounts
            turn.last = number
        affair = _add(line, affair, blocks.append if turn is None else turn.items.append)
    return blocks


def _add(line: Line, affair: Affair | None, put: Callable[[Item], None]) -> Affair | None:
    """Put a line where it belongs; the affair that is under way after it."""
    part, quiet = line.entry.part, line.entry.quiet
    if affair is None or (part is not None and part.affair != affair.name):
        if part is None or quiet:
            if not quiet:
                put(line)
            return None
        affair = Affair(part.affair, [])
        put(affair)
    affair.lines.append(line)
    return None if part is not None and part.ends else affair


def opened_by_itself(blocks: Sequence[Block], present: int) -> frozenset[int]:
    """The turns that nobody needs to open: those of the round under way, and the last two."""
    turns = [block for block in blocks if isinstance(block, Turn)]
    begun = [turn for turn in turns if turn.head.number < present]
    if not begun:
        return frozenset(turn.index for turn in turns[:STAY_OPEN])
    rounds = sum(isinstance(block, Line) and block.entry.heading and block.number < present for block in blocks)
    round_now = rounds or begun[-1].chapter
    stay = {turn.index for turn in begun[-STAY_OPEN:]}
    return frozenset(stay | {turn.index for turn in turns if turn.chapter == round_now})
