"""The base of everything that can be pointed at or walked to."""

from typing import TYPE_CHECKING

import pygame

from ui.paint import Painter
from ui.widgets.tip import Tip

if TYPE_CHECKING:
    from ui.widgets.scroll_area import ScrollArea


class Widget:
    """A rectangle that answers pointer and keys. The `Form` that holds it sets hovered, focused and pressed.

    `box` is in logical pixels (in those of its `area`, if it lies in one). `name` tells widgets of a form apart and
    keeps the focus when the form is laid out again. A widget with a `reason` cannot be used; it can still be walked to
    unless it is `passed_by`, and its tooltip is the reason. `tip` is shown when the pointer rests or the focus comes by
    keys.
    """

    pictured = True
    """Does it draw itself? A board draws its own things, and they are many."""

    # What is usual stands here and not in each widget: a table makes hundreds of them after every change.
    area: "ScrollArea | None" = None
    meaning: object = None
    """What using it would do at this moment. Where that is said, a click meant for something else is not taken."""
    deaf = False
    """Has become something else under the pointer or the focus just now; see `Form`."""
    foremost = False
    """Tab comes here before all others, wherever it lies."""
    aside = False
    """Arrows do not lead here from elsewhere, only Tab does."""
    takes_letters = False
    """Are letters written here? Then keys that edit go on as long as they are held."""
    passed_by = False
    """Keys do not stop here while it cannot be used."""
    hovered = False
    focused = False
    ringed = False
    pressed = False

    def __init__(self, name: str, box: pygame.FRect, *, reason: str = "", tip: Tip | None = None) -> None:
        self.name = name
        self.box = box
        self.reason = reason
        self._tip = tip

    @property
    def usable(self) -> bool:
        """Whether it can be used now."""
        return not self.reason

    @property
    def focusable(self) -> bool:
        """Whether Tab stops here."""
        return self.usable or not self.passed_by

    @property
    def hot(self) -> bool:
        """Under the pointer or reached by keys, and usable."""
        return self.usable and not self.deaf and (self.hovered or self.ringed)

    def screen_box(self) -> pygame.FRect:
        """Where it lies on the screen, after scrolling."""
        return self.box if self.area is None else self.box.move(*self.area.shift())

    def covers(self, x: float, y: float) -> bool:
        """Whether a point of the screen is on it."""
        if self.area is not None and not self.area.box.collidepoint(x, y):
            return False
        return bool(self.screen_box().collidepoint(x, y))

    def tip(self) -> Tip | None:
        """What the tooltip says now."""
        return Tip("", (self.reason,)) if self.reason else self._tip

    def tip_box(self) -> pygame.FRect:
        """What the tooltip points at."""
        return self.screen_box()

    def cursor(self) -> int:
        """The system cursor over it."""
        return pygame.SYSTEM_CURSOR_HAND if self.usable and not self.deaf else pygame.SYSTEM_CURSOR_ARROW

    # ------------------------------------------------------------------ input: x, y in the widget's own coordinates

    def press(self, x: float, y: float) -> None:
        """The button of the mouse went down on it."""

    def drag(self, x: float, y: float) -> None:
        """The pointer moved while the button is held."""

    def release(self, x: float, y: float, inside: bool) -> None:
        """The button was let go."""

    def hover(self, x: float, y: float) -> bool:
        """The pointer moved over it; True if the picture changes."""
        return False

    def activate(self) -> None:
        """Enter or Space."""

    def key(self, event: pygame.Event) -> bool:
        """A key while it has the focus; True if it was used."""
        return False

    def text(self, words: str) -> bool:
        """Words typed while it has the focus; True if they were used."""
        return False

    def editing(self, words: str) -> bool:
        """Words an input method is still composing; True if they are shown."""
        return False

    def wheel(self, steps: float) -> bool:
        """The wheel turned over it; True if it was used."""
        return False

    def gain_focus(self) -> None:
        """The focus came."""

    def lose_focus(self) -> None:
        """The focus went."""

    # ------------------------------------------------------------------ picture

    def draw(self, painter: Painter) -> None:
        """Draw it."""

    def draw_over(self, painter: Painter) -> None:
        """Draw what opens over everything else, such as a list."""

    def next_wake(self) -> float | None:
        """Seconds until its picture changes by itself."""
        return None


class Cover(Widget):
    """Paper laid over other things: what lies under it answers neither pointer nor click."""

    @property
    def focusable(self) -> bool:
        """Keys pass by."""
        return False

    def cursor(self) -> int:
        """Nothing to click."""
        return pygame.SYSTEM_CURSOR_ARROW
