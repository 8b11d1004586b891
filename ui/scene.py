"""One screen of the program."""

from typing import ClassVar

import pygame

from rules.core.manifest import manifests
from ui.paint import Painter
from ui.services import Services
from ui.widgets.form import Form


class Scene:
    """Base of all screens.

    A scene lives on a `SceneStack`. The stack calls `resume` when it comes to the top, `pause` when another covers it,
    `close` when it leaves; `layout` whenever the window, the language or the text size changed, `process_event` for
    input (mouse places are logical), `update` before a frame, `draw` when `changed` was set or something moves.

    Most screens only fill `self.form` with widgets in `layout` and draw what lies under them in `paint`.
    """

    overlay: ClassVar[bool] = False
    """Drawn over the scene below instead of hiding it."""
    veil: ClassVar[float] = 0.0
    """How far the scene below recedes under an overlay, from 0 to 1."""

    share: float = 1.0
    """How large it is drawn on a large screen, of what it could be: what has use for the room leaves some."""
    air: str = ""
    """The kind of place it lies in, which is heard quietly; empty: none."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.form = Form(services.clock)
        self.width = 0.0
        self.height = 0.0
        self.changed = True
        self.stale = True

    def words(self, key: str, **holes: int | str) -> str:
        """The sentence of a key in the language of the moment."""
        return self.services.say.words(key, **holes)

    def title_name(self, title: str) -> str:
        """What stands on the box of a title."""
        return self.words(manifests()[title].name)

    # ------------------------------------------------------------------ life

    def resume(self) -> None:
        """The scene is on top now."""
        self.redraw()

    def pause(self) -> None:
        """Another scene was laid on top."""
        self.form.rest()
        self.redraw()

    def close(self) -> None:
        """The scene leaves the stack for good: stop workers, keep what must be kept."""

    # ------------------------------------------------------------------ picture

    def arrange(self, painter: Painter) -> None:
        """Lay out for this painter if anything changed since the last time."""
        size = painter.width, painter.height
        if self.stale or size != (self.width, self.height):
            self.width, self.height = size
            self.stale = False
            self.changed = True
            self.layout(painter)

    def layout(self, painter: Painter) -> None:
        """Place the widgets in a window of `self.width` by `self.height`; the painter measures words."""

    def draw(self, painter: Painter) -> None:
        """Draw everything: what lies under the widgets, the widgets, what lies over them, then the tooltip."""
        self.paint(painter)
        self.form.draw(painter)
        self.paint_over(painter)
        self.form.draw_over(painter)

    def paint(self, painter: Painter) -> None:
        """Draw what lies under the widgets."""

    def paint_over(self, painter: Painter) -> None:
        """Draw what lies over the widgets."""

    def redraw(self) -> None:
        """Ask for a new picture."""
        self.changed = True

    def relayout(self) -> None:
        """Ask for a new layout, as after a change of language."""
        self.stale = True
        self.changed = True

    # ------------------------------------------------------------------ time and input

    def process_event(self, event: pygame.Event) -> bool:
        """Take an input; True if it was used."""
        if self.form.process_event(event):
            self.redraw()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return self.escape()
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            return self.ask_rules()
        return False

    def ask_rules(self) -> bool:
        """F1: open the rules of the title this screen is about; True if it is about one."""
        return False

    def escape(self) -> bool:
        """Go back one thing; True if there was one."""
        return False

    def may_quit(self) -> bool:
        """Whether the window may be closed right now; a scene that asks first says no and opens its question."""
        return True

    def update(self, seconds: float) -> None:
        """Let time pass; call `redraw` if the picture changed."""
        if self.form.update():
            self.redraw()

    def animating(self) -> bool:
        """Whether the picture changes every frame now; the loop sleeps otherwise."""
        return False

    def next_wake(self) -> float | None:
        """Seconds until `update` is wanted though no input comes; None to sleep on."""
        return self.form.next_wake()

    def cursor(self) -> int:
        """The system cursor for where the pointer is."""
        return self.form.cursor()
