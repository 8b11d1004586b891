"""The widgets of a screen: pointer, keys, focus and tooltips, the same everywhere."""

from collections.abc import Sequence
from typing import Final

import pygame

from ui.clock import Clock
from ui.paint import Painter
from ui.widgets.hearing import Hearing
from ui.widgets.resting import Resting
from ui.widgets.tip import draw_tip
from ui.widgets.walking import after, beside
from ui.widgets.widget import Widget

ARROWS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
NOWHERE: Final = (-1.0, -1.0)
"""Where the pointer is before it has moved over this screen."""


class Form:
    """Holds widgets, sends them input, walks the focus.

    Tab and Shift+Tab go through the widgets in their order, arrows to the nearest in that direction, Enter and Space
    use the focused one. The focus shows as a ring only once keys were used. A widget that opens a list over the
    others becomes the `popup` and gets all input until it closes. What has just become something else under the
    pointer does not hear it: `hearing`.
    """

    def __init__(self, clock: Clock) -> None:
        self.hearing = Hearing(clock)
        self._resting = Resting(clock)
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self._marked: Widget | None = None
        """The one that was told of its focus last."""
        self._stood: Widget | None = None
        """Where keys stood when that could no longer be walked to: arrows go on from there."""
        self.hovered: Widget | None = None
        self.held: Widget | None = None
        self.popup: Widget | None = None
        self.by_keys = False
        self.wraps = False
        """Do up and down lead from one end to the other?"""
        self.clear: tuple[pygame.FRect, ...] = ()
        """What no tooltip should lie over."""
        self._pointer = NOWHERE

    # ------------------------------------------------------------------ contents
    def fill(self, widgets: Sequence[Widget]) -> None:
        """Take these widgets in place of the old; focus, hover and hold pass to those with the same names."""
        names = {widget.name: widget for widget in widgets}
        pointed, walked = self.hovered, self.focus
        focus = names.get(self.focus.name) if self.focus else None
        if focus is not None and not focus.focusable:
            focus = None
        held = names.get(self.held.name) if self.held else None
        self.widgets = list(widgets)
        self.popup = None
        self.hovered = None
        self._stood = walked if focus is None and walked is not None else self._stood
        self.focus = focus
        self.held = held
        if held is not None:
            held.pressed = True
        self._mark_focus()
        self._hover_at(*self._pointer)
        self.hearing.carry_over(names)
        self.hearing.compare(pointed, self.hovered)
        if self.by_keys:
            self.hearing.compare(walked, self.focus)

    def find(self, name: str) -> Widget:
        """The widget of this name."""
        return next(widget for widget in self.widgets if widget.name == name)

    def rest(self) -> None:
        """Nobody points any more: another scene lies on top."""
        for widget in (self.hovered, self.held):
            if widget is not None:
                widget.hovered = widget.pressed = False
        self.hovered = self.held = None
        self._pointer = NOWHERE
        self._resting.begin()
        self.by_keys = False
        self._mark_focus()

    def focus_on(self, widget: Widget | None, by_keys: bool = False) -> None:
        """Move the focus; `by_keys` shows it."""
        self._stood = None
        if widget is not self.focus:
            if self.focus is not None:
                self.focus.lose_focus()
            self.focus = widget
            if widget is not None:
                widget.gain_focus()
        self.by_keys = by_keys
        if widget is not None and widget.area is not None and by_keys:
            widget.area.show(widget.box)
        self._mark_focus()
        self._resting.begin()

    def _mark_focus(self) -> None:
        if self._marked is not None:
            self._marked.focused = self._marked.ringed = False
        self._marked = self.focus
        if self.focus is not None:
            self.focus.focused, self.focus.ringed = True, self.by_keys

    # ------------------------------------------------------------------ input
    def process_event(self, event: pygame.Event) -> bool:
        """Take an input; True if it was used or the picture changed."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(*event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._pressed(*event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._released(*event.pos)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheeled(event)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.TEXTINPUT and self.focus is not None:
            return self.focus.text(event.text)
        if event.type == pygame.TEXTEDITING and self.focus is not None:
            return self.focus.editing(event.text)
        if event.type == pygame.WINDOWLEAVE:
            return self._moved(*NOWHERE)
        return False

    def _at(self, x: float, y: float) -> Widget | None:
        if self.popup is not None:
            return self.popup
        if (x, y) == NOWHERE:
            return None
        return next((widget for widget in reversed(self.widgets) if widget.covers(x, y)), None)

    def _hover_at(self, x: float, y: float) -> bool:
        found = self._at(x, y)
        changed = found is not self.hovered
        if changed:
            if self.hovered is not None:
                self.hovered.hovered = False
                self.hovered.hover(*NOWHERE)
            self.hovered = found
            if found is not None:
                found.hovered = True
            self._resting.begin()
        if found is not None and found.hover(*_inside(found, x, y)):
            self._resting.begin()
            changed = True
        return changed

    def _moved(self, x: float, y: float) -> bool:
        self._pointer = (x, y)
        if self.held is not None:
            self.held.drag(*_inside(self.held, x, y))
            return True
        return self._hover_at(x, y)

    def _pressed(self, x: float, y: float) -> bool:
        if self.hearing.fresh and self._pointer == NOWHERE:
            return True
        self._pointer = (x, y)
        self._hover_at(x, y)
        widget = self._at(x, y)
        if widget is not None and not self.hearing.hears(widget):
            return True
        if widget is None:
            had = self.focus is not None
            self.focus_on(None)
            return had
        self.focus_on(widget if widget.focusable else None)
        self.held = widget
        widget.pressed = True
        widget.press(*_inside(widget, x, y))
        self._keep_popup(widget)
        return True

    def _released(self, x: float, y: float) -> bool:
        widget, self.held = self.held, None
        if widget is None:
            return False
        widget.pressed = False
        inside = widget.covers(x, y)
        if inside:
            self.hearing.used(widget)
        widget.release(*_inside(widget, x, y), inside)
        self._keep_popup(widget)
        # Nowhere by now if the click has laid another scene on top.
        self._hover_at(*self._pointer)
        return True

    def _wheeled(self, event: pygame.Event) -> bool:
        x, y = self._pointer
        under = [self.popup] if self.popup else [widget for widget in reversed(self.widgets) if widget.covers(x, y)]
        steps = float(getattr(event, "precise_y", event.y))
        used = any(widget.wheel(steps) for widget in under)
        if used:
            self._hover_at(x, y)
        return used

    def _key(self, event: pygame.Event) -> bool:
        if self.focus is not None and self.focus.key(event):
            self._keep_popup(self.focus)
            return True
        if self.popup is not None:
            return False
        if event.key == pygame.K_TAB and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return self._walk(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in ARROWS:
            return self._step(*ARROWS[event.key])
        if event.key in ENTER and self.focus is not None:
            if not self.by_keys:
                self.focus_on(self.focus, by_keys=True)
            if self.focus.usable and not self.hearing.fresh and self.hearing.hears(self.focus):
                self.hearing.used(self.focus)
                self.focus.activate()
                self._keep_popup(self.focus)
            return True
        return False

    def _keep_popup(self, widget: Widget) -> None:
        opened = bool(getattr(widget, "opened", False))
        if opened:
            self.popup = widget
        elif self.popup is widget:
            self.popup = None

    def _walk(self, way: int) -> bool:
        found = after(self.widgets, self.focus, way)
        if found is not None:
            self.focus_on(found, by_keys=True)
        return found is not None

    def _step(self, dx: int, dy: int) -> bool:
        found = beside(self.widgets, self.focus, self._stood, dx, dy, self.wraps)
        if found is not None:
            self.focus_on(found, by_keys=True)
        return found is not None

    # ------------------------------------------------------------------ time and picture
    def _speaker(self) -> Widget | None:
        """The widget whose tooltip is due: the focused one when walking by keys, else the one under the pointer."""
        if self.popup is not None or self.held is not None:
            return None
        widget = self.focus if self.by_keys and self.focus is not None else self.hovered
        return widget if widget is not None and widget.tip() is not None else None

    def update(self) -> bool:
        """True when a tooltip is due or something blinks, so that the picture must be drawn again."""
        wake = self._widget_wake()
        listens_again = self.hearing.recover(self.widgets)
        tip_due = self._speaker() is not None and self._resting.comes_due()
        return tip_due or listens_again or (wake is not None and wake <= 0)

    def next_wake(self) -> float | None:
        """Seconds until `update` has something to do."""
        due = [self._widget_wake(), self.hearing.next_wake()]
        if self._speaker() is not None:
            due.append(self._resting.next_wake())
        return min((wake for wake in due if wake is not None), default=None)

    def _widget_wake(self) -> float | None:
        return self.focus.next_wake() if self.focus is not None else None

    def draw(self, painter: Painter) -> None:
        """Draw all widgets; those inside a scroll area are drawn by it."""
        for widget in self.widgets:
            if widget.pictured and widget.area is None:
                widget.draw(painter)
        self.hearing.shown()

    def draw_over(self, painter: Painter) -> None:
        """Draw the open list, or the tooltip when it is due."""
        if self.popup is not None:
            self.popup.draw_over(painter)
            return
        widget = self._speaker()
        if widget is not None and self._resting.long_enough:
            tip = widget.tip()
            if tip is not None:
                draw_tip(painter, tip, widget.tip_box(), self.clear)

    def cursor(self) -> int:
        """The system cursor for where the pointer is."""
        widget = self.held or self.hovered
        return pygame.SYSTEM_CURSOR_ARROW if widget is None else widget.cursor()


def _inside(widget: Widget, x: float, y: float) -> tuple[float, float]:
    """A point of the screen in the coordinates of the widget's box."""
    if widget.area is None:
        return x, y
    dx, dy = widget.area.shift()
    return x - dx, y - dy
