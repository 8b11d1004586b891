"""The ground of the painter: logical places on a surface, and shapes."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import pygame

from ui.fonts import Fonts
from ui.repainted import Repainted
from ui.shapes import Point, Shapes
from ui.sprites import Sprites
from ui.surface_cache import SurfaceCache
from ui.theme import NIGHT, Colour, alpha

LAYERS, SPRITES = 3, 8
"""How many times the pixels of a window are kept as layers, and as sprites at their size. A table takes 1 and 5, the
screens that lie over it 2 and 3."""
HEAVY = 3 / 8
"""The share of a window from which on a sheet is a screen's own ground, and of no use to another."""


class Palette:
    """What painters share from frame to frame: sprites, fonts and everything made from them."""

    def __init__(self, sprites: Sprites, fonts: Fonts) -> None:
        self.sprites = sprites
        self.fonts = fonts
        self.shapes = Shapes()
        self.layers = SurfaceCache(64)

    def fit(self, width: int, height: int) -> None:
        """Keep as much as a window of this size is drawn from, and a little of the screens before."""
        window = 4 * width * height
        self.layers.budget = LAYERS * window
        self.sprites.budget = SPRITES * window

    def keep_only(self, groups: Sequence[str], scale: float) -> None:
        """Forget what other screens needed; these groups of sprites stay at hand."""
        self.sprites.keep_only(groups, scale)
        self.shapes.clear()
        self.layers.clear()

    def lifted(self, width: int, height: int) -> None:
        """A screen that lay over another has gone: let go of large sheets; the small ones may be in use below."""
        heavy = round(HEAVY * 4 * width * height)
        self.layers.drop_heavy(heavy)
        self.sprites.drop_heavy(heavy)

    def for_a_lens(self) -> "Palette":
        """The same atlases and typefaces, but nothing made from them here outlives the lens."""
        return Palette(self.sprites.apart(), self.fonts)

    def clear(self) -> None:
        """Forget what was made for another size of window."""
        self.sprites.clear()
        self.shapes.clear()
        self.layers.clear()


