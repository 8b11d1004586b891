"""What stands in the log's column: which rows, what is folded, how far it is scrolled, what is new."""

from collections.abc import Sequence

from rules.core.target import Seat, Target
from ui.paint import Painter
from ui.table.parts.log_rows import Key, Row, Setter, Voice
from ui.table.parts.log_scroll import LogScroll
from ui.table.parts.log_search import LogSearch
from ui.table.session.log_book import Entry
from ui.table.session.log_chapters import Block, Turn, acts_in, alarm_in, blocks_of, opened_by_itself


class LogColumn:
    """The rows of the log, set anew only where something changed. `present` entries have happened, the rest is pale."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.present = 0
        self.following = True
        self.live = True
        """Do all entries tell of what has happened? In a replay later ones stand in it too."""
        self.new = (0, "")
        """How many acts nobody has looked at yet, and the sign of the worst of them."""
        self.scroll = LogScroll()
        self.search = LogSearch()
        self.setter: Setter | None = None
        self._entries: Sequence[Entry] | None = None
        self._blocks: list[Block] = []
        self._seen = 0
        self._folds: dict[Key, bool] = {}
        self._by_itself: frozenset[int] = frozenset()
        self._held: tuple[Key, float] | None = None
        self._look: tuple[object, ...] = ()
        self._set_for: tuple[object, ...] = ()

    def fill(
        self, painter: Painter, width: float, room: float, entries: Sequence[Entry], voice: Voice, present: int | None
    ) -> bool:
        """Set what is new; the newest comes into sight unless somebody scrolled away. True if rows changed."""
        look = (width, painter.text_size, painter.scale, voice.words("table.log"))
        if self.setter is None or look != self._look:
            self._look, self._set_for = look, ()
            self.setter = Setter(painter, width, voice)
            self.search.forget()
        self.setter.renew(painter, voice)
        if entries is not self._entries:
            self._seen = len(entries) if self._entries is None else min(self._seen, len(entries))
            self._entries, self._blocks = entries, blocks_of(entries)
        self.live, self.present = present is None, len(entries) if present is None else present
        if self.search.open:
            self.search.look(entries, lambda entry: voice.speak(entry.text))
        changed = self._set(self.setter)
        self.scroll.fill(self.rows, room)
        self._find_place()
        return changed

    def _set(self, setter: Setter) -> bool:
        folds = tuple(self._folds.items())
        set_for = (id(self._entries), self.present, folds, self.search.active, self.search.wanted)
        if set_for == self._set_for:
            return False
        self._set_for = set_for
        by_itself = opened_by_itself(self._blocks, self.present)
        # Nothing folds away under the eyes of somebody who reads further up.
        self._by_itself = by_itself if self.following else self._by_itself | by_itself
        if self.search.active:
            self.rows = setter.found(self.search.hits)
        else:
            self.rows = setter.rows(self._blocks, self.opened, self._under_way())
        return True

    def _find_place(self) -> None:
        """What was just folded stays under the pointer; else the newest is shown, or what one read stays."""
        if self._held is not None:
            (key, offset), self._held = self._held, None
            at = self.row_of(key)
            self.scroll.settle(self.scroll.top if at is None else self.rows[at].top - offset)
            self.following = self.scroll.at_end
        elif self.following and not self.search.active:
            self._show_present()
        else:
            self.scroll.settle(self.scroll.top)
            self.moved()

    def _under_way(self) -> int:
        """The turn that is not over yet; -1 if none is."""
        begun = (block for block in reversed(self._blocks) if block.number < self.present)
        last = next(begun, None)
        return last.index if isinstance(last, Turn) else -1

    def _show_present(self) -> None:
        last = next((n for n in reversed(range(len(self.rows))) if self.rows[n].number < self.present), 0)
        self.scroll.end_with(last)

    # ------------------------------------------------------------ what is new
    def look_at(self, sight: bool, viewer: Seat) -> None:
        """Count what came since somebody looked; nobody is told of their own acts behind a folded log."""
        entries = self._entries or ()
        if sight and self.following:
            self._seen = len(entries)
        news = [entry for entry in entries[self._seen :] if sight or entry.actor != viewer]
        items = [item for block in blocks_of(news) for item in (block.items if isinstance(block, Turn) else [block])]
        alarm = next((sign for sign in map(alarm_in, items) if sign), "")
        self.new = acts_in(items), alarm

    def follow(self) -> None:
        """Show the newest, now and from now on."""
        self.following, self._seen = True, len(self._entries or ())
        if not self.search.active:
            self._show_present()

    def moved(self) -> bool:
        """Scrolled by hand: does it follow now? True if that changed."""
        before = self.following
        if not self.search.active:
            self.following = self.scroll.at_end and self.live
        return before != self.following

    # ------------------------------------------------------------ folding
    def opened(self, key: Key) -> bool:
        """Does it show what it holds?"""
        return self._folds.get(key, key[0] == "turn" and key[1] in self._by_itself)

    def row_of(self, key: Key | None) -> int | None:
        """Where the head of a turn or an affair stands."""
        return next((n for n, row in enumerate(self.rows) if row.key == key), None) if key is not None else None

    def fold(self, key: Key, every: bool) -> None:
        """Open or fold a turn or an affair; `every` does the same to all turns."""
        opened, at = not self.opened(key), self.row_of(key)
        self._held = None if at is None else (key, self.rows[at].top - self.scroll.top)
        keys = [("turn", block.index) for block in self._blocks if isinstance(block, Turn)] if every else [key]
        self._folds.update(dict.fromkeys(keys, opened))

    # ------------------------------------------------------------ what is spoken of
    def targets(self, hot: int | None) -> tuple[Target, ...]:
        """What the row that is pointed at speaks of, or the one that was searched for."""
        if hot is not None and self.rows[hot].kind != "turn":
            return self.rows[hot].entry.targets
        hit = self.search.hit()
        return hit.targets if hit is not None else ()

    def current(self) -> int | None:
        """The row framed in gold: the hit one walked to, or the last act that has happened."""
        hit = self.search.hit()
        if hit is not None:
            return self.search.at
        entries = self._entries or ()
        last = next((n for n in reversed(range(self.present)) if entries[n].is_act), None)
        if last is None or self.search.active:
            return None
        return max((n for n, row in enumerate(self.rows) if row.number <= last <= row.last), default=None)
