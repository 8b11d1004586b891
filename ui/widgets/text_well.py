"""A place to write in: caret, selection, clipboard, input methods."""

from collections.abc import Callable
from typing import Final

import pygame

from ui.clock import Clock
from ui.paint import Painter
from ui.theme import BUTTER, FADED, INK, SMOKE, VERMILION
from ui.widgets.tip import Tip
from ui.widgets.typing_line import TypingLine
from ui.widgets.widget import Widget

BLINK: Final = 0.53
PAD: Final = 11.0


class TextWell(Widget):
    """One line of text. `act` gets every change, `done` the text when Enter is pressed or the focus goes.

    `accepts` may refuse a text as a whole (a digit-only seed, say); `limit` is its greatest length in characters.
    """

    takes_letters = True

    def __init__(
        self,
        name: str,
        box: pygame.FRect,
        words: str,
        act: Callable[[str], None],
        clock: Clock,
        *,
        done: Callable[[str], None] | None = None,
        accepts: Callable[[str], bool] | None = None,
        limit: int = 24,
        face: str = "semi",
        size: float = 17,
        icon: str = "",
        hint: str = "",
        reason: str = "",
        tip: Tip | None = None,
    ) -> None:
        super().__init__(name, box, reason=reason, tip=tip)
        self.line = TypingLine(words, limit, accepts)
        self.act = act
        self.done = done
        self.face = face
        self.size = size
        self.icon = icon
        self.hint = hint
        self._clock = clock
        self._typed_at = clock.now()
        self._composing = ""
        self._told = words
        self._stops: list[float] = [0.0]
        self._slid = 0.0

    @property
    def words(self) -> str:
        """What stands in it."""
        return self.line.words

    def cursor(self) -> int:
        """The beam of a text."""
        return pygame.SYSTEM_CURSOR_IBEAM if self.usable else pygame.SYSTEM_CURSOR_ARROW

    # ------------------------------------------------------------------ input

    def gain_focus(self) -> None:
        """Ready to overwrite everything, as a name one tabs to."""
        self.line.select_all()
        self._typed_at = self._clock.now()
        if pygame.display.get_init():
            pygame.key.start_text_input()

    def lose_focus(self) -> None:
        """What was composed is dropped, what was written holds."""
        self._composing = ""
        self.line.drop_selection()
        if pygame.display.get_init():
            pygame.key.stop_text_input()
        self._finish()

    def press(self, x: float, y: float) -> None:
        """Put the caret where the pointer is."""
        if self.usable:
            self.line.move_to(self._letter_at(x))
            self._typed_at = self._clock.now()

    def drag(self, x: float, y: float) -> None:
        """Select up to the pointer."""
        if self.usable:
            self.line.move_to(self._letter_at(x), select=True)

    def activate(self) -> None:
        """Enter: the text holds."""
        self._finish()

    def text(self, words: str) -> bool:
        """Write."""
        if not self.usable:
            return False
        self._composing = ""
        if self.line.write(words):
            self._tell()
        return True

    def editing(self, words: str) -> bool:
        """Show what the input method composes."""
        self._composing = words if self.usable else ""
        return self.usable

    def key(self, event: pygame.Event) -> bool:
        """Caret, selection, deleting, clipboard."""
        if not self.usable:
            return False
        if self._composing:
            return True
        if event.key == pygame.K_SPACE:
            return True
        if event.key in (pygame.K_UP, pygame.K_DOWN, pygame.K_TAB, pygame.K_ESCAPE):
            return False
        before = self.line.words
        used = self.line.key(event.key, event.mod)
        if self.line.words != before:
            self._tell()
        if used:
            self._typed_at = self._clock.now()
        return used

    def _tell(self) -> None:
        self._typed_at = self._clock.now()
        self.act(self.line.words)

    def _finish(self) -> None:
        if self.done is not None and self.line.words != self._told:
            self._told = self.line.words
            self.done(self.line.words)

    def _letter_at(self, x: float) -> int:
        place = x - self._left() + self._slid
        return min(range(len(self._stops)), key=lambda k: abs(self._stops[k] - place))

    def _left(self) -> float:
        return self.box.x + PAD + (24 if self.icon else 0)

    # ------------------------------------------------------------------ picture

    def next_wake(self) -> float | None:
        """The caret blinks while it has the focus."""
        if not self.focused or not self.usable:
            return None
        return BLINK - (self._clock.now() - self._typed_at) % BLINK

    def draw(self, painter: Painter) -> None:
        """Sunk paper, red-edged while written in; selection, words, caret."""
        box, left = self.box, self._left()
        most = box.h * 0.55
        painter.nine("nine/well_focus" if self.focused else "nine/well", *box)
        if self.icon:
            painter.sprite(f"mark/{self.icon}", box.x + 9, box.centery - 9, 18)
        shown, caret = self.line.words, self.line.caret
        if self._composing:
            shown, caret = shown[:caret] + self._composing + shown[caret:], caret + len(self._composing)
        self._stops = [painter.measure(shown[:k], self.size, self.face, most) for k in range(len(shown) + 1)]
        room = box.right - 8 - left
        self._slide(caret, room)
        if self.focused and pygame.display.get_init():
            # Where an input method opens its list of signs.
            pygame.key.set_text_input_rect(painter.bound(*box))
        base = box.centery + painter.pixels(self.size, most) / painter.scale * 0.33
        with painter.clip(left - 1, box.y, room + 2, box.h), painter.moved(-self._slid, 0):
            low, high = self.line.selection()
            if self.focused and low < high and not self._composing:
                painter.rect(
                    left + self._stops[low], box.y + 7, self._stops[high] - self._stops[low], box.h - 14, BUTTER
                )
            if not shown and self.hint:
                painter.text(self.hint, left, base, 15, "sans", SMOKE, most=most)
            ink = INK if self.usable else FADED
            whole = None if self.focused else room
            painter.text(shown, left, base, self.size, self.face, ink, max_width=whole, most=most)
            if self._composing:
                start = left + self._stops[caret - len(self._composing)]
                painter.line(start, base + 3, left + self._stops[caret], base + 3, VERMILION, 1.4)
            if self.focused and self.usable and self._caret_shown():
                x = left + self._stops[caret]
                painter.line(x, box.y + 8, x, box.bottom - 8, INK, 1.4)

    def _caret_shown(self) -> bool:
        return (self._clock.now() - self._typed_at) % (2 * BLINK) < BLINK

    def _slide(self, caret: int, room: float) -> None:
        if not self.focused:
            # A name too long for its well is known by its beginning.
            self._slid = 0.0
            return
        place = self._stops[caret]
        self._slid = min(max(self._slid, place - room), place)
        self._slid = max(0.0, min(self._slid, self._stops[-1] - room))
