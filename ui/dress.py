"""What a title wears on every screen: its own pictures; where they are not drawn yet, the house's or its bare tint."""

from typing import Final

import pygame

from rules.core.manifest import manifests
from ui.paint import Painter
from ui.theme import INK, NIGHT, PAPER, Colour, alpha, mix, rgb

HOUSE: Final = "comptoir"
HOUSE_SKY: Final = rgb(0x1B2F52)
STRIP: Final = 36 / 280
"""The share of a box's face that is left for its name."""


def sky_colour(title: str) -> Colour:
    """The head of a title's sky; the house's own for whatever is no title."""
    return rgb(manifests()[title].tint.sky) if title in manifests() else HOUSE_SKY


def shelf_atlases() -> tuple[str, ...]:
    """The atlases of a shelf with all boxes; those that cannot be opened yet lie in one of their own."""
    veiled = not all(each.built for each in manifests().values())
    return ("common", "box", "box_veiled") if veiled else ("common", "box")


def seal(painter: Painter, key: str) -> str:
    """The seal of a title or of a screen."""
    return _worn(painter, f"seal/{key}", "seal/house")


def band(painter: Painter, title: str) -> str:
    """The nine-slice of a strip of the title's sky."""
    return _worn(painter, f"nine/band_{title}", f"nine/band_{HOUSE}")


def book(painter: Painter, title: str) -> str:
    """The nine-slice of the cover of its rules."""
    return _worn(painter, f"nine/book_{title}", f"nine/book_{HOUSE}")


def _worn(painter: Painter, own: str, borrowed: str) -> str:
    return own if painter.palette.sprites.has(own) else borrowed


def draw_sky(painter: Painter, title: str, x: float, y: float, w: float, h: float) -> None:
    """The band at the head of a screen."""
    if painter.palette.sprites.pictures.has(f"sky_{title}"):
        painter.picture(f"sky_{title}", x, y, w, h)
        return
    sky = sky_colour(title)
    painter.bokashi(x, y, w, h, (0.0, sky), (1.0, mix(sky, rgb(manifests()[title].tint.horizon), 0.5)))
    painter.line(x, y + h - 1, x + w, y + h - 1, INK, 1.4)


def draw_water(painter: Painter, title: str, x: float, y: float, w: float, h: float) -> None:
    """The band at the foot of a screen."""
    if painter.palette.sprites.pictures.has(f"water_{title}"):
        painter.picture(f"water_{title}", x, y, w, h)
        return
    water = mix(rgb(manifests()[title].tint.water), NIGHT, 0.42)
    painter.bokashi(x, y, w, h, (0.0, water), (1.0, mix(water, NIGHT, 0.55)))
    painter.line(x, y + 1, x + w, y + 1, INK, 1.6)


def draw_backdrop(painter: Painter, kind: str, title: str, box: pygame.FRect) -> None:
    """A large picture of a title (`set_up`, `curtain`), or its sky running out into paper."""
    if painter.palette.sprites.pictures.has(f"{kind}_{title}"):
        painter.picture(f"{kind}_{title}", *box)
        return
    tint = manifests()[title].tint
    painter.bokashi(*box, (0.0, rgb(tint.sky)), (0.4, rgb(tint.horizon)), (1.0, PAPER))


def draw_cover(painter: Painter, title: str, built: bool, box: pygame.FRect) -> None:
    """The box on the shelf; the foot of its face is left for the name."""
    name = f"{'box' if built else 'box_veiled'}/{title}"
    if painter.palette.sprites.has(name):
        painter.sprite(name, box.x, box.y, box.w, box.h)
        return
    draw_backdrop(painter, "box", title, box)
    strip = box.h * STRIP
    painter.rect(box.x, box.bottom - strip, box.w, strip, PAPER)
    painter.rect(box.x, box.y, box.w, box.h, alpha(INK, 0.9), 0, 1.6)
