"""The painter: draws pictures, words and shapes on a surface in logical pixels.

Logical pixels are those of a window 1280 wide and 800 high; `Painter.scale` turns them into physical ones, rounded
once. `y` of a text is its baseline. Everything that costs time is kept: scaled sprites, grown nine-slices, set lines
and soft shapes, so that drawing a full screen again is little more than blitting.
"""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Final

import pygame

from ui import prose
from ui.canvas import Canvas, Palette
from ui.theme import BUTTER, INK, Colour

__all__ = ["Painter", "Palette"]

LEAST_TEXT: Final = 14.0
# The text size setting helps what is small; headings are large already and would push their neighbours away.
GROWN_TEXT: Final = 24.0
LITTLE: Final = 0.3
"""Of what the setting adds, the share that words on a board take: there is that much air around them."""
ALPHA_STEPS: Final = 16


class Painter(Canvas):
    """Draws on one surface.

    `text_size` is the percentage of the setting; `strong_seats` and `colour_aids` are settings that scenes ask for
    where they draw seats and goods. `overflows` collects every text that did not fit its `max_width` even when shrunk:
    tests want it empty.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        scale: float,
        palette: Palette,
        *,
        text_size: int = 100,
        strong_seats: bool = False,
        colour_aids: bool = True,
    ) -> None:
        super().__init__(surface, scale, palette)
        self.text_size = text_size
        self.strong_seats = strong_seats
        self.colour_aids = colour_aids
        self.overflows: list[str] = []
        self.backdrop = True
        """Are landscapes drawn behind the things?"""
        self.on_board = False
        """Is a title's board drawn or laid out now?"""

    def on(self, surface: pygame.Surface) -> "Painter":
        """A painter of the same window that draws on another surface."""
        other = Painter(
            surface,
            self.scale,
            self.palette,
            text_size=self.text_size,
            strong_seats=self.strong_seats,
            colour_aids=self.colour_aids,
        )
        other.width, other.height, other.on_board = self.width, self.height, self.on_board
        return other

    @contextmanager
    def board(self) -> Iterator["Painter"]:
        """Inside, a title's board is drawn or laid out."""
        before, self.on_board = self.on_board, True
        try:
            yield self
        finally:
            self.on_board = before

    def layer(
        self,
        key: Hashable,
        x: float,
        y: float,
        w: float,
        h: float,
        draw: Callable[["Painter"], None],
        opaque: bool = False,
    ) -> None:
        """Draw a part that seldom changes once, and blit it from then on.

        The key must tell apart everything the part depends on, except size, scale and where between two pixels it lies.
        `draw` gets a painter with the same coordinates. Opaque layers blit several times faster; they must cover their
        whole rectangle. One in which words did not fit is not kept, so that it is noted each time.
        """
        bound = self.bound(x, y, w, h)
        look = (self.scale, self.text_size, self.strong_seats, self.colour_aids, self.on_board)
        held = (key, bound.size, self.off_pixel(x, y), look)
        surface = self.palette.layers.find(held)
        if surface is None:
            surface = pygame.Surface(bound.size, 0 if opaque else pygame.SRCALPHA, 32)
            inner = self.on(surface)
            inner._dx, inner._dy = self._dx - bound.x / self.scale, self._dy - bound.y / self.scale
            draw(inner)
            if inner.overflows:
                self.overflows += inner.overflows
            else:
                self.palette.layers.keep(held, surface)
        self.surface.blit(surface, bound.topleft)

    # ------------------------------------------------------------------ pictures

    def sprite(
        self,
        name: str,
        x: float,
        y: float,
        w: float | None = None,
        h: float | None = None,
        *,
        alpha: float = 1.0,
        tint: Colour | None = None,
        centre: bool = False,
        mirrored: bool = False,
    ) -> None:
        """A sprite at its own size or scaled to w (and h, else in proportion); its shadow reaches beyond.

        `tint` draws it as a silhouette of one colour, which is how one-ink marks turn white on dark grounds.
        `centre` makes x, y its middle, `mirrored` turns it round from left to right.
        """
        level = _level(alpha)
        if level == 0:
            return
        sprites, scale = self.palette.sprites, self.scale
        w, h, across, down, left, top = sprites.body(name, w, h, scale)
        surface = sprites.sprite(name, across, down, scale, tint, level, mirrored)
        if centre:
            x, y = x - w / 2, y - h / 2
        if mirrored:
            left = surface.get_width() - left - across
        spot_x, spot_y = self.spot(x, y)
        self.surface.blit(surface, (spot_x - left, spot_y - top))

    def nine(self, name: str, x: float, y: float, w: float, h: float, *, alpha: float = 1.0, unit: float = 1.0) -> None:
        """A nine-slice (`nine/slip`, `seat_head/0`, ...) whose body fills the rectangle; its corners grow by `unit`."""
        level = _level(alpha)
        if level == 0:
            return
        bound = self.bound(x, y, w, h)
        cut = self.palette.sprites.nine(name, bound.w, bound.h, self.scale * unit)
        surface, left, top = cut.surface, bound.x - cut.left, bound.y - cut.top
        if level < 255:
            surface.set_alpha(level)
        # Where nothing shows there is as much to blend: of a frame only its edges are laid down.
        for strip in cut.strips:
            self.surface.blit(surface, (left + strip.x, top + strip.y), strip)
        if not cut.strips:
            self.surface.blit(surface, (left, top))
        if level < 255:
            surface.set_alpha(255)

    def picture(self, name: str, x: float, y: float, w: float, h: float, lean: float = 0.5) -> None:
        """A large picture that fills the rectangle; `lean` 0 keeps its left side when it must be cut, 1 its right."""
        bound = self.bound(x, y, w, h)
        self.surface.blit(self.palette.sprites.picture(name, bound.w, bound.h, self.scale, lean), bound.topleft)

    def picture_part(self, name: str, size: tuple[float, float], part: pygame.FRect, x: float, y: float) -> None:
        """A part of a large picture of this logical size, unscaled, with its upper left corner at x, y."""
        whole = self.palette.sprites.picture(name, self.px(size[0]), self.px(size[1]), self.scale)
        area = pygame.Rect(self.px(part.x), self.px(part.y), self.px(part.w), self.px(part.h))
        self.surface.blit(whole, self.spot(x, y), area)

    # ------------------------------------------------------------------ words

    def pixels(self, size: float, most: float | None = None) -> int:
        """The physical size of a text, after the text size setting; never grown beyond `most`, but for words on a
        board, which grow a little all the same."""
        if self.text_size == 100:
            return max(1, round(size * self.scale))
        grown = min(size * self.text_size / 100, max(size, GROWN_TEXT))
        if most is not None:
            little = LITTLE * (self.text_size - 100) / 100 if self.on_board else 0.0
            grown = min(grown, max(size * (1 + little), most))
        return max(1, round(grown * self.scale))

    def measure(self, words: str, size: float = 15, face: str = "sans", most: float | None = None) -> float:
        """The logical width of a line."""
        return self.palette.fonts.width(words, face, self.pixels(size, most)) / self.scale

    def leading(self, size: float, most: float | None = None) -> float:
        """A comfortable distance between two baselines of this size."""
        return self.pixels(size, most) / self.scale * 1.36

    def text(
        self,
        words: str,
        x: float,
        y: float,
        size: float = 15,
        face: str = "sans",
        colour: Colour = INK,
        align: str = "left",
        max_width: float | None = None,
        most: float | None = None,
    ) -> float:
        """One line with its baseline at y; returns its width. align: left, centre, right.

        Wider than `max_width` it shrinks, at the least to 14 logical pixels; what then still does not fit ends in an
        ellipsis and is noted in `overflows`.
        """
        if not words:
            return 0.0
        fonts = self.palette.fonts
        pixels = self.pixels(size, most)
        if max_width is not None:
            room = self.px(max_width) + 1
            if fonts.width(words, face, pixels) > room:
                words, pixels = self._shrunk(words, face, size, pixels, room)
        surface, width, ascent = fonts.line(words, face, pixels, colour)
        left, base = self.spot(x, y)
        if align == "centre":
            left -= width // 2
        elif align == "right":
            left -= width
        self.surface.blit(surface, (left, base - ascent))
        return width / self.scale

    def _shrunk(self, words: str, face: str, size: float, pixels: int, room: int) -> tuple[str, int]:
        """A line made to fit: the size it takes, and as much of it as fits at the least size."""
        fonts, least = self.palette.fonts, round(min(size, LEAST_TEXT) * self.scale)
        while fonts.width(words, face, pixels) > room and pixels > least:
            pixels -= 1
        if fonts.width(words, face, pixels) > room:
            self.overflows.append(words)
            while fonts.width(words, face, pixels) > room and len(words) > 1:
                words = words[:-2].rstrip() + "…"
        return words, pixels

    def wrap(
        self, words: str, width: float, size: float = 15, face: str = "sans", most: float | None = None
    ) -> list[str]:
        """The lines a text takes in this width."""
        return prose.wrap(words, width, lambda part: self.measure(part, size, face, most))

    def paragraph(
        self,
        words: str,
        x: float,
        y: float,
        width: float,
        size: float = 15,
        face: str = "sans",
        colour: Colour = INK,
        align: str = "left",
        leading: float | None = None,
        hit: str = "",
        most: float | None = None,
    ) -> float:
        """Wrapped lines from the first baseline y on; returns the baseline after the last line.

        **Two stars** around words make them bold; words that begin with `hit` get a butter ground.
        """
        step = self.leading(size, most) if leading is None else leading
        strong = "semi" if face == "sans" else "bold"
        for line in prose.runs(
            words, width, lambda part, used: self.measure(part, size, used, most), face, strong, hit
        ):
            across = line[-1].x + line[-1].width
            start = x + {"left": 0.0, "centre": (width - across) / 2, "right": width - across}[align]
            for run in (run for run in line if run.hit):
                self.rect(start + run.x - 2, y - size, run.width + 4, size * 1.35, BUTTER, radius=3)
            for left, used, together in prose.set_together(line):
                self.text(together, start + left, y, size, used, colour, most=most)
            y += step
        return y

    def numeral(
        self, number: str, x: float, y: float, size: float, colour: Colour = INK, halo: Colour | None = None
    ) -> None:
        """A serif numeral centred on x, y, with a halo if it must read on any ground; it grows as words on a board do,
        elsewhere never."""
        fonts, pixels = self.palette.fonts, self.pixels(size, most=size)
        surface, width, ascent = fonts.line(number, "display", pixels, colour)
        left, middle = self.spot(x, y)
        place = left - width // 2, middle + round(pixels * 0.325) - ascent
        if halo is not None:
            reach = max(1, round(pixels * 0.09))
            edge = fonts.line(number, "display", pixels, halo).surface
            for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7)):
                self.surface.blit(edge, (place[0] + round(dx * reach), place[1] + round(dy * reach)))
        self.surface.blit(surface, place)


def _level(opacity: float) -> int:
    """Opacity in a few steps, so that a breathing thing does not fill the cache."""
    if opacity >= 1.0:
        return 255
    return round(max(0.0, min(1.0, opacity)) * ALPHA_STEPS) * 255 // ALPHA_STEPS
