"""Screens on screens: the top one gets the input, overlays show what lies below."""

from collections.abc import Iterator
from typing import Final

import pygame

from ui.paint import Painter
from ui.scene import Scene

ACTING: Final = frozenset((pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_F1, pygame.K_F11))
"""Keys that do something everywhere: held down they count once. Keys that walk or set an amount repeat themselves."""
WRITING: Final = frozenset((pygame.K_SPACE, *range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1)))
"""Keys that do something where nothing is written, or with Ctrl."""


class SceneStack:
    """The scenes that are open, from the bottom to the top."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._held: set[int] = set()

    def __len__(self) -> int:
        return len(self._scenes)

    def __iter__(self) -> Iterator[Scene]:
        return iter(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input."""
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        if self._scenes:
            self._scenes[-1].pause()
        self._scenes.append(scene)
        scene.resume()

    def pop(self) -> None:
        """Take the top scene away; the one below resumes."""
        self._scenes.pop().close()
        if self._scenes:
            self._scenes[-1].resume()

    def remove(self, scene: Scene) -> None:
        """Take this scene and all that lie on it away; nothing happens if it has gone already."""
        if scene in self._scenes:
            while self._scenes[-1] is not scene:
                self._scenes.pop().close()
            self.pop()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        if self._scenes:
            self._scenes.pop().close()
        self._scenes.append(scene)
        scene.resume()

    def reset(self, scene: Scene) -> None:
        """Put a scene in the place of all."""
        self.clear()
        self.push(scene)

    def clear(self) -> None:
        """Close all scenes, top first."""
        while self._scenes:
            self._scenes.pop().close()

    def visible(self) -> list[Scene]:
        """The scenes that can be seen, lowest first."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        return self._scenes[max(first, 0) :]

    @property
    def share(self) -> float:
        """How large what can be seen is drawn on a large screen; what lies over a screen is as large as that one."""
        return self.visible()[0].share if self._scenes else 1.0

    def relayout(self) -> None:
        """Everything is laid out anew, as after a change of language or text size."""
        for scene in self._scenes:
            scene.relayout()

    def process_event(self, event: pygame.Event) -> bool:
        """Hand an input to the top scene. A scene that comes in answer to it lies under a resting hand."""
        top = self.top
        if top is None or self._repeated(event):
            return top is not None
        used = top.process_event(event)
        if self.top is not top and self.top is not None:
            self.top.form.hearing.came()
        return used

    def _repeated(self, event: pygame.Event) -> bool:
        """Is it only a key that is still held down?"""
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
            return False
        if event.type != pygame.KEYDOWN:
            return False
        held = event.key in self._held
        self._held.add(event.key)
        return held and self._acts(event)

    def _acts(self, event: pygame.Event) -> bool:
        """Does the key do something, rather than write, edit or walk?"""
        commands = bool(event.mod & pygame.KMOD_CTRL)
        focus = self.top.form.focus if self.top is not None else None
        if focus is not None and focus.takes_letters and focus.usable:
            return event.key in ACTING or (commands and event.key in WRITING)
        return commands or event.key in ACTING or event.key in WRITING

    def let_go(self) -> None:
        """No key is held any more, or nobody will tell when it is let go: the window has gone or lost the focus."""
        self._held.clear()

    def air(self) -> str:
        """The air of the place the topmost table lies in; empty where there is none."""
        return next((scene.air for scene in reversed(self._scenes) if scene.air), "")

    def update(self, seconds: float) -> None:
        """Let time pass in every scene that can be seen. A scene that comes by itself lies under a hand, too."""
        top = self.top
        for scene in self.visible():
            scene.update(seconds)
        if self.top is not top and self.top is not None:
            self.top.form.hearing.came()

    def changed(self) -> bool:
        """Whether any scene that can be seen wants a new picture."""
        return any(scene.changed or scene.stale for scene in self.visible())

    def animating(self) -> bool:
        """Whether anything that can be seen moves."""
        return any(scene.animating() for scene in self.visible())

    def next_wake(self) -> float | None:
        """Seconds until some scene wants its `update`."""
        wanted = [wake for scene in self.visible() if (wake := scene.next_wake()) is not None]
        return min(wanted, default=None)

    def arrange(self, painter: Painter) -> None:
        """Lay out the scenes that can be seen."""
        for scene in self.visible():
            scene.arrange(painter)

    def draw(self, painter: Painter) -> None:
        """Draw the scenes that can be seen, each overlay over a veil."""
        for scene in self.visible():
            if scene.overlay and scene.veil:
                painter.veil(scene.veil)
            scene.draw(painter)
            scene.changed = False