class Canvas:
    """A surface measured in logical pixels; `scale` turns them into physical ones, rounded once."""

    def __init__(self, surface: pygame.Surface, scale: float, palette: Palette) -> None:
        self.surface = surface
        self.scale = scale
        self.palette = palette
        self.width = surface.get_width() / scale
        self.height = surface.get_height() / scale
        self._dx = 0.0
        self._dy = 0.0

    # ------------------------------------------------------------------ places

    def px(self, length: float) -> int:
        """A logical length in physical pixels."""
        return round(length * self.scale)

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """A logical place on the surface."""
        return round((x + self._dx) * self.scale), round((y + self._dy) * self.scale)

    def off_pixel(self, x: float, y: float) -> tuple[int, int]:
        """How far a logical place lies from the pixel it is rounded to, in hundredths: what lies around is rounded with
        it."""
        across, down = (x + self._dx) * self.scale, (y + self._dy) * self.scale
        return round((across - round(across)) * 100), round((down - round(down)) * 100)

    def bound(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A logical rectangle on the surface; neighbours meet without a gap."""
        scale, dx, dy = self.scale, self._dx, self._dy
        left, top = round((x + dx) * scale), round((y + dy) * scale)
        across, down = round((x + w + dx) * scale) - left, round((y + h + dy) * scale) - top
        return pygame.Rect(left, top, across if across > 1 else 1, down if down > 1 else 1)

    @contextmanager
    def clip(self, x: float, y: float, w: float, h: float) -> Iterator[None]:
        """Inside, nothing is drawn beyond this rectangle."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.bound(x, y, w, h).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def moved(self, dx: float, dy: float) -> Iterator[None]:
        """Inside, everything is drawn this far away: for scrolled and sliding things."""
        self._dx, self._dy = self._dx + dx, self._dy + dy
        try:
            yield
        finally:
            self._dx, self._dy = self._dx - dx, self._dy - dy

    # ------------------------------------------------------------------ whole sheets

    def lay(self, sheet: pygame.Surface) -> None:
        """A sheet as large as the surface; one that is painted in parts is followed part by part."""
        if not isinstance(sheet, Repainted):
            self.surface.blit(sheet, (0, 0))
        elif isinstance(self.surface, Repainted):
            self.surface.lay(sheet)
        else:
            self.surface.blit(sheet.picture, (0, 0))

    def leave_to(self, draw: Callable[[pygame.Surface], None]) -> None:
        """Let somebody draw on the surface who knows nothing of painters."""
        if isinstance(self.surface, Repainted):
            self.surface.leave_to(draw)
        else:
            draw(self.surface)

    # ------------------------------------------------------------------ shapes

    def rect(self, x: float, y: float, w: float, h: float, colour: Colour, radius: float = 0, line: float = 0) -> None:
        """A filled rectangle, or only its inner edge if `line` gives a width."""
        bound = self.bound(x, y, w, h)
        if not radius and not line and colour[3] == 255:
            self.surface.fill(colour, bound)
            return
        shape = self.palette.shapes.rounded(bound.w, bound.h, radius * self.scale, colour, line * self.scale)
        self.surface.blit(shape, bound.topleft)

    def circle(self, x: float, y: float, radius: float, colour: Colour, line: float = 0) -> None:
        """A disc, or only its edge if `line` gives a width."""
        shape = self.palette.shapes.disc(radius * self.scale, colour, line * self.scale)
        left, top = self.spot(x, y)
        self.surface.blit(shape, (left - shape.get_width() // 2, top - shape.get_height() // 2))

    def line(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        colour: Colour,
        width: float = 1,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """A straight line; upright and level ones stay crisp. `dash` = (drawn, left out)."""
        if dash is not None:
            self._dashed((x0, y0), (x1, y1), colour, width, dash)
        elif x0 == x1 or y0 == y1:
            thick = max(1, self.px(width))
            (left, top), (right, bottom) = self.spot(min(x0, x1), min(y0, y1)), self.spot(max(x0, x1), max(y0, y1))
            size = (thick, bottom - top) if x0 == x1 else (right - left, thick)
            shape = self.palette.shapes.rounded(max(1, size[0]), max(1, size[1]), 0, colour)
            self.surface.blit(shape, (left - (thick // 2 if x0 == x1 else 0), top - (thick // 2 if y0 == y1 else 0)))
        else:
            self.stroke([(x0, y0), (x1, y1)], colour, width)

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        """A filled polygon."""
        shape, place = self.palette.shapes.polygon(self._physical(points), colour)
        self.surface.blit(shape, place)

    def stroke(self, points: Sequence[Point], colour: Colour, width: float = 1, closed: bool = False) -> None:
        """A line through points, with round joints."""
        shape, place = self.palette.shapes.stroke(self._physical(points), colour, width * self.scale, closed)
        self.surface.blit(shape, place)

    def bokashi(self, x: float, y: float, w: float, h: float, *stops: tuple[float, Colour]) -> None:
        """A wiped gradient from top to bottom; stops are (place from 0 to 1, colour)."""
        bound = self.bound(x, y, w, h)
        self.surface.blit(self.palette.shapes.bokashi(bound.w, bound.h, stops), bound.topleft)

    def veil(
        self,
        opacity: float,
        holes: Sequence[pygame.FRect] = (),
        top: float = 0,
        bottom: float | None = None,
        colour: Colour = NIGHT,
    ) -> None:
        """Everything between top and bottom recedes, except the holes."""
        bottom = self.height if bottom is None else bottom
        bound = self.bound(0, top, self.width, bottom - top)
        cut = tuple(self.bound(*hole) for hole in holes)

        def make() -> pygame.Surface:
            surface = pygame.Surface(bound.size, pygame.SRCALPHA, 32)
            surface.fill(alpha(colour, opacity))
            for hole in cut:
                inner = hole.move(-bound.x, -bound.y)
                pygame.draw.rect(surface, (0, 0, 0, 0), inner, border_radius=self.px(5))
            return surface

        key = (
            "veil",
            bound.size,
            opacity,
            colour,
            tuple((hole.x - bound.x, hole.y - bound.y, hole.w, hole.h) for hole in cut),
        )
        self.surface.blit(self.palette.layers.get(key, make), bound.topleft)

    def _physical(self, points: Sequence[Point]) -> list[Point]:
        return [((x + self._dx) * self.scale, (y + self._dy) * self.scale) for x, y in points]

    def _dashed(self, start: Point, end: Point, colour: Colour, width: float, dash: tuple[float, float]) -> None:
        (x0, y0), (x1, y1) = start, end
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        at = 0.0
        while at < length:
            to = min(length, at + dash[0])
            first = (x0 + (x1 - x0) * at / length, y0 + (y1 - y0) * at / length)
            last = (x0 + (x1 - x0) * to / length, y0 + (y1 - y0) * to / length)
            self.line(*first, *last, colour, width)
            at += dash[0] + dash[1]
