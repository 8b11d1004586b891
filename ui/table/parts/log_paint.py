"""How the rows of the log are drawn, and what lies around them: paper, head, scroll bar, what waits below."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from rules.core.target import NOBODY
from ui.boards.view import Tag
from ui.paint import Painter
from ui.table.parts.log_rows import FIGURE, INDENT, LINE, NOTE, SIZE, TAG, Row
from ui.table.parts.log_search import LogSearch
from ui.table.parts.tags import GAP, draw_tag, grown
from ui.theme import BRICK, BUTTER, FADED, GOLD, INK, PAPER, SLIP, SMOKE, VERMILION, alpha, mix, rgb
from ui.widgets.small import draw_crest

HEAD: Final = 34.0
BAR: Final = 6.0
BELOW: Final = 28.0
"""The slip that tells what waits below, and how far it lies above the foot."""
ABOVE_FOOT: Final = 10.0
MOST_COUNTED: Final = 99
RED_PAPER: Final = rgb(0xF6DDD2)
RED_INK: Final = rgb(0x8A2A1A)


class Look(NamedTuple):
    """What a row looks like now, beside what it says."""

    now: bool = False
    hot: bool = False
    later: bool = False
    marked: Callable[[str], Sequence[tuple[int, int]]] | None = None


class RowPainter:
    """Draws rows from `x` on, `width` wide, in the crests of this table."""

    def __init__(self, painter: Painter, x: float, width: float, leading: float, crests: Sequence[int]) -> None:
        self._painter = painter
        self._x = x
        self._width = width
        self._leading = leading
        self._base = leading * 14 / LINE
        """From the upper edge of a line to where its letters stand."""
        self._crests = crests

    def draw(self, row: Row, y: float, look: Look) -> None:
        """One row with its upper edge at y."""
        if row.kind == "heading":
            self._heading(row, y, look)
        elif row.kind == "turn":
            self._turn(row, y, look)
        elif row.kind == "affair":
            self._affair(row, y, look)
        else:
            self._act(row, y, look)

    def _heading(self, row: Row, y: float, look: Look) -> None:
        painter, x, w = self._painter, self._x, self._width
        ink = mix(BRICK, SLIP, 0.4) if look.later else BRICK
        half = (w - 36 - painter.measure(row.lines[0], NOTE, "serif", most=16)) / 2
        if len(row.lines) == 1:
            for left in (x + 10, x + w - 10 - half):
                painter.line(left, y + 10, left + half, y + 10, alpha(INK, 0.15 if look.later else 0.3))
        for line, words in enumerate(row.lines):
            painter.text(words, x + w / 2, y + 15 + LINE * line, NOTE, "serif", ink, "centre", w - 24, 16)

    def _ground(self, row: Row, top: float, height: float, look: Look, boxed: bool) -> None:
        """The paper under a row, by what it is and what happens to it."""
        painter, x, w = self._painter, self._x + 5, self._width - 10
        if row.alarm:
            painter.rect(x, top, w, height, RED_PAPER, 3)
            painter.rect(x, top, w, height, VERMILION, 3, 1.4)
            painter.rect(x, top, 4, height, VERMILION)
        elif boxed:
            painter.rect(x, top, w, height, alpha(PAPER, 0.55), 3)
            painter.rect(x, top, w, height, alpha(INK, 0.25), 3, 1)
        if look.now and row.alarm:
            painter.rect(x, top, w, height, GOLD, 3, 1.6)
        elif look.now:
            painter.nine("nine/log_now", x, top, w, height)
        if look.hot:
            painter.rect(x, top, w, height, alpha(BUTTER, 0.5), 3)

    def _crest(self, row: Row, y: float, look: Look) -> None:
        painter, seat = self._painter, row.entry.turn if row.kind == "turn" else row.entry.actor
        if row.alarm and row.kind != "turn":
            painter.sprite(f"mark/{row.alarm}", self._x + 19, y, 17, centre=True)
        elif seat != NOBODY:
            draw_crest(painter, self._crests[seat], self._x + 19, y, 8.5, flat=True)
            if look.later:
                painter.circle(self._x + 19, y, 9.6, alpha(SLIP, 0.5))

    def _words(self, row: Row, base: float, look: Look, first: int = 0, last: int | None = None) -> None:
        painter = self._painter
        for number, words in enumerate(row.lines[first:last], first):
            strong = number < row.body.strong
            ink = FADED if look.later else RED_INK if strong and row.alarm else INK if strong else SMOKE
            face = "semi" if strong and not look.later else "sans"
            if look.marked is not None:
                self._mark(words, base, face, look.marked(words))
            painter.text(words, self._x + INDENT, base, SIZE, face, ink, max_width=self._width - INDENT - 8)
            base += self._leading

    def _mark(self, words: str, base: float, face: str, places: Sequence[tuple[int, int]]) -> None:
        painter, high = self._painter, self._painter.pixels(SIZE) / self._painter.scale
        for start, end in places:
            left = painter.measure(words[:start], SIZE, face)
            across = painter.measure(words[start:end], SIZE, face)
            painter.rect(self._x + INDENT + left - 1, base - high * 0.9, across + 2, high * 1.18, BUTTER, 2)

    def _act(self, row: Row, y: float, look: Look) -> None:
        self._ground(row, y - 3, row.height, look, boxed=False)
        self._crest(row, y + self._leading / 2, look)
        self._words(row, y + self._base, look)
        beside, below = row.body.notes
        self._note(beside, self._x + self._width - 12, y + self._base)
        self._note(below, self._x + self._width - 12, y + self._base + self._leading * len(row.lines))

    def _note(self, words: str, right: float, base: float) -> None:
        self._painter.text(words, right, base, NOTE, "sans", SMOKE, "right")

    def _fold_sign(self, row: Row, y: float) -> None:
        sign = "up" if row.open else "down"
        self._painter.sprite(f"mark/{sign}", self._x + self._width - 20, y, 14, centre=True, tint=SMOKE)

    def _turn(self, row: Row, y: float, look: Look) -> None:
        painter, body = self._painter, row.body
        self._ground(row, y, row.height, look, boxed=True)
        middle = y + 4 + self._leading / 2
        self._crest(row, middle, look)
        self._words(row, y + 4 + self._base, look)
        self._fold_sign(row, middle)
        right, (beside, below) = self._x + self._width - 32, body.notes
        if row.alarm:
            painter.sprite(f"mark/{row.alarm}", right - 8, middle, 16, centre=True)
            right -= 20
        self._note(beside, right, y + 4 + self._base)
        foot = y + 26 - LINE + self._leading * len(row.lines)
        self._note(below, self._x + self._width - 12, foot + self._base)
        self._tags(body.tags, foot - 1, look)

    def _tags(self, tags: Sequence[Tag], y: float, look: Look) -> None:
        painter, x = self._painter, self._x + 12
        high = grown(painter, TAG)
        for tag in tags:
            across = draw_tag(painter, tag, x, y, high)
            if look.later:
                painter.rect(x, y, across, high, alpha(SLIP, 0.5), 4)
            x += across + GAP

    def _affair(self, row: Row, y: float, look: Look) -> None:
        body = row.body
        self._ground(row, y - 3, row.height, look, boxed=True)
        self._crest(row, y + self._leading / 2, look)
        self._words(row, y + self._base, look, last=body.strong)
        self._fold_sign(row, y + self._leading / 2)
        y += self._leading * body.strong
        if body.figures:
            self._figures(row, y + 14, look)
            y += FIGURE
        for line, words in enumerate(row.lines[body.strong :]):
            self._painter.text(words, self._x + 14, y + self._base + self._leading * line, NOTE, "sans", SMOKE)

    def _figures(self, row: Row, y: float, look: Look) -> None:
        """Where each seat stands; who is out is struck through, who leads stands in red."""
        painter, x = self._painter, self._x + 23.0
        step = min(56.0, (self._width - 28) / len(row.body.figures))
        for seat, figure in row.body.figures:
            leads = seat in row.body.leading and not look.later
            if seat in row.body.still_in and not look.later:
                draw_crest(painter, self._crests[seat], x, y, 9, flat=True)
            else:
                painter.sprite(f"mon_out/{self._crests[seat]}", x, y, 20, centre=True)
            painter.text(str(figure), x + 13, y + 6, 17, "display", BRICK if leads else SMOKE, most=17)
            x += step


# ------------------------------------------------------------ around the rows
def draw_tab(painter: Painter, box: pygame.FRect, word: str, new: int, alarm: str) -> None:
    """The log folded away: its name upright, how much is new, and in red what must not be missed."""
    painter.nine("nine/log_head", *box)
    painter.sprite("mark_light/back", box.centerx, box.y + 20, 18, centre=True)
    name = painter.palette.fonts.line(word, "serif", painter.px(16), PAPER).surface
    upright = pygame.transform.rotate(name, 90)
    x, y = painter.spot(box.centerx, box.y + 38)
    painter.surface.blit(upright, (x - upright.get_width() // 2, y))
    at = box.y + 38 + upright.get_height() / painter.scale + 18
    if new:
        painter.circle(box.centerx, at, 12, INK)
        painter.circle(box.centerx, at, 11, PAPER)
        painter.numeral(str(min(new, MOST_COUNTED)), box.centerx, at, 15)
        at += 27
    if alarm:
        painter.circle(box.centerx, at, 12, VERMILION)
        painter.sprite(f"mark_light/{alarm}", box.centerx, at, 18, centre=True)


def tab_height(painter: Painter, word: str, new: int, alarm: str) -> float:
    """How long the tab is for what it tells."""
    across = painter.palette.fonts.width(word, "serif", painter.px(16)) / painter.scale
    return across + 52 + (27 if new else 0) + (27 if alarm else 0)


def draw_paper(painter: Painter, box: pygame.FRect, word: str, searching: bool) -> None:
    """The slip and its head: the word, the glass, the arrow that folds; or the cross that ends a search."""
    painter.nine("nine/slip", *box)
    painter.nine("nine/log_head", box.x, box.y, box.w, HEAD)
    if searching:
        painter.sprite("mark_light/cross", box.right - 28, box.y + 9, 16)
        return
    painter.text(word, box.x + 12, box.y + 23, 17, "serif", PAPER, most=19)
    painter.sprite("mark_light/search", box.right - 62, box.y + 9, 16)
    painter.sprite("mark_light/arrow", box.right - 30, box.y + 8, 18)


def on_glass(box: pygame.FRect, x: float) -> bool:
    """Is this place of the head on the glass?"""
    return box.right - 72 <= x < box.right - 38


def draw_found(painter: Painter, box: pygame.FRect, search: LogSearch, words: Callable[..., str]) -> None:
    """How many acts speak of what is searched for, and how one walks through them."""
    if search.active and not search.hits:
        lines = painter.wrap(words("table.log.nothing", words=search.wanted.strip()), box.w - 24, 15)
        for line, said in enumerate(lines):
            y = box.y + HEAD + 38 + painter.leading(15) * line
            painter.text(said, box.centerx, y, 15, "sans", SMOKE, "centre")
        return
    count = words("table.log.acts", n=search.acts)
    if search.active:
        count = words("table.log.found", n=len(search.hits), acts=search.acts)
    y, hint = box.y + HEAD + 20, words("table.log.next")
    used = painter.text(count, box.x + 12, y, NOTE, "sans", SMOKE, most=16)
    if search.hits and used + painter.measure(hint, NOTE, most=16) + 12 <= box.w - 24:
        painter.text(hint, box.right - 12, y, NOTE, "sans", SMOKE, "right", most=16)


def draw_bar(painter: Painter, box: pygame.FRect, thumb: pygame.FRect) -> None:
    """A thin rod with a grip the colour of coins."""
    painter.line(thumb.centerx, box.y, thumb.centerx, box.bottom, alpha(INK, 0.25), 2)
    painter.rect(thumb.x, thumb.y, thumb.w, thumb.h, GOLD, 3)
    painter.rect(thumb.x, thumb.y, thumb.w, thumb.h, INK, 3, 0.8)


def below_box(painter: Painter, box: pygame.FRect, words: str) -> pygame.FRect:
    """Where the slip lies that tells what waits below."""
    across = min(36 + painter.measure(words, 15, "semi", most=17), box.w - 10)
    return pygame.FRect(box.centerx - BAR / 2 - across / 2, box.bottom - ABOVE_FOOT - BELOW, across, BELOW)


def draw_below(painter: Painter, slip: pygame.FRect, words: str, hot: bool) -> None:
    """A slip with a red edge; a click on it follows again."""
    painter.rect(slip.x + 1, slip.y + 2, slip.w, slip.h, alpha(INK, 0.35), 14)
    painter.rect(slip.x, slip.y, slip.w, slip.h, BUTTER if hot else PAPER, 14)
    painter.rect(slip.x, slip.y, slip.w, slip.h, VERMILION, 14, 1.8)
    painter.sprite("mark/down", slip.x + 16, slip.centery, 14, centre=True, tint=VERMILION)
    painter.text(words, slip.x + 26, slip.y + 19, 15, "semi", INK, max_width=slip.w - 36, most=17)
