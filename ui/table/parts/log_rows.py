"""The log set in type: which rows stand in it, how their words break, how high they are."""

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple

from rules.core.amounts import Amount
from rules.core.target import Seat
from rules.core.text import Text
from rules.core.wording import listed
from ui.boards.view import Tag
from ui.paint import Painter
from ui.table.parts.tags import GAP, grown, tag_width
from ui.table.session.log_book import Entry
from ui.table.session.log_chapters import Affair, Block, Line, Turn, alarm_in

LINE: Final = 18.0
INDENT: Final = 34.0
SIGN: Final = 32.0
"""What the sign that folds takes at the right end of a head."""
MOST_LINES: Final = 3
TAG: Final = 19.0
FIGURE: Final = 24.0
SIZE: Final = 14.5
NOTE: Final = 14.0

Kind = Literal["heading", "turn", "affair", "act"]
Key = tuple[str, int]
"""What can be folded: a turn by its place among the turns, an affair by its first entry."""


class Voice(NamedTuple):
    """How the log says things at this table."""

    speak: Callable[[Text], str]
    words: Callable[..., str]
    tag: Callable[[Amount], Tag]
    names: Sequence[str]


class Body(NamedTuple):
    """What stands in a row, wherever that lies: `strong` lines first, then what came of it."""

    lines: tuple[str, ...]
    strong: int
    height: float
    notes: tuple[str, str] = ("", "")
    """Beside the first line, and below."""
    tags: tuple[Tag, ...] = ()
    figures: tuple[tuple[Seat, int], ...] = ()
    leading: tuple[Seat, ...] = ()
    still_in: tuple[Seat, ...] = ()


class Row(NamedTuple):
    """A body in its place: entries `number` to `last` of the book stand in it. `key` is what a click folds."""

    kind: Kind
    entry: Entry
    number: int
    last: int
    body: Body
    top: float
    key: Key | None = None
    open: bool = True
    alarm: str = ""

    @property
    def lines(self) -> tuple[str, ...]:
        """Its words."""
        return self.body.lines

    @property
    def height(self) -> float:
        """How high it is, without the gap after it."""
        return self.body.height


