"""Drawing in the lengths a part is cut in: from its own corner, so many times as large."""

import pygame

from ui.paint import Painter
from ui.theme import INK, Colour

ROOT = "yokohama/"


class Block:
    """A painter whose origin is the corner of a room and whose unit is that of the part drawn there."""

    def __init__(self, painter: Painter, room: pygame.FRect, unit: float) -> None:
        self.painter = painter
        self.unit = unit
        self.x, self.y = room.x, room.y
        self.w, self.h = room.w / unit, room.h / unit

    def size(self, name: str) -> tuple[float, float]:
        """How large one of the title's sprites is cut."""
        return self.painter.palette.sprites.entry(ROOT + name).size

    def sprite(
        self,
        name: str,
        x: float,
        y: float,
        w: float | None = None,
        h: float | None = None,
        *,
        centre: bool = False,
        alpha: float = 1.0,
    ) -> None:
        """One of the title's sprites, as large as it is cut unless told otherwise; `name` from the title's root on."""
        self.shared(ROOT + name, x, y, w, h, centre=centre, alpha=alpha)

    def shared(
        self,
        name: str,
        x: float,
        y: float,
        w: float | None = None,
        h: float | None = None,
        *,
        centre: bool = False,
        alpha: float = 1.0,
        tint: Colour | None = None,
    ) -> None:
        """A sprite of any group."""
        k = self.unit
        if w is None and h is None:
            w = self.painter.palette.sprites.entry(name).size[0]
        wide, high = None if w is None else w * k, None if h is None else h * k
        self.painter.sprite(name, self.x + x * k, self.y + y * k, wide, high, centre=centre, alpha=alpha, tint=tint)

    def nine(self, name: str, x: float, y: float, w: float, h: float, *, alpha: float = 1.0) -> None:
        """One of the title's nine-slices."""
        k = self.unit
        self.painter.nine(ROOT + name, self.x + x * k, self.y + y * k, w * k, h * k, alpha=alpha, unit=k)

    def text(
        self,
        words: str,
        x: float,
        y: float,
        size: float = 14,
        face: str = "semi",
        colour: Colour = INK,
        align: str = "left",
        room: float | None = None,
    ) -> float:
        """A line that never grows: what holds it cannot. Returns its width in units."""
        k = self.unit
        most = None if room is None else room * k
        wide = self.painter.text(
            words, self.x + x * k, self.y + y * k, size * k, face, colour, align, max_width=most, most=size * k
        )
        return wide / k

    def width(self, words: str, size: float = 14, face: str = "semi") -> float:
        """How wide a line is, in units."""
        return self.painter.measure(words, size * self.unit, face, most=size * self.unit) / self.unit

    def number(self, number: int | str, x: float, y: float, size: float, colour: Colour = INK) -> None:
        """A numeral centred on a point."""
        k = self.unit
        self.painter.numeral(str(number), self.x + x * k, self.y + y * k, size * k, colour)

    def line(self, x0: float, y0: float, x1: float, y1: float, colour: Colour, wide: float = 1.0) -> None:
        """A straight line."""
        k = self.unit
        self.painter.line(
            self.x + x0 * k, self.y + y0 * k, self.x + x1 * k, self.y + y1 * k, colour, max(1.0, wide * k)
        )

    def rect(self, x: float, y: float, w: float, h: float, colour: Colour, radius: float = 0, line: float = 0) -> None:
        """A rectangle, or its edge."""
        k = self.unit
        self.painter.rect(self.x + x * k, self.y + y * k, w * k, h * k, colour, radius * k, line * k)

    def room(self, x: float, y: float, w: float, h: float) -> pygame.FRect:
        """A part of it on the screen."""
        k = self.unit
        return pygame.FRect(self.x + x * k, self.y + y * k, w * k, h * k)

    def badge(self, sprite: str, number: int, x: float, y: float, colour: Colour, size: float = 14) -> None:
        """A count on its disc, centred."""
        wide = self.size(sprite)[0] + (5 if number > 9 else 0)
        self.sprite(sprite, x, y, wide, centre=True)
        self.number(number, x, y, size, colour)
