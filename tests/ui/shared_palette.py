"""The palette that all programs of a test process paint with."""

from functools import cache
from pathlib import Path

from ui.fonts import Fonts
from ui.paint import Palette
from ui.sprites import Sprites

ASSETS = Path(__file__).resolve().parents[2] / "assets"


@cache
def palette() -> Palette:
    """Pictures are read, cut and scaled once, words are set once."""
    return Palette(Sprites(ASSETS), Fonts(ASSETS / "fonts"))


def palette_without_layers() -> Palette:
    """The same for a program that opens: what it draws in layers it draws itself, for tests look at how."""
    shared = palette()
    shared.layers.clear()
    return shared
