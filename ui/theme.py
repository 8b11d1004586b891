"""Every colour and length of the screen in one place. Colours are (red, green, blue, opacity) tuples."""

from collections.abc import Sequence
from typing import Final

Colour = tuple[int, int, int, int]


def rgb(code: int) -> Colour:
    """An opaque colour from 0xRRGGBB.

    >>> rgb(0xC8452F)
    (200, 69, 47, 255)
    """
    return (code >> 16) & 255, (code >> 8) & 255, code & 255, 255


def alpha(colour: Colour, opacity: float) -> Colour:
    """The same colour with an opacity from 0 to 1."""
    return colour[0], colour[1], colour[2], round(255 * opacity)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """A blend: share 0 gives the first colour, 1 the second."""
    red, green, blue, opacity = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue, opacity


def shade(colour: Colour, factor: float) -> Colour:
    """Darker below 1, lighter towards paper above 1."""
    if factor > 1:
        return mix(colour, (250, 244, 230, colour[3]), min(1.0, factor - 1))
    return round(colour[0] * factor), round(colour[1] * factor), round(colour[2] * factor), colour[3]


WASHI: Final = rgb(0xF3EAD7)
PAPER: Final = rgb(0xFAF4E6)
SLIP: Final = rgb(0xEBDFC6)
STRAW: Final = rgb(0xCDBF98)
INK: Final = rgb(0x1E2430)
SMOKE: Final = rgb(0x5F5B52)
FADED: Final = rgb(0x6B675C)
INDIGO: Final = rgb(0x23395B)
NIGHT: Final = rgb(0x16253F)
SHADE: Final = 0.14
"""How dark a board is under a sheet that asks something: what lies there may decide, so it stays easy to read."""
PRUSSIAN: Final = rgb(0x2F5D8A)
VERMILION: Final = rgb(0xC8452F)
BRICK: Final = rgb(0x9C3B2A)
GOLD: Final = rgb(0xC79A3B)
PINE: Final = rgb(0x4E7A5A)
MOSS: Final = rgb(0x35593F)
ASH: Final = rgb(0x8A8577)
CEDAR: Final = rgb(0x7A4E2D)
HINOKI: Final = rgb(0xD9B98A)
CELADON: Final = rgb(0xA9C7B4)
JADE: Final = rgb(0x3E7F74)
STEEL: Final = rgb(0x4B5866)
ROSE: Final = rgb(0xE9B7A8)
BUTTER: Final = rgb(0xEBD08C)
FOAM: Final = rgb(0xE2E4DC)
WHITE: Final = rgb(0xFFFFFF)
GLOW: Final = rgb(0xFFE9B8)
SHADOW: Final = rgb(0x1C1408)

PRINT_SEATS: Final = (PRUSSIAN, VERMILION, GOLD, PINE)
PRINT_SEATS_DARK: Final = (rgb(0x1F4063), rgb(0x8C2C1D), rgb(0x73551A), rgb(0x32543D))
# Far apart in lightness as well as hue, so that they differ under every kind of colour vision.
STRONG_SEATS: Final = (rgb(0x0A4FBF), rgb(0xE0400A), rgb(0xF2B705), rgb(0x1B1B1B))
STRONG_SEATS_DARK: Final = (rgb(0x06307A), rgb(0x8F2500), rgb(0x8A6500), rgb(0x000000))

LEAST_WINDOW: Final = (1024, 700)
FIRST_WINDOW: Final = (1280, 800)
DESKTOP_BARS: Final = 64
TOP_BAR: Final = 54
FOOT_BAR: Final = 84
MARGIN: Final = 24
TOOLTIP_DELAY: Final = 0.35
BREATH: Final = 1.2


def seat_colour(seat: int, strong: bool = False) -> Colour:
    """The colour of a seat, from the print or from the set of strong contrast."""
    return (STRONG_SEATS if strong else PRINT_SEATS)[seat]


def seat_dark(seat: int, strong: bool = False) -> Colour:
    """The dark shade of a seat's colour, for bands under white text."""
    return (STRONG_SEATS_DARK if strong else PRINT_SEATS_DARK)[seat]


LARGE: Final = 1.35
"""From this scale on letters are large enough: more pixels are rather used to tell more."""


def scale_for(width: int, height: int, share: float = 1.0) -> float:
    """Physical pixels per logical pixel in a window of this size: spare width goes to the middle of the screen.

    What has use for more room is drawn at a `share` of its size on a large screen: it does not only grow.

    >>> scale_for(1280, 800), scale_for(1920, 1080), round(scale_for(1920, 1080, 8 / 9), 3)
    (1.0, 1.35, 1.2)
    """
    plain = min(height / 800, width / 1170)
    return min(plain, max(LARGE, plain) * share)


def window_within(wanted: tuple[int, int], desktops: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The size of a window that a desktop can show; on a smaller one a strip is left for bars and title.

    >>> window_within((1280, 800), [(1920, 1080)])
    (1280, 800)
    >>> window_within((1280, 800), [(1366, 768)])
    (1280, 704)
    """
    if not desktops or any(wanted[0] <= width and wanted[1] <= height for width, height in desktops):
        return wanted
    width, height = desktops[0]
    least_width, least_height = LEAST_WINDOW
    return max(least_width, min(wanted[0], width)), max(least_height, min(wanted[1], height - DESKTOP_BARS))


MOTION_FACTOR: Final = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}
"""By how much every animation is longer or shorter."""
