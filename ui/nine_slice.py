"""Growing a surface without stretching its corners."""

from typing import Final, NamedTuple

import pygame

Insets = tuple[int, int, int, int]
SMALL: Final = 64
"""So many pixels are looked at one by one in less time than filling instead of scaling saves."""
WORTH: Final = 12_000
"""So many clear pixels cost as much to blend as three more blits."""


def grow(raw: pygame.Surface, width: int, height: int, insets: Insets) -> pygame.Surface:
    """A copy of this size whose corners (left, top, right, bottom insets) keep theirs."""
    left, top, right, bottom = insets
    out = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    for from_y, from_h, to_y, to_h in _bands(raw.get_height(), height, top, bottom):
        for from_x, from_w, to_x, to_w in _bands(raw.get_width(), width, left, right):
            if min(from_w, from_h, to_w, to_h) > 0:
                box = pygame.Rect(from_x, from_y, from_w, from_h)
                if _is_clear(raw, box):
                    continue
                part = raw.subsurface(box)
                if (from_w, from_h) != (to_w, to_h):
                    if _is_plain(part):
                        out.fill(part.get_at((0, 0)), (to_x, to_y, to_w, to_h))
                        continue
                    part = pygame.transform.smoothscale(part, (to_w, to_h))
                out.blit(part, (to_x, to_y))
    return out


class Frame(NamedTuple):
    """A nine-slice around nothing: how wide its corners are, and how wide what shows of its edges."""

    insets: Insets
    edges: Insets

    def strips(self, width: int, height: int) -> tuple[pygame.Rect, ...]:
        """All that shows when it has this size; none where it is so small that corners are squeezed, or that four edges
        cost more than the little they leave out."""
        if width < self.insets[0] + self.insets[2] or height < self.insets[1] + self.insets[3]:
            return ()
        left, top, right, bottom = self.edges
        if (width - left - right) * (height - top - bottom) < WORTH:
            return ()
        return (
            pygame.Rect(0, 0, width, top),
            pygame.Rect(0, top, left, height - top - bottom),
            pygame.Rect(width - right, top, right, height - top - bottom),
            pygame.Rect(0, height - bottom, width, bottom),
        )


def frame_of(raw: pygame.Surface, insets: Insets) -> Frame | None:
    """The frame that a nine-slice is; None for one that is filled."""
    whole, (left, top, right, bottom) = raw.get_rect(), insets
    clear = pygame.Rect(left, top, max(1, whole.w - left - right), max(1, whole.h - top - bottom))
    if not whole.contains(clear) or not _is_clear(raw, clear):
        return None
    while clear.left > 0 and _is_clear(raw, pygame.Rect(clear.left - 1, clear.top, 1, clear.h)):
        clear = pygame.Rect(clear.left - 1, clear.top, clear.w + 1, clear.h)
    while clear.right < whole.w and _is_clear(raw, pygame.Rect(clear.right, clear.top, 1, clear.h)):
        clear.w += 1
    while clear.top > 0 and _is_clear(raw, pygame.Rect(clear.left, clear.top - 1, clear.w, 1)):
        clear = pygame.Rect(clear.left, clear.top - 1, clear.w, clear.h + 1)
    while clear.bottom < whole.h and _is_clear(raw, pygame.Rect(clear.left, clear.bottom, clear.w, 1)):
        clear.h += 1
    return Frame(insets, (clear.left, clear.top, whole.w - clear.right, whole.h - clear.bottom))


def _bands(whole: int, grown: int, first: int, last: int) -> tuple[tuple[int, int, int, int], ...]:
    """Three strips of an edge as (from, length, to, length); a thing smaller than its corners squeezes them."""
    if first + last > grown:
        kept = max(0, grown * first // max(1, first + last))
        return (0, first, 0, kept), (first, 0, kept, 0), (whole - last, last, kept, grown - kept)
    return (
        (0, first, 0, first),
        (first, whole - first - last, first, grown - first - last),
        (whole - last, last, grown - last, last),
    )


def _is_clear(surface: pygame.Surface, part: pygame.Rect) -> bool:
    return surface.subsurface(part).get_bounding_rect().size == (0, 0)


def _is_plain(surface: pygame.Surface) -> bool:
    """Is it, as far as that is quickly told, of one colour?"""
    across, down = surface.get_size()
    if across * down > SMALL:
        return False
    first = surface.get_at((0, 0))
    return all(surface.get_at((x, y)) == first for x in range(across) for y in range(down))
