"""How fast the others act: the setting, and the hurry to one's own turn."""

from typing import Final

from game.settings import Settings

PAUSES: Final = {"instant": 0.0, "brisk": 0.7, "calm": 1.5}
"""Seconds an act of another seat stays, after what it moved has come to rest."""
FLOATS: Final = {"instant": 0.0, "brisk": 0.6, "calm": 0.9, "wait": 0.9}
"""Seconds an amount floats at its place."""
STEP, PLAY, HURRY = range(3)
"""The three choices in the bar."""


class Pace:
    """Step waits before each act, play on goes back to the pace that was set, to my turn shows nothing until then."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._before = "calm"
        self.hurried = False

    @property
    def name(self) -> str:
        """One of the paces of the settings, as it holds at this moment."""
        return "instant" if self.hurried else self._settings.pace

    @property
    def usual(self) -> bool:
        """Is it the pace of most people, at which nobody waits long, whatever the others do?"""
        return self.name == "brisk"

    @property
    def pause(self) -> float:
        """Seconds until the next act."""
        return PAUSES.get(self.name, 0.0)

    @property
    def chosen(self) -> int:
        """Which of the three choices holds."""
        return HURRY if self.hurried else STEP if self._settings.pace == "wait" else PLAY

    def choose(self, choice: int) -> bool:
        """Step and play on are kept, the hurry ends with one's own turn; True if the setting is another one now."""
        self.hurried = choice == HURRY
        held = self._settings.pace
        if choice == STEP and held != "wait":
            self._before, self._settings.pace = held, "wait"
        elif choice == PLAY and held == "wait":
            self._settings.pace = self._before
        return self._settings.pace != held
