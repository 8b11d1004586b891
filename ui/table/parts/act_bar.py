"""The act of another seat in the water bar: who, what, the amounts, why, and how fast the others go on."""

from collections.abc import Callable, Sequence
from functools import reduce
from itertools import chain, groupby
from typing import Final

import pygame

from rules.core.text import Text
from ui.boards.view import BoardView, Tag, View
from ui.paint import Painter
from ui.table.parts.prompt_bar import NARROW
from ui.table.parts.tags import GAP, draw_tags, grown, tag_width
from ui.table.session.acts import Act, sentences
from ui.table.session.pace import Pace
from ui.theme import BUTTER, FOAM, FOOT_BAR, INK, NIGHT, PAPER, WHITE, alpha
from ui.widgets.choice import ChoiceBar, Field
from ui.widgets.ring import draw_ring
from ui.widgets.small import draw_crest
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

LEFT: Final = 84.0
TAG: Final = 21.0
SIGNS: Final = ("next", "play", "end")
KEYS: Final = ("step", "play_on", "to_my_turn")
WIDE: Final = 330.0
"""Of the lines of a reason."""
LARGE: Final = 130
"""From this text size on the sentence takes two lines and leaves the line above it out."""


def first_told(moves: Sequence[Sequence[str]], join: Callable[[str, str], str], fits: Callable[[str], bool]) -> int:
    """The first of the moves from which on all that was said fits; the last, where that is too much."""
    every = range(len(moves) - 1)
    return next((at for at in every if fits(reduce(join, chain.from_iterable(moves[at:])))), len(moves) - 1)


def told_within(moves: Sequence[Sequence[str]], join: Callable[[str, str], str], fits: Callable[[str], bool]) -> str:
    """What was said of moves told together. Where not all of it fits, the last moves are told: what came of the act is
    theirs; of the very last as much as fits, from its beginning."""
    first = first_told(moves, join, fits)
    if first < len(moves) - 1:
        return reduce(join, chain.from_iterable(moves[first:]))
    told, *others = moves[-1]
    for more in others:
        longer = join(told, more)
        if not fits(longer):
            break
        told = longer
    return told


class PaceBar(ChoiceBar):
    """Step, play on, to my turn; in a narrow window only their signs."""

    def __init__(
        self, painter: Painter, pace: Pace, right: float, words: Callable[..., str], act: Callable[[int], None]
    ) -> None:
        narrow = painter.width < NARROW
        self._signs_only = narrow
        labels = [words(f"table.pace.{key}") for key in KEYS]
        widths = [46.0 if narrow else 46 + painter.measure(label, 15, "semi", 20) for label in labels]
        box = pygame.FRect(right - sum(widths), painter.height - FOOT_BAR + 25, sum(widths), 36)
        tips = [words(f"table.pace.{key}.tip") for key in KEYS]
        fields = [
            Field(label, tip=Tip(label if narrow else "", (tip,))) for label, tip in zip(labels, tips, strict=True)
        ]
        super().__init__("pace", box, fields, pace.chosen, act, widths=widths)

    def draw(self, painter: Painter) -> None:
        """One dark field in a row of paper, each with its sign."""
        painter.nine("nine/choice_ground", *self.box)
        for number, field in enumerate(self.fields):
            part, chosen = self.field_box(number), number == self.chosen
            if chosen:
                painter.nine("nine/choice_on", *part)
            elif number == self._under:
                painter.nine("nine/choice_hot", *part)
            if number and number != self.chosen and number - 1 != self.chosen:
                painter.line(part.x, part.y + 5, part.x, part.bottom - 5, alpha(INK, 0.3))
            sign = f"{'mark_light' if chosen else 'mark'}/{SIGNS[number]}"
            painter.sprite(sign, part.x + (14 if self._signs_only else 11), part.centery - 8.5, 17)
            if not self._signs_only:
                ink = PAPER if chosen else INK
                room = part.w - 38
                painter.text(field.label, part.x + 34, part.centery + 5, 15, "semi", ink, max_width=room, most=20)
        if self.ringed:
            draw_ring(painter, self.box)


class WhyPill(Widget):
    """Asks for the reason of an act."""

    def __init__(self, box: pygame.FRect, words: str, act: Callable[[], None]) -> None:
        super().__init__("why", box)
        self._words = words
        self._act = act

    def activate(self) -> None:
        """Open or close the reason."""
        self._act()

    def release(self, x: float, y: float, inside: bool) -> None:
        """A click is press and release on it."""
        if inside:
            self._act()

    def draw(self, painter: Painter) -> None:
        """A dark pill with a question mark."""
        box = self.box
        painter.rect(box.x, box.y, box.w, box.h, alpha(NIGHT, 0.55), box.h / 2)
        edge = BUTTER if self.hot else alpha(PAPER, 0.7)
        painter.rect(box.x, box.y, box.w, box.h, edge, box.h / 2, 1.4 if self.hot else 1)
        painter.sprite("mark_light/question", box.x + 4, box.y + 4, 16)
        painter.text(self._words, box.x + 24, box.y + 17, 15, "semi", PAPER, most=16)
        if self.ringed:
            draw_ring(painter, box)


