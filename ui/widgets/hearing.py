"""A click meant for what was there a moment ago does nothing: the hand is slower than the table."""

from typing import Final

from ui.clock import Clock
from ui.widgets.widget import Widget

DEAF: Final = 0.4
"""Seconds for which a widget that has just become something else takes neither clicks nor keys."""


class Hearing:
    """Which widgets of a form listen now.

    Only widgets with a `meaning` are guarded. One that is new under a resting pointer (or under the focus of who walks
    by keys), or means something else than before, is deaf for a moment; so is one that was just used, whatever it
    means, so that a double click does one thing; so are all of a screen that has just come, by itself or in answer to
    an input of which it should not hear the second half. The moment begins when the change can be seen: what was
    clicked while a slow machine still drew was not meant for it.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._deaf: dict[str, float] = {}
        self._used = ("", -DEAF)
        self._came = -DEAF
        self._unseen: list[str] = []
        self._use_unseen = self._coming_unseen = False

    def came(self) -> None:
        """The screen was laid under a resting hand."""
        self._came = self._clock.now()
        self._coming_unseen = True

    def shown(self) -> None:
        """A picture of all this has been drawn: moments that nobody could see begin now."""
        now = self._clock.now()
        self._deaf.update((name, now + DEAF) for name in self._unseen if name in self._deaf)
        if self._use_unseen:
            self._used = (self._used[0], now)
        if self._coming_unseen:
            self._came = now
        self._unseen.clear()
        self._use_unseen = self._coming_unseen = False

    @property
    def fresh(self) -> bool:
        """Has the screen just come?"""
        return self._clock.now() < self._came + DEAF

    def used(self, widget: Widget) -> None:
        """A widget has done what it does."""
        self._used = (widget.name, self._clock.now())
        self._use_unseen = True

    def hears(self, widget: Widget) -> bool:
        """May this widget be used now?"""
        if widget.meaning is None:
            return True
        if self.fresh:
            return False
        now = self._clock.now()
        name, used = self._used
        return now >= self._deaf.get(widget.name, now) and not (name == widget.name and now < used + DEAF)

    def compare(self, before: Widget | None, after: Widget | None) -> None:
        """What lies in the same spot before and after a new layout: another meaning makes it deaf."""
        if after is None or after.meaning is None:
            return
        if before is None or (before.name, before.meaning) != (after.name, after.meaning):
            self._deaf[after.name] = self._clock.now() + DEAF
            self._unseen.append(after.name)
            after.deaf = True

    def carry_over(self, widgets: dict[str, Widget]) -> None:
        """Widgets made anew are as deaf as those whose names they bear."""
        now = self._clock.now()
        self._deaf = {name: until for name, until in self._deaf.items() if until > now}
        for name in self._deaf:
            if name in widgets:
                widgets[name].deaf = True

    def recover(self, widgets: list[Widget]) -> bool:
        """Let those listen again whose time has come; True if there were any."""
        now = self._clock.now()
        healed = [name for name, until in self._deaf.items() if until <= now]
        for name in healed:
            del self._deaf[name]
        for widget in widgets:
            if widget.name in healed:
                widget.deaf = False
        return bool(healed)

    def next_wake(self) -> float | None:
        """Seconds until the next one listens again."""
        return max(0.0, min(self._deaf.values()) - self._clock.now()) if self._deaf else None
