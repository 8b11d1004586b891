"""Setting an amount by keys: arrows, pages, ends, digits."""

from typing import Final

import pygame

STEPS: Final = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 5, pygame.K_PAGEDOWN: -5}
PATIENCE: Final = 1.5
"""Seconds after which a digit begins a new number."""


class AmountKeys:
    """Remembers the digits typed so far."""

    def __init__(self) -> None:
        self._typed = ""
        self._at = 0.0

    def key(self, event: pygame.Event, amounts: range, amount: int, now: float) -> int | None:
        """The amount after this key; None when the key has nothing to do with amounts."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return None
        if event.key in STEPS:
            self._typed = ""
            return min(max(amount + STEPS[event.key], amounts[0]), amounts[-1])
        if event.key in (pygame.K_HOME, pygame.K_END):
            self._typed = ""
            return amounts[0] if event.key == pygame.K_HOME else amounts[-1]
        digit = getattr(event, "unicode", "")
        if len(digit) == 1 and digit.isascii() and digit.isdigit():
            return self._type(digit, amounts, now)
        if event.key == pygame.K_BACKSPACE and self._typed:
            self._typed = self._typed[:-1]
            return int(self._typed) if self._typed else amounts[0]
        return None

    def _type(self, digit: str, amounts: range, now: float) -> int:
        typed = self._typed + digit if now - self._at < PATIENCE else digit
        if int(typed) > amounts[-1]:
            typed = digit
        self._typed, self._at = typed, now
        return int(typed)