class ActBar:
    """Lays out and draws the act of the moment. The reason lies open above the bar when it was asked for."""

    def __init__(self, board: BoardView, words: Callable[..., str], changed: Callable[[], None]) -> None:
        self._board = board
        self._words = words
        self._changed = changed
        self._right = 0.0
        self._tags_end = LEFT
        self.open = False
        self._reasons: Sequence[Text] = ()
        self._looks_back = False
        """Is the act one that the bar does not tell of any more?"""

    def toggle(self) -> None:
        """Show the reason, or put it away."""
        self.open = not self.open
        self._changed()

    def close(self) -> bool:
        """Put the reason away; True if it lay open."""
        was, self.open = self.open, False
        return was

    def look_back(self, reasons: Sequence[Text]) -> None:
        """Nobody else acts any more: only why the last act was done can be asked, by key."""
        self._reasons, self._looks_back, self._tags_end = reasons, True, LEFT
        self.open = self.open and bool(reasons)

    def layout(
        self, painter: Painter, view: View, act: Act, may_tell: Callable[[Text], bool], right: float
    ) -> list[Widget]:
        """The pill, if there is a reason that the viewer may know."""
        self._right, self._looks_back = right - 8, False
        self._tags_end = LEFT
        high = grown(painter, TAG)
        _, act = self.told(painter, view, act, self._right - LEFT)
        self._reasons = [reason for reason in act.reasons() if may_tell(reason)]
        tags = self._tags(act, view)
        pill = 34 + painter.measure(self._words("table.why"), 15, "semi", 16)
        for tag in tags:
            wide = tag_width(painter, tag, high) + GAP
            if self._tags_end + wide > self._right - pill:
                break
            self._tags_end += wide
        if not self._reasons:
            self.open = False
            return []
        box = pygame.FRect(self._tags_end + 8, painter.height - FOOT_BAR + 57, pill, 24)
        return [WhyPill(box, self._words("table.why"), self.toggle)]

    def _tags(self, act: Act, view: View) -> list[Tag]:
        own = sorted(act.amounts, key=lambda amount: amount.seat != act.seat)
        return [self._board.tag(amount.what, amount.number, view.words) for amount in own if amount.seat == act.seat]

    def covers(self, x: float, y: float, height: float) -> bool:
        """Does the pointer rest on the words? Then nobody goes on."""
        return y >= height - FOOT_BAR and x < self._right

    def draw(self, painter: Painter, view: View, act: Act) -> None:
        """Crest, who, sentence, tags."""
        y, room = painter.height - FOOT_BAR, self._right - LEFT
        draw_crest(painter, view.crests[act.seat], 44, y + 43, 26)
        sentence, told = self.told(painter, view, act, room)
        if painter.text_size >= LARGE and painter.measure(sentence, 22, "serif", 24) > room:
            for line, words in enumerate(painter.wrap(sentence, room, 22, "serif", 24)[:2]):
                painter.text(words, LEFT, y + 26 + 25 * line, 22, "serif", WHITE, max_width=room, most=24)
        else:
            role = view.roles[act.seat].rpartition(" · ")[2] if act.seat == view.decider else ""
            key = "table.act.who" if role else "table.act.who_only"
            who = self._words(key, who=view.names[act.seat], role=role, n=act.number)
            painter.text(who, LEFT, y + 26, 15, "semi", BUTTER, max_width=room, most=16)
            painter.text(sentence, LEFT, y + 50, 22, "serif", WHITE, max_width=room, most=24)
        high = grown(painter, TAG)
        tags = self._tags(told, view)
        if tags:
            draw_tags(painter, tags, LEFT, y + 58, self._tags_end + 1, high)

    def told(self, painter: Painter, view: View, act: Act, room: float) -> tuple[str, Act]:
        """All that was done, as far as it fits on the line, rather by the seat itself, and what of the act that is; the
        log has the rest."""

        def join(first: str, more: str) -> str:
            return self._words("table.act.and", first=first, more=more)

        def fits(sentence: str) -> bool:
            return painter.measure(sentence, 22, "serif", 24) <= room

        whole = reduce(join, (view.speak(text) for text in sentences(act.entries)))
        if fits(whole):
            return whole, act
        by_move = [(move, list(entries)) for move, entries in groupby(act.own_entries(), key=lambda entry: entry.move)]
        moves = [[view.speak(text) for text in sentences(entries)] for _, entries in by_move]
        since = by_move[first_told(moves, join, fits)][0]
        return told_within(moves, join, fits), act.since(since)

    def draw_reason(self, painter: Painter, view: View, act: Act) -> None:
        """The slip above the bar."""
        if not self.open or not self._reasons:
            return
        said = [(view.speak(reason), FOAM) for reason in self._reasons]
        if self._looks_back:
            said.insert(0, (self.told(painter, view, act, 2 * WIDE)[0], BUTTER))
        lines = [(line, ink) for words, ink in said for line in painter.wrap(words, WIDE, 15, "semi")]
        head = self._words("table.why.head", name=view.names[act.seat])
        widths = [painter.measure(head, 17, "serif"), *(painter.measure(line, 15, "semi") for line, _ in lines)]
        across = max(widths) + 28
        high = 44 + painter.leading(15) * len(lines)
        x = min(max(12.0, self._tags_end - 40), painter.width - across - 12)
        y = painter.height - FOOT_BAR - high - 8
        painter.nine("nine/tooltip", x, y, across, high)
        painter.text(head, x + 14, y + 26, 17, "serif", BUTTER, max_width=across - 28)
        painter.line(x + 14, y + 34, x + across - 14, y + 34, alpha(PAPER, 0.3))
        for number, (line, ink) in enumerate(lines):
            painter.text(line, x + 14, y + 36 + painter.leading(15) * (number + 1) - 4, 15, "semi", ink)