class Setter:
    """Sets rows for one width and size of letters; what was set once is kept."""

    def __init__(self, painter: Painter, width: float, voice: Voice) -> None:
        self._painter = painter
        self.width = width
        self.voice = voice
        self.leading = max(LINE, painter.leading(SIZE) * 0.92)
        self._kept: dict[Hashable, tuple[Entry, Body]] = {}

    def renew(self, painter: Painter, voice: Voice) -> None:
        """The same sizes, another frame."""
        self._painter, self.voice = painter, voice

    def rows(self, blocks: Sequence[Block], opened: Callable[[Key], bool], under_way: int) -> list[Row]:
        """All rows from top to bottom; `opened` says which of them show what they hold."""
        return _placed(self._all(blocks, opened, under_way))

    def _all(self, blocks: Sequence[Block], opened: Callable[[Key], bool], under_way: int) -> Iterator[Row]:
        for block in blocks:
            if not isinstance(block, Turn):
                yield from self._item(block, opened)
                continue
            shown = opened(("turn", block.index))
            yield self._turn(block, shown, block.index == under_way)
            if shown:
                for item in block.items:
                    yield from self._item(item, opened)

    def _turn(self, turn: Turn, shown: bool, under_way: bool) -> Row:
        number, entry = turn.head
        held = ("turn", turn.index, turn.last, shown, under_way)
        body = self._keep(held, entry, lambda: self._head(turn, shown, under_way))
        return Row("turn", entry, number, turn.last, body, 0.0, ("turn", turn.index), shown, alarm_in(turn))

    def _item(self, item: Line | Affair, opened: Callable[[Key], bool]) -> Iterator[Row]:
        if isinstance(item, Line):
            yield self._line(item)
            return
        told, key = item.told(), ("affair", item.number)
        body = self._keep((*key, item.last), told[-1].entry, lambda: self._affair(item))
        shown = opened(key)
        yield Row("affair", item.leading()[-1], item.number, item.last, body, 0.0, key, shown, alarm_in(item))
        if shown:
            yield from map(self._line, told)

    def _line(self, line: Line) -> Row:
        number, entry = line
        body = self._keep(number, entry, lambda: self._heading(entry) if entry.heading else self._act(entry))
        return Row("heading" if entry.heading else "act", entry, number, number, body, 0.0, alarm=alarm_in(line))

    def found(self, lines: Sequence[tuple[Line, str]]) -> list[Row]:
        """Entries that were searched for, each with its chapter beside it."""
        rows = []
        for (number, entry), chapter in lines:
            body = self._keep(("found", number), entry, lambda: self._found(entry, chapter))  # noqa: B023 - made at once
            rows.append(Row("act", entry, number, number, body, 0.0, alarm=alarm_in(Line(number, entry))))
        return _placed(rows)

    def _keep(self, key: Hashable, entry: Entry, make: Callable[[], Body]) -> Body:
        """Entries are compared by being the same one, which is quick; the key tells all else."""
        held = self._kept.get(key)
        if held is None or held[0] is not entry:
            held = self._kept[key] = (entry, make())
        return held[1]

    # ------------------------------------------------------------ bodies
    def _heading(self, entry: Entry) -> Body:
        heads = self._painter.wrap(self.voice.speak(entry.text), self.width - 40, NOTE, "serif", most=16)
        return Body(tuple(heads), 0, 24 + LINE * (len(heads) - 1))

    def _act(self, entry: Entry) -> Body:
        lines, strong = self.broken(self.voice.speak(entry.text), bool(entry.alarm), self.width - INDENT - 12)
        return Body(lines, strong, self.leading * len(lines) + 9)

    def broken(self, sentence: str, whole: bool, room: float) -> tuple[tuple[str, ...], int]:
        """The act in strong letters; what came of it, after the colon, on lines of its own where it fits."""
        painter = self._painter
        # Larger letters need more lines for the same words: cutting them would help nobody.
        most = math.ceil(MOST_LINES * painter.text_size / 100)
        act, result = act_and_result(sentence)
        if result and not whole:
            first, second = painter.wrap(act, room, SIZE, "semi"), painter.wrap(result, room, SIZE)
            if len(first) + len(second) <= most + 1:
                return (*first, *second), len(first)
        lines = painter.wrap(sentence, room, SIZE, "semi")
        return tuple(lines), len(lines)

    def _found(self, entry: Entry, chapter: str) -> Body:
        """An entry between others of other chapters."""
        across = self._painter.measure(chapter, NOTE) + 8
        beside = across < self.width * 0.36
        room = self.width - INDENT - 12 - (across if beside else 0)
        lines, strong = self.broken(self.voice.speak(entry.text), bool(entry.alarm), room)
        notes = (chapter, "") if beside else ("", chapter)
        return Body(lines, strong, self.leading * (len(lines) + (not beside)) + 13, notes)

    def _head(self, turn: Turn, shown: bool, under_way: bool) -> Body:
        """A turn: the name, what the turn is, how much was done; folded, what it brought."""
        painter, voice, entry = self._painter, self.voice, turn.head.entry
        acts = voice.words("table.log.now") if under_way else voice.words("table.log.acts", n=turn.acts())
        aside = voice.speak(entry.text) if entry.text.key else ""
        room = self.width - INDENT - SIGN - (20 if alarm_in(turn) else 0)
        name = voice.names[turn.seat]
        left = room - painter.measure(name, SIZE, "semi") - 8
        beside, below = aside or acts, acts if aside else ""
        if aside and painter.measure(f"{aside} · {acts}", NOTE) <= left:
            beside, below = f"{aside} · {acts}", ""
        elif painter.measure(beside, NOTE) > left:
            beside, below = "", f"{aside} · {acts}" if aside else acts
        lines = painter.wrap(name, room, SIZE, "semi")
        height = 26 - LINE + self.leading * len(lines)
        tags = self._tags(turn.amounts(), self.width - 24 - painter.measure(below, NOTE)) if not shown else ()
        if tags or below:
            height += max(grown(painter, TAG) + 3 if tags else 0, self.leading if below else 0)
        return Body(tuple(lines), len(lines), height, (beside, below), tags)

    def _tags(self, amounts: Sequence[Amount], room: float) -> tuple[Tag, ...]:
        """As many as stand in a row."""
        tags: list[Tag] = []
        for amount in amounts:
            tag = self.voice.tag(amount)
            room -= tag_width(self._painter, tag, grown(self._painter, TAG)) + GAP
            if room < 0:
                break
            tags.append(tag)
        return tuple(tags)

    def _affair(self, affair: Affair) -> Body:
        """Who won, where each seat stands, how many facts it took."""
        leading = affair.leading()
        lines: list[str] = []
        for entry in leading:
            sentence = self.voice.speak(entry.text)
            said = sentence if alarm_in(affair) else act_and_result(sentence)[0]
            lines += self._painter.wrap(said, self.width - INDENT - SIGN, SIZE, "semi")
        strong, counts = len(lines), affair.counts()
        figures = tuple(affair.figures())
        if counts:
            lines += self._painter.wrap(self.voice.speak(listed(counts)), self.width - 28, NOTE)
        height = self.leading * len(lines) + 9 + (FIGURE if figures else 0)
        first, still = tuple(entry.actor for entry in leading), tuple(affair.still_in())
        return Body(tuple(lines), strong, height, figures=figures, leading=first, still_in=still)


def act_and_result(sentence: str) -> tuple[str, str]:
    """What was done, and what came of it after the colon; a colon in brackets belongs to a name, and one after a
    semicolon to what was done besides: that came of the first."""
    deep, besides = 0, 0
    for at, letter in enumerate(sentence):
        deep += (letter == "(") - (letter == ")")
        if not deep and sentence.startswith("; ", at):
            besides = besides or at
        if not deep and sentence.startswith(": ", at):
            end = besides or at
            return sentence[:end].rstrip("\u00a0"), sentence[end + 2 :]
    return sentence, ""


def _placed(rows: Iterable[Row]) -> list[Row]:
    placed: list[Row] = []
    top = 8.0
    for row in rows:
        placed.append(row._replace(top=top))
        top += row.height + (9 if row.kind == "turn" and row.open else 5 if row.kind == "turn" else 2)
    return placed
