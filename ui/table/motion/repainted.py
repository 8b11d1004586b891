"""A surface that paints only what differs from the time before.

After a move most of a table looks as it did. What is to be drawn is noted first, one act for each picture that is laid
down; held against the acts of the time before, it says which parts of the surface are new. Only there all that lies on
top of each other is laid down again, from the ground up, so that every pixel is as if everything had been drawn.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import pygame

MOST_PARTS: Final = 24
"""With more of them the whole is sooner painted than its parts."""
MOST_NEW: Final = 0.7
"""The same holds for so large a share of the surface."""
_NOT_YET: Final = pygame.Rect(0, 0, 0, 0)

Box = tuple[int, int, int, int]


class Laid(NamedTuple):
    """A picture laid down: what, where, which part of it, how opaque, and beyond what nothing shows."""

    picture: pygame.Surface
    place: tuple[int, int]
    part: Box | None
    opacity: int | None
    clip: Box

    def bound(self) -> pygame.Rect:
        """Where it shows."""
        size = self.picture.get_size() if self.part is None else self.part[2:]
        return pygame.Rect(self.place, size).clip(self.clip)

    def paint(self, on: pygame.Surface) -> None:
        """Lay it down within the clip that is set."""
        now = self.picture.get_alpha()
        if now == self.opacity:
            pygame.Surface.blit(on, self.picture, self.place, self.part)
            return
        self.picture.set_alpha(self.opacity)
        pygame.Surface.blit(on, self.picture, self.place, self.part)
        self.picture.set_alpha(now)


class Filled(NamedTuple):
    """A rectangle of one colour."""

    colour: Any
    box: Box
    clip: Box

    def bound(self) -> pygame.Rect:
        """Where it shows."""
        return pygame.Rect(self.box).clip(self.clip)

    def paint(self, on: pygame.Surface) -> None:
        """Fill it within the clip that is set."""
        pygame.Surface.fill(on, self.colour, self.box)


Act = Laid | Filled


class Repainted(pygame.Surface):
    """Takes what is laid down on it as acts; `paint` makes it look like them.

    Pictures laid down must not change afterwards: one that is drawn anew is another surface. The first act has to cover
    everything.
    """

    def __init__(self, size: tuple[int, int], like: pygame.Surface) -> None:
        super().__init__(size, 0, like)
        self._acts: list[Act] = []
        self._before: list[Act] = []
        self._clip: Box = (0, 0, *size)

    # ------------------------------------------------------------ noting
    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        """Note that a picture lies there."""
        assert not special_flags, "only pictures that lie on what is below them are noted"
        part = None if area is None else _box(area)
        self._acts.append(Laid(source, (dest[0], dest[1]), part, source.get_alpha(), self._clip))
        return _NOT_YET

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        """Note that a rectangle has this colour."""
        self._acts.append(Filled(color, _box(self.get_rect() if rect is None else rect), self._clip))
        return _NOT_YET

    def set_clip(self, rect: Any) -> None:
        """What is noted from now on shows only there."""
        super().set_clip(rect)
        self._clip = _box(super().get_clip())

    # ------------------------------------------------------------ painting
    def paint(self) -> None:
        """Make the surface look like what was noted."""
        acts, before = self._acts, self._before
        self._acts, self._before = [], acts
        if acts == before:
            return
        bounds = [act.bound() for act in acts]
        for part in _new_parts(before, acts, self.get_rect()):
            for index in part.collidelistall(bounds):
                super().set_clip(bounds[index].clip(part))
                acts[index].paint(self)
        super().set_clip(None)


def _new_parts(before: Sequence[Act], now: Sequence[Act], whole: pygame.Rect) -> list[pygame.Rect]:
    """Where two lists of acts differ in what they show; all of it where that is nearly everywhere."""
    had, has = frozenset(before), frozenset(now)
    if [act for act in before if act in has] != [act for act in now if act in had]:
        return [whole]
    gone = (act.bound() for act in before if act not in has)
    come = (act.bound() for act in now if act not in had)
    parts = _joined([*gone, *come])
    if len(parts) > MOST_PARTS or sum(part.w * part.h for part in parts) > MOST_NEW * whole.w * whole.h:
        return [whole]
    return parts


def _joined(boxes: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The same places in few rectangles that do not overlap."""
    parts: list[pygame.Rect] = []
    for each in boxes:
        box = each
        while (index := box.collidelist(parts)) >= 0:
            box = box.union(parts.pop(index))
        if box.w and box.h:
            parts.append(box)
    return parts


def _box(rect: Any) -> Box:
    left, top, width, height = pygame.Rect(rect)
    return left, top, width, height
