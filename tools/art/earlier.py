"""What earlier values show: an atlas `<title>.<version>` with the sprites that differ from today's, and no others."""

from pathlib import Path
from zlib import crc32

from game.processes import apart
from rules.core.manifest import manifests
from rules.core.printed import today, values_file

from . import atlas
from .atlas import Sprite
from .kit import ink
from .sprites import GROUPS

LOOKED_AT = 2.0
"""The scale at which two sprites are compared."""


def write(folder: Path) -> None:
    """Draw the atlases of all earlier values, each in a process that holds them."""
    for title in manifests():
        for version in range(1, today(title)):
            if title in GROUPS and values_file(title, version).exists():
                apart({title: version}, write_changed, folder, title, version, looks(title))


def looks(title: str) -> dict[str, int]:
    """A fingerprint of every sprite of a title, under the values this process holds."""
    return {name: _look(sprite) for name, sprite in GROUPS[title]().items()}


def write_changed(folder: Path, title: str, version: int, today_looks: dict[str, int]) -> None:
    """Write what looks otherwise under the values this process holds."""
    changed = {name: each for name, each in GROUPS[title]().items() if _look(each) != today_looks.get(name)}
    if changed:
        atlas.write(folder, f"{title}.{version}", changed)


def _look(sprite: Sprite) -> int:
    surface, canvas = ink.sheet(*sprite.outer(), LOOKED_AT)
    canvas.translate(sprite.margin, sprite.margin)
    sprite.draw(canvas)
    return crc32(surface.makeImageSnapshot().tobytes())
