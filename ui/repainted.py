"""A picture that is painted only where it differs from the time before.

After a move most of a table looks as it did, and from one frame to the next most of a window. What is to be drawn is
noted first, one act for each picture that is laid down; held against the acts of the time before, it says which parts
are new. Only there all that lies on top of each other is laid down again, from the ground up, so that every pixel is as
if everything had been drawn.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Final, NamedTuple

import pygame

SQUARE: Final = 80
"""Changes are looked at in squares of so many pixels: many small ones beside each other are one patch."""
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
            _BLIT(on, self.picture, self.place, self.part)
            return
        self.picture.set_alpha(self.opacity)
        _BLIT(on, self.picture, self.place, self.part)
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


class Sheet(NamedTuple):
    """A picture that is itself painted in parts, laid down whole: which, as it was painted for the how manieth time,
    and what that time made new."""

    picture: pygame.Surface
    times: int
    new: tuple[Box, ...]
    clip: Box

    def bound(self) -> pygame.Rect:
        """Where it shows."""
        return self.picture.get_rect().clip(self.clip)

    def paint(self, on: pygame.Surface) -> None:
        """Lay it down within the clip that is set."""
        _BLIT(on, self.picture, (0, 0))

    def since(self, before: "Sheet | None") -> list[pygame.Rect]:
        """Where it differs from how it lay there before."""
        if before is None or before.clip != self.clip or before.times != self.times - 1:
            return [self.bound()]
        return [pygame.Rect(box).clip(self.clip) for box in self.new]


class Drawn:
    """What somebody else draws with his own hands: nobody knows whether it looks as before."""

    def __init__(self, draw: Callable[[pygame.Surface], None], clip: Box) -> None:
        self.draw, self.clip = draw, clip

    def bound(self) -> pygame.Rect:
        """Where it may show."""
        return pygame.Rect(self.clip)

    def paint(self, on: pygame.Surface) -> None:
        """Have it drawn within the clip that is set."""
        self.draw(on)


Act = Laid | Filled | Sheet | Drawn
_BLIT: Final = pygame.Surface.blit


class Repainted(pygame.Surface):
    """Takes what is laid down on it as acts; `paint` makes a picture look like them.

    It has no pixels of its own. Pictures laid down must not change afterwards: one that is drawn anew is another
    surface, or a sheet. The first act has to cover everything.
    """

    def __init__(self, picture: pygame.Surface) -> None:
        super().__init__((1, 1), 0, picture)
        self.picture = picture
        self._acts: list[Act] = []
        self._before: list[Act] = []
        self._whole: Box = (0, 0, *picture.get_size())
        self._clip = self._whole
        self._times = 0
        self._new: list[pygame.Rect] = []

    # ------------------------------------------------------------ noting
    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        """Note that a picture lies there."""
        assert not special_flags, "only pictures that lie on what is below them are noted"
        part = None if area is None else _box(area)
        self._acts.append(Laid(source, (dest[0], dest[1]), part, source.get_alpha(), self._clip))
        return _NOT_YET

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        """Note that a rectangle has this colour."""
        self._acts.append(Filled(color, self._whole if rect is None else _box(rect), self._clip))
        return _NOT_YET

    def lay(self, sheet: "Repainted") -> None:
        """Note that all of this sheet lies there."""
        self._acts.append(Sheet(sheet.picture, sheet._times, tuple(map(_box, sheet._new)), self._clip))

    def leave_to(self, draw: Callable[[pygame.Surface], None]) -> None:
        """Note that somebody draws here with his own hands."""
        self._acts.append(Drawn(draw, self._clip))

    def set_clip(self, rect: Any) -> None:
        """What is noted from now on shows only there."""
        self._clip = self._whole if rect is None else _box(pygame.Rect(rect).clip(self._whole))

    def get_clip(self) -> pygame.Rect:
        """Beyond this nothing shows."""
        return pygame.Rect(self._clip)

    def get_size(self) -> tuple[int, int]:
        """As large as the picture it stands for."""
        return self.picture.get_size()

    def get_width(self) -> int:
        """As wide as the picture it stands for."""
        return self.picture.get_width()

    def get_height(self) -> int:
        """As high as the picture it stands for."""
        return self.picture.get_height()

    def get_rect(self, **held: Any) -> pygame.Rect:
        """All of it."""
        return self.picture.get_rect(**held)

    # ------------------------------------------------------------ painting
    def forget(self) -> None:
        """Take everything for new the next time."""
        self._before = []

    def paint(self) -> list[pygame.Rect]:
        """Make the picture look like what was noted; returns where it was painted."""
        acts, before = self._acts, self._before
        self._acts, self._before = [], acts
        if acts == before:
            return []
        self._times += 1
        self._new = _new_parts(before, acts, self.picture.get_rect())
        picture, bounds = self.picture, [act.bound() for act in acts]
        for part in self._new:
            picture.set_clip(part)
            for index in part.collidelistall(bounds):
                act = acts[index]
                if act.clip == self._whole:
                    act.paint(picture)
                else:
                    picture.set_clip(bounds[index].clip(part))
                    act.paint(picture)
                    picture.set_clip(part)
        picture.set_clip(None)
        return self._new


def _new_parts(before: Sequence[Act], now: Sequence[Act], whole: pygame.Rect) -> list[pygame.Rect]:
    """Where two lists of acts differ in what they show; all of it where the same things lie otherwise on each other."""
    if not before:
        return [whole]
    had, has = frozenset(before), frozenset(now)
    gone, come = had - has, has - had
    if not _same_order(before, gone, now, come):
        return [whole]
    sheets = {act.picture: act for act in gone if isinstance(act, Sheet)}
    boxes: list[pygame.Rect] = []
    for act in come:
        boxes += act.since(sheets.pop(act.picture, None)) if isinstance(act, Sheet) else [act.bound()]
    boxes += [act.bound() for act in gone if not isinstance(act, Sheet) or act.picture in sheets]
    return _patches(boxes, whole)


def _same_order(before: Sequence[Act], gone: Collection[Act], now: Sequence[Act], come: Collection[Act]) -> bool:
    """Does what is in both lists come in the same order, and as often?"""
    at = 0
    for act in now:
        if at < len(before) and act == before[at]:
            at += 1
        elif act not in come:
            while at < len(before) and before[at] in gone:
                at += 1
            if at == len(before) or act != before[at]:
                return False
            at += 1
    return all(act in gone for act in before[at:])


def _patches(boxes: Sequence[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Few rectangles that hold all of these, none over another: squares of a grid, joined to rows and blocks."""
    touched: dict[int, set[int]] = {}
    for box in boxes:
        if box.w and box.h:
            columns = range(box.left // SQUARE, (box.right - 1) // SQUARE + 1)
            for row in range(box.top // SQUARE, (box.bottom - 1) // SQUARE + 1):
                touched.setdefault(row, set()).update(columns)
    patches: list[pygame.Rect] = []
    open_above: dict[tuple[int, int], pygame.Rect] = {}
    for row in sorted(touched):
        still_open = {}
        for first, last in _runs(sorted(touched[row])):
            patch = open_above.get((first, last))
            if patch is not None and patch.bottom == row * SQUARE:
                patch.h += SQUARE
            else:
                patch = pygame.Rect(first * SQUARE, row * SQUARE, (last - first + 1) * SQUARE, SQUARE)
                patches.append(patch)
            still_open[first, last] = patch
        open_above = still_open
    return [patch.clip(whole) for patch in patches]


def _runs(columns: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The first and last of numbers that follow each other.

    >>> list(_runs([1, 2, 3, 7, 9, 10]))
    [(1, 3), (7, 7), (9, 10)]
    """
    first = 0
    for index in range(1, len(columns) + 1):
        if index == len(columns) or columns[index] != columns[index - 1] + 1:
            yield columns[first], columns[index - 1]
            first = index


def _box(rect: Any) -> Box:
    left, top, width, height = pygame.Rect(rect)
    return left, top, width, height
