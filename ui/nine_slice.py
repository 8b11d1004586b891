"""Growing a surface without stretching its corners."""

import pygame

Insets = tuple[int, int, int, int]


def grow(raw: pygame.Surface, width: int, height: int, insets: Insets) -> pygame.Surface:
    """A copy of this size whose corners (left, top, right, bottom insets) keep theirs."""
    left, top, right, bottom = insets
    out = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    for from_y, from_h, to_y, to_h in _bands(raw.get_height(), height, top, bottom):
        for from_x, from_w, to_x, to_w in _bands(raw.get_width(), width, left, right):
            if min(from_w, from_h, to_w, to_h) > 0:
                part = raw.subsurface((from_x, from_y, from_w, from_h))
                if (from_w, from_h) != (to_w, to_h):
                    part = pygame.transform.smoothscale(part, (to_w, to_h))
                out.blit(part, (to_x, to_y))
    return out


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
