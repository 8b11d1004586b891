"""A line of text being edited: letters, caret, selection, clipboard. Knows nothing of the screen."""

from collections.abc import Callable

import pygame


class TypingLine:
    """Text with a caret; the selection reaches from the anchor to the caret.

    >>> line = TypingLine("Aiko", 12)
    >>> line.move_to(0); line.write("Dr ")
    True
    >>> line.words
    'Dr Aiko'
    """

    def __init__(self, words: str, limit: int, accepts: Callable[[str], bool] | None = None) -> None:
        self.words = words
        self.caret = len(words)
        self._anchor = self.caret
        self._limit = limit
        self._accepts = accepts

    def selection(self) -> tuple[int, int]:
        """First and last place of the selection; equal if there is none."""
        return min(self.caret, self._anchor), max(self.caret, self._anchor)

    def select_all(self) -> None:
        """Select every letter."""
        self._anchor, self.caret = 0, len(self.words)

    def drop_selection(self) -> None:
        """Keep the caret only."""
        self._anchor = self.caret

    def move_to(self, place: int, select: bool = False) -> None:
        """Put the caret somewhere; `select` keeps the other end of the selection."""
        self.caret = max(0, min(len(self.words), place))
        if not select:
            self._anchor = self.caret

    def write(self, words: str) -> bool:
        """Put letters in the place of the selection; True if the text changed."""
        words = "".join(letter for letter in words if letter.isprintable())
        low, high = self.selection()
        words = words[: max(0, self._limit - len(self.words) + high - low)]
        return self._put(self.words[:low] + words + self.words[high:], low + len(words))

    def key(self, key: int, mod: int) -> bool:
        """A key that edits; True if it was one."""
        command = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if command and key in (pygame.K_a, pygame.K_c, pygame.K_x, pygame.K_v):
            self._command(key)
            return True
        select = bool(mod & pygame.KMOD_SHIFT)
        if key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._step(-1 if key == pygame.K_LEFT else 1, select, command)
        elif key in (pygame.K_HOME, pygame.K_END):
            self.move_to(0 if key == pygame.K_HOME else len(self.words), select)
        elif key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._erase(-1 if key == pygame.K_BACKSPACE else 1, command)
        else:
            return False
        return True

    def _step(self, way: int, select: bool, by_word: bool) -> None:
        low, high = self.selection()
        if low < high and not select:
            self.move_to(low if way < 0 else high)
        else:
            self.move_to(self._word_end(way) if by_word else self.caret + way, select)

    def _word_end(self, way: int) -> int:
        place = self.caret
        while 0 <= (at := place - (way < 0)) < len(self.words) and not self.words[at].isalnum():
            place += way
        while 0 <= (at := place - (way < 0)) < len(self.words) and self.words[at].isalnum():
            place += way
        return place

    def _erase(self, way: int, by_word: bool) -> None:
        low, high = self.selection()
        if low == high:
            there = self._word_end(way) if by_word else max(0, min(len(self.words), self.caret + way))
            low, high = min(self.caret, there), max(self.caret, there)
        self._put(self.words[:low] + self.words[high:], low)

    def _command(self, key: int) -> None:
        low, high = self.selection()
        if key == pygame.K_a:
            self.select_all()
        elif key == pygame.K_v:
            self.write(_paste())
        elif low < high:
            _copy(self.words[low:high])
            if key == pygame.K_x:
                self.write("")

    def _put(self, words: str, caret: int) -> bool:
        if self._accepts is not None and not self._accepts(words):
            return False
        changed = words != self.words
        self.words = words
        self.move_to(caret)
        return changed


def _copy(words: str) -> None:
    try:
        pygame.scrap.put_text(words)
    except pygame.error:
        return


def _paste() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
