"""The seats of the set-up: one row each, with name, kind and crest; bands can be dragged up and down."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.seat import CRESTS, Chair
from ui.paint import Painter
from ui.theme import FADED, GOLD, INK, SLIP, SMOKE, alpha, seat_dark
from ui.widgets.ring import draw_ring
from ui.widgets.small import draw_crest
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

BAND: Final = 62.0
ROW: Final = 94.0
STEP: Final = 34.0
MOVERS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class SeatBand(Widget):
    """The coloured end of a row. Dragging it, or Ctrl with an arrow, moves the seat among the others.

    `move` gets the number of rows to go by keys; `follow` the height of the pointer while dragging.
    """

    def __init__(
        self,
        box: pygame.FRect,
        crest: int,
        move: Callable[[int], None],
        follow: Callable[[float], None],
        *,
        reason: str = "",
        tip: Tip | None = None,
    ) -> None:
        super().__init__(f"band {crest}", box, reason=reason, tip=tip)
        self.crest = crest
        self.move = move
        self.follow = follow

    def drag(self, x: float, y: float) -> None:
        """The seat follows the pointer from row to row."""
        if self.usable:
            self.follow(y)

    def key(self, event: pygame.Event) -> bool:
        """Ctrl and an arrow."""
        if self.usable and event.key in MOVERS and event.mod & pygame.KMOD_CTRL:
            self.move(MOVERS[event.key])
            return True
        return False

    def cursor(self) -> int:
        """Up and down, as far as it can be moved."""
        return pygame.SYSTEM_CURSOR_SIZENS if self.usable else pygame.SYSTEM_CURSOR_ARROW

    def draw(self, painter: Painter) -> None:
        """The band in the colour of the seat and its crest."""
        box = self.box
        if painter.strong_seats:
            painter.rect(box.x, box.y, box.w, box.h, seat_dark(self.crest, True), 4)
            painter.rect(box.x, box.y, box.w, box.h, INK, 4, 1.1)
        else:
            painter.nine(f"seat_band/{self.crest}", *box)
        draw_crest(painter, self.crest, box.centerx, box.centery, 24 if self.pressed else 22)
        if self.ringed:
            draw_ring(painter, box, 3)


class CrestPicker(Widget):
    """Four crests, one of them one's own; those of others are veiled, and taking one exchanges the two."""

    def __init__(
        self,
        name: str,
        box: pygame.FRect,
        own: int,
        holders: Sequence[Chair | None],
        act: Callable[[int], None],
        tips: Sequence[Tip],
    ) -> None:
        super().__init__(name, box)
        self.own = own
        self.holders = tuple(holders)
        self.act = act
        self.tips = tuple(tips)
        self._under = -1

    def centre(self, crest: int) -> tuple[float, float]:
        """Where a crest lies."""
        return self.box.x + STEP * (crest + 0.5), self.box.centery

    def _crest_at(self, x: float) -> int:
        crest = int((x - self.box.x) // STEP)
        return crest if 0 <= crest < CRESTS else -1

    def hover(self, x: float, y: float) -> bool:
        """Follow the pointer from crest to crest."""
        under = self._crest_at(x) if self.hovered else -1
        changed, self._under = under != self._under, under
        return changed

    def release(self, x: float, y: float, inside: bool) -> None:
        """Take the crest under the pointer."""
        crest = self._crest_at(x)
        if inside and crest not in (-1, self.own):
            self.act(crest)

    def activate(self) -> None:
        """On to the next crest."""
        self.act((self.own + 1) % CRESTS)

    def key(self, event: pygame.Event) -> bool:
        """Left and right, as far as there are crests."""
        way = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        if way and 0 <= self.own + way < CRESTS:
            self.act(self.own + way)
            return True
        return False

    def tip(self) -> Tip | None:
        """Whose crest it is."""
        return self.tips[self._under if self._under >= 0 else self.own]

    def tip_box(self) -> pygame.FRect:
        """The crest the tooltip speaks of."""
        x, y = self.centre(self._under if self._under >= 0 else self.own)
        return pygame.FRect(x - 16, y - 16, 32, 32)

    def draw(self, painter: Painter) -> None:
        """Crests from left to right; one's own in a gold ring."""
        for crest, holder in enumerate(self.holders):
            x, y = self.centre(crest)
            lit = crest == self._under and crest != self.own
            if crest == self.own:
                draw_crest(painter, crest, x, y, 12.5, flat=True)
                painter.circle(x, y, 16.5, GOLD, 2.8)
            elif holder is not None and not lit:
                _draw_veiled(painter, crest, x, y)
            else:
                draw_crest(painter, crest, x, y, 14 if lit else 12.5, flat=True)
        if self.ringed:
            draw_ring(painter, self.box.inflate(-2, 2), 16)


def _draw_veiled(painter: Painter, crest: int, x: float, y: float) -> None:
    if painter.strong_seats:
        painter.sprite(f"mon_strong_flat/{crest}", x, y, 12.5 * 2.2, alpha=0.3, centre=True)
    else:
        painter.sprite(f"mon_veiled/{crest}", x, y, 27, centre=True)


class CharacterNote(Widget):
    """Whose character a seat has and how its level plays, below the name; a person has only a note.

    `head` are ways to say the character, the fullest first: the first that fits is taken.
    """

    def __init__(self, name: str, box: pygame.FRect, head: Sequence[str], note: str, tip: Tip | None) -> None:
        super().__init__(name, box, tip=tip)
        self.head = tuple(head)
        self.note = note
        self.aside = True

    @property
    def focusable(self) -> bool:
        """Only where there is more to say."""
        return bool(self.head)

    def cursor(self) -> int:
        """Nothing to click."""
        return pygame.SYSTEM_CURSOR_ARROW

    def draw(self, painter: Painter) -> None:
        """One line or two."""
        box, foot = self.box, 15.0
        if self.head:
            fitting = (words for words in self.head if painter.measure(words, 15, "semi", most=17) <= box.w)
            words, foot = next(fitting, self.head[-1]), 12.0
            painter.text(words, box.x, box.bottom - 31, 15, "semi", INK, max_width=box.w, most=17)
        painter.text(self.note, box.x, box.bottom - foot, 15, "sans", SMOKE, max_width=box.w, most=17)
        if self.ringed:
            draw_ring(painter, box.inflate(8, -2), 3)


def note_box(painter: Painter, row: pygame.FRect, crest_word: str, left: float, picker: float) -> pygame.FRect:
    """Where a row has room for what is said of who sits there: left of the word before the crests at `picker`."""
    across = min(painter.measure(crest_word, 15, most=17), 90)
    return pygame.FRect(left, row.bottom - 48, picker - 8 - across - 14 - left, 48)


def draw_row(painter: Painter, box: pygame.FRect, crest_word: str, picker: float) -> None:
    """The paper of a taken seat, and the word before the crests at `picker`."""
    painter.nine("nine/paper", *box)
    painter.text(crest_word, picker - 8, box.bottom - 17, 15, "sans", SMOKE, "right", 90, 17)


def draw_free_row(painter: Painter, box: pygame.FRect, crest: int, head: str, note: str, room: float) -> None:
    """The dashed outline of a seat nobody takes; `room` is where its button begins."""
    painter.rect(box.x, box.y, box.w, box.h, alpha(SLIP, 0.5), 4)
    edge, dash = alpha(INK, 0.5), (5.0, 4.0)
    for y in (box.top, box.bottom):
        painter.line(box.left, y, box.right, y, edge, 1.1, dash)
    for x in (box.left, box.right):
        painter.line(x, box.top, x, box.bottom, edge, 1.1, dash)
    painter.sprite(f"mon_empty/{crest}", box.x + BAND / 2, box.centery, 42, centre=True)
    x = box.x + BAND + 12
    painter.text(head, x, box.centery - 3, 18, "serif", SMOKE, max_width=room - x - 8)
    painter.text(note, x, box.centery + 18, 15, "sans", FADED, max_width=room - x - 8, most=17)
