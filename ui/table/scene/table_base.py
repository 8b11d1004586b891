"""What a table under way and a replay share besides the picture: motion, pointing, tooltips, keys."""

from typing import Any

import pygame

from rules.core.rules import Rules
from rules.core.target import Target
from ui.boards.view import BoardView
from ui.services import Services
from ui.table.parts.breath import BREATH_STEP
from ui.table.parts.hit_test import at
from ui.table.parts.spots import Spot
from ui.table.scene.drawn_table import DrawnTable
from ui.table.scene.ways_out import WaysOut


class TableBase(DrawnTable):
    """Base of the screens that show a table: time passes, things are pointed at, clicked and told about."""

    def __init__(self, services: Services, navigator: WaysOut, rules: Rules[Any], board: BoardView) -> None:
        super().__init__(services, navigator, rules, board)
        self._pointed_last = False

    # ------------------------------------------------------------ time
    def update(self, seconds: float) -> None:
        """Flights land, tooltips come due, lit things breathe."""
        super().update(seconds)
        now = self.services.clock.now()
        if self.player.update(now):
            self.relayout()
        if self.animating() or self.tips.update(now) or self.awake(now):
            self.redraw()
        if not (self.stale or self.animating()):
            self.picture.rehearsal.step(self.view)

    def animating(self) -> bool:
        """While something flies, fades, grows or is written."""
        return self.player.flying or self.player.fading or self.enlarging.growing() or self.log.writes()

    def next_wake(self) -> float | None:
        """The nearest of all that is due."""
        now = self.services.clock.now()
        breath = BREATH_STEP if self.awake(now) else None
        due = (super().next_wake(), self.tips.next_wake(now), breath, self.picture.rehearsal.next_wake())
        return min((wake for wake in due if wake is not None), default=None)

    # ------------------------------------------------------------ input
    def clicked(self, target: Target, x: float, y: float) -> None:
        """Unless it means more, a thing that is clicked tells about itself."""
        if self.board.click(target, self.view):
            self.relayout()
            return
        self.tips.pin(target)
        self.redraw()

    def skip(self) -> bool:
        """A click on nothing: all that flies arrives. True if anything did."""
        skipped = self.player.finish(self.services.clock.now())
        if skipped:
            self.relayout()
        return skipped

    def process_event(self, event: pygame.Event) -> bool:
        """What is pointed at, clicked, walked to."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.active_at = self.services.clock.now()
        if self.enlarging.process_event(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and self._pressed(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            self.tips.pointer = event.pos
        if event.type in (pygame.MOUSEMOTION, pygame.KEYDOWN):
            self._pointed_last = event.type == pygame.MOUSEMOTION
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB and not self.form.by_keys:
            # Who comes from the mouse begins with what is lit, not with the button clicked last.
            self.form.focus_on(None)
        log_used = event.type == pygame.KEYDOWN and (self.log_place.key(event, self.types) or self._own_key(event))
        used = log_used or super().process_event(event)
        self.follow_pointer()
        return used

    def _own_key(self, event: pygame.Event) -> bool:
        """A key that only this board knows, unless words are typed."""
        held = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        if self.types or held or not self.board.strike(event.key, self.view):
            return False
        self.relayout()
        return True

    def _pressed(self, event: pygame.Event) -> bool:
        """A press on a pinned tooltip, or on nothing at all."""
        x, y = event.pos
        clause = self.tips.link_at(x, y)
        if clause:
            self.navigator.rules(self.rules.title, clause)
            return True
        if self.tips.covers(x, y):
            return True
        if self.tips.drop():
            self.redraw()
        if event.button == 3:
            target = at(self.board.shapes, x, y)
            if target is not None:
                self.enlarging.hold(target)
            return True
        empty = event.button == 1 and not any(widget.covers(x, y) for widget in self.form.widgets)
        return empty and self.skip()

    def follow_pointer(self) -> None:
        """What is pointed at or walked to has changed: so does what is lifted and spoken of."""
        hovered = self.form.hovered
        hot = hovered.target if isinstance(hovered, Spot) else None
        if hot is not None:
            hot = self.board.second_places.get(hot, hot)
        if hot != self.view.hot:
            self.view.hot = hot
            self.picture.touch()
            self.redraw()
        focus = self.focused()
        # Whichever was used last tells what is meant: the pointer, or the keys.
        meant = hot if focus is None or (self._pointed_last and hot is not None) else focus
        if self.tips.point(meant, self.services.clock.now()):
            self.redraw()
        if self.log.consume_change():
            self.picture.touch()

    def escape(self) -> bool:
        """Esc lets what is enlarged or pinned go, ends a search, folds a log over the board, unfolds what the board
        folded away."""
        if self.enlarging.close():
            return True
        if self.tips.pinned:
            self.tips.drop()
            self.redraw()
            return True
        typed = self.types
        if self.log_place.back():
            if typed:
                self.form.focus_on(None)
            return True
        if self.board.back(self.view):
            self.relayout()
            return True
        return False

    def open_rules(self) -> None:
        """The rules, at the clause of what is pointed at."""
        self.navigator.rules(self.rules.title, self.tips.clause(self.view))
