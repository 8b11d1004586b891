"""Smooth shapes: drawn four times too large, scaled down, kept. All lengths are physical pixels."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

import pygame

from ui.nine_slice import grow
from ui.surface_cache import SurfaceCache, ready
from ui.theme import Colour

FINE: Final = 4
Point = tuple[float, float]


class Shapes:
    """Makes single-coloured shapes with soft edges; equal shapes are made once."""

    def __init__(self, megabytes: float = 24) -> None:
        self._made = SurfaceCache(megabytes)

    def clear(self) -> None:
        """Forget everything made."""
        self._made.clear()

    def rounded(self, width: int, height: int, radius: float, colour: Colour, line: float = 0) -> pygame.Surface:
        """A rectangle with round corners, filled or (line > 0) only its inner edge."""

        def make() -> pygame.Surface:
            inset = min(math.ceil(max(radius, line)) + 1, (min(width, height) - 1) // 2)
            core_w, core_h = min(width, 2 * inset + 2), min(height, 2 * inset + 2)

            def draw(big: pygame.Surface, ink: Colour) -> None:
                bound = pygame.Rect(0, 0, core_w * FINE, core_h * FINE)
                stroke = max(1, round(line * FINE)) if line else 0
                pygame.draw.rect(big, ink, bound, stroke, border_radius=round(radius * FINE))

            core = _soften(core_w, core_h, colour, draw)
            return ready(grow(core, width, height, (inset, inset, inset, inset)))

        return self._made.get(("rounded", width, height, radius, colour, line), make)

    def disc(self, radius: float, colour: Colour, line: float = 0) -> pygame.Surface:
        """A circle, filled or only its edge; the surface is just large enough, the centre in its middle."""
        side = math.ceil(2 * radius + line) + 2

        def draw(big: pygame.Surface, ink: Colour) -> None:
            middle = side * FINE / 2
            outer = (radius + line / 2) * FINE
            pygame.draw.circle(big, ink, (middle, middle), outer, max(1, round(line * FINE)) if line else 0)

        return self._made.get(("disc", radius, colour, line), lambda: ready(_soften(side, side, colour, draw)))

    def polygon(self, points: Sequence[Point], colour: Colour) -> tuple[pygame.Surface, Point]:
        """A filled polygon and the place of its surface."""
        return self._outline("polygon", points, colour, 0, True)

    def stroke(
        self, points: Sequence[Point], colour: Colour, width: float, closed: bool
    ) -> tuple[pygame.Surface, Point]:
        """A line through points with round joints and ends, and the place of its surface."""
        return self._outline("stroke", points, colour, width, closed)

    def bokashi(self, width: int, height: int, stops: tuple[tuple[float, Colour], ...]) -> pygame.Surface:
        """A gradient from top to bottom; stops are (place from 0 to 1, colour)."""

        def make() -> pygame.Surface:
            column = pygame.Surface((1, height), pygame.SRCALPHA, 32)
            for y in range(height):
                column.set_at((0, y), _between(stops, y / max(1, height - 1)))
            return ready(pygame.transform.scale(column, (width, height)))

        return self._made.get(("bokashi", width, height, stops), make)

    def _outline(
        self, kind: str, points: Sequence[Point], colour: Colour, width: float, closed: bool
    ) -> tuple[pygame.Surface, Point]:
        pad = width / 2 + 1
        left, top = math.floor(min(x for x, _ in points) - pad), math.floor(min(y for _, y in points) - pad)
        right, bottom = math.ceil(max(x for x, _ in points) + pad), math.ceil(max(y for _, y in points) + pad)
        local = tuple((round((x - left) * FINE), round((y - top) * FINE)) for x, y in points)

        def draw(big: pygame.Surface, ink: Colour) -> None:
            if kind == "polygon":
                pygame.draw.polygon(big, ink, local)
                return
            ends = zip(local, local[1:] + local[:1] if closed else local[1:], strict=False)
            for start, end in ends:
                _thick(big, ink, start, end, width * FINE)
            for point in local:
                pygame.draw.circle(big, ink, point, width * FINE / 2)

        key = (kind, local, colour, width, closed)
        surface = self._made.get(key, lambda: ready(_soften(right - left, bottom - top, colour, draw)))
        return surface, (left, top)


def _soften(width: int, height: int, colour: Colour, draw: Callable[[pygame.Surface, Colour], None]) -> pygame.Surface:
    # The clear ground carries the colour too: scaling then never mixes in black at the edges.
    big = pygame.Surface((max(1, width) * FINE, max(1, height) * FINE), pygame.SRCALPHA, 32)
    big.fill((*colour[:3], 0))
    draw(big, (*colour[:3], 255))
    small = pygame.transform.smoothscale(big, (max(1, width), max(1, height)))
    if colour[3] < 255:
        small.fill((255, 255, 255, colour[3]), special_flags=pygame.BLEND_RGBA_MULT)
    return small


def _thick(surface: pygame.Surface, ink: Colour, start: Point, end: Point, width: float) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    if length == 0:
        return
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    corners = [
        (start[0] + nx, start[1] + ny),
        (end[0] + nx, end[1] + ny),
        (end[0] - nx, end[1] - ny),
        (start[0] - nx, start[1] - ny),
    ]
    pygame.draw.polygon(surface, ink, corners)


def _between(stops: tuple[tuple[float, Colour], ...], place: float) -> Colour:
    for (low, first), (high, second) in pairwise(stops):
        if place <= high:
            share = 0.0 if high == low else max(0.0, (place - low) / (high - low))
            red, green, blue, opacity = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
            return red, green, blue, opacity
    return stops[-1][1]
