"""The titles as their manifests tell them, and the modules that draw them: `tools/art/<title>/`.

`cover.py` gives COVER, `sprites.py` gives `sprites()`, `pictures.py` gives `pictures()` and `places()`, which is where
things lie on the board, unless the board reckons that itself. A title that is still coming may have its cover only.
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rules.core.manifest import manifests

from .kit import palette
from .kit.covers import Cover

HOUSE = "comptoir"
OPAQUE = 0xFF000000


def tint(game: str) -> tuple[int, int, int]:
    """Head and foot of the sky, and the water: of a title, or of the house."""
    if game == HOUSE:
        return palette.HOUSE
    sky, horizon, water = manifests()[game].tint
    return OPAQUE | sky, OPAQUE | horizon, OPAQUE | water


def on_the_table() -> list[str]:
    """The house itself and the titles that can be played: only these get bands, books and backdrops."""
    return [HOUSE, *(title for title, each in manifests().items() if each.built)]


def seals() -> dict[str, str]:
    """The one sign of every title's seal."""
    return {title: each.seal for title, each in manifests().items()}


def labels() -> dict[str, str]:
    """The signs on every title's label."""
    return {title: each.label for title, each in manifests().items()}


def covers() -> dict[str, Cover]:
    """What is printed on the boxes, as far as it is cut."""
    return {title: module.COVER for title, module in drawn("cover")}


def drawn(part: str) -> Iterator[tuple[str, ModuleType]]:
    """Every title that has this module, and the module."""
    for title in manifests():
        name = f"tools.art.{title}.{part}"
        if find_spec(name) is not None:
            yield title, import_module(name)
